// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "actor/scene.h"

namespace acm {

// Appends an event of an actor to the context's stream. `fields` are those of an event, or its type where it
// has none.
template <class Fields>
void report(StepContext& context, const Actor& actor, const Fields& fields) {
  push_event(context.events, context.scene.slot_of(actor), actor.body.physics_time, actor.guid, fields);
}

// What a trace has of the event that was just reported, beyond the event itself.
inline TracedEvent* traced(StepContext& context) {
  EventTrace* trace = context.events.trace();
  return trace ? &trace->back() : nullptr;
}

// The hook number `order` of a step, of a motion with these ids.
inline HookEvent hook_event(HookType type, const HookSource& source, std::uint32_t order, ContextIds ids,
                            const HookReport& heard = {}) {
  return {.type = type,
          .source = source,
          .order = order,
          .context_id = ids.context_id,
          .move_context_id = ids.move_context_id,
          .wave = heard.wave,
          .volume = heard.volume,
          .scale = heard.scale};
}

// A hook is executed; stated before it takes effect (core 11.4 f).
inline void report_hook(StepContext& context, const Actor& actor, const HookEvent& event, const Hook& hook,
                        const HookReport& heard) {
  report(context, actor, event);
  if (TracedEvent* last = traced(context)) {
    last->hook = &hook;
    last->report = heard;
  }
}

// An animation has ended. Hosts are not notified: they get MotionDone.
inline void trace_anim_done(StepContext& context, const Actor& actor, std::uint32_t order, ContextIds ids) {
  EventTrace* trace = context.events.trace();
  if (!trace) return;
  TracedEvent& event = trace->emplace_back();
  event.kind = TracedEvent::Kind::AnimDone;
  event.event.time = actor.body.physics_time;
  event.event.object = actor.guid;
  set_fields(event.event, hook_event(HookType::AnimationDone, {}, order, ids));
}

}  // namespace acm
