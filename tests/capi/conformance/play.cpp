// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "play.h"

#include <cstdio>

namespace conformance {

namespace {

constexpr std::size_t kLongest = 512;  ///< bytes that the script shows as they are

Json fnv1a(const std::string& bytes) {
  std::uint64_t hash = 0xCBF29CE484222325u;
  for (const char c : bytes) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001B3u;
  char text[24];
  std::snprintf(text, sizeof text, "0x%016llx", static_cast<unsigned long long>(hash));
  return text;
}

}  // namespace

std::string to_hex(const std::string& bytes) {
  constexpr char kDigits[] = "0123456789abcdef";
  std::string digits;
  for (const char c : bytes) {
    digits += kDigits[static_cast<unsigned char>(c) >> 4];
    digits += kDigits[static_cast<unsigned char>(c) & 15];
  }
  return digits;
}

std::string from_hex(const std::string& digits) {
  std::string bytes;
  for (std::size_t i = 0; i + 1 < digits.size(); i += 2)
    bytes += static_cast<char>(std::stoi(digits.substr(i, 2), nullptr, 16));
  return bytes;
}

Json bytes_result(const std::string& bytes) {
  if (bytes.size() <= kLongest) return to_hex(bytes);
  return {{"size", bytes.size()}, {"fnv1a", fnv1a(bytes)}};
}

std::string status_name(std::int32_t status) {
  static const std::map<std::int32_t, const char*> kNames = {
      {ACM_OK, "OK"},
      {ACM_WRONG_TYPE, "WRONG_TYPE"},
      {ACM_TRUNCATED, "TRUNCATED"},
      {ACM_TRAILING_BYTES, "TRAILING_BYTES"},
      {ACM_LIMIT_EXCEEDED, "LIMIT_EXCEEDED"},
      {ACM_BAD_VALUE, "BAD_VALUE"},
      {ACM_NOT_FOUND, "NOT_FOUND"},
      {ACM_UNSUPPORTED, "UNSUPPORTED"},
      {ACM_CONTRADICTION, "CONTRADICTION"},
      {ACM_OVERLAP, "OVERLAP"},
      {ACM_UNFINISHED, "UNFINISHED"},
      {ACM_REFUSED, "REFUSED"},
      {ACM_NO_OBJECT, "NO_OBJECT"},
      {ACM_BUFFER_FULL, "BUFFER_FULL"},
      {ACM_IN_USE, "IN_USE"},
      {ACM_NULL_ARGUMENT, "NULL_ARGUMENT"},
      {ACM_BAD_HANDLE, "BAD_HANDLE"},
      {ACM_STALE_HANDLE, "STALE_HANDLE"},
      {ACM_FOREIGN_HANDLE, "FOREIGN_HANDLE"},
      {ACM_BUSY, "BUSY"},
      {ACM_BAD_SIZE, "BAD_SIZE"},
      {ACM_NOT_FINITE, "NOT_FINITE"},
      {ACM_BAD_ARGUMENT, "BAD_ARGUMENT"},
      {ACM_WRONG_ORDER, "WRONG_ORDER"},
      {ACM_NO_MEMORY, "NO_MEMORY"},
  };
  const auto found = kNames.find(status);
  return found == kNames.end() ? "status " + std::to_string(status) : found->second;
}

Play::Play(Names& n, const Json& call)
    : names_(n), call_(call), args_(call.contains("args") ? call.at("args") : Json::object()) {}

const Json& Play::argument(const char* name) const {
  if (!has(name)) throw Mistake(std::string("the argument ") + name + " is missing");
  return args_.at(name);
}

void* Play::any_handle(const char* name) const {
  if (is_null(name)) return nullptr;
  const Json& value = args_.at(name);
  if (value.is_object()) return reinterpret_cast<void*>(value.at("made_up").get<std::uintptr_t>());
  const auto found = names_.handles.find(value.get<std::string>());
  if (found == names_.handles.end()) throw Mistake("nothing is called " + value.get<std::string>());
  return found->second;
}

Play::Bytes Play::bytes(const char* name) {
  if (is_null(name)) return {nullptr, has("size") ? static_cast<std::size_t>(u64("size")) : 0};
  return bytes_of(args_.at(name));
}

Play::Bytes Play::bytes_of(const Json& argument) {
  if (argument.is_string()) {
    const std::string digits = argument.get<std::string>();
    const std::string& kept = names_.bytes.emplace("hex " + digits, from_hex(digits)).first->second;
    return {kept.data(), kept.size()};
  }
  const std::string name = argument.at("name").get<std::string>();
  if (argument.contains("message")) {
    const std::string& message = names_.messages.at(name).at(argument.at("message").get<std::size_t>());
    return {message.data(), message.size()};
  }
  const std::string& whole = names_.bytes.at(name);
  if (!argument.contains("range")) {
    const std::size_t drop = argument.contains("drop") ? argument.at("drop").get<std::size_t>() : 0;
    return {whole.data(), whole.size() - drop};
  }
  const acm_range range = names_.ranges.at(argument.at("range").get<std::string>());
  return {whole.data() + range.offset, range.size};
}

void Play::name_handle(void* handle) {
  if (!is_named()) throw Mistake("what the call makes needs a name (\"as\")");
  if (!names_.handles.emplace(name(), handle).second) throw Mistake(name() + " is a name already");
}

}  // namespace conformance
