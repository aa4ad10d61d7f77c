// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "actor/motion_interp.h"
#include "world/client_state.h"
#include "world/local_player.h"
#include "world/outbox.h"
#include "world/world_state.h"

namespace acm {

struct LocalPlayerContext;

/// Acts on what messages have done to the body since it was last asked.
void process_player_updates(const LocalPlayerContext& own);

/// What the functions of the local player work on, looked up once a call. Making it processes the updates
/// first, so that no function sees the player as it was before them.
struct LocalPlayerContext {
  ClientState& client;
  Outbox& out;
  LocalPlayer& player;
  Actor* actor;                      ///< null as long as there is none
  wire::TimestampTable* timestamps;  ///< as last received; null with the actor

  LocalPlayerContext(ClientState& client_in, Outbox& out_in)
      : client(client_in),
        out(out_in),
        player(client_in.player),
        actor(client_in.local_player()),
        timestamps(nullptr) {
    if (actor) timestamps = &client.timestamps[client.world.scene.id_of(actor->guid)];
    process_player_updates(*this);
  }

  [[nodiscard]] StepContext& context() const { return client.world.context(); }
  [[nodiscard]] double now() const { return client.world.scene.clock; }
  [[nodiscard]] bool active() const { return player.enabled && actor != nullptr; }
  [[nodiscard]] std::uint8_t level() const { return client.viewer.autonomy_level; }
  /// Whether keys move the body here, and not only at the server.
  [[nodiscard]] bool simulates() const { return level() != autonomy::kServer; }
  [[nodiscard]] bool dead() const { return actor && is_dead(*actor); }
  template <class M>
  void send(const M& message) const {
    out.push(Audience::Server, client.viewer.player, message);
  }
};

constexpr bool is_turn(Command motion) {
  return motion == command::kTurnRight || motion == command::kTurnLeft;
}
constexpr bool is_sidestep(Command motion) {
  return motion == command::kSideStepRight || motion == command::kSideStepLeft;
}

/// What a command is issued as, and begun or ended: a motion of the body, or a request to the server at level
/// 0. retail: CommandInterpreter's DoMotion and StopMotion (LP-10, LP-24, LP-73)
[[nodiscard]] KeyCommand issued_key(const LocalPlayer& player, const KeyCommand& key);
MotionError begin_motion(const LocalPlayerContext& own, const KeyCommand& key);
MotionError end_motion(const LocalPlayerContext& own, const KeyCommand& key);
/// Tells the body whether the player runs; not in the server's hands (LP-53, LP-77).
void assert_hold_run(const LocalPlayerContext& own);
/// Stops the first of the held turns as it is issued now (LP-73).
void end_first_turn(const LocalPlayerContext& own);

/// Ends a charge without a jump.
void end_charge(const LocalPlayerContext& own);
/// What the player forgets with the keyboard; the body is left alone (LP-74).
void forget_keyboard(const LocalPlayerContext& own);
/// At any command of a dead player, instead of it (LP-24).
void forget_when_dead(const LocalPlayerContext& own);
/// Sends the turn of the mouse once it is due (LP-78).
void send_mouse_turn(const LocalPlayerContext& own);

bool send_movement(const LocalPlayerContext& own);
bool send_position(const LocalPlayerContext& own);
/// What the forward axis does without, or after, a change of its keys (LP-57).
MotionError apply_substates(const LocalPlayerContext& own);
void apply_held_keys(const LocalPlayerContext& own);
void take_control(const LocalPlayerContext& own);

}  // namespace acm
