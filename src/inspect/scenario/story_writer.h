// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "inspect/scenario/scenario.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace acm {

/// Writes a scenario for people: the commands, their results with times, and at the end a timeline.
class StoryWriter final : public ScenarioOutput {
 public:
  explicit StoryWriter(std::string& out, ScenarioDrain drain = {})
      : out_(out), text_(out, std::move(drain)) {}

  /// To be called after the last line: writes where the body stands and draws the timeline.
  void finish();

  bool drain(std::uint64_t most_bytes) override { return text_.drain(most_bytes); }
  void begin_line(int number, std::string_view text, double clock) override;
  /// Not part of the story: run_scenario returns it.
  void error(int, std::string_view, std::string_view) override {}
  void echo(std::string_view text) override;
  void table_reset(ObjectId table) override;
  void table_call(std::string_view call, const Transition& result) override;
  void table_state(const MotionState& state, const Sequence& sequence, const ListPool& pool) override;
  void updated(const UpdateReport& report, const TableLevel& level) override;
  void hook_queued(std::uint32_t index, const QueuedHook& queued) override;
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
  void no_motion_interp(const Actor&) override;
  void script_hook(const TracedEvent& fired) override;
  void effect(char tag, std::string_view text) override;

 private:
  // A span of the timeline during which the same thing played.
  struct PlayedSpan {
    std::string label;
    double from;
    double to;
  };
  struct Mark {
    double time;
    std::string label;
  };
  void write_line(double time, std::string_view text);
  void note(std::string_view text);
  void mark_hook(double time, HookType type);
  void write_whereabouts();
  void draw_timeline();

  std::string& out_;
  ScenarioText text_;
  double clock_ = 0.0;
  std::string whereabouts_;  ///< of the body, after the last step; written before the next line
  static constexpr std::size_t kMaxMarks = 100'000;  ///< of each; the timeline has 60 columns
  std::vector<PlayedSpan> spans_;
  std::vector<Mark> hooks_;
};

}  // namespace acm
