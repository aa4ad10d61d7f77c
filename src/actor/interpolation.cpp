// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "interpolation.h"

#include "actor/body.h"
#include "actor/motion_interp.h"
#include "actor/position_manager.h"
#include "base/epsilon.h"
#include "base/heading.h"

#include "report.h"
#include "sticky.h"

namespace acm {

namespace {

using Node = Interpolation::Node;
using NodeType = Interpolation::NodeType;

constexpr float kReached = 0.05f;                  // metres
constexpr float kNearlyReached = 0.2f;             // metres: good enough for a node that makes no progress
constexpr float kAssumedSpeed = 7.5f;              // metres per second, where the body's own is not known
constexpr double kMinInterpolationProgress = 0.3;  // of the top speed
constexpr std::uint32_t kProgressFrames = 5;
constexpr std::int32_t kMaxFailures = 3;

constexpr float kBlipOutdoors = 100.0f;
constexpr float kBlipIndoorsPlayer = 25.0f;
constexpr float kBlipIndoors = 20.0f;

Interpolation* interpolation_block(Scene& scene, const Actor& actor) {
  return scene.interpolation.find(actor.managers.interpolation);
}

void clear_progress(Interpolation& in) {
  in.frame_counter = 0;
  in.progress_quantum = 0.0f;
}

// retail: StopInterpolating (IN-2)
void stop(Interpolation& in) {
  in.nodes.clear();
  clear_progress(in);
  in.node_fail_counter = 0;
  in.original_distance = Interpolation::kNoDistance;
}

bool is_place(const Node& node) {
  return node.type == NodeType::Position;
}

bool is_jump_or_velocity(const Node& node) {
  return node.type == NodeType::Jump || node.type == NodeType::Velocity;
}

void push_place(StepContext& context, const Actor& actor, Interpolation& in, Position place,
                bool with_own_heading) {
  if (with_own_heading) set_heading(place.frame, heading_of(actor.body.position.frame));
  if (in.nodes.full()) {
    in.nodes.pop_front();
    report(context, actor, LimitReachedEvent{Limit::InterpolationNodes, 1});
  }
  in.nodes.push_back({NodeType::Position, place, {}});
}

// retail: NodeCompleted (IN-6)
void complete_node(const Actor& actor, Interpolation& in, bool success) {
  clear_progress(in);
  const bool had_head = !in.nodes.empty();
  const Position finished = had_head ? in.nodes.front().position : Position{};
  if (had_head) in.nodes.pop_front();
  if (!in.nodes.empty()) {
    if (is_place(in.nodes.front()))
      in.original_distance = distance(actor.body.position, in.nodes.front().position);
    else if (!success)
      in.blip_position = finished;
    return;
  }
  in.original_distance = Interpolation::kNoDistance;
  if (success)
    stop(in);
  else if (had_head)
    in.blip_position = finished;
}

float top_speed(const Actor& actor) {
  const float speed = actor.motion_interp.exists ? 2.0f * adjusted_max_speed(actor) : 0.0f;
  return speed < kEpsilon ? kAssumedSpeed : speed;
}

// Every fifth step: whether the body still gets nearer fast enough. Otherwise the node is abandoned (IN-7 4).
bool keeps_going(StepContext& context, Actor& actor, Interpolation& in, float gap, float speed) {
  if (in.frame_counter < kProgressFrames) return true;
  const double made = static_cast<double>(in.original_distance) - gap;
  const bool progresses = made >= kEpsilon && made / in.progress_quantum / speed >= kMinInterpolationProgress;
  if (sticky_object(context.scene, actor) != 0 || progresses) {
    clear_progress(in);
    in.original_distance = gap;
    return true;
  }
  const bool near_enough = gap < kNearlyReached;
  if (!near_enough) ++in.node_fail_counter;
  complete_node(actor, in, near_enough);
  return false;
}

// Where a body goes that has fallen behind, and with what velocity (IN-8).
struct BlipGoal {
  Position place;
  const Vec3* velocity = nullptr;
};

BlipGoal blip_goal(const Interpolation& in) {
  if (in.nodes.empty()) return {in.blip_position, nullptr};
  const Node& last = in.nodes.back();
  if (!is_jump_or_velocity(last)) return {last.position, nullptr};
  for (unsigned i = in.nodes.size() - 1; i-- > 0;)
    if (is_place(in.nodes[i])) return {in.nodes[i].position, &last.velocity};
  return {in.blip_position, nullptr};
}

// If the host refuses the placement, nothing changes; it is tried again after the next step.
void blip(StepContext& context, Actor& actor, Interpolation& in) {
  if (actor.body.placement_refused) return;
  const BlipGoal goal = blip_goal(in);
  report(context, actor, BlippedEvent{goal.place, distance(actor.body.position, goal.place)});
  if (TracedEvent* event = traced(context)) event->from = actor.body.position;
  actor.body.position = goal.place;
  if (goal.velocity) set_velocity(context, actor, *goal.velocity);
  stop(in);
}

// Close by already: only the heading is taken over (IN-4 3).
void settle(Actor& actor, Interpolation& in, const Position& place, bool keep_heading) {
  if (!keep_heading) set_heading(actor.body.position.frame, heading_of(place.frame));
  stop(in);
}

// Whether the place at the head of the list is what moves the body.
bool is_steering(const Interpolation& in, const Actor& actor) {
  return !in.nodes.empty() && actor.body.contact && !is_jump_or_velocity(in.nodes.front());
}

// A step of that size, cut off at `reach`.
Frame limited(Frame step, float size, float reach, bool keep_heading) {
  if (size > reach) step.origin = step.origin * (reach / size);
  if (keep_heading) set_heading(step, 0.0f);
  return step;
}

}  // namespace

void interpolate_to(StepContext& context, Actor& actor, const Position& place, bool keep_heading) {
  context.scene.prepare_pools();
  wake_position_manager(context, actor);
  if (actor.managers.interpolation == ManagerHandles::kNone)
    actor.managers.interpolation = context.scene.interpolation.take();
  Interpolation* in = interpolation_block(context.scene, actor);
  if (!in) {
    report(context, actor, LimitReachedEvent{Limit::ManagerBlocks, 1});
    return;
  }
  const bool follows_place = !in->nodes.empty() && is_place(in->nodes.back());
  const Position& from = follows_place ? in->nodes.back().position : actor.body.position;
  if (distance(from, place) > blip_distance(actor)) {
    push_place(context, actor, *in, place, in->keep_heading);
    in->node_fail_counter = kMaxFailures + 1;
    return;
  }
  if (distance(actor.body.position, place) <= kReached) {
    settle(actor, *in, place, keep_heading);
    return;
  }
  while (!in->nodes.empty() && is_place(in->nodes.back()) &&
         distance(in->nodes.back().position, place) < kReached)
    in->nodes.pop_back();
  while (in->nodes.size() >= Interpolation::kMaxNear) in->nodes.pop_front();
  in->keep_heading = keep_heading;
  push_place(context, actor, *in, place, keep_heading);
}

void stop_interpolating(StepContext& context, Actor& actor) {
  if (Interpolation* in = interpolation_block(context.scene, actor)) stop(*in);
}

bool is_interpolating(const Scene& scene, const Actor& actor) {
  const Interpolation* in = scene.interpolation.find(actor.managers.interpolation);
  return in && !in->nodes.empty();
}

float blip_distance(const Actor& actor) {
  if (!is_indoor(actor.body.position.cell)) return kBlipOutdoors;
  return actor.weenie.present && actor.weenie.is_local_player ? kBlipIndoorsPlayer : kBlipIndoors;
}

void interpolation_adjust_offset(StepContext& context, Actor& actor, Frame& offset, float quantum) {
  Interpolation* in = interpolation_block(context.scene, actor);
  if (!in || !is_steering(*in, actor)) return;
  const Position goal = in->nodes.front().position;
  const float gap = distance(actor.body.position, goal);
  if (gap < kReached) {
    complete_node(actor, *in, true);
    return;
  }
  const float speed = top_speed(actor);
  in->progress_quantum += quantum;
  ++in->frame_counter;
  if (!keeps_going(context, actor, *in, gap, speed)) return;

  const Frame step = relative_to(goal, actor.body.position);
  const float size = length(step.origin);
  if (size <= kReached) complete_node(actor, *in, true);
  offset = limited(step, size, speed * quantum, in->keep_heading);
}

void interpolation_preview_offset(const Scene& scene, const Actor& actor, Frame& offset, float seconds) {
  const Interpolation* in = scene.interpolation.find(actor.managers.interpolation);
  if (!in || !is_steering(*in, actor)) return;
  const Position& goal = in->nodes.front().position;
  if (distance(actor.body.position, goal) < kReached) return;
  const Frame step = relative_to(goal, actor.body.position);
  offset = limited(step, length(step.origin), top_speed(actor) * seconds, in->keep_heading);
}

void interpolation_use_time(StepContext& context, Actor& actor) {
  Interpolation* in = interpolation_block(context.scene, actor);
  if (!in) return;
  const bool has_failed = in->node_fail_counter > kMaxFailures;
  if (has_failed || (in->nodes.empty() && in->node_fail_counter > 0)) {
    blip(context, actor, *in);
    return;
  }
  if (in->nodes.empty() || !is_jump_or_velocity(in->nodes.front())) return;
  if (in->nodes.front().type == NodeType::Velocity) set_velocity(context, actor, in->nodes.front().velocity);
  complete_node(actor, *in, true);
}

}  // namespace acm
