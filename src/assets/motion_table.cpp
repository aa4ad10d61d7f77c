// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "assets/motion_table.h"

#include "assets/record_fields.h"
#include "assets/record_reader.h"
#include "assets/record_writer.h"
#include "base/finite.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace acm {

namespace {

/// Makes sorted indices. Of equal keys only the last is kept: retail chains at the head of a hash bucket, so
/// that is the one which a look-up finds (dat-formats 2.1).
class Indexer {
 public:
  template <class Item>
  void append(Vector<Item>& index, std::span<const Item> items, std::uint32_t Item::* key) {
    order_.clear();
    for (std::uint32_t i = 0; i < items.size(); ++i) order_.push_back({items[i].*key, i});
    std::sort(order_.begin(), order_.end());
    for (std::size_t i = 0; i < order_.size(); ++i)
      if (i + 1 == order_.size() || order_[i].first != order_[i + 1].first)
        index.push_back(items[order_[i].second]);
  }

  template <class Item>
  Vector<Item> index_of(std::span<const Item> items, std::uint32_t Item::* key) {
    Vector<Item> index;
    index.reserve(items.size());
    append(index, items, key);
    return index;
  }

 private:
  Vector<std::pair<std::uint32_t, std::uint32_t>> order_;  ///< key, place in the file
};

template <class Item>
const Item* find_by(std::span<const Item> sorted, std::uint32_t Item::* key, std::uint32_t wanted) {
  const auto it = std::lower_bound(sorted.begin(), sorted.end(), wanted,
                                   [key](const Item& item, std::uint32_t k) { return item.*key < k; });
  return it != sorted.end() && (*it).*key == wanted ? &*it : nullptr;
}

}  // namespace

void MotionTable::build_index() {
  Indexer indexer;
  style_default_index_ = indexer.index_of(style_defaults(), &StyleDefault::style);
  cycle_index_ = indexer.index_of(cycles(), &Entry::key);
  modifier_index_ = indexer.index_of(modifiers(), &Entry::key);
  link_group_index_ = indexer.index_of(link_groups(), &LinkGroup::key);
  link_index_.clear();
  link_index_.reserve(links_.size());
  for (LinkGroup& group : link_group_index_) {
    const std::span<const Link> links = links_of(group);
    group.first = static_cast<std::uint32_t>(link_index_.size());
    indexer.append(link_index_, links, &Link::to);
    group.count = static_cast<std::uint32_t>(link_index_.size()) - group.first;
  }
}

Command MotionTable::default_substate(Command style) const {
  const StyleDefault* found = find_by<StyleDefault>(style_default_index_, &StyleDefault::style, style);
  return found != nullptr ? found->substate : 0;
}

const MotionData* MotionTable::find_cycle(std::uint32_t key) const {
  const Entry* found = find_by<Entry>(cycle_index_, &Entry::key, key);
  return found != nullptr ? &motions_[found->motion] : nullptr;
}

const MotionData* MotionTable::find_modifier(std::uint32_t key) const {
  const Entry* found = find_by<Entry>(modifier_index_, &Entry::key, key);
  return found != nullptr ? &motions_[found->motion] : nullptr;
}

const MotionData* MotionTable::find_link(std::uint32_t key, Command to) const {
  const LinkGroup* group = find_by<LinkGroup>(link_group_index_, &LinkGroup::key, key);
  if (group == nullptr) return nullptr;
  const std::span<const Link> links = std::span(link_index_).subspan(group->first, group->count);
  const Link* found = find_by<Link>(links, &Link::to, to);
  return found != nullptr ? &motions_[found->motion] : nullptr;
}

bool MotionTable::has_link_group(std::uint32_t key) const {
  return find_by<LinkGroup>(link_group_index_, &LinkGroup::key, key) != nullptr;
}

MotionTableBuilder::MotionTableBuilder(ObjectId id, Command default_style) {
  table_.id_ = id;
  table_.default_style_ = default_style;
}

MotionTableBuilder& MotionTableBuilder::style_default(Command style, Command substate) {
  table_.style_defaults_.push_back({style, substate});
  return *this;
}

MotionTableBuilder& MotionTableBuilder::cycle(std::uint32_t key, const Motion& motion) {
  table_.cycles_.push_back({key, add_motion(motion)});
  return *this;
}

MotionTableBuilder& MotionTableBuilder::modifier(std::uint32_t key, const Motion& motion) {
  table_.modifiers_.push_back({key, add_motion(motion)});
  return *this;
}

MotionTableBuilder& MotionTableBuilder::link_group(std::uint32_t key) {
  table_.link_groups_.push_back({key, static_cast<std::uint32_t>(table_.links_.size()), 0});
  return *this;
}

MotionTableBuilder& MotionTableBuilder::link(Command to, const Motion& motion) {
  assert(!table_.link_groups_.empty());
  table_.links_.push_back({to, add_motion(motion)});
  ++table_.link_groups_.back().count;
  return *this;
}

MotionTable MotionTableBuilder::build() && {
  table_.build_index();
  return std::move(table_);
}

std::uint32_t MotionTableBuilder::add_motion(const Motion& motion) {
  assert(motion.anims.size() <= 0xFF);
  MotionData data;
  data.first_anim = static_cast<std::uint32_t>(table_.anims_.size());
  data.anim_count = static_cast<std::uint8_t>(motion.anims.size());
  data.bits = motion.bits;
  data.velocity = motion.velocity;
  data.omega = motion.omega;
  // The retail writer too derives these bits from the vectors (dat-formats 2.1).
  if (motion.velocity != Vec3{}) data.present |= MotionData::kHasVelocity;
  if (motion.omega != Vec3{}) data.present |= MotionData::kHasOmega;
  table_.anims_.insert(table_.anims_.end(), motion.anims.begin(), motion.anims.end());
  table_.motions_.push_back(data);
  return static_cast<std::uint32_t>(table_.motions_.size() - 1);
}

bool MotionTable::is_within_limits() const {
  return std::ranges::all_of(motions_, [](const MotionData& m) {
    return is_within(m.velocity, limits::kVelocity) && is_within(m.omega, limits::kOmega);
  });
}

MotionTable MotionTable::within_limits() const {
  MotionTable table = *this;
  for (MotionData& m : table.motions_) {
    if (!is_within(m.velocity, limits::kVelocity)) m.velocity = {};
    if (!is_within(m.omega, limits::kOmega)) m.omega = {};
  }
  return table;
}

void MotionTableFields::finish(MotionTable& table, const Oddities& oddities) {
  table.oddities_ = oddities;
  trim(table.links_);
  trim(table.motions_);
  trim(table.anims_);
  table.build_index();
}

Result<MotionTable> read_motion_table(Bytes bytes) {
  RecordReader reader(bytes);
  MotionTable table;
  fields(reader, table);
  if (const Status end = expect_end(reader.in(), table.id()); !end) return end.error();
  MotionTableFields::finish(table, reader.in().oddities());
  return table;
}

Vector<std::byte> write_motion_table(const MotionTable& table) {
  return write_record(table);
}

}  // namespace acm
