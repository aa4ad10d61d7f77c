// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/motions.hpp"
#include "acmotion/objects.hpp"
#include "actor/events.h"
#include "actor/managers.h"
#include "anim/sequence.h"
#include "assets/bound_table.h"
#include "assets/physics_script_table.h"
#include "assets/sound_table.h"
#include "base/position.h"
#include "motion/motion_state.h"

#include <cmath>
#include <cstdint>

namespace acm {

/// The velocity, clamped to kMaxVelocity without changing its direction.
inline Vec3 within_max_velocity(Vec3 v) {
  if (!(length_squared(v) > kMaxVelocity * kMaxVelocity)) return v;
  const Vec3 direction = scaled_for_square(v);
  return direction * (kMaxVelocity / std::sqrt(length_squared(direction)));
}

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
  bool last_move_was_autonomous = false;
  bool jumped_this_frame = false;
  bool placement_refused =
      false;                ///< the host's world has no room: a jump to where it should be waits (IN-8)
  bool is_blocked = false;  ///< it collides with something where it is: it stays ethereal (HK-16)
  bool is_leaving_ethereal = false;  ///< tries in every step (HK-16). retail: transient state CheckEthereal
  bool was_made_static = false;      ///< not by a description (ST-1, ST-8)
  bool animates_in_place = false;    ///< and its Setup has a default animation or script
  Guid parent = 0;                   ///< what carries it: it is not simulated by itself; 0 for nothing
  std::uint32_t hold_location = 0;   ///< where that holds it: a parent_location of its Setup
  std::uint32_t held_at_part = 0;    ///< the parent's part there
  Ground ground = Ground::Flat;
  float ground_height = 0.0f;
  float step_down_height = 0.6f;  ///< Flat: a walking body up to this high, times scale, is set down
  float radius = 0.5f;            ///< of the Setup, before scale; without parts 0
  float height = 1.8f;            ///< of the Setup, before scale; without parts 0

  [[nodiscard]] bool has(std::uint32_t state_bit) const { return (state & state_bit) != 0; }
  [[nodiscard]] bool grounded() const { return contact && on_walkable; }
};

/// A motion that waits for `anims` animations to end.
struct QueuedMotion {
  Command motion = 0;
  std::uint32_t anims = 0;
  ContextIds ids = {};
};

/// Motions that the motion table has begun and not finished. retail: MotionTableManager (core 6)
struct MotionTableManager {
  std::uint32_t animation_counter = 0;  ///< animations ended that no motion has used up yet
  PooledList<QueuedMotion, 4> pending;
  MotionState state;
};

/// A motion that the interpreter has handed on.
struct PendingMotion {
  std::uint32_t context_id = 0;
  Command motion = 0;
  MotionError jump_error = MotionError::None;  ///< why no jump may begin while it is first
  bool is_from_client = false;  ///< a server's: an action that a client has listed (managers SV-34)
};

/// Turns commands and movement states into motions. retail: CMotionInterp (core 7)
struct MotionInterp {
  bool exists = false;  ///< made when first needed
  bool initted = false;
  bool standing_longjump = false;
  float jump_extent = 0.0f;
  float my_run_rate = 1.0f;
  float current_speed_factor = 1.0f;
  std::uint16_t server_action_stamp = 0;
  RawMotionState raw;
  InterpretedMotionState interpreted;
  PooledList<PendingMotion, 4> pending;
  PooledList<MotionAction, 1> raw_actions;
  PooledList<MotionAction, 1> interpreted_actions;
};

/// The greatest depth of holders: a creature holds a thing that holds another, and so on.
inline constexpr int kMaxHoldDepth = 8;

/// Whether an actor's omega is set, and which lists of its Effects are not empty: one byte that every step
/// checks first, so that it need not read the block.
struct EffectsInUse {
  enum Effect : std::uint8_t { kTimed = 1, kScripts = 2, kChildren = 4, kOmega = 8 };
  std::uint8_t effects = 0;

  [[nodiscard]] bool has(Effect effect) const { return (effects & effect) != 0; }
  [[nodiscard]] bool any() const { return effects != 0; }
  void set(Effect effect, bool on) {
    effects = static_cast<std::uint8_t>(on ? effects | effect : effects & ~unsigned{effect});
  }
};

/// One thing that moves. Plain data: copying the Scene copies it. What every tick touches stands first.
struct Actor {
  Guid guid = 0;
  std::uint16_t part_count = 0;
  bool has_parts = false;                ///< without parts nothing plays
  bool movement_manager_exists = false;  ///< made when first needed, or with a motion table (effects AU-13)
  EffectsInUse effects_in_use;
  const BoundTable* table = nullptr;  ///< null: no motion table
  Sequence sequence;
  Body body;
  MotionTableManager motion_table_manager;
  ManagerHandles managers;
  MotionInterp motion_interp;
  WeenieFacts weenie;
  const Setup* setup = nullptr;             ///< scales of parts, and where things are held; null: not loaded
  const SoundTable* sound_table = nullptr;  ///< null: none (effects SN-10)
  const PhysicsScriptTable* script_table = nullptr;  ///< null: none
  std::uint32_t default_script = 0;                  ///< a type of the script table (PS-11)
  float default_script_intensity = 0.0f;
  bool lacks_default_script = false;  ///< the Setup's, which was not loaded: it plays when it arrives
  std::uint32_t random_count = 0;     ///< numbers drawn so far
};

}  // namespace acm
