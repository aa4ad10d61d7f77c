// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// The JSON of a message of the input, with pieces of it taken out, doubled, swapped or replaced: refused with
// a text, or a message that comes back from JSON as it is. Unchanged it gives the same bytes.
#include "acmotion/inspect/message.hpp"

#include <string>
#include <string_view>

#include "built_message.h"
#include "fail.h"
#include "json_changes.h"
#include "record_fuzzer.h"

namespace {

using namespace acm;

void check(std::string_view json) {
  const auto bytes = inspect::message_from_json(json);
  if (!bytes) {
    const std::string& text = bytes.error().text;
    if (text.empty() || text.find('\n') != text.npos) fuzz::fail("an error", "not one line of text");
    return;
  }
  const auto written = inspect::message_json(*bytes);
  if (!written) fuzz::fail("message_json", "refuses a message");
  const auto again = inspect::message_from_json(*written);
  if (!again || *again != *bytes) fuzz::fail("message_from_json", "other bytes");
  (void)inspect::message_summary(*bytes);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  fuzz::Script script(fuzz::input(data, size));
  const Vector<std::byte> message = fuzz::built_message(script);
  auto json = inspect::message_json(message);
  if (!json) return 0;
  const auto back = inspect::message_from_json(*json);
  if (!back || *back != message) fuzz::fail("message_from_json", "not the message");
  for (int changes = 0; !script.done() && changes < 16 && !json->empty(); ++changes) {
    fuzz::change(*json, script);
    check(*json);
  }
  return 0;
}
