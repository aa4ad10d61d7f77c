// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT

// Bodies that never move but animate (effects ST).
#include "actor/body.h"
#include "actor/pass.h"
#include "actor/refresh.h"
#include "actor/scripts.h"
#include "assets/asset_store.h"
#include "base/heading.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstdint>
#include <string>
#include <vector>

#include "hooked_body.h"
#include "support/vec_near.h"

namespace acm {
namespace {

using namespace acm::test;

constexpr double kUpdate = 0.05;  // seconds, above 1/30
constexpr float kFlyer = -0.026797784f;
constexpr ObjectId kAmbience = 0x33000021;
constexpr ObjectId kCalled = 0x33000022;

Animation still_frames(std::uint32_t frames) {
  Animation a;
  a.id = 0x03000021;
  a.part_count = 1;
  a.frame_count = frames;
  a.part_frames.resize(frames);
  a.hook_starts.assign(frames + 1, 0);
  return a;
}

// A scene with static bodies and others.
class StaticBodies : public testing::Test {
 protected:
  static constexpr Guid kStatue = TestActor::kGuid;

  StaticBodies() : a_(nullptr), animation_(still_frames(60)) {
    a_.scene.scripts = &scripts_;
    scripts_.add(kAmbience, {{0.0, SoundHook{'A'}}});
    scripts_.add(kCalled, {{0.0, SoundHook{'C'}}});
  }
  // Made from a Setup with this default script; its default animation is the fixture's, or none.
  void make(bool animated = true, ObjectId script = 0, bool has_parts = true) {
    body().state |= physics_state::kStatic;
    SpawnParameters parameters;
    parameters.part_count = 2;
    parameters.has_parts = has_parts;
    parameters.default_animation = animated ? &animation_ : nullptr;
    parameters.default_script = script;
    spawn(a_.context, a_.actor(), parameters);
  }
  Body& body() { return a_.actor().body; }
  double frame() { return a_.seq().frame_number; }
  float heading() { return heading_of(rotate_to_global(body().position.frame.rotation, {0, 1, 0})); }
  void update_at(double now) { tick(a_.context, a_.actor(), now); }
  // That many accepted updates.
  void update(int count, double dt = kUpdate) {
    for (int i = 0; i < count; ++i) update_at(body().update_time + dt);
  }
  std::string heard() {
    std::string text;
    for (const TracedEvent& fired : a_.script_hooks())
      text += static_cast<char>(std::get<SoundHook>(fired.hook->payload).wave);
    return text;
  }

  HandScripts scripts_;
  TestActor a_;
  Animation animation_;
};

// --- ST-1

TEST_F(StaticBodies, st_1_the_setup_decides_whether_a_static_body_animates) {
  make(true, kAmbience);
  EXPECT_TRUE(body().has(physics_state::kHasDefaultAnimation));
  EXPECT_TRUE(body().has(physics_state::kHasDefaultScript));
  EXPECT_TRUE(body().animates_in_place);
}

TEST_F(StaticBodies, st_1_a_script_alone_is_enough) {
  make(false, kAmbience);
  EXPECT_FALSE(body().has(physics_state::kHasDefaultAnimation));
  EXPECT_TRUE(body().animates_in_place);
  update(1);
  EXPECT_EQ(heard(), "A");
}

TEST_F(StaticBodies, st_1_without_either_it_is_never_updated) {
  make(false, 0);
  EXPECT_FALSE(body().animates_in_place);
  play_script(a_.context, a_.actor(), kCalled);
  const double before = body().update_time;
  update_at(1.0);
  EXPECT_EQ(body().update_time, before);
  EXPECT_EQ(heard(), "");
}

TEST_F(StaticBodies, st_1_a_body_that_is_not_static_has_neither_bit) {
  SpawnParameters parameters;
  parameters.default_animation = &animation_;
  parameters.default_script = kAmbience;
  spawn(a_.context, a_.actor(), parameters);
  EXPECT_FALSE(body().has(physics_state::kHasDefaultAnimation | physics_state::kHasDefaultScript));
  EXPECT_FALSE(body().animates_in_place);
}

TEST_F(StaticBodies, st_1_an_animation_that_arrives_late_plays) {
  AssetStore store;
  acm::Setup setup;  // a test has a member of that name
  setup.id = 0x02000021;
  setup.parts = {0x01000001};
  setup.default_animation = animation_.id;
  store.add(setup);
  body().state |= physics_state::kStatic;
  spawn(a_.context, a_.actor(), *spawn_parameters(store, setup.id));
  EXPECT_TRUE(body().animates_in_place) << "by the id";
  update(1);
  store.add(animation_);
  EXPECT_TRUE(refresh_actor(a_.context, a_.actor(), store, {setup.id, 0}));
  update(1);
  EXPECT_NEAR(frame(), 1.5, 1e-6);
}

// --- ST-2

// Guids of those who executed a hook, in order.
std::string order_of_hooks(const EventBuffer& events) {
  std::string order;
  for (const Event& event : events_of(events.view(), EventType::Hook))
    order += static_cast<char>('0' + (event.object & 0xF));
  return order;
}

// Bodies 1 to 6; 1, 2 and 4 are static. Each executes one hook in the first pass.
class MixedScene : public StaticBodies {
 protected:
  MixedScene() {
    add_hook(animation_, 0, {hook_direction::kBoth, SetLightHook{0}});
    make();
    for (Guid n = 2; n <= 6; ++n) {
      Actor& actor = *a_.scene.find(a_.scene.create(0x50000000 + n));
      actor.body.ground = Ground::None;
      if (n == 2 || n == 4) actor.body.state |= physics_state::kStatic;
      SpawnParameters parameters;
      parameters.default_animation = &animation_;
      parameters.has_interpreter = n != 2 && n != 4;
      spawn(a_.context, actor, parameters);
    }
    a_.events.clear();
  }
};

TEST_F(MixedScene, st_2_static_bodies_come_after_all_others) {
  ASSERT_TRUE(tick_all(a_.context, kUpdate));
  EXPECT_EQ(order_of_hooks(a_.events), "356124");
}

TEST_F(MixedScene, st_2_in_ranges_too_and_each_is_given_a_place_behind_all_others) {
  a_.scene.options.range_size = 3;
  ASSERT_TRUE(begin_pass(a_.scene, kUpdate));
  ASSERT_EQ(a_.scene.islands().ranges().size(), 2u);
  std::vector<std::uint32_t> places;
  for (std::uint32_t range = 2; range-- > 0;) {
    std::vector<std::uint32_t> members(a_.scene.islands().ranges()[range].members);
    a_.scene.islands().write_members(range, members);
    tick_places(
        a_.context, members.size(), [&](std::size_t i) { return members[i]; },
        [&](std::uint32_t place) { places.push_back(place); });
  }
  a_.scene.end_pass();
  EXPECT_EQ(order_of_hooks(a_.events), "564312") << "last in each range";
  EXPECT_EQ(places, (std::vector<std::uint32_t>{4, 5, 6 + 3, 2, 6 + 0, 6 + 1}))
      << "by which a host sorts: the order of a whole pass";
}

TEST_F(StaticBodies, st_2_a_pass_waits_for_a_thirtieth_of_a_second) {
  make();
  a_.scene.options.gate_passes = true;
  EXPECT_FALSE(tick_all(a_.context, 0.03));
  EXPECT_EQ(frame(), 0.0);
  EXPECT_TRUE(tick_all(a_.context, 0.04));
  EXPECT_NEAR(frame(), 1.2, 1e-6);
}

TEST_F(StaticBodies, st_2_a_clock_that_runs_backwards_only_resets_the_clock_of_passes) {
  make();
  a_.scene.options.gate_passes = true;
  ASSERT_TRUE(tick_all(a_.context, 1.0));
  const double before = frame();
  EXPECT_FALSE(tick_all(a_.context, 0.5));
  EXPECT_EQ(a_.scene.last_pass, 0.5);
  EXPECT_EQ(body().update_time, 1.0);
  EXPECT_EQ(frame(), before);
  EXPECT_FALSE(tick_all(a_.context, 0.52));
  EXPECT_TRUE(tick_all(a_.context, 0.54));
}

// --- ST-3

TEST_F(StaticBodies, st_3_which_times_are_accepted) {
  make();
  update_at(0.0001);
  EXPECT_EQ(body().update_time, 0.0001) << "at most EPS: dropped";
  update_at(0.02);
  EXPECT_EQ(body().update_time, 0.0001) << "below 1/30: saved up";
  EXPECT_EQ(body().physics_time, 0.02);
  EXPECT_EQ(frame(), 0.0);
  update_at(0.0401);
  EXPECT_NEAR(frame(), 1.2, 1e-6) << "all of it at once";
  update_at(2.25);
  EXPECT_EQ(body().update_time, 2.25) << "above 2: dropped";
  EXPECT_NEAR(frame(), 1.2, 1e-6);
  update_at(4.25);
  EXPECT_NEAR(frame(), 1.2, 1e-6) << "2 exactly: accepted, 60 of 60 frames";
  EXPECT_EQ(body().update_time, 4.25);
}

TEST_F(StaticBodies, st_3_a_time_that_is_dropped_runs_no_hooks) {
  add_hook(animation_, 0, {hook_direction::kBoth, NoOpHook{}});
  make(true, kAmbience);
  update_at(2.5);
  EXPECT_TRUE(a_.all<HookEvent>().empty());
  EXPECT_EQ(heard(), "");
  update_at(4.5);
  EXPECT_EQ(a_.animation_hooks().size(), 1u) << "one update of the whole time";
  EXPECT_EQ(heard(), "A");
}

TEST_F(StaticBodies, st_3_only_the_cell_counts) {
  make();
  body().state |= physics_state::kFrozen;
  body().parent = 0x50000009;
  update_at(0.1);
  EXPECT_NEAR(frame(), 3.0, 1e-6);
  body().in_cell = false;
  update_at(0.2);
  EXPECT_NEAR(frame(), 3.0, 1e-6);
  EXPECT_EQ(body().update_time, 0.1);
}

TEST_F(StaticBodies, st_3_without_parts_only_the_clock_goes_on) {
  make(true, kAmbience, false);
  update_at(0.1);
  EXPECT_EQ(body().update_time, 0.1);
  EXPECT_EQ(heard(), "");
}

TEST_F(StaticBodies, st_3_scripts_run_before_the_hooks_of_the_same_update) {
  add_hook(animation_, 0, {hook_direction::kBoth, NoOpHook{}});
  make(true, kAmbience);
  update(1);
  std::string order;
  for (const Event& event : events_of(a_.events.view(), EventType::Hook))
    order += is_script_hook(event) ? 's' : 'h';
  EXPECT_EQ(order, "sh");
}

TEST_F(StaticBodies, st_3_children_run_their_scripts_when_the_frame_is_placed) {
  make();
  Actor& held = *a_.scene.find(a_.scene.create(0x50000002));
  held.body.in_cell = false;
  set_parent(a_.context, held, kStatue, 1, 0);
  EXPECT_TRUE(play_script(a_.context, held, kCalled));
  update(1);
  EXPECT_EQ(heard(), "C");
}

TEST_F(StaticBodies, hk_5_a_ramp_made_by_a_script_shows_its_start_in_the_same_update) {
  scripts_.add(0x33000023, {{0.0, LuminousHook{5.0f, 9.0f, 1.0f}}});
  make(false, 0x33000023);
  update_at(0.5);
  const Effects* effects = a_.scene.effects.find(a_.actor().managers.effects);
  EXPECT_EQ(effects->looks[1].luminosity, 5.0f);
  update_at(1.0);
  EXPECT_EQ(effects->looks[1].luminosity, 7.0f);
}

// --- ST-4, ST-5

TEST_F(StaticBodies, e12_the_turn_is_once_for_each_update_however_long) {
  for (const double dt : {1.0 / 30.0 + 1e-9, 0.05}) {
    body().position.frame.rotation = Quat{};
    make();
    set_omega(a_.actor(), {0.0f, 0.0f, kFlyer});
    update(60, dt);
    EXPECT_NEAR(heading(), 92.124f, 2e-3f) << dt;  // 1.607867 rad to the right
    EXPECT_EQ(body().omega.z, kFlyer);
  }
}

TEST_F(StaticBodies, e12_a_short_time_is_saved_up) {
  make();
  set_omega(a_.actor(), {0.0f, 0.0f, kFlyer});
  update_at(0.02);
  EXPECT_EQ(body().position.frame.rotation, Quat{});
  update_at(0.04);
  EXPECT_NEAR(frame(), 1.2, 1e-6);
  EXPECT_NEAR(heading(), -kFlyer * 57.29578f, 1e-3f);
}

TEST_F(StaticBodies, e13_a_set_omega_hook_turns_from_the_next_update_on) {
  add_hook(animation_, 0, {hook_direction::kBoth, SetOmegaHook{{0.0f, 0.0f, kFlyer}}});
  make();
  update(1);
  EXPECT_EQ(body().omega.z, kFlyer);
  EXPECT_EQ(body().position.frame.rotation, Quat{});
  update(1);
  const float once = heading();
  EXPECT_NEAR(once, -kFlyer * 57.29578f, 1e-3f);
  update(1, 2.5);
  EXPECT_EQ(heading(), once) << "dropped";
  update(1, 2.0);
  EXPECT_NEAR(heading(), 2.0f * once, 1e-3f) << "one turn";
}

TEST_F(StaticBodies, st_4_the_turn_is_about_world_axes) {
  make();
  body().position.frame.rotation = from_rotation_vector({1.57079633f, 0.0f, 0.0f});
  set_omega(a_.actor(), {0.0f, 0.0f, 1.57079633f});
  update(1);
  EXPECT_VEC_NEAR(rotate_to_global(body().position.frame.rotation, {1.0f, 0.0f, 0.0f}), {0.0f, 1.0f, 0.0f});
}

TEST_F(StaticBodies, st_4_a_turn_below_eps_is_none) {
  make();
  set_omega(a_.actor(), {0.0f, 0.0f, 0.00019f});
  update(100);
  EXPECT_EQ(body().position.frame.rotation, Quat{});
}

TEST_F(StaticBodies, st_4_the_turn_may_be_made_independent_of_the_rate) {
  a_.scene.options.quirk_fixes.even_static_turn = true;
  make();
  set_omega(a_.actor(), {0.0f, 0.0f, kFlyer});
  update(20, 0.1);  // 2 seconds are 60 thirtieths
  EXPECT_NEAR(heading(), 92.124f, 2e-3f);
  update(1, 2.0);
  EXPECT_NEAR(heading(), 184.248f, 4e-3f);
}

TEST_F(StaticBodies, st_4_without_a_default_animation_nothing_turns) {
  make(false, kAmbience);
  set_omega(a_.actor(), {0.0f, 0.0f, 1.0f});
  update(1);
  EXPECT_EQ(body().position.frame.rotation, Quat{});
}

TEST_F(StaticBodies, st_5_root_motion_and_velocities_of_the_sequence_move_nothing) {
  animation_.position_frames.assign(animation_.frame_count, Frame{{0.0f, 1.0f, 0.0f}, {}});
  make();
  a_.seq().velocity = {1.0f, 0.0f, 0.0f};
  a_.seq().omega = {0.0f, 0.0f, 1.0f};
  const Position before = body().position;
  update(20);
  EXPECT_GT(frame(), 0.0);
  EXPECT_EQ(body().position, before);
}

// --- ST-6

TEST_F(StaticBodies, e14_without_a_default_script_a_called_script_never_plays) {
  add_hook(animation_, 0, {hook_direction::kBoth, CallScriptHook{kCalled, 0.0f}});
  make();
  update(20);
  EXPECT_EQ(heard(), "");
  EXPECT_GE(a_.scene.effects[a_.actor().managers.effects].scripts.size(), 1u) << "it is queued";
}

TEST_F(StaticBodies, e14_with_one_it_plays_from_the_next_update_on) {
  add_hook(animation_, 0, {hook_direction::kBoth, CallScriptHook{kCalled, 0.0f}});
  make(true, kAmbience);
  update(1);
  EXPECT_EQ(heard(), "A");
  update(1);
  EXPECT_EQ(heard(), "AC");
}

TEST_F(StaticBodies, st_6_a_default_script_of_the_table_waits_in_vain_too) {
  PhysicsScriptTable table;
  table.effects = {{1, {{1.0f, kCalled}}}};
  add_hook(animation_, 0, {hook_direction::kBoth, DefaultScriptHook{}});
  make();
  a_.actor().script_table = &table;
  a_.actor().default_script = 1;
  update(3);
  EXPECT_EQ(a_.scene.effects[a_.actor().managers.effects].scripts.size(), 1u);
  EXPECT_EQ(heard(), "");
}

// --- ST-7, ST-8

TEST_F(StaticBodies, st_7_a_static_body_cannot_be_woken_and_velocity_is_never_integrated) {
  make();
  EXPECT_FALSE(body().active);
  set_velocity(a_.context, a_.actor(), {1.0f, 0.0f, 0.0f});
  EXPECT_FALSE(body().active);
  EXPECT_EQ(body().velocity.x, 1.0f);
  update(10);
  EXPECT_EQ(body().position.frame.origin, Vec3{});
  enter_world(a_.context, a_.actor());
  EXPECT_FALSE(body().active);
}

class DescribedStatic : public StaticBodies {
 protected:
  // As CreateObject makes it: not static, then its tables, then its state.
  void describe(const BoundTable* table) {
    SpawnParameters parameters;
    parameters.table = table;
    parameters.default_animation = table ? nullptr : &animation_;
    parameters.described_state = physics_state::kDefault | physics_state::kStatic;
    spawn(a_.context, a_.actor(), parameters);
  }
};

TEST_F(DescribedStatic, st_8_it_is_not_among_those_that_animate_in_place) {
  describe(nullptr);
  EXPECT_FALSE(body().animates_in_place);
  EXPECT_FALSE(body().has(physics_state::kHasDefaultAnimation));
  EXPECT_FALSE(body().active) << "nothing made it active before";
  update_at(0.1);
  EXPECT_EQ(frame(), 0.0);
}

TEST_F(DescribedStatic, st_8_its_motion_table_made_it_active_until_it_first_sleeps) {
  describe(&crouching_table_f().bound());
  ASSERT_TRUE(body().active);
  set_velocity(a_.context, a_.actor(), {2.0f, 0.0f, 0.0f});
  update_at(0.1);
  EXPECT_GT(body().position.frame.origin.x, 0.0f) << "stepped like any other";
  body().in_cell = false;
  update_at(0.2);
  EXPECT_FALSE(body().active);
  body().in_cell = true;
  set_active(a_.context, a_.actor());
  set_velocity(a_.context, a_.actor(), {3.0f, 0.0f, 0.0f});
  EXPECT_FALSE(body().active) << "never woken again";
  const float before = body().position.frame.origin.x;
  update_at(0.3);
  EXPECT_EQ(body().position.frame.origin.x, before);
}

TEST_F(DescribedStatic, st_8_asleep_it_still_runs_its_scripts) {
  describe(nullptr);
  play_script(a_.context, a_.actor(), kCalled);
  update_at(0.1);
  EXPECT_EQ(heard(), "C");
}

}  // namespace
}  // namespace acm
