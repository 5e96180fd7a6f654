#ifndef LONGPRESS_CDIGEST_H
#define LONGPRESS_CDIGEST_H

#include <stddef.h>
#include <stdint.h>

/// Whether this processor has instructions for SHA-256.
int cdigest_has_sha256(void);

/// Adds whole blocks of 64 bytes to the eight words of a SHA-256 under way; only where `cdigest_has_sha256` says 1.
void cdigest_sha256_blocks(uint32_t state[8], const uint8_t *bytes, size_t blocks);

#endif
