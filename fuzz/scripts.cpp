// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// Physics scripts in a small world: the input is read as scripts, tables of scripts and sounds, hooks of
// animations, and a schedule: scripts are played, motions done, things held and let go, time passes. After
// every step all numbers are finite and the state is one that the engine can rely on; a twin, made by a copy
// or by a snapshot, stays the same. That a tick ends shows in the time limit of the fuzzer.
#include "actor/scripts.h"

#include "actor/body.h"
#include "actor/hook_effects.h"
#include "actor/motion_table_manager.h"
#include "actor/tick.h"
#include "assets/asset_store.h"
#include "world/apply_parts.h"
#include "world/invariants.h"
#include "world/numbers.h"
#include "world/snapshot.h"
#include "world/world_state.h"

#include <algorithm>
#include <cstdint>
#include <memory>
#include <utility>

#include "fail.h"
#include "record_fuzzer.h"
#include "script.h"

namespace {

using namespace acm;

constexpr ObjectId kScripts = 0x33000001, kScriptTables = 0x34000001, kSoundTableId = 0x20000001;
constexpr ObjectId kSetups = 0x02000001, kMotionTableId = 0x09000001, kAnimations = 0x03000001;
constexpr int kScriptCount = 4, kTableCount = 2, kSetupCount = 2, kMaxSteps = 64;
constexpr std::uint32_t kTypeCount = 3;  // of scripts and sounds, the last two for Hidden and UnHide too

ObjectId any_script_id(fuzz::Script& s) {
  const std::uint8_t choice = s.byte();
  return choice == 255 ? 0 : kScripts + choice % (kScriptCount + 1u);  // the last is not there
}
std::uint32_t any_part(fuzz::Script& s) {
  const std::uint8_t choice = s.byte();
  return choice == 255 ? 0xFFFFFFFFu : choice % 4u;
}
std::uint32_t any_type(fuzz::Script& s) {
  constexpr std::uint32_t kTypes[] = {0x4B, 0x75, 0x76, 0};
  return kTypes[s.below(kTypeCount + 1)];
}
// Mostly a time of a script; now and then none at all.
double any_time(fuzz::Script& s) {
  const std::uint8_t choice = s.byte();
  if (choice < 240) return choice / 4 * 0.0625;
  return choice < 252 ? static_cast<double>(s.real()) : choice % 2 == 0 ? 1e308 : -1e308;
}

Hook any_ramp(fuzz::Script& s) {
  const std::uint8_t kind = s.byte();
  const float start = s.real(), end = s.real(), time = s.real();
  switch (kind % 7) {
    case 0: return {0, ScaleHook{end, time}};
    case 1: return {0, TransparentHook{start, end, time}};
    case 2: return {0, TransparentPartHook{kind / 7u % 4u, start, end, time}};
    case 3: return {0, LuminousHook{start, end, time}};
    case 4: return {0, LuminousPartHook{kind / 7u % 4u, start, end, time}};
    case 5: return {0, DiffuseHook{start, end, time}};
    default: return {0, DiffusePartHook{kind / 7u % 4u, start, end, time}};
  }
}

Hook any_hook(fuzz::Script& s) {
  switch (s.below(14)) {
    case 0: return {0, CallScriptHook{any_script_id(s), 0.0f}};
    case 1: {
      const ObjectId id = any_script_id(s);
      return {0, CallScriptHook{id, s.real()}};
    }
    case 2: return {0, DefaultScriptHook{}};
    case 3: return {0, DefaultScriptPartHook{any_part(s)}};
    case 4: return {0, AnimationDoneHook{}};
    case 5: return {0, NoDrawHook{s.byte() & 1u}};
    case 6: return {0, EtherealHook{s.byte() & 1u}};
    case 7: return {0, SetOmegaHook{s.vec3()}};
    case 8: return {0, SetLightHook{s.byte() & 1u}};
    case 9: return {0, SoundTableHook{any_type(s)}};
    case 10: {
      const float probability = s.real(), priority = s.real();
      return {0, SoundTweakedHook{0x0A000001u + s.byte() % 2u, probability, priority, s.real()}};
    }
    case 11: return {0, SoundHook{0x0A000001}};
    default: return any_ramp(s);
  }
}

PhysicsScript any_script(ObjectId id, fuzz::Script& s) {
  PhysicsScript script;
  script.id = id;
  const std::size_t entries = s.below(5);
  for (std::size_t i = 0; i < entries; ++i) {
    const double time = any_time(s);
    script.entries.push_back({time, any_hook(s)});
  }
  return script;
}

PhysicsScriptTable any_script_table(ObjectId id, fuzz::Script& s) {
  PhysicsScriptTable table;
  table.id = id;
  for (const std::uint32_t type : {0x4Bu, 0x75u, 0x76u}) {
    PhysicsScriptTable::Effect& effect = table.effects.emplace_back();
    effect.type = type;
    const std::size_t choices = s.below(3);
    for (std::size_t i = 0; i < choices; ++i) {
      const float mod = s.real();
      effect.choices.push_back({mod, any_script_id(s)});
    }
  }
  return table;
}

SoundTable any_sound_table(fuzz::Script& s) {
  SoundTable table;
  table.id = kSoundTableId;
  for (const std::uint32_t type : {0x4Bu, 0x75u}) {
    SoundTable::Node& node = table.root.children.emplace_back();
    node.key = type;
    const std::size_t entries = s.below(3);
    for (std::size_t i = 0; i < entries; ++i) {
      const float priority = s.real(), probability = s.real();
      node.entries.push_back({0x0A000001u, priority, probability, s.real()});
    }
  }
  return table;
}

Animation any_animation(ObjectId id, fuzz::Script& s) {
  constexpr std::uint32_t kFrames = 3;
  Animation animation;
  animation.id = id;
  animation.part_count = 1;
  animation.frame_count = kFrames;
  animation.part_frames.resize(kFrames);
  animation.hook_starts.push_back(0);
  for (std::uint32_t frame = 0; frame < kFrames; ++frame) {
    if (s.flag()) animation.hooks.push_back(any_hook(s));
    animation.hook_starts.push_back(static_cast<std::uint32_t>(animation.hooks.size()));
  }
  return animation;
}

// It stands and walks, each with an animation of its own.
MotionTable motion_table() {
  MotionTableBuilder table(kMotionTableId, command::kNonCombat);
  table.style_default(command::kNonCombat, command::kReady);
  table.cycle(motion_key(command::kNonCombat, command::kReady), {.anims = {{kAnimations, 0, -1, 30.0f}}});
  table.cycle(motion_key(command::kNonCombat, command::kWalkForward),
              {.anims = {{kAnimations + 1, 0, -1, 30.0f}}, .velocity = {0, 3, 0}});
  return std::move(table).build();
}

Setup any_setup(ObjectId id, ObjectId script_table, fuzz::Script& s) {
  Setup setup;
  setup.id = id;
  setup.parts.resize(1 + s.below(3));
  setup.holding_locations = {{1, 0, {}}, {2, 1, {}}};
  const std::uint8_t bits = s.byte();
  if ((bits & 1) != 0) setup.default_animation = kAnimations;
  if ((bits & 2) != 0) setup.default_script = any_script_id(s);
  if ((bits & 4) == 0) setup.default_motion_table = kMotionTableId;
  if ((bits & 8) == 0) setup.default_script_table = script_table;
  if ((bits & 16) == 0) setup.default_sound_table = kSoundTableId;
  if ((bits & 32) != 0) setup.spheres.emplace_back();
  return setup;
}

// Records of the input, few and small.
AssetStore any_store(fuzz::Script& s) {
  AssetStore store;
  for (ObjectId i = 0; i < kScriptCount; ++i) store.add(any_script(kScripts + i, s));
  for (ObjectId i = 0; i < kTableCount; ++i) store.add(any_script_table(kScriptTables + i, s));
  store.add(any_sound_table(s));
  for (ObjectId i = 0; i < 2; ++i) store.add(any_animation(kAnimations + i, s));
  store.add(motion_table());
  for (ObjectId i = 0; i < kSetupCount; ++i) store.add(any_setup(kSetups + i, kScriptTables + i, s));
  return store;
}

WorldStateOptions any_options(fuzz::Script& s) {
  WorldStateOptions options;
  const std::uint8_t bits = s.byte();
  options.event_capacity = 64;
  options.ground = (bits & 1) != 0 ? Ground::Flat : Ground::LastKnown;
  options.scene.player_is_near = (bits & 2) != 0;
  options.scene.range_size = (bits & 4) != 0 ? 1 : 256;
  options.scene.quirk_fixes.even_static_turn = (bits & 8) != 0;
  options.scene.random_seed = bits >> 4;
  return options;
}

Guid any_guid(fuzz::Script& s) {
  return 1 + s.byte() % 5u;
}

void create(WorldState& world, fuzz::Script& s) {
  const Guid guid = any_guid(s);
  NewObject p;
  const std::uint8_t bits = s.byte();
  p.setup = kSetups + (bits & 3) % (kSetupCount + 1u);  // the last is not there
  p.position = {0xA9B40013, {{10, 10, 0}, {}}};
  p.in_world = (bits & 4) == 0;
  if ((bits & 8) != 0) p.facts.state |= physics_state::kStatic;
  if ((bits & 16) != 0) p.facts.state |= physics_state::kHidden;
  p.is_described = (bits & 32) != 0;
  if ((bits & 64) != 0) {
    p.effects.sound_table = kSoundTableId;
    p.effects.script_table = kScriptTables + s.byte() % 3u;
    p.effects.default_script = any_type(s);
    const float intensity = s.real(), translucency = s.real();
    p.effects.script_intensity = is_finite(intensity) ? intensity : 0.0f;
    p.effects.translucency = is_finite(translucency) ? translucency : 0.0f;
  }
  if ((bits & 128) != 0) p.motion_table = kMotionTableId;
  create_object(world, guid, p);
}

void let_time_pass(WorldState& world, fuzz::Script& s) {
  const double seconds = s.seconds();
  if (seconds >= 0.0 && seconds <= limits::kTick) tick(world, seconds);
}

void change(WorldState& world, Actor& actor, fuzz::Script& s) {
  switch (s.below(6)) {
    case 0: set_physics_state(world.context(), actor, s.u32()); break;
    case 1: actor.body.is_blocked = s.flag(); break;
    case 2: exit_world(world.context(), actor); break;
    case 3: enter_world(world.context(), actor); break;
    case 4: {
      const Result<const BoundTable*> table = world.assets->bind(kMotionTableId);
      set_motion_table(world.context(), actor, s.flag() && table ? *table : nullptr);
      break;
    }
    default: {
      const Vec3 velocity = s.vec3();
      if (is_within(velocity, limits::kVelocity)) set_velocity(world.context(), actor, velocity);
    }
  }
}

void act(WorldState& world, Actor& actor, std::uint8_t what, fuzz::Script& s) {
  StepContext& context = world.context();
  switch (what % 8) {
    case 0: (void)play_script(context, actor, any_script_id(s)); break;
    case 1: {
      const std::uint32_t type = any_type(s);
      (void)play_script_type(context, actor, type, s.real());
      break;
    }
    case 2: (void)play_default_script(context, actor); break;
    case 3: (void)do_motion(context, actor, s.flag() ? command::kWalkForward : command::kReady); break;
    case 4: {
      const Guid holder = s.byte() % 7u;  // 0 lets it go, 6 is not there
      attach(world, actor, holder, 1 + s.byte() % 3u);
      break;
    }
    case 5: execute_hook(context, actor, any_hook(s)); break;
    case 6: (void)choose_sound(context, actor, any_type(s)); break;
    default: change(world, actor, s);
  }
}

void step(WorldState& world, fuzz::Script& s) {
  const std::uint8_t what = s.byte();
  switch (what % 4) {
    case 0: let_time_pass(world, s); return;
    case 1:
      if (what < 128)
        create(world, s);
      else
        let_time_pass(world, s);
      return;
    case 2:
      if (what >= 250) {
        delete_object(world, any_guid(s));
        return;
      }
      break;
    default: break;
  }
  if (Actor* actor = world.find(any_guid(s))) act(world, *actor, what / 4, s);
}

void check(const WorldState& world) {
  if (const char* name = first_not_finite(world)) fuzz::fail("not finite", name);
  if (const char* name = broken_invariant(world.scene)) fuzz::fail("broken", name);
}

void expect_same(const WorldState& a, const WorldState& b) {
  const Difference difference = first_difference(a, b);
  if (difference.found) fuzz::fail("a twin", difference.field.c_str());
  if (state_hash(a) != state_hash(b)) fuzz::fail("a twin", "hash");
  if (a.dropped_events() != b.dropped_events()) fuzz::fail("a twin", "dropped events");
  if (!std::ranges::equal(a.events(), b.events(), [](const Event& x, const Event& y) {
        return x.time == y.time && x.object == y.object && x.type == y.type;
      }))
    fuzz::fail("a twin", "events");
}

std::unique_ptr<WorldState> restored(const WorldState& world) {
  auto twin = std::make_unique<WorldState>(world.assets, world.options);
  const Vector<std::byte> written = write_snapshot(world);
  if (const Status status = read_snapshot(*twin, written); !status)
    fuzz::fail("snapshot", status.error().what);
  if (write_snapshot(*twin) != written) fuzz::fail("snapshot", "written again, it is other bytes");
  return twin;
}

void run(fuzz::Script script) {
  AssetStore store = any_store(script);
  WorldState world(&store, any_options(script));
  std::unique_ptr<WorldState> twin;
  for (int steps = 0; !script.done() && steps < kMaxSteps; ++steps) {
    fuzz::Script again = script;
    if (const std::uint8_t what = again.byte(); what % 16 == 15) {
      script.byte();
      if (twin) expect_same(world, *twin);
      world.clear_events();
      twin = what < 128 ? std::make_unique<WorldState>(world) : restored(world);
      continue;
    }
    again = script;
    step(world, script);
    check(world);
    if (twin) step(*twin, again);
  }
  if (twin) expect_same(world, *twin);
  check(*restored(world));
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  run(fuzz::Script(fuzz::input(data, size)));
  return 0;
}
