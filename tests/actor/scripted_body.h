// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "actor/children.h"
#include "actor/hook_effects.h"
#include "actor/scripts.h"
#include "assets/asset_store.h"

#include <deque>
#include <initializer_list>
#include <sstream>
#include <string>
#include <variant>

#include "support/fixture_f.h"
#include "support/test_actor.h"

namespace acm::test {

inline constexpr ObjectId kScriptA = 0x33000001, kScriptB = 0x33000002, kScriptC = 0x33000003;
inline constexpr ObjectId kScriptBook = 0x34000001;
inline constexpr Guid kHeld = 0x70000001;  ///< the first of the things that a body holds

/// An entry of a script that plays a wave, which is how the tests see it.
inline PhysicsScript::Entry plays(double time, ObjectId wave) {
  return {time, {hook_direction::kBoth, SoundHook{wave}}};
}
/// One that calls a script.
inline PhysicsScript::Entry calls(double time, ObjectId script, float pause = 0.0f) {
  return {time, {hook_direction::kBoth, CallScriptHook{script, pause}}};
}

/// A body that finds scripts.
class ScriptedBody : public SpawnedActor {
 public:
  explicit ScriptedBody(const BoundTable* table = &test::table_f().bound()) : SpawnedActor(table) {
    scene.scripts = &store;
  }

  void define(ObjectId id, std::initializer_list<PhysicsScript::Entry> entries) {
    PhysicsScript script;
    script.id = id;
    script.entries.assign(entries.begin(), entries.end());
    store.add(script);
  }
  /// A script table of one type. The choices stay in this order.
  const PhysicsScriptTable& table_of(std::uint32_t type,
                                     std::initializer_list<PhysicsScriptTable::Choice> choices) {
    PhysicsScriptTable& table = tables_.emplace_back();
    table.id = kScriptBook;
    table.effects.push_back({type, {choices.begin(), choices.end()}});
    return table;
  }
  /// Another body, which this one holds at a part of it. May move the body itself.
  Actor& hold(Guid guid, std::uint32_t part, Guid holder = kGuid) {
    Actor& held = *scene.find(scene.create(guid));
    held.body.in_cell = false;
    set_parent(context, held, holder, 0, part);
    return *scene.find(guid);
  }
  Actor& held(Guid guid = kHeld) { return *scene.find(guid); }

  bool queue(ObjectId script) { return queue_script(context, actor(), script); }
  /// An update of its scripts alone; returns what they played.
  std::string update_at(double now) {
    scene.clock = now;
    update_scripts(context, actor());
    return heard();
  }
  /// A whole update of the body.
  std::string tick_at(double now) {
    tick(context, actor(), now);
    return heard();
  }
  /// Puts the clock there, with nothing due.
  void begin_at(double now) {
    scene.clock = now;
    actor().body.update_time = actor().body.physics_time = now;
  }
  /// The waves that scripts of an object have played since the last call: "1 2".
  std::string heard(Guid guid = kGuid) {
    std::string text;
    for (const TracedEvent& fired : script_hooks()) {
      const auto* sound = std::get_if<SoundHook>(&fired.hook->payload);
      if (sound && fired.event.object == guid)
        text += (text.empty() ? "" : " ") + std::to_string(sound->wave);
    }
    events.clear();
    return text;
  }
  /// Scripts that play or wait, and when each begins: "33000001@100 33000002@101.5".
  std::string queued(Guid guid = kGuid) {
    std::ostringstream text;
    const Effects* effects = scene.effects.find(scene.find(guid)->managers.effects);
    if (!effects) return {};
    const char* between = "";
    for (const QueuedScript& script : effects->scripts.view()) {
      text << between << std::hex << script.script->id << std::dec << "@" << script.start;
      between = " ";
    }
    return text.str();
  }
  /// A hook of an animation, for the next step.
  void add_animation_hook(const HookPayload& payload) {
    Animation& holder = given_hooks_.emplace_back();
    holder.frame_count = 1;
    holder.hooks.push_back({hook_direction::kBoth, payload});
    holder.hook_starts = {0, 1};
    context.hooks.push({&holder, 0, 0, {}});
  }
  [[nodiscard]] std::size_t limits_reached(Limit limit) const {
    std::size_t count = 0;
    for (const LimitReachedEvent& reached : all<LimitReachedEvent>()) count += reached.limit == limit ? 1 : 0;
    return count;
  }

  AssetStore store;

 private:
  std::deque<PhysicsScriptTable> tables_;
  std::deque<Animation> given_hooks_;
};

}  // namespace acm::test
