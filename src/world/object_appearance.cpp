// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "world/object_appearance.h"

#include "assets/appearance_format.h"
#include "world/numbers.h"

#include <utility>

namespace acm {

namespace {

/// A part with another mesh is shown as that mesh is, whatever hooks have made of it (OD-9).
void reset_part_looks(Scene& scene, const Actor& actor, const Appearance& described) {
  Effects* effects = scene.effects.find(actor.managers.effects);
  if (!effects) return;
  for (const PartChange& change : described.part_changes) {
    if (change.mesh == 0 || change.part >= effects->looks.size()) continue;
    PartLook& look = effects->looks[change.part];
    look = {.is_drawn = look.is_drawn};
  }
}

Appearance shown_after(const Appearance* shown, const Appearance& described) {
  Appearance after = shown ? *shown : Appearance{};
  after.apply(described);
  return after;
}

}  // namespace

Outcome check(const Appearance& appearance) {
  const Status status = check_sendable(appearance);
  if (status) return {};
  const bool is_full = status.error().code == ErrorCode::LimitExceeded;
  return not_possible(is_full ? OutcomeKind::LimitExceeded : OutcomeKind::BadArgument, status.error().what);
}

bool change_appearance(WorldState& world, Guid guid, const Appearance& appearance) {
  const ActorId id = world.scene.id_of(guid);
  const Appearance* shown = std::as_const(world).appearance(id);
  if (shown ? *shown == appearance : appearance == Appearance{}) return false;
  world.set_appearance(id, appearance);
  world.report(guid, EventType::AppearanceChanged);
  return true;
}

void apply_first_appearance(WorldState& world, Guid guid, const wire::AppearanceView& described) {
  if (const Result<Appearance> appearance = described.decode())
    world.set_appearance(world.scene.id_of(guid), shown_after(nullptr, *appearance));
}

void apply_appearance(WorldState& world, const Actor& actor, const wire::AppearanceView& described) {
  const Result<Appearance> appearance = described.decode();
  if (!appearance) return;  // never: the message was decoded
  reset_part_looks(world.scene, actor, *appearance);
  const Appearance* shown = std::as_const(world).appearance(world.scene.id_of(actor.guid));
  change_appearance(world, actor.guid, shown_after(shown, *appearance));
}

}  // namespace acm
