#include <zlib.h>

// inflateInit2 is a macro, which Swift does not see.  Negative bits: a raw stream, as in zip archives.
static inline int longpress_inflateInit2(z_streamp stream, int windowBits) { return inflateInit2(stream, windowBits); }
