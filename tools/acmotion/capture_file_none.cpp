// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "capture_file.h"
#include "tool_error.h"

// Built instead of capture_file.cpp where there is no libpcap.
namespace acm::tool {

struct CaptureFile::Reader {};

CaptureFile::CaptureFile(const std::string&) {
  throw ToolError("captures cannot be read: this acmotion was built without libpcap");
}

CaptureFile::~CaptureFile() = default;

std::optional<CapturedFrame> CaptureFile::next() {
  return std::nullopt;
}

std::uint64_t CaptureFile::size() const {
  return 0;
}

std::uint64_t CaptureFile::position() const {
  return 0;
}

}  // namespace acm::tool
