// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT

// What each type of hook does to a body when it is executed (effects HK-8, HK-10 to HK-20).
#include "actor/hook_effects.h"
#include "actor/position_manager.h"
#include "assets/hook_values.h"
#include "assets/physics_script_table.h"
#include "assets/sound_table.h"

#include <gtest/gtest.h>

#include <limits>
#include <string>

#include "hooked_body.h"
#include "support/vec_near.h"

namespace acm {
namespace {

using namespace acm::test;

constexpr ObjectId kHookScript = 0x33000001;
constexpr Guid kHeld = 0x50000002;
constexpr float kNoNumber = std::numeric_limits<float>::quiet_NaN();
constexpr float kEndless = std::numeric_limits<float>::infinity();

class HookEffects : public testing::Test {
 protected:
  HookEffects() {
    b_.scripts.add(kHookScript, {{0.0, NoOpHook{}}});
    script_table_.effects = {{1, {{1.0f, kHookScript}}}};
    sound_table_.root.children = {{sound_type(), {{0x0A000001, 0.25f, 1.0f, 0.75f}}, {}}};
  }
  static constexpr std::uint32_t sound_type() { return 0x37; }
  Body& body() { return b_.body(); }
  bool has(std::uint32_t bit) { return body().has(bit); }
  // Something that the body holds at a part.
  Actor& hold(std::uint32_t part) {
    Actor& held = *b_.scene.find(b_.scene.create(kHeld));
    held.script_table = &script_table_;
    held.default_script = 1;
    held.body.in_cell = false;
    set_parent(b_.context, held, TestActor::kGuid, 1, part);
    return held;
  }
  void lift_off() {
    body().contact = body().on_walkable = false;
    update_acceleration(b_.actor());
    body().acceleration = {};
  }
  HookReport report_of_queued(const HookPayload& payload) {
    b_.events.clear();
    b_.queue(payload);
    b_.pass(0.1);
    const std::vector<TracedEvent> fired = b_.animation_hooks();
    return fired.size() == 1 ? fired[0].report : HookReport{};
  }

  HookedBody b_;
  PhysicsScriptTable script_table_;
  SoundTable sound_table_;
};

// --- HK-8, HK-10

TEST_F(HookEffects, hk_8_direction_matters_in_animations_and_not_in_scripts) {
  TableSketch sketch = fixture_f();
  Animation& wave = sketch.animation("wave");
  add_hook(wave, 1, {hook_direction::kBackward, EtherealHook{1}});
  add_hook(wave, 2, {hook_direction::kForward, SetLightHook{0}});
  const SketchedTable table = sketch.finish();
  SpawnedActor waving(&table.bound());
  do_motion(waving.context, waving.actor(), kWave);
  waving.pass(0.2);
  EXPECT_FALSE(waving.actor().body.has(physics_state::kEthereal));
  EXPECT_FALSE(waving.actor().body.has(physics_state::kLighting));

  b_.scripts.add(0x33000002, {{0.0, EtherealHook{1}, hook_direction::kBackward}, {0.0, NoDrawHook{1}, -2}});
  EXPECT_TRUE(play_script(b_.context, b_.actor(), 0x33000002));
  b_.pass(0.1);
  EXPECT_TRUE(has(physics_state::kEthereal));
  EXPECT_TRUE(has(physics_state::kNoDraw));
}

// What of a body a hook may change, as text, so that a difference has a name.
struct Traits {
  std::string motions;
  std::uint32_t state = 0;
  float scale = 0.0f;
  Vec3 omega;
  float translucency = 0.0f;
  std::vector<PartLook> looks = {};
  unsigned ramps = 0;
  unsigned scripts = 0;
  unsigned scripts_of_child = 0;
};

Traits traits_of(HookedBody& b) {
  Traits t{.motions = b.pending(),
           .state = b.body().state,
           .scale = b.body().scale,
           .omega = b.body().omega,
           .translucency = b.translucency(),
           .ramps = b.ramps(),
           .scripts = b.queued_scripts()};
  for (std::size_t i = 0; i < 3; ++i) t.looks.push_back(b.look(i));
  if (const Effects* held = b.scene.effects.find(b.scene.find(kHeld)->managers.effects))
    t.scripts_of_child = held->scripts.size();
  return t;
}

std::string differences(const Traits& a, const Traits& b) {
  std::string out;
  const auto note = [&](const char* name, bool differs) {
    if (differs) out += out.empty() ? name : std::string(" ") + name;
  };
  note("motions", a.motions != b.motions);
  note("state", a.state != b.state);
  note("scale", a.scale != b.scale);
  note("omega", a.omega != b.omega);
  note("translucency", a.translucency != b.translucency);
  note("looks", a.looks != b.looks);
  note("ramps", a.ramps != b.ramps);
  note("scripts", a.scripts != b.scripts);
  note("child", a.scripts_of_child != b.scripts_of_child);
  return out;
}

struct TypeRow {
  HookPayload payload;
  const char* changes;  // "": it is only reported
};

const TypeRow kTypes[] = {
    {NoOpHook{}, ""},
    {SoundHook{0x0A000001}, ""},
    {SoundTableHook{0x37}, ""},
    {AttackHook{0, -1, 1, 1, 1, 2, 1}, ""},
    {AnimationDoneHook{}, "motions"},
    {ReplaceObjectHook{.part = 1, .gfxobj = 0x01000002}, ""},
    {EtherealHook{1}, "state"},
    {TransparentPartHook{1, 0.0f, 0.5f, 0.0f}, "looks"},
    {LuminousHook{0.0f, 0.5f, 0.0f}, "looks"},
    {LuminousPartHook{1, 0.0f, 0.5f, 0.0f}, "looks"},
    {DiffuseHook{0.0f, 0.5f, 0.0f}, "looks"},
    {DiffusePartHook{1, 0.0f, 0.5f, 0.0f}, "looks"},
    {ScaleHook{2.0f, 0.0f}, "scale"},
    {CreateParticleHook{0x32000001, 1, {}, 7}, ""},
    {DestroyParticleHook{7}, ""},
    {StopParticleHook{7}, ""},
    {NoDrawHook{1}, "state looks"},
    {DefaultScriptHook{}, "scripts"},
    {DefaultScriptPartHook{2}, "child"},
    {CallScriptHook{kHookScript, 0.0f}, "scripts"},
    {TransparentHook{0.0f, 0.5f, 0.0f}, "translucency looks"},
    {SoundTweakedHook{0x0A000001, 1.0f, 0.0f, 0.5f}, ""},
    {SetOmegaHook{{0.0f, 0.0f, 1.0f}}, "omega"},
    {TextureVelocityHook{0.5f, 0.25f}, ""},
    {TextureVelocityPartHook{1, 0.5f, 0.25f}, ""},
    {SetLightHook{0}, "state"},
    {CreateBlockingParticleHook{0x32000001, 1, {}, 7}, ""},
};
static_assert(std::size(kTypes) == kHookTypeCount);

class HookTypes : public HookEffects, public testing::WithParamInterface<std::uint32_t> {};

TEST_P(HookTypes, hk_10_each_type_changes_what_its_row_says_and_is_reported) {
  const TypeRow& row = kTypes[GetParam()];
  ASSERT_EQ(row.payload.index(), GetParam());
  body().state |= physics_state::kLighting;
  b_.actor().script_table = &script_table_;
  b_.actor().default_script = 1;
  hold(2);
  do_motion(b_.context, b_.actor(), kWave);
  const Traits before = traits_of(b_);
  b_.execute(row.payload);
  EXPECT_EQ(differences(before, traits_of(b_)), row.changes);

  b_.events.clear();
  b_.queue(row.payload);
  b_.pass(0.05);
  ASSERT_EQ(b_.animation_hooks().size(), 1u);
  EXPECT_EQ(b_.animation_hooks()[0].event.hook.type, static_cast<HookType>(GetParam()));
}

INSTANTIATE_TEST_SUITE_P(All, HookTypes, testing::Range(0u, kHookTypeCount),
                         [](const testing::TestParamInfo<std::uint32_t>& tested) {
                           return std::string(to_string(static_cast<HookType>(tested.param)));
                         });

TEST_F(HookEffects, hk_10_sounds_are_reported_with_what_is_heard) {
  HandNumbers numbers;
  b_.scene.random = &numbers;
  b_.actor().sound_table = &sound_table_;
  EXPECT_EQ(report_of_queued(SoundHook{0x0A000009}).wave, 0x0A000009u);
  EXPECT_EQ(numbers.drawn, 0) << "a Sound hook rolls nothing";
  const HookReport of_table = report_of_queued(SoundTableHook{sound_type()});
  EXPECT_EQ(of_table.wave, 0x0A000001u);
  EXPECT_EQ(of_table.volume, 0.75f);
  EXPECT_EQ(of_table.priority, 0.25f);
  numbers.numbers = {0.4, 0.6};
  EXPECT_EQ(report_of_queued(SoundTweakedHook{0x0A000002, 0.5f, 9.0f, 0.3f}).volume, 0.3f);
  EXPECT_EQ(report_of_queued(SoundTweakedHook{0x0A000002, 0.5f, 9.0f, 0.3f}).wave, 0u) << "0.6 is silent";
  b_.actor().sound_table = nullptr;
  EXPECT_EQ(report_of_queued(SoundTableHook{sound_type()}).wave, 0u);
}

TEST_F(HookEffects, hk_10_lights_are_a_bit_of_the_state) {
  b_.execute(SetLightHook{0});
  EXPECT_FALSE(has(physics_state::kLighting));
  b_.execute(SetLightHook{1});
  EXPECT_TRUE(has(physics_state::kLighting));
}

TEST_F(HookEffects, hk_10_what_is_held_plays_in_a_pass_although_its_table_came_late) {
  Actor& held = hold(2);
  b_.scene.effects.give_back(held.managers.effects);  // as if it had come without a table
  held.managers.effects = ManagerHandles::kNone;
  prepare_effects(b_.context, held);
  b_.queue(DefaultScriptPartHook{2});
  ASSERT_TRUE(tick_all(b_.context, 0.1));
  EXPECT_EQ(b_.script_hooks().size(), 1u);
  EXPECT_TRUE(b_.all<LimitReachedEvent>().empty());
}

// --- HK-11

TEST_F(HookEffects, hk_11_set_omega_overwrites_all_three_numbers_and_wakes_nobody) {
  body().active = false;
  b_.execute(SetOmegaHook{{1.0f, 2.0f, 3.0f}});
  b_.execute(SetOmegaHook{{0.0f, 0.0f, 4.0f}});
  EXPECT_EQ(body().omega, (Vec3{0.0f, 0.0f, 4.0f}));
  EXPECT_FALSE(body().active);
  b_.execute(SetOmegaHook{{kNoNumber, 0.0f, 0.0f}});
  EXPECT_EQ(body().omega, (Vec3{0.0f, 0.0f, 4.0f})) << "GUARD: what is not a number is left out";
}

TEST_F(HookEffects, hk_11_a_hidden_body_does_not_turn) {
  b_.execute(SetOmegaHook{{0.0f, 0.0f, 1.0f}});
  body().state |= physics_state::kHidden;
  b_.pass(0.1);
  EXPECT_EQ(body().position.frame.rotation, Quat{});
  body().state &= ~physics_state::kHidden;
  b_.pass(0.1);
  EXPECT_NE(body().position.frame.rotation, Quat{});
}

TEST_F(HookEffects, hk_11_a_step_that_moves_a_body_on_the_ground_ends_its_turning) {
  b_.execute(SetOmegaHook{{0.0f, 0.0f, 1.0f}});
  b_.pass(0.1);
  EXPECT_EQ(body().omega.z, 1.0f) << "it stands";
  set_velocity(b_.context, b_.actor(), {3.0f, 0.0f, 0.0f});
  b_.pass(0.1);
  EXPECT_EQ(body().omega, Vec3{});
}

TEST_F(HookEffects, core_11_4_a_step_that_moves_a_body_on_the_ground_ends_its_acceleration) {
  body().acceleration = {0.0f, 0.0f, -9.8f};
  b_.pass(0.1);
  EXPECT_LT(body().acceleration.z, 0.0f) << "it stands";
  set_velocity(b_.context, b_.actor(), {3.0f, 0.0f, 0.0f});
  b_.pass(0.1);
  EXPECT_EQ(body().acceleration, Vec3{});
}

TEST_F(HookEffects, hk_11_a_sledding_body_turns_on) {
  body().state |= physics_state::kSledding;
  b_.execute(SetOmegaHook{{0.0f, 0.0f, 1.0f}});
  set_velocity(b_.context, b_.actor(), {3.0f, 0.0f, 0.0f});
  b_.pass(0.1);
  EXPECT_GT(body().position.frame.origin.x, 0.0f);
  EXPECT_EQ(body().omega.z, 1.0f);
}

TEST_F(HookEffects, e15_in_the_air_omega_turns_by_seconds_about_the_worlds_z_and_landing_ends_it) {
  lift_off();
  body().position.frame.rotation = from_rotation_vector({1.57079633f, 0.0f, 0.0f});
  b_.execute(SetOmegaHook{{0.0f, 0.0f, 1.0f}});
  b_.pass(0.2);
  const Vec3 turned = rotate_to_global(body().position.frame.rotation, {1.0f, 0.0f, 0.0f});
  EXPECT_VEC_NEAR(turned, {0.98006658f, 0.19866933f, 0.0f});  // cos and sin of 0.2
  b_.pass(0.2);
  EXPECT_NEAR(rotate_to_global(body().position.frame.rotation, {1.0f, 0.0f, 0.0f}).y, 0.38941834f, 1e-5f);
  set_ground_contact(b_.context, b_.actor(), true, true);
  EXPECT_EQ(body().omega, Vec3{});
}

// --- HK-12

TEST_F(HookEffects, e01_a_scale_without_time_counts_in_the_same_step) {
  body().radius = 0.5f;
  b_.queue(ScaleHook{2.0f, 0.0f});
  b_.pass(0.1);
  EXPECT_EQ(body().scale, 2.0f);
  EXPECT_EQ(b_.ramps(), 0u);
  Actor& other = *b_.scene.find(b_.scene.create(kHeld));
  stick_to_object(b_.context, other, TestActor::kGuid);
  EXPECT_EQ(b_.scene.sticky[other.managers.sticky].target_radius, 1.0f) << "of whom it sticks to";
}

TEST_F(HookEffects, hk_12_root_motion_and_step_heights_follow_the_scale) {
  b_.execute(ScaleHook{3.0f, 0.0f});
  b_.seq().velocity = {0.0f, 2.0f, 0.0f};
  b_.pass(0.15);
  EXPECT_NEAR(body().position.frame.origin.y, 0.8f, 1e-4f) << "4 frames of 1/30 s at 6 m/s";
  b_.seq().velocity = {};
  body().ground = Ground::Flat;
  body().step_down_height = 0.5f;
  body().position.frame.origin.z = 1.4f;
  b_.pass(0.1);
  EXPECT_EQ(body().position.frame.origin.z, 0.0f) << "below 1.5 it is set down";
  body().position.frame.origin.z = 1.6f;
  b_.pass(0.1);
  EXPECT_FALSE(body().on_walkable);
}

TEST_F(HookEffects, hk_12_a_scale_that_is_not_a_size_is_left_out) {
  for (const float bad : {kNoNumber, kEndless, -kEndless}) {
    b_.execute(ScaleHook{bad, 0.0f});
    b_.execute(ScaleHook{bad, 1.0f});
    EXPECT_EQ(body().scale, 1.0f);
  }
  EXPECT_EQ(b_.ramps(), 0u);
}

// --- HK-13 to HK-15

TEST_F(HookEffects, hk_13_the_body_never_becomes_less_translucent_than_it_began) {
  HookedBody ghost(0.3f);
  EXPECT_EQ(ghost.translucency(), 0.3f);
  EXPECT_EQ(ghost.look(2).translucency, 0.3f) << "a description reaches the parts";
  ghost.execute(TransparentHook{1.0f, 0.1f, 0.0f});
  EXPECT_EQ(ghost.translucency(), 0.3f);
  EXPECT_EQ(ghost.look(0).translucency, 0.3f);
  ghost.execute(TransparentHook{1.0f, 0.6f, 0.0f});
  EXPECT_EQ(ghost.translucency(), 0.6f);
  EXPECT_EQ(ghost.look(0).translucency, 0.6f);
}

TEST_F(HookEffects, hk_13_a_part_alone_knows_no_such_bound_and_leaves_the_body_alone) {
  HookedBody ghost(0.3f);
  ghost.execute(TransparentPartHook{1, 1.0f, 0.1f, 0.0f});
  EXPECT_EQ(ghost.look(1).translucency, 0.1f);
  EXPECT_EQ(ghost.look(0).translucency, 0.3f);
  EXPECT_EQ(ghost.translucency(), 0.3f);
  ghost.execute(TransparentPartHook{3, 1.0f, 0.9f, 0.0f});
  ghost.execute(TransparentPartHook{0xFFFFFFFF, 1.0f, 0.9f, 0.0f});
  EXPECT_EQ(ghost.look(2).translucency, 0.3f) << "there is no part 3";
}

TEST_F(HookEffects, hk_13_a_part_that_is_wholly_transparent_is_not_drawn_and_keeps_its_value) {
  b_.execute(TransparentPartHook{1, 0.0f, 0.5f, 0.0f});
  b_.execute(TransparentPartHook{1, 0.0f, 1.0f, 0.0f});
  EXPECT_FALSE(b_.look(1).is_drawn);
  EXPECT_EQ(b_.look(1).translucency, 0.5f);
  EXPECT_TRUE(b_.look(0).is_drawn);
  b_.execute(TransparentPartHook{1, 0.0f, 0.75f, 0.0f});
  EXPECT_TRUE(b_.look(1).is_drawn);
}

TEST_F(HookEffects, hk_13_parts_of_a_cloaked_body_do_not_change) {
  body().state |= physics_state::kCloaked;
  b_.execute(TransparentHook{0.0f, 0.5f, 0.0f});
  b_.execute(TransparentPartHook{1, 0.0f, 1.0f, 0.0f});
  EXPECT_EQ(b_.translucency(), 0.5f);
  EXPECT_EQ(b_.look(0).translucency, 0.0f);
  EXPECT_TRUE(b_.look(1).is_drawn);
}

TEST_F(HookEffects, hk_14_luminosity_and_diffuse_reach_all_parts_or_one_without_bounds) {
  EXPECT_EQ(b_.look(0).luminosity, 0.0f);
  EXPECT_EQ(b_.look(0).diffuse, 1.0f);
  b_.execute(LuminousHook{0.0f, 2.5f, 0.0f});
  b_.execute(DiffuseHook{0.0f, -1.0f, 0.0f});
  b_.execute(LuminousPartHook{1, 0.0f, 0.25f, 0.0f});
  b_.execute(DiffusePartHook{2, 0.0f, 0.5f, 0.0f});
  b_.execute(LuminousPartHook{3, 0.0f, 9.0f, 0.0f});
  EXPECT_EQ(b_.look(0).luminosity, 2.5f);
  EXPECT_EQ(b_.look(1).luminosity, 0.25f);
  EXPECT_EQ(b_.look(1).diffuse, -1.0f);
  EXPECT_EQ(b_.look(2).diffuse, 0.5f);
}

TEST_F(HookEffects, hk_15_no_draw_is_a_bit_of_the_state_and_hides_all_parts) {
  (void)b_.look(0);
  b_.execute(NoDrawHook{1});
  EXPECT_TRUE(has(physics_state::kNoDraw));
  for (std::size_t i = 0; i < 3; ++i) EXPECT_FALSE(b_.look(i).is_drawn);
  b_.execute(NoDrawHook{0});
  EXPECT_FALSE(has(physics_state::kNoDraw));
  for (std::size_t i = 0; i < 3; ++i) EXPECT_TRUE(b_.look(i).is_drawn);
}

TEST_F(HookEffects, e05_a_value_below_1_shows_what_no_draw_hid) {
  b_.execute(NoDrawHook{1});
  b_.execute(LuminousHook{0.0f, 1.0f, 0.0f});
  EXPECT_FALSE(b_.look(0).is_drawn);
  b_.execute(TransparentHook{0.0f, 0.5f, 0.0f});
  EXPECT_TRUE(b_.look(0).is_drawn);
  EXPECT_TRUE(has(physics_state::kNoDraw));
}

// --- HK-16

TEST_F(HookEffects, e16_a_blocked_body_stays_ethereal_and_tries_again_in_every_step) {
  b_.execute(EtherealHook{1});
  EXPECT_TRUE(has(physics_state::kEthereal));
  EXPECT_FALSE(body().is_leaving_ethereal);
  body().is_blocked = true;
  b_.execute(EtherealHook{0});
  EXPECT_TRUE(has(physics_state::kEthereal));
  EXPECT_TRUE(body().is_leaving_ethereal);
  b_.pass(0.1);
  EXPECT_TRUE(has(physics_state::kEthereal));
  body().is_blocked = false;
  b_.pass(0.1);
  EXPECT_FALSE(has(physics_state::kEthereal));
  EXPECT_FALSE(body().is_leaving_ethereal);
  body().is_blocked = true;
  b_.pass(0.1);
  EXPECT_FALSE(has(physics_state::kEthereal)) << "it has done with that";
}

TEST_F(HookEffects, hk_16_only_a_body_in_a_cell_and_held_by_nobody_is_kept_ethereal) {
  body().is_blocked = true;
  b_.execute(EtherealHook{1});
  body().in_cell = false;
  b_.execute(EtherealHook{0});
  EXPECT_FALSE(has(physics_state::kEthereal));
  body().in_cell = true;
  body().parent = kHeld;
  b_.execute(EtherealHook{1});
  b_.execute(EtherealHook{0});
  EXPECT_FALSE(has(physics_state::kEthereal));
  EXPECT_FALSE(body().is_leaving_ethereal);
}

TEST_F(HookEffects, hk_16_a_sleeping_body_does_not_try_and_ethereal_1_ends_the_trying) {
  body().is_blocked = true;
  b_.execute(EtherealHook{0});
  body().is_blocked = false;
  body().active = false;
  b_.pass(0.1);
  EXPECT_TRUE(has(physics_state::kEthereal));
  b_.execute(EtherealHook{1});
  EXPECT_FALSE(body().is_leaving_ethereal);
  body().active = true;
  b_.pass(0.1);
  EXPECT_TRUE(has(physics_state::kEthereal));
}

// --- HK-18 to HK-20

TEST_F(HookEffects, hk_18_particles_are_reported_as_stored) {
  const HookPayload create = CreateParticleHook{0x32000001, 0xFFFFFFFF, {{1, 2, 3}, {}}, 7};
  const HookFields fields = fields_of(Hook{0, create});
  EXPECT_EQ(fields.find("emitter_info")->integer, 0x32000001u);
  EXPECT_EQ(fields.find("part")->integer, 0xFFFFFFFFu);
  EXPECT_EQ(fields.find("offset.origin.z")->number, 3.0f);
  EXPECT_EQ(fields.find("emitter_id")->integer, 7u);
  for (const HookPayload& p : {HookPayload(DestroyParticleHook{7}), HookPayload(StopParticleHook{7})}) {
    b_.events.clear();
    b_.queue(p);
    b_.pass(0.1);
    ASSERT_EQ(b_.animation_hooks().size(), 1u);
    EXPECT_EQ(fields_of(*b_.animation_hooks()[0].hook).find("emitter_id")->integer, 7u);
  }
  EXPECT_EQ(b_.effects(), nullptr) << "emitters are the host's";
}

TEST_F(HookEffects, hk_19_a_host_is_given_part_and_rates_of_moving_textures) {
  b_.queue(TextureVelocityHook{0.5f, -0.25f});
  b_.pass(0.1);
  ASSERT_EQ(b_.animation_hooks().size(), 1u);
  const HookFields whole = fields_of(*b_.animation_hooks()[0].hook);
  EXPECT_EQ(whole.find("u_speed")->number, 0.5f);
  EXPECT_EQ(whole.find("v_speed")->number, -0.25f);
  EXPECT_EQ(whole.find("part"), nullptr);

  b_.scripts.add(0x33000002, {{0.0, TextureVelocityPartHook{2, 0.125f, 0.0f}}});
  EXPECT_TRUE(play_script(b_.context, b_.actor(), 0x33000002));
  b_.pass(0.1);
  ASSERT_EQ(b_.script_hooks().size(), 1u);
  const TracedEvent of_script = b_.script_hooks()[0];
  EXPECT_EQ(of_script.event.hook.source.script, 0x33000002u);
  const HookFields part = fields_of(*of_script.hook);
  EXPECT_EQ(part.find("part")->integer, 2u);
  EXPECT_EQ(part.find("u_speed")->number, 0.125f);
  EXPECT_EQ(part.find("v_speed")->number, 0.0f);
}

TEST_F(HookEffects, hk_20_an_attack_is_reported_with_its_cone_and_the_scale_of_that_moment) {
  b_.queue(AttackHook{1, -0.5f, 1.0f, 0.5f, 1.0f, 1.5f, 2.0f});
  b_.queue(ScaleHook{2.0f, 0.0f});
  b_.queue(AttackHook{1, -0.5f, 1.0f, 0.5f, 1.0f, 1.5f, 2.0f});
  b_.pass(0.1);
  const std::vector<TracedEvent> fired = b_.animation_hooks();
  ASSERT_EQ(fired.size(), 3u);
  EXPECT_EQ(fired[0].report.scale, 1.0f);
  EXPECT_EQ(fired[2].report.scale, 2.0f);
  const HookFields cone = fields_of(*fired[2].hook);
  EXPECT_EQ(cone.find("radius")->number, 1.5f) << "as stored";
  EXPECT_EQ(cone.find("height")->number, 2.0f);
  EXPECT_EQ(cone.find("left_x")->number, -0.5f);
}

}  // namespace
}  // namespace acm
