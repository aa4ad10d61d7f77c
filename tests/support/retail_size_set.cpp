// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "support/retail_size_set.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "support/fragmented_dat.h"
#include "support/retail_size_random.h"
#include "support/retail_size_records.h"
#include "support/retail_size_tables.h"

namespace acm::test {

namespace {

// The means are those of the shipped file, 34 parts and 40 frames; all pairs occur equally often.
constexpr std::array<std::uint32_t, RetailSizeSet::kBodies> kPartCounts = {34, 34, 34, 17, 34,
                                                                           34, 45, 34, 20, 54};
constexpr std::array<std::uint32_t, 16> kFrameCounts = {5,  8,  10, 12, 15, 20, 24, 30,
                                                        30, 36, 40, 45, 60, 75, 90, 140};
constexpr ObjectId kUnreadRecords = 0x0D000001, kCombatTables = 0x30000001;
constexpr std::size_t kUnreadBytes = 200;
constexpr float kStep = 4.0f / 30.0f;  // metres in a frame of an animation that moves its body

Quat rotation_of(Vec3 v) {
  const float length = std::sqrt(1.0f + v.x * v.x + v.y * v.y + v.z * v.z);
  return {1.0f / length, v.x / length, v.y / length, v.z / length};
}

// The i-th animation among those of its body.
std::uint32_t place_of(std::uint32_t index) {
  return index / RetailSizeSet::kBodies;
}

bool has_root_frames(std::uint32_t index) {
  return place_of(index) % 7 != 6 || RetailSizeSet::moves_body(index);
}

// 47 animations of the shipped file switch Ethereal on and off again.
bool is_ethereal(std::uint32_t index) {
  return index % 44 == 7;
}

// An animation of the shipped file, the only one that replaces meshes: one forwards and another backwards.
constexpr std::uint32_t kReplacing = 0x55A;

// Of the 19 types that ship, those that are rare, on the first frame of few animations. Eight animations have
// SetOmega; how often the others occur, and that it is these, is chosen.
void add_rare_hooks(Animation& a, std::uint32_t index) {
  const auto add = [&](std::uint32_t first, const HookPayload& payload) {
    if (index % 259 == first) a.hooks.push_back({hook_direction::kBoth, payload});
  };
  add(13, SetOmegaHook{{0.0f, 0.0f, 0.02f}});
  add(53, TransparentPartHook{1, 0.0f, 1.0f, 0.5f});
  add(93, LuminousHook{0.0f, 1.0f, 0.5f});
  add(133, DiffuseHook{0.0f, 1.0f, 0.5f});
  add(173, StopParticleHook{1});
  add(213, DefaultScriptHook{});
  if (index != kReplacing) return;
  a.hooks.push_back({hook_direction::kForward, ReplaceObjectHook{.part = 1, .gfxobj = 0x01000BB4}});
  a.hooks.push_back({hook_direction::kBackward, ReplaceObjectHook{.part = 1, .gfxobj = 0x01000BB5}});
}

void add_hooks(Animation& a, std::uint32_t index, SetRandom& random) {
  a.hook_starts.push_back(0);
  for (std::uint32_t f = 0; f < a.frame_count; ++f) {
    if (f == 0) add_rare_hooks(a, index);
    if (is_ethereal(index) && (f == 0 || f == 3))
      a.hooks.push_back({hook_direction::kBoth, EtherealHook{f == 0 ? 1u : 0u}});
    if (random.one_in(25)) a.hooks.push_back(animation_hook(random));
    a.hook_starts.push_back(static_cast<std::uint32_t>(a.hooks.size()));
  }
  if (!a.hooks.empty()) a.flags |= Animation::kHasHooks;
}

// Adds a prism's side, as a quad or as two triangles.
void add_side(GfxObj& g, std::uint32_t side, std::uint32_t sides, bool quads) {
  const auto a = static_cast<std::uint16_t>(2 * side);
  const auto b = static_cast<std::uint16_t>(2 * ((side + 1) % sides));
  const GfxObj::Corner corners[] = {{a, 0, 0},
                                    {b, 0, 0},
                                    {static_cast<std::uint16_t>(b + 1), 1, 0},
                                    {static_cast<std::uint16_t>(a + 1), 1, 0}};
  const auto add = [&](std::span<const GfxObj::Corner> some) {
    GfxObj::Polygon polygon;
    polygon.id = static_cast<std::uint16_t>(g.drawing.polygons.size());
    polygon.front_surface = 0;
    g.drawing.add_polygon(polygon, some);
  };
  if (quads) return add(corners);
  add(std::span(corners).first(3));
  const GfxObj::Corner rest[] = {corners[0], corners[2], corners[3]};
  add(rest);
}

}  // namespace

RetailCounts RetailCounts::divided_by(std::uint32_t n) const {
  RetailCounts c = *this;
  for (std::uint32_t* count :
       {&c.tables,          &c.motions,  &c.animations,       &c.gfxobjs,  &c.degrades, &c.setups,
        &c.scripted_setups, &c.surfaces, &c.surface_textures, &c.images,   &c.palettes, &c.palette_sets,
        &c.clothing,        &c.waves,    &c.sound_tables,     &c.emitters, &c.scripts,  &c.script_tables,
        &c.combat_tables,   &c.entries,  &c.free_blocks})
    *count = std::max(1u, *count / n);
  return c;
}

std::uint32_t RetailSizeSet::part_count(std::uint32_t table_index) {
  return kPartCounts[table_index % kPartCounts.size()];
}

std::uint32_t RetailSizeSet::frame_count(std::uint32_t animation_index) {
  return kFrameCounts[place_of(animation_index) % kFrameCounts.size()];
}

bool RetailSizeSet::moves_body(std::uint32_t animation_index) {
  return place_of(animation_index) % 12 == 3;
}

// A few large tables and many small ones: table k has a share of 1 / (k + 8).
std::uint32_t RetailSizeSet::motions_of(std::uint32_t table_index) const {
  double before = 0, all = 0;
  for (std::uint32_t k = 0; k < counts_.tables; ++k) {
    if (k == table_index) before = all;
    all += 1.0 / (k + 8);
  }
  const auto upto = [&](double part) { return static_cast<std::uint32_t>(counts_.motions * (part / all)); };
  const double after = before + 1.0 / (table_index + 8);
  return (table_index + 1 == counts_.tables ? counts_.motions : upto(after)) - upto(before);
}

MotionTable RetailSizeSet::table(std::uint32_t index) const {
  return make_retail_size_table(index, motions_of(index), counts_.animations);
}

Animation RetailSizeSet::animation(std::uint32_t index) const {
  Animation a;
  a.id = animation_id(index);
  a.part_count = part_count(index);
  a.frame_count = frame_count(index);
  SetRandom random(a.id);
  std::vector<Vec3> places, turns, drifts;
  for (std::uint32_t p = 0; p < a.part_count; ++p) {
    places.push_back(random.vec3(1.0f));
    turns.push_back(random.vec3(0.6f));
    drifts.push_back(random.vec3(0.02f));
  }
  a.part_frames.reserve(std::size_t{a.part_count} * a.frame_count);
  for (std::uint32_t f = 0; f < a.frame_count; ++f)
    for (std::uint32_t p = 0; p < a.part_count; ++p) {
      a.part_frames.push_back({places[p], rotation_of(turns[p])});
      places[p] = places[p] + drifts[p];
      turns[p] = turns[p] + drifts[p];
    }
  add_hooks(a, index, random);
  if (has_root_frames(index)) {
    a.flags |= Animation::kHasPositionFrames;
    a.position_frames.assign(a.frame_count, {{0.0f, moves_body(index) ? kStep : 0.0f, 0.0f}, {}});
  }
  return a;
}

Setup RetailSizeSet::setup(std::uint32_t index) const {
  Setup s;
  s.id = setup_id(index);
  SetRandom random(s.id);
  const bool creature = index < counts_.tables;
  Setup::Placement placement;
  for (std::uint32_t n = creature ? part_count(index) : 1 + random.below(3); n > 0; --n) {
    s.parts.push_back(gfxobj_id(random.below(counts_.gfxobjs)));
    placement.parts.push_back({random.vec3(1.0f), rotation_of(random.vec3(0.5f))});
  }
  s.placements.push_back(std::move(placement));
  s.spheres.push_back({{0, 0, 0.5f}, 0.5f});
  s.height = 1.8f;
  s.radius = 0.5f;
  s.step_up_height = s.step_down_height = 0.6f;
  s.sorting_sphere = s.selection_sphere = {{0, 0, 0.9f}, 0.9f};
  if (creature) {
    s.default_motion_table = table_id(index);
    s.default_sound_table = 0x20000001 + index % counts_.sound_tables;
    s.default_script_table = 0x34000001 + index % counts_.script_tables;
  }
  if (is_among(index, counts_.scripted_setups, counts_.setups))
    s.default_script = 0x33000001 + members_before(index, counts_.scripted_setups, counts_.setups);
  return s;
}

// A prism with as many sides as chance has it, of quads or of triangles.
GfxObj RetailSizeSet::gfxobj(std::uint32_t index) const {
  GfxObj g;
  g.id = gfxobj_id(index);
  g.flags = GfxObj::kHasDrawing;
  SetRandom random(g.id);
  const std::uint32_t sides = 3 + random.below(12);
  g.surfaces.push_back(0x08000001 + random.below(counts_.surfaces));
  // Few vertices have more texture coordinates than sides use; the most is 57.
  const std::vector<TexCoord> uvs(random.one_in(500) ? 57 : 2, {0.5f, 0.5f});
  for (std::uint32_t i = 0; i < 2 * sides; ++i) g.add_vertex(random.vec3(1.0f), {0, 0, 1}, uvs);
  const bool quads = random.one_in(2);
  for (std::uint32_t i = 0; i < sides; ++i) add_side(g, i, sides, quads);
  g.drawing.bsp = make_drawing_bsp(g);
  if (is_among(index, counts_.degrades, counts_.gfxobjs)) {
    g.flags |= GfxObj::kHasDegrade;
    g.degrade = 0x11000001 + index;
  }
  return g;
}

std::uint64_t RetailSizeSet::frame_bytes() const {
  std::uint64_t frames = 0;
  for (std::uint32_t i = 0; i < counts_.animations; ++i)
    frames += std::uint64_t{frame_count(i)} * (part_count(i) + (has_root_frames(i) ? 1 : 0));
  return frames * sizeof(Frame);
}

AssetStore RetailSizeSet::motion_store() const {
  AssetStore store;
  for (std::uint32_t i = 0; i < counts_.animations; ++i) store.add(animation(i));
  for (std::uint32_t i = 0; i < counts_.tables; ++i) store.add(table(i));
  return store;
}

DatWriter RetailSizeSet::container() const {
  DatWriter writer;
  std::uint32_t made = 1;  // the record of iterations
  const auto put = [&](ObjectId id, Vector<std::byte>&& bytes) {
    (void)writer.put(id, std::move(bytes), {0x50000000, 1});
    ++made;
  };
  const auto put_all = [&](std::uint32_t count, auto make, auto write) {
    for (std::uint32_t i = 0; i < count; ++i) {
      const auto record = make(i);
      put(record.id, write(record));
    }
  };
  const RetailCounts& c = counts_;
  const auto with_counts = [&](auto make) { return [&c, make](std::uint32_t i) { return make(i, c); }; };
  put_all(c.gfxobjs, [&](std::uint32_t i) { return gfxobj(i); }, write_gfxobj);
  for (std::uint32_t i = 0; i < c.gfxobjs; ++i)
    if (is_among(i, c.degrades, c.gfxobjs))
      put(0x11000001 + i, write_gfxobj_degrade_info(retail_size_degrade(i, gfxobj_id(i))));
  put_all(c.setups, [&](std::uint32_t i) { return setup(i); }, write_setup);
  put_all(c.animations, [&](std::uint32_t i) { return animation(i); }, write_animation);
  for (std::uint32_t i = 0; i < c.tables; ++i) put(table_id(i), write_motion_table(table(i)));
  put_all(c.palettes, retail_size_palette, write_palette);
  put_all(c.surface_textures, with_counts(retail_size_texture), write_surface_texture);
  put_all(c.images, with_counts(retail_size_image), write_render_surface);
  put_all(c.surfaces, with_counts(retail_size_surface), write_surface);
  put_all(c.waves, retail_size_wave, write_wave);
  put_all(c.palette_sets, with_counts(retail_size_palette_set), write_palette_set);
  put_all(c.clothing, with_counts(retail_size_clothing), write_clothing_table);
  put_all(c.sound_tables, with_counts(retail_size_sound_table), write_sound_table);
  put_all(c.emitters, with_counts(retail_size_emitter), write_particle_emitter_info);
  put_all(c.scripts, retail_size_script, write_physics_script);
  put_all(c.script_tables, with_counts(retail_size_script_table), write_physics_script_table);
  // The library does not read combat tables, nor the rest.
  for (std::uint32_t i = 0; i < c.combat_tables; ++i) put(kCombatTables + i, Vector<std::byte>(kUnreadBytes));
  for (ObjectId id = kUnreadRecords; made < c.entries; ++id) put(id, Vector<std::byte>(kUnreadBytes));
  return writer;
}

Result<Vector<std::byte>> RetailSizeSet::file() const {
  constexpr std::uint32_t kMiB = 1024;  // in blocks
  constexpr std::size_t kBlock = 1024, kRoom = kBlock - 4;
  DatWriter writer = container();
  const Result<DatImage> size = writer.image();
  if (!size.ok()) return size.error();
  // One of the records that nobody reads grows until the file ends with a MiB.
  const std::uint64_t blocks = size->size() / kBlock + counts_.free_blocks;
  const std::size_t more = (kMiB - blocks % kMiB) % kMiB;
  (void)writer.put(kUnreadRecords, Vector<std::byte>(kUnreadBytes + more * kRoom), {0x50000000, 1});
  const Result<Vector<std::byte>> compact = writer.build();
  if (!compact.ok()) return compact.error();
  return fragmented(*compact, counts_.free_blocks);
}

}  // namespace acm::test
