// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "actor/timed_hooks.h"

#include "actor/body.h"
#include "actor/hook_effects.h"
#include "actor/scripts.h"
#include "base/finite.h"

#include <algorithm>

#include "report.h"

namespace acm {

namespace {

// How much of it has passed, from 0 to 1 (HK-3).
float elapsed_share(const TimedHook& hook, double now) {
  const double t = now - hook.created;
  if (!(t > 0.0)) return 0.0f;
  return t < hook.duration ? static_cast<float>(t / hook.duration) : 1.0f;
}

// GUARD: between values so far apart that their difference is infinite nothing can be seen; the end applies.
// It also does at the end: in single precision the difference and the start need not add up to it.
float value_at(const TimedHook& hook, float share) {
  if (share == 1.0f) return hook.end;
  const float value = (hook.end - hook.start) * share + hook.start;
  return is_finite(value) ? value : hook.end;
}

// HK-13. QUIRK: "not drawn" is the switch of NoDraw too, so a value below 1 shows a part that NoDraw hid.
void set_translucency(PartLook& look, float value, bool is_cloaked) {
  if (is_cloaked) return;
  look.is_drawn = value != 1.0f;
  if (look.is_drawn) look.translucency = value;
}

void set_translucency_of_body(const Actor& actor, Effects& effects, float value) {
  effects.translucency = std::max(value, effects.original_translucency);
  for (PartLook& look : effects.looks)
    set_translucency(look, effects.translucency, actor.body.has(physics_state::kCloaked));
}

void set_look(const Actor& actor, Effects& effects, TimedHook::Kind kind, std::uint32_t part, float value) {
  PartLook* look = part < effects.looks.size() ? &effects.looks[part] : nullptr;
  switch (kind) {
    case TimedHook::Kind::Transparent: set_translucency_of_body(actor, effects, value); break;
    case TimedHook::Kind::TransparentPart:
      if (look) set_translucency(*look, value, actor.body.has(physics_state::kCloaked));
      break;
    case TimedHook::Kind::Luminous:
      for (PartLook& each : effects.looks) each.luminosity = value;
      break;
    case TimedHook::Kind::LuminousPart:
      if (look) look->luminosity = value;
      break;
    case TimedHook::Kind::Diffuse:
      for (PartLook& each : effects.looks) each.diffuse = value;
      break;
    case TimedHook::Kind::DiffusePart:
      if (look) look->diffuse = value;
      break;
    default: break;
  }
}

}  // namespace

void add_timed_hook(StepContext& context, Actor& actor, const TimedHook& hook) {
  Effects* effects = ensure_effects(context, actor);
  const bool may_grow = !context.is_in_pass();
  if (!effects || !effects->timed.has_room(may_grow)) {
    report(context, actor, LimitReachedEvent{Limit::Ramps, 1});
    if (!effects || !may_grow) return;
    effects->timed.pop_front();
  }
  (void)effects->timed.push_back(hook, may_grow);
  actor.effects_in_use.set(EffectsInUse::kTimed, true);
}

void apply_timed_value(StepContext& context, Actor& actor, TimedHook::Kind kind, std::uint32_t datum,
                       float value) {
  if (kind == TimedHook::Kind::Scale) {
    if (is_within(value, limits::kScale)) actor.body.scale = value;
    return;
  }
  if (Effects* effects = ensure_effects(context, actor))
    set_look(actor, *effects, kind, datum, value);
  else
    report(context, actor, LimitReachedEvent{Limit::Ramps, 1});
}

void resize_looks(Effects& effects, const Actor& actor) {
  PartLook look;
  if (effects.translucency != 0.0f)
    set_translucency(look, effects.translucency, actor.body.has(physics_state::kCloaked));
  if (actor.body.has(physics_state::kNoDraw)) look.is_drawn = false;
  effects.looks.resize(actor.has_parts ? actor.part_count : 0, look);
}

void run_timed_hooks(StepContext& context, Actor& actor, Effects& effects) {
  for (unsigned i = effects.timed.size(); i-- > 0;) {
    const TimedHook hook = effects.timed[i];
    const float share = elapsed_share(hook, actor.body.physics_time);
    if (hook.kind != TimedHook::Kind::Script)
      apply_timed_value(context, actor, hook.kind, hook.datum, value_at(hook, share));
    else if (share == 1.0f && is_in_cell(context.scene, actor))
      queue_script(context, actor, hook.datum, hook.ids);
    if (share == 1.0f) effects.timed.erase(i);
  }
  note_effects_in_use(actor, effects);
}

}  // namespace acm
