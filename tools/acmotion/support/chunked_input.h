// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/host.hpp"
#include "acmotion/types.hpp"

#include <cstdint>
#include <cstdio>
#include <memory>
#include <string>

namespace acm::tool {

/// The bytes of a capture or another input, chunk by chunk.
class ChunkedInput {
 public:
  /// "-" is the standard input; use it only once. Throws ToolError when the input cannot be opened.
  explicit ChunkedInput(const std::string& path);

  /// The next bytes, valid until the next call; empty at the end. Throws ToolError when they cannot be read.
  Bytes read();

  /// For people: the path, or "standard input".
  [[nodiscard]] const std::string& name() const { return name_; }
  /// Bytes of the file, 0 when they are not known, and how many of them were read.
  [[nodiscard]] std::uint64_t size() const { return size_; }
  [[nodiscard]] std::uint64_t position() const { return position_; }

 private:
  static constexpr std::size_t kChunk = 65'536;
  struct Close {
    void operator()(std::FILE* file) const { std::fclose(file); }
  };

  std::string name_;
  std::unique_ptr<std::FILE, Close> file_;
  Vector<std::byte> chunk_;
  std::uint64_t size_ = 0;
  std::uint64_t position_ = 0;
};

}  // namespace acm::tool
