// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/host.hpp"
#include "assets/mesh.h"
#include "inspect/text/exact_json.h"

#include <span>
#include <string>
#include <unordered_map>
#include <vector>

namespace acm::gltf {

/// A glTF document on its way to a .glb file: the JSON, and the bytes that its accessors view.
class Writer {
 public:
  Writer();

  /// Appends to an array of the document, such as "nodes", and returns the index.
  std::size_t add(const char* array, Json element);

  /// Keys of animations: `width` floats each (1: times). The same floats are stored once.
  std::size_t add_keys(std::span<const float> values, std::size_t width);

  struct Vertices {
    std::size_t position, normal, uv;  ///< accessors
  };
  Vertices add_vertices(std::span<const MeshCorner> vertices);
  std::size_t add_indices(std::span<const std::uint32_t> indices);
  /// An image of the document.
  std::size_t add_png(const std::string& name, Bytes png);

  /// Of what is not JSON.
  [[nodiscard]] std::uint64_t binary_bytes() const;

  Json document;

  Vector<std::byte> finish() &&;

 private:
  enum Buffer { kVertices, kIndices, kKeys, kBuffers };
  std::size_t add_accessor(Json accessor) { return add("accessors", std::move(accessor)); }
  Vector<std::byte> join_buffers();

  Vector<std::byte> buffers_[kBuffers];
  struct ImageView {
    std::size_t offset, bytes;
  };
  Vector<std::byte> images_;  // one after the other
  std::vector<ImageView> image_views_;
  struct KeyRun {
    std::size_t offset, bytes, width, accessor;
  };
  std::unordered_multimap<std::size_t, KeyRun> runs_;  // by hash
};

}  // namespace acm::gltf
