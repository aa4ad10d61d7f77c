// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "buffers.h"

#include <fmt/format.h>

#include <charconv>
#include <optional>
#include <utility>

#include "base64.h"
#include "names.h"

namespace acm::gltf {

namespace {

// Editors write one. Each may be large, and small files can name many.
constexpr std::size_t kMaxLoaded = 16;
constexpr std::string_view kData = "data:";
constexpr std::string_view kBase64 = ";base64,";

std::optional<std::string> without_escapes(std::string_view uri) {
  std::string out;
  for (std::size_t i = 0; i < uri.size(); ++i) {
    if (uri[i] != '%') {
      out += uri[i];
      continue;
    }
    unsigned value = 0;
    const char* digits = uri.data() + i + 1;
    if (uri.size() - i < 3) return std::nullopt;
    if (const auto [end, error] = std::from_chars(digits, digits + 2, value, 16);
        error != std::errc() || end != digits + 2)
      return std::nullopt;
    out += static_cast<char>(value);
    i += 2;
  }
  return out;
}

bool is_plain(char c) {
  const auto byte = static_cast<unsigned char>(c);
  return byte >= 0x20 && byte != 0x7F && c != '\\' && c != ':';
}

}  // namespace

// Colons begin schemes, drives and streams; backslashes are slashes elsewhere.
std::optional<std::string> path_beside(std::string_view uri) {
  if (uri.find_first_of("?#") != std::string_view::npos) return std::nullopt;
  std::optional<std::string> path = without_escapes(uri);
  if (!path) return std::nullopt;
  for (const char c : *path)
    if (!is_plain(c)) return std::nullopt;
  std::string_view rest = *path;
  for (bool more = true; more;) {
    const std::size_t slash = rest.find('/');
    const std::string_view name = rest.substr(0, slash);
    if (name.empty() || name == "." || name == "..") return std::nullopt;
    more = slash != std::string_view::npos;
    if (more) rest.remove_prefix(slash + 1);
  }
  return path;
}

Vector<std::byte> Buffers::load(std::size_t buffer, std::string_view uri, FirstError& first_error) const {
  if (uri.starts_with(kData)) {
    const std::size_t at = uri.find(kBase64);
    auto bytes = at == std::string_view::npos ? std::nullopt : from_base64(uri.substr(at + kBase64.size()));
    if (!bytes) first_error.record(fmt::format("buffer {} is given as a text that is not base64", buffer));
    return bytes ? std::move(*bytes) : Vector<std::byte>();
  }
  const std::optional<std::string> path = path_beside(uri);
  if (!path) {
    first_error.record(
        fmt::format("buffer {} is '{}', which does not name a file beside this one", buffer, printable(uri)));
    return {};
  }
  if (!read_file_) {
    first_error.record(fmt::format("buffer {} is in the file '{}', and no other file can be read here",
                                   buffer, printable(*path)));
    return {};
  }
  InspectResult<Vector<std::byte>> bytes = read_file_(*path);
  if (bytes) return std::move(bytes).value();
  first_error.record(bytes.error());
  return {};
}

Bytes Buffers::bytes_of(std::size_t buffer, std::string_view uri, FirstError& first_error) {
  if (uri.empty()) {
    if (buffer != 0 || chunk_.empty()) first_error.record(fmt::format("buffer {} has no data", buffer));
    return first_error.ok() ? chunk_ : Bytes();
  }
  if (const auto it = known_.find(buffer); it != known_.end()) return it->second;
  if (const auto it = loaded_.find(uri); it != loaded_.end()) return known_[buffer] = it->second;
  if (loaded_.size() == kMaxLoaded)
    first_error.record(fmt::format("there are more than {} buffers in other files", kMaxLoaded));
  Vector<std::byte> bytes = first_error.ok() ? load(buffer, uri, first_error) : Vector<std::byte>();
  if (!first_error.ok()) return {};
  return known_[buffer] = loaded_.emplace(uri, std::move(bytes)).first->second;
}

}  // namespace acm::gltf
