// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// JSON of unknown origin: refused with a text, or a message that comes back from JSON as it is.
#include "acmotion/inspect/message.hpp"

#include <cstdlib>
#include <string_view>

#include "record_fuzzer.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace acm;
  const auto bytes = inspect::message_from_json({reinterpret_cast<const char*>(data), size});
  if (!bytes) {
    if (bytes.error().text.empty()) std::abort();
    return 0;
  }
  const auto json = inspect::message_json(*bytes);
  if (!json) std::abort();
  const auto again = inspect::message_from_json(*json);
  if (!again || *again != *bytes) std::abort();
  return 0;
}
