// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/commands.hpp"

#include "asset_view.h"
#include "view_text.h"

namespace acm::tool {

namespace {

std::string anim_text(const AnimData& anim) {
  const std::string high = anim.high_frame < 0 ? "end" : fmt::format("{}", anim.high_frame);
  return fmt::format("{} {}..{} at {}/s", colored(TextColor::Id, hex32(anim.animation)), anim.low_frame, high,
                     anim.framerate);
}

std::string motion_text(const MotionTable& table, std::uint32_t index) {
  const MotionData& motion = table.motions()[index];
  std::string text;
  const auto add = [&](const std::string& part) { text += (text.empty() ? "" : ", ") + part; };
  for (const AnimData& anim : table.anims_of(motion)) add(anim_text(anim));
  if ((motion.bits & MotionData::kClearsModifiers) != 0) add("clears modifiers");
  if ((motion.bits & MotionData::kOnlyFromDefaultState) != 0) add("only from the default state");
  if ((motion.present & MotionData::kHasVelocity) != 0) add("velocity " + text_of(motion.velocity));
  if ((motion.present & MotionData::kHasOmega) != 0) add("omega " + text_of(motion.omega));
  return text.empty() ? "nothing" : text;
}

std::string key_text(std::uint32_t key) {
  const KeyNames names = key_names(key);
  const std::string style = names.style.empty() ? "any style" : names.style;
  const std::string motion = names.motion.empty() ? "anything" : names.motion;
  return fmt::format("{} {}", colored(TextColor::Name, fmt::format("{:<32}", style + " / " + motion)),
                     colored(TextColor::Faint, hex32(key)));
}

void print_entries(const char* title, const MotionTable& table, std::span<const MotionTable::Entry> entries) {
  print_title(title, entries.size());
  for (const MotionTable::Entry& entry : entries)
    print("  {}  {}\n", key_text(entry.key), motion_text(table, entry.motion));
}

void print_links(const MotionTable& table) {
  print_title("links", table.links().size());
  for (const MotionTable::LinkGroup& group : table.link_groups()) {
    print("  from {}\n", key_text(group.key));
    for (const MotionTable::Link& link : table.links_of(group))
      print("    to {} {}  {}\n", colored(TextColor::Name, fmt::format("{:<30}", command_text(link.to))),
            colored(TextColor::Faint, hex32(link.to)), motion_text(table, link.motion));
  }
}

}  // namespace

Json summary_of(const MotionTable& table) {
  return {{"default_style", command_text(table.default_style())},
          {"styles", table.style_defaults().size()},
          {"cycles", table.cycles().size()},
          {"modifiers", table.modifiers().size()},
          {"links", table.links().size()},
          {"anims", table.anims().size()}};
}

void print_text(const MotionTable& table, const TextOptions& options) {
  print_heading(ObjectType::MotionTable, table.id());
  print("  {}, default style {}\n", counted(options.bytes, "byte"),
        colored(TextColor::Name, command_text(table.default_style())));
  print_title("default states", table.style_defaults().size());
  for (const StyleDefault& d : table.style_defaults())
    print("  {} {}\n", colored(TextColor::Name, fmt::format("{:<32}", command_text(d.style))),
          command_text(d.substate));
  print_entries("cycles", table, table.cycles());
  print_entries("modifiers", table, table.modifiers());
  print_links(table);
}

}  // namespace acm::tool
