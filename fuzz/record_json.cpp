// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// A record as JSON gives the same bytes. JSON of unknown origin, and that of a record with pieces of it
// changed, is refused with one line of text, or gives a record that reads again.
//
// An input that begins with '{' is JSON. Others are the number of bytes of a script, the script, a record.
#include "inspect/record/record_json.h"

#include <algorithm>
#include <string>
#include <string_view>

#include "fail.h"
#include "json_changes.h"
#include "record_fuzzer.h"

namespace {

using namespace acm;

void check_json(std::string_view json) {
  const auto bytes = inspect::record_from_json(json);
  if (!bytes) {
    const std::string& text = bytes.error().text;
    if (text.empty() || text.find('\n') != text.npos) fuzz::fail("an error", "not one line of text");
    return;
  }
  const auto written = inspect::record_to_json(*bytes);
  // Readers take ids that belong to no known type, which say nothing of the type.
  if (!written && written.error().code == ErrorCode::Unsupported) return;
  if (!written) fuzz::fail("record_to_json", "refuses a record");
  const auto again = inspect::record_from_json(*written);
  if (!again || *again != *bytes) fuzz::fail("record_from_json", "other bytes");
}

void check_record(Bytes record, fuzz::Script script) {
  auto json = inspect::record_to_json(record);
  if (!json) {
    if (json.error().offset > record.size()) fuzz::fail("record_to_json", "an error beyond the end");
    return;
  }
  const auto back = inspect::record_from_json(*json);
  if (!back || !std::ranges::equal(*back, record)) fuzz::fail("record_from_json", "not the record");
  for (int changes = 0; !script.done() && changes < 8 && !json->empty(); ++changes) {
    fuzz::change(*json, script);
    check_json(*json);
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size == 0) return 0;
  if (data[0] == '{') {
    check_json({reinterpret_cast<const char*>(data), size});
    return 0;
  }
  const Bytes rest = fuzz::input(data, size).subspan(1);
  const std::size_t script = std::min<std::size_t>(data[0], rest.size());
  check_record(rest.subspan(script), fuzz::Script(rest.first(script)));
  return 0;
}
