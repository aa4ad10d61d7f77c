// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "capture_summary.h"

#include "wire/packet.h"

#include "names.h"
#include "output.h"
#include "text_table.h"

namespace acm::tool {

namespace {

using Align = TextTable::Column::Align;

void print_counts(const inspect::CaptureReader& reader, std::uint64_t errors) {
  const inspect::CaptureCounts& c = reader.counts();
  const double seconds = static_cast<double>(c.last_microseconds - c.first_microseconds) / 1e6;
  print("{} in {:.1f} s: {} of the game ({} bytes), {} others\n", counted(c.frames, "frame"), seconds,
        grouped(c.packets), grouped(c.packet_bytes), grouped(c.other_frames));
  if (c.later_parts != 0)
    print("{} of the others are parts of datagrams that IP has cut up; they are not put together\n",
          grouped(c.later_parts));
  print("checksums: {} valid, {} wrong, {} keyed\n", grouped(c.valid_checksums), grouped(c.wrong_checksums),
        grouped(c.keyed_checksums));
  print("{}, {} of them copies; {} sent again\n", counted(c.fragments, "fragment"), grouped(c.duplicates),
        counted(c.retransmissions, "packet"));
  print("{}, {} unfinished, {} evicted, {}\n\n", counted(c.messages, "message"),
        grouped(reader.unfinished().size()), grouped(reader.evicted()), counted(errors, "error"));
}

void print_stray(const inspect::CaptureTally& tally) {
  if (tally.stray().messages == 0) return;
  print("{} cut off the end of {}\n\n", counted(tally.stray().bytes, "stray byte"),
        counted(tally.stray().messages, "message"));
}

void print_kinds(const inspect::CaptureTally& tally) {
  TextTable table({{"message", Align::Left, TextColor::Name},
                   {"from", Align::Left, TextColor::Plain},
                   {"count", Align::Right, TextColor::Plain},
                   {"bytes", Align::Right, TextColor::Plain}});
  for (const inspect::CaptureTally::Kind& kind : tally.kinds())
    table.add({kind.label, direction_text(kind.from_server), grouped(kind.count.messages),
               grouped(kind.count.bytes)});
  table.print();
}

void print_busiest(const inspect::CaptureTally& tally) {
  constexpr std::size_t kShown = 10;
  if (tally.object_count() == 0) return;
  print("\nbusiest of {}\n", counted(tally.object_count(), "object"));
  TextTable table({{"object", Align::Left, TextColor::Id},
                   {"name", Align::Left, TextColor::Name},
                   {"messages", Align::Right, TextColor::Plain},
                   {"bytes", Align::Right, TextColor::Plain}});
  for (const inspect::CaptureTally::Object& object : tally.busiest(kShown))
    table.add({hex32(object.guid), object.name, grouped(object.count.messages), grouped(object.count.bytes)});
  table.print();
}

}  // namespace

const char* direction_text(bool from_server) {
  return wire::to_string(from_server ? wire::Direction::ServerToClient : wire::Direction::ClientToServer);
}

void print_summary(const inspect::CaptureTally& tally, const inspect::CaptureReader& reader,
                   std::uint64_t errors) {
  print_counts(reader, errors);
  print_stray(tally);
  print_kinds(tally);
  print_busiest(tally);
}

}  // namespace acm::tool
