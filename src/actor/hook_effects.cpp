// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "actor/hook_effects.h"

#include "acmotion/effect_types.hpp"
#include "actor/body.h"
#include "actor/motion_table_manager.h"
#include "actor/scripts.h"
#include "actor/timed_hooks.h"
#include "assets/sound_choice.h"
#include "base/counter_random.h"
#include "base/epsilon.h"
#include "base/finite.h"

#include "report.h"

namespace acm {

namespace {

void set_bit(Body& body, std::uint32_t bit, bool on) {
  body.state = on ? body.state | bit : body.state & ~bit;
}

// A number from 0 to below 1. The same world seed, guid and count give the same number.
double draw_random(StepContext& context, Actor& actor) {
  if (context.scene.random) return context.scene.random->next();
  const CounterRandom row(context.scene.options.random_seed, actor.guid);
  return static_cast<double>(row.unit(actor.random_count++));
}

// One of 0, 1/32767, ... 1, to be compared with a probability (SN-4).
double draw_roll(StepContext& context, Actor& actor) {
  if (context.scene.random) return context.scene.random->next();
  return CounterRandom(context.scene.options.random_seed, actor.guid).roll(actor.random_count++);
}

// Executes each type of hook (HK-10). What is not here is only reported.
class HookEffect {
 public:
  HookEffect(StepContext& context, Actor& actor, ContextIds ids)
      : context_(context), actor_(actor), ids_(ids) {}

  template <class Other>
  void operator()(const Other&) {}
  void operator()(const AnimationDoneHook&) { animation_done(context_, actor_, true); }
  void operator()(const EtherealHook& h) { set_ethereal(actor_.body, h.ethereal != 0); }
  void operator()(const NoDrawHook& h) {
    set_bit(actor_.body, physics_state::kNoDraw, h.no_draw != 0);
    draw_parts(context_.scene, actor_, h.no_draw == 0);
  }
  void operator()(const SetLightHook& h) { set_bit(actor_.body, physics_state::kLighting, h.on != 0); }
  void operator()(const SetOmegaHook& h) {
    if (is_within(h.omega, limits::kOmega)) set_omega(actor_, h.omega);
  }
  void operator()(const ScaleHook& h) { ramp(TimedHook::Kind::Scale, 0, actor_.body.scale, h.end, h.time); }
  void operator()(const TransparentHook& h) { ramp(TimedHook::Kind::Transparent, 0, h.start, h.end, h.time); }
  void operator()(const TransparentPartHook& h) {
    ramp(TimedHook::Kind::TransparentPart, h.part, h.start, h.end, h.time);
  }
  void operator()(const LuminousHook& h) { ramp(TimedHook::Kind::Luminous, 0, h.start, h.end, h.time); }
  void operator()(const LuminousPartHook& h) {
    ramp(TimedHook::Kind::LuminousPart, h.part, h.start, h.end, h.time);
  }
  void operator()(const DiffuseHook& h) { ramp(TimedHook::Kind::Diffuse, 0, h.start, h.end, h.time); }
  void operator()(const DiffusePartHook& h) {
    ramp(TimedHook::Kind::DiffusePart, h.part, h.start, h.end, h.time);
  }
  void operator()(const DefaultScriptHook&) { play_default_script(context_, actor_, ids_); }
  void operator()(const DefaultScriptPartHook& h) {
    if (Actor* child = child_at(h.part)) play_default_script(context_, *child, ids_);
  }
  // HK-17: the pause is the longest wait.
  void operator()(const CallScriptHook& h) {
    if (h.pause >= kEpsilon && is_finite(h.pause)) {
      const auto delay = static_cast<float>(draw_random(context_, actor_) * h.pause);
      add_timed_hook(context_, actor_,
                     {TimedHook::Kind::Script, h.script, actor_.body.physics_time, delay, 0, 1, ids_});
    } else if (is_in_cell(context_.scene, actor_)) {
      queue_script(context_, actor_, h.script, ids_);
    }
  }

 private:
  // HK-4: without a time the end applies at once.
  void ramp(TimedHook::Kind kind, std::uint32_t part, float start, float end, float time) {
    if (!is_finite(end)) return;
    const bool takes_time = time >= kEpsilon && is_finite(time) && is_finite(start);
    if (takes_time)
      add_timed_hook(context_, actor_, {kind, part, actor_.body.physics_time, time, start, end});
    else
      apply_timed_value(context_, actor_, kind, part, end);
  }
  // The first that is held at the part, in the order of attaching (PS-11).
  Actor* child_at(std::uint32_t part) {
    const Effects* effects = context_.scene.effects.find(actor_.managers.effects);
    if (!effects) return nullptr;
    for (const Guid guid : effects->children.view()) {
      Actor* child = context_.scene.find(guid);
      if (child && child->body.held_at_part == part) return child;
    }
    return nullptr;
  }

  StepContext& context_;
  Actor& actor_;
  ContextIds ids_;
};

// A pick, then a roll.
SoundChance draw_chance(StepContext& context, Actor& actor) {
  if (RandomNumbers* numbers = context.scene.random) {
    const double pick = numbers->next();
    return {pick, numbers->next()};
  }
  const CounterRandom row(context.scene.options.random_seed, actor.guid);
  const std::uint32_t first = actor.random_count;
  actor.random_count += 2;
  return {static_cast<double>(row.unit(first)), row.roll(first + 1)};
}

// What is heard of a sound hook (SN-2 to SN-5). Numbers are drawn only where there is a choice.
std::optional<SoundChoice> heard_sound(StepContext& context, Actor& actor, const Hook& hook) {
  if (const auto* sound = std::get_if<SoundTableHook>(&hook.payload))
    return choose_sound(context, actor, sound->sound_type);
  const auto* tweaked = std::get_if<SoundTweakedHook>(&hook.payload);
  const bool rolls = tweaked && tweaked->wave != 0;
  return resolve_sound(hook, nullptr, {0.0, rolls ? draw_roll(context, actor) : 0.0});
}

HookReport sound_report(StepContext& context, Actor& actor, const Hook& hook) {
  HookReport out{.scale = actor.body.scale};
  if (const std::optional<SoundChoice> heard = heard_sound(context, actor, hook)) {
    out.wave = heard->wave;
    out.volume = heard->volume;
    out.priority = heard->priority;
  }
  return out;
}

}  // namespace

Effects* ensure_effects(StepContext& context, Actor& actor) {
  Scene& scene = context.scene;
  if (Effects* effects = scene.effects.find(actor.managers.effects)) return effects;
  if (context.is_in_pass()) return nullptr;
  scene.effects.reserve_free(1);
  actor.managers.effects = scene.effects.take();
  Effects& effects = scene.effects[actor.managers.effects];
  resize_looks(effects, actor);
  return &effects;
}

void draw_parts(Scene& scene, const Actor& actor, bool is_drawn) {
  if (Effects* effects = scene.effects.find(actor.managers.effects))
    for (PartLook& look : effects->looks) look.is_drawn = is_drawn;
}

void prepare_effects(StepContext& context, Actor& actor) {
  const SequenceNode* playing = current_node(actor.sequence, context.pool());
  const bool may_be_played = actor.body.parent != 0 && actor.script_table;  // by its holder's hooks (PS-11)
  const bool is_needed = may_be_played || (actor.table && actor.table->has_lasting_hooks) ||
                         (playing && playing->animation && has_lasting_hooks(*playing->animation));
  if (is_needed) (void)ensure_effects(context, actor);
}

HookReport report_of(StepContext& context, Actor& actor, const Hook& hook) {
  switch (hook.type()) {
    case HookType::Sound:
    case HookType::SoundTable:
    case HookType::SoundTweaked: return sound_report(context, actor, hook);
    default: return {.scale = actor.body.scale};
  }
}

void execute_hook(StepContext& context, Actor& actor, const Hook& hook, ContextIds ids) {
  std::visit(HookEffect(context, actor, ids), hook.payload);
}

void set_ethereal(Body& body, bool on) {
  body.is_leaving_ethereal = !on && body.parent == 0 && body.in_cell && body.is_blocked;
  set_bit(body, physics_state::kEthereal, on || body.is_leaving_ethereal);
}

void set_original_translucency(StepContext& context, Actor& actor, float translucency) {
  if (translucency == 0.0f || !is_finite(translucency)) return;
  Effects* effects = ensure_effects(context, actor);
  if (!effects) return;
  effects->original_translucency = translucency;
  apply_timed_value(context, actor, TimedHook::Kind::Transparent, 0, translucency);
}

void set_physics_state(StepContext& context, Actor& actor, std::uint32_t state) {
  const bool was_hidden = actor.body.has(physics_state::kHidden);
  actor.body.state = state;
  const bool is_hidden = actor.body.has(physics_state::kHidden);
  if (is_hidden != was_hidden)
    queue_script_type(context, actor, is_hidden ? script_type::kHidden : script_type::kUnHide, 1.0f);
}

void change_physics_state(StepContext& context, Actor& actor, std::uint32_t state) {
  const bool was_drawn = !actor.body.has(physics_state::kNoDraw);
  set_physics_state(context, actor, state);
  const bool is_drawn = !actor.body.has(physics_state::kNoDraw);
  if (is_drawn != was_drawn) draw_parts(context.scene, actor, is_drawn);
  update_acceleration(actor);
  set_active(context, actor);
}

std::optional<SoundChoice> choose_sound(StepContext& context, Actor& actor, std::uint32_t sound_type) {
  if (!actor.sound_table) return std::nullopt;
  const std::span<const SoundTable::Entry> sounds = sounds_of(*actor.sound_table, sound_type);
  if (sounds.empty()) return std::nullopt;
  return choose_sound(sounds, draw_chance(context, actor));
}

}  // namespace acm
