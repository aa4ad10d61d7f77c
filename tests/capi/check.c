/* SPDX-FileCopyrightText: 2026 the acmotion authors */
/* SPDX-License-Identifier: MIT */
#include "check.h"

#include <stdio.h>
#include <string.h>

enum { MAX_TESTS = 512 };
static struct {
  const char* name;
  test_function run;
} tests[MAX_TESTS];
static int test_count;
static int failures;

void register_test(const char* name, test_function run) {
  if (test_count == MAX_TESTS) return;
  tests[test_count].name = name;
  tests[test_count++].run = run;
}

void fail_test(const char* file, int line, const char* what, const char* found) {
  printf("%s:%d: %s: %s\n", file, line, what, found);
  ++failures;
}

void check_status(const char* file, int line, const char* call, int32_t status, int32_t wanted,
                  const acm_error* error) {
  char found[320];
  if (status == wanted && error->status == wanted) return;
  snprintf(found, sizeof found, "%d (%s) instead of %d; error: %d, field '%s', %s", (int)status,
           acm_status_text(status), (int)wanted, (int)error->status, error->field, error->text);
  fail_test(file, line, call, found);
}

void check_field(const char* file, int line, const acm_error* error, const char* wanted) {
  if (strcmp(error->field, wanted) != 0) fail_test(file, line, wanted, error->field);
}

/* Without arguments all tests, otherwise those that are named. */
int main(int argc, char** argv) {
  int ran = 0;
  for (int i = 0; i < test_count; ++i) {
    int wanted = argc == 1;
    for (int a = 1; a < argc; ++a) wanted |= strcmp(argv[a], tests[i].name) == 0;
    if (!wanted) continue;
    const int before = failures;
    tests[i].run();
    ++ran;
    printf("%s %s\n", failures == before ? "ok    " : "FAILED", tests[i].name);
  }
  if (ran == 0) printf("no such test\n");
  printf("%d tests, %d failed checks\n", ran, failures);
  return ran > 0 && failures == 0 ? 0 : 1;
}
