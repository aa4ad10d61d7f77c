// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "message_difference.h"

#include "acmotion/wire.hpp"
#include "inspect/text/text.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <cmath>
#include <string>
#include <vector>

namespace acm::inspect {

namespace {

using wire::FieldRecord;

struct ExplainedMessage {
  Vector<std::byte> bytes;
  std::vector<FieldRecord> records;
};

/// Nothing for what a decoder refuses, and for what is longer than any message of movement.
std::optional<ExplainedMessage> explained(std::string_view hex) {
  constexpr std::size_t kLongest = 1 << 16;
  if (hex.size() > 2 * kLongest) return std::nullopt;
  InspectResult<Vector<std::byte>> bytes = bytes_of_hex(hex);
  if (!bytes) return std::nullopt;
  ExplainedMessage message{.bytes = *std::move(bytes), .records = {}};
  message.records.resize(message.bytes.size());  // no field is shorter than a byte
  const wire::Explanation found = wire::explain(message.records, message.bytes);
  if (!found.status.ok()) return std::nullopt;
  message.records.resize(std::min(found.fields, message.records.size()));
  return message;
}

std::string name_of_field(const FieldRecord& field) {
  return field.component != 0 ? fmt::format("{}.{}", field.field, field.component) : field.field;
}

std::string value_of_field(const ExplainedMessage& message, std::size_t i) {
  if (i >= message.records.size()) return "not there";
  const FieldRecord& field = message.records[i];
  switch (field.kind) {
    case FieldRecord::Kind::Float: return fmt::format("{}", std::bit_cast<float>(field.bits));
    case FieldRecord::Kind::Unsigned: return fmt::format("0x{:X}", field.bits);
    default: return hex_text(Bytes(message.bytes).subspan(field.offset, field.size));
  }
}

bool same_value_of_field(const ExplainedMessage& a, const ExplainedMessage& b, std::size_t i,
                         double tolerance) {
  if (a.records[i].kind == FieldRecord::Kind::Float && b.records[i].kind == FieldRecord::Kind::Float) {
    const double x = std::bit_cast<float>(a.records[i].bits), y = std::bit_cast<float>(b.records[i].bits);
    if (std::fabs(x - y) <= tolerance * std::max({1.0, std::fabs(x), std::fabs(y)})) return true;
  }
  return value_of_field(a, i) == value_of_field(b, i);
}

}  // namespace

std::optional<MessageDifference> message_difference(std::string_view expected, std::string_view actual,
                                                    double tolerance) {
  if (expected == actual) return std::nullopt;
  const std::optional<ExplainedMessage> a = explained(expected), b = explained(actual);
  if (!a || !b) return MessageDifference{{}, std::string(expected), std::string(actual)};
  for (std::size_t i = 0; i < std::min(a->records.size(), b->records.size()); ++i) {
    const std::string name = name_of_field(a->records[i]), other = name_of_field(b->records[i]);
    if (name != other) return MessageDifference{name, value_of_field(*a, i), "not there"};
    if (!same_value_of_field(*a, *b, i, tolerance))
      return MessageDifference{name, value_of_field(*a, i), value_of_field(*b, i)};
  }
  if (a->records.size() == b->records.size()) return std::nullopt;
  const std::size_t i = std::min(a->records.size(), b->records.size());
  const ExplainedMessage& longer = i < a->records.size() ? *a : *b;
  return MessageDifference{name_of_field(longer.records[i]), value_of_field(*a, i), value_of_field(*b, i)};
}

}  // namespace acm::inspect
