// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/wire.hpp"
#include "actor/motion_table_manager.h"
#include "base/heading.h"
#include "world/local_player.h"
#include "world/mail.h"
#include "world/test_world.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "support/fixture_f.h"
#include "support/table_sketch.h"

namespace acm::test {

inline constexpr double kFrame = 1.0 / 30.0;  ///< seconds between the client's ticks

inline WeenieFacts local_owner() {
  WeenieFacts weenie;
  weenie.present = true;
  weenie.is_local_player = true;
  weenie.knows_run_rate = true;
  weenie.run_rate = 1.0f;
  weenie.jump_velocity = 7.0f;
  return weenie;
}

/// The table of the worked examples, with what a player needs more.
inline AssetStore& player_assets() {
  static SketchedTable table = [] {
    TableSketch sketch = fixture_f();
    add_falling(sketch);
    add_crouch(sketch);
    sketch.cycle(kNonCombat, command::kDead, {.anims = {sketch.anim("dead", 2)}});
    return sketch.finish();
  }();
  return table.store();
}

/// Messages that were put into an outbox, decoded.
inline std::vector<wire::Message> messages_in(const Outbox& out) {
  std::vector<wire::Message> all;
  for (const OutboundMessage& m : out.view()) all.push_back(*wire::decode_message(m.bytes));
  return all;
}

/// "MoveToState AutonomousPosition"
inline std::string names_in(const Outbox& out) {
  std::string text;
  for (const wire::Message& m : messages_in(out))
    text += (text.empty() ? "" : " ") + std::string(wire::to_string(wire::opcode_of(m)));
  return text;
}

/// The only message of its kind in an outbox; a default one, and a failure, otherwise.
template <class M>
M only(const Outbox& out) {
  std::vector<M> found;
  for (const wire::Message& m : messages_in(out))
    if (const auto* one = std::get_if<M>(&m)) found.push_back(*one);
  EXPECT_EQ(found.size(), 1u);
  return found.size() == 1 ? found[0] : M{};
}

/// A world whose local player stands at (50, 50) on flat ground and has control, at time 0.
class PlayerFixture {
 public:
  static constexpr Guid kGuid = 0x50000001;

  explicit PlayerFixture(AssetStore& assets = player_assets()) : world(&assets, flat()) {
    NewObject p;
    p.setup = kSampleMannequin;
    p.motion_table = TableSketch::kTableId;
    p.position = at(50.0f, 50.0f);
    p.facts.weenie = local_owner();
    world.client.viewer.player = kGuid;
    create_object(world, kGuid, p);
    timestamps()[wire::Timestamp::Instance] = 8;
    timestamps()[wire::Timestamp::ServerControl] = 5;
    timestamps()[wire::Timestamp::Teleport] = 4;
    timestamps()[wire::Timestamp::ForcePosition] = 6;
    settle();
    player.controlled_by_server = false;
    player.last_sent_position = p.position;
    player.last_sent_plane = {{0.0f, 0.0f, 1.0f}, 0.0f};
  }

  Actor& actor() { return *world.client.local_player(); }
  Body& body() { return actor().body; }
  MotionInterp& motion_interp() { return actor().motion_interp; }
  InterpretedMotionState& interpreted() { return actor().motion_interp.interpreted; }
  wire::TimestampTable& timestamps() { return world.client.timestamps[world.scene.id_of(kGuid)]; }
  StepContext& context() { return world.context(); }
  ListPool& pool() { return world.scene.pool; }
  Vec3 origin() { return body().position.frame.origin; }
  double& clock() { return world.scene.clock; }
  Outbox& out() { return mail_.out; }

  /// The messages since the last call.
  std::string sent() {
    const std::string text = names_in(mail_.out);
    mail_.out.clear();
    return text;
  }
  template <class M>
  M take() {
    const M m = only<M>(mail_.out);
    mail_.out.clear();
    return m;
  }
  MotionError press(Command motion, float speed = 1.0f) {
    return press_key(world, out(), {.motion = motion, .speed = speed});
  }
  MotionError release(Command motion) { return release_key(world, out(), {.motion = motion}); }
  void hold_run(bool on) { set_hold_run(world, out(), on); }

  void pass(double seconds) { tick(world, seconds); }
  /// One frame: bodies move, then the controller.
  void frame(double seconds = 1.0 / 30.0) {
    pass(seconds);
    update(world, out());
  }
  /// Frames up to a time.
  void run_until(double time) {
    while (clock() + 1.0 / 60.0 < time) frame();
  }
  /// Links end, waiting motions complete, events are forgotten.
  void settle() {
    remove_link_animations(context(), actor());
    check_for_completed_motions(context(), actor());
    world.clear_events();
  }

  ClientWorld world;
  LocalPlayer& player = world.client.player;

 private:
  Mail mail_;
};

/// What PlayerFixture::sent says of one movement.
inline const std::string kMove = "MoveToState";

inline Position moved(Position p, Vec3 by) {
  p.frame.origin = p.frame.origin + by;
  return p;
}

inline void stand_on(PlayerFixture& f, const ContactPlane& plane) {
  f.player.knows_contact_plane = true;
  f.player.contact_plane = plane;
}

}  // namespace acm::test
