// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "assets/animation.h"
#include "assets/asset_store.h"
#include "assets/motion_table.h"

#include <map>
#include <string>
#include <vector>

#include "random_source.h"

namespace acm::random_cases {

/// A motion table whose parts can be taken away one by one.
struct LooseTable {
  using Motion = MotionTableBuilder::Motion;
  struct Entry {
    std::uint32_t key = 0;  ///< motion_key; of a link: that of its group
    Command to = 0;         ///< of a link
    Motion motion;
  };
  ObjectId id = 0;
  Command default_style = 0;
  std::vector<StyleDefault> style_defaults;
  std::vector<Entry> cycles;
  std::vector<Entry> modifiers;
  std::vector<Entry> links;

  [[nodiscard]] MotionTable build() const;
};

/// The objects of a case. The table with the lowest id is first.
struct LooseAssets {
  std::vector<LooseTable> tables;
  std::vector<Animation> animations;
};

using RawObjects = std::map<ObjectId, Vector<std::byte>>;
/// The records as a runner reads them.
RawObjects raw_objects(const LooseAssets& assets);
/// What an engine holds after it has read them.
AssetStore store_of(const RawObjects& objects);

/// Objects that follow from the seed alone: tables with cycles, links, modifiers and styles, and animations.
LooseAssets draw_assets(RandomSource random);
/// The parts of draw_assets.
std::vector<Animation> draw_animations(RandomSource& random);
LooseTable draw_table(RandomSource& random, ObjectId id, const std::vector<Animation>& animations);

/// Styles, default states, cycles, links and modifiers in words, a line each: "link NonCombat/Ready>Wave:
/// 03000001 0..-1 at 30, bits 1".
std::vector<std::string> describe_assets(const LooseAssets& assets);

}  // namespace acm::random_cases
