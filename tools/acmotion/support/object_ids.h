// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/types.hpp"

#include <string_view>
#include <vector>

// What may stand where an id is expected: an id, or a pattern of ids such as 0x0900*.
namespace acm::tool {

/// Whether an id, written as 0x0900001A or 0900001A, matches a pattern. Upper and lower case count as the
/// same.
bool matches_id(std::string_view pattern, ObjectId id);

template <class Entries>
std::vector<ObjectId> ids_of(const Entries& entries) {
  std::vector<ObjectId> ids;
  for (const auto& entry : entries) ids.push_back(entry.id);
  return ids;
}

/// Types of objects that an argument may be about; none: all.
using ObjectTypes = std::vector<ObjectType>;

/// The one id, whatever it is and whether it is there or not, or all of `there` that match a pattern and are
/// of these types. Throws ToolError when nothing matches or the text is neither.
std::vector<ObjectId> resolve_objects(std::string_view text, const std::vector<ObjectId>& there,
                                      const ObjectTypes& types = {});

/// The same, where only one will do: throws ToolError (wrong usage) with those that match when there are
/// several.
ObjectId resolve_object(std::string_view text, const std::vector<ObjectId>& there,
                        const ObjectTypes& types = {});

}  // namespace acm::tool
