// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// Effects as a host sees them.
#include "acmotion/acmotion.hpp"
#include "acmotion/sample.hpp"
#include "world/effect_assets.h"
#include "world/world_access.h"

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace acm {
namespace {

using namespace test;

constexpr Guid kBody = 0x50000001;
constexpr Guid kOther = 0x50000002;
constexpr Guid kNobody = 0x50000099;
constexpr double kEffectTick = 1.0 / 30.0;

Assets& effect_assets() {
  static Assets assets = [] {
    Assets made = sample_assets();
    EffectAssets().add_to(made);
    return made;
  }();
  return assets;
}

ObjectParameters thing(ObjectId setup, std::uint32_t more_state = 0) {
  ObjectParameters p;
  p.setup = setup;
  p.position = {0xA9B40013, {{50.0f, 50.0f, 0.0f}, {}}};
  p.facts.state |= more_state;
  return p;
}

ObjectParameters static_thing(ObjectId setup) {
  return thing(setup, physics_state::kStatic);
}

class WorldEffects : public testing::Test {
 protected:
  void create(Guid guid, const ObjectParameters& p) { ASSERT_TRUE(world.create_object(guid, p)); }
  void pass(double seconds, double step = kEffectTick) { pass_in(world, seconds, step); }
  static void pass_in(World& in, double seconds, double step = kEffectTick) {
    const auto steps = static_cast<int>(std::lround(seconds / step));
    for (int i = 0; i < steps; ++i) in.tick(step);
  }
  std::vector<Event> all(EventType type) { return all_in(world, type); }
  static std::vector<Event> all_in(const World& in, EventType type) {
    std::vector<Event> found;
    for (const Event& e : in.events())
      if (e.type == type) found.push_back(e);
    return found;
  }
  std::vector<Event> hooks_of_script(ObjectId script) {
    std::vector<Event> found;
    for (const Event& e : world.events())
      if (e.type == EventType::Hook && e.hook.source.script == script) found.push_back(e);
    return found;
  }
  std::vector<Limit> limits() {
    std::vector<Limit> found;
    for (const Event& e : all(EventType::LimitReached)) found.push_back(e.limit_reached.limit);
    return found;
  }
  std::vector<PartLook> looks(Guid guid, std::size_t room = 64) {
    std::vector<PartLook> out(room);
    out.resize(world.read_part_looks(guid, out));
    return out;
  }

  World world{effect_assets()};
};

// --- Scripts

TEST_F(WorldEffects, ps_10_an_object_that_is_not_there_plays_nothing) {
  EXPECT_FALSE(world.play_script(kNobody, kGrow));
  EXPECT_FALSE(world.play_script_type(kNobody, 0x4B));
  EXPECT_FALSE(world.play_default_script(kNobody));
  EXPECT_TRUE(world.events().empty());
}

TEST_F(WorldEffects, ps_10_a_script_that_is_not_loaded_is_refused) {
  create(kBody, thing(kSampleMannequin));
  EXPECT_FALSE(world.play_script(kBody, 0));
  EXPECT_FALSE(world.play_script(kBody, 0x33009999));
  EXPECT_FALSE(world.play_script(kBody, kSilent)) << "nothing to play";
  EXPECT_FALSE(world.play_script_type(kBody, 0x4C)) << "no such type";
  EXPECT_FALSE(world.play_script_type(kBody, 0x4B, 1.01f)) << "no entry so high";
  EXPECT_FALSE(world.play_script_type(kBody, 0x4B, std::nanf("")));
  EXPECT_EQ(world.state(kBody).queued_scripts, 0);
}

TEST_F(WorldEffects, ps_10_outside_the_world_nothing_plays_and_nothing_fails) {
  ObjectParameters p = thing(kLantern);
  p.in_world = false;
  p.effects.default_script = 0x4B;
  create(kBody, p);
  EXPECT_TRUE(world.play_script(kBody, kGrow));
  EXPECT_TRUE(world.play_script(kBody, 0x33009999));
  EXPECT_TRUE(world.play_script_type(kBody, 0x4C));
  EXPECT_TRUE(world.play_default_script(kBody));
  EXPECT_EQ(world.state(kBody).queued_scripts, 0);
}

TEST_F(WorldEffects, ps_9_mod_chooses_among_the_entries_of_a_type) {
  create(kBody, thing(kLantern));
  EXPECT_TRUE(world.play_script_type(kBody, 0x4B, 0.5f));
  pass(kEffectTick);
  EXPECT_EQ(world.state(kBody).translucency, 0.5f) << "the script of the first entry";
  EXPECT_TRUE(world.play_script_type(kBody, 0x4B));
  pass(kEffectTick);
  EXPECT_EQ(hooks_of_script(kGrow).size(), 3u);
}

TEST_F(WorldEffects, ps_11_the_default_script_is_a_type_of_the_objects_table) {
  ObjectParameters p = thing(kLantern);
  p.effects.default_script = 0x4B;
  p.effects.script_intensity = 1.0f;
  create(kBody, p);
  create(kOther, thing(kLantern));
  EXPECT_TRUE(world.play_default_script(kBody));
  EXPECT_EQ(world.state(kBody).queued_scripts, 1);
  EXPECT_FALSE(world.play_default_script(kOther)) << "type 0";
}

TEST_F(WorldEffects, ps_2_scripts_that_play_or_wait_are_counted) {
  create(kBody, thing(kSampleMannequin));
  EXPECT_TRUE(world.play_script(kBody, kSolid));
  EXPECT_TRUE(world.play_script(kBody, kGrow));
  EXPECT_EQ(world.state(kBody).queued_scripts, 2);
  EXPECT_EQ(world.state(kOther).queued_scripts, 0);
  pass(kEffectTick);
  EXPECT_EQ(world.state(kBody).queued_scripts, 2) << "the second waits for the first";
  EXPECT_TRUE(hooks_of_script(kGrow).empty());
  pass(0.6);
  EXPECT_EQ(world.state(kBody).queued_scripts, 0);
  EXPECT_EQ(hooks_of_script(kGrow).size(), 3u);
}

TEST_F(WorldEffects, ps_6_scripts_of_a_body_that_sleeps_run) {
  create(kBody, thing(kTorch));
  world.set_ground_contact(kBody, true, true);
  pass(0.2);
  ASSERT_FALSE(world.state(kBody).active);
  world.clear_events();
  EXPECT_TRUE(world.play_script(kBody, kNoises));
  pass(kEffectTick);
  EXPECT_EQ(hooks_of_script(kNoises).size(), 5u);
  EXPECT_FALSE(world.state(kBody).active);
}

TEST_F(WorldEffects, ps_6_scripts_of_a_body_far_from_the_player_run) {
  WorldOptions options;
  options.sleep_when_far = true;
  options.viewer = kOther;
  World far_away(effect_assets(), options);
  ObjectParameters player = thing(kSampleMannequin);
  player.position.frame.origin.x = 180.0f;
  ASSERT_TRUE(far_away.create_object(kOther, player));
  ASSERT_TRUE(far_away.create_object(kBody, thing(kSampleMannequin)));
  pass_in(far_away, 0.2);
  ASSERT_FALSE(far_away.state(kBody).active);
  EXPECT_TRUE(far_away.play_script(kBody, kNoises));
  pass_in(far_away, kEffectTick);
  EXPECT_EQ(far_away.state(kBody).queued_scripts, 0);
  EXPECT_FALSE(far_away.state(kBody).active);
}

TEST_F(WorldEffects, ps_6_scripts_of_a_body_that_sleeps_run_in_the_hosts_steps) {
  ObjectParameters p = thing(kLantern);
  p.facts.ground = Ground::Host;
  create(kBody, p);
  world.set_ground_contact(kBody, true, true);
  const auto step = [&] {
    world.tick(kEffectTick);
    const StepPlan plan = world.plan_steps(kBody);
    for (int i = 0; i < plan.count; ++i) {
      Frame to;
      if (world.begin_step(kBody, plan.quanta[i], to)) world.end_step(kBody, {to, true, true});
    }
  };
  for (int i = 0; i < 3; ++i) step();
  ASSERT_FALSE(world.state(kBody).active);
  EXPECT_TRUE(world.play_script(kBody, kNoises));
  step();
  EXPECT_EQ(hooks_of_script(kNoises).size(), 5u);
}

TEST_F(WorldEffects, ps_13_hidden_by_facts_plays_its_script_once) {
  create(kBody, thing(kLantern));
  ObjectFacts facts = world.facts(kBody);
  facts.state |= physics_state::kHidden;
  EXPECT_TRUE(world.set_facts(kBody, facts));
  EXPECT_TRUE(world.set_facts(kBody, facts));
  EXPECT_EQ(world.state(kBody).queued_scripts, 1);
  pass(kEffectTick);
  EXPECT_EQ(hooks_of_script(kHide).size(), 1u);
}

// --- What is shown

TEST_F(WorldEffects, hk_14_parts_begin_opaque_dark_and_drawn) {
  create(kBody, thing(kLantern));
  create(kOther, thing(kLantern, physics_state::kNoDraw));
  EXPECT_EQ(looks(kBody), std::vector<PartLook>(3));
  PartLook hidden;
  hidden.is_drawn = false;
  EXPECT_EQ(looks(kOther), std::vector<PartLook>(3, hidden));
  EXPECT_TRUE(looks(kNobody).empty());
  create(kNobody, thing(0));
  EXPECT_TRUE(looks(kNobody).empty()) << "an object without a Setup";
}

TEST_F(WorldEffects, hk_13_part_looks_follow_hooks_and_fill_no_more_than_there_is_room_for) {
  create(kBody, thing(kSampleMannequin));
  EXPECT_TRUE(world.play_script(kBody, kGrow));
  pass(0.5 + kEffectTick);
  const std::vector<PartLook> half = looks(kBody);
  ASSERT_EQ(half.size(), world.state(kBody).part_count);
  for (const PartLook& look : half) EXPECT_NEAR(look.translucency, 0.25f, 0.02f);
  EXPECT_EQ(half[0].luminosity, 0.0f);
  EXPECT_NEAR(half[1].luminosity, 0.5f, 0.04f) << "one part alone";
  EXPECT_NEAR(world.state(kBody).translucency, 0.25f, 0.02f);
  std::array<PartLook, 3> room;
  room[2].diffuse = 77.0f;
  EXPECT_EQ(world.read_part_looks(kBody, std::span(room).first(2)), 2u);
  EXPECT_EQ(room[1], half[1]);
  EXPECT_EQ(room[2].diffuse, 77.0f);
  EXPECT_EQ(world.read_part_looks(kBody, {}), 0u);
}

TEST_F(WorldEffects, hk_15_no_draw_hides_all_parts_and_transparent_shows_them_again) {
  create(kBody, thing(kLantern));
  world.play_script(kBody, kVanish);
  pass(kEffectTick);
  for (const PartLook& look : looks(kBody)) EXPECT_FALSE(look.is_drawn);
  EXPECT_NE(world.state(kBody).state & physics_state::kNoDraw, 0u);
  world.play_script(kBody, kFade);
  pass(kEffectTick);
  for (const PartLook& look : looks(kBody)) EXPECT_TRUE(look.is_drawn) << "QUIRK of HK-13";
  EXPECT_NE(world.state(kBody).state & physics_state::kNoDraw, 0u);
}

TEST_F(WorldEffects, hk_13_no_hook_goes_below_the_translucency_of_the_description) {
  ObjectParameters p = thing(kLantern);
  p.effects.translucency = 0.7f;
  create(kBody, p);
  EXPECT_EQ(world.state(kBody).translucency, 0.7f);
  EXPECT_EQ(looks(kBody)[2].translucency, 0.7f);
  world.play_script(kBody, kFade);
  pass(kEffectTick);
  EXPECT_EQ(world.state(kBody).translucency, 0.7f);
}

TEST_F(WorldEffects, facts_can_be_written_back_whatever_scale_a_hook_has_left) {
  create(kBody, thing(kSampleMannequin));
  ObjectFacts facts = world.facts(kBody);
  facts.scale = 0.0f;
  EXPECT_FALSE(world.set_facts(kBody, facts)) << "a host cannot choose it";
  WorldAccess::state(world).find(kBody)->body.scale = 0.0f;
  EXPECT_TRUE(world.set_facts(kBody, world.facts(kBody)));
  EXPECT_EQ(world.facts(kBody).scale, 0.0f);
}

TEST_F(WorldEffects, hk_12_the_size_follows_the_scale) {
  create(kBody, thing(kSampleMannequin));
  const float radius = world.state(kBody).size.radius;
  world.play_script(kBody, kGrow);
  pass(1.5);
  EXPECT_EQ(world.state(kBody).scale, 2.0f);
  EXPECT_EQ(world.state(kBody).size.radius, 2.0f * radius);
  EXPECT_EQ(world.facts(kBody).scale, 2.0f);
}

TEST_F(WorldEffects, hk_7_ramps_of_a_body_that_sleeps_stand_still_unless_a_viewer_wakes_it) {
  WorldOptions options;
  options.viewer = kOther;
  World watched(effect_assets(), options);
  create(kBody, thing(kLantern));
  ASSERT_TRUE(watched.create_object(kBody, thing(kLantern)));
  ASSERT_TRUE(watched.create_object(kOther, thing(kSampleMannequin)));
  pass(0.2);
  pass_in(watched, 0.2);
  EXPECT_TRUE(world.play_script(kBody, kGrow));
  EXPECT_TRUE(watched.play_script(kBody, kGrow));
  pass(3.0);
  pass_in(watched, 3.0);
  EXPECT_EQ(world.state(kBody).scale, 1.0f);
  EXPECT_EQ(watched.state(kBody).scale, 2.0f);
}

TEST_F(WorldEffects, hk_16_a_blocked_body_stays_ethereal_until_it_is_free) {
  create(kBody, thing(kSampleMannequin));
  ObjectFacts facts = world.facts(kBody);
  facts.blocked = true;
  world.set_facts(kBody, facts);
  EXPECT_TRUE(world.facts(kBody).blocked);
  world.play_script(kBody, kSolid);
  pass(0.8);
  EXPECT_NE(world.state(kBody).state & physics_state::kEthereal, 0u);
  facts = world.facts(kBody);
  facts.blocked = false;
  world.set_facts(kBody, facts);
  EXPECT_NE(world.state(kBody).state & physics_state::kEthereal, 0u) << "the step tries again";
  pass(kEffectTick);
  EXPECT_EQ(world.state(kBody).state & physics_state::kEthereal, 0u);
}

// --- What is heard and reported

TEST_F(WorldEffects, hk_10_hook_events_of_a_script_carry_wave_volume_scale_and_source) {
  create(kBody, thing(kLantern));
  world.play_script(kBody, kNoises);
  pass(kEffectTick);
  const std::vector<Event> fired = hooks_of_script(kNoises);
  ASSERT_EQ(fired.size(), 5u);
  EXPECT_EQ(fired[0].hook.type, HookType::Sound);
  EXPECT_EQ(fired[0].hook.wave, kEffectWave);
  EXPECT_EQ(fired[0].hook.volume, 1.0f);
  EXPECT_EQ(fired[1].hook.type, HookType::SoundTable);
  EXPECT_EQ(fired[1].hook.wave, kEffectWave + 1);
  EXPECT_EQ(fired[1].hook.volume, 0.75f);
  EXPECT_EQ(fired[2].hook.type, HookType::SoundTweaked);
  EXPECT_EQ(fired[2].hook.wave, kEffectWave + 2);
  EXPECT_EQ(fired[2].hook.volume, 0.25f);
  EXPECT_EQ(fired[3].hook.scale, 1.0f) << "before the hook takes effect";
  EXPECT_EQ(fired[4].hook.type, HookType::Attack);
  EXPECT_EQ(fired[4].hook.scale, 3.0f);
  EXPECT_EQ(fired[4].hook.wave, 0u);
  EXPECT_EQ(fired[4].hook.source.animation, 0u);
  EXPECT_EQ(fired[4].hook.source.index, 4u);
  const Result<HookFields> fields = world.hook_fields(fired[4].hook.source);
  ASSERT_TRUE(fields.ok());
  EXPECT_EQ(fields->find("radius")->number, 2.0f);
}

TEST_F(WorldEffects, sn_2_a_sound_type_that_the_table_lacks_is_reported_without_a_wave) {
  ObjectParameters p = thing(kLantern);
  p.effects.sound_table = 0x20000001;  // the mannequin's
  create(kBody, p);
  world.play_script(kBody, kNoises);
  pass(kEffectTick);
  const std::vector<Event> fired = hooks_of_script(kNoises);
  ASSERT_EQ(fired.size(), 5u);
  EXPECT_NE(fired[1].hook.wave, kEffectWave + 1);
}

// Whether each of many sounds with an even chance was heard.
std::string heard_with_seed(std::uint64_t seed) {
  WorldOptions options;
  options.random_seed = seed;
  World world(effect_assets(), options);
  EXPECT_TRUE(world.create_object(kBody, thing(kSampleMannequin)));
  EXPECT_TRUE(world.play_script(kBody, kRandom));
  for (int i = 0; i < 600; ++i) world.tick(kEffectTick);
  std::string out;
  for (const Event& e : world.events())
    if (e.type == EventType::Hook && e.hook.type == HookType::SoundTweaked) {
      out += e.hook.wave != 0 ? '+' : '-';
    }
  return out;
}

TEST_F(WorldEffects, hk_17_the_seed_decides_chance_and_nothing_else_does) {
  const std::string heard = heard_with_seed(1);
  EXPECT_GT(heard.size(), 30u);
  EXPECT_NE(heard.find('+'), std::string::npos);
  EXPECT_NE(heard.find('-'), std::string::npos);
  EXPECT_EQ(heard_with_seed(1), heard);
  EXPECT_NE(heard_with_seed(2), heard);
}

TEST_F(WorldEffects, hk_17_objects_alike_draw_different_numbers) {
  create(kBody, thing(kSampleMannequin));
  create(kOther, thing(kSampleMannequin));
  world.play_script(kBody, kRandom);
  world.play_script(kOther, kRandom);
  pass(3.0);
  std::vector<double> times[2];
  for (const Event& e : hooks_of_script(kRandom)) times[e.object == kOther].push_back(e.time);
  EXPECT_GT(times[0].size(), 5u);
  EXPECT_NE(times[0], times[1]);
}

// --- Static bodies

TEST_F(WorldEffects, st_1_a_static_object_of_the_host_animates_turns_and_plays) {
  create(kBody, static_thing(kSpinner));
  create(kOther, static_thing(kShrine));
  EXPECT_EQ(
      world.state(kBody).state & (physics_state::kHasDefaultAnimation | physics_state::kHasDefaultScript),
      physics_state::kHasDefaultAnimation);
  EXPECT_EQ(
      world.state(kOther).state & (physics_state::kHasDefaultAnimation | physics_state::kHasDefaultScript),
      physics_state::kHasDefaultAnimation | physics_state::kHasDefaultScript);
  EXPECT_EQ(world.facts(kOther).state, world.state(kOther).state) << "facts written back change nothing";
  EXPECT_EQ(world.state(kOther).queued_scripts, 1);
  pass(1.0, 0.05);
  EXPECT_FALSE(world.state(kBody).active) << "ST-7";
  EXPECT_NE(world.state(kBody).position.frame.rotation, Quat{});
  EXPECT_EQ(hooks_of_script(kLoop).size(), 5u) << "once at first, twice at 0.5 and 1 s";
  EXPECT_FALSE(hooks_of_script(kNoises).empty());
}

TEST_F(WorldEffects, st_2_static_objects_come_after_all_others) {
  create(kBody, static_thing(kShrine));
  create(kOther, thing(kSampleMannequin));
  world.play_script(kOther, kNoises);
  world.clear_events();
  pass(0.05, 0.05);
  ASSERT_FALSE(world.events().empty());
  EXPECT_EQ(world.events().front().object, kOther);
  EXPECT_EQ(world.events().back().object, kBody);
}

TEST_F(WorldEffects, st_6_a_static_object_without_a_default_script_plays_none) {
  create(kBody, static_thing(kMute));
  pass(1.0, 0.05);
  EXPECT_FALSE(all(EventType::Hook).empty());
  EXPECT_TRUE(hooks_of_script(kNoises).empty());
  EXPECT_GT(world.state(kBody).queued_scripts, 0);
}

TEST_F(WorldEffects, st_3_the_hosts_ground_does_not_stop_a_static_object) {
  ObjectParameters p = static_thing(kSpinner);
  p.facts.ground = Ground::Host;
  create(kBody, p);
  pass(1.0, 0.05);
  EXPECT_NE(world.state(kBody).position.frame.rotation, Quat{});
  world.tick(0.02);
  EXPECT_EQ(world.plan_steps(kBody).count, 0);
  const Quat before = world.state(kBody).position.frame.rotation;
  world.tick(0.02);
  EXPECT_NE(world.state(kBody).position.frame.rotation, before) << "the time was saved up";
}

// The angle that a spinner has turned by after three seconds.
double turned_by(double step, bool even) {
  WorldOptions options;
  options.quirk_fixes.even_static_turn = even;
  World world(effect_assets(), options);
  EXPECT_TRUE(world.create_object(kBody, static_thing(kSpinner)));
  for (int i = 0; i < std::lround(3.0 / step); ++i) world.tick(step);
  const Quat q = world.state(kBody).position.frame.rotation;
  return 2.0 * std::atan2(static_cast<double>(q.z), static_cast<double>(q.w));
}

TEST_F(WorldEffects, st_4_the_turn_depends_on_the_rate_unless_that_is_fixed) {
  EXPECT_NEAR(turned_by(0.05, false), 1.2, 0.08) << "60 updates";
  EXPECT_NEAR(turned_by(0.1, false), 0.6, 0.08) << "30 updates";
  EXPECT_NEAR(turned_by(0.05, true), 1.8, 0.15) << "30 a second";
  EXPECT_NEAR(turned_by(0.1, true), 1.8, 0.25);
}

// --- Assets that come late

TEST(LateEffects, refresh_binds_tables_scripts_and_the_default_script) {
  const EffectAssets all;
  Assets assets = sample_assets();
  World world(assets);
  ASSERT_TRUE(world.create_object(kBody, thing(kTorch)));
  EXPECT_FALSE(world.play_script_type(kBody, 0x4B));
  all.add_to(assets, kTorch);
  EXPECT_EQ(world.refresh(), 1u);
  EXPECT_EQ(world.state(kBody).part_count, 1);
  EXPECT_EQ(world.state(kBody).effects.script_table, kEffectScripts);
  EXPECT_FALSE(world.play_script_type(kBody, 0x4B)) << "the table is not there yet";
  EXPECT_EQ(world.state(kBody).queued_scripts, 0);
  for (const ObjectId id : {kRandom, kFade, kEffectScripts, kEffectSounds}) all.add_to(assets, id);
  EXPECT_EQ(world.refresh(), 1u);
  EXPECT_EQ(world.state(kBody).queued_scripts, 1) << "the Setup's default script";
  EXPECT_TRUE(world.play_script_type(kBody, 0x4B, 0.1f));
  EXPECT_TRUE(world.resolve_sound(kBody, 0x1F, SoundChance{}).has_value());
  EXPECT_EQ(world.refresh(), 0u);
}

TEST(LateEffects, hk_13_parts_that_come_late_have_the_translucency_of_the_description) {
  const EffectAssets all;
  Assets assets = sample_assets();
  World world(assets);
  ObjectParameters ghost = thing(kTorch);
  ghost.effects.translucency = 0.4f;
  ASSERT_TRUE(world.create_object(kBody, ghost));
  all.add_to(assets, kTorch);
  EXPECT_EQ(world.refresh(), 1u);
  PartLook look;
  ASSERT_EQ(world.read_part_looks(kBody, {&look, 1}), 1u);
  EXPECT_EQ(look.translucency, 0.4f);
}

TEST(LateEffects, refresh_lets_static_objects_begin_to_animate) {
  const EffectAssets all;
  Assets assets = sample_assets();
  World world(assets);
  ASSERT_TRUE(world.create_object(kBody, static_thing(kSpinner)));
  for (int i = 0; i < 10; ++i) world.tick(0.05);
  all.add_to(assets, kSpinner);
  world.refresh();
  all.add_to(assets, EffectAssets::animation_of(kSpinner));
  EXPECT_EQ(world.refresh(), 1u);
  EXPECT_NE(world.state(kBody).state & physics_state::kHasDefaultAnimation, 0u);
  for (int i = 0; i < 20; ++i) world.tick(0.05);
  EXPECT_NE(world.state(kBody).position.frame.rotation, Quat{});
}

TEST(LateEffects, ps_11_a_held_thing_whose_table_came_late_plays_when_its_holder_asks) {
  const EffectAssets all;
  Assets assets = sample_assets();
  for (const ObjectId id : {kFlasher, EffectAssets::animation_of(kFlasher), kLantern, kFade, kGrow})
    all.add_to(assets, id);
  World world(assets);
  ASSERT_TRUE(world.create_object(kBody, static_thing(kFlasher)));
  ObjectParameters held = thing(kLantern);
  held.effects.default_script = 0x4B;
  ASSERT_TRUE(world.create_object(kOther, held));
  ASSERT_TRUE(world.attach(kOther, kBody, parent_location::kRightHand));
  all.add_to(assets, kEffectScripts);
  EXPECT_EQ(world.refresh(), 2u);
  for (int i = 0; i < 10; ++i) world.tick(0.05);
  for (const Event& e : world.events()) EXPECT_NE(e.type, EventType::LimitReached);
  EXPECT_EQ(world.state(kOther).translucency, 0.5f);
}

// --- Who decides

TEST_F(WorldEffects, au_6_a_body_without_an_owner_follows_a_state_of_the_network) {
  create(kBody, thing(kSampleMannequin));
  EXPECT_FALSE(world.state(kBody).last_move_was_autonomous) << "AU-1";
  InterpretedMotionState run;
  run.forward_command = command::kRunForward;
  run.forward_speed = 1.5f;
  EXPECT_EQ(world.apply_interpreted_state(kBody, run), MotionError::None);
  pass(1.0);
  EXPECT_EQ(world.state(kBody).substate, command::kRunForward);
  EXPECT_GT(world.state(kBody).position.frame.origin.y, 53.0f);
  EXPECT_FALSE(world.state(kBody).last_move_was_autonomous);
  world.apply_interpreted_state(kBody, run, {}, true);
  EXPECT_TRUE(world.state(kBody).last_move_was_autonomous);
}

TEST_F(WorldEffects, au_6_an_autonomous_state_of_a_player_gives_way_to_its_keys) {
  ObjectParameters p = thing(kSampleMannequin);
  p.facts.weenie.is_local_player = true;
  create(kBody, p);
  world.do_motion(kBody, command::kWalkForward);
  EXPECT_TRUE(world.state(kBody).last_move_was_autonomous) << "AU-2";
  world.apply_interpreted_state(kBody, {}, {}, true);
  EXPECT_EQ(world.state(kBody).movement.forward_command, command::kWalkForward);
  world.apply_interpreted_state(kBody, {}, {}, false);
  EXPECT_EQ(world.state(kBody).movement.forward_command, command::kReady);
}

// --- Limits

TEST_F(WorldEffects, ramps_beyond_what_a_body_takes_are_reported) {
  create(kBody, thing(kLantern));
  world.play_script(kBody, kRamps);
  pass(kEffectTick);
  EXPECT_EQ(limits(), std::vector<Limit>{Limit::Ramps});
}

TEST_F(WorldEffects, ps_2_scripts_that_are_played_between_ticks_all_wait) {
  create(kBody, thing(kLantern));
  for (int i = 0; i < 100; ++i) EXPECT_TRUE(world.play_script(kBody, kGrow)) << i;
  EXPECT_TRUE(limits().empty());
  EXPECT_EQ(world.state(kBody).queued_scripts, 100);
  World read(effect_assets()), copy(world);
  ASSERT_TRUE(read_snapshot(read, write_snapshot(world)));
  for (World* each : {&world, &read, &copy}) each->tick(kEffectTick);
  EXPECT_EQ(state_hash(read), state_hash(world));
  EXPECT_EQ(state_hash(copy), state_hash(world));
}

// The script that calls is one of them, until the next one begins.
TEST_F(WorldEffects, ps_5_within_a_tick_64_scripts_fit_and_one_more_is_refused) {
  create(kBody, thing(kLantern));
  world.play_script(kBody, kCalls63);
  pass(kEffectTick);
  EXPECT_TRUE(limits().empty());
  EXPECT_EQ(world.state(kBody).queued_scripts, 64);
  create(kOther, thing(kLantern));
  world.play_script(kOther, kCalls64);
  pass(kEffectTick);
  EXPECT_EQ(limits(), std::vector<Limit>{Limit::Scripts});
  EXPECT_EQ(world.state(kOther).queued_scripts, 64);
}

TEST_F(WorldEffects, ps_8_a_script_that_calls_itself_without_end_is_ended_and_reported) {
  create(kBody, thing(kLantern));
  world.play_script(kBody, kEndless);
  pass(kEffectTick);
  ASSERT_EQ(limits(), std::vector<Limit>{Limit::ScriptHooks});
  EXPECT_EQ(all(EventType::LimitReached)[0].limit_reached.count, 4096u);
  EXPECT_EQ(world.state(kBody).queued_scripts, 0);
}

TEST_F(WorldEffects, ps_11_a_body_may_hold_more_than_16_others) {
  create(kBody, thing(kLantern));
  for (Guid i = 0; i < 40; ++i) {
    create(kOther + i, thing(kLantern));
    EXPECT_TRUE(world.attach(kOther + i, kBody, parent_location::kRightHand));
  }
  EXPECT_TRUE(limits().empty());
}

}  // namespace
}  // namespace acm
