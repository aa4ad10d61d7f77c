/* SPDX-FileCopyrightText: 2026 the acmotion authors */
/* SPDX-License-Identifier: MIT */

/* Replaces the C library's printf functions, which need 128-bit arithmetic for numbers that nothing prints.
 * There are two callers: code that ends the program, whose message has nowhere to go; and the JSON library,
 * which writes characters as hexadecimal numbers: "\\u%04x", "<U+%.4X>".
 */

#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>

int vfprintf(FILE* file, const char* format, va_list arguments) {
  (void)file, (void)format, (void)arguments;
  return -1;
}
int fprintf(FILE* file, const char* format, ...) {
  (void)file, (void)format;
  return -1;
}

struct text {
  char* begin;
  size_t size, length;
};

static void put(struct text* out, char c) {
  if (out->length + 1 < out->size) out->begin[out->length] = c;
  ++out->length;
}

/* Writes one %x conversion with its minimum of digits; returns the rest of the format. */
static const char* put_hex(struct text* out, const char* format, unsigned value) {
  int digits = 0;
  while (*format == '0' || *format == '.') ++format;
  while (*format >= '0' && *format <= '9') digits = digits * 10 + (*format++ - '0');
  if (*format != 'x' && *format != 'X') __builtin_trap();
  const char letter = *format == 'x' ? 'a' : 'A';
  for (int place = 7; place >= 0; --place) {
    const unsigned digit = value >> (4 * place) & 15;
    if (value >> (4 * place) == 0 && place >= digits && place > 0) continue;
    put(out, (char)(digit < 10 ? '0' + digit : letter + (digit - 10)));
  }
  return format + 1;
}

int snprintf(char* begin, size_t size, const char* format, ...) {
  struct text out = {begin, size, 0};
  va_list arguments;
  va_start(arguments, format);
  while (*format != '\0') {
    if (*format != '%')
      put(&out, *format++);
    else
      format = put_hex(&out, format + 1, va_arg(arguments, unsigned));
  }
  va_end(arguments);
  if (size > 0) begin[out.length < size ? out.length : size - 1] = '\0';
  return (int)out.length;
}
