// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "assets/hook.h"

#include <tuple>
#include <type_traits>

namespace acm {

enum class HookFieldKind : std::uint8_t { Value, Id, SoundType };

/// A named member of a hook payload.
template <class Payload, class T>
struct HookField {
  const char* name;
  T Payload::* member;
  HookFieldKind kind = HookFieldKind::Value;
};

/// The fields of a hook payload in file order: a tuple of HookField. Reading, writing and dumping all follow
/// this one description. ReplaceObjectHook alone is packed on disk; its encoding details are not listed.
template <class Payload>
inline constexpr std::tuple<> kHookFields{};

// clang-format off
template <> inline constexpr auto kHookFields<SoundHook> =
    std::tuple{HookField{"wave", &SoundHook::wave, HookFieldKind::Id}};
template <> inline constexpr auto kHookFields<SoundTableHook> =
    std::tuple{HookField{"sound_type", &SoundTableHook::sound_type, HookFieldKind::SoundType}};
template <> inline constexpr auto kHookFields<AttackHook> =
    std::tuple{HookField{"part", &AttackHook::part}, HookField{"left_x", &AttackHook::left_x},
               HookField{"left_y", &AttackHook::left_y}, HookField{"right_x", &AttackHook::right_x},
               HookField{"right_y", &AttackHook::right_y}, HookField{"radius", &AttackHook::radius},
               HookField{"height", &AttackHook::height}};
template <> inline constexpr auto kHookFields<ReplaceObjectHook> =
    std::tuple{HookField{"part", &ReplaceObjectHook::part},
               HookField{"gfxobj", &ReplaceObjectHook::gfxobj, HookFieldKind::Id}};
template <> inline constexpr auto kHookFields<EtherealHook> =
    std::tuple{HookField{"ethereal", &EtherealHook::ethereal}};
template <> inline constexpr auto kHookFields<TransparentPartHook> =
    std::tuple{HookField{"part", &TransparentPartHook::part}, HookField{"start", &TransparentPartHook::start},
               HookField{"end", &TransparentPartHook::end}, HookField{"time", &TransparentPartHook::time}};
template <> inline constexpr auto kHookFields<LuminousHook> =
    std::tuple{HookField{"start", &LuminousHook::start}, HookField{"end", &LuminousHook::end},
               HookField{"time", &LuminousHook::time}};
template <> inline constexpr auto kHookFields<LuminousPartHook> =
    std::tuple{HookField{"part", &LuminousPartHook::part}, HookField{"start", &LuminousPartHook::start},
               HookField{"end", &LuminousPartHook::end}, HookField{"time", &LuminousPartHook::time}};
template <> inline constexpr auto kHookFields<DiffuseHook> =
    std::tuple{HookField{"start", &DiffuseHook::start}, HookField{"end", &DiffuseHook::end},
               HookField{"time", &DiffuseHook::time}};
template <> inline constexpr auto kHookFields<DiffusePartHook> =
    std::tuple{HookField{"part", &DiffusePartHook::part}, HookField{"start", &DiffusePartHook::start},
               HookField{"end", &DiffusePartHook::end}, HookField{"time", &DiffusePartHook::time}};
template <> inline constexpr auto kHookFields<ScaleHook> =
    std::tuple{HookField{"end", &ScaleHook::end}, HookField{"time", &ScaleHook::time}};
template <> inline constexpr auto kHookFields<CreateParticleHook> =
    std::tuple{HookField{"emitter_info", &CreateParticleHook::emitter_info, HookFieldKind::Id},
               HookField{"part", &CreateParticleHook::part}, HookField{"offset", &CreateParticleHook::offset},
               HookField{"emitter_id", &CreateParticleHook::emitter_id}};
template <> inline constexpr auto kHookFields<DestroyParticleHook> =
    std::tuple{HookField{"emitter_id", &DestroyParticleHook::emitter_id}};
template <> inline constexpr auto kHookFields<StopParticleHook> =
    std::tuple{HookField{"emitter_id", &StopParticleHook::emitter_id}};
template <> inline constexpr auto kHookFields<NoDrawHook> =
    std::tuple{HookField{"no_draw", &NoDrawHook::no_draw}};
template <> inline constexpr auto kHookFields<DefaultScriptPartHook> =
    std::tuple{HookField{"part", &DefaultScriptPartHook::part}};
template <> inline constexpr auto kHookFields<CallScriptHook> =
    std::tuple{HookField{"script", &CallScriptHook::script, HookFieldKind::Id},
               HookField{"pause", &CallScriptHook::pause}};
template <> inline constexpr auto kHookFields<TransparentHook> =
    std::tuple{HookField{"start", &TransparentHook::start}, HookField{"end", &TransparentHook::end},
               HookField{"time", &TransparentHook::time}};
template <> inline constexpr auto kHookFields<SoundTweakedHook> =
    std::tuple{HookField{"wave", &SoundTweakedHook::wave, HookFieldKind::Id},
               HookField{"probability", &SoundTweakedHook::probability},
               HookField{"priority", &SoundTweakedHook::priority},
               HookField{"volume", &SoundTweakedHook::volume}};
template <> inline constexpr auto kHookFields<SetOmegaHook> =
    std::tuple{HookField{"omega", &SetOmegaHook::omega}};
template <> inline constexpr auto kHookFields<TextureVelocityHook> =
    std::tuple{HookField{"u_speed", &TextureVelocityHook::u_speed},
               HookField{"v_speed", &TextureVelocityHook::v_speed}};
template <> inline constexpr auto kHookFields<TextureVelocityPartHook> =
    std::tuple{HookField{"part", &TextureVelocityPartHook::part},
               HookField{"u_speed", &TextureVelocityPartHook::u_speed},
               HookField{"v_speed", &TextureVelocityPartHook::v_speed}};
template <> inline constexpr auto kHookFields<SetLightHook> = std::tuple{HookField{"on", &SetLightHook::on}};
template <> inline constexpr auto kHookFields<CreateBlockingParticleHook> =
    std::tuple{HookField{"emitter_info", &CreateBlockingParticleHook::emitter_info, HookFieldKind::Id},
               HookField{"part", &CreateBlockingParticleHook::part},
               HookField{"offset", &CreateBlockingParticleHook::offset},
               HookField{"emitter_id", &CreateBlockingParticleHook::emitter_id}};
// clang-format on

/// Calls visit(field, value) for every field of a payload, const or not, in file order.
template <class Payload, class Visitor>
constexpr void for_each_field(Payload& payload, Visitor&& visit) {
  std::apply([&](const auto&... field) { (visit(field, payload.*field.member), ...); },
             kHookFields<std::remove_const_t<Payload>>);
}

}  // namespace acm
