// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/host.hpp"
#include "base/bytes.h"
#include "base/frame.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "key_times.h"
#include "skeleton.h"

namespace acm::gltf {

/// Where an exported clip brings the body, key by key, as numbers that the file keeps beside the keys
/// themselves: an importer has no other way to see that those were edited.
std::string body_path_text(std::span<const Frame> keys);
/// Back from the text: translation and rotation of each key, as glTF has them. Nothing when it is not such a
/// text, or holds something else than finite numbers.
struct BodyPath {
  Vector<std::byte> translations;
  Vector<std::byte> rotations;
  std::size_t keys = 0;
};
std::optional<BodyPath> read_body_path(std::string_view text);

/// How a body differs from the path that it was exported with; empty when it does not. Its keys may be
/// others, as long as it moves alike. `rest`: where the body is without keys.
std::string body_path_finding(const BodyPath& path, const KeyTimes& times, const NodeTracks& body,
                              const Frame& rest);

}  // namespace acm::gltf
