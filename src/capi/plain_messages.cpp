// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "capi/plain_messages.h"

#include "capi/convert.h"

#include <variant>

namespace acm::capi {

namespace {

// Calls link(field of the message, field of the C struct) for each field: one list for both directions.
template <class M, class C, class Link>
  requires std::is_same_v<std::remove_cvref_t<M>, wire::DeleteObject>
bool link_fields(M& m, C& c, Link&& link) {
  link(m.guid, c.guid);
  link(m.instance, c.timestamps[ACM_TIMESTAMP_INSTANCE]);
  link(m.padding, c.padding);
  return true;
}
template <class M, class C, class Link>
  requires std::is_same_v<std::remove_cvref_t<M>, wire::PlayerCreate>
bool link_fields(M& m, C& c, Link&& link) {
  link(m.guid, c.guid);
  return true;
}
template <class M, class C, class Link>
  requires std::is_same_v<std::remove_cvref_t<M>, wire::PlayerTeleport>
bool link_fields(M& m, C& c, Link&& link) {
  link(m.teleport, c.timestamps[ACM_TIMESTAMP_TELEPORT]);
  link(m.padding, c.padding);
  return true;
}
template <class M, class C, class Link>
  requires std::is_same_v<std::remove_cvref_t<M>, wire::ParentEvent>
bool link_fields(M& m, C& c, Link&& link) {
  link(m.parent, c.parent);
  link(m.child, c.guid);
  link(m.location, c.location);
  link(m.placement, c.placement);
  link(m.parent_instance, c.timestamps[ACM_TIMESTAMP_INSTANCE]);
  link(m.child_position, c.timestamps[ACM_TIMESTAMP_POSITION]);
  return true;
}
template <class M, class C, class Link>
  requires std::is_same_v<std::remove_cvref_t<M>, wire::PickupEvent>
bool link_fields(M& m, C& c, Link&& link) {
  link(m.guid, c.guid);
  link(m.instance, c.timestamps[ACM_TIMESTAMP_INSTANCE]);
  link(m.position, c.timestamps[ACM_TIMESTAMP_POSITION]);
  return true;
}
template <class M, class C, class Link>
  requires std::is_same_v<std::remove_cvref_t<M>, wire::SetState>
bool link_fields(M& m, C& c, Link&& link) {
  link(m.guid, c.guid);
  link(m.physics_state, c.state);
  link(m.instance, c.timestamps[ACM_TIMESTAMP_INSTANCE]);
  link(m.state, c.timestamps[ACM_TIMESTAMP_STATE]);
  return true;
}
template <class M, class C, class Link>
  requires std::is_same_v<std::remove_cvref_t<M>, wire::VectorUpdate>
bool link_fields(M& m, C& c, Link&& link) {
  link(m.guid, c.guid);
  link(m.velocity.x, c.velocity.x);
  link(m.velocity.y, c.velocity.y);
  link(m.velocity.z, c.velocity.z);
  link(m.omega.x, c.omega.x);
  link(m.omega.y, c.omega.y);
  link(m.omega.z, c.omega.z);
  link(m.instance, c.timestamps[ACM_TIMESTAMP_INSTANCE]);
  link(m.vector, c.timestamps[ACM_TIMESTAMP_VECTOR]);
  return true;
}
template <class M, class C, class Link>
  requires std::is_same_v<std::remove_cvref_t<M>, wire::Sound>
bool link_fields(M& m, C& c, Link&& link) {
  link(m.guid, c.guid);
  link(m.sound_type, c.id);
  link(m.volume, c.amount);
  return true;
}
template <class M, class C, class Link>
  requires std::is_same_v<std::remove_cvref_t<M>, wire::PlayScriptId>
bool link_fields(M& m, C& c, Link&& link) {
  link(m.guid, c.guid);
  link(m.script, c.id);
  return true;
}
template <class M, class C, class Link>
  requires std::is_same_v<std::remove_cvref_t<M>, wire::PlayScriptType>
bool link_fields(M& m, C& c, Link&& link) {
  link(m.guid, c.guid);
  link(m.script_type, c.id);
  link(m.mod, c.amount);
  return true;
}
template <class M, class C, class Link>
  requires std::is_same_v<std::remove_cvref_t<M>, wire::DoMovementCommand>
bool link_fields(M& m, C& c, Link&& link) {
  link(m.action, c.action);
  link(m.motion, c.motion);
  link(m.speed, c.amount);
  link(m.hold_key, c.hold_key);
  return true;
}
template <class M, class C, class Link>
  requires std::is_same_v<std::remove_cvref_t<M>, wire::StopMovementCommand>
bool link_fields(M& m, C& c, Link&& link) {
  link(m.action, c.action);
  link(m.motion, c.motion);
  link(m.hold_key, c.hold_key);
  return true;
}
template <class M, class C, class Link>
  requires std::is_same_v<std::remove_cvref_t<M>, wire::TurnTo>
bool link_fields(M& m, C& c, Link&& link) {
  link(m.action, c.action);
  link(m.heading, c.amount);
  link(m.run, c.flag);
  return true;
}
template <class M, class C, class Link>
  requires std::is_same_v<std::remove_cvref_t<M>, wire::AutonomyLevel>
bool link_fields(M& m, C& c, Link&& link) {
  link(m.action, c.action);
  link(m.level, c.flag);
  return true;
}
template <class M, class C, class Link>
  requires std::is_same_v<std::remove_cvref_t<M>, wire::JumpNonAutonomous>
bool link_fields(M& m, C& c, Link&& link) {
  link(m.action, c.action);
  link(m.extent, c.amount);
  return true;
}
/// All others.
bool link_fields(...) {
  return false;
}

}  // namespace

bool to_plain(const wire::Message& from, acm_message& to) {
  const auto store = [](const auto& field, auto& c_field) {
    c_field = static_cast<std::remove_cvref_t<decltype(c_field)>>(field);
  };
  return std::visit([&](const auto& m) { return link_fields(m, to, store); }, from);
}

bool from_plain(const acm_message& from, wire::Message& to) {
  const auto load = [](auto& field, const auto& c_field) {
    field = static_cast<std::remove_cvref_t<decltype(field)>>(c_field);
  };
#define ACM_TRY_MESSAGE(M)                                           \
  if (from.opcode == static_cast<std::uint32_t>(wire::M::kOpcode)) { \
    auto& m = to.emplace<wire::M>();                                 \
    return link_fields(m, from, load);                               \
  }
  ACM_WIRE_MESSAGES(ACM_TRY_MESSAGE)
#undef ACM_TRY_MESSAGE
  return false;
}

}  // namespace acm::capi
