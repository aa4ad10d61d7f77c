// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "motion/table_listing.h"

#include <algorithm>

namespace acm {

namespace {

// The command that a key names; 0 when there is none.
Command command_of(std::uint32_t key) {
  const auto index = static_cast<std::uint16_t>(key);
  const Command command = expand_command(index);
  return (command & 0xFFFFu) == index && index != 0 ? command : 0;
}

bool belongs_to(std::uint32_t key, Command style) {
  return (key & 0xFFFF0000u) == style << 16;
}

void sort_and_merge(Vector<Command>& commands) {
  std::ranges::sort(commands);
  commands.erase(std::unique(commands.begin(), commands.end()), commands.end());
  if (!commands.empty() && commands.front() == 0) commands.erase(commands.begin());
}

void add_entries(Vector<Command>& out, std::span<const MotionTable::Entry> entries, Command style) {
  for (const MotionTable::Entry& entry : entries)
    if (belongs_to(entry.key, style)) out.push_back(command_of(entry.key));
}

}  // namespace

Vector<Command> states_of(const MotionTable& table, Command style) {
  Vector<Command> out;
  add_entries(out, table.cycles(), style);
  sort_and_merge(out);
  return out;
}

Vector<Command> motions_from(const MotionTable& table, Command style, Command state) {
  Vector<Command> out;
  for (const StyleDefault& d : table.style_defaults())
    if (d.style != style) out.push_back(d.style);
  for (const Command s : {style, table.default_style()}) add_entries(out, table.cycles(), s);
  for (const Command s : {style, Command{0}}) add_entries(out, table.modifiers(), s);
  const std::uint32_t groups[] = {motion_key(style, state), motion_key(style, table.default_substate(style)),
                                  motion_key(style, 0)};
  for (const MotionTable::LinkGroup& group : table.link_groups())
    if (std::ranges::find(groups, group.key) != std::end(groups))
      for (const MotionTable::Link& link : table.links_of(group)) out.push_back(link.to);
  sort_and_merge(out);
  return out;
}

}  // namespace acm
