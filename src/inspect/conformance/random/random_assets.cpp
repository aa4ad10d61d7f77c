// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "random_assets.h"

#include <utility>

namespace acm::random_cases {

MotionTable LooseTable::build() const {
  MotionTableBuilder builder(id, default_style);
  for (const StyleDefault& d : style_defaults) builder.style_default(d.style, d.substate);
  for (const Entry& cycle : cycles) builder.cycle(cycle.key, cycle.motion);
  for (const Entry& modifier : modifiers) builder.modifier(modifier.key, modifier.motion);
  std::map<std::uint32_t, std::vector<const Entry*>> groups;
  for (const Entry& link : links) groups[link.key].push_back(&link);
  for (const auto& [key, group] : groups) {
    builder.link_group(key);
    for (const Entry* link : group) builder.link(link->to, link->motion);
  }
  return std::move(builder).build();
}

RawObjects raw_objects(const LooseAssets& assets) {
  RawObjects objects;
  for (const LooseTable& table : assets.tables) objects[table.id] = write_motion_table(table.build());
  for (const Animation& animation : assets.animations) objects[animation.id] = write_animation(animation);
  return objects;
}

AssetStore store_of(const RawObjects& objects) {
  AssetStore store;
  // What cannot be read is missing, as for every engine.
  for (const auto& [id, bytes] : objects) static_cast<void>(store.add(id, bytes));
  return store;
}

LooseAssets draw_assets(RandomSource random) {
  LooseAssets assets;
  assets.animations = draw_animations(random);
  assets.tables.push_back(draw_table(random, 0x09000001, assets.animations));
  if (random.chance(50)) assets.tables.push_back(draw_table(random, 0x09000002, assets.animations));
  return assets;
}

}  // namespace acm::random_cases
