#include "CAllocations.h"

#include <stdatomic.h>
#include <stddef.h>

static _Atomic uint64_t count, bytes;

static void note(size_t size) {
  atomic_fetch_add_explicit(&count, 1, memory_order_relaxed);
  atomic_fetch_add_explicit(&bytes, size, memory_order_relaxed);
}

#if defined(__GLIBC__) || (defined(__linux__) && __has_include(<features.h>))
#include <features.h>
#endif

#if defined(__GLIBC__)

// The C library lets a program bring its own malloc; this one counts and passes on to the library's.
extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);

void *malloc(size_t size) {
  note(size);
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  note(number * size);
  return __libc_calloc(number, size);
}

void *realloc(void *old, size_t size) {
  note(size);
  return __libc_realloc(old, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  note(size);
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  note(size);
  *result = __libc_memalign(alignment, size);
  return *result ? 0 : 12;
}

#elif defined(__APPLE__)

// The system's own tools count through this hook: kind, zone, size (or the old place), size of a change, result, frames.
typedef void(logger_t)(uint32_t, uintptr_t, uintptr_t, uintptr_t, uintptr_t, uint32_t);
extern logger_t *malloc_logger;

static void log_allocation(uint32_t kind, uintptr_t zone, uintptr_t a, uintptr_t b, uintptr_t result, uint32_t frames) {
  (void)zone, (void)result, (void)frames;
  if (kind & 2) note(kind & 4 ? b : a);
}

__attribute__((constructor)) static void start(void) { malloc_logger = log_allocation; }

#endif

uint64_t callocations_count(void) { return atomic_load(&count); }
uint64_t callocations_bytes(void) { return atomic_load(&bytes); }
