/* SPDX-FileCopyrightText: 2026 the acmotion authors */
/* SPDX-License-Identifier: MIT */
#ifndef TESTS_CAPI_CHECK_H
#define TESTS_CAPI_CHECK_H

#include "acmotion/acmotion.h"

/* Tests in C: TEST(Suite, name) { CHECK(...); } in any source of the program. The build lists them one by
 * one. A failed check is printed and the test goes on. */

typedef void (*test_function)(void);
void register_test(const char* name, test_function run);
void fail_test(const char* file, int line, const char* what, const char* found);
/* What a call has answered, and what it should have. */
void check_status(const char* file, int line, const char* call, int32_t status, int32_t wanted,
                  const acm_error* error);
void check_field(const char* file, int line, const acm_error* error, const char* wanted);

#define TEST(suite, name)                                                    \
  static void suite##_##name(void);                                          \
  __attribute__((constructor)) static void register_##suite##_##name(void) { \
    register_test(#suite "." #name, suite##_##name);                         \
  }                                                                          \
  static void suite##_##name(void)

#define CHECK(condition) ((condition) ? (void)0 : fail_test(__FILE__, __LINE__, #condition, "false"))
/* The error of all calls of a test; every call fills it. */
#define CHECK_STATUS(call, wanted) check_status(__FILE__, __LINE__, #call, (call), (wanted), &error)
#define CHECK_OK(call) CHECK_STATUS(call, ACM_OK)
#define CHECK_FIELD(name) check_field(__FILE__, __LINE__, &error, (name))

#endif
