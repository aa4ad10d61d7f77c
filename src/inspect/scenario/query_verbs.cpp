// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// Questions to a motion table and to a body, which change nothing.
#include "actor/display_frame.h"
#include "anim/pose.h"
#include "inspect/scenario/scenario.h"
#include "motion/table_listing.h"
#include "motion/timeline.h"
#include "motion/timeline_clock.h"

#include <fmt/format.h>

#include <vector>

#include "session.h"
#include "trace_text.h"

namespace acm::scenario {

namespace {

constexpr char kTag = 'q';
constexpr double kLongestTick = 2.0;  // seconds that are simulated at once (core 11.4)

// A time in seconds; some never come.
std::string time_text(double seconds) {
  return seconds == kNever ? "never" : fmt::format("{:.9g}", seconds);
}

std::string_view status_word(HookStatus status) {
  switch (status) {
    case HookStatus::Fires: return "fires";
    case HookStatus::LastFrame: return "lastframe";
    case HookStatus::OtherDirection: return "direction";
    case HookStatus::AnimDone: return "animdone";
    case HookStatus::NotReached: return "unreached";
  }
  return "";
}

struct Question {
  TimelineQuery query;
  Timeline answer;
  // The verb, the motion and whether the table refuses it: how each answer begins.
  [[nodiscard]] std::string head(std::string_view verb) const {
    return fmt::format("{} motion={:08X} speed={:.9g} err={}", verb, query.motion, query.speed,
                       static_cast<std::uint32_t>(answer.error));
  }
};

constexpr std::string_view kQueryKeys = "style from fromspeed";

// False when an argument is wrong.
bool ask(Session& s, Arguments& args, Question& q) {
  q.query.motion = args.command(0);
  q.query.speed = args.real(1, 1.0f);
  args.command_key("style", q.query.style);
  args.command_key("from", q.query.from);
  args.real_key("fromspeed", q.query.from_speed);
  if (args.ok()) q.answer = timeline(*s.level.table, q.query);
  return args.ok();
}

// A question with one line of answer.
template <auto kAnswer>
void run_question(Session& s, Arguments& args) {
  Question q;
  if (!ask(s, args, q)) return;
  s.out.effect(kTag, q.head(args.verb()) + (q.answer.ok() ? kAnswer(q.answer) : ""));
}

std::string length_answer(const Timeline& t) {
  return fmt::format(" done={} steady={} cycle={}", time_text(t.done), time_text(t.steady),
                     time_text(t.period));
}

std::string hits_answer(const Timeline& t) {
  std::vector<double> times;
  for (const TimelineHook& hook : t.hooks)
    if (hook.fires() && hook.hook().type() == HookType::Attack) times.push_back(hook.time);
  return " times=" + list(times, time_text);
}

// Metres and radians per second of the cycle that plays in the end.
std::string gait_answer(const Timeline& t) {
  const bool plays = t.period > 0.0 && t.period != kNever;
  const Vec3 moved = plays ? t.segments.back().moved.origin : Vec3{};
  const Vec3 velocity = plays ? moved * static_cast<float>(1.0 / t.period) : t.velocity;
  return fmt::format(" v={} w={}", text(velocity), text(t.omega));
}

void write_segments(Session& s, const Timeline& t) {
  for (std::size_t i = 0; i < t.segments.size(); ++i) {
    const TimelineSegment& segment = t.segments[i];
    s.out.effect(kTag, fmt::format("segment i={} anim={:08X} low={} high={} rate={:.9g} start={} end={} "
                                   "cyclic={:d}",
                                   i, segment.node.animation->id, segment.node.low_frame,
                                   segment.node.high_frame, known(segment.node.framerate),
                                   time_text(segment.start), time_text(segment.end), segment.cyclic));
  }
}

void write_hooks(Session& s, const Timeline& t, double tick) {
  for (std::uint32_t i = 0; i < t.hooks.size(); ++i) {
    const TimelineHook& hook = t.hooks[i];
    std::string line =
        fmt::format("hook time={} status={} type={} dir={} anim={:08X} frame={} idx={} segment={}",
                    time_text(hook.time), status_word(hook.status), static_cast<unsigned>(hook.hook().type()),
                    hook.hook().direction, hook.animation->id, hook.frame, hook.index, hook.segment);
    if (tick > 0.0 && hook.fires()) line += fmt::format(" tick={}", tick_of_hook(t, i, tick));
    s.out.effect(kTag, line);
  }
}

void run_timeline(Session& s, Arguments& args) {
  double tick = 0.0;
  if (const auto text = args.key("tick")) tick = args.to_num(*text);
  if (!(tick >= 0.0 && tick <= kLongestTick)) args.refuse(fmt::format("bad number {}", tick));
  Question q;
  if (!ask(s, args, q)) return;
  const Timeline& t = q.answer;
  std::string line = q.head("timeline");
  if (t.ok()) {
    line += fmt::format("{} style={:08X} substate={:08X} moved={} v={} w={}", length_answer(t), t.style,
                        t.substate, text(t.moved), text(t.velocity), text(t.omega));
    if (tick > 0.0) line += fmt::format(" tick={}", tick_of_done(t, tick));
  }
  s.out.effect(kTag, line);
  write_segments(s, t);
  write_hooks(s, t, tick);
}

std::string commands_text(const Vector<Command>& commands) {
  return list(commands, [](Command c) { return fmt::format("{:08X}", c); });
}

void run_states(Session& s, Arguments& args) {
  const MotionTable& table = *s.level.table->table;
  const Command style = args.command(0, table.default_style());
  if (!args.ok()) return;
  s.out.effect(kTag, fmt::format("states style={:08X} default={:08X} list={}", style,
                                 table.default_substate(style), commands_text(states_of(table, style))));
}

void run_motions(Session& s, Arguments& args) {
  const MotionTable& table = *s.level.table->table;
  const Command style = args.command(0, table.default_style());
  const Command state = args.command(1, table.default_substate(style));
  if (!args.ok()) return;
  s.out.effect(kTag, fmt::format("motions style={:08X} substate={:08X} list={}", style, state,
                                 commands_text(motions_from(table, style, state))));
}

// Where a body is shown some time after its tick, and what it shows there.
void run_display(Session& s, Arguments& args) {
  const double seconds = args.num(0);
  if (!args.ok()) return;
  const Actor& actor = s.bodies->body();
  const ListPool& pool = s.bodies->scene.pool;
  Sequence memory;
  const DisplayState shown = display_state(s.bodies->scene, actor, seconds, memory);
  s.out.effect(kTag, fmt::format("display seconds={:.9g} pos={}", seconds, text(shown.frame)));
  std::vector<Frame> parts(actor.part_count);
  const float scale = actor.body.scale;
  parts.resize(write_pose({.out = parts,
                           .sample = pose_sample(*shown.sequence, pool, PoseMode::Smooth),
                           .body = shown.frame,
                           .scale = {scale, scale, scale}}));
  s.out.pose(parts, parts.empty() ? -1 : current_key_frame(*shown.sequence, pool));
}

constexpr Verb kQueryVerbs[] = {
    {"length", "length command [float speed=1] [style=command] [from=command] [fromspeed=float]",
     Needs::Nothing, 1, 2, kQueryKeys, run_question<length_answer>},
    {"hits", "hits command [float speed=1] [style=command] [from=command] [fromspeed=float]", Needs::Nothing,
     1, 2, kQueryKeys, run_question<hits_answer>},
    {"gait", "gait command [float speed=1] [style=command] [from=command] [fromspeed=float]", Needs::Nothing,
     1, 2, kQueryKeys, run_question<gait_answer>},
    {"timeline",
     "timeline command [float speed=1] [style=command] [from=command] [fromspeed=float] [tick=num]",
     Needs::Nothing, 1, 2, "style from fromspeed tick", run_timeline},
    {"states", "states [command style]", Needs::Nothing, 0, 1, "", run_states},
    {"motions", "motions [command style] [command substate]", Needs::Nothing, 0, 2, "", run_motions},
    {"display", "display [num seconds=0]", Needs::Actor, 0, 1, "", run_display},
};

}  // namespace

std::span<const Verb> query_verbs() {
  return kQueryVerbs;
}

}  // namespace acm::scenario
