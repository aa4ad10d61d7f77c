// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/inspect/scenario.hpp"
#include "actor/scene.h"
#include "assets/asset_store.h"
#include "motion/adjust_motion.h"
#include "motion/transition.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace acm {

/// A table, the state it has a body in, and what plays: what the table level of a scenario works on.
struct TableLevel {
  const BoundTable* table = nullptr;
  MotionState state;
  Sequence sequence;
  ListPool pool;
  Frame accumulated;  ///< where root motion has led since the start, or since `frame`
};

/// One update of the table level's sequence.
struct UpdateReport {
  double dt = 0.0;
  bool has_root = true;  ///< false: played without root motion
  Frame offset;          ///< root motion of this update
  std::uint32_t hooks = 0;
};

/// What a body would do if it left the ground now.
struct VelocityReport {
  Vec3 state;
  Vec3 leave_ground;
  float jump_z = 0.0f;
  float max_speed = 0.0f;
  float adjusted_max_speed = 0.0f;
};

/// What a body is allowed to do.
struct PermissionReport {
  bool contact_allows_move = false;
  MotionError motion_allows_jump = MotionError::None;
  MotionError jump = MotionError::None;
  MotionError charge = MotionError::None;
};

/// What a scenario reports, in the order in which it happens.
class ScenarioOutput {
 public:
  virtual ~ScenarioOutput() = default;

  /// A line is about to run. `clock` is the body's time in seconds.
  virtual void begin_line(int number, std::string_view text, double clock) = 0;
  /// A line cannot run. `expected` is how the verb is written; empty when there is no such verb.
  virtual void error(int line, std::string_view reason, std::string_view expected) = 0;
  virtual void echo(std::string_view text) = 0;

  virtual void table_reset(ObjectId table) = 0;
  virtual void table_call(std::string_view call, const Transition& result) = 0;
  virtual void table_state(const MotionState& state, const Sequence& sequence, const ListPool& pool) = 0;
  virtual void updated(const UpdateReport& report, const TableLevel& level) = 0;
  virtual void hook_queued(std::uint32_t index, const QueuedHook& hook) = 0;
  virtual void accumulated(const Frame& frame) = 0;
  virtual void link(const MotionData* link, const BoundTable& table) = 0;
  virtual void pose(std::span<const Frame> parts, std::int32_t key_frame) = 0;

  /// What follows is about this actor. Never called while there can be only one.
  virtual void actor(Guid guid) = 0;
  virtual void spawned() = 0;
  virtual void settings(const Actor& actor) = 0;
  virtual void event(const TracedEvent& traced) = 0;
  /// The outcome of a command of the body: name and values, such as "domotion motion=45000005 speed=1 err=0".
  virtual void result(std::string_view text) = 0;
  virtual void queues(const Actor& actor, const ListPool& pool) = 0;
  virtual void motion_interp(const Actor& actor, const ListPool& pool) = 0;
  virtual void velocities(const VelocityReport& report) = 0;
  virtual void permissions(const PermissionReport& report) = 0;
  virtual void adjusted(const AdjustedMotion& motion) = 0;
  virtual void stepped(double dt, const Actor& actor, const Scene& scene) = 0;
  /// A body without an interpreter.
  virtual void no_motion_interp(const Actor& actor) = 0;
  /// A script of a body with effects executes a hook.
  virtual void script_hook(const TracedEvent& fired) = 0;
  /// A line about the effects of a body, as it stands in a trace.
  virtual void effect(char tag, std::string_view text) = 0;

  /// Passes on what was written. False when that is more than `most_bytes`, or cannot be passed on: the run
  /// then ends.
  virtual bool drain(std::uint64_t most_bytes) = 0;
};

/// Where the text of a writer goes before it fills the memory. False: it cannot be taken, the run should end.
using ScenarioDrain = std::function<bool(std::string_view)>;

/// The text of a writer: all of it, or, with a drain, what was not passed on yet.
class ScenarioText {
 public:
  explicit ScenarioText(std::string& out, ScenarioDrain drain) : out_(out), drain_(std::move(drain)) {}

  bool drain(std::uint64_t most_bytes) {
    constexpr std::size_t kChunk = 1 << 16;
    if (passed_ + out_.size() > most_bytes) return false;
    return !drain_ || out_.size() < kChunk || pass_on();
  }
  /// All that is left.
  void finish() {
    if (drain_) pass_on();
  }

 private:
  bool pass_on() {
    passed_ += out_.size();
    const bool taken = drain_(out_);
    out_.clear();
    return taken;
  }

  std::string& out_;
  ScenarioDrain drain_;
  std::uint64_t passed_ = 0;
};

enum class OnError { GoOn, Stop };

using inspect::ScenarioError;
using inspect::ScenarioLimits;

/// The lines that could not run.
struct ScenarioErrors {
  int lines = 0;
  bool ended_early = false;  ///< the output was too long
  std::optional<ScenarioError> first;
};

/// Runs a scenario. `table` must be in the store.
ScenarioErrors run_scenario(AssetStore& store, ObjectId table, std::string_view text, OnError on_error,
                            ScenarioOutput& out, const ScenarioLimits& limits = {});

/// Writes the trace: one line per event, for machines to compare.
class TraceWriter final : public ScenarioOutput {
 public:
  explicit TraceWriter(std::string& out, ScenarioDrain drain = {})
      : out_(out), text_(out, std::move(drain)) {}

  /// To be called after the last line.
  void finish() { text_.finish(); }
  bool drain(std::uint64_t most_bytes) override { return text_.drain(most_bytes); }

  /// From now on `starts` gets, for each line of the scenario that runs, its number and where its text
  /// begins.
  void note_lines(std::vector<std::pair<int, std::size_t>>& starts) { starts_ = &starts; }

  void begin_line(int number, std::string_view, double) override {
    if (starts_ != nullptr) starts_->emplace_back(number, out_.size());
  }
  void error(int line, std::string_view reason, std::string_view expected) override;
  void echo(std::string_view text) override;
  void table_reset(ObjectId table) override;
  void table_call(std::string_view call, const Transition& result) override;
  void table_state(const MotionState& state, const Sequence& sequence, const ListPool& pool) override;
  void updated(const UpdateReport& report, const TableLevel& level) override;
  void hook_queued(std::uint32_t index, const QueuedHook& hook) override;
  void accumulated(const Frame& frame) override;
  void link(const MotionData* link, const BoundTable& table) override;
  void pose(std::span<const Frame> parts, std::int32_t key_frame) override;
  void actor(Guid guid) override;
  void spawned() override;
  void settings(const Actor& actor) override;
  void event(const TracedEvent& traced) override;
  void result(std::string_view text) override;
  void queues(const Actor& actor, const ListPool& pool) override;
  void motion_interp(const Actor& actor, const ListPool& pool) override;
  void velocities(const VelocityReport& report) override;
  void permissions(const PermissionReport& report) override;
  void adjusted(const AdjustedMotion& motion) override;
  void stepped(double dt, const Actor& actor, const Scene& scene) override;
  void no_motion_interp(const Actor& actor) override;
  void script_hook(const TracedEvent& fired) override;
  void effect(char tag, std::string_view text) override;

 private:
  void write_manager_event(const Event& event);

  std::string& out_;
  ScenarioText text_;
  std::vector<std::pair<int, std::size_t>>* starts_ = nullptr;
  bool writes_all_events_ = false;  ///< of moves, targets and the world: only where there are several actors
};

}  // namespace acm
