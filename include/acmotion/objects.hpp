// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/motions.hpp"
#include "acmotion/types.hpp"

#include <cstdint>

/// What a host says about an object of a World, and what it reads back. Plain data.
namespace acm {

/// How a body finds out whether it stands on something.
enum class Ground : std::uint8_t {
  None,  ///< contact changes only by World::set_ground_contact and by messages
  Flat,  ///< an endless plane at ground_height
  /// Unknown: a body that stands goes on standing wherever it goes, and one in the air comes down at
  /// ground_height, the height where it last stood.
  LastKnown,
  /// The host answers each step (World::plan_steps, begin_step, end_step); World::tick leaves the body alone,
  /// unless it is static and animates in place, which needs no steps.
  Host,
};

/// How a weenie answers the client's questions about jumping (core 11.3).
enum class JumpModel : std::uint8_t {
  Refuses,  ///< does not know its jump velocity
  Linear,   ///< jump_velocity times extent
  Formula,  ///< the client's formula with jump_skill and load
};

/// The game's side of a body, as data: what the client asks its weenie object.
struct WeenieFacts {
  bool present = false;  ///< false: counts as a creature with run rate 1, jump velocity 10 and no limits
  bool is_creature = true;
  bool is_local_player = false;
  /// false: the rate last received over the network counts; of a server's player run_rate, whatever it sends
  bool knows_run_rate = false;
  float run_rate = 1.0f;  ///< a factor of running speed, 1 to 3.75 in the game, and 4.5 at skill 800
  JumpModel jump_model = JumpModel::Linear;
  bool can_jump = true;               ///< Refuses, Linear: whether its load allows a jump
  bool knows_stamina_cost = true;     ///< Refuses, Linear
  bool recent_player_killer = false;  ///< Formula: jumps cost more stamina
  float jump_velocity = 10.0f;        ///< Linear: metres per second at extent 1
  std::int32_t stamina_cost = 0;      ///< Refuses, Linear: of any jump
  float jump_skill = 0.0f;            ///< Formula; 0 to limits::kSkill
  float load = 0.0f;                  ///< Formula, runs_by_skill: burden over capacity
  std::int32_t stamina = 1;           ///< Formula, runs_by_skill: without any, the skills count as 0
  /// The run rate comes from the client's formula with run_skill, load and stamina; knows_run_rate and
  /// run_rate then do not count.
  bool runs_by_skill = false;
  float run_skill = 0.0f;  ///< runs_by_skill; 0 to limits::kSkill
  /// runs_by_skill: 4.5 from skill 800 on, as servers that follow ACE have it. The retail client has 4.5 at
  /// exactly 800, and about 3.2 at 801 (core 11.3).
  bool run_rate_above_800 = false;
};

/// Facts that a host may change at any time with World::set_facts. Setting a fact has no immediate effect;
/// the next call or tick uses it. The exception is `state`: a change wakes the body, and hiding or showing
/// the body plays a script of its table (effects PS-13).
struct ObjectFacts {
  WeenieFacts weenie = {.present = true};
  std::uint32_t state = physics_state::kDefault;  ///< physics_state bits
  float scale = 1.0f;                             ///< of the whole body; above 0
  Ground ground = Ground::LastKnown;
  /// Flat, LastKnown: metres, in the landblock's axes. With LastKnown, create_object ignores it and takes the
  /// height of the position.
  float ground_height = 0.0f;
  /// Flat: a walking body at most this far above the ground, in metres before scale, is set down on it.
  float step_down_height = 0.6f;
  bool placement_blocked = false;  ///< no room where the body should be: a blip waits (managers IN-8)
  /// It collides with something where it is: a body that is to cease being ethereal stays so, and tries again
  /// in every step (effects HK-16).
  bool blocked = false;
};

/// Where an object's sounds and scripts come from (effects SN-10, PS-11).
struct ObjectEffects {
  ObjectId sound_table = 0;          ///< that SoundTable hooks and sound messages are looked up in
  ObjectId script_table = 0;         ///< that script types are looked up in
  std::uint32_t default_script = 0;  ///< a script type, which DefaultScript hooks play
  float script_intensity = 0.0f;     ///< the mod that it is looked up with
  float translucency = 0.0f;  ///< that the object began with, 0 opaque to 1 invisible: hooks go no lower
};

/// How a part of an object is shown (effects HK-13 to HK-15). Hooks may set any finite number.
struct PartLook {
  float translucency = 0.0f;  ///< 0: opaque, 1: invisible
  float luminosity = 0.0f;    ///< 0 until a hook sets it; the materials of the model are the host's to add
  float diffuse = 1.0f;       ///< 1 until a hook sets it; likewise
  bool is_drawn = true;       ///< false: by NoDraw, or by a translucency of exactly 1

  friend bool operator==(const PartLook&, const PartLook&) = default;
};

/// An object to be created.
struct ObjectParameters {
  ObjectId setup = 0;         ///< 0: nothing to show, no sizes
  ObjectId motion_table = 0;  ///< 0: the Setup's own
  Position position;
  bool in_world = true;  ///< false: in a pack, or held
  ObjectFacts facts = {};
  ObjectEffects effects = {};  ///< a table that is 0: the Setup's own
};

/// What a move is about.
enum class MoveKind : std::uint8_t { None, Object, Position, TurnToObject, TurnToHeading };

/// An object as it is now. All of it is a copy.
struct ObjectState {
  Guid guid = 0;  ///< 0: there is no such object, and nothing else is set
  Position position;
  Vec3 velocity;           ///< metres per second, world axes; moves the body in the air
  Vec3 achieved_velocity;  ///< metres per second: displacement of the last step over its duration
  Vec3 omega;  ///< world axes; radians per second, or per update for an object that animates in place
  std::uint32_t state = 0;  ///< physics_state bits
  float scale = 1.0f;
  Cylinder size;  ///< scaled, metres
  bool contact = false;
  bool on_walkable = false;
  bool active = false;    ///< false: asleep, not simulated
  bool in_world = false;  ///< false: in a pack, held, or nowhere
  bool last_move_was_autonomous = false;
  Guid parent = 0;                  ///< the object that holds it; 0: none
  std::uint32_t hold_location = 0;  ///< where on the parent
  // What it plays.
  ObjectId setup = 0;
  ObjectId motion_table = 0;  ///< 0: none, or not loaded
  std::uint16_t part_count = 0;
  Command style = 0;  ///< of the motion table's state
  Command substate = 0;
  float substate_speed = 1.0f;
  ObjectId animation = 0;             ///< that plays; 0: none
  double frame_number = 0.0;          ///< within it; the key frame shown is its floor
  std::uint16_t pending_motions = 0;  ///< motions that have not been done yet
  ObjectEffects effects;              ///< a table that is 0: none
  float translucency = 0.0f;          ///< of the whole object now, 0 opaque to 1 invisible
  std::uint16_t queued_scripts = 0;   ///< scripts that play or wait
  // What it is asked to do.
  InterpretedMotionState movement;
  MoveKind move = MoveKind::None;
  Guid move_target = 0;
  Guid stuck_to = 0;  ///< 0: none
  bool interpolating = false;
  bool constrained = false;
};

/// No body is faster, in metres per second (core 11.4).
inline constexpr float kMaxVelocity = 50.0f;

/// The steps that take one body to the world's clock, in seconds (core 11.4).
struct StepPlan {
  static constexpr int kMaxSteps = 11;

  int count = 0;
  double quanta[kMaxSteps] = {};  ///< the first `count` are set
};

/// What the host knows of an object that is not in the world.
struct TargetSnapshot {
  Guid guid = 0;
  Position position;
  Cylinder size;  ///< metres; only moves to it use this
  Vec3 velocity;  ///< metres per second, world axes
};

}  // namespace acm
