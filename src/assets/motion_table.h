// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/host.hpp"
#include "acmotion/types.hpp"
#include "assets/command.h"
#include "base/bytes.h"
#include "base/vec3.h"

#include <cstdint>
#include <optional>
#include <span>

namespace acm {

/// A range of frames of an animation, at a rate (dat-formats 2.1).
struct AnimData {
  ObjectId animation = 0;
  std::int32_t low_frame = 0;
  std::int32_t high_frame = -1;  ///< inclusive; below 0: the last frame
  float framerate = 30.0f;       ///< frames per second; negative plays backwards

  friend bool operator==(const AnimData&, const AnimData&) = default;
};

/// What plays for one cycle, modifier or link: some AnimDatas of the table, and physics in object axes.
struct MotionData {
  static constexpr std::uint8_t kClearsModifiers = 1;       ///< core 4.1, bit 0
  static constexpr std::uint8_t kOnlyFromDefaultState = 2;  ///< core 4.1, bit 1
  static constexpr std::uint8_t kHasVelocity = 1;
  static constexpr std::uint8_t kHasOmega = 2;

  std::uint32_t first_anim = 0;  ///< index into MotionTable::anims()
  std::uint8_t anim_count = 0;
  std::uint8_t bits = 0;     ///< behaviour: kClearsModifiers, kOnlyFromDefaultState
  std::uint8_t present = 0;  ///< which vectors the file holds: kHasVelocity, kHasOmega
  std::uint8_t padding = 0;  ///< the alignment byte of the file
  Vec3 velocity;             ///< metres per second at speed 1; zero when absent
  Vec3 omega;                ///< radians per second at speed 1; zero when absent
};

struct StyleDefault {
  Command style;
  Command substate;
};

/// Cycles, modifiers and links of a creature. Immutable; made by read_motion_table or MotionTableBuilder.
/// File order and duplicate keys are kept for writing; look-ups go through sorted indices, and the last of
/// equal keys wins.
class MotionTable {
 public:
  /// One cycle or modifier, in file order.
  struct Entry {
    std::uint32_t key;
    std::uint32_t motion;  ///< index into motions()
  };
  /// All links that leave one state, in file order.
  struct LinkGroup {
    std::uint32_t key;
    std::uint32_t first;  ///< index into links()
    std::uint32_t count;
  };
  struct Link {
    Command to;            ///< full command
    std::uint32_t motion;  ///< index into motions()
  };

  [[nodiscard]] ObjectId id() const { return id_; }
  [[nodiscard]] Command default_style() const { return default_style_; }
  [[nodiscard]] std::span<const StyleDefault> style_defaults() const { return style_defaults_; }
  [[nodiscard]] std::span<const Entry> cycles() const { return cycles_; }
  [[nodiscard]] std::span<const Entry> modifiers() const { return modifiers_; }
  [[nodiscard]] std::span<const LinkGroup> link_groups() const { return link_groups_; }
  [[nodiscard]] std::span<const Link> links() const { return links_; }
  [[nodiscard]] std::span<const Link> links_of(const LinkGroup& g) const {
    return links().subspan(g.first, g.count);
  }
  [[nodiscard]] std::span<const MotionData> motions() const { return motions_; }
  [[nodiscard]] std::span<const AnimData> anims() const { return anims_; }
  [[nodiscard]] std::span<const AnimData> anims_of(const MotionData& m) const {
    return anims().subspan(m.first_anim, m.anim_count);
  }
  [[nodiscard]] const Oddities& oddities() const { return oddities_; }

  /// The default substate of a style; 0 when the table has none (core 4.1).
  [[nodiscard]] Command default_substate(Command style) const;
  /// By motion_key; null when absent.
  [[nodiscard]] const MotionData* find_cycle(std::uint32_t key) const;
  [[nodiscard]] const MotionData* find_modifier(std::uint32_t key) const;
  [[nodiscard]] const MotionData* find_link(std::uint32_t key, Command to) const;
  [[nodiscard]] bool has_link_group(std::uint32_t key) const;

  /// Whether no velocity would lead a body out of acm::limits. Records are read whatever numbers they hold.
  [[nodiscard]] bool is_within_limits() const;
  /// The same table; velocities beyond the limits, or not finite, are 0.
  [[nodiscard]] MotionTable within_limits() const;

  /// The same table with every whole command passed through one function, and every key through the other.
  template <class OfCommand, class OfKey>
  [[nodiscard]] MotionTable with_commands(OfCommand of_command, OfKey of_key) const {
    MotionTable table = *this;
    table.default_style_ = of_command(default_style_);
    for (StyleDefault& d : table.style_defaults_) d = {of_command(d.style), of_command(d.substate)};
    for (Entry& cycle : table.cycles_) cycle.key = of_key(cycle.key);
    for (Entry& modifier : table.modifiers_) modifier.key = of_key(modifier.key);
    for (LinkGroup& group : table.link_groups_) group.key = of_key(group.key);
    for (Link& link : table.links_) link.to = of_command(link.to);
    table.build_index();
    return table;
  }

 private:
  friend class MotionTableBuilder;
  friend struct MotionTableFields;
  void build_index();

  ObjectId id_ = 0;
  Command default_style_ = 0;
  Vector<StyleDefault> style_defaults_;
  Vector<Entry> cycles_;
  Vector<Entry> modifiers_;
  Vector<LinkGroup> link_groups_;
  Vector<Link> links_;
  Vector<MotionData> motions_;
  Vector<AnimData> anims_;

  // Sorted by key, one entry per key: the last occurrence. Of link groups too only the last counts, whole.
  Vector<StyleDefault> style_default_index_;
  Vector<Entry> cycle_index_;
  Vector<Entry> modifier_index_;
  Vector<LinkGroup> link_group_index_;  ///< first, count: range of link_index_
  Vector<Link> link_index_;
  Oddities oddities_;
};

/// Puts a MotionTable together in file order.
class MotionTableBuilder {
 public:
  MotionTableBuilder(ObjectId id, Command default_style);

  struct Motion {
    Vector<AnimData> anims = {};  ///< at most 255
    std::uint8_t bits = 0;        ///< MotionData::kClearsModifiers, kOnlyFromDefaultState
    Vec3 velocity = {};           ///< zero: the file holds none
    Vec3 omega = {};              ///< zero: the file holds none
  };

  MotionTableBuilder& style_default(Command style, Command substate);
  MotionTableBuilder& cycle(std::uint32_t key, const Motion& motion);
  MotionTableBuilder& modifier(std::uint32_t key, const Motion& motion);
  /// Begins a group; the links that follow belong to it.
  MotionTableBuilder& link_group(std::uint32_t key);
  MotionTableBuilder& link(Command to, const Motion& motion);

  [[nodiscard]] MotionTable build() &&;

 private:
  std::uint32_t add_motion(const Motion& motion);

  MotionTable table_;
};

Result<MotionTable> read_motion_table(Bytes bytes);
Vector<std::byte> write_motion_table(const MotionTable& table);

}  // namespace acm
