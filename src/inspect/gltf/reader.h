// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "base/bytes.h"
#include "base/frame.h"
#include "inspect/text/first_error.h"

#include <nlohmann/json.hpp>

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "buffers.h"

/// Looks into glTF files of unknown origin. The first thing that is not as it should be is recorded as the
/// error; from then on everything read is empty or 0.
namespace acm::gltf {

/// The type that is written too: a second one would bring a second parser, of which browsers load every byte.
using ReadJson = nlohmann::ordered_json;
using inspect::GltfFileReader;

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
  std::optional<std::uint32_t> part;  ///< that the exporter made it for, if its extras still say so
};

/// Whether a factor is another than 1, editors' rounding aside.
bool is_scale(float factor);

class Reader {
 public:
  /// The bytes and the error must outlive the reader.
  Reader(Bytes file, GltfFileReader read_file, FirstError& first_error);

  [[nodiscard]] bool ok() const { return first_error_.ok(); }
  void fail(std::string what) const { first_error_.record(std::move(what)); }

  [[nodiscard]] const ReadJson& document() const { return document_; }
  [[nodiscard]] Accessor accessor(const ReadJson& owner, const char* key);
  [[nodiscard]] std::vector<Node> nodes();
  /// Our own extras of an element, which editors may have turned into a text; null when it has none.
  [[nodiscard]] const ReadJson* facts_of(const ReadJson& element);
  /// An object that an editor may have turned into a JSON text, which is then parsed; null when the value is
  /// neither.
  [[nodiscard]] const ReadJson* parsed_object(const ReadJson& value);

  /// An array of an object; an empty one when there is none.
  [[nodiscard]] const ReadJson& list_at(const ReadJson& object, const char* key) const;
  /// A text of an object; empty when there is none.
  [[nodiscard]] std::string text_at(const ReadJson& object, const char* key) const;
  /// A whole number of an object that must be below `limit`; `otherwise` when there is none.
  [[nodiscard]] std::size_t number_at(const ReadJson& object, const char* key, std::size_t limit,
                                      std::optional<std::size_t> otherwise = {}) const;
  /// The element of a list whose index an object holds; null after an error.
  [[nodiscard]] const ReadJson& element_at(const ReadJson& list, const ReadJson& object,
                                           const char* key) const;
  /// A finite number.
  [[nodiscard]] double finite_at(const ReadJson& object, const char* key) const;

 private:
  [[nodiscard]] const ReadJson* find(const ReadJson& object, const char* key) const;
  [[nodiscard]] Node node_of(const ReadJson& json);
  [[nodiscard]] std::vector<float> floats_at(const ReadJson& node, const char* key, std::size_t count) const;
  [[nodiscard]] std::size_t width_at(const ReadJson& accessor) const;
  [[nodiscard]] Bytes buffer_of(const ReadJson& view);
  [[nodiscard]] Bytes view(const ReadJson& accessor, std::size_t& stride);
  [[nodiscard]] ReadJson parse(std::string_view text, const char* what) const;

  FirstError& first_error_;
  Buffers buffers_;
  ReadJson document_;
  std::map<const ReadJson*, ReadJson> parsed_texts_;  // by the text
};

}  // namespace acm::gltf
