#ifndef LONGPRESS_CALLOCATIONS_H
#define LONGPRESS_CALLOCATIONS_H

#include <stdint.h>

/// How often memory was asked for since the program started, on all threads; 0 where it cannot be counted.
uint64_t callocations_count(void);

/// How many bytes were asked for since the program started, freed ones included.
uint64_t callocations_bytes(void);

#endif
