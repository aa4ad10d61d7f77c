// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// The JSON of a message of the input, with pieces of it taken out, doubled, swapped or replaced: refused with
// a text, or a message that comes back from JSON as it is. Unchanged it gives the same bytes.
#include "acmotion/inspect/message.hpp"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "built_message.h"
#include "fail.h"
#include "record_fuzzer.h"

namespace {

using namespace acm;

constexpr std::string_view kPieces[] = {
    "null",        "true",  "-1",  "0",       "1.5",    "1e999",     "4294967296",      "-0.0",
    "\"\"",        "[]",    "{}",  "nan",     "\"0x\"", "\"Ready\"", "\"0x1ffffffff\"", "[0,0,0]",
    "\"\\u0000\"", "65536", "256", "\"nan\"", ","};

/// Where values, keys and punctuation begin and end.
std::vector<std::pair<std::size_t, std::size_t>> pieces_of(std::string_view json) {
  std::vector<std::pair<std::size_t, std::size_t>> pieces;
  for (std::size_t i = 0; i < json.size();) {
    std::size_t end = i + 1;
    if (json[i] == '"')
      end = std::min(json.find('"', i + 1), json.size() - 1) + 1;
    else if (json.find_first_of("{}[],:", i) != i)
      end = std::min(json.find_first_of("{}[],:\"", i), json.size());
    pieces.emplace_back(i, end - i);
    i = end;
  }
  return pieces;
}

void change(std::string& json, fuzz::Script& script) {
  const auto pieces = pieces_of(json);
  const auto [at, size] = pieces[script.u16() % pieces.size()];
  const auto [other, other_size] = pieces[script.u16() % pieces.size()];
  switch (script.below(4)) {
    case 0: json.erase(at, size); break;
    case 1: json.insert(at, json.substr(other, other_size)); break;
    case 2: json.replace(at, size, json.substr(other, other_size)); break;
    default: json.replace(at, size, kPieces[script.below(std::size(kPieces))]);
  }
}

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
    change(*json, script);
    check(*json);
  }
  return 0;
}
