// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "asset_view.h"
#include "hook_view.h"
#include "view_text.h"

namespace acm::tool {

namespace {

void print_frame(const Animation& a, std::uint32_t f, FrameDetail detail) {
  const bool has_root = a.has_position_frames();
  if (detail == FrameDetail::Hooks && !has_root && a.hooks_of(f).empty()) return;
  print("frame {}\n", f);
  if (has_root) print("  root    {}\n", text_of(a.position_frames[f]));
  if (detail == FrameDetail::All)
    for (std::size_t p = 0; p < a.part_count; ++p) print("  part {:<2} {}\n", p, text_of(a.parts(f)[p]));
  for (const Hook& hook : a.hooks_of(f)) print("  hook    {}\n", colored(TextColor::Name, text_of(hook)));
}

}  // namespace

Json summary_of(const Animation& animation) {
  return {{"parts", animation.part_count},
          {"frames", animation.frame_count},
          {"root_motion", animation.has_position_frames()},
          {"hooks", animation.hooks.size()}};
}

void print_text(const Animation& a, const TextOptions& options) {
  print_heading(ObjectType::Animation, a.id);
  print("  {}, {}, {}, {}, {}\n", counted(options.bytes, "byte"), counted(a.frame_count, "frame"),
        counted(a.part_count, "part"), counted(a.hooks.size(), "hook"),
        a.has_position_frames() ? "with root motion" : "without root motion");
  for (std::uint32_t f = 0; f < a.frame_count; ++f) print_frame(a, f, options.frames);
  if (options.frames == FrameDetail::Hooks && a.part_count > 0) print_frames_hint();
}

}  // namespace acm::tool
