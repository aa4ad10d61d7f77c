// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "assets/hook.h"

#include <array>
#include <cstddef>
#include <utility>

namespace acm {

namespace {

constexpr std::array<const char*, kHookTypeCount> kHookNames = {
    "NoOp",
    "Sound",
    "SoundTable",
    "Attack",
    "AnimationDone",
    "ReplaceObject",
    "Ethereal",
    "TransparentPart",
    "Luminous",
    "LuminousPart",
    "Diffuse",
    "DiffusePart",
    "Scale",
    "CreateParticle",
    "DestroyParticle",
    "StopParticle",
    "NoDraw",
    "DefaultScript",
    "DefaultScriptPart",
    "CallPES",
    "Transparent",
    "SoundTweaked",
    "SetOmega",
    "TextureVelocity",
    "TextureVelocityPart",
    "SetLight",
    "CreateBlockingParticle",
};

template <std::size_t... Types>
HookPayload make_payload(std::uint32_t type, std::index_sequence<Types...>) {
  using Make = HookPayload (*)();
  static constexpr std::array<Make, sizeof...(Types)> kMakers{
      [] { return HookPayload(std::in_place_index<Types>); }...};
  return kMakers[type]();
}

}  // namespace

HookPayload make_payload(std::uint32_t type) {
  return make_payload(type, std::make_index_sequence<kHookTypeCount>());
}

const char* to_string(HookType type) {
  const auto i = static_cast<std::size_t>(type);
  return i < kHookNames.size() ? kHookNames[i] : "unknown";
}

}  // namespace acm
