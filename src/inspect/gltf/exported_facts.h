// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "assets/animation.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "body_path.h"
#include "reader.h"

namespace acm::gltf {

/// Which frames of an animation a clip shows from when to when.
struct ShownFrames {
  ObjectId animation = 0;
  std::uint32_t first = 0;  ///< that is shown; comes after `last` when it plays backwards
  std::uint32_t last = 0;
  double start = 0.0;  ///< seconds
  double end = 0.0;

  [[nodiscard]] std::uint32_t count() const { return (first < last ? last - first : first - last) + 1; }
  [[nodiscard]] std::uint32_t frame(std::uint32_t i) const { return first < last ? first + i : first - i; }
};

/// How the exporter arranged the body, for comparison.
struct ExportedLayout {
  bool holds_keys = true;  ///< every key stands until the next; else it was exported with linear keys
  bool root_motion = false;
  std::vector<std::optional<std::uint32_t>> parents;  ///< of each part; none: the body
};

/// What the exporter has said of a clip a second time, in the root node, where editors do not show it: edits
/// of the extras of the clip itself are seen by comparison. It lives as long as the reader.
struct WrittenFacts {
  const ReadJson* segments = nullptr;
  const ReadJson* motion = nullptr;  ///< null in files of versions that left none
};

/// What the exporter has left in the root node, all of it checked.
struct ExportedFacts {
  std::size_t root = 0;  ///< node
  ObjectId setup = 0;
  std::map<ObjectId, Animation> animations;
  std::map<std::string, std::vector<ShownFrames>, std::less<>> clips;
  /// Where each clip brings the body; nothing unless it was exported with root motion.
  std::map<std::string, BodyPath, std::less<>> bodies;
  std::optional<ExportedLayout> layout;                      ///< none in files of versions that left none
  std::map<std::string, WrittenFacts, std::less<>> written;  ///< by clip
};

/// It is an error of the reader when there is no such node, or more than one.
ExportedFacts read_facts(Reader& reader);

/// The name without the number that editors append to tell copies apart: "part_03.001".
std::string_view without_copy_number(std::string_view name);

}  // namespace acm::gltf
