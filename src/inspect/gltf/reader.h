// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "base/bytes.h"
#include "base/frame.h"

#include <nlohmann/json.hpp>

#include <deque>
#include <optional>
#include <string>
#include <vector>

/// Looks into glTF files of unknown origin. Everything here throws GltfError when the file does not hold what
/// it should.
namespace acm::gltf {

/// What is read needs no order of its keys, unlike what is written.
using ReadJson = nlohmann::json;

/// Numbers in the buffer of a file, checked: whatever index is below `count` lies in the file.
struct Accessor {
  Bytes bytes;  ///< from the first element on
  std::size_t count = 0;
  std::size_t width = 1;  ///< numbers in each element
  std::size_t stride = 0;
  int component = 0;

  /// Integers are fractions of their range, as glTF has it for animations.
  [[nodiscard]] float at(std::size_t element, std::size_t part) const;
};

struct Node {
  std::string name;
  std::optional<std::size_t> parent;
  Frame local;
  bool scaled = false;
};

class Reader {
 public:
  explicit Reader(Bytes file);

  [[nodiscard]] const ReadJson& document() const { return document_; }
  [[nodiscard]] Accessor accessor(const ReadJson& weenie, const char* key) const;
  [[nodiscard]] std::vector<Node> nodes() const;
  /// Our own extras of an element, which editors may have turned into a text; null when it has none.
  [[nodiscard]] const ReadJson* facts_of(const ReadJson& element);
  /// An object that may have been turned into a text; null when it is neither.
  [[nodiscard]] const ReadJson* decompress(const ReadJson& value);

 private:
  [[nodiscard]] Bytes view(const ReadJson& accessor, std::size_t& stride) const;

  Bytes binary_;
  ReadJson document_;
  std::deque<ReadJson> decompressed_;  // stays where it is when it grows
};

/// An array of an object; an empty one when there is none.
const ReadJson& list_at(const ReadJson& object, const char* key);
/// A text of an object; empty when there is none.
std::string text_at(const ReadJson& object, const char* key);
/// A whole number of an object that must be below `limit`; `otherwise` when there is none.
std::size_t number_at(const ReadJson& object, const char* key, std::size_t limit,
                      std::optional<std::size_t> otherwise = {});
/// A finite number.
double finite_at(const ReadJson& object, const char* key);

}  // namespace acm::gltf
