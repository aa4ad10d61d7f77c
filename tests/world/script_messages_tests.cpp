// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/acmotion.hpp"
#include "actor/scripts.h"
#include "world/apply.h"
#include "world/mail.h"
#include "world/server_role.h"
#include "world/test_world.h"

#include <gtest/gtest.h>

#include <sstream>
#include <string>

namespace acm {
namespace {

using namespace test;
using wire::CheckReason;
using Physics = wire::PhysicsDescription;

constexpr ObjectId kLong = 0x33000101, kShort = 0x33000102, kThird = 0x33000103;
constexpr ObjectId kHideScript = 0x33000104, kUnHideScript = 0x33000105;
constexpr ObjectId kTypes = 0x34000101;
constexpr Guid kSwordHeld = 0x70000001;

PhysicsScript script_at(ObjectId id, std::initializer_list<double> times) {
  PhysicsScript script;
  script.id = id;
  for (const double time : times) script.entries.push_back({time, {hook_direction::kBoth, SoundHook{id}}});
  return script;
}

// The sample, and a table of scripts of which each plays its own id.
AssetStore& scripted_store() {
  static AssetStore made = [] {
    AssetStore out;
    for (const SampleObject& object : sample_creatures()) EXPECT_TRUE(out.add(object.id, object.bytes).ok());
    out.add(script_at(kLong, {0, 1.5}));
    out.add(script_at(kShort, {0}));
    out.add(script_at(kThird, {0}));
    out.add(script_at(kHideScript, {0}));
    out.add(script_at(kUnHideScript, {0}));
    PhysicsScriptTable table;
    table.id = kTypes;
    table.effects = {{1, {{1, kLong}}},
                     {2, {{1, kShort}}},
                     {3, {{1, kThird}}},
                     {0x76, {{1, kHideScript}}},
                     {0x75, {{1, kUnHideScript}}}};
    out.add(table);
    return out;
  }();
  return made;
}

class ScriptMessages : public testing::Test {
 protected:
  ClientWorld world{&scripted_store()};
  TestServer server{kFirst};

  wire::CreateObject described() {
    wire::CreateObject m = server.create(at(10, 20));
    m.physics.flags |= Physics::kScriptTable;
    m.physics.script_table = kTypes;
    return m;
  }
  CheckReason send(const wire::Message& m) { return apply_message(world, m).reason; }
  CheckReason play(std::uint32_t type) { return send(wire::PlayScriptType{kFirst, type, 1.0f}); }
  /// The world's clock, without a tick.
  void at_time(double now) { world.scene.clock = now; }
  /// What an update of the scripts plays: the last digits of the scripts' ids.
  std::string update_at(double now) {
    at_time(now);
    update_scripts(world.context(), *world.find(kFirst));
    std::string text;
    for (const Event& fired : all(world, EventType::Hook))
      if (is_script_hook(fired)) text += std::to_string(fired.hook.source.script & 0xF) + " ";
    world.clear_events();
    return text;
  }
  std::string queued(Guid guid = kFirst) {
    std::ostringstream text;
    const Effects* effects = world.scene.effects.find(world.find(guid)->managers.effects);
    if (!effects) return {};
    for (const QueuedScript& script : effects->scripts.view())
      text << (script.script->id & 0xF) << "@" << script.start << " ";
    return text.str();
  }
};

TEST_F(ScriptMessages, e09_scripts_of_messages_play_one_after_the_other) {
  apply_message(world, described());
  at_time(5);
  EXPECT_EQ(play(1), CheckReason::Fresh);
  EXPECT_EQ(play(2), CheckReason::Fresh);
  EXPECT_EQ(update_at(5), "1 ");
  at_time(6);
  EXPECT_EQ(play(3), CheckReason::Fresh);
  EXPECT_EQ(queued(), "1@5 2@6.5 3@6.5 ");
  EXPECT_EQ(update_at(6.49), "");
  EXPECT_EQ(update_at(6.5), "1 2 3 ");
}

TEST_F(ScriptMessages, e21_hiding_and_showing_by_message_play_a_script_each) {
  apply_message(world, described());
  const std::uint32_t shown = physics_state::kDefault, hidden = shown | physics_state::kHidden;
  EXPECT_EQ(send(server.state(hidden)), CheckReason::Fresh);
  EXPECT_EQ(queued(), "4@0 ");
  EXPECT_EQ(send(server.state(hidden)), CheckReason::Fresh);
  EXPECT_EQ(queued(), "4@0 ");
  EXPECT_EQ(send(server.state(shown)), CheckReason::Fresh);
  EXPECT_EQ(queued(), "4@0 5@0 ");
}

TEST_F(ScriptMessages, ps_13_an_object_described_as_hidden_plays_it_too_and_a_merge_when_the_bit_changes) {
  wire::CreateObject m = described();
  m.physics.flags &= ~static_cast<std::uint32_t>(Physics::kPosition);
  m.physics.state |= physics_state::kHidden;
  apply_message(world, m);
  EXPECT_EQ(queued(), "4@0 ") << "also outside the world";
  m.physics.state &= ~physics_state::kHidden;
  m.physics.timestamps.advance(wire::Timestamp::State);
  EXPECT_EQ(send(m), CheckReason::Fresh);
  EXPECT_EQ(queued(), "4@0 5@0 ");
}

TEST_F(ScriptMessages, ps_13_a_server_that_hides_its_own_object_plays_it_there) {
  ServerWorld there(&scripted_store());
  NewObject object;
  object.setup = kSampleMannequin;
  object.position = at(10, 20);
  object.effects.script_table = kTypes;
  create_object(there, kFirst, object);
  ASSERT_EQ(there.find(kFirst)->script_table->id, kTypes);
  Mail mail;
  there.server.record(kFirst).state.has_client = true;
  order_teleport(there, mail.out, kFirst, at(30, 20));
  const Effects& effects = there.scene.effects[there.find(kFirst)->managers.effects];
  ASSERT_EQ(effects.scripts.size(), 1u);
  EXPECT_EQ(effects.scripts[0].script->id, kHideScript);
}

TEST_F(ScriptMessages, sn_10_a_merge_leaves_tables_and_queue_alone) {
  apply_message(world, described());
  play(1);
  wire::CreateObject again = server.create(at(10, 20));
  again.physics.flags |= Physics::kScriptTable | Physics::kSoundTable | Physics::kDefaultScript;
  again.physics.script_table = 0x34000001;
  again.physics.sound_table = 0x20000001;
  again.physics.default_script = 3;
  EXPECT_EQ(send(again), CheckReason::Fresh);
  const Actor& actor = *world.find(kFirst);
  EXPECT_EQ(actor.script_table->id, kTypes);
  EXPECT_EQ(actor.sound_table, nullptr);
  EXPECT_EQ(actor.default_script, 0u);
  EXPECT_EQ(queued(), "1@0 ");
}

TEST_F(ScriptMessages, ps_11_the_default_script_comes_from_the_description) {
  wire::CreateObject m = described();
  m.physics.flags |= Physics::kDefaultScript | Physics::kScriptIntensity;
  m.physics.default_script = 3;
  m.physics.script_intensity = 0.5f;
  apply_message(world, m);
  EXPECT_TRUE(play_default_script(world.context(), *world.find(kFirst)));
  EXPECT_EQ(queued(), "3@0 ");
}

TEST_F(ScriptMessages, ps_6_what_a_body_holds_plays_in_its_passes) {
  apply_message(world, described());
  wire::CreateObject m = TestServer(kSwordHeld).create(at(0, 0), kSampleSword);
  m.physics.flags = Physics::kSetup | Physics::kParent | Physics::kScriptTable;
  m.physics.parent = kFirst;
  m.physics.parent_location = parent_location::kRightHand;
  m.physics.script_table = kTypes;
  apply_message(world, m);
  EXPECT_EQ(send(wire::PlayScriptType{kSwordHeld, 2, 1.0f}), CheckReason::Fresh);
  EXPECT_EQ(queued(kSwordHeld), "2@0 ");
  tick(world, kTick);
  EXPECT_EQ(std::ranges::count_if(world.events(), is_script_hook), 1);
  EXPECT_EQ(queued(kSwordHeld), "");
}

// Things that wait for their holder, in another order than that of their guids.
TEST_F(ScriptMessages, snapshots_keep_the_order_of_those_who_wait_for_their_holder) {
  for (const Guid guid : {kSwordHeld + 1, kSwordHeld}) {
    wire::CreateObject m = TestServer(guid).create(at(0, 0), kSampleSword);
    m.physics.flags = Physics::kSetup | Physics::kParent;
    m.physics.parent = kFirst;
    m.physics.parent_location = parent_location::kRightHand;
    apply_message(world, m);
  }
  ClientWorld loaded(&scripted_store());
  ASSERT_TRUE(read_snapshot(loaded, write_snapshot(world)).ok());
  EXPECT_EQ(loaded.scene.orphans, world.scene.orphans);
  EXPECT_EQ(state_hash(loaded), state_hash(world));
  for (ClientWorld* each : {&world, &loaded}) apply_message(*each, described());
  EXPECT_FALSE(first_difference(world, loaded).found);
  const Effects& effects = loaded.scene.effects[loaded.find(kFirst)->managers.effects];
  ASSERT_EQ(effects.children.size(), 2u);
  EXPECT_EQ(effects.children[0], kSwordHeld + 1);
}

TEST_F(ScriptMessages, snapshots_with_other_orphans_than_the_objects_have_are_refused) {
  wire::CreateObject m = TestServer(kSwordHeld).create(at(0, 0), kSampleSword);
  m.physics.flags = Physics::kSetup | Physics::kParent;
  m.physics.parent = kFirst;
  apply_message(world, m);
  const ClientWorld good = world;
  const auto is_refused = [](const ClientWorld& w) {
    ClientWorld loaded(&scripted_store());
    return !read_snapshot(loaded, write_snapshot(w)).ok();
  };
  EXPECT_FALSE(is_refused(world));
  world.scene.orphans[kFirst].push_back(kSwordHeld);
  EXPECT_TRUE(is_refused(world)) << "twice";
  world = good;
  world.scene.orphans[kFirst] = {kSecond};
  EXPECT_TRUE(is_refused(world)) << "nobody";
  world = good;
  world.scene.orphans[kSecond] = {kSwordHeld};
  EXPECT_TRUE(is_refused(world)) << "held by another";
  world = good;
  world.scene.orphans[kFirst].clear();
  EXPECT_TRUE(is_refused(world)) << "nothing waits";
}

}  // namespace
}  // namespace acm
