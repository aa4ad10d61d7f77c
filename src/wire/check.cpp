// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "wire/check.h"

#include "motion/interpreted_motion_state.h"
#include "motion/raw_motion_state.h"
#include "wire/numbers.h"

namespace acm::wire {

namespace {

constexpr CheckResult kFresh{};

CheckResult drop(CheckReason reason) {
  return {CheckAction::Drop, reason, nullptr, 0};
}

CheckResult wait(CheckReason reason, Guid waits_for) {
  return {CheckAction::Defer, reason, nullptr, waits_for};
}

CheckResult refuse_number(const char* field) {
  return {CheckAction::Drop, CheckReason::BadNumber, field, 0};
}

/// Everything waits until the local player is named (wire 3.5).
bool waits_for_player(const Viewer& viewer) {
  return viewer.player == 0 && viewer.expects_player;
}

/// The player and the object: all that a message without timestamps waits for.
CheckResult check_known(Guid guid, const TimestampTable* timestamps, const Viewer& viewer) {
  if (waits_for_player(viewer)) return wait(CheckReason::NoPlayer, 0);
  return timestamps == nullptr ? wait(CheckReason::UnknownObject, guid) : kFresh;
}

/// What comes before the timestamps of an object: the player, the object, its instance.
CheckResult check_object(Guid guid, std::uint16_t instance, const TimestampTable* timestamps,
                         const Viewer& viewer) {
  if (const CheckResult known = check_known(guid, timestamps, viewer); !known.accepted()) return known;
  const std::uint16_t known = (*timestamps)[Timestamp::Instance];
  if (is_newer(instance, known)) return wait(CheckReason::FutureInstance, guid);
  if (instance != known) return drop(CheckReason::PastInstance);
  return kFresh;
}

CheckResult advance(TimestampTable& timestamps, Timestamp slot, std::uint16_t timestamp,
                    CheckReason when_stale) {
  if (!is_newer(timestamp, timestamps[slot])) return drop(when_stale);
  timestamps[slot] = timestamp;
  return kFresh;
}

struct MovementTimestamps {
  std::uint16_t movement;
  std::uint16_t server_control;
  bool autonomous;
};

// retail: the check of SmartBox for movement events (wire 5.1, UpdateMotion 3 to 5)
CheckResult check_movement(const MovementTimestamps& m, TimestampTable& timestamps, bool local) {
  const CheckResult newer = advance(timestamps, Timestamp::Movement, m.movement, CheckReason::StaleMovement);
  if (!newer.accepted()) return newer;
  if (is_newer(timestamps[Timestamp::ServerControl], m.server_control))
    return drop(CheckReason::StaleServerControl);
  timestamps[Timestamp::ServerControl] = m.server_control;
  return local && m.autonomous ? drop(CheckReason::Echo) : kFresh;
}

struct PositionTimestamps {
  std::uint16_t position;
  std::uint16_t teleport;
  std::uint16_t force_position;
};

/// The local player's test for a correction. The timestamp is stored by the comparison itself, so also when
/// the correction then fails for coming from before a teleport (managers LP-60).
bool is_forced(const PositionTimestamps& p, TimestampTable& timestamps) {
  if (!is_newer(p.force_position, timestamps[Timestamp::ForcePosition])) return false;
  timestamps[Timestamp::ForcePosition] = p.force_position;
  return !is_newer(timestamps[Timestamp::Teleport], p.teleport);
}

PositionCheckResult check_position(const PositionTimestamps& p, TimestampTable& timestamps, bool local) {
  if (local && is_forced(p, timestamps)) {
    timestamps[Timestamp::Position] = p.position;  // not compared (managers LP-61)
    return {kFresh, PositionEffect::Force};
  }
  if (!is_newer(p.position, timestamps[Timestamp::Position])) return {drop(CheckReason::StalePosition)};
  // Retail stores the position timestamp before this test and puts it back (managers LP-60).
  if (is_newer(timestamps[Timestamp::Teleport], p.teleport)) return {drop(CheckReason::StaleTeleport)};
  const bool teleports = is_newer(p.teleport, timestamps[Timestamp::Teleport]);
  timestamps[Timestamp::Position] = p.position;
  timestamps[Timestamp::Teleport] = p.teleport;
  return {kFresh, teleports ? PositionEffect::Teleport : PositionEffect::Ordinary};
}

PositionCheckResult check_pack(const PositionPack& pack, TimestampTable& timestamps, bool local) {
  return check_position({pack.position_timestamp, pack.teleport, pack.force_position}, timestamps, local);
}

CheckResult check_vector(std::uint16_t timestamp, TimestampTable& timestamps, bool local,
                         const Viewer& viewer) {
  const CheckResult newer = advance(timestamps, Timestamp::Vector, timestamp, CheckReason::StaleVector);
  if (!newer.accepted()) return newer;
  return local && viewer.autonomy_level == autonomy::kClient ? drop(CheckReason::OwnVector) : kFresh;
}

CheckResult check_client(const ClientTimestamps& sent, const TimestampTable& timestamps) {
  if (sent.instance != timestamps[Timestamp::Instance]) return drop(CheckReason::PastInstance);
  if (is_newer(timestamps[Timestamp::Teleport], sent.teleport)) return drop(CheckReason::StaleTeleport);
  if (is_newer(timestamps[Timestamp::ForcePosition], sent.force_position))
    return drop(CheckReason::StaleForcePosition);
  return kFresh;
}

template <class M>
CheckResult check_client_message(const M& m, const TimestampTable& timestamps) {
  if (const char* field = bad_number_field(m)) return refuse_number(field);
  return check_client(m.timestamps, timestamps);
}

/// The parts of a description of an object that is known, each by its own timestamps (managers LP-52).
void check_parts(const ObjectDescription& m, TimestampTable& timestamps, const Viewer& viewer,
                 ObjectCheckResult& out) {
  const PhysicsDescription& p = m.physics;
  const TimestampTable& sent = p.timestamps;
  const bool local = viewer.is_player(m.guid);
  out.position =
      check_position({sent[Timestamp::Position], sent[Timestamp::Teleport], sent[Timestamp::ForcePosition]},
                     timestamps, local);
  out.movement = check_movement(
      {sent[Timestamp::Movement], sent[Timestamp::ServerControl], p.autonomous != 0}, timestamps, local);
  out.state = advance(timestamps, Timestamp::State, sent[Timestamp::State], CheckReason::StaleState);
  out.vector = check_vector(sent[Timestamp::Vector], timestamps, local, viewer);
  out.objdesc = advance(timestamps, Timestamp::ObjDesc, sent[Timestamp::ObjDesc], CheckReason::StaleObjDesc);
}

}  // namespace

CheckResult check(const UpdateMotion& m, TimestampTable* timestamps, const Viewer& viewer) {
  if (const char* field = bad_number_field(m)) return refuse_number(field);
  const CheckResult object = check_object(m.guid, m.instance, timestamps, viewer);
  if (!object.accepted()) return object;
  return check_movement({m.movement, m.server_control, m.autonomous != 0}, *timestamps,
                        viewer.is_player(m.guid));
}

PositionCheckResult check(const UpdatePosition& m, TimestampTable* timestamps, const Viewer& viewer) {
  if (const char* field = bad_number_field(m)) return {refuse_number(field)};
  const CheckResult object = check_object(m.guid, m.pack.instance, timestamps, viewer);
  if (!object.accepted()) return {object};
  return check_pack(m.pack, *timestamps, viewer.is_player(m.guid));
}

PositionAndMovementCheckResult check(const PositionAndMovement& m, TimestampTable* timestamps,
                                     const Viewer& viewer) {
  if (const char* field = bad_number_field(m)) return {{refuse_number(field)}, refuse_number(field)};
  const CheckResult object = check_object(m.guid, m.pack.instance, timestamps, viewer);
  if (!object.accepted()) return {{object}, object};
  const bool local = viewer.is_player(m.guid);
  const PositionCheckResult position = check_pack(m.pack, *timestamps, local);
  return {position, check_movement({m.movement, m.server_control, m.autonomous != 0}, *timestamps, local)};
}

CheckResult check(const VectorUpdate& m, TimestampTable* timestamps, const Viewer& viewer) {
  if (const char* field = bad_number_field(m)) return refuse_number(field);
  const CheckResult object = check_object(m.guid, m.instance, timestamps, viewer);
  if (!object.accepted()) return object;
  return check_vector(m.vector, *timestamps, viewer.is_player(m.guid), viewer);
}

CheckResult check(const SetState& m, TimestampTable* timestamps, const Viewer& viewer) {
  const CheckResult object = check_object(m.guid, m.instance, timestamps, viewer);
  if (!object.accepted()) return object;
  return advance(*timestamps, Timestamp::State, m.state, CheckReason::StaleState);
}

// retail: the handler of ObjDescEvent, 0xF625; the same for the local player (appearance OD-6)
CheckResult check(const ObjDescEvent& m, TimestampTable* timestamps, const Viewer& viewer) {
  const CheckResult object = check_object(m.guid, m.instance, timestamps, viewer);
  if (!object.accepted()) return object;
  return advance(*timestamps, Timestamp::ObjDesc, m.objdesc, CheckReason::StaleObjDesc);
}

CheckResult check(const PickupEvent& m, TimestampTable* timestamps, const Viewer& viewer) {
  const CheckResult object = check_object(m.guid, m.instance, timestamps, viewer);
  if (!object.accepted()) return object;
  return advance(*timestamps, Timestamp::Position, m.position, CheckReason::StalePosition);
}

CheckResult check(const ParentEvent& m, const TimestampTable* parent, TimestampTable* child,
                  const Viewer& viewer) {
  const CheckResult object = check_object(m.parent, m.parent_instance, parent, viewer);
  if (!object.accepted()) return object;
  if (child == nullptr) return wait(CheckReason::UnknownObject, m.child);
  return advance(*child, Timestamp::Position, m.child_position, CheckReason::StalePosition);
}

CheckResult check(const DeleteObject& m, const TimestampTable* timestamps, const Viewer& viewer) {
  if (viewer.is_player(m.guid)) return drop(CheckReason::OwnDeletion);
  return check_object(m.guid, m.instance, timestamps, viewer);
}

CheckResult check(const PlayerCreate& m, const Viewer& viewer) {
  if (m.guid == 0) return drop(CheckReason::BadGuid);
  return viewer.player != 0 ? drop(CheckReason::SecondPlayer) : kFresh;
}

// retail: moves nothing, only announces (managers LP-65)
CheckResult check(const PlayerTeleport& m, const TimestampTable* player, const Viewer& viewer) {
  if (viewer.player == 0) return wait(CheckReason::NoPlayer, 0);
  if (player == nullptr) return wait(CheckReason::UnknownObject, viewer.player);
  return is_newer((*player)[Timestamp::Teleport], m.teleport) ? drop(CheckReason::StaleTeleport) : kFresh;
}

CheckResult check(const Sound& m, const TimestampTable* timestamps, const Viewer& viewer) {
  if (const char* field = bad_number_field(m)) return refuse_number(field);
  return check_known(m.guid, timestamps, viewer);
}

CheckResult check(const PlayScriptId& m, const TimestampTable* timestamps, const Viewer& viewer) {
  return check_known(m.guid, timestamps, viewer);
}

CheckResult check(const PlayScriptType& m, const TimestampTable* timestamps, const Viewer& viewer) {
  if (const char* field = bad_number_field(m)) return refuse_number(field);
  return check_known(m.guid, timestamps, viewer);
}

ObjectCheckResult check(const ObjectDescription& m, TimestampTable* timestamps, const Viewer& viewer) {
  ObjectCheckResult out;
  if (m.guid == 0) {
    static_cast<CheckResult&>(out) = drop(CheckReason::BadGuid);
  } else if (const char* field = bad_number_field(m)) {
    static_cast<CheckResult&>(out) = refuse_number(field);
  } else if (waits_for_player(viewer)) {
    static_cast<CheckResult&>(out) = wait(CheckReason::NoPlayer, 0);
  } else if (timestamps != nullptr) {
    const std::uint16_t instance = m.physics.timestamps[Timestamp::Instance];
    const std::uint16_t known = (*timestamps)[Timestamp::Instance];
    if (is_newer(instance, known)) {
      out.effect = ObjectEffect::Recreate;
    } else if (instance != known) {
      static_cast<CheckResult&>(out) = drop(CheckReason::PastInstance);
    } else {
      out.effect = ObjectEffect::Merge;
      check_parts(m, *timestamps, viewer, out);
    }
  }
  return out;
}

CheckResult check(const MoveToState& m, const TimestampTable& timestamps) {
  return check_client_message(m, timestamps);
}

CheckResult check(const AutonomousPosition& m, const TimestampTable& timestamps) {
  return check_client_message(m, timestamps);
}

CheckResult check(const Jump& m, const TimestampTable& timestamps) {
  return check_client_message(m, timestamps);
}

// retail: CMotionInterp::move_to_interpreted_state (core 7.18, step 7)
bool check(const ActionItem& item, std::uint16_t& last_timestamp, bool skips_autonomous) {
  if (!is_newer_action_stamp(item.timestamp(), last_timestamp)) return false;
  if (skips_autonomous && item.autonomous()) return false;
  last_timestamp = item.timestamp();
  return true;
}

}  // namespace acm::wire

namespace acm {

const char* to_string(CheckAction action) {
  switch (action) {
    case CheckAction::Accept: return "accept";
    case CheckAction::Defer: return "defer";
    case CheckAction::Drop: return "drop";
  }
  return "unknown";
}

const char* to_string(CheckReason reason) {
  switch (reason) {
    case CheckReason::Fresh: return "fresh";
    case CheckReason::NoPlayer: return "the local player is not named yet";
    case CheckReason::UnknownObject: return "object not known yet";
    case CheckReason::FutureInstance: return "for a later instance of the object";
    case CheckReason::PastInstance: return "for an earlier instance of the object";
    case CheckReason::StaleMovement: return "older movement timestamp";
    case CheckReason::StaleServerControl: return "older server control timestamp";
    case CheckReason::StalePosition: return "older position timestamp";
    case CheckReason::StaleTeleport: return "older teleport timestamp";
    case CheckReason::StaleForcePosition: return "older force position timestamp";
    case CheckReason::StaleState: return "older state timestamp";
    case CheckReason::StaleVector: return "older vector timestamp";
    case CheckReason::Echo: return "echo of the local player's own input";
    case CheckReason::OwnVector: return "the local player moves itself";
    case CheckReason::OwnDeletion: return "the local player is not deleted";
    case CheckReason::SecondPlayer: return "the local player is named already";
    case CheckReason::BadNumber: return "a number is not finite or out of range";
    case CheckReason::BadGuid: return "no object has the guid 0";
    case CheckReason::TooMany: return "the world is full";
    case CheckReason::NotReceived: return "clients do not act on it";
    case CheckReason::NoSoundTable: return "the object has no sound table";
    case CheckReason::NoScriptTable: return "the object has no script table";
    case CheckReason::NoScript: return "no such script";
    case CheckReason::NoInterpreter: return "the object has no motion interpreter";
    case CheckReason::NoMovement: return "a movement without content";
    case CheckReason::UnknownPlayer: return "no such player";
    case CheckReason::Dead: return "the player is dead";
    case CheckReason::InPortal: return "the player is being teleported";
    case CheckReason::Overtaken: return "a later one arrived first";
    case CheckReason::BadCell: return "no such place";
    case CheckReason::BadStyle: return "no such style";
    case CheckReason::BadCommand: return "an action in place of a movement";
    case CheckReason::BadAction: return "an action that is not an emote";
    case CheckReason::NotAllowed: return "not allowed";
    case CheckReason::NotAClients: return "clients do not send this";
    case CheckReason::StaleObjDesc: return "older appearance timestamp";
    case CheckReason::BadRotation: return "a rotation that is not of length 1";
    case CheckReason::JumpRefused: return "a jump that is not possible";
  }
  return "unknown";
}

}  // namespace acm
