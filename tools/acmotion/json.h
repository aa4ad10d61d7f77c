// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "base/bytes.h"
#include "inspect/exact_json.h"

namespace acm::tool {

using acm::exact;
using acm::Json;

/// Names of the oddities met and where the first was; an empty object when there are none.
Json json_of(const Oddities& oddities);

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
