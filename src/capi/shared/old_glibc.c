/* SPDX-FileCopyrightText: 2026 the acmotion authors */
/* SPDX-License-Identifier: MIT */

/* Lets the shared library run with glibc 2.28 although it is linked where glibc is newer: what the static C++
 * runtime and the library would take from a newer one is defined here, hidden, and serves this library alone.
 */

#if defined(__linux__)
#include <sched.h>
#endif
#if defined(__GLIBC__)
#include <stdatomic.h>

/* The oldest version of every symbol on this processor. */
#if defined(__x86_64__)
#define OLDEST "GLIBC_2.2.5"
#elif defined(__aarch64__)
#define OLDEST "GLIBC_2.17"
#else
#error "which version do the symbols of glibc have on this processor?"
#endif

#define HIDDEN __attribute__((visibility("hidden")))

/* 2.29 and 2.35 gave these two versions that set no errno differently; the older ones are still there. */
double old_pow(double base, double exponent);
double old_hypot(double x, double y);
__asm__(".symver old_pow, pow@" OLDEST);
__asm__(".symver old_hypot, hypot@" OLDEST);
HIDDEN double pow(double base, double exponent) {
  return old_pow(base, exponent);
}
HIDDEN double hypot(double x, double y) {
  return old_hypot(x, y);
}

/* 2.32: lets libstdc++ count references without atomics in programs of one thread. Here it always uses them.
 */
HIDDEN char __libc_single_threaded = 0;

/* 2.34 moved these into libc.so.6. libgcc's unwinder looks whether the first exists, and calls the second
 * once. */
HIDDEN int __pthread_key_create(unsigned* key, void (*destroy)(void*)) {
  (void)key;
  (void)destroy;
  return 11; /* EAGAIN: no more keys */
}
HIDDEN int pthread_once(int* control, void (*initialise)(void)) {
  enum { kNew, kRunning, kDone };
  _Atomic int* state = (_Atomic int*)control;
  int expected = kNew;
  if (atomic_compare_exchange_strong(state, &expected, kRunning)) {
    initialise();
    atomic_store(state, kDone);
  }
  while (atomic_load(state) != kDone) sched_yield();
  return 0;
}

/* 2.35: where the unwinder finds tables. The library has no exceptions: what libstdc++ would throw, such as
 * std::bad_alloc, ends the program, as it must before it reaches C. */
HIDDEN int _dl_find_object(void* address, void* result) {
  (void)address;
  (void)result;
  return -1;
}
#endif
