// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "support/retail_size_records.h"

#include <cmath>
#include <iterator>
#include <vector>

#include "support/retail_size_random.h"
#include "support/retail_size_set.h"

namespace acm::test {

namespace {

constexpr std::uint32_t kTiedScripts = 2294, kLongTiedScripts = 166, kAllScripts = 4248;
// The first ones are the default scripts of Setups.
constexpr std::uint32_t kDefaultScripts = 2161;

// The whole body, as most hooks of shipped files name it.
constexpr std::uint32_t kWholeBody = 0xFFFFFFFF;

HookPayload particle(SetRandom& random) {
  return CreateParticleHook{0x32000001 + random.below(2051), kWholeBody, {{0, 0, 0.5f}, {}}, random.below(4)};
}

HookPayload tweaked_sound(SetRandom& random) {
  return SoundTweakedHook{0x0A000001 + random.below(786), 1.0f, 0.9f, random.between(0.2f, 1.0f)};
}

// Directions other than Both are rare.
std::int32_t direction_of(SetRandom& random) {
  return random.one_in(25) ? hook_direction::kForward : hook_direction::kBoth;
}

// By how often they occur: SoundTable and CreateParticle most; NoDraw, Scale and TextureVelocity never here.
HookPayload animation_payload(SetRandom& random) {
  const std::uint32_t chance = random.below(100);
  if (chance < 44) return SoundTableHook{0x37 + random.below(3)};
  if (chance < 72) return particle(random);
  if (chance < 80)
    return AttackHook{random.one_in(3) ? kWholeBody : random.below(17), -0.2f, 1.5f, 0.2f, 1.5f, 1, 1};
  if (chance < 86) return SoundHook{0x0A000001 + random.below(786)};
  if (chance < 92) return CallScriptHook{0x33000001 + random.below(kAllScripts), 0.0f};
  if (chance < 97) return tweaked_sound(random);
  if (chance < 99) return TransparentHook{0.0f, 1.0f, 0.5f};
  return DestroyParticleHook{random.below(4)};
}

HookPayload script_payload(HookType type, SetRandom& random) {
  switch (type) {
    case HookType::CallScript: return CallScriptHook{0x33000001 + random.below(kAllScripts), 0.5f};
    case HookType::SoundTweaked: return tweaked_sound(random);
    case HookType::SoundTable: return SoundTableHook{0x37 + random.below(3)};
    case HookType::Scale: return ScaleHook{random.between(0.5f, 2.0f), 1.0f};
    case HookType::TextureVelocity: return TextureVelocityHook{0.1f, 0.0f};
    case HookType::DestroyParticle: return DestroyParticleHook{random.below(4)};
    case HookType::NoDraw: return NoDrawHook{random.below(2)};
    default: return particle(random);
  }
}

// Attacks and ramps of transparency never occur here.
HookType script_hook(SetRandom& random) {
  const std::uint32_t chance = random.below(1000);
  if (chance < 710) return HookType::CreateParticle;
  if (chance < 810) return HookType::CallScript;
  if (chance < 817) return HookType::SoundTweaked;
  if (chance < 920) return HookType::SoundTable;
  if (chance < 950) return HookType::Scale;
  if (chance < 970) return HookType::TextureVelocity;
  return chance < 990 ? HookType::DestroyParticle : HookType::NoDraw;
}

struct DefaultHook {
  HookType type;
  std::uint32_t scripts;  // that have it
};
constexpr DefaultHook kDefaultHooks[] = {
    {HookType::CreateParticle, 2046}, {HookType::CallScript, 317}, {HookType::SoundTweaked, 302},
    {HookType::SoundTable, 49},       {HookType::Scale, 43},       {HookType::TextureVelocity, 11}};

// Of a default script: each type that it has, then particles again and again.
std::vector<HookType> default_hooks(std::uint32_t index, std::size_t count) {
  std::vector<HookType> hooks;
  for (const DefaultHook& hook : kDefaultHooks)
    if (is_among(index, hook.scripts, kDefaultScripts)) hooks.push_back(hook.type);
  const bool has_particles = is_among(index, kDefaultHooks[0].scripts, kDefaultScripts);
  if (hooks.size() < count)
    hooks.resize(count, has_particles ? HookType::CreateParticle : HookType::DestroyParticle);
  return hooks;
}

}  // namespace

Hook animation_hook(SetRandom& random) {
  const std::int32_t direction = direction_of(random);
  return {direction, animation_payload(random)};
}

// Half of the scripts have hooks at equal times; few of these are long. Default scripts have the hooks of
// shipped ones.
PhysicsScript retail_size_script(std::uint32_t index) {
  PhysicsScript s;
  s.id = 0x33000001 + index;
  SetRandom random(s.id);
  const bool tied = is_among(index, kTiedScripts, kAllScripts);
  const std::uint32_t ties_before = members_before(index, kTiedScripts, kAllScripts);
  const bool is_long = tied && is_among(ties_before, kLongTiedScripts, kTiedScripts);
  const std::uint32_t count = is_long ? 9 + random.below(20)
                              : tied  ? 2 + random.below(6)
                                      : 1 + random.below(5);
  std::vector<HookType> hooks;
  if (index < kDefaultScripts) hooks = default_hooks(index, count);
  while (hooks.size() < count) hooks.push_back(script_hook(random));
  double time = 0.0;
  for (std::size_t i = 0; i < hooks.size(); ++i) {
    // The second hook of a tie begins with the first; the others later, one after another.
    if (!(tied && i == 1)) time += 0.05 + static_cast<double>(random.between(0.0f, 0.5f));
    const std::int32_t direction = direction_of(random);
    s.entries.push_back({time, {direction, script_payload(hooks[i], random)}});
  }
  return s;
}

Surface retail_size_surface(std::uint32_t index, const RetailCounts& counts) {
  Surface s;
  s.id = 0x08000001 + index;
  s.type = Surface::kImage;
  s.texture = 0x05000001 + index % counts.surface_textures;
  s.diffuse = 1.0f;
  return s;
}

SurfaceTexture retail_size_texture(std::uint32_t index, const RetailCounts& counts) {
  SurfaceTexture t;
  t.id = 0x05000001 + index;
  t.images = {0x06000001 + index % counts.images};
  return t;
}

Palette retail_size_palette(std::uint32_t index) {
  Palette p;
  p.id = 0x04000001 + index;
  SetRandom random(p.id);
  for (std::size_t i = 0; i < Palette::kColors; ++i) p.colors.push_back(0xFF000000 | random.next());
  return p;
}

namespace {

// The formats that shipped images have, about as often; six are P8.
PixelFormat format_of(std::uint32_t index, SetRandom& random) {
  constexpr PixelFormat kFormats[] = {PixelFormat::A8R8G8B8, PixelFormat::Index16, PixelFormat::Dxt1,
                                      PixelFormat::A8R8G8B8, PixelFormat::Dxt1,    PixelFormat::Index16,
                                      PixelFormat::A8R8G8B8, PixelFormat::Dxt1,    PixelFormat::R8G8B8};
  return index % 3500 == 11 ? PixelFormat::P8 : kFormats[random.below(std::size(kFormats))];
}

}  // namespace

RenderSurface retail_size_image(std::uint32_t index, const RetailCounts& counts) {
  RenderSurface s;
  s.id = 0x06000001 + index;
  SetRandom random(s.id);
  s.format = format_of(index, random);
  // Most images are small; a few have many blocks.
  s.width = random.one_in(10) ? 64 : 4u << random.below(3);
  s.height = s.width == 64 ? 32 : 4u << random.below(3);
  const bool has_wide_indices = s.format == PixelFormat::Index16;
  while (s.pixels.size() < s.expected_bytes()) {
    const std::uint32_t value = has_wide_indices ? random.below(Palette::kColors) : random.next();
    s.pixels.push_back(static_cast<std::byte>(value));
    if (has_wide_indices) s.pixels.push_back(static_cast<std::byte>(value >> 8));
  }
  if (is_indexed(s.format)) s.palette = 0x04000001 + random.below(counts.palettes);
  return s;
}

// One wave is MP3, all others are PCM.
Wave retail_size_wave(std::uint32_t index) {
  Wave w;
  w.id = 0x0A000001 + index;
  w.header = make_pcm_header(1, 11025, 16);
  if (index == 700) w.header[0] = static_cast<std::byte>(WaveFormat::kMp3);
  w.samples.resize(2 * (500 + SetRandom(w.id).below(2000)));
  return w;
}

PaletteSet retail_size_palette_set(std::uint32_t index, const RetailCounts& counts) {
  PaletteSet s;
  s.id = 0x0F000001 + index;
  SetRandom random(s.id);
  for (std::uint32_t n = random.one_in(6) ? 2 + random.below(12) : 1; n > 0; --n)
    s.palettes.push_back(0x04000001 + random.below(counts.palettes));
  return s;
}

ClothingTable retail_size_clothing(std::uint32_t index, const RetailCounts& counts) {
  ClothingTable t;
  t.id = 0x10000001 + index;
  SetRandom random(t.id);
  const std::uint32_t first = random.below(counts.setups);
  for (std::uint32_t i = 0; i < 1 + index % 3 && i < counts.setups; ++i)
    t.bases.push_back({RetailSizeSet::setup_id((first + i) % counts.setups),
                       {{0, RetailSizeSet::gfxobj_id(random.below(counts.gfxobjs)), {}}}});
  for (std::uint32_t i = 0; i < 1 + random.below(8); ++i)
    t.templates.push_back({i + 1, 0, {{{{0, 2048}}, 0x0F000001 + random.below(counts.palette_sets)}}});
  return t;
}

SoundTable retail_size_sound_table(std::uint32_t index, const RetailCounts& counts) {
  SoundTable t;
  t.id = 0x20000001 + index;
  SetRandom random(t.id);
  for (std::uint32_t key = 1; key <= 40; ++key) {
    SoundTable::Node node;
    node.key = key;
    node.entries.push_back({0x0A000001 + random.below(counts.waves), 0.3f, 0.8f, 1.0f});
    t.root.children.push_back(std::move(node));
  }
  return t;
}

PhysicsScriptTable retail_size_script_table(std::uint32_t index, const RetailCounts& counts) {
  PhysicsScriptTable t;
  t.id = 0x34000001 + index;
  SetRandom random(t.id);
  for (std::uint32_t type = 1; type <= 60; ++type)
    t.effects.push_back({type, {{1.0f, 0x33000001 + random.below(counts.scripts)}}});
  return t;
}

ParticleEmitterInfo retail_size_emitter(std::uint32_t index, const RetailCounts& counts) {
  ParticleEmitterInfo info;
  info.id = 0x32000001 + index;
  SetRandom random(info.id);
  info.mesh = RetailSizeSet::gfxobj_id(random.below(counts.gfxobjs));
  info.birthrate = 0.05 + static_cast<double>(random.between(0.0f, 0.3f));
  info.max_particles = static_cast<std::int32_t>(1 + random.below(30));
  info.lifespan = 1.0;
  info.a = {0, 0, 1};
  info.max_a = 1.0f;
  return info;
}

// The near view is the mesh itself; behind the last level nothing is drawn.
GfxObjDegradeInfo retail_size_degrade(std::uint32_t index, ObjectId mesh) {
  GfxObjDegradeInfo info;
  info.id = 0x11000001 + index;
  info.levels.push_back({mesh, GfxObjDegradeInfo::kAsPlaced, 0.0f, 25.0f, 50.0f});
  info.levels.push_back({0, GfxObjDegradeInfo::kAsPlaced, 50.0f, 50.0f, 1000.0f});
  return info;
}

}  // namespace acm::test
