// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "support/retail_size_set.h"

#include "acmotion/commands.hpp"
#include "assets/palette.h"
#include "assets/physics_script.h"
#include "assets/render_surface.h"
#include "assets/surface.h"
#include "assets/surface_texture.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>

namespace acm::test {

namespace {

// The means are those of the shipped file, 34 parts and 40 frames; all pairs occur equally often.
constexpr std::array<std::uint32_t, 10> kPartCounts = {34, 34, 34, 17, 34, 34, 45, 34, 20, 54};
constexpr std::array<std::uint32_t, 16> kFrameCounts = {5,  8,  10, 12, 15, 20, 24, 30,
                                                        30, 36, 40, 45, 60, 75, 90, 140};

/// A small generator of its own for every object, so that one can be made without the others.
class Random {
 public:
  explicit Random(ObjectId id) : state_(id * 0x9E3779B97F4A7C15u + 1) {}

  std::uint32_t next() {
    state_ ^= state_ << 13;
    state_ ^= state_ >> 7;
    state_ ^= state_ << 17;
    return static_cast<std::uint32_t>(state_ >> 32);
  }
  std::uint32_t below(std::uint32_t n) { return next() % n; }
  bool one_in(std::uint32_t n) { return below(n) == 0; }
  float between(float low, float high) {
    return low + (high - low) * (static_cast<float>(next() >> 8) / 16777216.0f);
  }
  Vec3 vec3(float reach) {
    const float x = between(-reach, reach);
    const float y = between(-reach, reach);
    return {x, y, between(-reach, reach)};
  }

 private:
  std::uint64_t state_;
};

Quat rotation_of(Vec3 v) {
  const float length = std::sqrt(1.0f + v.x * v.x + v.y * v.y + v.z * v.z);
  return {1.0f / length, v.x / length, v.y / length, v.z / length};
}

/// These commands, then all others of the classes.
std::vector<Command> commands_of(std::uint32_t class_bits, std::vector<Command> out) {
  for (const CommandName& c : command_names())
    if ((c.command & class_bits) != 0 && (c.command & 0xFFFF) != 0 &&
        std::ranges::find(out, c.command) == out.end())
      out.push_back(c.command);
  return out;
}

/// The commands that tables are made of, by class; those that every creature has come first.
struct Vocabulary {
  std::vector<Command> styles = commands_of(kStyleClass, {command::kNonCombat});
  std::vector<Command> substates = commands_of(
      kSubStateClass, {command::kReady, command::kWalkForward, command::kRunForward, command::kTurnRight,
                       command::kSideStepRight, command::kFalling, command::kDead, command::kFallen});
  std::vector<Command> targets = commands_of(kSubStateClass | kActionClass,
                                             {command::kReady, command::kWalkForward, command::kRunForward});

  static const Vocabulary& get() {
    static const Vocabulary vocabulary;
    return vocabulary;
  }
};

/// Writes one table: some styles, each with cycles, modifiers and, from every cycle, links.
class TableMaker {
 public:
  TableMaker(std::uint32_t index, std::uint32_t motions, std::uint32_t animations)
      : random_(RetailSizeSet::table_id(index)),
        words_(Vocabulary::get()),
        builder_(RetailSizeSet::table_id(index), words_.styles[0]),
        body_(index % kPartCounts.size()),
        animations_(animations),
        motions_left_(motions) {
    style_count_ =
        std::clamp<std::uint32_t>(motions / 70, 1, static_cast<std::uint32_t>(words_.styles.size()));
    cycle_count_ = std::clamp<std::uint32_t>(motions / (style_count_ * 5), 2, 24);
  }

  MotionTable make() && {
    const auto each_style = [&](auto&& step) {
      for (std::uint32_t s = 0; s < style_count_; ++s) step(words_.styles[s]);
    };
    each_style([&](Command style) { builder_.style_default(style, words_.substates[0]); });
    each_style([&](Command style) { add_cycles(style); });
    each_style([&](Command style) { add_modifiers(style); });
    for (std::uint32_t s = 0; s < style_count_; ++s) add_links(words_.styles[s], style_count_ - s);
    return std::move(builder_).build();
  }

 private:
  MotionTableBuilder::Motion motion() {
    MotionTableBuilder::Motion m;
    --motions_left_;
    // One in sixty has no animation, one in eight more than one.
    std::uint32_t count = random_.one_in(60) ? 0 : random_.one_in(8) ? 2 + random_.below(3) : 1;
    for (; count > 0; --count) m.anims.push_back(anim());
    if (random_.one_in(20)) m.bits = static_cast<std::uint8_t>(1 + random_.below(3));
    return m;
  }

  AnimData anim() {
    const auto step = static_cast<std::uint32_t>(kPartCounts.size());
    const std::uint32_t choices = std::max<std::uint32_t>(1, (animations_ + step - 1 - body_) / step);
    AnimData data;
    data.animation = RetailSizeSet::animation_id(body_ + step * random_.below(choices));
    if (random_.one_in(4)) data.high_frame = static_cast<std::int32_t>(2 + random_.below(30));
    if (random_.one_in(6)) data.low_frame = static_cast<std::int32_t>(random_.below(3));
    data.framerate = random_.one_in(12) ? -30.0f : random_.between(15.0f, 45.0f);
    return data;
  }

  void add_cycles(Command style) {
    for (std::uint32_t c = 0; c < cycle_count_; ++c)
      builder_.cycle(motion_key(style, words_.substates[c]), moving(words_.substates[c]));
  }

  void add_modifiers(Command style) {
    for (const Command command : {command::kTurnRight, command::kSideStepRight, command::kWalkForward})
      builder_.modifier(motion_key(style, command), moving(command));
  }

  // The gaits move at the speeds that the engine itself assumes.
  MotionTableBuilder::Motion moving(Command command) {
    MotionTableBuilder::Motion m = motion();
    if (command == command::kWalkForward) m.velocity = {0, 3.12f, 0};
    if (command == command::kRunForward) m.velocity = {0, 4.0f, 0};
    if (command == command::kSideStepRight) m.velocity = {1.25f, 0, 0};
    if (command == command::kTurnRight) m.omega = {0, 0, -1.5f};
    return m;
  }

  // Half of a style's links leave its first cycle, a few any state at all, the rest the other cycles.
  void add_links(Command style, std::uint32_t styles_left) {
    std::uint32_t left = motions_left_ / styles_left;
    const auto add_group = [&](Command from, std::uint32_t count) {
      builder_.link_group(motion_key(style, from));
      const auto known = static_cast<std::uint32_t>(words_.targets.size());
      const std::uint32_t start = from == words_.substates[0] ? 0 : random_.below(known);
      count = std::min(count, known);
      for (std::uint32_t i = 0; i < count; ++i) builder_.link(words_.targets[(start + i) % known], motion());
      left -= count;
    };
    add_group(words_.substates[0], left / 2);
    add_group(0, left / 8);
    for (std::uint32_t c = 1; c < cycle_count_; ++c)
      add_group(words_.substates[c], c + 1 == cycle_count_ ? left : left / (cycle_count_ - c));
  }

  Random random_;
  const Vocabulary& words_;
  MotionTableBuilder builder_;
  std::uint32_t body_;
  std::uint32_t animations_;
  std::uint32_t motions_left_;
  std::uint32_t style_count_ = 0;
  std::uint32_t cycle_count_ = 0;
};

Hook hook_of(Random& random) {
  switch (random.below(4)) {
    case 0:
      return {hook_direction::kForward, AttackHook{random.below(17), -0.2f, 1.5f, 0.2f, 1.5f, 1.0f, 1.0f}};
    case 1: return {hook_direction::kBoth, SoundHook{0x0A000001 + random.below(1000)}};
    case 2: return {hook_direction::kForward, CallScriptHook{0x33000001 + random.below(1000), 0.0f}};
    default: return {hook_direction::kForward, SoundTableHook{0x37 + random.below(3)}};
  }
}

PhysicsScript script(std::uint32_t index) {
  PhysicsScript s;
  s.id = 0x33000001 + index;
  Random random(s.id);
  for (std::uint32_t n = 1 + random.below(6); n > 0; --n)
    s.entries.push_back({random.between(0.0f, 2.0f), hook_of(random)});
  return s;
}

constexpr ObjectId kFirstImage = 0x06000001;
constexpr std::uint32_t kPalettes = 16;

ObjectId palette_id(std::uint32_t index) {
  return 0x04000001 + index;
}

Surface surface(std::uint32_t index) {
  Surface s;
  s.id = 0x08000001 + index;
  s.type = Surface::kImage;
  s.texture = 0x05000001 + index;
  s.diffuse = 1.0f;
  return s;
}

SurfaceTexture texture(std::uint32_t index) {
  SurfaceTexture t;
  t.id = 0x05000001 + index;
  t.images = {kFirstImage + index};
  return t;
}

Palette palette(std::uint32_t index) {
  Palette p;
  p.id = palette_id(index);
  Random random(p.id);
  for (std::size_t i = 0; i < Palette::kColors; ++i) p.colors.push_back(0xFF000000 | random.next());
  return p;
}

// The formats that shipped images have, about as often.
PixelFormat format_of(Random& random) {
  constexpr PixelFormat kFormats[] = {PixelFormat::A8R8G8B8, PixelFormat::Index16, PixelFormat::A8R8G8B8,
                                      PixelFormat::Index16,  PixelFormat::Dxt1,    PixelFormat::R8G8B8,
                                      PixelFormat::Index16,  PixelFormat::Dxt5};
  return random.one_in(1000) ? PixelFormat::P8 : kFormats[random.below(std::size(kFormats))];
}

RenderSurface image(ObjectId id) {
  RenderSurface s;
  s.id = id;
  Random random(id);
  s.format = format_of(random);
  // Most images are small; a few have many blocks.
  s.width = random.one_in(10) ? 64 : 4u << random.below(3);
  s.height = s.width == 64 ? 32 : 4u << random.below(3);
  const bool has_wide_indices = s.format == PixelFormat::Index16;
  while (s.pixels.size() < s.expected_bytes()) {
    const std::uint32_t value = has_wide_indices ? random.below(Palette::kColors) : random.next();
    s.pixels.push_back(static_cast<std::byte>(value));
    if (has_wide_indices) s.pixels.push_back(static_cast<std::byte>(value >> 8));
  }
  if (is_indexed(s.format)) s.palette = palette_id(random.below(kPalettes));
  return s;
}

}  // namespace

RetailCounts RetailCounts::divided_by(std::uint32_t n) const {
  RetailCounts c = *this;
  for (std::uint32_t* count :
       {&c.tables, &c.motions, &c.animations, &c.gfxobjs, &c.setups, &c.surfaces, &c.scripts, &c.entries})
    *count = std::max(1u, *count / n);
  return c;
}

std::uint32_t RetailSizeSet::part_count(std::uint32_t table_index) {
  return kPartCounts[table_index % kPartCounts.size()];
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
  return TableMaker(index, motions_of(index), counts_.animations).make();
}

Animation RetailSizeSet::animation(std::uint32_t index) const {
  Animation a;
  a.id = animation_id(index);
  a.part_count = kPartCounts[index % kPartCounts.size()];
  a.frame_count = kFrameCounts[index / kPartCounts.size() % kFrameCounts.size()];
  Random random(a.id);
  std::vector<Vec3> places, turns, drifts;
  for (std::uint32_t p = 0; p < a.part_count; ++p) {
    places.push_back(random.vec3(1.0f));
    turns.push_back(random.vec3(0.6f));
    drifts.push_back(random.vec3(0.02f));
  }
  a.part_frames.reserve(std::size_t{a.part_count} * a.frame_count);
  a.hook_starts.push_back(0);
  for (std::uint32_t f = 0; f < a.frame_count; ++f) {
    for (std::uint32_t p = 0; p < a.part_count; ++p) {
      a.part_frames.push_back({places[p], rotation_of(turns[p])});
      places[p] = places[p] + drifts[p];
      turns[p] = turns[p] + drifts[p];
    }
    if (random.one_in(25)) a.hooks.push_back(hook_of(random));
    a.hook_starts.push_back(static_cast<std::uint32_t>(a.hooks.size()));
  }
  if (!a.hooks.empty()) a.flags |= Animation::kHasHooks;
  // One in six moves its body itself.
  if (index % 6 == 0) {
    a.flags |= Animation::kHasPositionFrames;
    a.position_frames.assign(a.frame_count, {{0.0f, 0.1f, 0.0f}, {}});
  }
  return a;
}

Setup RetailSizeSet::setup(std::uint32_t index) const {
  Setup s;
  s.id = setup_id(index);
  Random random(s.id);
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
  if (creature) s.default_motion_table = table_id(index);
  return s;
}

// A prism with as many sides as chance has it.
GfxObj RetailSizeSet::gfxobj(std::uint32_t index) const {
  GfxObj g;
  g.id = gfxobj_id(index);
  g.flags = GfxObj::kHasDrawing;
  Random random(g.id);
  const std::uint32_t sides = 3 + random.below(12);
  g.surfaces.push_back(0x08000001 + random.below(counts_.surfaces));
  const TexCoord uv[] = {{0, 0}, {1, 0}};
  for (std::uint32_t i = 0; i < 2 * sides; ++i) g.add_vertex(random.vec3(1.0f), {0, 0, 1}, uv);
  for (std::uint32_t i = 0; i < sides; ++i) {
    const auto a = static_cast<std::uint16_t>(2 * i);
    const auto b = static_cast<std::uint16_t>(2 * ((i + 1) % sides));
    const GfxObj::Corner corners[] = {{a, 0, 0},
                                      {b, 0, 0},
                                      {static_cast<std::uint16_t>(b + 1), 1, 0},
                                      {static_cast<std::uint16_t>(a + 1), 1, 0}};
    GfxObj::Polygon polygon;
    polygon.id = static_cast<std::uint16_t>(i);
    polygon.front_surface = 0;
    g.drawing.add_polygon(polygon, corners);
  }
  g.drawing.bsp = make_drawing_bsp(g);
  return g;
}

std::uint64_t RetailSizeSet::frame_bytes() const {
  std::uint64_t frames = 0;
  for (std::uint32_t i = 0; i < counts_.animations; ++i) {
    const std::uint64_t count = kFrameCounts[i / kPartCounts.size() % kFrameCounts.size()];
    frames += count * (kPartCounts[i % kPartCounts.size()] + (i % 6 == 0 ? 1 : 0));
  }
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
  std::uint32_t count = 1;  // the record of iterations
  const auto put = [&](ObjectId id, Vector<std::byte>&& bytes) {
    (void)writer.put(id, std::move(bytes), {0x50000000, 1});
    ++count;
  };
  for (std::uint32_t i = 0; i < counts_.gfxobjs; ++i) put(gfxobj_id(i), write_gfxobj(gfxobj(i)));
  for (std::uint32_t i = 0; i < counts_.setups; ++i) put(setup_id(i), write_setup(setup(i)));
  for (std::uint32_t i = 0; i < counts_.animations; ++i) put(animation_id(i), write_animation(animation(i)));
  for (std::uint32_t i = 0; i < counts_.surfaces; ++i) put(surface(i).id, write_surface(surface(i)));
  for (std::uint32_t i = 0; i < counts_.tables; ++i) put(table_id(i), write_motion_table(table(i)));
  for (std::uint32_t i = 0; i < counts_.scripts; ++i) put(script(i).id, write_physics_script(script(i)));
  for (std::uint32_t i = 0; i < kPalettes; ++i) put(palette_id(i), write_palette(palette(i)));
  for (std::uint32_t i = 0; i < counts_.surfaces; ++i) put(texture(i).id, write_surface_texture(texture(i)));
  for (ObjectId id = kFirstImage; count < counts_.entries; ++id) put(id, write_render_surface(image(id)));
  return writer;
}

}  // namespace acm::test
