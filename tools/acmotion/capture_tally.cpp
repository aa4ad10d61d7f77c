// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "capture_tally.h"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

#include "message_json.h"
#include "names.h"
#include "output.h"
#include "text_table.h"

namespace acm::tool {

using namespace acm::wire;

std::string message_label(const MessageId& id) {
  if (id.known) return to_string(id.code());
  if (id.opcode == kGameAction) return fmt::format("action 0x{:04X}", id.type);
  if (id.opcode == kGameEvent) return fmt::format("event 0x{:04X}", id.type);
  return fmt::format("0x{:04X}", id.opcode);
}

CaptureTally::Object* CaptureTally::find(Guid guid) {
  if (guid == 0) return nullptr;
  if (const auto found = objects_.find(guid); found != objects_.end()) return &found->second;
  return objects_.size() < kMostObjects ? &objects_[guid] : nullptr;
}

void CaptureTally::count(const CapturedMessage& captured, const MessageId& id, Guid subject) {
  if (Object* object = find(subject)) {
    ++object->messages;
    object->bytes += captured.bytes.size();
  }
  const auto key = std::pair(message_label(id), captured.direction);
  if (kinds_.size() == kMostKinds && !kinds_.contains(key)) return;
  KindCount& kind = kinds_[key];
  ++kind.messages;
  kind.bytes += captured.bytes.size();
}

void CaptureTally::name(const ObjectDescription& description) {
  const auto head = decode_weenie_head(description.tail);
  if (!head) return;
  if (Object* object = find(description.guid)) object->name = utf8(head->name);
}

std::string CaptureTally::object_text(Guid guid) const {
  if (guid == 0) return "-";
  const auto found = objects_.find(guid);
  if (found == objects_.end() || found->second.name.empty()) return hex32(guid);
  return fmt::format("{} {}", hex32(guid), found->second.name);
}

void CaptureTally::print(const CaptureReader& reader, std::uint64_t faults) const {
  const CaptureCounts& c = reader.counts();
  const double seconds = static_cast<double>(c.last_microseconds - c.first_microseconds) / 1e6;
  acm::tool::print("{} in {:.1f} s: {} of the game ({} bytes), {} others\n", counted(c.frames, "frame"),
                   seconds, grouped(c.packets), grouped(c.packet_bytes), grouped(c.other_frames));
  if (c.later_parts != 0)
    acm::tool::print(
        "{} of the others are parts of datagrams that IP has cut up; they are not put together\n",
        grouped(c.later_parts));
  acm::tool::print("checksums: {} valid, {} wrong, {} keyed\n", grouped(c.valid_checksums),
                   grouped(c.wrong_checksums), grouped(c.keyed_checksums));
  acm::tool::print("{}, {} of them copies; {} sent again\n", counted(c.fragments, "fragment"),
                   grouped(c.duplicates), counted(c.retransmissions, "packet"));
  acm::tool::print("{}, {} unfinished, {} given up, {}\n\n", counted(c.messages, "message"),
                   grouped(reader.reassembler().unfinished_count()), grouped(reader.reassembler().evicted()),
                   counted(faults, "fault"));
  print_kinds();
  print_busiest();
}

void CaptureTally::print_kinds() const {
  using Align = TextTable::Column::Align;
  std::vector<std::pair<std::pair<std::string, Direction>, KindCount>> kinds(kinds_.begin(), kinds_.end());
  std::stable_sort(kinds.begin(), kinds.end(),
                   [](const auto& a, const auto& b) { return a.second.messages > b.second.messages; });
  TextTable table({{"message", Align::Left, Ink::Name},
                   {"from", Align::Left, Ink::Plain},
                   {"count", Align::Right, Ink::Plain},
                   {"bytes", Align::Right, Ink::Plain}});
  for (const auto& [kind, count] : kinds)
    table.add({kind.first, to_string(kind.second), grouped(count.messages), grouped(count.bytes)});
  table.print();
}

void CaptureTally::print_busiest() const {
  constexpr std::size_t kShown = 10;
  if (objects_.empty()) return;
  std::vector<std::pair<Guid, Object>> objects(objects_.begin(), objects_.end());
  std::sort(objects.begin(), objects.end(), [](const auto& a, const auto& b) {
    return a.second.messages != b.second.messages ? a.second.messages > b.second.messages : a.first < b.first;
  });
  objects.resize(std::min(kShown, objects.size()));
  acm::tool::print("\nbusiest of {}\n", counted(objects_.size(), "object"));
  using Align = TextTable::Column::Align;
  TextTable table({{"object", Align::Left, Ink::Id},
                   {"name", Align::Left, Ink::Name},
                   {"messages", Align::Right, Ink::Plain},
                   {"bytes", Align::Right, Ink::Plain}});
  for (const auto& [guid, object] : objects)
    table.add({hex32(guid), object.name, grouped(object.messages), grouped(object.bytes)});
  table.print();
}

}  // namespace acm::tool
