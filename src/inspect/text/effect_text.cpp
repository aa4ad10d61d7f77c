// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "inspect/text/effect_text.h"

#include "acmotion/effect_types.hpp"

#include <fmt/format.h>

#include <string_view>

namespace acm::inspect {

namespace {

std::string name_or_number(std::string_view name, std::uint32_t number) {
  return name.empty() ? fmt::format("0x{:02X}", number) : std::string(name);
}

std::string number_and_name(std::string_view name, std::uint32_t number) {
  return fmt::format("0x{:02X}{}{}", number, name.empty() ? "" : " ", name);
}

}  // namespace

std::string sound_type_text(std::uint32_t sound_type) {
  return name_or_number(sound_type_name(sound_type), sound_type);
}

std::string script_type_text(std::uint32_t script_type) {
  return name_or_number(script_type_name(script_type), script_type);
}

std::string numbered_sound_type(std::uint32_t sound_type) {
  return number_and_name(sound_type_name(sound_type), sound_type);
}

std::string numbered_script_type(std::uint32_t script_type) {
  return number_and_name(script_type_name(script_type), script_type);
}

}  // namespace acm::inspect
