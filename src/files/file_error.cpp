// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "file_error.h"

#include <cstdio>

namespace acm {

namespace {

constexpr Error kNotToBeHad{ErrorCode::NotFound, 0, 0, "file"};

std::string hex32(std::uint32_t value) {
  char text[16];
  std::snprintf(text, sizeof text, "0x%08X", static_cast<unsigned>(value));
  return text;
}

}  // namespace

std::string path_text(const std::filesystem::path& path) {
  const std::u8string text = path.u8string();
  return {text.begin(), text.end()};
}

std::string describe(const std::filesystem::path& path, const Error& error) {
  const std::string object = error.object_id != 0 ? hex32(error.object_id) + ": " : "";
  return path_text(path) + ": " + object + to_string(error.code) + " at byte " +
         std::to_string(error.offset) + ": " + error.what;
}

FileError file_error(const std::filesystem::path& path, std::string_view what) {
  return {path_text(path) + ": " + std::string(what), kNotToBeHad};
}

FileError file_error(const std::filesystem::path& path, const std::error_code& error) {
  return file_error(path, error.message());
}

FileError file_error(const std::filesystem::path& path, const Error& error) {
  return {describe(path, error), error};
}

}  // namespace acm
