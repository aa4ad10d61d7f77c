// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "hostile_records.h"

#include "acmotion/sample.hpp"
#include "assets/animation.h"
#include "assets/command.h"
#include "assets/hook_fields.h"
#include "assets/motion_table.h"
#include "assets/physics_script.h"
#include "assets/physics_script_table.h"
#include "assets/record_reader.h"
#include "assets/setup.h"

#include <algorithm>

namespace acm::fuzz {
namespace {

constexpr ObjectId kFirstModel = 0x01000001;
constexpr ObjectId kFirstAnimation = 0x03000001;
constexpr ObjectId kFirstScript = 0x33000001;
constexpr ObjectId kFirstScriptTable = 0x34000001;

/// One of a few ids from `first` on, the last of which is not there.
ObjectId any_id(ObjectId first, Script& script) {
  return first + script.byte() % 4u;
}

/// A field of a hook: a number, an index, an id.
std::uint32_t any_word(Script& script) {
  const std::uint8_t choice = script.byte();
  if (choice < 64) return choice % 4u;
  if (choice < 96) return kFirstScript + choice % 4u;
  if (choice < 112) return 0x0A000001u + choice % 4u;
  if (choice == 112) return 0xFFFFFFFF;
  return std::bit_cast<std::uint32_t>(script.real());
}

/// A hook as a file would hold it; one that does nothing when the choices give none.
Hook any_hook(Script& script) {
  ByteWriter out;
  out.u32(script.byte() % kHookTypeCount);
  const std::uint8_t direction = script.byte();
  out.i32(direction < 240 ? direction % 3 - 1 : static_cast<std::int32_t>(script.u32()));
  for (int i = 0; i < 10; ++i) out.u32(any_word(script));
  RecordReader reader(out.bytes());
  Hook hook;
  fields(reader, hook);
  return reader.in().ok() ? hook : Hook{};
}

/// Mostly a few; now and then very many.
std::size_t any_count(std::size_t few, std::size_t many, Script& script) {
  const std::uint8_t choice = script.byte();
  return choice == 255 ? many : choice % (few + 1);
}

Animation any_animation(ObjectId id, Script& script) {
  Animation a;
  a.id = id;
  a.part_count = static_cast<std::uint32_t>(any_count(4, 80, script));
  a.frame_count = static_cast<std::uint32_t>(any_count(6, 200, script));
  const bool moves = script.flag();
  a.flags = (moves ? Animation::kHasPositionFrames : 0u) | Animation::kHasHooks;
  // A handful of frames by choice, repeated to the end.
  std::array<Frame, 4> frames;
  for (Frame& f : frames) f = script.frame();
  a.part_frames.resize(std::size_t{a.part_count} * a.frame_count);
  for (std::size_t i = 0; i < a.part_frames.size(); ++i) a.part_frames[i] = frames[i % frames.size()];
  if (moves) a.position_frames.assign(a.frame_count, script.frame());
  a.hook_starts.push_back(0);
  for (std::uint32_t f = 0; f < a.frame_count; ++f) {
    if (f < 6)
      if (const std::size_t hooks = any_count(2, 300, script); hooks > 0)
        a.hooks.insert(a.hooks.end(), hooks, any_hook(script));
    a.hook_starts.push_back(static_cast<std::uint32_t>(a.hooks.size()));
  }
  return a;
}

AnimData any_anim_data(Script& script) {
  AnimData data;
  data.animation = any_id(kFirstAnimation, script);
  const std::uint8_t range = script.byte();
  if (range >= 128) {
    data.low_frame = range < 250 ? range % 8 - 1 : static_cast<std::int32_t>(script.u32());
    data.high_frame = range < 250 ? script.byte() % 8 - 1 : static_cast<std::int32_t>(script.u32());
  }
  const std::uint8_t rate = script.byte();
  data.framerate = rate < 128 ? static_cast<float>(rate) - 32.0f : script.real();
  return data;
}

MotionTableBuilder::Motion any_motion(Script& script) {
  MotionTableBuilder::Motion motion;
  if (const std::size_t anims = any_count(3, 255, script); anims <= 3)
    for (std::size_t i = 0; i < anims; ++i) motion.anims.push_back(any_anim_data(script));
  else
    motion.anims.assign(anims, any_anim_data(script));
  const std::uint8_t bits = script.byte();
  motion.bits = bits & 3;
  if ((bits & 4) != 0) motion.velocity = script.vec3();
  if ((bits & 8) != 0) motion.omega = script.vec3();
  return motion;
}

Command any_style(Script& script) {
  static constexpr std::array<Command, 4> kStyles = {command::kNonCombat, command::kSwordCombat,
                                                     command::kHandCombat, command::kMagic};
  const std::uint8_t choice = script.byte();
  return choice < 240 ? kStyles[choice % kStyles.size()] : script.command();
}

std::uint32_t any_key(Script& script) {
  const Command style = any_style(script);
  return motion_key(style, script.command());
}

MotionTable any_table(ObjectId id, Script& script) {
  MotionTableBuilder builder(id, any_style(script));
  for (std::size_t i = any_count(3, 40, script); i > 0; --i) {
    const Command style = any_style(script);
    builder.style_default(style, script.command());
  }
  for (std::size_t i = any_count(6, 60, script); i > 0; --i) {
    const std::uint32_t key = any_key(script);
    builder.cycle(key, any_motion(script));
  }
  for (std::size_t i = any_count(2, 20, script); i > 0; --i) {
    const std::uint32_t key = any_key(script);
    builder.modifier(key, any_motion(script));
  }
  for (std::size_t groups = any_count(4, 30, script); groups > 0; --groups) {
    builder.link_group(any_key(script));
    for (std::size_t i = any_count(4, 30, script); i > 0; --i) {
      const Command to = script.command();
      builder.link(to, any_motion(script));
    }
  }
  return std::move(builder).build();
}

Setup any_setup(ObjectId id, Script& script) {
  Setup s;
  s.id = id;
  s.flags = script.byte() & 7u;
  s.parts.resize(any_count(4, 80, script));
  for (std::size_t i = 0; i < s.parts.size(); ++i)
    s.parts[i] = i < 4 ? any_id(kFirstModel, script) : kFirstModel;
  // Each part may hang on itself, on a later one, or on none that there is.
  if ((s.flags & Setup::kHasParents) != 0)
    for (std::size_t i = 0; i < s.parts.size(); ++i)
      s.parents.push_back(i < 4 ? any_word(script) : static_cast<std::uint32_t>(i - 1));
  if ((s.flags & Setup::kHasScales) != 0) s.scales.assign(s.parts.size(), script.vec3());
  for (std::size_t i = any_count(2, 2, script); i > 0; --i) {
    const std::uint32_t key = script.byte() % 10u;
    const std::uint32_t part = any_word(script);
    s.holding_locations.push_back({key, part, script.frame()});
  }
  if (script.flag()) {
    Setup::Placement placement;
    placement.key = script.byte() % 4u;
    placement.parts.assign(s.parts.size(), script.frame());
    placement.hooks.push_back(any_hook(script));
    s.placements.push_back(std::move(placement));
  }
  s.height = script.real();
  s.radius = script.real();
  s.step_up_height = script.real();
  s.step_down_height = script.real();
  s.default_motion_table = any_id(kFirstTable, script);
  s.default_animation = script.flag() ? any_id(kFirstAnimation, script) : 0;
  s.default_script = script.flag() ? any_id(kFirstScript, script) : 0;
  s.default_script_table = script.flag() ? any_id(kFirstScriptTable, script) : 0;
  return s;
}

PhysicsScript any_script(ObjectId id, Script& script) {
  PhysicsScript s;
  s.id = id;
  for (std::size_t i = any_count(3, 100, script); i > 0; --i) {
    const double start = script.seconds();
    s.entries.push_back({start, any_hook(script)});
  }
  return s;
}

PhysicsScriptTable any_script_table(ObjectId id, Script& script) {
  PhysicsScriptTable t;
  t.id = id;
  for (std::size_t i = any_count(2, 20, script); i > 0; --i) {
    PhysicsScriptTable::Effect effect;
    effect.type = script.byte();
    const float mod = script.real();
    effect.choices.push_back({mod, any_id(kFirstScript, script)});
    t.effects.push_back(std::move(effect));
  }
  return t;
}

/// A model of the sample, with words changed; as it is when it could not be decoded then.
void add_model(Assets& assets, ObjectId id, Script& script) {
  static const std::vector<SampleObject> sample = sample_creatures();
  const auto found = std::ranges::find(sample, id, &SampleObject::id);
  if (found == sample.end()) return;
  Vector<std::byte> bytes = found->bytes;
  for (std::size_t changes = script.byte() % 8u; changes > 0; --changes) {
    const std::size_t at = (8 + script.byte() * std::size_t{4}) % (bytes.size() - 4);
    const auto word = std::bit_cast<std::array<std::byte, 4>>(script.real());
    std::ranges::copy(word, bytes.begin() + static_cast<std::ptrdiff_t>(at));
  }
  if (!assets.add(id, bytes)) (void)assets.add(id, found->bytes);
}

}  // namespace

Assets hostile_assets(Script& script) {
  Assets assets;
  const std::uint8_t counts = script.byte();
  const std::size_t animations = 1 + counts % 3;
  const std::size_t scripts = counts / 3 % 4;
  const std::size_t tables = 1 + counts / 12 % 2;
  const std::size_t setups = 1 + counts / 24 % 2;
  const auto add_all = [&](ObjectId first, std::size_t count, auto&& make, auto&& write) {
    for (ObjectId id = first; id < first + count; ++id) (void)assets.add(id, write(make(id, script)));
  };
  add_all(kFirstTable, tables, any_table, write_motion_table);
  add_all(kFirstAnimation, animations, any_animation, write_animation);
  add_all(kFirstSetup, setups, any_setup, write_setup);
  add_all(kFirstScript, scripts, any_script, write_physics_script);
  add_all(kFirstScriptTable, scripts > 0 ? 1 : 0, any_script_table, write_physics_script_table);
  for (ObjectId id = kFirstModel; id < kFirstModel + counts % 4; ++id) add_model(assets, id, script);
  return assets;
}

}  // namespace acm::fuzz
