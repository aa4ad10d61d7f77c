// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/motions.hpp"
#include "actor/events.h"
#include "actor/managers.h"
#include "anim/sequence.h"
#include "assets/bound_table.h"
#include "base/position.h"
#include "motion/motion_state.h"

#include <cstdint>

namespace acm {

/// Bits of a body's state word that matter here; others are kept for the host (core 11.1).
namespace physics_state {
inline constexpr std::uint32_t kStatic = 0x1;
inline constexpr std::uint32_t kEthereal = 0x4;
inline constexpr std::uint32_t kNoDraw = 0x20;
inline constexpr std::uint32_t kGravity = 0x400;
inline constexpr std::uint32_t kHidden = 0x4000;
inline constexpr std::uint32_t kFrozen = 0x1000000;
/// Report collisions, gravity, lighting, edge slide: an ordinary creature.
inline constexpr std::uint32_t kDefault = 0x400C08;
}  // namespace physics_state

/// How a body finds out whether it stands on something.
enum class Ground : std::uint8_t {
  None,  ///< contact changes only by verbs, or by what the host answers in end_step
  Flat,  ///< an endless plane at ground_height
  /// Unknown: a body that stands goes on standing wherever it goes, and one in the air comes down at
  /// ground_height, the height where it last stood
  LastKnown,
};

/// No body is faster, in metres per second (core 11.4).
inline constexpr float kMaxVelocity = 50.0f;

/// The part of retail's physics object that motion needs (core 11). Metres, seconds, radians.
struct Body {
  Position position;
  Vec3 velocity;              ///< world axes; on the ground the sequence moves the body, in the air this does
  Vec3 acceleration;          ///< worked out by set_on_walkable
  Vec3 omega;                 ///< world axes
  Vec3 achieved_velocity;     ///< displacement of the last step over its length
  double update_time = 0.0;   ///< how far the body has been simulated
  double physics_time = 0.0;  ///< the clock within a tick
  float step_quantum = 0.0f;  ///< length of the step that is under way
  std::uint32_t state = physics_state::kDefault;
  float scale = 1.0f;
  bool contact = true;
  bool on_walkable = true;
  bool active = false;
  bool in_cell = true;
  bool last_move_was_autonomous = true;
  bool jumped_this_frame = false;
  bool placement_refused =
      false;        ///< the host's world has no room: a jump to where it should be waits (IN-8)
  Guid parent = 0;  ///< what carries it: it is not simulated by itself; 0 for nothing
  Ground ground = Ground::Flat;
  float ground_height = 0.0f;
  float step_down_height = 0.6f;  ///< Flat: a walking body this far above the ground is set down on it
  float radius = 0.5f;            ///< of the Setup, before scale; without parts 0
  float height = 1.8f;            ///< of the Setup, before scale; without parts 0

  [[nodiscard]] bool has(std::uint32_t state_bit) const { return (state & state_bit) != 0; }
  [[nodiscard]] bool grounded() const { return contact && on_walkable; }
};

/// How an owner answers retail's questions about jumping (core 11.3).
enum class JumpModel : std::uint8_t {
  Refuses,  ///< does not know its jump velocity
  Linear,   ///< jump_velocity times extent
  Formula,  ///< retail's formula with jump_skill and load
};

/// Facts about whoever owns a body: retail's weenie, as data. Set the fields at any time.
struct WeenieFacts {
  bool present = false;  ///< false: counts as a creature with run rate 1, jump velocity 10 and no limits
  bool is_creature = true;
  bool is_local_player = false;
  bool knows_run_rate = false;  ///< false: the rate last heard over the network counts
  float run_rate = 1.0f;
  JumpModel jump_model = JumpModel::Linear;
  bool can_jump = true;            ///< Refuses, Linear: whether its load allows a jump
  bool knows_stamina_cost = true;  ///< Refuses, Linear
  bool recent_player_killer = false;
  float jump_velocity = 10.0f;    ///< Linear: metres per second at extent 1
  std::int32_t stamina_cost = 0;  ///< Refuses, Linear: of any jump
  float jump_skill = 0.0f;        ///< Formula
  float load = 0.0f;              ///< Formula: burden over capacity
  std::int32_t stamina = 1;       ///< Formula: without any, the skill counts as 0
};

/// A motion that waits for `anims` animations to end.
struct QueuedMotion {
  Command motion = 0;
  std::uint32_t anims = 0;
};

/// What the motion table has been told to do and has not finished. retail: MotionTableManager (core 6)
struct MotionTableManager {
  static constexpr unsigned kMaxPending = 64;

  std::uint32_t animation_counter = 0;  ///< animations ended that no motion has used up yet
  PooledList<QueuedMotion, 4, kMaxPending> pending;
  MotionState state;
};

/// A motion that the interpreter has handed on.
struct PendingMotion {
  std::uint32_t context_id = 0;
  Command motion = 0;
  MotionError jump_error = MotionError::None;  ///< why no jump may begin while it is first
};

/// Turns commands and movement states into motions. retail: CMotionInterp (core 7)
struct MotionInterp {
  static constexpr unsigned kMaxActions = 32;

  bool exists = false;  ///< made when first needed
  bool initted = false;
  bool standing_longjump = false;
  float jump_extent = 0.0f;
  float my_run_rate = 1.0f;
  float current_speed_factor = 1.0f;
  std::uint16_t server_action_stamp = 0;
  RawMotionState raw;
  InterpretedMotionState interpreted;
  PooledList<PendingMotion, 4, MotionTableManager::kMaxPending> pending;
  PooledList<MotionAction, 1, kMaxActions> raw_actions;
  PooledList<MotionAction, 1, kMaxActions> interpreted_actions;
};

/// One thing that moves. Plain data: copying the Scene copies it. What every tick touches stands first.
struct Actor {
  Guid guid = 0;
  std::uint16_t part_count = 0;
  bool has_parts = false;                ///< without parts nothing plays
  bool position_manager_exists = false;  ///< made when first needed, for good (managers PM-5)
  const BoundTable* table = nullptr;     ///< null: no motion table
  Sequence sequence;
  Body body;
  MotionTableManager motion_table_manager;
  ManagerHandles managers;
  MotionInterp motion_interp;
  WeenieFacts weenie;
};

}  // namespace acm
