// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/types.hpp"

#include <cstdint>

/// What a Client or Server says of messages: the check of those it receives, and those it wants sent.
namespace acm {

/// What to do with a message that has arrived.
enum class CheckAction : std::uint8_t {
  Accept,
  Defer,  ///< keep it until its object is created or the local player is named
  Drop,
};

/// The reason of a check.
enum class CheckReason : std::uint8_t {
  Fresh,               ///< accept
  NoPlayer,            ///< defer: the local player has not been named yet
  UnknownObject,       ///< defer
  FutureInstance,      ///< defer: about a newer instance of the object
  PastInstance,        ///< drop: about an older instance of the object
  StaleMovement,       ///< drop: the timestamp is out of date, as for the next six
  StaleServerControl,  ///< the movement timestamp was stored all the same
  StalePosition,
  StaleTeleport,
  StaleForcePosition,
  StaleState,
  StaleVector,
  Echo,           ///< drop: the local player's own input, relayed; the timestamps were stored
  OwnVector,      ///< drop: the local player moves itself; the timestamp was stored
  OwnDeletion,    ///< drop: the client never deletes itself
  SecondPlayer,   ///< drop: the local player is named already
  BadNumber,      ///< drop: a number is not finite or beyond acm::limits; no timestamp was touched
  BadGuid,        ///< drop: the object's guid is 0
  TooMany,        ///< drop: the world holds as many objects as it may, or as memory has room for
  NotReceived,    ///< drop: nobody who receives a server's messages acts on this one
  NoSoundTable,   ///< drop: the object has no sound table, or it is not loaded
  NoScriptTable,  ///< drop: the object has no script table, or it is not loaded
  NoScript,       ///< drop: the script is not loaded, or the table has none for this type and mod
  /// Not applied: the object has no motion interpreter, as those without a motion table have none. Its
  /// timestamps and last_move_was_autonomous were stored, and it may have been woken (effects AU-13).
  NoInterpreter,
  /// Not applied: a movement of type 1 to 5 carries nothing. A move and a stick ended and the style changed
  /// all the same (effects AU-15).
  NoMovement,
  // What a server drops of its clients' messages, beside PastInstance, StaleTeleport, StaleForcePosition,
  // BadNumber.
  UnknownPlayer,
  Dead,
  InPortal,     ///< the player is being teleported
  Overtaken,    ///< later keys, or a later message about the place, arrived first
  BadCell,      ///< the position lies in no cell of the map
  BadStyle,     ///< the style is not a style
  BadCommand,   ///< an action where a movement belongs
  BadAction,    ///< an action that is not an emote
  NotAllowed,   ///< the client moves its player itself, or may not choose its level
  NotAClients,  ///< clients do not send this
  // From the server again.
  StaleObjDesc,  ///< drop: a newer appearance was already applied
  // From a client again.
  BadRotation,  ///< drop: the rotation of the position is not one of length 1; the client is corrected
  JumpRefused,  ///< drop: the body is in the air, or may not jump; the client is corrected
};

/// Short English text, such as "older movement timestamp". Never null.
const char* to_string(CheckAction action);
const char* to_string(CheckReason reason);

/// The check of a message.
struct CheckResult {
  CheckAction action = CheckAction::Accept;
  CheckReason reason = CheckReason::Fresh;
  const char* field = nullptr;  ///< the number's name when it is a BadNumber
  Guid waits_for = 0;           ///< the object to wait for; 0 for NoPlayer
  /// An accepted message with several parts: why the movement among them was not applied; Fresh: it was, or
  /// there is none.
  CheckReason movement = CheckReason::Fresh;

  [[nodiscard]] bool accepted() const { return action == CheckAction::Accept; }
  friend bool operator==(const CheckResult&, const CheckResult&) = default;
};

/// Who is to get a message.
enum class Audience : std::uint8_t {
  Server,    ///< from a client
  Owner,     ///< the client whose player the message is about
  Others,    ///< everyone in range but the owner
  Everyone,  ///< in range, the owner included
};

/// A message that is to be sent, whole, from its opcode on.
struct OutboundMessage {
  Audience audience = Audience::Server;
  Guid about = 0;  ///< the player or creature; says who the owner is and what "in range" means
  Bytes bytes;     ///< in the outbox's memory, until it is cleared
};

}  // namespace acm
