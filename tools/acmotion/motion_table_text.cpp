// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "asset_text.h"
#include "names.h"
#include "output.h"

namespace acm::tool {

namespace {

std::string anim_text(const AnimData& anim) {
  const std::string high = anim.high_frame < 0 ? "end" : fmt::format("{}", anim.high_frame);
  return fmt::format("{} {}..{} at {}/s", inked(Ink::Id, hex32(anim.animation)), anim.low_frame, high,
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
  return fmt::format("{} {}", inked(Ink::Name, fmt::format("{:<32}", style + " / " + motion)),
                     inked(Ink::Faint, hex32(key)));
}

void print_title(const char* title, std::size_t count) {
  print("\n{} ({})\n", inked(Ink::Strong, title), count);
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
      print("    to {} {}  {}\n", inked(Ink::Name, fmt::format("{:<30}", command_label(link.to))),
            inked(Ink::Faint, hex32(link.to)), motion_text(table, link.motion));
  }
}

}  // namespace

void print_text(const MotionTable& table, std::size_t bytes) {
  print("{} {}\n", inked(Ink::Strong, "motion-table"), inked(Ink::Id, hex32(table.id())));
  print("  {}, default style {}\n", counted(bytes, "byte"),
        inked(Ink::Name, command_label(table.default_style())));
  print_title("default states", table.style_defaults().size());
  for (const StyleDefault& d : table.style_defaults())
    print("  {} {}\n", inked(Ink::Name, fmt::format("{:<32}", command_label(d.style))),
          command_label(d.substate));
  print_entries("cycles", table, table.cycles());
  print_entries("modifiers", table, table.modifiers());
  print_links(table);
}

}  // namespace acm::tool
