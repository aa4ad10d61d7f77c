// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "actor/children.h"
#include "actor/hook_effects.h"
#include "actor/scripts.h"
#include "assets/bound_script.h"

#include <deque>
#include <initializer_list>
#include <map>
#include <string>
#include <string_view>
#include <variant>

#include "support/fixture_f.h"
#include "support/test_actor.h"

namespace acm::test {

/// Scripts that tests write down.
class HandScripts final : public ScriptSource {
 public:
  struct Line {
    double time;
    HookPayload payload;
    std::int32_t direction = hook_direction::kBoth;
  };

  void add(ObjectId id, std::initializer_list<Line> lines) {
    Kept& kept = scripts_[id];
    kept.script.id = id;
    for (const Line& line : lines) kept.script.entries.push_back({line.time, {line.direction, line.payload}});
    kept.bound = bind_script(kept.script);
  }
  [[nodiscard]] const BoundScript* find_script(ObjectId id) const override {
    const auto found = scripts_.find(id);
    return found == scripts_.end() ? nullptr : &found->second.bound;
  }

 private:
  struct Kept {
    PhysicsScript script;
    BoundScript bound;
  };
  std::map<ObjectId, Kept> scripts_;
};

/// Random numbers that tests write down; then 0.
class HandNumbers final : public RandomNumbers {
 public:
  double next() override {
    ++drawn;
    if (numbers.empty()) return 0.0;
    const double number = numbers.front();
    numbers.pop_front();
    return number;
  }

  std::deque<double> numbers;
  int drawn = 0;
};

/// A body of three parts that stands and executes hooks.
class HookedBody : public TestActor {
 public:
  explicit HookedBody(float translucency = 0.0f) : TestActor(&crouching_table_f().bound()) {
    scene.scripts = &scripts;
    SpawnParameters parameters;
    parameters.table = &crouching_table_f().bound();
    parameters.part_count = 3;
    parameters.translucency = translucency;
    spawn(context, actor(), parameters);
    settle();
  }

  Body& body() { return actor().body; }
  /// All clocks.
  void set_time(double now) { scene.clock = body().update_time = body().physics_time = now; }
  /// A pass at that time, an eighth of a second after the one before: one step, which ends exactly then.
  void pass_at(double now) {
    body().update_time = now - 0.125;
    tick(context, actor(), now);
  }
  /// Executes a hook at once.
  void execute(const HookPayload& payload) {
    execute_hook(context, actor(), {hook_direction::kBoth, payload});
  }
  /// Puts a hook at the end of the queue of the next step.
  void queue(const HookPayload& payload) {
    Animation& holder = queued_.emplace_back();
    holder.frame_count = 1;
    holder.hooks.push_back({hook_direction::kBoth, payload});
    holder.hook_starts = {0, 1};
    context.hooks.push({&holder, 0, 0, {}});
  }

  /// Null while it has nothing to remember.
  Effects* effects() { return scene.effects.find(actor().managers.effects); }
  unsigned ramps() { return effects() ? effects()->timed.size() : 0; }
  unsigned queued_scripts() { return effects() ? effects()->scripts.size() : 0; }
  float translucency() { return effects() ? effects()->translucency : 0.0f; }
  const PartLook& look(std::size_t part) {
    (void)ensure_effects(context, actor());
    return effects()->looks[part];
  }
  /// Waves of the Sound hooks that scripts have executed since the events were last cleared: "A B".
  [[nodiscard]] std::string heard_of_scripts() const {
    std::string text;
    for (const TracedEvent& fired : script_hooks())
      if (const auto* sound = std::get_if<SoundHook>(&fired.hook->payload))
        text += (text.empty() ? "" : " ") + std::string(1, static_cast<char>(sound->wave));
    return text;
  }

  HandScripts scripts;

 private:
  std::deque<Animation> queued_;  // a deque: the queue of hooks points into it
};

}  // namespace acm::test
