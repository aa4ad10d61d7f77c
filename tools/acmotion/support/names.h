// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/result.hpp"
#include "acmotion/types.hpp"
#include "assets/command.h"
#include "base/bytes.h"
#include "base/frame.h"
#include "inspect/text/command_text.h"
#include "inspect/text/text.h"

#include <string>
#include <string_view>

namespace acm::tool {

using acm::key_names;
using acm::KeyNames;
using inspect::BitName;
using inspect::bits_text;
using inspect::counted;
using inspect::grouped;
using inspect::hex32;
using inspect::hex_text;
using inspect::parse_hex;

/// Throws ToolError (wrong usage) when the text is not an id.
ObjectId parse_object_id(std::string_view text);

/// The same for a guid.
Guid parse_guid(std::string_view text);

/// A command by its name, its number, or a pattern that only one name matches. Throws ToolError (wrong usage)
/// otherwise.
Command parse_command(const std::string& name);

/// The type of a tool name such as "motion-table". Throws ToolError (wrong usage) that lists the names.
ObjectType parse_object_type(std::string_view name);

/// "0x03000005: truncated at byte 16: frame_count"
std::string describe(const Error& error);

/// "(1, 2.5, 0)"
std::string text_of(const Vec3& v);
/// The origin and, unless it is the identity, the rotation (w, x, y, z).
std::string text_of(const Frame& f);

/// "Style|Toggle|Mappable"
std::string class_names(Command command);

}  // namespace acm::tool
