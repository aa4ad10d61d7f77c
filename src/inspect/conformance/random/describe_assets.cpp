// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "inspect/graph/table_motions.h"
#include "inspect/text/command_text.h"

#include <fmt/format.h>

#include <iterator>

#include "random_assets.h"

namespace acm::random_cases {

namespace {

std::string vector_text(Vec3 v) {
  return fmt::format("({:g}, {:g}, {:g})", v.x, v.y, v.z);
}

std::string motion_text(const MotionTable& table, const TableMotion& motion) {
  std::string text = fmt::format("  {} {}: ", to_string(motion.kind), clip_name(motion));
  const MotionData& data = *motion.data;
  if (data.anim_count == 0) text += "nothing";
  const char* separator = "";
  for (const AnimData& anim : table.anims_of(data)) {
    fmt::format_to(std::back_inserter(text), "{}{:08X}", separator, anim.animation);
    if (anim.low_frame != 0 || anim.high_frame != -1)
      fmt::format_to(std::back_inserter(text), " {}..{}", anim.low_frame, anim.high_frame);
    fmt::format_to(std::back_inserter(text), " at {:g}/s", anim.framerate);
    separator = ", ";
  }
  if (!(data.velocity == Vec3{})) text += ", velocity " + vector_text(data.velocity);
  if (!(data.omega == Vec3{})) text += ", omega " + vector_text(data.omega);
  if (data.bits != 0) text += fmt::format(", bits {}", data.bits);
  return text;
}

std::string animation_text(const Animation& animation) {
  std::string text = fmt::format("animation {:08X}: {} frames, {} parts", animation.id, animation.frame_count,
                                 animation.part_count);
  if (animation.has_position_frames()) text += ", root motion";
  for (std::uint32_t frame = 0; frame < animation.frame_count; ++frame)
    for (const Hook& hook : animation.hooks_of(frame))
      text += fmt::format(", {} at frame {}{}", to_string(hook.type()), frame,
                          hook.direction > 0   ? " forward"
                          : hook.direction < 0 ? " backward"
                                               : "");
  return text;
}

}  // namespace

std::vector<std::string> describe_assets(const LooseAssets& assets) {
  std::vector<std::string> lines;
  for (const LooseTable& loose : assets.tables) {
    const MotionTable table = loose.build();
    lines.push_back(
        fmt::format("table {:08X}: default style {}", table.id(), command_text(table.default_style())));
    for (const StyleDefault& d : table.style_defaults())
      lines.push_back(fmt::format("  default of {}: {}", command_text(d.style), command_text(d.substate)));
    for (const TableMotion& motion : table_motions(table)) lines.push_back(motion_text(table, motion));
  }
  for (const Animation& animation : assets.animations) lines.push_back(animation_text(animation));
  return lines;
}

}  // namespace acm::random_cases
