// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "capture_csv.h"

#include "inspect/message/protocol_names.h"

#include <fmt/format.h>

#include "capture_summary.h"
#include "names.h"

namespace acm::tool {

namespace {

/// Quoted where it has to be. Names come from the network: what would end a line is escaped first.
std::string csv_cell(std::string_view text) {
  const std::string shown = inspect::printable(text);
  if (shown.find_first_of(",\"") == std::string::npos) return shown;
  std::string quoted = "\"";
  for (const char c : shown) {
    if (c == '"') quoted += '"';
    quoted += c;
  }
  return quoted + '"';
}

}  // namespace

std::string message_csv(const CapturedRow& row) {
  const inspect::CapturedMessage& m = row.captured;
  return fmt::format("{},{}.{:06},{},{},{},{},{},{},{},{}\n", m.frame, m.microseconds / 1'000'000,
                     m.microseconds % 1'000'000, direction_text(m.from_server),
                     row.subject == 0 ? std::string() : hex32(row.subject), csv_cell(row.name),
                     csv_cell(inspect::message_label(row.id)), inspect::opcode_text(row.id), m.bytes.size(),
                     row.stray, csv_cell(row.meaning));
}

std::string summary_csv(const inspect::CaptureTally& tally) {
  std::string out = "message,opcode,direction,count,bytes\n";
  for (const inspect::CaptureTally::Kind& kind : tally.kinds())
    out += fmt::format("{},{},{},{},{}\n", csv_cell(kind.label), kind.opcode,
                       direction_text(kind.from_server), kind.count.messages, kind.count.bytes);
  return out;
}

}  // namespace acm::tool
