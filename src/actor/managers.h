// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/events.hpp"
#include "acmotion/motions.hpp"
#include "actor/events.h"
#include "base/block_pool.h"
#include "base/fixed_list.h"
#include "base/position.h"

#include <cfloat>
#include <cstdint>

namespace acm {

// What an actor remembers while it steers, sticks, is held back, is smoothed or watches another. Each is a
// block of a pool of the scene, taken when first needed.

/// One leg of a move: walk, or turn to a heading.
struct MoveNode {
  MovementType type = MovementType::Invalid;  ///< MoveToPosition or TurnToHeading
  float heading = 0.0f;
};

/// Steering to a place, an object or a heading. retail: MoveToManager (managers MT-1)
struct MoveTo {
  static constexpr unsigned kMaxNodes = 8;  ///< a move has at most three legs

  MovementType type = MovementType::Invalid;  ///< Invalid: no move is under way
  MovementParameters params;
  Position sought_position;
  Position current_target_position;
  Position starting_position;
  float previous_heading = 0.0f;
  float previous_distance = FLT_MAX;
  float original_distance = FLT_MAX;
  double previous_distance_time = 0.0;
  double original_distance_time = 0.0;
  std::uint32_t fail_progress_count = 0;  ///< steps without progress; retail only counts them
  Guid sought_object = 0;
  Guid top_level_object = 0;
  Cylinder sought_size;
  Command current_command = 0;  ///< as given, before it is adjusted
  Command aux_command = 0;      ///< the turn that corrects the course
  bool moving_away = false;
  bool initialized = false;  ///< the target's place is known
  FixedList<MoveNode, kMaxNodes> nodes;
};

/// Staying at another body for a moment. retail: StickyManager (managers SK-1)
struct Sticky {
  Guid target = 0;  ///< 0: not stuck
  float target_radius = 0.0f;
  Position target_position;
  bool initialized = false;
  double timeout = 0.0;
};

/// Holds a body near the last place that the server has confirmed. retail: ConstraintManager (managers CN-1)
struct Constraint {
  bool is_constrained = false;
  float offset = 0.0f;  ///< how far the body has gone since, along its path
  Position position;
  float start_distance = 0.0f;
  float max_distance = 0.0f;
};

/// Moves a body towards places that arrive from time to time. retail: InterpolationManager (managers IN-1)
struct Interpolation {
  static constexpr float kNoDistance = 999999.0f;
  static constexpr unsigned kMaxNear = 20;
  static constexpr unsigned kMaxNodes = 24;

  enum class NodeType : std::uint8_t { Invalid = 0, Position = 1, Jump = 2, Velocity = 3 };
  struct Node {
    NodeType type = NodeType::Invalid;
    Position position;
    Vec3 velocity;
  };

  FixedList<Node, kMaxNodes> nodes;
  bool keep_heading = false;
  std::uint32_t frame_counter = 0;
  float original_distance = kNoDistance;
  float progress_quantum = 0.0f;
  std::int32_t node_fail_counter = 0;
  Position blip_position;
};

/// What a target sends its watcher.
struct TargetInfo {
  std::uint32_t context_id = 0;
  Guid object = 0;
  float radius = 0.0f;   ///< an update is sent when the target has moved this far
  float quantum = 0.0f;  ///< seconds that the target looks ahead
  Position target_position;
  Position interpolated_position;
  Vec3 interpolated_heading;
  Vec3 velocity;
  TargetStatus status = TargetStatus::Undefined;
  double last_update_time = 0.0;
};

/// Watching one target, and being watched. A watcher's entry in the table of its target is kept here, on the
/// watcher's side, and linked: a target can be watched by any number. retail: TargetManager (managers TG-1)
struct Targeting {
  static constexpr std::uint32_t kNone = BlockPool<int>::kNone;

  bool has_target = false;
  TargetInfo info;
  double last_update_time = 0.0;  ///< when voyeurs were last looked at

  Guid watcher = 0;  ///< whose block this is
  // Own entry in the target's table.
  Guid watched = 0;  ///< 0: in nobody's table
  float voyeur_radius = 0.0f;
  float voyeur_quantum = 0.0f;
  Position last_sent_position;
  std::uint32_t next_voyeur = kNone;
  std::uint32_t previous_voyeur = kNone;
  // The table of those who watch this body.
  std::uint32_t first_voyeur = kNone;
  std::uint32_t last_voyeur = kNone;
};

/// Numbers of an actor's blocks; kNone until first used.
struct ManagerHandles {
  static constexpr std::uint32_t kNone = Targeting::kNone;

  std::uint32_t move_to = kNone;
  std::uint32_t sticky = kNone;
  std::uint32_t constraint = kNone;
  std::uint32_t interpolation = kNone;
  std::uint32_t targeting = kNone;
  std::uint32_t effects = kNone;

  // Whether any of these has ever been used: the question that every step asks first.
  [[nodiscard]] bool has_position_manager() const { return (sticky & constraint & interpolation) != kNone; }
  [[nodiscard]] bool has_any() const { return (move_to & targeting) != kNone || has_position_manager(); }
};

}  // namespace acm
