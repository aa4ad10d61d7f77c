// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "json.h"

#include <algorithm>

#include "output.h"

namespace acm::tool {

namespace {

// Paths need not be UTF-8, which JSON is.
std::string dumped(const Json& value) {
  return value.dump(-1, ' ', false, Json::error_handler_t::replace);
}

bool is_list_of_scalars(const Json& value) {
  return value.is_array() &&
         std::none_of(value.begin(), value.end(), [](const Json& v) { return v.is_structured(); });
}

// Vectors, frames and hooks read best on one line.
bool fits_on_a_line(const Json& value) {
  return !value.is_structured() || value.empty() ||
         std::all_of(value.begin(), value.end(),
                     [](const Json& v) { return !v.is_structured() || is_list_of_scalars(v); });
}

void print_indented(const Json& value, std::size_t depth) {
  if (fits_on_a_line(value) && depth > 0) return write_out(dumped(value));
  const std::string indent(2 * (depth + 1), ' ');
  write_out(value.is_array() ? "[" : "{");
  const char* separator = "\n";
  for (const auto& [key, element] : value.items()) {
    write_out(separator);
    write_out(indent);
    if (value.is_object()) print("{}: ", dumped(Json(key)));
    print_indented(element, depth + 1);
    separator = ",\n";
  }
  print("\n{:{}}", "", 2 * depth);
  write_out(value.is_array() ? "]" : "}");
}

}  // namespace

void print_json(const Json& value) {
  print_indented(value, 0);
  write_out("\n");
}

JsonArrayPrinter::JsonArrayPrinter() {
  write_out("[");
}

void JsonArrayPrinter::add(const Json& element) {
  write_out(empty_ ? "\n  " : ",\n  ");
  write_out(dumped(element));
  empty_ = false;
}

void JsonArrayPrinter::finish() {
  write_out(empty_ ? "]\n" : "\n]\n");
}

}  // namespace acm::tool
