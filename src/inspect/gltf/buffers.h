// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/host.hpp"
#include "acmotion/inspect/gltf.hpp"
#include "base/bytes.h"
#include "inspect/text/first_error.h"

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace acm::gltf {

/// The path of a file beside the one that names it, from a URI; nothing when the URI leads anywhere else, or
/// could be taken for more than a path.
std::optional<std::string> path_beside(std::string_view uri);

/// The bytes of a file's buffers, wherever they are: in the file, as text in the JSON, or in files beside it.
class Buffers {
 public:
  Buffers() = default;
  Buffers(Bytes chunk, inspect::GltfFileReader read_file) : chunk_(chunk), read_file_(std::move(read_file)) {}

  /// Empty after an error. They stay where they are.
  Bytes bytes_of(std::size_t buffer, std::string_view uri, FirstError& first_error);

 private:
  Vector<std::byte> load(std::size_t buffer, std::string_view uri, FirstError& first_error) const;

  Bytes chunk_;  // of a binary file
  inspect::GltfFileReader read_file_;
  std::map<std::string, Vector<std::byte>, std::less<>> loaded_;  // by URI
  std::map<std::size_t, Bytes> known_;  // by buffer: URIs may be all the data, which takes long to compare
};

}  // namespace acm::gltf
