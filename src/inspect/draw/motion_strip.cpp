// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "inspect/draw/motion_strip.h"

#include "inspect/graph/key_commands.h"
#include "inspect/text/command_text.h"
#include "inspect/text/text.h"
#include "motion/animation_queries.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <span>

namespace acm {

namespace {

struct Found {
  const MotionData* motion;
  Command from;  // 0: a cycle
};

Found find_motion(const MotionTable& table, const MotionChoice& choice) {
  const Command rest = table.default_substate(choice.style);
  if (choice.from == 0) {
    if (const MotionData* cycle = table.find_cycle(motion_key(choice.style, choice.motion)))
      return {cycle, 0};
    if (const MotionData* cycle = table.find_cycle(motion_key(table.default_style(), choice.motion)))
      return {cycle, 0};
  }
  const Command from = choice.from != 0 ? choice.from : rest;
  if (const MotionData* link = table.find_link(motion_key(choice.style, from), choice.motion))
    return {link, from};
  return {table.find_link(motion_key(choice.style, 0), choice.motion), from};
}

void append_frames(MotionStrip& strip, const BoundAnim& anim, const MotionData& motion, double begin) {
  const double rate = std::fabs(static_cast<double>(anim.framerate));
  if (anim.animation == nullptr) return;
  const bool backward = anim.framerate < 0.0f;
  Frame body = strip.frames.empty() ? Frame{} : strip.frames.back().body;
  // At rate 0 the first frame is held, and the others are never shown.
  const std::int32_t last = rate > 0.0 ? anim.high_frame : anim.low_frame;
  for (std::int32_t i = anim.low_frame; i <= last; ++i) {
    const auto frame = static_cast<std::uint32_t>(backward ? anim.high_frame - (i - anim.low_frame) : i);
    if (!strip.frames.empty() && rate > 0.0) {
      const StripFrame& before = strip.frames.back();
      const float quantum = static_cast<float>(1.0 / rate);
      if (before.animation == anim.animation && anim.animation->has_position_frames())
        body = backward ? subtract(body, anim.animation->position_frames[before.frame])
                        : combine(body, anim.animation->position_frames[before.frame]);
      body.origin = body.origin + rotate_to_global(body.rotation, motion.velocity * quantum);
      rotate_local(body, motion.omega * quantum);
    }
    const double time = begin + (rate > 0.0 ? (i - anim.low_frame) / rate : 0.0);
    strip.frames.push_back(
        {anim.animation, frame, backward, time, begin + exact_hook_time(anim, frame), body});
  }
}

// "18 frames at 30 per second, 0.60 s", or "1 frame, held for ever".
std::string describe_length(const MotionStrip& strip, std::span<const BoundAnim> anims) {
  double seconds = 0.0;
  std::string rates;
  bool held = false;
  for (const BoundAnim& anim : anims) {
    if (anim.animation == nullptr) continue;
    held |= anim.framerate == 0.0f;
    if (anim.framerate == 0.0f) continue;
    seconds += (anim.high_frame - anim.low_frame + 1) / std::fabs(static_cast<double>(anim.framerate));
    rates += fmt::format("{}{:g}", rates.empty() ? "" : ", ", anim.framerate);
  }
  std::string text = inspect::counted(strip.frames.size(), "frame");
  if (!rates.empty()) text += fmt::format(" at {} per second, {:.2f} s", rates, seconds);
  return held ? text + ", held for ever" : text;
}

std::string describe(const MotionStrip& strip, const BoundTable& table, const MotionData& motion) {
  std::string note = describe_length(strip, table.anims_of(motion));
  if (length_squared(motion.velocity) > 0.0f) note += fmt::format(", {:.2f} m/s", length(motion.velocity));
  if (length_squared(motion.omega) > 0.0f) note += fmt::format(", {:.2f} rad/s", length(motion.omega));
  if ((motion.bits & MotionData::kClearsModifiers) != 0) note += ", clears modifiers";
  if ((motion.bits & MotionData::kOnlyFromDefaultState) != 0) note += ", only from the default state";
  return note;
}

}  // namespace

std::optional<MotionStrip> lay_out(const BoundTable& table, const MotionChoice& choice) {
  const Found found = find_motion(*table.table, choice);
  if (found.motion == nullptr) return std::nullopt;
  MotionStrip strip;
  double begin = 0.0;
  for (const BoundAnim& anim : table.anims_of(*found.motion)) {
    append_frames(strip, anim, *found.motion, begin);
    if (anim.animation != nullptr) begin += exact_length(anim);
  }
  strip.loops = found.from == 0;
  strip.title = command_text(choice.style) + ": ";
  if (choice.from != 0) strip.title += command_text(choice.from) + " to ";
  strip.title += command_text(choice.motion);
  strip.note = describe(strip, table, *found.motion);
  return strip;
}

std::vector<MotionChoice> motions_of(const MotionTable& table, Command style) {
  const KeyCommands keys(table);
  std::vector<MotionChoice> out;
  for (const MotionTable::Entry& cycle : table.cycles())
    if ((cycle.key >> 16) == (style & 0xFFFFu)) out.push_back({style, 0, keys.state(cycle.key)});
  const std::uint32_t rest = motion_key(style, table.default_substate(style));
  for (const MotionTable::LinkGroup& group : table.link_groups()) {
    if (group.key != rest) continue;
    for (const MotionTable::Link& link : table.links_of(group))
      if (is_action(link.to)) out.push_back({style, 0, link.to});
  }
  return out;
}

std::vector<std::size_t> chosen_frames(const MotionStrip& strip, std::size_t count) {
  const std::size_t total = strip.frames.size();
  std::vector<std::size_t> out;
  if (total == 0 || count == 0) return out;
  // A cycle comes back to its first frame; a one-shot motion keeps room for its last.
  const std::size_t span = strip.loops || count == 1 ? total : total - 1;
  const std::size_t steps = strip.loops || count == 1 ? count : count - 1;
  const std::size_t step = std::max<std::size_t>(1, (span + steps - 1) / steps);
  for (std::size_t i = 0; i < total; i += step) out.push_back(i);
  if (!strip.loops && count > 1 && out.back() != total - 1) out.push_back(total - 1);
  return out;
}

}  // namespace acm
