// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "wire/gates.h"

#include "motion/movement_state.h"
#include "wire/finite.h"

namespace acm::wire {

namespace {

constexpr Admission kFresh{};

Admission drop(Reason reason) {
  return {Verdict::Drop, reason, nullptr, 0};
}

Admission wait(Reason reason, Guid waits_for) {
  return {Verdict::Wait, reason, nullptr, waits_for};
}

Admission refuse_number(const char* field) {
  return {Verdict::Drop, Reason::NotFinite, field, 0};
}

bool is_local(Guid guid, const Viewer& viewer) {
  return guid != 0 && guid == viewer.player;
}

/// Everything waits until the local player is named (wire 3.5).
bool waits_for_player(const Viewer& viewer) {
  return viewer.player == 0 && viewer.expects_player;
}

/// What comes before the stamps of an object: the player, the object, its instance.
Admission admit_object(Guid guid, std::uint16_t instance, const StampTable* stamps, const Viewer& viewer) {
  if (waits_for_player(viewer)) return wait(Reason::NoPlayer, 0);
  if (stamps == nullptr) return wait(Reason::UnknownObject, guid);
  const std::uint16_t known = (*stamps)[Stamp::Instance];
  if (is_newer(instance, known)) return wait(Reason::FutureInstance, guid);
  if (instance != known) return drop(Reason::PastInstance);
  return kFresh;
}

Admission advance(StampTable& stamps, Stamp slot, std::uint16_t stamp, Reason when_stale) {
  if (!is_newer(stamp, stamps[slot])) return drop(when_stale);
  stamps[slot] = stamp;
  return kFresh;
}

struct MovementStamps {
  std::uint16_t movement;
  std::uint16_t server_control;
  bool autonomous;
};

// retail: the gate of SmartBox for movement events (wire 5.1, UpdateMotion 3 to 5)
Admission admit_movement(const MovementStamps& m, StampTable& stamps, bool local) {
  const Admission newer = advance(stamps, Stamp::Movement, m.movement, Reason::StaleMovement);
  if (!newer.applies()) return newer;
  if (is_newer(stamps[Stamp::ServerControl], m.server_control)) return drop(Reason::StaleServerControl);
  stamps[Stamp::ServerControl] = m.server_control;
  return local && m.autonomous ? drop(Reason::Echo) : kFresh;
}

struct PositionStamps {
  std::uint16_t position;
  std::uint16_t teleport;
  std::uint16_t force_position;
};

/// The local player's test for a correction. The stamp is stored by the comparison itself, so also when the
/// correction then fails for coming from before a teleport (managers LP-60).
bool is_forced(const PositionStamps& p, StampTable& stamps) {
  if (!is_newer(p.force_position, stamps[Stamp::ForcePosition])) return false;
  stamps[Stamp::ForcePosition] = p.force_position;
  return !is_newer(stamps[Stamp::Teleport], p.teleport);
}

PositionAdmission admit_position(const PositionStamps& p, StampTable& stamps, bool local) {
  if (local && is_forced(p, stamps)) {
    stamps[Stamp::Position] = p.position;  // not compared (managers LP-61)
    return {kFresh, PositionEffect::Force};
  }
  if (!is_newer(p.position, stamps[Stamp::Position])) return {drop(Reason::StalePosition)};
  // Retail stores the position stamp before this test and puts it back (managers LP-60).
  if (is_newer(stamps[Stamp::Teleport], p.teleport)) return {drop(Reason::StaleTeleport)};
  const bool teleports = is_newer(p.teleport, stamps[Stamp::Teleport]);
  stamps[Stamp::Position] = p.position;
  stamps[Stamp::Teleport] = p.teleport;
  return {kFresh, teleports ? PositionEffect::Teleport : PositionEffect::Ordinary};
}

PositionAdmission admit_pack(const PositionPack& pack, StampTable& stamps, bool local) {
  return admit_position({pack.position_stamp, pack.teleport, pack.force_position}, stamps, local);
}

Admission admit_vector(std::uint16_t stamp, StampTable& stamps, bool local, const Viewer& viewer) {
  constexpr std::uint8_t kClientMovesItself = 2;
  const Admission newer = advance(stamps, Stamp::Vector, stamp, Reason::StaleVector);
  if (!newer.applies()) return newer;
  return local && viewer.autonomy_level == kClientMovesItself ? drop(Reason::OwnVector) : kFresh;
}

Admission admit_client(const ClientStamps& sent, const StampTable& stamps) {
  if (sent.instance != stamps[Stamp::Instance]) return drop(Reason::PastInstance);
  if (is_newer(stamps[Stamp::Teleport], sent.teleport)) return drop(Reason::StaleTeleport);
  if (is_newer(stamps[Stamp::ForcePosition], sent.force_position)) return drop(Reason::StaleForcePosition);
  return kFresh;
}

template <class M>
Admission admit_client_message(const M& m, const StampTable& stamps) {
  if (const char* field = non_finite_field(m)) return refuse_number(field);
  return admit_client(m.stamps, stamps);
}

/// The parts of a description of an object that is known, each by its own stamps (managers LP-52).
void admit_parts(const ObjectDescription& m, StampTable& stamps, const Viewer& viewer, ObjectAdmission& out) {
  const PhysicsDescription& p = m.physics;
  const StampTable& sent = p.stamps;
  const bool local = is_local(m.guid, viewer);
  out.position = admit_position({sent[Stamp::Position], sent[Stamp::Teleport], sent[Stamp::ForcePosition]},
                                stamps, local);
  out.movement =
      admit_movement({sent[Stamp::Movement], sent[Stamp::ServerControl], p.autonomous != 0}, stamps, local);
  out.state = advance(stamps, Stamp::State, sent[Stamp::State], Reason::StaleState);
  out.vector = admit_vector(sent[Stamp::Vector], stamps, local, viewer);
}

}  // namespace

Admission admit(const UpdateMotion& m, StampTable* stamps, const Viewer& viewer) {
  if (const char* field = non_finite_field(m)) return refuse_number(field);
  const Admission object = admit_object(m.guid, m.instance, stamps, viewer);
  if (!object.applies()) return object;
  return admit_movement({m.movement, m.server_control, m.autonomous != 0}, *stamps, is_local(m.guid, viewer));
}

PositionAdmission admit(const UpdatePosition& m, StampTable* stamps, const Viewer& viewer) {
  if (const char* field = non_finite_field(m)) return {refuse_number(field)};
  const Admission object = admit_object(m.guid, m.pack.instance, stamps, viewer);
  if (!object.applies()) return {object};
  return admit_pack(m.pack, *stamps, is_local(m.guid, viewer));
}

DoubleAdmission admit(const PositionAndMovement& m, StampTable* stamps, const Viewer& viewer) {
  if (const char* field = non_finite_field(m)) return {{refuse_number(field)}, refuse_number(field)};
  const Admission object = admit_object(m.guid, m.pack.instance, stamps, viewer);
  if (!object.applies()) return {{object}, object};
  const bool local = is_local(m.guid, viewer);
  const PositionAdmission position = admit_pack(m.pack, *stamps, local);
  return {position, admit_movement({m.movement, m.server_control, m.autonomous != 0}, *stamps, local)};
}

Admission admit(const VectorUpdate& m, StampTable* stamps, const Viewer& viewer) {
  if (const char* field = non_finite_field(m)) return refuse_number(field);
  const Admission object = admit_object(m.guid, m.instance, stamps, viewer);
  if (!object.applies()) return object;
  return admit_vector(m.vector, *stamps, is_local(m.guid, viewer), viewer);
}

Admission admit(const SetState& m, StampTable* stamps, const Viewer& viewer) {
  const Admission object = admit_object(m.guid, m.instance, stamps, viewer);
  if (!object.applies()) return object;
  return advance(*stamps, Stamp::State, m.state, Reason::StaleState);
}

Admission admit(const PickupEvent& m, StampTable* stamps, const Viewer& viewer) {
  const Admission object = admit_object(m.guid, m.instance, stamps, viewer);
  if (!object.applies()) return object;
  return advance(*stamps, Stamp::Position, m.position, Reason::StalePosition);
}

Admission admit(const ParentEvent& m, const StampTable* parent, StampTable* child, const Viewer& viewer) {
  const Admission object = admit_object(m.parent, m.parent_instance, parent, viewer);
  if (!object.applies()) return object;
  if (child == nullptr) return wait(Reason::UnknownObject, m.child);
  return advance(*child, Stamp::Position, m.child_position, Reason::StalePosition);
}

Admission admit(const DeleteObject& m, const StampTable* stamps, const Viewer& viewer) {
  if (is_local(m.guid, viewer)) return drop(Reason::OwnDeletion);
  return admit_object(m.guid, m.instance, stamps, viewer);
}

Admission admit(const PlayerCreate&, const Viewer& viewer) {
  return viewer.player != 0 ? drop(Reason::SecondPlayer) : kFresh;
}

// retail: moves nothing, only announces (managers LP-65)
Admission admit(const PlayerTeleport& m, const StampTable* player, const Viewer& viewer) {
  if (viewer.player == 0) return wait(Reason::NoPlayer, 0);
  if (player == nullptr) return wait(Reason::UnknownObject, viewer.player);
  return is_newer((*player)[Stamp::Teleport], m.teleport) ? drop(Reason::StaleTeleport) : kFresh;
}

ObjectAdmission admit(const ObjectDescription& m, StampTable* stamps, const Viewer& viewer) {
  ObjectAdmission out;
  if (const char* field = non_finite_field(m)) {
    static_cast<Admission&>(out) = refuse_number(field);
  } else if (waits_for_player(viewer)) {
    static_cast<Admission&>(out) = wait(Reason::NoPlayer, 0);
  } else if (stamps != nullptr) {
    const std::uint16_t instance = m.physics.stamps[Stamp::Instance];
    const std::uint16_t known = (*stamps)[Stamp::Instance];
    if (is_newer(instance, known)) {
      out.effect = ObjectEffect::Recreate;
    } else if (instance != known) {
      static_cast<Admission&>(out) = drop(Reason::PastInstance);
    } else {
      out.effect = ObjectEffect::Merge;
      admit_parts(m, *stamps, viewer, out);
    }
  }
  return out;
}

Admission admit(const MoveToState& m, const StampTable& stamps) {
  return admit_client_message(m, stamps);
}

Admission admit(const AutonomousPosition& m, const StampTable& stamps) {
  return admit_client_message(m, stamps);
}

Admission admit(const Jump& m, const StampTable& stamps) {
  return admit_client_message(m, stamps);
}

// retail: CMotionInterp::move_to_interpreted_state (core 7.18, step 7)
bool admit(const ActionItem& item, std::uint16_t& last_stamp, bool skips_autonomous) {
  if (!is_newer_action_stamp(item.stamp(), last_stamp)) return false;
  if (skips_autonomous && item.autonomous()) return false;
  last_stamp = item.stamp();
  return true;
}

const char* to_string(Verdict verdict) {
  switch (verdict) {
    case Verdict::Apply: return "apply";
    case Verdict::Wait: return "wait";
    case Verdict::Drop: return "drop";
  }
  return "unknown";
}

const char* to_string(Reason reason) {
  switch (reason) {
    case Reason::Fresh: return "fresh";
    case Reason::NoPlayer: return "the local player is not named yet";
    case Reason::UnknownObject: return "object not known yet";
    case Reason::FutureInstance: return "for a later instance of the object";
    case Reason::PastInstance: return "for an earlier instance of the object";
    case Reason::StaleMovement: return "older movement stamp";
    case Reason::StaleServerControl: return "older server control stamp";
    case Reason::StalePosition: return "older position stamp";
    case Reason::StaleTeleport: return "older teleport stamp";
    case Reason::StaleForcePosition: return "older force position stamp";
    case Reason::StaleState: return "older state stamp";
    case Reason::StaleVector: return "older vector stamp";
    case Reason::Echo: return "echo of the local player's own input";
    case Reason::OwnVector: return "the local player moves itself";
    case Reason::OwnDeletion: return "the local player is not deleted";
    case Reason::SecondPlayer: return "the local player is named already";
    case Reason::NotFinite: return "a number is not finite";
  }
  return "unknown";
}

}  // namespace acm::wire
