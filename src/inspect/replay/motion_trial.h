// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/wire_movement.hpp"
#include "actor/actor.h"
#include "motion/transition.h"

#include <vector>

namespace acm::inspect {

/// Finds the motions of a movement message that the body's motion table has nothing for. Clients leave such
/// motions out silently; here they are tried beforehand on a scratch state of the same table.
class MotionTrial {
 public:
  MotionTrial();

  struct Refused {
    Command style;
    Command from;
    Command motion;
  };
  /// `actor` is as it was before the message. Moves are left out: the engine reports what they are refused.
  std::vector<Refused> refused_of(const Actor& actor, const wire::MovementBody& body);
  /// The same for a body that appears with the movement: it comes from the table's default state.
  std::vector<Refused> refused_of_new(const Actor& actor, const wire::MovementBody& body);

 private:
  std::vector<Refused> attempt(const Actor& actor, const wire::MovementBody& body);
  void attempt(const Actor& actor, Command motion, float speed, std::vector<Refused>& refused);
  void attempt_or_stop(const Actor& actor, Command motion, float speed, Command stopped,
                       std::vector<Refused>& refused);
  [[nodiscard]] MotionBody scratch(const Actor& actor) { return {*actor.table, state_, sequence_, pool_}; }

  ListPool pool_;
  MotionState state_;
  Sequence sequence_;
};

}  // namespace acm::inspect
