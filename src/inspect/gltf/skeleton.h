// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <span>
#include <vector>

#include "track.h"

namespace acm::gltf {

/// What moves a node.
struct NodeTracks {
  std::optional<Track> translation;
  std::optional<Track> rotation;
};

/// By node.
using Tracks = std::map<std::size_t, NodeTracks>;

/// The nodes of a body's parts and those that they hang on.
class Skeleton {
 public:
  /// Finds the parts below a root, one of the nodes, by their names or else by their extras. Nodes elsewhere
  /// do not count.
  Skeleton(std::vector<Node> nodes, std::size_t root);

  struct Part {
    std::uint32_t number;
    std::size_t node;
    bool renamed = false;  ///< found by what the exporter left in its extras
  };
  [[nodiscard]] std::span<const Part> parts() const { return parts_; }
  /// Nodes below the root that are called after a part, or were made for it, while another one counts.
  [[nodiscard]] std::span<const Part> copies() const { return copies_; }
  /// A node elsewhere in the file that is called after a part, or was made for it.
  [[nodiscard]] std::optional<std::size_t> outside(std::uint32_t part) const {
    const auto it = outside_.find(part);
    return it == outside_.end() ? std::nullopt : std::optional(it->second);
  }
  [[nodiscard]] std::size_t root() const { return root_; }
  [[nodiscard]] std::optional<std::size_t> body() const {
    return body_ == root_ ? std::nullopt : std::optional(body_);
  }
  /// Nodes that matter to the parts.
  [[nodiscard]] std::size_t size() const { return order_.size(); }
  [[nodiscard]] bool needs(std::size_t node) const { return needed_[node]; }
  [[nodiscard]] const Node& node(std::size_t index) const { return nodes_[index]; }
  [[nodiscard]] std::size_t node_count() const { return nodes_.size(); }
  /// Where a node is, relative to the body.
  struct Place {
    Frame frame;
    float reach = 0.0f;  ///< largest coordinate on the way there, which bounds the rounding
  };
  /// Places every needed node at a time; the rest of `places` means nothing. It is an error when a track
  /// holds something else than finite numbers.
  void pose(const Tracks& tracks, double time, double slack, std::vector<Place>& places,
            FirstError& first_error) const;

 private:
  [[nodiscard]] std::vector<std::size_t> nodes_below_root() const;
  void find_parts(std::span<const std::size_t> below);
  void find_outside(std::span<const std::size_t> below);
  [[nodiscard]] bool is_stop(std::size_t node) const { return node == root_ || node == body_; }

  std::vector<Node> nodes_;
  std::size_t root_;
  std::size_t body_;  // root_ when there is none
  std::vector<Part> parts_;
  std::vector<Part> copies_;
  std::map<std::uint32_t, std::size_t> outside_;  // nodes by part
  std::vector<std::size_t> order_;                // those that are needed, parents first
  std::vector<bool> needed_;
};

}  // namespace acm::gltf
