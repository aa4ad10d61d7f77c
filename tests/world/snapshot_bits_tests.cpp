// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// A world always reads its own snapshot, also one that went on from a snapshot in which a bit was changed.
#include "actor/body.h"
#include "actor/hook_effects.h"
#include "actor/move_to.h"
#include "actor/position_manager.h"
#include "actor/scripts.h"
#include "assets/asset_store.h"
#include "world/crowd.h"
#include "world/effect_assets.h"
#include "world/invariants.h"
#include "world/local_player.h"
#include "world/object_effects.h"
#include "world/server_fixture.h"
#include "world/snapshot.h"

#include <gtest/gtest.h>

#include <map>
#include <string>

#include "support/full_run.h"

namespace acm::test {
namespace {

AssetStore& rich_assets() {
  static AssetStore store = [] {
    AssetStore made;
    for (const SampleObject& object : sample_creatures()) EXPECT_TRUE(made.add(object.id, object.bytes).ok());
    EffectAssets().add_to(made);
    return made;
  }();
  return store;
}

/// What happens after a snapshot was accepted: short ticks, long ones, and one of a whole day.
constexpr double kTicks[] = {kTick, 0.2, 1.0, 30.0, 86400.0, kTick};

/// The bit of a byte that a short run changes: another one from byte to byte.
unsigned bit_of(std::size_t byte) {
  return static_cast<unsigned>((byte * 2654435761u) >> 13) % 8;
}

/// The field in which a changed snapshot differs from the world that it was taken of.
template <class AnyWorld>
std::string changed_field(const AnyWorld& world, const Vector<std::byte>& changed) {
  AnyWorld read = world;
  return read_snapshot(read, changed).ok() ? first_difference(world, read).field.c_str() : "";
}

/// Changes bits of a snapshot of `world`, one at a time; what is accepted must run, be written and be read.
/// Says which fields led to a snapshot that was refused.
template <class AnyWorld>
std::map<std::string, std::string> refused_after_a_change(const AnyWorld& world) {
  std::map<std::string, std::string> refused;
  Vector<std::byte> bytes = write_snapshot(world);
  AnyWorld read = world;
  for (std::size_t bit = 0; bit < bytes.size() * 8; ++bit) {
    if (!full_run() && bit % 8 != bit_of(bit / 8)) continue;
    const std::byte mask{static_cast<unsigned char>(1u << bit % 8)};
    bytes[bit / 8] ^= mask;
    if (read_snapshot(read, bytes).ok()) {
      for (const double seconds : kTicks) tick(read, seconds);
      read.clear_events();
      const Status status = read_snapshot(read, write_snapshot(read));
      if (!status.ok())
        refused[changed_field(world, bytes)] +=
            std::string(" ") + status.error().what + "@" + std::to_string(bit);
    }
    bytes[bit / 8] ^= mask;
  }
  return refused;
}

std::string listed(const std::map<std::string, std::string>& refused) {
  std::string text;
  for (const auto& [field, reasons] : refused) text += field + ":" + reasons.substr(0, 120) + "\n";
  return text;
}

// Bodies that chase, stick, are interpolated and constrained, and a message that waits.
ClientWorld crowded_client() {
  ClientWorld world(&rich_assets());
  world.client.viewer.expects_player = false;
  CrowdMessages crowd(3, 11);
  for (const wire::Message& message : crowd.creations()) apply_message(world, message);
  for (int i = 0; i < 90; ++i) {
    apply_message(world, crowd.next());
    tick(world, kTick);
  }
  apply_message(world, TestServer(0x60000001).position(at(1, 2)));
  world.clear_events();
  return world;
}

// A player with keys held, and things that play scripts, change over time and are held.
ClientWorld busy_player() {
  ClientWorld world(&rich_assets(), flat());
  world.client.viewer.player = kPlayer;
  NewObject player;
  player.setup = kSampleMannequin;
  player.position = at(50, 50);
  player.facts.weenie = local_owner();
  player.facts.weenie.jump_model = JumpModel::Formula;
  player.facts.weenie.jump_skill = 200.0f;
  player.facts.weenie.load = 0.5f;
  create_object(world, kPlayer, player);
  Guid guid = 0x70000001;
  for (const ObjectId setup : {kShrine, kTorch, kLantern, kSpinner}) {
    NewObject thing;
    thing.setup = setup;
    thing.position = at(52, 50);
    if (setup != kLantern) thing.facts.state |= physics_state::kStatic;
    create_object(world, guid++, thing);
  }
  play_script(world.context(), *world.find(kPlayer), kGrow);
  play_script(world.context(), *world.find(0x70000003), kRandom);
  set_parent(world.context(), *world.find(0x70000003), kPlayer, parent_location::kRightHand, 1);
  constrain_to(world.context(), *world.find(kPlayer), at(50, 49), 10.0f, 50.0f);
  Mail mail;
  world.client.player.controlled_by_server = false;
  press_key(world, mail.out, {.motion = command::kWalkForward});
  press_key(world, mail.out, {.motion = command::kTurnRight});
  for (int i = 0; i < 10; ++i) tick(world, kTick);
  jump(world.context(), *world.find(kPlayer), 0.7f);
  tick(world, kTick);
  world.clear_events();
  return world;
}

// Players and creatures of a server, with orders and messages under way.
ServerWorld busy_server() {
  ServerFixture f;
  f.make(0x80000002, at(65, 60));
  f.make(0x80000003, at(55, 52));
  f.handle(f.keys(kWalk, HoldKey::Run));
  f.handle(f.place(at(50.5f, 50.5f)));
  move_to_object(f.world.context(), f.actor(kCreature), kPlayer, {});
  stick_to_object(f.world.context(), f.actor(0x80000002), kCreature);
  move_to_position(f.world.context(), f.actor(0x80000003), at(90, 90), {});
  f.pass(0.5);
  f.world.clear_events();
  return f.world;
}

TEST(SnapshotBits, a_clients_crowd_reads_its_own_snapshot_whatever_it_began_with) {
  EXPECT_EQ(listed(refused_after_a_change(crowded_client())), "");
}

TEST(SnapshotBits, a_player_with_effects_reads_its_own_snapshot_whatever_it_began_with) {
  EXPECT_EQ(listed(refused_after_a_change(busy_player())), "");
}

TEST(SnapshotBits, a_server_reads_its_own_snapshot_whatever_it_began_with) {
  EXPECT_EQ(listed(refused_after_a_change(busy_server())), "");
}

}  // namespace
}  // namespace acm::test
