// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "chunked_input.h"

#include <fmt/format.h>

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>

#include "standard_stream.h"
#include "tool_error.h"

#ifdef _WIN32
#include <fcntl.h>
#include <io.h>
#endif

namespace acm::tool {

namespace {

// Windows would change line ends.
std::FILE* binary_input() {
  static bool is_taken = false;
  if (is_taken) throw ToolError("only one input can be the standard input (-)", kWrongUsage);
  is_taken = true;
#ifdef _WIN32
  _setmode(_fileno(stdin), _O_BINARY);
#endif
  return stdin;
}

}  // namespace

ChunkedInput::ChunkedInput(const std::string& path) : name_(input_name(path)) {
  file_.reset(is_standard_stream(path) ? binary_input() : std::fopen(path.c_str(), "rb"));
  if (!file_) throw ToolError(fmt::format("{}: {}", path, std::strerror(errno)));
  std::error_code unknown;
  const auto size = is_standard_stream(path) ? 0 : std::filesystem::file_size(path, unknown);
  size_ = unknown ? 0 : size;
}

Bytes ChunkedInput::read() {
  chunk_.resize(kChunk);
  const std::size_t bytes = std::fread(chunk_.data(), 1, chunk_.size(), file_.get());
  if (std::ferror(file_.get()) != 0) throw ToolError(fmt::format("{}: {}", name_, std::strerror(errno)));
  position_ += bytes;
  return Bytes(chunk_).first(bytes);
}

}  // namespace acm::tool
