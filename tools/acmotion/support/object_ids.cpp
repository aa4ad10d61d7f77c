// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "object_ids.h"

#include <fmt/format.h>

#include <algorithm>

#include "glob.h"
#include "names.h"
#include "suggestions.h"
#include "tool_error.h"

namespace acm::tool {

namespace {

bool is_of(const ObjectTypes& types, ObjectId id) {
  return types.empty() || std::ranges::find(types, object_type(id)) != types.end();
}

// "motion-table, setup or animation"; "object" when anything will do.
std::string names_of_types(const ObjectTypes& types) {
  if (types.empty()) return "object";
  std::string names;
  for (std::size_t i = 0; i < types.size(); ++i)
    names += fmt::format("{}{}", i == 0 ? "" : i + 1 == types.size() ? " or " : ", ", to_string(types[i]));
  return names;
}

}  // namespace

bool matches_id(std::string_view pattern, ObjectId id) {
  const std::string text = hex32(id);
  return matches_glob(pattern, text) || matches_glob(pattern, std::string_view(text).substr(2));
}

std::vector<ObjectId> resolve_objects(std::string_view text, const std::vector<ObjectId>& there,
                                      const ObjectTypes& types) {
  if (!is_pattern(text)) return {parse_object_id(text)};
  std::vector<ObjectId> ids;
  for (const ObjectId id : there)
    if (is_of(types, id) && matches_id(text, id)) ids.push_back(id);
  if (ids.empty())
    throw ToolError(
        fmt::format("'{}' matches no {}; patterns are such as 0x0900*; acmotion list TYPE shows ids", text,
                    names_of_types(types)));
  return ids;
}

ObjectId resolve_object(std::string_view text, const std::vector<ObjectId>& there, const ObjectTypes& types) {
  const std::vector<ObjectId> ids = resolve_objects(text, there, types);
  if (ids.size() == 1) return ids.front();
  std::vector<std::string> names;
  for (const ObjectId id : ids) names.push_back(hex32(id));
  fail_as_ambiguous(text, "object", names);
}

}  // namespace acm::tool
