// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/result.hpp"
#include "acmotion/types.hpp"
#include "assets/command.h"
#include "base/bytes.h"
#include "base/frame.h"

#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace acm::tool {

/// Hexadecimal digits, with or without 0x, that fit 32 bits.
std::optional<std::uint32_t> parse_hex(std::string_view text);

/// "0x0900001A"
std::string hex32(std::uint32_t value);

/// Two lower-case digits for each byte.
std::string hex_bytes(Bytes bytes);

/// Throws ToolError (wrong usage) when the text is no id.
ObjectId parse_object_id(std::string_view text);

/// A command by its name or number. Throws ToolError (wrong usage) when there is none.
Command parse_command(const std::string& name);

/// The type of a tool name such as "motion-table". Throws ToolError (wrong usage) that lists the names.
ObjectType parse_object_type(std::string_view name);

/// "0x03000005: truncated at byte 16: frame_count"
std::string describe(const Error& error);

/// Number with thousands apart: "1,234".
std::string grouped(std::uint64_t number);

/// "1 frame", "20 frames"
std::string counted(std::uint64_t number, const char* noun);

/// "(1, 2.5, 0)"
std::string text_of(const Vec3& v);
/// The origin and, unless it is the identity, the rotation (w, x, y, z).
std::string text_of(const Frame& f);

/// The client's name of a command, or its number when it has none.
std::string command_label(Command command);

/// The two halves of a motion_key by name. A half of 0 is empty, an unknown one its number.
struct KeyNames {
  std::string style;
  std::string motion;
};
KeyNames key_names(std::uint32_t key);

/// A bit of a word and what it is called.
struct BitName {
  std::uint32_t bit;
  const char* name;
};
/// The names of the bits that are set, apart by commas; bits without a name as a number; "none" for 0.
std::string bits_text(std::uint32_t bits, std::span<const BitName> names);
inline std::string bits_text(std::uint32_t bits, std::initializer_list<BitName> names) {
  return bits_text(bits, std::span(names.begin(), names.size()));
}

/// "Style|Toggle|Mappable"
std::string class_names(Command command);

}  // namespace acm::tool
