// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "names.h"

#include "acmotion/commands.hpp"
#include "acmotion/inspect/error.hpp"
#include "assets/command_numbering.h"

#include <fmt/format.h>

#include <charconv>
#include <filesystem>
#include <system_error>

#include "glob.h"
#include "suggestions.h"
#include "tool_error.h"

namespace acm::tool {

namespace {

struct ClassName {
  CommandClass bit;
  const char* name;
};

constexpr ClassName kClassNames[] = {
    {kStyleClass, "Style"},
    {kSubStateClass, "SubState"},
    {kModifierClass, "Modifier"},
    {kActionClass, "Action"},
    {kUiClass, "UI"},
    {kToggleClass, "Toggle"},
    {kChatEmoteClass, "ChatEmote"},
    {kMappableClass, "Mappable"},
};

}  // namespace

ObjectId parse_object_id(std::string_view text) {
  const std::optional<ObjectId> id = parse_hex(text);
  std::error_code ignored;
  if (!id && std::filesystem::exists(text, ignored))
    throw ToolError(
        fmt::format("'{}' is a file, and an id is expected here; --dat FILE names a container", text),
        kWrongUsage);
  if (!id)
    throw ToolError(
        fmt::format("'{}' is not an object id (such as 0x09000001, or a pattern such as 0x0900*)", text),
        kWrongUsage);
  return *id;
}

Guid parse_guid(std::string_view text) {
  const std::optional<Guid> guid = parse_hex(text);
  if (!guid) throw ToolError(fmt::format("'{}' is not a guid (such as 0x50000001)", text), kWrongUsage);
  return *guid;
}

namespace {

// The only command that a pattern stands for.
Command command_matching(const std::string& pattern) {
  std::vector<std::string> matching;
  for (const CommandName& c : command_names())
    if (matches_glob(pattern, c.name)) matching.emplace_back(c.name);
  if (matching.empty())
    throw ToolError(fmt::format("'{}' matches no command (see acmotion commands)", pattern), kWrongUsage);
  if (matching.size() > 1) fail_as_ambiguous(pattern, "command", matching);
  return *find_command(matching.front());
}

}  // namespace

Command parse_command(const std::string& name) {
  if (is_pattern(name)) return command_matching(name);
  if (const std::optional<Command> command = find_command(name)) return *command;
  for (const CommandName& c : named_foreign_commands())
    if (inspect::same_but_for_case(name, c.name)) return c.command;
  if (name.starts_with("0x") || name.starts_with("0X"))
    if (const std::optional<Command> command = parse_hex(name)) return *command;
  std::vector<std::string> known;
  for (const CommandName& c : command_names()) known.emplace_back(c.name);
  throw ToolError(
      fmt::format("{}: no such command (see acmotion commands){}", name, did_you_mean(name, known)),
      kWrongUsage);
}

ObjectType parse_object_type(std::string_view name) {
  std::string known;
  for (auto i = static_cast<int>(ObjectType::Unknown) + 1; i <= static_cast<int>(ObjectType::Iteration);
       ++i) {
    const auto type = static_cast<ObjectType>(i);
    if (inspect::same_but_for_case(name, to_string(type))) return type;
    known += fmt::format(" {}", to_string(type));
  }
  throw ToolError(fmt::format("'{}' is not a type of object; there are:{}", name, known), kWrongUsage);
}

std::string describe(const Error& error) {
  return to_inspect_error(error).text;
}

std::string text_of(const Vec3& v) {
  return fmt::format("({}, {}, {})", v.x, v.y, v.z);
}

std::string text_of(const Frame& f) {
  const Quat& q = f.rotation;
  const std::string origin = text_of(f.origin);
  return q == Quat{} ? origin : fmt::format("{} turned ({}, {}, {}, {})", origin, q.w, q.x, q.y, q.z);
}

std::string class_names(Command command) {
  std::string names;
  for (const ClassName& c : kClassNames) {
    if ((command & c.bit) == 0) continue;
    if (!names.empty()) names += '|';
    names += c.name;
  }
  return names;
}

}  // namespace acm::tool
