// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/events.hpp"

namespace acm {

// Fill in the type of an event and its fields.
inline void set_fields(Event& e, const MotionDoneEvent& fields) {
  e.type = EventType::MotionDone;
  e.motion_done = fields;
}
inline void set_fields(Event& e, const MotionRefusedEvent& fields) {
  e.type = EventType::MotionRefused;
  e.motion_refused = fields;
}
inline void set_fields(Event& e, const HookEvent& fields) {
  e.type = EventType::Hook;
  e.hook = fields;
}
inline void set_fields(Event& e, const VelocitySetEvent& fields) {
  e.type = EventType::VelocitySet;
  e.velocity_set = fields;
}
inline void set_fields(Event& e, const MoveFinishedEvent& fields) {
  e.type = EventType::MoveFinished;
  e.move_finished = fields;
}
inline void set_fields(Event& e, const BlippedEvent& fields) {
  e.type = EventType::Blipped;
  e.blipped = fields;
}
inline void set_fields(Event& e, const TargetLostEvent& fields) {
  e.type = EventType::TargetLost;
  e.target_lost = fields;
}
inline void set_fields(Event& e, const LimitReachedEvent& fields) {
  e.type = EventType::LimitReached;
  e.limit_reached = fields;
}
inline void set_fields(Event& e, const AssetMissingEvent& fields) {
  e.type = EventType::AssetMissing;
  e.asset_missing = fields;
}
inline void set_fields(Event& e, const StalledEvent& fields) {
  e.type = EventType::Stalled;
  e.stalled = fields;
}
inline void set_fields(Event& e, const SoundHeardEvent& fields) {
  e.type = EventType::SoundHeard;
  e.sound_heard = fields;
}
inline void set_fields(Event& e, const MessageNotAppliedEvent& fields) {
  e.type = EventType::MessageNotApplied;
  e.message_not_applied = fields;
}
/// Of a type without fields.
inline void set_fields(Event& e, EventType type) {
  e.type = type;
}

/// The type says whether the body begins or ceases to stick.
struct StickChange {
  EventType type;
  Guid target;
};
inline void set_fields(Event& e, const StickChange& change) {
  e.type = change.type;
  e.stick = {change.target};
}

}  // namespace acm
