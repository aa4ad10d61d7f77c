// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/acmotion.h"
#include "acmotion/commands.hpp"
#include "acmotion/effect_types.hpp"
#include "acmotion/events.hpp"
#include "acmotion/hooks.hpp"
#include "acmotion/messages.hpp"
#include "acmotion/wire.hpp"
#include "capi/convert.h"

#include <string_view>

namespace {

// The library's names are literals, which end with a 0.
const char* text_of(std::string_view name) {
  return name.empty() ? nullptr : name.data();
}

}  // namespace

std::uint32_t acm_command_count(void) {
  return static_cast<std::uint32_t>(acm::command_names().size());
}
acm_command acm_command_at(std::uint32_t i) {
  return i < acm::command_names().size() ? acm::command_names()[i].command : 0;
}
const char* acm_command_name(acm_command command) {
  return text_of(acm::command_name(command));
}
acm_command acm_find_command(const char* name) {
  return name ? acm::find_command(name).value_or(0) : 0;
}
const char* acm_sound_type_name(std::uint32_t sound_type) {
  return text_of(acm::sound_type_name(sound_type));
}
const char* acm_script_type_name(std::uint32_t script_type) {
  return text_of(acm::script_type_name(script_type));
}
const char* acm_hook_type_name(std::uint32_t hook_type) {
  constexpr auto kLast = static_cast<std::uint32_t>(acm::HookType::CreateBlockingParticle);
  return hook_type <= kLast ? acm::to_string(static_cast<acm::HookType>(hook_type)) : nullptr;
}
const char* acm_event_type_name(std::uint32_t event_type) {
  return acm::to_string(acm::capi::enum_of<acm::EventType>(event_type));
}
const char* acm_check_reason_text(std::uint32_t reason) {
  constexpr auto kLast = static_cast<std::uint32_t>(acm::CheckReason::JumpRefused);
  return reason <= kLast ? acm::to_string(static_cast<acm::CheckReason>(reason)) : "unknown";
}
const char* acm_wire_opcode_name(std::uint32_t opcode) {
  for (const acm::wire::Opcode known : acm::wire::all_opcodes())
    if (static_cast<std::uint32_t>(known) == opcode) return acm::wire::to_string(known);
  return nullptr;
}
std::uint32_t acm_wire_find_opcode(const char* name) {
  const auto opcode = name ? acm::wire::opcode_named(name) : std::nullopt;
  return opcode ? static_cast<std::uint32_t>(*opcode) : 0;
}
std::uint32_t acm_wire_opcode_count(void) {
  return static_cast<std::uint32_t>(acm::wire::all_opcodes().size());
}
std::uint32_t acm_wire_opcode_at(std::uint32_t i) {
  const auto all = acm::wire::all_opcodes();
  return i < all.size() ? static_cast<std::uint32_t>(all[i]) : 0;
}
acm_bool acm_wire_is_newer(std::uint16_t timestamp, std::uint16_t than) {
  return acm::wire::is_newer(timestamp, than);
}
