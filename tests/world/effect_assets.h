// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "assets/animation.h"
#include "assets/physics_script.h"
#include "assets/physics_script_table.h"
#include "assets/setup.h"
#include "assets/sound_table.h"

#include <gtest/gtest.h>

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <utility>
#include <vector>

namespace acm::test {

// What the sample lacks: things that animate by themselves, and scripts that do more than glow.

inline constexpr ObjectId kSpinner = 0x02000F01;  ///< its animation turns it
inline constexpr ObjectId kShrine = 0x02000F02;   ///< its animation calls a script; it has one of its own
inline constexpr ObjectId kMute = 0x02000F03;     ///< its animation calls a script, and it has none
inline constexpr ObjectId kTorch = 0x02000F04;    ///< has a default script, and no animation
inline constexpr ObjectId kLantern = 0x02000F05;  ///< a thing to be held, with tables
inline constexpr ObjectId kFlasher = 0x02000F06;  ///< its animation asks what it holds at part 1 for a script

inline constexpr ObjectId kLoop = 0x33000F01;     ///< a wave, and itself again after half a second
inline constexpr ObjectId kGrow = 0x33000F02;     ///< scale, translucency and luminosity over a second
inline constexpr ObjectId kNoises = 0x33000F03;   ///< sounds of all three kinds, and an attack
inline constexpr ObjectId kRandom = 0x33000F04;   ///< calls itself after up to half a second
inline constexpr ObjectId kHide = 0x33000F05;     ///< type 0x76 of the table
inline constexpr ObjectId kEndless = 0x33000F06;  ///< calls itself at once
inline constexpr ObjectId kRamps = 0x33000F07;    ///< a ramp more than a body takes
inline constexpr ObjectId kSolid = 0x33000F08;    ///< ethereal no longer
inline constexpr ObjectId kFade = 0x33000F09;     ///< translucency 0.5 at once
inline constexpr ObjectId kVanish = 0x33000F0A;   ///< NoDraw
inline constexpr ObjectId kSilent = 0x33000F0B;   ///< a script without entries
inline constexpr ObjectId kCalls63 = 0x33000F0C;  ///< calls 63 scripts at once
inline constexpr ObjectId kCalls64 = 0x33000F0D;  ///< calls 64
inline constexpr ObjectId kWait = 0x33000F0E;     ///< lasts ten seconds
inline constexpr ObjectId kEffectScripts = 0x34000F01;
inline constexpr ObjectId kEffectSounds = 0x20000F01;
inline constexpr ObjectId kEffectWave = 0x0A000F01;
inline constexpr float kSpin = 0.02f;  ///< radians an update

/// Records that can be given to Assets and to an AssetStore.
class EffectAssets {
 public:
  EffectAssets() {
    add_scripts();
    add_tables();
    add_setups();
  }

  template <class Store>
  void add_to(Store& store) const {
    for (const auto& [id, bytes] : records_) EXPECT_TRUE(store.add(id, bytes).ok()) << id;
  }
  /// One of them alone.
  template <class Store>
  void add_to(Store& store, ObjectId id) const {
    for (const auto& [its_id, bytes] : records_)
      if (its_id == id) {
        EXPECT_TRUE(store.add(id, bytes).ok()) << id;
      }
  }
  /// The animation that a thing plays by itself.
  static constexpr ObjectId animation_of(ObjectId setup) { return 0x03000000 | (setup & 0xFFFF); }

 private:
  using Entries = std::initializer_list<std::pair<double, HookPayload>>;

  static Hook hook(HookPayload payload) { return {hook_direction::kBoth, std::move(payload)}; }

  void add_script(ObjectId id, Entries entries) {
    PhysicsScript script;
    script.id = id;
    for (const auto& [start, payload] : entries) script.entries.push_back({start, hook(payload)});
    records_.emplace_back(id, write_physics_script(script));
  }

  void add_scripts() {
    add_script(kLoop, {{0.0, SoundHook{kEffectWave}}, {0.5, CallScriptHook{kLoop, 0.0f}}});
    add_script(kGrow, {{0.0, ScaleHook{2.0f, 1.0f}},
                       {0.0, TransparentHook{0.0f, 0.5f, 1.0f}},
                       {0.0, LuminousPartHook{1, 0.0f, 1.0f, 1.0f}}});
    add_script(kNoises, {{0.0, SoundHook{kEffectWave}},
                         {0.0, SoundTableHook{0x1F}},
                         {0.0, SoundTweakedHook{kEffectWave + 2, 1.0f, 0.5f, 0.25f}},
                         {0.0, ScaleHook{3.0f, 0.0f}},
                         {0.0, AttackHook{0, -1, 1, 1, 1, 2, 1.5f}}});
    add_script(kRandom, {{0.0, SoundTweakedHook{kEffectWave, 0.5f, 0.5f, 1.0f}},
                         {0.0, TransparentHook{0.0f, 0.8f, 0.4f}},
                         {0.1, CallScriptHook{kRandom, 0.5f}}});
    add_script(kHide, {{0.0, NoOpHook{}}});
    add_script(kEndless, {{0.0, CallScriptHook{kEndless, 0.0f}}});
    PhysicsScript ramps;
    ramps.id = kRamps;
    for (int i = 0; i < 33; ++i) ramps.entries.push_back({0.0, hook(DiffuseHook{1.0f, 0.0f, 5.0f})});
    records_.emplace_back(kRamps, write_physics_script(ramps));
    add_script(kSolid, {{0.0, EtherealHook{1}}, {0.5, EtherealHook{0}}});
    add_script(kFade, {{0.0, TransparentHook{0.0f, 0.5f, 0.0f}}});
    add_script(kVanish, {{0.0, NoDrawHook{1}}});
    add_script(kSilent, {});
    add_script(kWait, {{10.0, NoOpHook{}}});
    add_calls(kCalls63, 63);
    add_calls(kCalls64, 64);
  }

  void add_calls(ObjectId id, int count) {
    PhysicsScript calls;
    calls.id = id;
    for (int i = 0; i < count; ++i) calls.entries.push_back({0.0, hook(CallScriptHook{kWait, 0.0f})});
    records_.emplace_back(id, write_physics_script(calls));
  }

  void add_tables() {
    PhysicsScriptTable scripts;
    scripts.id = kEffectScripts;
    scripts.effects = {{0x76, {{1.0f, kHide}}}, {0x4B, {{0.5f, kFade}, {1.0f, kGrow}}}};
    records_.emplace_back(scripts.id, write_physics_script_table(scripts));
    SoundTable sounds;
    sounds.id = kEffectSounds;
    sounds.root.children = {{0x1F, {{kEffectWave + 1, 0.5f, 1.0f, 0.75f}}, {}}};
    records_.emplace_back(sounds.id, write_sound_table(sounds));
  }

  void add_animation(ObjectId setup, std::uint32_t parts, HookPayload payload) {
    Animation animation;
    animation.id = animation_of(setup);
    animation.flags = Animation::kHasHooks;
    animation.part_count = parts;
    animation.frame_count = 4;
    animation.part_frames.resize(std::size_t{parts} * animation.frame_count);
    animation.hooks.push_back(hook(std::move(payload)));
    animation.hook_starts = {0, 1, 1, 1, 1};  // on the first frame
    records_.emplace_back(animation.id, write_animation(animation));
  }

  void add_setup(ObjectId id, std::uint32_t parts, bool animates, ObjectId script) {
    Setup setup;
    setup.id = id;
    setup.parts.resize(parts, 0x01000001);
    setup.placements = {{placement::kDefault, Vector<Frame>(parts), {}}};
    setup.holding_locations = {{parent_location::kRightHand, 1, {}}};
    setup.spheres = {{{0, 0, 0.5f}, 0.5f}};
    setup.radius = 0.5f;
    setup.height = 1.0f;
    if (animates) setup.default_animation = animation_of(id);
    setup.default_script = script;
    setup.default_sound_table = kEffectSounds;
    setup.default_script_table = kEffectScripts;
    records_.emplace_back(id, write_setup(setup));
  }

  void add_setups() {
    add_animation(kSpinner, 2, SetOmegaHook{{0, 0, kSpin}});
    add_setup(kSpinner, 2, true, 0);
    add_animation(kShrine, 2, CallScriptHook{kNoises, 0.0f});
    add_setup(kShrine, 2, true, kLoop);
    add_animation(kMute, 2, CallScriptHook{kNoises, 0.0f});
    add_setup(kMute, 2, true, 0);
    add_setup(kTorch, 1, false, kRandom);
    add_setup(kLantern, 3, false, 0);
    add_animation(kFlasher, 2, DefaultScriptPartHook{1});
    add_setup(kFlasher, 2, true, 0);
  }

  std::vector<std::pair<ObjectId, Vector<std::byte>>> records_;
};

}  // namespace acm::test
