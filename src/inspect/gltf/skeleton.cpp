// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "skeleton.h"

#include "base/finite.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <iterator>

#include "exported_facts.h"
#include "names.h"

namespace acm::gltf {

namespace {

std::optional<std::uint32_t> part_number(std::string_view name) {
  constexpr std::string_view kPrefix = "part_";
  if (!name.starts_with(kPrefix)) return std::nullopt;
  std::uint32_t number = 0;
  const auto [end, error] = std::from_chars(name.data() + kPrefix.size(), name.data() + name.size(), number);
  if (error != std::errc() || end != name.data() + name.size()) return std::nullopt;
  return number;
}

std::optional<std::uint32_t> meant_part(const Node& node) {
  const std::optional<std::uint32_t> named = part_number(without_copy_number(node.name));
  return named ? named : node.part;
}

float largest(Vec3 v) {
  return std::max({std::fabs(v.x), std::fabs(v.y), std::fabs(v.z)});
}

}  // namespace

Skeleton::Skeleton(std::vector<Node> nodes, std::size_t root)
    : nodes_(std::move(nodes)), root_(root), body_(root), needed_(nodes_.size()) {
  const std::vector<std::size_t> below = nodes_below_root();
  find_parts(below);
  find_outside(below);
  for (const Part& part : parts_)
    for (std::size_t at = part.node; !is_stop(at) && !needed_[at]; at = *nodes_[at].parent)
      needed_[at] = true;
  std::ranges::copy_if(below, std::back_inserter(order_), [&](std::size_t node) { return needed_[node]; });
}

// Parents first. A root that hangs on its own children is met again and not followed.
std::vector<std::size_t> Skeleton::nodes_below_root() const {
  std::vector<std::vector<std::size_t>> children(nodes_.size());
  for (std::size_t i = 0; i < nodes_.size(); ++i)
    if (nodes_[i].parent && i != root_) children[*nodes_[i].parent].push_back(i);
  std::vector<std::size_t> below = children[root_];
  for (std::size_t next = 0; next < below.size(); ++next) {
    const std::vector<std::size_t>& more = children[below[next]];
    below.insert(below.end(), more.begin(), more.end());
  }
  return below;
}

// An exact name goes before a copy of it, and a name before what the extras say.
void Skeleton::find_parts(std::span<const std::size_t> below) {
  std::map<std::uint32_t, Part> found;
  std::vector<bool> counts(nodes_.size());
  const auto add = [&](std::optional<std::uint32_t> number, std::size_t node, bool renamed) {
    if (number && !counts[node])
      counts[node] = found.try_emplace(*number, Part{*number, node, renamed}).second;
  };
  for (const bool copies : {false, true})
    for (const std::size_t i : below) {
      const std::string_view name = copies ? without_copy_number(nodes_[i].name) : nodes_[i].name;
      if (name == kBodyName && body_ == root_) body_ = i;
      add(part_number(name), i, false);
    }
  for (const std::size_t i : below) add(nodes_[i].part, i, true);
  for (const auto& [number, part] : found) parts_.push_back(part);
  for (const std::size_t i : below)
    if (const std::optional<std::uint32_t> number = meant_part(nodes_[i]); number && !counts[i])
      copies_.push_back({*number, i});
}

void Skeleton::find_outside(std::span<const std::size_t> below) {
  std::vector<bool> is_below(nodes_.size());
  for (const std::size_t node : below) is_below[node] = true;
  for (std::size_t i = 0; i < nodes_.size(); ++i)
    if (const std::optional<std::uint32_t> part = meant_part(nodes_[i]); part && !is_below[i])
      outside_.emplace(*part, i);
}

void Skeleton::pose(const Tracks& tracks, double time, double slack, std::vector<Place>& places,
                    FirstError& first_error) const {
  places.resize(nodes_.size());
  for (const std::size_t i : order_) {
    Frame local = nodes_[i].local;
    if (const auto it = tracks.find(i); it != tracks.end()) {
      if (it->second.translation) local.origin = it->second.translation->translation(time, slack);
      if (it->second.rotation) local.rotation = it->second.rotation->rotation(time, slack);
    }
    if (!is_finite(local))
      return first_error.record(fmt::format("{} is nowhere at {:.3f} s", printable(nodes_[i].name), time));
    const std::size_t parent = *nodes_[i].parent;
    places[i] = {local, largest(local.origin)};
    if (is_stop(parent)) continue;
    places[i].frame = combine(places[parent].frame, local);
    places[i].reach = std::max({places[parent].reach, places[i].reach, largest(places[i].frame.origin)});
  }
}

}  // namespace acm::gltf
