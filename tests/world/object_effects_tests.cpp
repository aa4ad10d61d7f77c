// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/acmotion.hpp"
#include "actor/hook_effects.h"
#include "world/apply.h"
#include "world/object_effects.h"
#include "world/server_role.h"
#include "world/snapshot.h"
#include "world/test_world.h"

#include <gtest/gtest.h>

#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace acm {
namespace {

using namespace test;
using wire::CheckAction;
using wire::CheckReason;
using Physics = wire::PhysicsDescription;

constexpr ObjectId kSetupSounds = 0x20000001;  // of the sample's mannequin
constexpr ObjectId kSetupScripts = 0x34000001;
constexpr ObjectId kTwoSwooshes = 0x200000A8;
constexpr ObjectId kScript = 0x33000001;
constexpr Guid kSword = 0x70000001;

// The sample, and the sound table of example E20.
AssetStore& store() {
  static AssetStore made = [] {
    AssetStore out;
    for (const SampleObject& object : sample_creatures()) EXPECT_TRUE(out.add(object.id, object.bytes).ok());
    SoundTable table;
    table.id = kTwoSwooshes;
    table.root.children = {{sound_type::kSwoosh2, {{0x0A000519, 0, 1, 1}, {0x0A00051E, 0, 1, 1}}, {}},
                           {sound_type::kDamage1, {{0x0A000100, 0.5f, 0.5f, 0.8f}}, {}}};
    out.add(table);
    return out;
  }();
  return made;
}

// A weenie half of nothing but its head, and this name.
std::string weenie_named(std::string_view name) {
  std::string tail(4, '\0');
  tail += static_cast<char>(name.size() & 0xFF);
  tail += static_cast<char>(name.size() >> 8);
  tail += name;
  while (tail.size() % 4 != 0) tail += '\0';
  return tail + std::string(12, '\0');
}

class ObjectEffectsOf : public testing::Test {
 protected:
  ClientWorld world{&store()};
  TestServer server{kFirst};
  TestServer sword{kSword};

  wire::CreateObject described() {
    wire::CreateObject m = server.create(at(10, 20));
    Physics& p = m.physics;
    p.flags |= Physics::kSoundTable | Physics::kScriptTable | Physics::kDefaultScript |
               Physics::kScriptIntensity | Physics::kTranslucency;
    p.sound_table = kTwoSwooshes;
    p.script_table = kSetupScripts;
    p.default_script = 0x4B;
    p.script_intensity = 0.75f;
    p.translucency = 0.25f;
    return m;
  }
  wire::CreateObject held_sword() {
    wire::CreateObject m = sword.create(at(0, 0), kSampleSword);
    m.physics.flags = Physics::kSetup | Physics::kParent | Physics::kSoundTable;
    m.physics.parent = kFirst;
    m.physics.parent_location = parent_location::kRightHand;
    m.physics.sound_table = kTwoSwooshes;
    return m;
  }
  [[nodiscard]] ObjectEffects effects(Guid guid = kFirst) const {
    return effects_of(*world.record(guid), world.find(guid)->setup);
  }
  [[nodiscard]] std::string_view name(Guid guid) const { return world.name(world.scene.id_of(guid)); }
  CheckReason send(const wire::Message& m) { return apply_message(world, m).reason; }
  CheckReason sound(std::uint32_t type = sound_type::kSwoosh2, float volume = 1.0f) {
    return send(wire::Sound{kFirst, type, volume});
  }
};

TEST_F(ObjectEffectsOf, sn_10_a_clear_bit_means_no_table_whatever_the_setup_says) {
  wire::CreateObject m = server.create(at(10, 20));
  m.physics.flags &= ~static_cast<std::uint32_t>(Physics::kMotionTable);
  apply_message(world, m);
  EXPECT_EQ(effects().sound_table, 0u);
  EXPECT_EQ(effects().script_table, 0u);
  EXPECT_EQ(world.record(kFirst)->motion_table, 0u);
  EXPECT_EQ(world.find(kFirst)->table, nullptr);
  EXPECT_EQ(sound(), CheckReason::NoSoundTable);
  EXPECT_TRUE(all<SoundHeardEvent>(world).empty());
}

TEST_F(ObjectEffectsOf, sn_10_the_tables_are_those_of_the_description) {
  EXPECT_EQ(send(described()), CheckReason::Fresh);
  EXPECT_EQ(effects().sound_table, kTwoSwooshes);
  EXPECT_EQ(effects().script_table, kSetupScripts);
  EXPECT_EQ(effects().default_script, 0x4Bu);
  EXPECT_EQ(effects().script_intensity, 0.75f);
  EXPECT_EQ(effects().translucency, 0.25f);
}

TEST_F(ObjectEffectsOf, sn_10_a_merge_leaves_them_and_a_later_instance_replaces_them) {
  const std::string weenie = weenie_named("Drudge");
  wire::CreateObject first = described();
  first.tail = std::as_bytes(std::span(weenie));
  apply_message(world, first);
  wire::CreateObject again = server.create(at(10, 20));
  again.physics.flags |= Physics::kSoundTable | Physics::kTranslucency;
  again.physics.sound_table = kSetupSounds;
  again.physics.translucency = 0.5f;
  EXPECT_EQ(send(again), CheckReason::Fresh);
  EXPECT_EQ(effects().sound_table, kTwoSwooshes);
  EXPECT_EQ(effects().default_script, 0x4Bu);
  EXPECT_EQ(effects().translucency, 0.25f);
  EXPECT_EQ(name(kFirst), "Drudge");
  ++again.physics.timestamps[wire::Timestamp::Instance];
  wire::UpdateObject rebuilt;
  static_cast<wire::ObjectDescription&>(rebuilt) = again;
  EXPECT_EQ(send(rebuilt), CheckReason::Fresh);
  EXPECT_EQ(effects().sound_table, kSetupSounds);
  EXPECT_EQ(effects().default_script, 0u);
  EXPECT_EQ(name(kFirst), "");
}

TEST_F(ObjectEffectsOf, sn_10_a_merge_brings_a_velocity_and_leaves_the_omega) {
  wire::CreateObject m = server.create(at(10, 20));
  apply_message(world, m);
  Actor& actor = *world.find(kFirst);
  set_omega(actor, {0.0f, 0.0f, 2.0f});
  const Vec3 velocity = actor.body.velocity;
  m.physics.flags |= Physics::kOmega;
  m.physics.omega = {0.0f, 0.0f, 5.0f};
  m.physics.velocity = {3.0f, 0.0f, 0.0f};
  ++m.physics.timestamps[wire::Timestamp::Vector];
  EXPECT_EQ(send(m), CheckReason::Fresh);
  EXPECT_EQ(actor.body.omega, (Vec3{0.0f, 0.0f, 2.0f}));
  EXPECT_EQ(actor.body.velocity, velocity) << "the description has none";
  m.physics.flags |= Physics::kVelocity;
  ++m.physics.timestamps[wire::Timestamp::Vector];
  EXPECT_EQ(send(m), CheckReason::Fresh);
  EXPECT_EQ(actor.body.omega, (Vec3{0.0f, 0.0f, 2.0f}));
  EXPECT_EQ(actor.body.velocity, (Vec3{3.0f, 0.0f, 0.0f}));
}

TEST_F(ObjectEffectsOf, sn_10_an_object_of_the_host_has_the_setups_tables_or_its_own) {
  NewObject object;
  object.setup = kSampleMannequin;
  create_object(world, kSecond, object);
  EXPECT_EQ(effects(kSecond).sound_table, kSetupSounds);
  EXPECT_EQ(effects(kSecond).script_table, kSetupScripts);
  EXPECT_EQ(effects(kSecond).default_script, 0u);
  object.effects.sound_table = kTwoSwooshes;
  create_object(world, kSecond, object);
  EXPECT_EQ(effects(kSecond).sound_table, kTwoSwooshes);
  EXPECT_EQ(effects(kSecond).script_table, kSetupScripts);
}

TEST_F(ObjectEffectsOf, e20_a_described_object_sounds_by_its_description_alone) {
  const Hook swoosh{hook_direction::kBoth, SoundTableHook{sound_type::kSwoosh2}};
  apply_message(world, server.create(at(10, 20)));
  ASSERT_EQ(world.find(kFirst)->setup->default_sound_table, kSetupSounds);
  EXPECT_EQ(report_of(world.context(), *world.find(kFirst), swoosh).wave, 0u);
  EXPECT_EQ(sound(), CheckReason::NoSoundTable);
  wire::CreateObject m = described();
  ++m.physics.timestamps[wire::Timestamp::Instance];
  EXPECT_EQ(send(m), CheckReason::Fresh);
  for (int i = 0; i < 5; ++i) {
    EXPECT_EQ(report_of(world.context(), *world.find(kFirst), swoosh).wave, 0x0A000519u);
    EXPECT_EQ(sound(0x1F, 0.7f), CheckReason::Fresh);
  }
  ASSERT_EQ(all<SoundHeardEvent>(world).size(), 5u);
  for (const SoundHeardEvent& heard : all<SoundHeardEvent>(world)) {
    EXPECT_EQ(heard.wave, 0x0A000519u);
    EXPECT_EQ(heard.volume, 0.7f);
  }
}

TEST(RefreshedObject, sn_10_an_asset_that_comes_late_gives_a_described_object_no_table_of_the_setup) {
  Assets assets;
  World world(assets);
  Client client(world, {.expects_player = false});
  TestServer server(kFirst);
  wire::CreateObject m = server.create(at(10, 20));
  m.physics.flags &= ~static_cast<std::uint32_t>(Physics::kMotionTable);
  ASSERT_TRUE(client.receive(*wire::encode(wire::Message(m))).ok());
  ASSERT_TRUE(world.create_object(kSecond, {.setup = kSampleMannequin, .position = at(10, 30)}));
  for (const SampleObject& object : sample_creatures()) ASSERT_TRUE(assets.add(object.id, object.bytes).ok());
  world.refresh();
  EXPECT_EQ(world.state(kFirst).motion_table, 0u);
  EXPECT_EQ(world.state(kFirst).effects.sound_table, 0u);
  EXPECT_EQ(world.state(kSecond).motion_table, kMannequinTable);
  EXPECT_EQ(world.state(kSecond).effects.sound_table, kSetupSounds);
}

TEST_F(ObjectEffectsOf, sn_11_the_world_keeps_name_and_hold_location_so_nobody_decodes_twice) {
  apply_message(world, server.create(at(10, 20)));
  const std::string weenie = weenie_named("Training Sword");
  wire::CreateObject m = sword.create(at(10, 20), kSampleSword);
  m.physics.flags = Physics::kSetup | Physics::kParent;
  m.physics.parent = kFirst;
  m.physics.parent_location = parent_location::kRightHand;
  m.tail = std::as_bytes(std::span(weenie));
  apply_message(world, m);
  EXPECT_EQ(name(kSword), "Training Sword");
  EXPECT_EQ(name(kFirst), "");
  EXPECT_EQ(world.find(kSword)->body.parent, kFirst);
  EXPECT_EQ(world.find(kSword)->body.hold_location, parent_location::kRightHand);
  delete_object(world, kSword);
  create_object(world, kSecond, {});
  EXPECT_EQ(name(kSecond), "") << "the place of an object that is gone is used again";
}

TEST_F(ObjectEffectsOf, sn_11_a_name_without_end_is_cut) {
  const std::string weenie = weenie_named(std::string(40'000, 'x'));
  wire::CreateObject m = server.create(at(10, 20));
  m.tail = std::as_bytes(std::span(weenie));
  apply_message(world, m);
  EXPECT_EQ(name(kFirst).size(), kMaxNameBytes);
}

TEST_F(ObjectEffectsOf, sn_12_the_message_brings_its_own_volume_and_the_place_is_the_bodys) {
  apply_message(world, described());
  for (int i = 0; i < 20; ++i) EXPECT_EQ(sound(sound_type::kSwoosh2, 2.5f), CheckReason::Fresh);
  const std::vector<SoundHeardEvent> heard = all<SoundHeardEvent>(world);
  ASSERT_FALSE(heard.empty());
  for (const SoundHeardEvent& h : heard) {
    EXPECT_EQ(h.sound_type, sound_type::kSwoosh2);
    EXPECT_EQ(h.wave, 0x0A000519u) << "of two always the first (SN-3)";
    EXPECT_EQ(h.volume, 2.5f);
    EXPECT_EQ(h.position, at(10, 20));
  }
}

TEST_F(ObjectEffectsOf, sn_12_a_silent_sound_is_accepted) {
  apply_message(world, described());
  EXPECT_EQ(sound(sound_type::kSwoosh2, 0.0f), CheckReason::Fresh);
  EXPECT_EQ(sound(sound_type::kSwoosh2, -1.0f), CheckReason::Fresh);
  EXPECT_EQ(sound(sound_type::kFootstep1), CheckReason::Fresh);
  EXPECT_TRUE(all<SoundHeardEvent>(world).empty());
  EXPECT_EQ(sound(sound_type::kSwoosh2, std::numeric_limits<float>::infinity()), CheckReason::BadNumber);
}

TEST_F(ObjectEffectsOf, sn_12_no_cell_is_needed_and_nothing_wakes) {
  apply_message(world, described());
  apply_message(world, wire::PickupEvent{kFirst, 0, server.timestamps.advance(wire::Timestamp::Position)});
  world.find(kFirst)->body.active = false;
  for (int i = 0; i < 20; ++i) EXPECT_EQ(sound(), CheckReason::Fresh);
  EXPECT_FALSE(all<SoundHeardEvent>(world).empty());
  EXPECT_FALSE(world.find(kFirst)->body.active);
}

TEST_F(ObjectEffectsOf, sn_12_a_held_thing_sounds_where_it_is_held) {
  apply_message(world, server.create(at(10, 20)));
  apply_message(world, held_sword());
  for (int i = 0; i < 20; ++i) send(wire::Sound{kSword, sound_type::kSwoosh2, 1.0f});
  ASSERT_FALSE(all<SoundHeardEvent>(world).empty());
  const Position hand = all<SoundHeardEvent>(world)[0].position;
  EXPECT_EQ(hand.cell, kField);
  EXPECT_NEAR(hand.frame.origin.x, 10.0f, 1.0f);
  EXPECT_NEAR(hand.frame.origin.y, 20.0f, 1.0f);
  EXPECT_GT(hand.frame.origin.z, 0.3f);
}

TEST_F(ObjectEffectsOf, sn_12_chance_is_part_of_the_state) {
  apply_message(world, described());
  for (int i = 0; i < 3; ++i) sound(sound_type::kDamage1);
  world.clear_events();
  ClientWorld copy = world, loaded(&store());
  ASSERT_TRUE(read_snapshot(loaded, write_snapshot(world)).ok());
  const auto heard_by = [](ClientWorld& w) {
    std::string heard;
    for (int i = 0; i < 64; ++i) {
      apply_message(w, wire::Sound{kFirst, sound_type::kDamage1, 1.0f});
      heard += all<SoundHeardEvent>(w).empty() ? '-' : '+';
      w.clear_events();
    }
    return heard;
  };
  const std::string heard = heard_by(world);
  EXPECT_NE(heard.find('+'), std::string::npos);
  EXPECT_NE(heard.find('-'), std::string::npos);
  EXPECT_EQ(heard_by(copy), heard);
  EXPECT_EQ(heard_by(loaded), heard);
  EXPECT_EQ(state_hash(copy), state_hash(world));
  EXPECT_NE(heard_by(world), heard) << "it goes on";
  WorldStateOptions other_seed;
  other_seed.scene.random_seed = 1;
  ClientWorld other(&store(), other_seed);
  apply_message(other, described());
  EXPECT_NE(heard_by(other), heard);
}

TEST_F(ObjectEffectsOf, sn_12_a_sound_that_is_not_chosen_draws_no_number) {
  apply_message(world, described());
  sound(sound_type::kFootstep1);
  EXPECT_EQ(world.find(kFirst)->random_count, 0u);
  sound(sound_type::kSwoosh2, 0.0f);
  EXPECT_EQ(world.find(kFirst)->random_count, 2u);
}

TEST_F(ObjectEffectsOf, sn_12_what_came_before_the_object_waits_and_keeps_its_order) {
  EXPECT_EQ(sound(sound_type::kSwoosh2, 0.1f), CheckReason::UnknownObject);
  send(wire::PlayScriptType{kFirst, 0x99, 1.0f});
  for (int i = 2; i <= 20; ++i) sound(sound_type::kSwoosh2, 0.1f * static_cast<float>(i));
  EXPECT_EQ(world.client.deferred.message_count(), 21u);
  apply_message(world, described());
  EXPECT_EQ(world.client.deferred.message_count(), 0u);
  const std::vector<SoundHeardEvent> heard = all<SoundHeardEvent>(world);
  ASSERT_GT(heard.size(), 10u);
  for (std::size_t i = 1; i < heard.size(); ++i) EXPECT_LT(heard[i - 1].volume, heard[i].volume);
}

TEST_F(ObjectEffectsOf, sn_12_an_object_in_a_pack_is_awaited_until_it_is_in_the_world) {
  sound();
  send(server.position(at(30, 30)));
  wire::CreateObject m = described();
  m.physics.flags &= ~static_cast<std::uint32_t>(Physics::kPosition);
  m.physics.timestamps = {};  // older than that position
  EXPECT_EQ(send(m), CheckReason::Fresh);
  EXPECT_TRUE(world.find(kFirst)->body.in_cell) << "by the position that waited";
  EXPECT_EQ(world.client.deferred.message_count(), 0u);
  ASSERT_EQ(all<SoundHeardEvent>(world).size(), 1u);
  EXPECT_EQ(all<SoundHeardEvent>(world)[0].position, at(30, 30))
      << "after the position, although it came first";
}

TEST_F(ObjectEffectsOf, sn_12_a_held_thing_is_awaited_until_its_holder_is_in_the_world) {
  send(wire::Sound{kSword, sound_type::kSwoosh2, 1.0f});
  apply_message(world, held_sword());
  EXPECT_EQ(world.client.deferred.message_count(), 1u);
  EXPECT_EQ(world.find(kSword)->random_count, 0u);
  apply_message(world, server.create(at(10, 20)));
  EXPECT_EQ(world.client.deferred.message_count(), 0u);
  EXPECT_EQ(world.find(kSword)->random_count, 2u);
}

TEST_F(ObjectEffectsOf, a_message_that_waited_and_was_not_applied_is_reported_with_the_reason) {
  EXPECT_EQ(send(wire::PlayScriptId{kFirst, 0x33000099}), CheckReason::UnknownObject);
  EXPECT_EQ(sound(), CheckReason::UnknownObject);
  EXPECT_EQ(send(described()), CheckReason::Fresh);
  const std::vector<Event> reported = all(world, EventType::MessageNotApplied);
  ASSERT_EQ(reported.size(), 1u) << "the sound was applied";
  EXPECT_EQ(reported[0].object, kFirst);
  EXPECT_EQ(reported[0].message_not_applied.opcode, 0xF754u);
  EXPECT_EQ(reported[0].message_not_applied.reason, CheckReason::NoScript);
  EXPECT_FALSE(reported[0].message_not_applied.movement_only);
  EXPECT_STREQ(to_string(reported[0].type), "MessageNotApplied");
}

TEST_F(ObjectEffectsOf, a_message_that_waited_and_was_applied_in_part_names_its_movement) {
  wire::PositionAndMovement m;
  m.guid = kFirst;
  m.pack = server.position(at(30, 30)).pack;
  m.movement = 1;
  EXPECT_EQ(send(m), CheckReason::UnknownObject);
  wire::CreateObject d = server.create(at(10, 20));
  d.physics.flags &= ~static_cast<std::uint32_t>(Physics::kMotionTable);
  d.physics.timestamps = {};
  EXPECT_EQ(send(d), CheckReason::Fresh);
  const std::vector<Event> reported = all(world, EventType::MessageNotApplied);
  ASSERT_EQ(reported.size(), 1u);
  EXPECT_EQ(reported[0].message_not_applied.opcode, static_cast<std::uint32_t>(wire::opcode_of(m)));
  EXPECT_EQ(reported[0].message_not_applied.reason, CheckReason::NoInterpreter);
  EXPECT_TRUE(reported[0].message_not_applied.movement_only);
}

TEST_F(ObjectEffectsOf, hk_15_an_object_that_is_described_as_not_drawn_is_not) {
  wire::CreateObject m = described();  // translucent, so that it has looks before its state comes
  m.physics.state |= physics_state::kNoDraw;
  apply_message(world, m);
  const Actor& actor = *world.find(kFirst);
  for (const PartLook& look : world.scene.effects[actor.managers.effects].looks) EXPECT_FALSE(look.is_drawn);
}

TEST_F(ObjectEffectsOf, au_13_a_description_whose_movement_is_not_applied_says_so) {
  wire::CreateObject m = server.create(at(10, 20));
  m.physics.flags |= Physics::kMovement;
  m.physics.has_body = true;
  const wire::CheckResult moved = apply_message(world, m);
  EXPECT_TRUE(moved.accepted());
  EXPECT_EQ(moved.movement, CheckReason::Fresh);
  m.physics.flags &= ~static_cast<std::uint32_t>(Physics::kMotionTable);
  ++m.physics.timestamps[wire::Timestamp::Instance];
  const wire::CheckResult unmoved = apply_message(world, m);
  EXPECT_TRUE(unmoved.accepted());
  EXPECT_EQ(unmoved.movement, CheckReason::NoInterpreter);
  ++m.physics.timestamps[wire::Timestamp::Movement];
  ++m.physics.timestamps[wire::Timestamp::ServerControl];
  const wire::CheckResult merged = apply_message(world, m);
  EXPECT_TRUE(merged.accepted());
  EXPECT_EQ(merged.movement, CheckReason::NoInterpreter) << "also where the object is there";
}

TEST_F(ObjectEffectsOf, effects_7_4_scripts_are_refused_or_play_nothing_without_a_cell) {
  wire::CreateObject m = server.create(at(10, 20));
  apply_message(world, m);
  EXPECT_EQ(send(wire::PlayScriptId{kFirst, 0}), CheckReason::NoScript);
  EXPECT_EQ(send(wire::PlayScriptId{kFirst, 0x33000099}), CheckReason::NoScript);
  EXPECT_EQ(send(wire::PlayScriptType{kFirst, 0x4B, 0.5f}), CheckReason::NoScriptTable);
  ++m.physics.timestamps[wire::Timestamp::Instance];
  m.physics.flags |= Physics::kScriptTable;
  m.physics.script_table = kSetupScripts;
  apply_message(world, m);
  EXPECT_EQ(send(wire::PlayScriptType{kFirst, 0x4C, 0.5f}), CheckReason::NoScript);
  EXPECT_EQ(send(wire::PlayScriptType{kFirst, 0x4B, 1.01f}), CheckReason::NoScript);
  Actor& actor = *world.find(kFirst);
  EXPECT_EQ(send(wire::PlayScriptType{kFirst, 0x4B, 0.5f}), CheckReason::Fresh);
  EXPECT_EQ(send(wire::PlayScriptId{kFirst, kScript}), CheckReason::Fresh);
  ASSERT_EQ(world.scene.effects[actor.managers.effects].scripts.size(), 2u);
  EXPECT_EQ(world.scene.effects[actor.managers.effects].scripts.back().script->id, kScript);
  actor.body.in_cell = false;
  EXPECT_EQ(send(wire::PlayScriptId{kFirst, 0x33000099}), CheckReason::Fresh);
  EXPECT_EQ(send(wire::PlayScriptType{kFirst, 0x4C, 0.5f}), CheckReason::Fresh);
}

// A fight, as a host sees it.
class Fight : public testing::Test {
 protected:
  Assets assets = sample_assets();
  World world{assets};

  std::string sounds_at(const Position& place) {
    EXPECT_TRUE(world.create_object(kFirst, {.setup = kSampleMannequin, .position = place}));
    world.do_motion(kFirst, command::kSwordCombat);
    world.do_motion(kFirst, command::kSlashHigh);
    SoundDice dice(1);
    std::string out;
    for (int i = 0; i < 120; ++i) world.tick(kTick);
    for (const Event& e : world.events()) {
      EXPECT_NE(e.type, EventType::SoundHeard) << "the library makes no sound by itself";
      if (e.type != EventType::Hook) continue;
      if (const auto choice = world.resolve_sound(kFirst, e.hook.source, dice))
        out += std::to_string(choice->wave) + " ";
    }
    world.clear_events();
    return out;
  }
};

TEST_F(Fight, sn_13_sounds_come_from_hooks_and_messages_alone) {
  EXPECT_NE(sounds_at(at(10, 20)), "");
}

TEST_F(Fight, sn_14_the_ground_changes_no_sound) {
  const std::string outdoors = sounds_at(at(10, 20));
  EXPECT_EQ(sounds_at({0xA9B40100, {{10, 20, 0}, {}}}), outdoors);
  EXPECT_EQ(sounds_at({0x00070001, {{190, 1, 50}, {}}}), outdoors);
}

TEST_F(Fight, sn_16_a_swing_plays_what_its_hook_says) {
  ASSERT_TRUE(world.create_object(kFirst, {.setup = kSampleMannequin, .position = at(10, 20)}));
  world.do_motion(kFirst, command::kSwordCombat);
  world.do_motion(kFirst, command::kSlashHigh);
  int swings = 0;
  for (int i = 0; i < 120; ++i) world.tick(kTick);
  for (const Event& e : world.events()) {
    if (e.type != EventType::Hook || e.hook.type != HookType::SoundTable) continue;
    const std::uint32_t type = world.hook_fields(e.hook.source)->find("sound_type")->integer;
    const auto by_hook = world.resolve_sound(kFirst, e.hook.source, SoundChance{});
    const auto by_type = world.resolve_sound(kFirst, type, SoundChance{});
    ASSERT_TRUE(by_hook && by_type);
    EXPECT_EQ(by_hook->wave, by_type->wave);
    EXPECT_EQ(by_hook->volume, by_type->volume);
    swings += type == sound_type::kSwoosh2 ? 1 : 0;
  }
  EXPECT_GT(swings, 0);
  EXPECT_FALSE(world.resolve_sound(kSecond, sound_type::kSwoosh2, SoundChance{})) << "no such object";
}

TEST_F(ObjectEffectsOf, snapshots_keep_all_of_it_and_the_hash_all_but_the_name) {
  apply_message(world, described());
  const std::uint64_t hash = state_hash(world);
  world.set_name(world.scene.id_of(kFirst), "Drudge Skulker of the long name");
  EXPECT_EQ(state_hash(world), hash);
  ClientWorld loaded(&store());
  ASSERT_TRUE(read_snapshot(loaded, write_snapshot(world)).ok());
  EXPECT_EQ(loaded.name(loaded.scene.id_of(kFirst)), "Drudge Skulker of the long name");
  EXPECT_EQ(state_hash(loaded), hash);
  ClientWorld other = world;
  other.record(kFirst)->effects.sound_table = kSetupSounds;
  EXPECT_EQ(first_difference(world, other).field, "record.effects.sound_table");
  EXPECT_NE(state_hash(other), hash);
  other = world;
  other.set_name(other.scene.id_of(kFirst), "Drudge Sneaker of the long name!");
  EXPECT_EQ(first_difference(world, other).field, "record.name.size");
}

TEST(DescribedEffects, sn_10_a_server_describes_what_its_object_has) {
  ServerWorld there(&store());
  NewObject object;
  object.setup = kSampleMannequin;
  object.effects = {0, 0, 0x4B, 0.5f, 0.25f};
  create_object(there, kFirst, object);
  ClientWorld here(&store());
  apply_message(here, describe(there, kFirst));
  const ObjectEffects received = effects_of(*here.record(kFirst), here.find(kFirst)->setup);
  EXPECT_EQ(received.sound_table, kSetupSounds);
  EXPECT_EQ(received.script_table, kSetupScripts);
  EXPECT_EQ(received.default_script, 0x4Bu);
  EXPECT_EQ(received.script_intensity, 0.5f);
  EXPECT_EQ(received.translucency, 0.25f);
}

TEST(PublicEffects, a_host_reads_tables_names_and_sounds_of_messages) {
  Assets assets = sample_assets();
  World world(assets);
  Client client(world, {.expects_player = false});
  TestServer server(kFirst);
  const std::string weenie = weenie_named("Golem");
  wire::CreateObject m = server.create(at(10, 20));
  m.physics.flags |= Physics::kSoundTable;
  m.physics.sound_table = kSetupSounds;
  m.tail = std::as_bytes(std::span(weenie));
  ASSERT_TRUE(client.receive(*wire::encode(wire::Message(m))).ok());
  EXPECT_EQ(world.name(kFirst), "Golem");
  EXPECT_EQ(world.name(kSecond), "");
  EXPECT_EQ(world.state(kFirst).effects.sound_table, kSetupSounds);
  for (int i = 0; i < 20; ++i)
    ASSERT_TRUE(
        client.receive(*wire::encode(wire::Message(wire::Sound{kFirst, sound_type::kSwoosh2, 0.5f}))).ok());
  int heard = 0;
  for (const Event& e : world.events_of(kFirst)) {
    if (e.type != EventType::SoundHeard) continue;
    ++heard;
    EXPECT_EQ(e.sound_heard.sound_type, sound_type::kSwoosh2);
    EXPECT_EQ(e.sound_heard.volume, 0.5f);
    EXPECT_EQ(e.sound_heard.position, at(10, 20));
  }
  EXPECT_GT(heard, 10);
  EXPECT_STREQ(to_string(EventType::SoundHeard), "SoundHeard");
}

TEST(PublicEffects, numbers_that_are_not_finite_are_refused) {
  World world;
  ObjectParameters p;
  p.effects.translucency = std::numeric_limits<float>::quiet_NaN();
  EXPECT_STREQ(world.create_object(kFirst, p).field, "effects");
}

}  // namespace
}  // namespace acm
