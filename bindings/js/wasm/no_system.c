/* SPDX-FileCopyrightText: 2026 the acmotion authors */
/* SPDX-License-Identifier: MIT */

/* What the C library would ask a system for. There is none: the modules import nothing. Only what ends the
 * program prints (an allocation that fails, an assertion), and its last words have nowhere to go: it traps.
 */

#include <stdint.h>

/* The names by which wasi-libc calls WASI; both end the program. */
_Noreturn void __wasi_proc_exit(uint32_t code) {
  (void)code;
  __builtin_trap();
}
_Noreturn void abort(void) {
  __builtin_trap();
}

/* The other ones: an error, as of a file that is closed. */
enum { kBadFile = 8 };
uint16_t __wasi_fd_write(int32_t file, const void* pieces, uint32_t count, uint32_t* written) {
  (void)file, (void)pieces, (void)count, (void)written;
  return kBadFile;
}
uint16_t __wasi_fd_close(int32_t file) {
  (void)file;
  return kBadFile;
}
uint16_t __wasi_fd_seek(int32_t file, int64_t offset, uint8_t whence, uint64_t* position) {
  (void)file, (void)offset, (void)whence, (void)position;
  return kBadFile;
}
uint16_t __wasi_fd_fdstat_get(int32_t file, void* out) {
  (void)file, (void)out;
  return kBadFile;
}
