// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "actor/movement.h"
#include "actor/scene.h"

#include <cstdint>
#include <optional>
#include <span>

namespace acm {

class AssetStore;

// Verbs of a body: facts about the world that retail acts on at once, and commands. retail: CPhysicsObj (core
// 11)

/// What a body is made of. Everything is borrowed from assets and must outlive the actor.
struct SpawnParameters {
  const BoundTable* table = nullptr;  ///< null: no motion table
  std::uint16_t part_count = 1;
  bool has_parts = true;
  const Setup* setup = nullptr;  ///< gives sizes and placements; may be null
  const Animation* default_animation = nullptr;
  bool names_default_animation = false;     ///< one that is not loaded counts too (effects ST-1)
  ObjectId default_script = 0;              ///< queued at once
  const SoundTable* sound_table = nullptr;  ///< of a description, or of the Setup (effects SN-10)
  const PhysicsScriptTable* script_table = nullptr;
  std::uint32_t default_script_type = 0;  ///< of the script table (effects PS-11)
  float default_script_intensity = 0.0f;
  float translucency = 0.0f;  ///< that it begins with (effects HK-13)
  /// Of a body that a message describes: takes the place of the body's state when all else is done, but
  /// before it is woken (effects ST-8, PS-13).
  std::optional<std::uint32_t> described_state = {};
  bool has_interpreter = false;  ///< also without a motion table
};

/// What a Setup of the store is made of, with its default table bound and its default animation found.
/// Missing ones are left out.
Result<SpawnParameters> spawn_parameters(AssetStore& store, ObjectId setup);

/// Puts a created actor to work: motion table, default state, active. Set its other facts (position, weenie,
/// ground) before.
void spawn(StepContext& context, Actor& actor, const SpawnParameters& parameters);

/// Applies tables, default script and translucency, then a description's state (effects SN-10, HK-13, ST-8).
void take_effects(StepContext& context, Actor& actor, const SpawnParameters& parameters);

/// Takes the sizes and the resting pose of a new body from its Setup.
void take_from_setup(Actor& actor, const Setup& setup);
/// A body that was made static animates in place when its Setup has a default animation or script (effects
/// ST-1).
void animate_in_place(Body& body, const Setup& setup);

/// Attaches another weenie and re-issues the current movement. Facts about the same weenie are plain fields
/// and may be set at any time. retail: CMotionInterp::SetWeenieObject (core 7.13)
void set_weenie(StepContext& context, Actor& actor, const WeenieFacts& weenie);

/// A key press and its release. The motion counts as the weenie's own. retail: CPhysicsObj::DoMotion,
/// StopMotion
MotionError do_motion(StepContext& context, Actor& actor, Command motion,
                      const MovementParameters& params = {});
MotionError stop_motion(StepContext& context, Actor& actor, Command motion,
                        const MovementParameters& params = {});

/// The whole state of the keys at once.
void apply_raw(StepContext& context, Actor& actor, const RawMotionState& raw);
/// A movement state and its actions, as the network brings them.
void apply_interpreted(StepContext& context, Actor& actor, const InterpretedMotionState& movement,
                       std::span<const MotionAction> actions = {});
/// `extent` runs from 0 to 1.
MotionError jump(StepContext& context, Actor& actor, float extent);

/// Contact with the ground and whether one can walk on it. Edges leave or hit the ground at once.
void set_ground_contact(StepContext& context, Actor& actor, bool contact, bool walkable);
/// retail: set_on_walkable (core 11.2)
void set_on_walkable(StepContext& context, Actor& actor, bool on);

/// What holds the body from now on, and at which of its parts. 0: nothing.
void set_parent(StepContext& context, Actor& actor, Guid parent, std::uint32_t location, std::uint32_t part);
/// Whether it is in a cell; what is held is where its holder is, up to kMaxHoldDepth holders.
[[nodiscard]] bool is_in_cell(const Scene& scene, const Actor& actor);

/// In the body's axes. retail: set_local_velocity (core 11.2)
void set_local_velocity(StepContext& context, Actor& actor, Vec3 velocity);
/// In world axes; at most 50 m/s. retail: set_velocity
void set_velocity(StepContext& context, Actor& actor, Vec3 velocity);
/// Radians per second about the world's axes.
void set_omega(Actor& actor, Vec3 omega);
void set_scale(Actor& actor, float scale);

/// An inactive body is not simulated, and the time that it was inactive never will be. retail: set_active
void set_active(StepContext& context, Actor& actor);

/// Whether the body is anywhere. Leaving ends every waiting motion and puts it to sleep; entering drops links
/// and wakes it.
void enter_world(StepContext& context, Actor& actor);
void exit_world(StepContext& context, Actor& actor);

/// Puts the body elsewhere: moves, sticking, interpolation and the constraint end, and watchers are notified
/// (managers 6.3). retail: CPhysicsObj::teleport_hook
void teleport(StepContext& context, Actor& actor, const Position& position);

/// Gives the body another motion table, or none, and a movement in the default state (core 6).
void set_motion_table(StepContext& context, Actor& actor, const BoundTable* table);

/// retail: CPhysicsObj's recomputation of acceleration (core 11.4)
void update_acceleration(Actor& actor);

}  // namespace acm
