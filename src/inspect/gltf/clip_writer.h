// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "inspect/gltf/gltf.h"

#include "clip.h"
#include "writer.h"

namespace acm::gltf {

/// Which animation a clip shows from when to when: what an importer needs to find the way back.
Json segments_json(const Clip& clip);

/// What else the extras of an animation say of its motion: commands, length, velocity, hooks.
Json motion_json(const Clip& clip);

/// Where a clip brings the body, one frame for each key; a clip without keys holds it with one.
std::vector<Frame> body_keys(const Clip& clip);

/// Puts clips into a document as animations.
class ClipWriter {
 public:
  ClipWriter(Writer& writer, const GltfOptions& options, std::span<const std::uint32_t> parents,
             std::span<const Frame> rest)
      : writer_(writer), options_(options), parents_(parents), rest_(rest) {}

  void add(const Clip& clip);

 private:
  struct Channels;
  void add_parts(const Clip& clip, Channels& channels);
  [[nodiscard]] std::size_t moved_parts(const Clip& clip) const;

  Writer& writer_;
  const GltfOptions& options_;
  std::span<const std::uint32_t> parents_;
  std::span<const Frame> rest_;
};

}  // namespace acm::gltf
