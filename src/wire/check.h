// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/messages.hpp"
#include "acmotion/wire.hpp"
#include "acmotion/wire_movement.hpp"

#include <cstdint>

namespace acm::wire {

using acm::CheckAction;
using acm::CheckReason;
using acm::CheckResult;
using acm::to_string;

/// How a position is to be applied.
enum class PositionEffect : std::uint8_t {
  Ordinary,  ///< to be approached
  Teleport,  ///< place the body at once, forget what it was approaching
  Force,     ///< local player only: place it, but let it keep its heading
};

struct PositionCheckResult : CheckResult {
  PositionEffect effect = PositionEffect::Ordinary;
};

/// The two halves of a PositionAndMovement, each with its own timestamps.
struct PositionAndMovementCheckResult {
  PositionCheckResult position;
  CheckResult movement;
};

/// What the description of an object does.
enum class ObjectEffect : std::uint8_t {
  Create,
  Recreate,  ///< the object before it is to be deleted first
  Merge,     ///< the object is known: those of its parts that are newer are to be applied
};

struct ObjectCheckResult : CheckResult {
  ObjectEffect effect = ObjectEffect::Create;
  // For Merge: the action of each part. For the others all apply.
  PositionCheckResult position;
  CheckResult movement;
  CheckResult state;
  CheckResult vector;
  CheckResult objdesc;
};

/// The receiver of a message.
struct Viewer {
  Guid player = 0;      ///< the local player; 0: not named yet, or none
  bool expects_player;  ///< false for an observer: nothing waits for a PlayerCreate
  std::uint8_t autonomy_level = autonomy::kClient;  ///< of the local player

  [[nodiscard]] bool is_player(Guid guid) const { return guid != 0 && guid == player; }
};

// Checks of a server's messages (wire 5.1). `timestamps` are those of the object that the message is about,
// null when it is not known. A check stores the timestamps of an accepted message; others leave them as they
// were unless CheckReason says otherwise. Nothing else is done: the caller carries out the action.

CheckResult check(const UpdateMotion& m, TimestampTable* timestamps, const Viewer& viewer);
PositionCheckResult check(const UpdatePosition& m, TimestampTable* timestamps, const Viewer& viewer);
PositionAndMovementCheckResult check(const PositionAndMovement& m, TimestampTable* timestamps,
                                     const Viewer& viewer);
CheckResult check(const VectorUpdate& m, TimestampTable* timestamps, const Viewer& viewer);
CheckResult check(const SetState& m, TimestampTable* timestamps, const Viewer& viewer);
CheckResult check(const ObjDescEvent& m, TimestampTable* timestamps, const Viewer& viewer);
CheckResult check(const PickupEvent& m, TimestampTable* timestamps, const Viewer& viewer);
CheckResult check(const ParentEvent& m, const TimestampTable* parent, TimestampTable* child,
                  const Viewer& viewer);
CheckResult check(const DeleteObject& m, const TimestampTable* timestamps, const Viewer& viewer);
CheckResult check(const PlayerCreate& m, const Viewer& viewer);
/// `player` are the timestamps of the local player.
CheckResult check(const PlayerTeleport& m, const TimestampTable* player, const Viewer& viewer);
// Sounds and scripts carry no timestamps: they wait for their object alone (effects 7.4).
CheckResult check(const Sound& m, const TimestampTable* timestamps, const Viewer& viewer);
CheckResult check(const PlayScriptId& m, const TimestampTable* timestamps, const Viewer& viewer);
CheckResult check(const PlayScriptType& m, const TimestampTable* timestamps, const Viewer& viewer);
/// A CreateObject or UpdateObject. On Create and Recreate the caller stores the description's timestamps as
/// the object's; on Merge the check has stored the newer ones.
ObjectCheckResult check(const ObjectDescription& m, TimestampTable* timestamps, const Viewer& viewer);

// Checks of a client's messages about its own body (managers SV-2): those that it sent before it received the
// last teleport or correction are dropped. An older server-control timestamp is accepted: a client may press
// a key while a motion of the server is under way to it.

CheckResult check(const MoveToState& m, const TimestampTable& timestamps);
CheckResult check(const AutonomousPosition& m, const TimestampTable& timestamps);
CheckResult check(const Jump& m, const TimestampTable& timestamps);

/// Whether an action of a state is to be played: each action once, and never a second time on the body of its
/// owner (wire 5.3). Stores the timestamp if so. `skips_autonomous` is true for the local player and for
/// bodies without an owner.
bool check(const ActionItem& item, std::uint16_t& last_timestamp, bool skips_autonomous);

}  // namespace acm::wire
