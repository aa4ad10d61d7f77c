// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "input_file.h"

#include <span>

#include "capture_file.h"
#include "cut_files.h"
#include "tool_error.h"

namespace acm::tool {

InputFile::InputFile(const std::string& path) {
  if (path != "-") {
    watch_file(path);
    file_.emplace(or_throw(MappedFile::open(path)));
    // A pipe has no size to map; what it holds is read like the standard input.
    if (!file_->bytes().empty()) return;
    file_.reset();
  }
  CaptureFile input(path);
  for (Bytes chunk = input.read(); !chunk.empty(); chunk = input.read())
    input_.append(reinterpret_cast<const char*>(chunk.data()), chunk.size());
}

Bytes InputFile::bytes() const {
  return file_ ? file_->bytes() : Bytes(std::as_bytes(std::span(input_)));
}

std::string_view InputFile::text() const {
  const Bytes all = bytes();
  return {reinterpret_cast<const char*>(all.data()), all.size()};
}

}  // namespace acm::tool
