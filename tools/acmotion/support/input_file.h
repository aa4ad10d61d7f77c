// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/files.hpp"

#include <cstdlib>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "chunked_input.h"

namespace acm::tool {

/// The most that is kept of an input that cannot be mapped, such as a pipe: every container of retail fits.
inline constexpr std::uint64_t kMaxHeldInput = std::uint64_t{2} << 30;

/// Bytes in one piece that grow without being copied, where the system can do that.
class HeldInput {
 public:
  /// Throws std::bad_alloc.
  void append(Bytes bytes);
  [[nodiscard]] Bytes bytes() const { return {memory_.get(), size_}; }

 private:
  struct Free {
    void operator()(std::byte* memory) const { std::free(memory); }
  };
  std::unique_ptr<std::byte, Free> memory_;
  std::size_t size_ = 0;
  std::size_t room_ = 0;
};

/// All that is left of an input. Throws ToolError when it cannot be read, or is longer than `most`.
HeldInput read_whole(ChunkedInput& input, std::uint64_t most = kMaxHeldInput);

/// All of a file, or of the standard input for "-". Throws ToolError when it cannot be read.
class InputFile {
 public:
  explicit InputFile(const std::string& path);

  [[nodiscard]] Bytes bytes() const;
  [[nodiscard]] std::string_view text() const;

 private:
  std::optional<MappedFile> file_;
  HeldInput held_;  ///< of what cannot be mapped
};

}  // namespace acm::tool
