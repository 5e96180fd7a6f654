// What the C library offers for giving unused memory back to the system.
#if defined(__APPLE__)
#include <malloc/malloc.h>
#else
#include <malloc.h>
#endif
