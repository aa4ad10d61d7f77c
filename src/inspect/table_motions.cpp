// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "inspect/table_motions.h"

#include <fmt/format.h>

#include "command_text.h"

namespace acm {

namespace {

using MotionKind = TableMotion::Kind;

// Tables file states under the low word of their style and the low bits of their own (core 4.1).
Command style_of(std::uint32_t key) {
  return key >> 16 == 0 ? 0 : expand_command(static_cast<std::uint16_t>(key >> 16));
}
Command state_of(std::uint32_t key) {
  return (key & 0xFFFFu) == 0 ? 0 : expand_command(static_cast<std::uint16_t>(key));
}

std::string text_or_star(Command command) {
  return command == 0 ? "*" : command_text(command);
}

}  // namespace

const char* to_string(MotionKind kind) {
  switch (kind) {
    case MotionKind::Cycle: return "cycle";
    case MotionKind::Modifier: return "modifier";
    case MotionKind::Link: return "link";
  }
  return "";
}

std::vector<TableMotion> table_motions(const MotionTable& table) {
  std::vector<TableMotion> out;
  const auto add_entry = [&](MotionKind kind, const MotionTable::Entry& entry, const MotionData* in_force) {
    const MotionData* data = &table.motions()[entry.motion];
    out.push_back({kind, style_of(entry.key), 0, state_of(entry.key), data, data != in_force});
  };
  for (const MotionTable::Entry& entry : table.cycles())
    add_entry(MotionKind::Cycle, entry, table.find_cycle(entry.key));
  for (const MotionTable::Entry& entry : table.modifiers())
    add_entry(MotionKind::Modifier, entry, table.find_modifier(entry.key));
  for (const MotionTable::LinkGroup& group : table.link_groups())
    for (const MotionTable::Link& link : table.links_of(group)) {
      const MotionData* data = &table.motions()[link.motion];
      out.push_back({MotionKind::Link, style_of(group.key), state_of(group.key), link.to, data,
                     data != table.find_link(group.key, link.to)});
    }
  return out;
}

std::string clip_name(const TableMotion& motion) {
  const std::string style = text_or_star(motion.style);
  switch (motion.kind) {
    case MotionKind::Cycle: return fmt::format("{}/{}", style, command_text(motion.to));
    case MotionKind::Modifier: return fmt::format("{}/+{}", style, command_text(motion.to));
    case MotionKind::Link:
      return fmt::format("{}/{}>{}", style, text_or_star(motion.from), command_text(motion.to));
  }
  return style;
}

}  // namespace acm
