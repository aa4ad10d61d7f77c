// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "input_file.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstring>
#include <new>

#include "names.h"
#include "standard_stream.h"
#include "tool_error.h"
#include "truncated_files.h"

namespace acm::tool {

void HeldInput::append(Bytes bytes) {
  constexpr std::size_t kFirstRoom = 1 << 16;
  if (bytes.size() > room_ - size_) {
    const std::size_t room = std::max({2 * room_, size_ + bytes.size(), kFirstRoom});
    auto* grown = static_cast<std::byte*>(std::realloc(memory_.get(), room));
    if (grown == nullptr) throw std::bad_alloc();
    (void)memory_.release();
    memory_.reset(grown);
    room_ = room;
  }
  if (!bytes.empty()) std::memcpy(memory_.get() + size_, bytes.data(), bytes.size());
  size_ += bytes.size();
}

HeldInput read_whole(ChunkedInput& input, std::uint64_t most) {
  HeldInput held;
  for (Bytes chunk = input.read(); !chunk.empty(); chunk = input.read()) {
    if (chunk.size() > most - held.bytes().size())
      throw ToolError(
          fmt::format("{}: more than {} bytes, the most that is read from a pipe; save it and name the file",
                      input.name(), grouped(most)));
    held.append(chunk);
  }
  return held;
}

InputFile::InputFile(const std::string& path) {
  if (!is_standard_stream(path)) {
    watch_file(path);
    file_.emplace(or_throw(MappedFile::open(path)));
    // A pipe has no size to map; what it holds is read like the standard input.
    if (!file_->bytes().empty()) return;
    file_.reset();
  }
  ChunkedInput input(path);
  held_ = read_whole(input);
}

Bytes InputFile::bytes() const {
  return file_ ? file_->bytes() : held_.bytes();
}

std::string_view InputFile::text() const {
  const Bytes all = bytes();
  return {reinterpret_cast<const char*>(all.data()), all.size()};
}

}  // namespace acm::tool
