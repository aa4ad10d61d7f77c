// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "actor/scripts.h"

#include "actor/body.h"
#include "actor/hook_effects.h"
#include "assets/bound_script.h"
#include "base/finite.h"

#include <limits>

#include "report.h"

namespace acm {

namespace {

constexpr double kAtOnce = std::numeric_limits<double>::lowest();

double first_cue_of(const QueuedScript& queued) {
  return queued.start + queued.script->cues[0].time;
}

// GUARD: after scripts of extreme length, the start of another one would not be finite.
bool has_finite_times(const BoundScript& script, double start) {
  return is_finite(start + script.cues.front().time) && is_finite(start + script.length);
}

void remove_first(Effects& effects) {
  effects.scripts.pop_front();
  if (!effects.scripts.empty()) effects.next_cue = first_cue_of(effects.scripts.front());
}

// When the queue goes on after a cue of the first script was taken.
double next_cue_of(const Effects& effects) {
  const QueuedScript& first = effects.scripts.front();
  if (first.taken < first.script->cues.size()) return first.start + first.script->cues[first.taken].time;
  return effects.scripts.size() > 1 ? first_cue_of(effects.scripts[1]) : kAtOnce;
}

void execute_cue(StepContext& context, Actor& actor, const BoundScript& script, const BoundScript::Cue& cue,
                 ContextIds ids) {
  const HookReport heard = report_of(context, actor, *cue.hook);
  const HookSource source = {0, script.id, 0, cue.entry};
  report_hook(context, actor, hook_event(cue.hook->type(), source, 0, ids, heard), *cue.hook, heard);
  execute_hook(context, actor, *cue.hook, ids);
}

// PS-3.
void run_due_cues(StepContext& context, Actor& actor, Effects& effects) {
  const double now = context.scene.clock;
  std::uint32_t executed = 0;
  while (!effects.scripts.empty() && now >= effects.next_cue) {
    QueuedScript& first = effects.scripts.front();
    // QUIRK: a hook that the client's reader makes nothing of ends its script (PS-4).
    if (first.taken >= first.script->cues.size() ||
        first.script->cues[first.taken].hook->type() == HookType::AnimationDone) {
      remove_first(effects);
      continue;
    }
    if (executed++ == kMaxScriptHooks) {
      effects.scripts.clear();
      report(context, actor, LimitReachedEvent{Limit::ScriptHooks, kMaxScriptHooks});
      return;
    }
    const BoundScript& script = *first.script;
    const BoundScript::Cue& cue = script.cues[first.taken++];
    const ContextIds ids = first.ids;
    effects.next_cue = next_cue_of(effects);
    execute_cue(context, actor, script, cue, ids);
  }
}

// The newest order takes effect: between ticks the oldest script that waits makes room for it. Within a tick
// there is none to make.
bool make_room(StepContext& context, Actor& actor, Effects& effects) {
  if (effects.scripts.has_room(!context.is_in_pass())) return true;
  report(context, actor, LimitReachedEvent{Limit::Scripts, 1});
  if (context.is_in_pass()) return false;
  effects.scripts.erase(1);
  effects.next_cue = next_cue_of(effects);
  return true;
}

}  // namespace

bool queue_script(StepContext& context, Actor& actor, ObjectId id, ContextIds ids) {
  const BoundScript* script =
      id != 0 && context.scene.scripts ? context.scene.scripts->find_script(id) : nullptr;
  if (!script || !script->is_playable) return false;
  Effects* effects = ensure_effects(context, actor);
  if (!effects) {
    report(context, actor, LimitReachedEvent{Limit::Scripts, 1});
    return false;
  }
  const bool is_first = effects->scripts.empty();
  const double start =
      is_first ? context.scene.clock : effects->scripts.back().start + effects->scripts.back().script->length;
  if (!has_finite_times(*script, start) || !make_room(context, actor, *effects)) return false;
  (void)effects->scripts.push_back({script, start, 0, ids}, !context.is_in_pass());
  actor.effects_in_use.set(EffectsInUse::kScripts, true);
  if (is_first) effects->next_cue = first_cue_of(effects->scripts.front());
  return true;
}

bool queue_script_type(StepContext& context, Actor& actor, std::uint32_t type, float mod, ContextIds ids) {
  return actor.script_table && queue_script(context, actor, actor.script_table->select(type, mod), ids);
}

void queue_default_script(StepContext& context, Actor& actor, ObjectId script) {
  if (script == 0) return;
  queue_script(context, actor, script);
  actor.lacks_default_script = !context.scene.scripts || !context.scene.scripts->find_script(script);
}

bool play_script(StepContext& context, Actor& actor, ObjectId script) {
  return !is_in_cell(context.scene, actor) || queue_script(context, actor, script);
}

bool play_script_type(StepContext& context, Actor& actor, std::uint32_t type, float mod, ContextIds ids) {
  return !is_in_cell(context.scene, actor) || queue_script_type(context, actor, type, mod, ids);
}

bool play_default_script(StepContext& context, Actor& actor, ContextIds ids) {
  return play_script_type(context, actor, actor.default_script, actor.default_script_intensity, ids);
}

void run_scripts(StepContext& context, Actor& actor) {
  Effects* effects = context.scene.effects.find(actor.managers.effects);
  run_due_cues(context, actor, *effects);
  note_effects_in_use(actor, *effects);
}

void run_scripts_of_children(StepContext& context, Actor& actor, int depth) {
  if (depth == kMaxHoldDepth) return;
  const Effects* effects = context.scene.effects.find(actor.managers.effects);
  for (const Guid guid : effects->children.view()) {
    Actor* child = context.scene.find(guid);
    if (!child) continue;
    child->body.physics_time = actor.body.physics_time;
    update_scripts_of_children(context, *child, depth + 1);
    update_scripts(context, *child);
  }
}

}  // namespace acm
