// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "inspect/text/parse_double.h"

#include <version>

#if !defined(__cpp_lib_to_chars)
#include <cmath>
#include <cstdlib>
#include <string>
#endif

namespace acm {

#if defined(__cpp_lib_to_chars)

std::from_chars_result parse_double(std::string_view text, double& value) {
  return std::from_chars(text.data(), text.data() + text.size(), value);
}

#else

// The C library rounds correctly too, in the locale "C" in which every program begins.
std::from_chars_result parse_double(std::string_view text, double& value) {
  if (text.starts_with('+')) return {text.data(), std::errc::invalid_argument};
  const std::string copy(text);
  char* end = nullptr;
  const double number = std::strtod(copy.c_str(), &end);
  const std::string_view read = text.substr(0, static_cast<std::size_t>(end - copy.c_str()));
  if (read.empty()) return {text.data(), std::errc::invalid_argument};
  const char* after = text.data() + read.size();
  const std::string_view mantissa = read.substr(0, read.find_first_of("eE"));
  const bool vanished = number == 0.0 && mantissa.find_first_of("123456789") != std::string_view::npos;
  if (std::isinf(number) || vanished) return {after, std::errc::result_out_of_range};
  value = number;
  return {after, std::errc()};
}

#endif

}  // namespace acm
