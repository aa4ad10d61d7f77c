// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "actor/children.h"

#include "actor/hook_effects.h"

#include <utility>

#include "report.h"

namespace acm {

void add_child(StepContext& context, Actor& child) {
  if (child.body.parent == 0) return;
  Actor* holder = context.scene.find(child.body.parent);
  if (!holder) {
    context.scene.orphans[child.body.parent].push_back(child.guid);
    return;
  }
  prepare_effects(context, child);
  Effects* effects = ensure_effects(context, *holder);
  const bool may_grow = !context.is_in_pass();
  if (!effects || !effects->children.has_room(may_grow)) {
    report(context, *holder, LimitReachedEvent{Limit::Children, 1});
    if (!effects || !may_grow) return;
    effects->children.pop_front();
  }
  (void)effects->children.push_back(child.guid, may_grow);
  holder->effects_in_use.set(EffectsInUse::kChildren, true);
}

void remove_child(Scene& scene, const Actor& child) {
  if (child.body.parent == 0) return;
  if (const auto waiting = scene.orphans.find(child.body.parent); waiting != scene.orphans.end()) {
    std::erase(waiting->second, child.guid);
    if (waiting->second.empty()) scene.orphans.erase(waiting);
  }
  Actor* holder = scene.find(child.body.parent);
  Effects* effects = holder ? scene.effects.find(holder->managers.effects) : nullptr;
  if (!effects) return;
  for (unsigned i = effects->children.size(); i-- > 0;)
    if (effects->children[i] == child.guid) effects->children.erase(i);
  note_effects_in_use(*holder, *effects);
}

std::uint32_t part_at(const Actor* holder, std::uint32_t location) {
  if (holder && holder->setup)
    for (const Setup::Location& held : holder->setup->holding_locations)
      if (held.key == location) return held.part;
  return kNoPart;
}

void find_parts_of_children(Scene& scene, const Actor& holder) {
  const Effects* effects = scene.effects.find(holder.managers.effects);
  if (!effects) return;
  for (const Guid guid : effects->children.view())
    if (Actor* child = scene.find(guid))
      child->body.held_at_part = part_at(&holder, child->body.hold_location);
}

void adopt_orphans(StepContext& context, Actor& holder) {
  const auto waiting = context.scene.orphans.find(holder.guid);
  if (waiting == context.scene.orphans.end()) return;
  const Vector<Guid> children = std::move(waiting->second);
  context.scene.orphans.erase(waiting);
  for (const Guid guid : children) {
    Actor* child = context.scene.find(guid);
    if (!child) continue;
    context.scene.links_changed(*child);
    add_child(context, *child);
  }
  find_parts_of_children(context.scene, holder);
}

void leave_orphans(Scene& scene, const Actor& holder) {
  const Effects* effects = scene.effects.find(holder.managers.effects);
  if (!effects || effects->children.empty()) return;
  Vector<Guid>& waiting = scene.orphans[holder.guid];
  waiting.assign(effects->children.view().begin(), effects->children.view().end());
}

}  // namespace acm
