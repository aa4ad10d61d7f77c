// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/events.hpp"
#include "acmotion/host.hpp"
#include "acmotion/motions.hpp"
#include "acmotion/objects.hpp"
#include "acmotion/types.hpp"

#include <cstdint>
#include <optional>

namespace acm {
class World;
}

/// The inside of a body, for debuggers: what the engine keeps of it beyond ObjectState. Copies; nothing here
/// changes the body. Rules are those of docs/behaviour. Metres, seconds, radians; 0 as a context id: none was
/// given.
namespace acm::inspect {

/// What a node of a sequence is played for.
enum class NodeRole : std::uint8_t {
  Unknown = 0,
  Link = 1,      ///< on the way from one state to another
  Action = 2,    ///< the action itself
  BackLink = 3,  ///< from an action back to the state it was begun in
  Cycle = 4,
};

/// An animation that plays or waits to play (core 3).
struct SequenceNodeFacts {
  ObjectId animation = 0;
  std::int32_t low_frame = 0;         ///< inclusive
  std::int32_t high_frame = 0;        ///< inclusive
  float framerate = 0.0f;             ///< frames per second; negative plays backwards
  std::uint32_t context_id = 0;       ///< of the motion that appended it
  std::uint32_t move_context_id = 0;  ///< of the move that made that motion
  NodeRole role = NodeRole::Unknown;
  std::uint8_t reserved[3] = {};
};

/// The sequence (core 2.1).
struct SequenceFacts {
  double frame_number = 0.0;       ///< within the node that plays
  Vec3 velocity;                   ///< in the body's axes
  Vec3 omega;                      ///< in the body's axes
  std::int32_t current = -1;       ///< index of the node that plays; -1: none
  std::int32_t first_cyclic = -1;  ///< index of the first node that repeats; -1: none
  std::int32_t key_frame = -1;     ///< that is shown; -1: none
  std::uint32_t placement = 0;     ///< the pose that is shown while nothing plays
};

/// A motion that waits for animations to end (core 6).
struct QueuedMotionFacts {
  Command motion = 0;
  std::uint32_t animations = 0;  ///< that have to end before it is done, those of the motions before it aside
  std::uint32_t context_id = 0;
  std::uint32_t move_context_id = 0;
};

/// The motion table manager with its motion state (core 6, core 5).
struct MotionTableManagerFacts {
  Command style = 0;     ///< 0: no state yet
  Command substate = 0;  ///< 0: no state yet
  float substate_speed = 1.0f;
  std::uint32_t animation_counter = 0;  ///< animations that have ended and that no motion has used up yet
};

/// A motion that the interpreter has handed on (core 7.17).
struct PendingMotionFacts {
  Command motion = 0;
  std::uint32_t context_id = 0;
  MotionError jump_error = MotionError::None;  ///< why no jump may begin while it is first
};

/// The motion interpreter (core 7.1) with both movement states (core 8.1).
struct MotionInterpFacts {
  bool exists = false;  ///< made when first needed
  bool initted = false;
  bool standing_longjump = false;
  std::uint8_t reserved = 0;
  float jump_extent = 0.0f;
  float my_run_rate = 1.0f;
  float current_speed_factor = 1.0f;
  std::uint32_t server_action_stamp = 0;
  RawMotionState raw;
  InterpretedMotionState interpreted;
};

/// One leg of a move (MT-50).
struct MoveLegFacts {
  std::uint32_t kind = 0;  ///< a MoveKind: Position or TurnToHeading
  float heading = 0.0f;    ///< degrees, of a turn
};

/// The move that is under way (MT-1).
struct MoveToFacts {
  double previous_distance_time = 0.0;
  double original_distance_time = 0.0;
  bool exists = false;  ///< made when first needed
  MoveKind kind = MoveKind::None;
  bool moving_away = false;
  bool initialized = false;  ///< the target's place is known
  MovementParameters parameters;
  Position sought_position;
  Position current_target_position;
  Position starting_position;
  float previous_heading = 0.0f;
  float previous_distance = 0.0f;
  float original_distance = 0.0f;
  std::uint32_t fail_progress_count = 0;  ///< steps without progress
  Guid sought_object = 0;
  Guid top_level_object = 0;
  Cylinder sought_size;
  Command current_command = 0;  ///< as given, before it is adjusted
  Command aux_command = 0;      ///< the turn that corrects the course
};

/// Sticking to another body (SK).
struct StickyFacts {
  double timeout = 0.0;  ///< on the clock of the world
  bool exists = false;
  bool initialized = false;
  std::uint8_t reserved[2] = {};
  Guid target = 0;  ///< 0: not stuck
  float target_radius = 0.0f;
  Position target_position;
};

/// What holds a body near the last place that the server has confirmed (CN).
struct ConstraintFacts {
  bool exists = false;
  bool is_constrained = false;
  std::uint8_t reserved[2] = {};
  float offset = 0.0f;  ///< how far the body has gone since, along its path
  float start_distance = 0.0f;
  float max_distance = 0.0f;
  Position position;
};

/// A place that interpolation goes to, or a velocity that it gives the body there (IN-9).
struct InterpolationNodeFacts {
  std::uint32_t type = 0;  ///< 1 place, 2 jump, 3 velocity
  Position position;
  Vec3 velocity;
};

/// Interpolation towards places that arrive from time to time (IN-1).
struct InterpolationFacts {
  bool exists = false;
  bool keep_heading = false;
  std::uint8_t reserved[2] = {};
  std::uint32_t frame_counter = 0;
  float original_distance = 0.0f;
  float progress_quantum = 0.0f;
  std::int32_t node_fail_counter = 0;
  Position blip_position;
};

/// Watching a target, and being in the table of the one that is watched (TG-1, TG-2).
struct TargetFacts {
  double last_update_time = 0.0;   ///< of the target's last update
  double voyeur_check_time = 0.0;  ///< when those who watch this body were last looked at
  bool exists = false;
  bool has_target = false;
  TargetStatus status = TargetStatus::Undefined;
  std::uint8_t reserved = 0;
  Guid object = 0;  ///< the target
  std::uint32_t context_id = 0;
  float radius = 0.0f;   ///< an update is sent when the target has moved so far
  float quantum = 0.0f;  ///< seconds that the target looks ahead
  Position target_position;
  Position interpolated_position;
  Vec3 interpolated_heading;
  Vec3 velocity;
  Position last_sent_position;
};

/// Of the body itself (core 11.1).
struct BodyFacts {
  double update_time = 0.0;   ///< how far it has been simulated
  double physics_time = 0.0;  ///< the clock of its timed hooks
  Vec3 acceleration;
  float step_quantum = 0.0f;  ///< length of its last step
  float ground_height = 0.0f;
  std::uint32_t held_at_part = 0;  ///< of its holder
  bool jumped_this_frame = false;
  bool placement_refused = false;
  bool is_blocked = false;
  bool is_leaving_ethereal = false;
  bool was_made_static = false;
  bool animates_in_place = false;
  std::uint8_t reserved[6] = {};
};

/// What hooks and scripts have left (HK-13, PS-3).
struct EffectsFacts {
  double next_cue = 0.0;  ///< when the first script goes on, on the clock of the world; 0: none plays
  float translucency = 0.0f;
  float original_translucency = 0.0f;  ///< it never falls below
};

/// What a timed hook changes.
enum class RampKind : std::uint32_t {
  Scale = 0,
  Transparent = 1,
  TransparentPart = 2,
  Luminous = 3,
  LuminousPart = 4,
  Diffuse = 5,
  DiffusePart = 6,
  Script = 7,  ///< a script that waits for its pause
};

/// A change over time (HK-2), on BodyFacts::physics_time.
struct RampFacts {
  double created = 0.0;
  double duration = 0.0;
  RampKind kind = RampKind::Scale;
  std::uint32_t datum = 0;  ///< the part, or the id of the script
  float start = 0.0f;
  float end = 0.0f;
  std::uint32_t context_id = 0;
  std::uint32_t move_context_id = 0;
};

/// A script that plays, or waits for those before it (PS-2).
struct QueuedScriptFacts {
  double start = 0.0;   ///< on the clock of the world
  double length = 0.0;  ///< until its last hook
  ObjectId script = 0;
  std::uint32_t hooks = 0;  ///< that it has
  std::uint32_t fired = 0;  ///< of these, that have come
  std::uint32_t context_id = 0;
  std::uint32_t move_context_id = 0;
  std::uint32_t reserved = 0;
};

/// All of it.
struct ObjectInside {
  SequenceFacts sequence;
  MotionTableManagerFacts motion_table_manager;
  MotionInterpFacts motion_interp;
  MoveToFacts move_to;
  StickyFacts sticky;
  ConstraintFacts constraint;
  InterpolationFacts interpolation;
  TargetFacts target;
  BodyFacts body;
  EffectsFacts effects;

  Vector<SequenceNodeFacts> nodes;
  Vector<QueuedMotionFacts> queued_motions;    ///< the first is done first
  Vector<PendingMotionFacts> pending_motions;  ///< the same
  Vector<MotionAction> modifiers;              ///< of the motion state, the newest first (core 5)
  Vector<MotionAction> actions;                ///< of the motion state, the oldest first
  Vector<MotionAction> raw_actions;            ///< of the raw state (core 8.1)
  Vector<MotionAction> interpreted_actions;    ///< of the interpreted state
  Vector<MoveLegFacts> legs;
  Vector<InterpolationNodeFacts> interpolation_nodes;
  Vector<RampFacts> ramps;  ///< the newest last
  Vector<QueuedScriptFacts> scripts;
  Vector<Guid> children;  ///< what it holds, in the order of attaching
  Vector<Guid> watchers;  ///< whose target it is (TG-2)
};

/// Nothing when there is no such object.
[[nodiscard]] std::optional<ObjectInside> inside_of(const World& world, Guid guid);

}  // namespace acm::inspect
