// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "inspect/gltf/gltf.h"

#include <map>
#include <string>
#include <utility>
#include <vector>

#include "skeleton.h"

namespace acm::gltf {

/// How far a part is from where it was. What was not edited is 0.
struct Change {
  double metres = 0.0;
  double radians = 0.0;
  [[nodiscard]] bool is_edit() const { return metres > 0.0 || radians > 0.0; }
};

/// Less than an editor's noise is 0. `reach` is the largest coordinate that took part, and so bounds the
/// rounding.
Change change_between(const Frame& a, const Frame& b, float reach);

/// What the clips of a file make of one animation.
class EditedAnimation {
 public:
  /// The original must outlive it.
  explicit EditedAnimation(const Animation& original);

  /// A clip shows a part at a frame. Several clips may show the same; the one that was edited is the one that
  /// differs.
  Change show(std::uint32_t frame, std::uint32_t part, const Skeleton::Place& place, const std::string& clip);

  [[nodiscard]] GltfImport::Imported result() const;
  /// Two clips that disagree; empty names when none do.
  [[nodiscard]] const std::pair<std::string, std::string>& conflicting_clips() const {
    return conflicting_clips_;
  }
  /// Parts at frames that any clip shows, and those of them that were edited.
  [[nodiscard]] std::size_t places_shown() const { return places_shown_; }
  [[nodiscard]] std::size_t places_edited() const { return edits_.size(); }

 private:
  /// A part at a key frame that is not where it was.
  struct Edit {
    Frame frame;
    Change change;
    std::string clip;
  };
  void keep(std::uint32_t frame, std::uint32_t part, const Edit& edit, float reach);

  const Animation& original_;
  std::map<std::pair<std::uint32_t, std::uint32_t>, Edit> edits_;  // by frame and part
  std::vector<bool> shown_;                                        // frame by frame, all parts
  std::size_t places_shown_ = 0;
  std::pair<std::string, std::string> conflicting_clips_;
};

}  // namespace acm::gltf
