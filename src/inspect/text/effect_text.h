// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>

namespace acm::inspect {

/// "Swoosh2", or the number of a sound type that has no name.
std::string sound_type_text(std::uint32_t sound_type);
/// "UnHide", or the number of a script type that has no name.
std::string script_type_text(std::uint32_t script_type);

/// With the number before the name: "0x1F Swoosh2".
std::string numbered_sound_type(std::uint32_t sound_type);
std::string numbered_script_type(std::uint32_t script_type);

}  // namespace acm::inspect
