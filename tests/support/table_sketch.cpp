// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "support/table_sketch.h"

#include <cassert>
#include <cstdio>

namespace acm::test {

namespace {

constexpr ObjectId kFirstAnimationId = 0x03000001;

Animation make_animation(ObjectId id, std::uint32_t frames) {
  Animation animation;
  animation.id = id;
  animation.part_count = 1;
  animation.frame_count = frames;
  animation.part_frames.resize(frames);
  // Every key frame looks different.
  for (std::uint32_t f = 0; f < frames; ++f) animation.part_frames[f].origin.x = static_cast<float>(f);
  animation.hook_starts.assign(frames + 1, 0);
  return animation;
}

}  // namespace

const Animation& SketchedTable::animation(std::string_view name) const {
  const auto it = ids_.find(name);
  assert(it != ids_.end());
  return **store_.animation(it->second);
}

std::string SketchedTable::name_of(const Animation& animation) const {
  for (const auto& [name, id] : ids_)
    if (id == animation.id) return name;
  return "?";
}

std::string SketchedTable::names(const Sequence& seq, const ListPool& pool) const {
  std::string text;
  for (const SequenceNode& node : seq.nodes.view(pool))
    text += (text.empty() ? "" : " ") + name_of(*node.animation);
  return text;
}

std::string SketchedTable::names_and_rates(const Sequence& seq, const ListPool& pool) const {
  std::string text;
  for (const SequenceNode& node : seq.nodes.view(pool)) {
    char rate[32];
    std::snprintf(rate, sizeof rate, "@%.6g", static_cast<double>(node.framerate));
    text += (text.empty() ? "" : " ") + name_of(*node.animation) + rate;
  }
  return text;
}

AnimData TableSketch::anim(std::string_view name, std::uint32_t frames, float framerate) {
  const auto [it, added] =
      ids_.try_emplace(std::string(name), kFirstAnimationId + static_cast<ObjectId>(ids_.size()));
  if (added) animations_.push_back(make_animation(it->second, frames));
  return {it->second, 0, -1, framerate};
}

Animation& TableSketch::animation(std::string_view name) {
  const auto it = ids_.find(name);
  assert(it != ids_.end());
  return animations_[it->second - kFirstAnimationId];
}

TableSketch& TableSketch::style_default(Command style, Command substate) {
  style_defaults_.push_back({style, substate});
  return *this;
}

TableSketch& TableSketch::cycle(Command style, Command substate, const Motion& motion) {
  cycles_.emplace_back(motion_key(style, substate), motion);
  return *this;
}

TableSketch& TableSketch::modifier(Command motion, const Motion& data) {
  modifiers_.emplace_back(motion & 0x00FFFFFFu, data);
  return *this;
}

TableSketch& TableSketch::modifier(Command style, Command motion, const Motion& data) {
  modifiers_.emplace_back(motion_key(style, motion), data);
  return *this;
}

TableSketch& TableSketch::link(Command style, Command from, Command to, const Motion& motion) {
  links_[motion_key(style, from)].emplace_back(to, motion);
  return *this;
}

TableSketch& TableSketch::style_link(Command style, Command to, const Motion& motion) {
  links_[style << 16].emplace_back(to, motion);
  return *this;
}

SketchedTable TableSketch::finish() const {
  MotionTableBuilder builder(kTableId, default_style_);
  for (const StyleDefault& d : style_defaults_) builder.style_default(d.style, d.substate);
  for (const auto& [key, motion] : cycles_) builder.cycle(key, motion);
  for (const auto& [key, motion] : modifiers_) builder.modifier(key, motion);
  for (const auto& [key, links] : links_) {
    builder.link_group(key);
    for (const auto& [to, motion] : links) builder.link(to, motion);
  }
  SketchedTable table;
  for (const Animation& animation : animations_) table.store_.add(animation);
  table.store_.add(std::move(builder).build());
  table.bound_ = *table.store_.bind(kTableId);
  table.ids_ = ids_;
  return table;
}

void add_hook(Animation& animation, std::uint32_t frame, const Hook& hook) {
  assert(frame < animation.frame_count);
  animation.hooks.insert(animation.hooks.begin() + animation.hook_starts[frame + 1], hook);
  for (std::uint32_t f = frame + 1; f <= animation.frame_count; ++f) ++animation.hook_starts[f];
}

}  // namespace acm::test
