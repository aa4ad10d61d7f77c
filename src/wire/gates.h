// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "wire/message.h"
#include "wire/stamps.h"

#include <cstdint>

namespace acm::wire {

/// What to do with a message that has arrived.
enum class Verdict : std::uint8_t {
  Apply,
  Wait,  ///< keep it until the object is created (WaitingRoom)
  Drop,
};

/// Why.
enum class Reason : std::uint8_t {
  Fresh,               ///< apply
  NoPlayer,            ///< wait: the local player has not been named yet
  UnknownObject,       ///< wait
  FutureInstance,      ///< wait: about an object that will take this one's place
  PastInstance,        ///< drop: about an object whose place this one has taken
  StaleMovement,       ///< drop, as the next four
  StaleServerControl,  ///< the movement stamp was stored all the same
  StalePosition,
  StaleTeleport,
  StaleForcePosition,
  StaleState,
  StaleVector,
  Echo,          ///< drop: the local player's own input, relayed; the stamps were stored
  OwnVector,     ///< drop: the local player moves itself; the stamp was stored
  OwnDeletion,   ///< drop: the client never deletes itself
  SecondPlayer,  ///< drop: the local player is named already
  NotFinite,     ///< drop: a number is infinite or not a number; no stamp was touched
};

/// Short English text, such as "older movement stamp". Never null.
const char* to_string(Verdict verdict);
const char* to_string(Reason reason);

struct Admission {
  Verdict verdict = Verdict::Apply;
  Reason reason = Reason::Fresh;
  const char* field = nullptr;  ///< the number's name when it is NotFinite
  Guid waits_for = 0;           ///< the object to wait for; 0 for NoPlayer

  [[nodiscard]] bool applies() const { return verdict == Verdict::Apply; }
};

/// How a position is to be taken.
enum class PositionEffect : std::uint8_t {
  Ordinary,  ///< to be approached
  Teleport,  ///< place the body at once, forget what it was approaching
  Force,     ///< local player only: place it, but let it keep its heading
};

struct PositionAdmission : Admission {
  PositionEffect effect = PositionEffect::Ordinary;
};

/// The two halves of a PositionAndMovement, each with its own stamps.
struct DoubleAdmission {
  PositionAdmission position;
  Admission movement;
};

/// What the description of an object does.
enum class ObjectEffect : std::uint8_t {
  Create,
  Recreate,  ///< the object before it is to be deleted first
  Merge,     ///< the object is known: those of its parts that are newer are to be applied
};

struct ObjectAdmission : Admission {
  ObjectEffect effect = ObjectEffect::Create;
  // For Merge: the verdict of each part. For the others all apply.
  PositionAdmission position;
  Admission movement;
  Admission state;
  Admission vector;
};

/// The one who receives.
struct Viewer {
  Guid player = 0;                  ///< the local player; 0: not named yet, or none
  bool expects_player = true;       ///< false for one who only watches: nothing waits for a PlayerCreate
  std::uint8_t autonomy_level = 2;  ///< of the local player (managers LP-10)
};

// The gates of what a server sends (wire 5.1). `stamps` are those of the object the message is about, null
// when it is not known. A gate moves the stamps on by itself; refusals leave them as they were unless Reason
// says otherwise. Nothing else is done: acting on the verdict is the caller's part.

Admission admit(const UpdateMotion& m, StampTable* stamps, const Viewer& viewer);
PositionAdmission admit(const UpdatePosition& m, StampTable* stamps, const Viewer& viewer);
DoubleAdmission admit(const PositionAndMovement& m, StampTable* stamps, const Viewer& viewer);
Admission admit(const VectorUpdate& m, StampTable* stamps, const Viewer& viewer);
Admission admit(const SetState& m, StampTable* stamps, const Viewer& viewer);
Admission admit(const PickupEvent& m, StampTable* stamps, const Viewer& viewer);
Admission admit(const ParentEvent& m, const StampTable* parent, StampTable* child, const Viewer& viewer);
Admission admit(const DeleteObject& m, const StampTable* stamps, const Viewer& viewer);
Admission admit(const PlayerCreate& m, const Viewer& viewer);
/// `player` are the stamps of the local player.
Admission admit(const PlayerTeleport& m, const StampTable* player, const Viewer& viewer);
/// A CreateObject or UpdateObject. On Create and Recreate the caller takes the description's stamps for the
/// object's; on Merge the gate has moved them on.
ObjectAdmission admit(const ObjectDescription& m, StampTable* stamps, const Viewer& viewer);

// The gates of what a client sends about its own body (managers SV-2): nothing from before a teleport or a
// correction that it has not seen yet. An older server-control stamp passes: keys cross motions on their way.

Admission admit(const MoveToState& m, const StampTable& stamps);
Admission admit(const AutonomousPosition& m, const StampTable& stamps);
Admission admit(const Jump& m, const StampTable& stamps);

/// Whether an action of a state is to be played: once only, and by its owner not a second time (wire 5.3).
/// Stores the stamp if so. `skips_autonomous` holds for the local player and for bodies without an owner.
bool admit(const ActionItem& item, std::uint16_t& last_stamp, bool skips_autonomous);

}  // namespace acm::wire
