// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/host.hpp"
#include "assets/animation.h"
#include "assets/motion_table.h"

#include <string>
#include <vector>

#include "support/temp_folder.h"

namespace acm::test {

/// A folder with a motion table, two sound animations and one that is cut short.
struct AssetFiles : TempFolder {
  AssetFiles() {
    write("09000001.bin", write_motion_table(table()));
    write("03000001.bin", write_animation(animation(0x03000001)));
    write("deeper/0300000a.BIN", write_animation(animation(0x0300000A)));
    Vector<std::byte> cut = write_animation(animation(0x03000002));
    cut.resize(12);
    write("03000002.bin", cut);
    write("readme.txt", {});
    write("0300000.bin", {});
  }

  static Animation animation(ObjectId id) {
    Animation a;
    a.id = id;
    a.flags = Animation::kHasPositionFrames | Animation::kHasHooks;
    a.part_count = 2;
    a.frame_count = 3;
    a.position_frames.resize(3);
    a.part_frames.resize(6);
    a.part_frames[1].origin = {0.1f, -0.0f, 1e-30f};
    a.hook_starts = {0, 0, 1, 1};
    a.hooks = {{hook_direction::kForward, SoundTweakedHook{0x0A000390, 1.0f, 0.9f, 0.2f}}};
    return a;
  }

  static MotionTable table() {
    MotionTableBuilder builder(0x09000001, command::kNonCombat);
    builder.style_default(command::kNonCombat, command::kReady)
        .cycle(motion_key(command::kNonCombat, command::kReady), {.anims = {{.animation = 0x03000001}}})
        .modifier(command::kTurnRight & 0xFFFFFF, {.omega = {0, 0, -1.5f}})
        .link_group(command::kNonCombat << 16)
        .link(command::kDead, {.anims = {{.animation = 0x0300000A, .framerate = -15.0f}}});
    return std::move(builder).build();
  }
};

}  // namespace acm::test
