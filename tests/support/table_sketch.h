// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "anim/sequence.h"
#include "assets/asset_store.h"

#include <deque>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace acm::test {

/// A finished table with its animations, which have names, so that a test can say what plays in words.
class SketchedTable {
 public:
  [[nodiscard]] const BoundTable& bound() const { return *bound_; }
  [[nodiscard]] AssetStore& store() { return store_; }
  [[nodiscard]] const Animation& animation(std::string_view name) const;
  [[nodiscard]] std::string name_of(const Animation& animation) const;
  /// Names of what is in the list: "r>w walk".
  [[nodiscard]] std::string names(const Sequence& seq, const ListPool& pool) const;
  /// The same with frames per second: "r>w@30 walk@45".
  [[nodiscard]] std::string names_and_rates(const Sequence& seq, const ListPool& pool) const;

 private:
  friend class TableSketch;
  AssetStore store_;
  const BoundTable* bound_ = nullptr;
  std::map<std::string, ObjectId, std::less<>> ids_;
};

/// Puts a motion table and its animations together, in any order.
class TableSketch {
 public:
  using Motion = MotionTableBuilder::Motion;
  static constexpr ObjectId kTableId = 0x09000001;

  explicit TableSketch(Command default_style) : default_style_(default_style) {}

  /// One pass through an animation of that name, which is made when first named: one part, no root motion, no
  /// hooks.
  AnimData anim(std::string_view name, std::uint32_t frames, float framerate = 30.0f);
  /// One that exists, to be given root motion or hooks.
  [[nodiscard]] Animation& animation(std::string_view name);

  TableSketch& style_default(Command style, Command substate);
  TableSketch& cycle(Command style, Command substate, const Motion& motion);
  TableSketch& modifier(Command motion, const Motion& data);  ///< of every style
  TableSketch& modifier(Command style, Command motion, const Motion& data);
  TableSketch& link(Command style, Command from, Command to, const Motion& motion);
  TableSketch& style_link(Command style, Command to, const Motion& motion);  ///< from anywhere in the style

  [[nodiscard]] SketchedTable finish() const;

 private:
  Command default_style_;
  std::deque<Animation> animations_;  // a deque: references from animation() survive more animations
  std::map<std::string, ObjectId, std::less<>> ids_;
  std::vector<StyleDefault> style_defaults_;
  std::vector<std::pair<std::uint32_t, Motion>> cycles_;
  std::vector<std::pair<std::uint32_t, Motion>> modifiers_;
  std::map<std::uint32_t, std::vector<std::pair<Command, Motion>>> links_;
};

/// Puts a hook on a frame of an animation, after those that are there already.
void add_hook(Animation& animation, std::uint32_t frame, const Hook& hook);

}  // namespace acm::test
