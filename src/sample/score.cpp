// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "score.h"

#include <algorithm>

namespace acm::sample {

ObjectId Score::record(const Clip& clip) {
  const ObjectId id = next_animation_++;
  content_.add(make_animation(id, clip, part_count_, pose_parts_));
  return id;
}

void Score::link(Command style, Command from, Command to, const Motion& motion) {
  const std::uint32_t key = motion_key(style, from);
  auto group = std::find_if(link_groups_.begin(), link_groups_.end(),
                            [key](const LinkGroup& g) { return g.key == key; });
  if (group == link_groups_.end()) group = link_groups_.insert(group, {key, {}});
  group->links.emplace_back(to, motion);
}

MotionTableBuilder::Motion motion_of(Vector<AnimData> anims, Vec3 velocity, Vec3 omega, std::uint8_t bits) {
  MotionTableBuilder::Motion motion;
  motion.anims = std::move(anims);
  motion.bits = bits;
  motion.velocity = velocity;
  motion.omega = omega;
  return motion;
}

MotionTable Score::build(ObjectId id, Command default_style) const {
  MotionTableBuilder builder(id, default_style);
  for (const StyleDefault& d : style_defaults_) builder.style_default(d.style, d.substate);
  for (const auto& [key, motion] : cycles_) builder.cycle(key, motion);
  for (const auto& [key, motion] : modifiers_) builder.modifier(key, motion);
  for (const LinkGroup& group : link_groups_) {
    builder.link_group(group.key);
    for (const auto& [to, motion] : group.links) builder.link(to, motion);
  }
  return std::move(builder).build();
}

}  // namespace acm::sample
