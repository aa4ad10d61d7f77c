// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "inspect/text/exact_json.h"

namespace acm::tool {

using acm::exact;
using acm::Json;
using acm::json_of;

/// Prints one value over several lines.
void print_json(const Json& value);

/// Prints an array, one element per line, as the elements come.
class JsonArrayPrinter {
 public:
  JsonArrayPrinter();
  void add(const Json& element);
  void finish();

 private:
  bool empty_ = true;
};

}  // namespace acm::tool
