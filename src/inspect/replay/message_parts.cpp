// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "message_parts.h"

namespace acm::inspect {

const wire::ObjectDescription* description_in(const wire::Message& message) {
  if (const auto* m = std::get_if<wire::CreateObject>(&message)) return m;
  return std::get_if<wire::UpdateObject>(&message);
}

const wire::PositionPack* position_in(const wire::Message& message) {
  if (const auto* m = std::get_if<wire::UpdatePosition>(&message)) return &m->pack;
  if (const auto* m = std::get_if<wire::PositionAndMovement>(&message)) return &m->pack;
  return nullptr;
}

const wire::MovementBody* movement_in(const wire::Message& message) {
  if (const auto* m = std::get_if<wire::UpdateMotion>(&message)) return &m->body;
  if (const auto* m = std::get_if<wire::PositionAndMovement>(&message)) return &m->body;
  const wire::ObjectDescription* description = description_in(message);
  return description && description->physics.has_body ? &description->physics.body : nullptr;
}

bool is_about_movement(const wire::Message& message) {
  return std::holds_alternative<wire::UpdateMotion>(message) ||
         std::holds_alternative<wire::VectorUpdate>(message) || position_in(message) != nullptr;
}

}  // namespace acm::inspect
