// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "motion/animation_queries.h"

#include "anim/playing.h"

#include <cmath>

namespace acm {

namespace {

double magnitude(float framerate) {
  return std::fabs(static_cast<double>(framerate));
}

// The default style's cycle of a motion; null when there is none.
const MotionData* default_cycle(const BoundTable& table, Command motion) {
  return table.table->find_cycle(motion_key(table.table->default_style(), motion));
}

std::size_t frame_count(const BoundTable& table, const MotionData& motion) {
  std::size_t frames = 0;
  for (const BoundAnim& anim : table.anims_of(motion))
    if (anim.animation) frames += anim.animation->frame_count;
  return frames;
}

Command style_of(const BoundTable& table, const TimelineQuery& query) {
  return query.style != 0 ? query.style : table.table->default_style();
}

Command from_of(const BoundTable& table, const TimelineQuery& query) {
  return query.from != 0 ? query.from : table.table->default_substate(style_of(table, query));
}

const MotionData* link_between(const MotionTable& table, Command style, Command from, Command motion) {
  const std::uint32_t key = motion_key(style, from);
  if (!table.has_link_group(key)) return nullptr;
  const MotionData* link = table.find_link(key, motion);
  return link ? link : table.find_link(motion_key(style, 0), motion);
}

double length_of(const BoundTable& table, const MotionData& motion) {
  const std::span<const AnimData> data = table.table->anims_of(motion);
  const std::span<const BoundAnim> bound = table.anims_of(motion);
  double sum = 0.0;
  for (std::size_t i = 0; i < data.size(); ++i) sum += estimated_length(data[i], bound[i].animation);
  return sum;
}

}  // namespace

const MotionData* estimated_link(const BoundTable& table, const TimelineQuery& query) {
  const Command style = style_of(table, query);
  return link_between(*table.table, style, from_of(table, query), query.motion);
}

double exact_length(const BoundAnim& anim) {
  if (!anim.animation) return 0.0;
  const SequenceNode node = sequence_node(anim);
  const double seconds = seconds_from(node, node.starting_frame());
  return seconds == kNever ? 0.0 : seconds;
}

double estimated_length(const AnimData& data, const Animation* animation) {
  if (!animation || data.framerate == 0.0f) return 0.0;
  const auto frames = static_cast<std::int64_t>(animation->frame_count);
  const std::int64_t end = data.high_frame == -1 || data.high_frame > frames ? frames : data.high_frame;
  return static_cast<double>(end - data.low_frame) / magnitude(data.framerate);
}

double estimated_motion_length(const BoundTable& table, const TimelineQuery& query) {
  const Command style = style_of(table, query);
  Command from = from_of(table, query);
  double sum = 0.0;
  if (is_style(query.motion) && from != command::kReady) {
    if (const MotionData* back = link_between(*table.table, style, from, command::kReady))
      sum += length_of(table, *back);
    from = command::kReady;
  }
  if (const MotionData* link = link_between(*table.table, style, from, query.motion))
    sum += length_of(table, *link);
  return sum / static_cast<double>(query.speed);
}

double estimated_cycle_length(const BoundTable& table, const TimelineQuery& query) {
  const MotionData* cycle = table.table->find_cycle(motion_key(style_of(table, query), query.motion));
  return cycle ? length_of(table, *cycle) : 0.0;
}

Vector<double> estimated_attack_times(const BoundTable& table, const TimelineQuery& query) {
  Vector<double> times;
  const Command style = style_of(table, query);
  const MotionData* link =
      link_between(*table.table, style, table.table->default_substate(style), query.motion);
  if (!link) return times;
  const auto total = static_cast<double>(frame_count(table, *link));
  std::size_t frame = 0;
  for (const BoundAnim& anim : table.anims_of(*link)) {
    if (!anim.animation) continue;
    for (std::uint32_t f = 0; f < anim.animation->frame_count; ++f, ++frame)
      for (const Hook& hook : anim.animation->hooks_of(f))
        if (hook.type() == HookType::Attack) times.push_back(static_cast<double>(frame) / total);
  }
  return times;
}

double exact_hook_time(const BoundAnim& anim, std::uint32_t frame) {
  const auto f = static_cast<std::int64_t>(frame);
  const SequenceNode node = sequence_node(anim);
  const std::int32_t last = anim.framerate < 0.0f ? anim.low_frame : anim.high_frame;
  if (!anim.animation || node.playable_rate() == 0.0 || f < anim.low_frame || f > anim.high_frame ||
      f == last)
    return kNever;
  return seconds_until_left(node, node.starting_frame(), static_cast<std::int32_t>(frame));
}

double root_motion_speed(const BoundTable& table, const MotionData& motion) {
  const std::span<const BoundAnim> anims = table.anims_of(motion);
  const std::size_t frames = frame_count(table, motion);
  if (frames == 0) return 0.0;
  Vec3 sum;
  for (const BoundAnim& anim : anims)
    if (anim.animation)
      for (const Frame& step : anim.animation->position_frames) sum = sum + step.origin;
  return static_cast<double>(length(sum)) / static_cast<double>(frames) *
         static_cast<double>(anims[0].framerate);
}

double estimated_run_speed(const BoundTable& table) {
  const MotionData* cycle = default_cycle(table, command::kRunForward);
  return cycle ? root_motion_speed(table, *cycle) : 0.0;
}

double estimated_turn_speed(const BoundTable& table) {
  const MotionData* cycle = default_cycle(table, command::kTurnRight);
  return cycle ? magnitude(cycle->omega.z) : 0.0;
}

}  // namespace acm
