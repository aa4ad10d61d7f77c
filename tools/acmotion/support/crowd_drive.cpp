// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "crowd_drive.h"

#include "actor/motion_interp.h"
#include "actor/movement_message.h"
#include "world/apply.h"
#include "world/server_object.h"

namespace acm::tool {

void ClientDrive::receive(const wire::Message& message) {
  watch_.start();
  apply_message(world_, message);
  watch_.stop();
  ++messages_;
}

void ClientDrive::create() {
  crowd_.create([this](const wire::Message& message) { receive(message); });
}

void ClientDrive::before_tick(std::uint64_t tick) {
  crowd_.order(tick, world_, [this](const wire::Message& message) { receive(message); });
}

void ServerDrive::create() {
  for (std::uint32_t i = 0; i < crowd_.size(); ++i) {
    NewObject object;
    object.setup = crowd_.setup_of(i);
    object.position = crowd_.place_in_group(i);
    create_object(world_, Crowd::kFirstGuid + i, object);
  }
  // Only now: a description may name others.
  for (std::uint32_t i = 0; i < crowd_.size(); ++i) {
    const wire::CreateObject description = describe(world_, Crowd::kFirstGuid + i);
    outbox_.push(Audience::Everyone, description.guid, description);
  }
  send_outbox();
}

// The body does what its clients are sent, by the same function: then both do the same.
void ServerDrive::before_tick(std::uint64_t tick) {
  watch_.start();
  for (const std::uint32_t i : crowd_.due(tick)) {
    const wire::MovementBody body = crowd_.choose_safely(i, world_);
    with_object(world_, outbox_, Crowd::kFirstGuid + i, [&](const ServerObject& o) {
      ensure_motion_interp(o.context(), o.actor);
      apply_movement(o.context(), o.actor, body);
      send_movement(o, body);
    });
  }
  watch_.stop();
  send_outbox();
}

void ServerDrive::after_tick() {
  watch_.start();
  broadcast_due(world_, outbox_);
  watch_.stop();
  send_outbox();
}

void ServerDrive::send_outbox() {
  for (const OutboundMessage& message : outbox_.view()) {
    if (message.audience == Audience::Owner) continue;
    capture_.send(message.bytes, world_.scene.clock);
    ++messages_;
  }
  outbox_.clear();
}

}  // namespace acm::tool
