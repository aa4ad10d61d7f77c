// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "world/invariants.h"

#include <cmath>

namespace acm {

namespace {

constexpr double kMaxFrameNumber = 1e6;

bool is_among(std::int16_t index, unsigned size) {
  return index >= 0 && static_cast<unsigned>(index) < size;
}

bool has_frame(const SequenceNode& node, std::int32_t frame) {
  return frame >= 0 && static_cast<std::uint32_t>(frame) < node.animation->frame_count;
}

const char* broken_by(const Sequence& seq, const ListPool& pool) {
  const unsigned size = seq.nodes.size();
  if (size == 0 ? seq.current != Sequence::kNone : !is_among(seq.current, size)) return "sequence.current";
  if (size == 0 ? seq.first_cyclic != Sequence::kNone : !is_among(seq.first_cyclic, size))
    return "sequence.first_cyclic";
  if (!(std::fabs(seq.frame_number) <= kMaxFrameNumber)) return "sequence.frame_number";
  for (const SequenceNode& node : seq.nodes.view(pool)) {
    if (!node.animation) return "sequence.nodes.animation";
    if (!has_frame(node, node.low_frame)) return "sequence.nodes.low_frame";
    if (!has_frame(node, node.high_frame)) return "sequence.nodes.high_frame";
  }
  return nullptr;
}

const char* broken_by(const Body& body, Guid guid) {
  return body.parent != 0 && body.parent == guid ? "body.parent" : nullptr;
}

bool is_leg(MovementType type) {
  return type == MovementType::MoveToPosition || type == MovementType::TurnToHeading;
}

const char* broken_by(const MoveTo& move) {
  if (move.type != MovementType::Invalid &&
      (move.type < MovementType::MoveToObject || move.type > MovementType::TurnToHeading))
    return "move_to.type";
  for (const MoveNode& node : move.nodes.view())
    if (!is_leg(node.type)) return "move_to.nodes";
  return nullptr;
}

const char* broken_by(const Targeting& targeting, Guid guid) {
  if (targeting.watcher != guid) return "targeting.watcher";
  if (targeting.has_target && targeting.info.object == 0) return "targeting.info.object";
  // Who stands in a table stands in that of its target: another one would never take it out again.
  const bool watches_target = targeting.has_target && targeting.watched == targeting.info.object;
  return targeting.watched != 0 && !watches_target ? "targeting.watched" : nullptr;
}

const char* broken_by(const Effects& effects, const Actor& actor) {
  for (const QueuedScript& queued : effects.scripts.view()) {
    if (!queued.script->is_playable) return "effects.scripts.script";
    if (queued.taken > queued.script->cues.size()) return "effects.scripts.taken";
  }
  if (effects.looks.size() != (actor.has_parts ? actor.part_count : 0u)) return "effects.looks";
  return nullptr;
}

}  // namespace

const char* broken_invariant(const Scene& scene, const Actor& actor) {
  if (const char* name = broken_by(actor.sequence, scene.pool)) return name;
  if (const char* name = broken_by(actor.body, actor.guid)) return name;
  if (const MoveTo* move = scene.move_to.find(actor.managers.move_to))
    if (const char* name = broken_by(*move)) return name;
  if (const Targeting* targeting = scene.targeting.find(actor.managers.targeting))
    if (const char* name = broken_by(*targeting, actor.guid)) return name;
  if (const Effects* effects = scene.effects.find(actor.managers.effects))
    if (const char* name = broken_by(*effects, actor)) return name;
  return nullptr;
}

const char* broken_invariant(const Scene& scene) {
  for (std::size_t i = 0; i < scene.size(); ++i)
    if (const char* name = broken_invariant(scene, scene.in_order(i))) return name;
  return nullptr;
}

}  // namespace acm
