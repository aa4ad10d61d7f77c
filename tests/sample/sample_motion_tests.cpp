// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT

// How the sample creatures move: what makes them fit to look at.
#include "acmotion/commands.hpp"
#include "acmotion/sample.hpp"
#include "assets/asset_store.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <string>

#include "support/sample_store.h"

namespace acm {
namespace {

using test::sample_store;

struct Creature {
  const char* name;
  ObjectId setup, table;
  std::vector<std::uint32_t> feet;  // parts
};
const Creature kCreatures[] = {{"mannequin", kSampleMannequin, 0x09000001, {15, 16, 19, 20}},
                               {"beast", kSampleBeast, 0x09000002, {9, 12, 15, 18}},
                               {"door", kSampleDoor, 0x09000003, {}}};

/// One entry of a table and the motion that plays for it.
struct Entry {
  std::string name;
  const MotionData* motion;
  bool is_cycle;
  std::uint32_t key;  // of the cycle, or of the state that a link leaves
  Command to;         // of a link
};

class SampleMotion : public testing::Test {
 protected:
  static const BoundTable& table(ObjectId id) { return **sample_store().bind(id); }
  static const acm::Setup& setup(ObjectId id) { return **sample_store().setup(id); }

  static std::string label(std::uint32_t key) {
    const auto name = [](std::uint32_t low) {
      return std::string(command_name(expand_command(static_cast<std::uint16_t>(low))));
    };
    return name(key >> 16) + "/" + name(key & 0xFFFF);
  }

  static std::vector<Entry> entries(const MotionTable& t) {
    std::vector<Entry> out;
    for (const MotionTable::Entry& c : t.cycles())
      out.push_back({label(c.key), &t.motions()[c.motion], true, c.key, 0});
    for (const MotionTable::LinkGroup& g : t.link_groups())
      for (const MotionTable::Link& l : t.links_of(g))
        out.push_back({label(g.key) + " to " + std::string(command_name(l.to)), &t.motions()[l.motion], false,
                       g.key, l.to});
    return out;
  }

  // The vertices of each part.
  static std::vector<std::vector<Vec3>> meshes_of(const Creature& creature) {
    std::vector<std::vector<Vec3>> out;
    for (const ObjectId part : setup(creature.setup).parts) out.push_back(vertices(part));
    return out;
  }

  static std::vector<Vec3> vertices(ObjectId mesh) {
    std::vector<Vec3> out;
    for (const GfxObj::Vertex& v : (*sample_store().gfxobj(mesh))->vertices) out.push_back(v.origin);
    return out;
  }
};

/// One key frame as it comes in play.
struct Shown {
  const Animation* animation;
  std::uint32_t frame;
  [[nodiscard]] std::span<const Frame> parts() const { return animation->parts(frame); }
};

std::vector<Shown> played(const BoundAnim& anim) {
  std::vector<Shown> out;
  for (std::int32_t f = anim.low_frame; f <= anim.high_frame; ++f)
    out.push_back({anim.animation, static_cast<std::uint32_t>(f)});
  if (anim.framerate < 0.0f) std::reverse(out.begin(), out.end());
  return out;
}

std::vector<Shown> played(const BoundTable& t, const MotionData& m) {
  std::vector<Shown> out;
  for (const BoundAnim& anim : t.anims_of(m))
    for (const Shown& s : played(anim)) out.push_back(s);
  return out;
}

// How far the farthest part goes between two frames: metres, with a radian counting as 20 centimetres.
float step(const Shown& a, const Shown& b) {
  float most = 0.0f;
  for (std::size_t i = 0; i < a.parts().size(); ++i) {
    const Frame turn = relative_to(b.parts()[i], a.parts()[i]);
    const float angle = 2.0f * std::acos(std::min(1.0f, std::fabs(turn.rotation.w)));
    most = std::max(most, length(b.parts()[i].origin - a.parts()[i].origin) + 0.2f * angle);
  }
  return most;
}

float longest_step(std::span<const Shown> frames) {
  float most = 0.0f;
  for (std::size_t i = 1; i < frames.size(); ++i) most = std::max(most, step(frames[i - 1], frames[i]));
  return most;
}

// The farthest that any vertex of the feet slides over the ground which touches it in both frames. The body
// goes on by `stepped` between them.
float slip(std::span<const std::vector<Vec3>> meshes, std::span<const std::uint32_t> feet, const Shown& a,
           const Shown& b, const Frame& stepped) {
  constexpr float kTouching = 0.002f;
  float most = 0.0f;
  for (const std::uint32_t part : feet)
    for (const Vec3& v : meshes[part]) {
      const Vec3 before = local_to_global(a.parts()[part], v), after = local_to_global(b.parts()[part], v);
      if (before.z > kTouching || after.z > kTouching) continue;
      Vec3 slid = local_to_global(stepped, after) - before;
      slid.z = 0.0f;
      most = std::max(most, length(slid));
    }
  return most;
}

Frame body_step(const MotionData& motion, const BoundAnim& anim, const Shown& from) {
  const float seconds = 1.0f / std::fabs(anim.framerate);
  Frame f;
  f.origin = motion.velocity * seconds;
  rotate_local(f, motion.omega * seconds);
  if (!anim.animation->has_position_frames()) return f;
  return combine(anim.animation->position_frames[from.frame], f);
}

TEST_F(SampleMotion, feet_do_not_slide_over_the_ground) {
  for (const Creature& creature : kCreatures) {
    const BoundTable& t = table(creature.table);
    const std::vector<std::vector<Vec3>> meshes = meshes_of(creature);
    for (const Entry& e : entries(*t.table)) {
      // The cycle that follows a link decides how the body moves during it (core 4.2).
      const MotionData* cycle = e.is_cycle ? e.motion : t.table->find_cycle(motion_key(e.key >> 16, e.to));
      if (!e.is_cycle && is_action(e.to)) cycle = t.table->find_cycle(e.key);
      if (cycle == nullptr) cycle = t.table->find_cycle(motion_key(t.table->default_style(), e.to));
      MotionData moving = cycle != nullptr ? *cycle : *e.motion;
      for (const BoundAnim& anim : t.anims_of(*e.motion)) {
        const std::vector<Shown> frames = played(anim);
        const std::size_t steps = e.is_cycle ? frames.size() : frames.size() - 1;
        for (std::size_t i = 0; i < steps; ++i) {
          const Shown& from = frames[i];
          const Shown& to = frames[(i + 1) % frames.size()];
          EXPECT_LT(slip(meshes, creature.feet, from, to, body_step(moving, anim, from)), 0.006f)
              << creature.name << " " << e.name << " frame " << from.frame;
        }
      }
    }
  }
}

TEST_F(SampleMotion, planted_feet_carry_the_body_at_its_speed) {
  int gaits = 0;
  for (const Creature& creature : kCreatures) {
    const BoundTable& t = table(creature.table);
    const std::vector<std::vector<Vec3>> meshes = meshes_of(creature);
    for (const Entry& e : entries(*t.table)) {
      if (!e.is_cycle || length_squared(e.motion->velocity) == 0.0f) continue;
      ++gaits;
      const BoundAnim& anim = t.anims_of(*e.motion).back();
      const std::vector<Shown> frames = played(anim);
      Vec3 sum;
      int planted = 0;
      for (std::size_t i = 0; i < frames.size(); ++i)
        for (const std::uint32_t part : creature.feet)
          for (const Vec3& v : meshes[part]) {
            const Vec3 before = local_to_global(frames[i].parts()[part], v);
            const Vec3 after = local_to_global(frames[(i + 1) % frames.size()].parts()[part], v);
            if (before.z > 0.002f || after.z > 0.002f) continue;
            sum = sum + (before - after) * anim.framerate;
            ++planted;
          }
      ASSERT_GT(planted, 20) << creature.name << " " << e.name;
      const Vec3 speed = sum * (1.0f / static_cast<float>(planted));
      EXPECT_LT(length(speed - e.motion->velocity), 0.02f * length(e.motion->velocity))
          << creature.name << " " << e.name;
    }
  }
  EXPECT_EQ(gaits, 17);  // walk and sidestep in five styles, run in four; three of the beast
}

// Frames of a cycle at whose appearance a foot comes down.
std::vector<std::size_t> touchdowns(std::span<const Shown> frames, std::span<const std::vector<Vec3>> meshes,
                                    std::span<const std::uint32_t> feet) {
  std::vector<std::size_t> out;
  for (const std::uint32_t part : feet) {
    const auto height = [&](std::size_t i) {
      float z = 1.0f;
      for (const Vec3& v : meshes[part]) z = std::min(z, local_to_global(frames[i].parts()[part], v).z);
      return z;
    };
    for (std::size_t i = 0; i < frames.size(); ++i)
      if (height(i) < 0.004f && height((i + frames.size() - 1) % frames.size()) >= 0.004f) out.push_back(i);
  }
  return out;
}

TEST_F(SampleMotion, footsteps_sound_when_a_foot_comes_down) {
  int sounds = 0;
  for (const Creature& creature : kCreatures) {
    const BoundTable& t = table(creature.table);
    const std::vector<std::vector<Vec3>> meshes = meshes_of(creature);
    for (const Entry& e : entries(*t.table)) {
      const bool moves = length_squared(e.motion->velocity) + length_squared(e.motion->omega) > 0.0f;
      if (!e.is_cycle || !moves) continue;
      const std::vector<Shown> frames = played(t.anims_of(*e.motion).back());
      const std::vector<std::size_t> down = touchdowns(frames, meshes, creature.feet);
      for (std::size_t i = 0; i < frames.size(); ++i)
        for (const Hook& hook : frames[i].animation->hooks_of(frames[i].frame)) {
          if (hook.type() != HookType::SoundTable) continue;
          ++sounds;
          // It fires when its frame is left, and may be a frame early or late.
          const bool in_time = std::any_of(down.begin(), down.end(), [&](std::size_t at) {
            const std::size_t late = (i + 1 + frames.size() - at) % frames.size();
            return late <= 1 || late == frames.size() - 1;
          });
          EXPECT_TRUE(in_time) << creature.name << " " << e.name << " frame " << i;
        }
    }
  }
  EXPECT_GT(sounds, 40);
}

TEST_F(SampleMotion, cycles_close_without_a_jump) {
  for (const Creature& creature : kCreatures) {
    const BoundTable& t = table(creature.table);
    for (const Entry& e : entries(*t.table)) {
      if (!e.is_cycle) continue;
      const std::vector<Shown> frames = played(t.anims_of(*e.motion).back());  // only the last one repeats
      EXPECT_LE(step(frames.back(), frames.front()), 1.25f * longest_step(frames) + 1e-4f)
          << creature.name << " " << e.name;
    }
  }
}

TEST_F(SampleMotion, links_lead_from_one_cycle_into_the_next) {
  for (const Creature& creature : kCreatures) {
    const BoundTable& t = table(creature.table);
    for (const Entry& e : entries(*t.table)) {
      if (e.is_cycle) continue;
      const std::vector<Shown> frames = played(t, *e.motion);
      const float allowed = 1.6f * longest_step(frames) + 0.01f;
      const std::uint32_t style = e.key >> 16;
      // A style-wide link leaves any state; the default one stands for all.
      const Command style_command = expand_command(static_cast<std::uint16_t>(style));
      const std::uint32_t from =
          (e.key & 0xFFFF) != 0 ? e.key : motion_key(style, t.table->default_substate(style_command));
      const auto cycle = [&](std::uint32_t key) {
        const MotionData* c = t.table->find_cycle(key);
        return c != nullptr ? c : t.table->find_cycle(motion_key(t.table->default_style(), key & 0xFFFF));
      };
      const std::uint32_t to = is_action(e.to)  ? from
                               : is_style(e.to) ? motion_key(e.to, t.table->default_substate(e.to))
                                                : motion_key(style, e.to);
      ASSERT_NE(cycle(from), nullptr) << e.name;
      ASSERT_NE(cycle(to), nullptr) << e.name;
      const Shown before = played(t.anims_of(*cycle(from)).back()).front();
      const Shown after = played(t, *cycle(to)).front();
      EXPECT_LE(step(before, frames.front()), allowed)
          << creature.name << " " << e.name << " begins with a jump";
      EXPECT_LE(step(frames.back(), after), allowed) << creature.name << " " << e.name << " ends with a jump";
    }
  }
}

// The height of the lowest vertex of a part.
float lowest(std::span<const Vec3> mesh, const Frame& part) {
  float z = std::numeric_limits<float>::max();
  for (const Vec3& v : mesh) z = std::min(z, local_to_global(part, v).z);
  return z;
}

TEST_F(SampleMotion, nothing_sinks_into_the_ground) {
  for (const Creature& creature : kCreatures) {
    const BoundTable& t = table(creature.table);
    const std::vector<std::vector<Vec3>> meshes = meshes_of(creature);
    for (const Entry& e : entries(*t.table))
      for (const Shown& s : played(t, *e.motion))
        for (std::size_t part = 0; part < meshes.size(); ++part)
          EXPECT_GT(lowest(meshes[part], s.parts()[part]), -0.002f)
              << creature.name << " " << e.name << " frame " << s.frame << " part " << part;
  }
}

TEST_F(SampleMotion, weapons_stay_out_of_the_ground) {
  const BoundTable& t = table(0x09000001);
  int swung = 0;
  for (const Entry& e : entries(*t.table)) {
    if (e.to == command::kDead) continue;  // who dies lets go
    const Command style = expand_command(static_cast<std::uint16_t>(e.key >> 16));
    for (const SampleEquipment& thing : sample_equipment(kSampleMannequin, style)) {
      ++swung;
      const auto* place = setup(kSampleMannequin).find_holding_location(thing.location);
      ASSERT_NE(place, nullptr);
      const std::vector<Vec3> mesh = vertices(setup(thing.setup).parts[0]);
      for (const Shown& s : played(t, *e.motion)) {
        const Frame held = combine(s.parts()[place->part], place->frame);
        EXPECT_GT(lowest(mesh, held), 0.0f) << e.name << " frame " << s.frame;
      }
    }
  }
  EXPECT_GT(swung, 30);
}

TEST_F(SampleMotion, who_rests_does_so_on_the_ground) {
  constexpr std::uint32_t kBody = 0;  // pelvis or trunk
  int seen = 0;
  for (const Creature& creature : kCreatures) {
    const BoundTable& t = table(creature.table);
    const std::vector<std::vector<Vec3>> meshes = meshes_of(creature);
    for (const Entry& e : entries(*t.table)) {
      const Command substate = expand_command(static_cast<std::uint16_t>(e.key));
      const bool lies =
          substate == command::kSitting || substate == command::kSleeping || substate == command::kDead;
      const bool stands = substate == command::kReady || substate == command::kCrouch;
      if (!e.is_cycle || !(lies || stands)) continue;
      ++seen;
      for (const Shown& s : played(t, *e.motion)) {
        float z = 1.0f;
        for (std::size_t part = 0; part < meshes.size(); ++part)
          z = std::min(z, lowest(meshes[part], s.parts()[part]));
        EXPECT_LT(z, 0.004f) << creature.name << " " << e.name << " frame " << s.frame;
        // The beast lies dead on the legs of one side.
        if (!lies) continue;
        EXPECT_LT(lowest(meshes[kBody], s.parts()[kBody]), 0.035f)
            << creature.name << " " << e.name << " frame " << s.frame;
      }
    }
  }
  EXPECT_EQ(seen, 12);  // Ready in six styles, one crouch, one seat, two beds and two deaths
}

}  // namespace
}  // namespace acm
