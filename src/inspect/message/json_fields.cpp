// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "json_fields.h"

#include "acmotion/commands.hpp"

#include <bit>
#include <cmath>

namespace acm::inspect {

namespace {

const Json& empty_list() {
  static const Json list = Json::array();
  return list;
}

/// Both forms of a number name the same one, or only one is given.
bool same_number(const Json& f, std::uint32_t bits) {
  const float value = std::bit_cast<float>(bits);
  if (!f.is_number() || !std::isfinite(value)) return f == exact(value);
  return f.get<double>() == static_cast<double>(value) &&
         std::signbit(f.get<double>()) == std::signbit(value);
}

}  // namespace

const Json& empty_json() {
  static const Json null;
  return null;
}

const Json& Fields::at(const char* key) const {
  if (has(key)) return *json_.find(key);
  fail(key, "missing");
  return empty_json();
}

std::string Fields::text(const char* key) const {
  const Json& value = at(key);
  if (value.is_string()) return value.get<std::string>();
  fail(key, "not a text");
  return {};
}

Vector<std::byte> Fields::bytes(const char* key) const {
  InspectResult<Vector<std::byte>> bytes = bytes_of_hex(text(key));
  if (bytes) return std::move(bytes).value();
  fail(key, bytes.error().text);
  return {};
}

const Json& Fields::list(const char* key) const {
  const Json& value = at(key);
  if (value.is_array()) return value;
  fail(key, "not a list");
  return empty_list();
}

float Fields::to_real(const char* key, const Json& value) const {
  if (!value.is_number()) {
    fail(key, "not a number; give \"bits\" instead");
    return 0.0f;
  }
  const auto number = value.get<double>();
  if (std::abs(number) > std::numeric_limits<float>::max()) {
    fail(key, "too large");
    return 0.0f;
  }
  return static_cast<float>(number);
}

float Fields::real(const char* key) const {
  const Json& value = at(key);
  if (value.is_number()) return to_real(key, value);
  const Fields number(value, path_to(key), first_error_);
  if (!number.has("bits")) return number.to_real("f", number.at("f"));
  const auto bits = number.number<std::uint32_t>("bits");
  if (number.has("f") && !same_number(number.at("f"), bits))
    fail(key, "\"f\" and \"bits\" are different numbers; leave one out");
  return std::bit_cast<float>(bits);
}

Vec3 Fields::vec3(const char* key) const {
  const Fields v = object(key);
  return {v.real("x"), v.real("y"), v.real("z")};
}

/// "wire" decides; "full" and "name" may stand instead of it, and must not contradict it.
wire::CommandIndex Fields::command_index(const char* key) const {
  const Fields c = object(key);
  if (!c.has("wire")) return wire::command_index(command(key));
  const auto index = c.number<wire::CommandIndex>("wire");
  if (c.has("full") && c.number<Command>("full") != expand_command(index))
    fail(key, "\"wire\" and \"full\" are different commands; leave one out");
  return index;
}

Command Fields::command(const char* key) const {
  const Fields c = object(key);
  if (c.has("full")) return c.number<Command>("full");
  const auto found = find_command(c.text("name"));
  if (!found) c.fail("name", "no such command");
  return found.value_or(0);
}

}  // namespace acm::inspect
