/* SPDX-FileCopyrightText: 2026 the acmotion authors */
/* SPDX-License-Identifier: MIT */

/* Replaces what the C library needs of a system: the modules import nothing. Only code that ends the program
 * prints (a failed allocation, an assertion); its message has nowhere to go, and then it traps.
 */

#include <stdint.h>

/* Both end the program: WASI's exit, by the name that wasi-libc calls it, and abort. */
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
