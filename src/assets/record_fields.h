// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "assets/animation.h"
#include "assets/clothing_table.h"
#include "assets/gfxobj_degrade_info.h"
#include "assets/hook_fields.h"
#include "assets/motion_table.h"
#include "assets/particle_emitter_info.h"
#include "assets/physics_script.h"
#include "assets/physics_script_table.h"
#include "assets/record_archive.h"
#include "assets/setup.h"
#include "assets/sound_table.h"

#include <cstddef>
#include <cstdint>

namespace acm {

// The fields of records, for the archives of record_archive.h. The smallest form of a
// struct in bytes stands beside its list: the bytes that remain must hold as many of them as the count says.

// dat-formats 2.1
template <class A>
void fields(A& a, Is<StyleDefault> auto& d) {
  a.word("style", d.style, Word::MotionCommand);
  a.word("substate", d.substate, Word::MotionCommand);
}

template <class A>
void fields(A& a, Is<AnimData> auto& d) {
  a.reference("animation", d.animation, LoadedFor::AllButDyes);
  a.value("low_frame", d.low_frame);
  a.value("high_frame", d.high_frame);
  a.value("framerate", d.framerate);
}

// retail: MotionData::UnPack
template <class A>
void fields(A& a, Is<MotionData> auto& m, auto& anims) {
  a.count("anims", m.anim_count, 16);
  a.flags("bits", m.bits, MotionData::kClearsModifiers | MotionData::kOnlyFromDefaultState);
  a.flags("present", m.present, MotionData::kHasVelocity | MotionData::kHasOmega);
  a.padding("padding", m.padding);
  a.items("anims", anims, m.first_anim, m.anim_count);
  a.optional("velocity", m.velocity, m.present, MotionData::kHasVelocity);
  a.optional("omega", m.omega, m.present, MotionData::kHasOmega);
}

/// The motion that belongs to a key. Those of a table lie in one list, in the order of the file.
template <class A>
void motion_fields(A& a, auto& index, auto& motions, auto& anims) {
  if constexpr (A::kReads) {
    index = static_cast<std::uint32_t>(motions.size());
    motions.emplace_back();
  }
  fields(a, motions[index], anims);
}

template <class A>
void fields(A& a, Is<MotionTable::Entry> auto& e, auto& motions, auto& anims) {
  a.word("key", e.key, Word::MotionKey);
  motion_fields(a, e.motion, motions, anims);
}

template <class A>
void fields(A& a, Is<MotionTable::Link> auto& l, auto& motions, auto& anims) {
  a.word("to", l.to, Word::MotionCommand);
  motion_fields(a, l.motion, motions, anims);
}

template <class A>
void fields(A& a, Is<MotionTable::LinkGroup> auto& g, auto& links, auto& motions, auto& anims) {
  a.word("key", g.key, Word::MotionKey);
  a.count("links", g.count, 8);
  a.keyed_items("links", links, g.first, g.count, &MotionTable::Link::to, motions, anims);
}

struct MotionTableFields {
  /// What follows when all fields are known.
  static void finish(MotionTable& table, const Oddities& oddities);

  // retail: CMotionTable::UnPack
  template <class A>
  static void list(A& a, Is<MotionTable> auto& t) {
    a.own_id(ObjectType::MotionTable, t.id_, OwnIds::OfType);
    a.word("default_style", t.default_style_, Word::MotionCommand);
    a.table("style_defaults", t.style_defaults_, 8, &StyleDefault::style);
    a.table("cycles", t.cycles_, 8, &MotionTable::Entry::key, t.motions_, t.anims_);
    a.table("modifiers", t.modifiers_, 8, &MotionTable::Entry::key, t.motions_, t.anims_);
    a.table("link_groups", t.link_groups_, 8, &MotionTable::LinkGroup::key, t.links_, t.motions_, t.anims_);
  }
};

template <class A>
void fields(A& a, Is<MotionTable> auto& t) {
  MotionTableFields::list(a, t);
}

/// The hooks of one frame, where those of all frames lie in one list.
template <class A>
void hook_fields(A& a, Is<Animation> auto& x, std::uint32_t frame) {
  std::uint32_t first = x.hook_starts[frame];
  std::uint32_t count = A::kReads ? 0 : x.hook_starts[frame + 1] - first;
  a.count("hooks", count, kMinHookBytes);
  a.items("hooks", x.hooks, first, count);
  if constexpr (A::kReads) x.hook_starts.push_back(static_cast<std::uint32_t>(x.hooks.size()));
}

/// Refuses counts that the remaining bytes cannot hold, so that lists can be sized by them.
template <class A>
bool accept_frames(A& a, const Animation& x) {
  // Without frames nothing backs the part count, yet callers size poses by it.
  constexpr std::uint32_t kMaxPartsWithoutFrames = 0xFFFF;
  if (x.frame_count == 0 && x.part_count > kMaxPartsWithoutFrames)
    return a.refuse(ErrorCode::LimitExceeded, "too many parts without frames", 8);
  if (x.frame_count == 0) return true;
  // One after the other: their product may exceed 64 bits of bytes.
  if (!a.accept("part_count", x.part_count, kFrameBytes, 8)) return false;
  const std::size_t root_bytes = (x.flags & Animation::kHasPositionFrames) != 0 ? kFrameBytes : 0;
  return a.accept("frame_count", x.frame_count, x.part_count * kFrameBytes + root_bytes + 4, 4);
}

// retail: CAnimation::UnPack (dat-formats 2.2)
template <class A>
void fields(A& a, Is<Animation> auto& x) {
  a.own_id(ObjectType::Animation, x.id, OwnIds::OfType);
  a.flags("flags", x.flags, Animation::kHasPositionFrames | Animation::kHasHooks);
  a.value("part_count", x.part_count);
  a.value("frame_count", x.frame_count);
  if (!accept_frames(a, x) || !a.rows("frames", x.frame_count)) return;
  a.row_number("frame", x.frame_count);
  if ((x.flags & Animation::kHasPositionFrames) != 0) a.column("position", x.position_frames, x.frame_count);
  if constexpr (A::kReads) {
    a.reserve(x.part_frames, std::size_t{x.frame_count} * x.part_count);
    a.reserve(x.hook_starts, std::size_t{x.frame_count} + 1);
    x.hook_starts.push_back(0);
  }
  a.each_row(x.frame_count, [&](std::uint32_t frame) {
    a.frames("parts", x.part_frames, std::size_t{frame} * x.part_count, x.part_count);
    hook_fields(a, x, frame);
  });
  a.end_rows();
}

template <class A>
void fields(A& a, Is<Sphere> auto& s) {
  a.value("center", s.center);
  a.value("radius", s.radius);
}

template <class A>
void fields(A& a, Is<CylSphere> auto& c) {
  a.value("low_point", c.low_point);
  a.value("radius", c.radius);
  a.value("height", c.height);
}

// dat-formats 2.5
template <class A>
void fields(A& a, Is<Setup::Location> auto& l) {
  a.word("key", l.key, Word::Location);
  a.value("part", l.part);
  a.value("frame", l.frame);
}

template <class A>
void fields(A& a, Is<Setup::Placement> auto& p, const std::size_t& part_count) {
  a.word("key", p.key, Word::Placement);
  a.frames("parts", p.parts, 0, part_count);
  a.list("hooks", p.hooks, kMinHookBytes);
}

template <class A>
void fields(A& a, Is<Setup::Light> auto& l) {
  a.value("type", l.type);
  a.value("offset", l.offset);
  a.word("color", l.color, Word::Hex);
  a.value("intensity", l.intensity);
  a.value("falloff", l.falloff);
  a.value("cone_angle", l.cone_angle);
}

template <class A>
void part_fields(A& a, Is<Setup> auto& s) {
  auto n = static_cast<std::uint32_t>(s.parts.size());
  a.count("parts", n, 4);
  if (!a.rows("parts", n)) return;
  a.references("gfxobj", s.parts, n, LoadedFor::Looks);
  if ((s.flags & Setup::kHasParents) != 0) a.column("parent", s.parents, n);
  if ((s.flags & Setup::kHasScales) != 0) a.column("scale", s.scales, n);
  a.end_rows();
}

// Every field is a multiple of four bytes long (hooks pad themselves), so the padding that ends a retail
// record is always empty.
template <class A>
void fields(A& a, Is<Setup> auto& s) {
  using S = Setup;
  a.own_id(ObjectType::Setup, s.id, OwnIds::OfTypeOrUnknown);
  a.flags("flags", s.flags, S::kHasParents | S::kHasScales | S::kAllowFreeHeading | S::kHasPhysicsBsp);
  part_fields(a, s);
  a.table("holding_locations", s.holding_locations, 8 + kFrameBytes, &S::Location::key);
  a.table("connection_points", s.connection_points, 8 + kFrameBytes, &S::Location::key);
  const std::size_t part_count = s.parts.size();
  a.table("placements", s.placements, 8 + part_count * kFrameBytes, &S::Placement::key, part_count);
  a.list("cyl_spheres", s.cyl_spheres, 20);
  a.list("spheres", s.spheres, 16);
  a.value("height", s.height);
  a.value("radius", s.radius);
  a.value("step_up_height", s.step_up_height);
  a.value("step_down_height", s.step_down_height);
  a.part("sorting_sphere", s.sorting_sphere);
  a.part("selection_sphere", s.selection_sphere);
  a.list("lights", s.lights, 20 + kFrameBytes);
  a.reference("default_animation", s.default_animation, LoadedFor::MotionAndParticles);
  a.reference("default_script", s.default_script, LoadedFor::MotionAndParticles);
  a.reference("default_motion_table", s.default_motion_table, LoadedFor::MotionAndParticles);
  a.reference("default_sound_table", s.default_sound_table, LoadedFor::MotionAndParticles);
  a.reference("default_script_table", s.default_script_table, LoadedFor::MotionAndParticles);
}

// dat-formats 2.10
template <class A>
void fields(A& a, Is<SoundTable::Entry> auto& e) {
  a.reference("wave", e.wave, LoadedFor::Nothing);
  a.value("priority", e.priority);
  a.value("probability", e.probability);
  a.value("volume", e.volume);
}

template <class A>
void fields(A& a, Is<SoundTable::Node> auto& node, const unsigned& level) {
  a.word("key", node.key, Word::Sound);
  a.list("entries", node.entries, 16);
  std::uint32_t count = static_cast<std::uint32_t>(node.children.size());
  a.count("children", count, 12);
  if (count != 0 && level == SoundTable::kMaxLevels) {
    a.refuse(ErrorCode::LimitExceeded, "sound nodes nested too deep", 4);
    return;
  }
  const unsigned child_level = level + 1;
  std::uint32_t first = 0;
  a.keyed_items("children", node.children, first, count, &SoundTable::Node::key, child_level);
}

template <class A>
void fields(A& a, Is<SoundTable> auto& t) {
  a.own_id(ObjectType::SoundTable, t.id, OwnIds::OfTypeOrUnknown);
  const unsigned root_level = 1;
  a.part("root", t.root, root_level);
}

// dat-formats 2.8
template <class A>
void fields(A& a, Is<PhysicsScript::Entry> auto& e) {
  a.value("start", e.start);
  a.part("hook", e.hook);
}

// Hooks pad themselves to four bytes, so the padding that ends a retail record is always empty.
template <class A>
void fields(A& a, Is<PhysicsScript> auto& s) {
  a.own_id(ObjectType::PhysicsScript, s.id, OwnIds::OfTypeOrUnknown);
  a.list("entries", s.entries, 8 + kMinHookBytes);
}

template <class A>
void fields(A& a, Is<PhysicsScriptTable::Choice> auto& c) {
  a.value("mod", c.mod);
  a.reference("script", c.script, LoadedFor::AllButDyes);
}

template <class A>
void fields(A& a, Is<PhysicsScriptTable::Effect> auto& e) {
  a.word("type", e.type, Word::Script);
  a.list("choices", e.choices, 8);
}

template <class A>
void fields(A& a, Is<PhysicsScriptTable> auto& t) {
  a.own_id(ObjectType::PhysicsScriptTable, t.id, OwnIds::OfTypeOrUnknown);
  a.table("effects", t.effects, 8, &PhysicsScriptTable::Effect::type);
}

// appearance 6. Not loaded: the Setups, which belong to the wearers; old textures, which are replaced; icons,
// which are shown elsewhere.
template <class A>
void fields(A& a, Is<ClothingTable::TextureEffect> auto& t) {
  a.reference("old_texture", t.old_texture, LoadedFor::Nothing);
  a.reference("new_texture", t.new_texture, LoadedFor::Looks);
}

template <class A>
void fields(A& a, Is<ClothingTable::ObjectEffect> auto& o) {
  a.value("part", o.part);
  a.reference("mesh", o.mesh, LoadedFor::Looks);
  a.list("textures", o.textures, 8);
}

template <class A>
void fields(A& a, Is<ClothingTable::Base> auto& b) {
  a.reference("setup", b.setup, LoadedFor::Nothing);
  a.list("objects", b.objects, 12);
}

template <class A>
void fields(A& a, Is<ClothingTable::Range> auto& r) {
  a.value("start", r.start);
  a.value("length", r.length);
}

template <class A>
void fields(A& a, Is<ClothingTable::PaletteEffect> auto& p) {
  a.list("ranges", p.ranges, 8);
  a.reference("palette_set", p.palette_set, LoadedFor::DyesLooksAndParticles);
}

template <class A>
void fields(A& a, Is<ClothingTable::Template> auto& t) {
  a.value("key", t.key);
  a.reference("icon", t.icon, LoadedFor::Nothing);
  a.list("palettes", t.palettes, 8);
}

template <class A>
void fields(A& a, Is<ClothingTable> auto& t) {
  using T = ClothingTable;
  a.own_id(ObjectType::ClothingTable, t.id, OwnIds::OfTypeOrUnknown);
  a.hash_table("base_buckets", t.base_buckets, "bases", t.bases, 8, &T::Base::setup);
  a.hash_table("template_buckets", t.template_buckets, "templates", t.templates, 12, &T::Template::key);
}

// appearance 8.1
template <class A>
void emission_fields(A& a, Is<ParticleEmitterInfo> auto& i) {
  a.value("birthrate", i.birthrate);
  a.value("max_particles", i.max_particles);
  a.value("initial_particles", i.initial_particles);
  a.value("total_particles", i.total_particles);
  a.value("total_seconds", i.total_seconds);
  a.value("lifespan", i.lifespan);
  a.value("lifespan_rand", i.lifespan_rand);
  a.value("offset_dir", i.offset_dir);
  a.value("min_offset", i.min_offset);
  a.value("max_offset", i.max_offset);
}

template <class A>
void path_fields(A& a, Is<ParticleEmitterInfo> auto& i) {
  a.value("a", i.a);
  a.value("min_a", i.min_a);
  a.value("max_a", i.max_a);
  a.value("b", i.b);
  a.value("min_b", i.min_b);
  a.value("max_b", i.max_b);
  a.value("c", i.c);
  a.value("min_c", i.min_c);
  a.value("max_c", i.max_c);
}

template <class A>
void fields(A& a, Is<ParticleEmitterInfo> auto& i) {
  using P = ParticleEmitterInfo;
  a.own_id(ObjectType::ParticleEmitterInfo, i.id, OwnIds::OfTypeOrUnknown);
  a.unused("unused", i.unused);
  a.flags("emitter_type", i.emitter_type, P::kPerSecond | P::kPerMetre);
  auto type = static_cast<std::uint32_t>(i.particle_type);
  a.word("particle_type", type, Word::ParticleType);
  if constexpr (A::kReads) i.particle_type = static_cast<ParticleType>(type);
  a.word("software_mesh", i.software_mesh, Word::Hex);
  a.reference("mesh", i.mesh, LoadedFor::LooksAndParticles);
  emission_fields(a, i);
  path_fields(a, i);
  a.value("start_scale", i.start_scale);
  a.value("final_scale", i.final_scale);
  a.value("scale_rand", i.scale_rand);
  a.value("start_trans", i.start_trans);
  a.value("final_trans", i.final_trans);
  a.value("trans_rand", i.trans_rand);
  a.value("is_parent_local", i.is_parent_local);
}

// GX-9
template <class A>
void fields(A& a, Is<GfxObjDegradeInfo::Level> auto& l) {
  a.reference("gfxobj", l.gfxobj, LoadedFor::LooksAndParticles);
  a.value("mode", l.mode);
  a.value("min_distance", l.min_distance);
  a.value("ideal_distance", l.ideal_distance);
  a.value("max_distance", l.max_distance);
}

template <class A>
void fields(A& a, Is<GfxObjDegradeInfo> auto& i) {
  a.own_id(ObjectType::GfxObjDegradeInfo, i.id, OwnIds::OfTypeOrUnknown);
  a.list("levels", i.levels, 20);
}

}  // namespace acm
