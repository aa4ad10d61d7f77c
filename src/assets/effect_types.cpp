// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/effect_types.hpp"

#include <algorithm>
#include <initializer_list>

namespace acm {

namespace {

#define ACM_TYPE_NAME(name, number) #name,
constexpr std::string_view kSoundTypeNames[] = {ACM_SOUND_TYPES(ACM_TYPE_NAME)};
constexpr std::string_view kScriptTypeNames[] = {ACM_SCRIPT_TYPES(ACM_TYPE_NAME)};
#undef ACM_TYPE_NAME

// Names are found by their places, so no number may be left out.
#define ACM_TYPE_NUMBER(name, number) number,
constexpr bool counts_from_0(std::initializer_list<std::uint32_t> numbers) {
  std::uint32_t expected = 0;
  return std::ranges::all_of(numbers, [&](std::uint32_t number) { return number == expected++; });
}
static_assert(counts_from_0({ACM_SOUND_TYPES(ACM_TYPE_NUMBER)}));
static_assert(counts_from_0({ACM_SCRIPT_TYPES(ACM_TYPE_NUMBER)}));
#undef ACM_TYPE_NUMBER

std::string_view name_at(std::span<const std::string_view> names, std::uint32_t number) {
  return number < names.size() ? names[number] : std::string_view();
}

bool same_type_name(std::string_view a, std::string_view b) {
  const auto lower = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; };
  return std::ranges::equal(a, b, {}, lower, lower);
}

std::optional<std::uint32_t> find_name(std::span<const std::string_view> names, std::string_view name) {
  const auto found =
      std::ranges::find_if(names, [&](std::string_view other) { return same_type_name(other, name); });
  if (found == names.end()) return std::nullopt;
  return static_cast<std::uint32_t>(found - names.begin());
}

}  // namespace

std::string_view sound_type_name(std::uint32_t sound_type) {
  return name_at(kSoundTypeNames, sound_type);
}

std::string_view script_type_name(std::uint32_t script_type) {
  return name_at(kScriptTypeNames, script_type);
}

std::span<const std::string_view> sound_type_names() {
  return kSoundTypeNames;
}

std::span<const std::string_view> script_type_names() {
  return kScriptTypeNames;
}

std::optional<std::uint32_t> find_sound_type(std::string_view name) {
  return find_name(kSoundTypeNames, name);
}

std::optional<std::uint32_t> find_script_type(std::string_view name) {
  return find_name(kScriptTypeNames, name);
}

}  // namespace acm
