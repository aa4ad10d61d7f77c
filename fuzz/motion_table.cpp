// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "assets/motion_table.h"

#include "assets/command_numbering.h"

#include "record_fuzzer.h"

namespace {

// Whatever the file holds can be looked up; of equal keys it may be another entry that is found.
void look_everything_up(const acm::MotionTable& table) {
  for (const auto& entry : table.cycles())
    if (table.find_cycle(entry.key) == nullptr) std::abort();
  for (const auto& entry : table.modifiers())
    if (table.find_modifier(entry.key) == nullptr) std::abort();
  for (const auto& group : table.link_groups()) {
    if (!table.has_link_group(group.key)) std::abort();
    const bool duplicates = table.oddities().has(acm::Oddity::DuplicateKey);
    for (const auto& link : table.links_of(group))
      if (!duplicates && table.find_link(group.key, link.to) == nullptr) std::abort();
  }
  for (const auto& motion : table.motions())
    if (table.anims_of(motion).size() != motion.anim_count) std::abort();
}

// Whatever numbering a table seems to have, what it becomes is a table of the same size.
void translate(const acm::MotionTable& table) {
  (void)acm::numbering_of(table);
  for (const auto from : {acm::CommandNumbering::Client2013, acm::CommandNumbering::January2002}) {
    const acm::MotionTable today = acm::renumbered(table, from);
    const auto written = acm::write_motion_table(today);
    if (written.size() != acm::write_motion_table(table).size() || !acm::read_motion_table(written).ok())
      std::abort();
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  acm::fuzz::check_record(acm::fuzz::input(data, size), acm::read_motion_table, acm::write_motion_table,
                          [](const acm::MotionTable& table) {
                            look_everything_up(table);
                            translate(table);
                          });
  return 0;
}
