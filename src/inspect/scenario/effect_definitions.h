// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/types.hpp"
#include "actor/scene.h"
#include "assets/bound_script.h"
#include "assets/physics_script_table.h"
#include "assets/sound_table.h"

#include <cstddef>
#include <deque>
#include <map>
#include <optional>
#include <vector>

#include "arguments.h"

namespace acm::scenario {

// What a scenario defines for the effects of its bodies: scripts, tables and chance. Kept from body to body.
class EffectDefinitions final : public ScriptSource, public RandomNumbers {
 public:
  // A script without entries, or one entry more. What is queued keeps the entries that it had.
  void clear_script(ObjectId id) { add_version({id, {}, {}}); }
  // False: there are kMaxEntries of all scripts and their former versions.
  bool add_entry(ObjectId id, double time, const Hook& hook);
  [[nodiscard]] const BoundScript* find_script(ObjectId id) const override;

  PhysicsScriptTable& script_table(ObjectId id);
  SoundTable& sound_table(ObjectId id);
  // Null when it was not defined.
  [[nodiscard]] const PhysicsScriptTable* find_script_table(ObjectId id) const;
  [[nodiscard]] const SoundTable* find_sound_table(ObjectId id) const;

  void set_numbers(std::vector<double> numbers);
  // The next number; 0 when there is none left.
  double next() override { return next_ < numbers_.size() ? numbers_[next_++] : 0.0; }

 private:
  static constexpr std::size_t kMaxEntries = 1'000'000;
  struct Version {
    PhysicsScript script;
    BoundScript bound;
    bool is_bound = false;  // someone may have queued it: it does not change any more
  };
  void add_version(PhysicsScript script);

  mutable std::deque<Version> versions_;
  std::map<ObjectId, Version*> scripts_;  // the newest
  std::size_t entries_ = 0;
  std::map<ObjectId, PhysicsScriptTable> script_tables_;
  std::map<ObjectId, SoundTable> sound_tables_;
  std::vector<double> numbers_;
  std::size_t next_ = 0;
};

// A hook as it is written: a word and its fields, from the given position on. Nothing, with an error noted,
// when that is not one.
std::optional<Hook> read_hook(Arguments& args, unsigned position);

// How a hook is written: a word and the kinds of its fields.
enum class HookFieldKind { Real, Hex, Flag, Part };
struct HookShape {
  std::string_view word;
  std::vector<HookFieldKind> fields;
};
std::vector<HookShape> hook_shapes();

// What a host is given when the hook is executed; empty when that is nothing.
std::string host_report(const Hook& hook, const HookReport& report);

}  // namespace acm::scenario
