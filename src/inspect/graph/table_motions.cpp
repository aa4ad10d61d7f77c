// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "inspect/graph/table_motions.h"

#include "inspect/graph/key_commands.h"
#include "inspect/text/command_text.h"

#include <fmt/format.h>

namespace acm {

namespace {

using MotionKind = TableMotion::Kind;

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
  const KeyCommands keys(table);
  std::vector<TableMotion> out;
  const auto add_entry = [&](MotionKind kind, const MotionTable::Entry& entry, const MotionData* in_force) {
    const MotionData* data = &table.motions()[entry.motion];
    out.push_back({kind, keys.style(entry.key), 0, keys.state(entry.key), data, data != in_force});
  };
  for (const MotionTable::Entry& entry : table.cycles())
    add_entry(MotionKind::Cycle, entry, table.find_cycle(entry.key));
  for (const MotionTable::Entry& entry : table.modifiers())
    add_entry(MotionKind::Modifier, entry, table.find_modifier(entry.key));
  for (const MotionTable::LinkGroup& group : table.link_groups())
    for (const MotionTable::Link& link : table.links_of(group)) {
      const MotionData* data = &table.motions()[link.motion];
      out.push_back({MotionKind::Link, keys.style(group.key), keys.state(group.key), link.to, data,
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
