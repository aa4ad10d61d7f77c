// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/hooks.hpp"
#include "acmotion/types.hpp"
#include "assets/encodings.h"
#include "base/frame.h"

#include <cstdint>
#include <variant>

namespace acm {

// What an animation frame or a script asks of the body or the host (dat-formats 2.4). Times are seconds;
// `part` is an index into the Setup's parts. Booleans keep the number of the file: 0 is false, anything else
// true.

struct NoOpHook {};
struct SoundHook {
  ObjectId wave;
};
struct SoundTableHook {
  std::uint32_t sound_type;  ///< looked up in the body's sound table
};
struct AttackHook {
  std::uint32_t part;
  float left_x, left_y;    ///< left edge of the cone, metres in the part's axes
  float right_x, right_y;  ///< right edge
  float radius;
  float height;
};
struct AnimationDoneHook {};
struct ReplaceObjectHook {
  std::uint8_t part;
  ObjectId gfxobj;  ///< 0x01000000 to 0x40FFFFFF: what the file can express
  KnownTypeId::Form form = KnownTypeId::Form::Shortest;  ///< how the id stood in the file
  std::uint32_t padding = 0;  ///< the alignment bytes of the file, first in the low byte
};
struct EtherealHook {
  std::uint32_t ethereal;
};
struct TransparentPartHook {
  std::uint32_t part;
  float start, end, time;
};
struct LuminousHook {
  float start, end, time;
};
struct LuminousPartHook {
  std::uint32_t part;
  float start, end, time;
};
struct DiffuseHook {
  float start, end, time;
};
struct DiffusePartHook {
  std::uint32_t part;
  float start, end, time;
};
struct ScaleHook {
  float end, time;  ///< from the current scale
};
struct CreateParticleHook {
  ObjectId emitter_info;
  std::uint32_t part;  ///< 0xFFFFFFFF: the object itself
  Frame offset;
  std::uint32_t emitter_id;
};
struct DestroyParticleHook {
  std::uint32_t emitter_id;
};
struct StopParticleHook {
  std::uint32_t emitter_id;
};
struct NoDrawHook {
  std::uint32_t no_draw;
};
struct DefaultScriptHook {};
struct DefaultScriptPartHook {
  std::uint32_t part;
};
struct CallScriptHook {
  ObjectId script;
  float pause;
};
struct TransparentHook {
  float start, end, time;
};
struct SoundTweakedHook {
  ObjectId wave;
  float probability;
  float priority;
  float volume;
};
struct SetOmegaHook {
  Vec3 omega;  ///< radians per second
};
struct TextureVelocityHook {
  float u_speed, v_speed;
};
struct TextureVelocityPartHook {
  std::uint32_t part;
  float u_speed, v_speed;
};
struct SetLightHook {
  std::uint32_t on;
};
struct CreateBlockingParticleHook {
  ObjectId emitter_info;
  std::uint32_t part;
  Frame offset;
  std::uint32_t emitter_id;
};

/// In the order of the type numbers 0x00 to 0x1A, so that the index is the type.
using HookPayload =
    std::variant<NoOpHook, SoundHook, SoundTableHook, AttackHook, AnimationDoneHook, ReplaceObjectHook,
                 EtherealHook, TransparentPartHook, LuminousHook, LuminousPartHook, DiffuseHook,
                 DiffusePartHook, ScaleHook, CreateParticleHook, DestroyParticleHook, StopParticleHook,
                 NoDrawHook, DefaultScriptHook, DefaultScriptPartHook, CallScriptHook, TransparentHook,
                 SoundTweakedHook, SetOmegaHook, TextureVelocityHook, TextureVelocityPartHook, SetLightHook,
                 CreateBlockingParticleHook>;
inline constexpr std::uint32_t kHookTypeCount = std::variant_size_v<HookPayload>;
static_assert(kHookTypeCount == 0x1B);
/// An empty one of a type, which is below kHookTypeCount.
HookPayload make_payload(std::uint32_t type);

/// Which way the animation must play for a hook to fire. Any other value is kept and never fires.
namespace hook_direction {
inline constexpr std::int32_t kBoth = 0;
inline constexpr std::int32_t kForward = 1;
inline constexpr std::int32_t kBackward = -1;
}  // namespace hook_direction

struct Hook {
  std::int32_t direction = hook_direction::kBoth;
  HookPayload payload;

  [[nodiscard]] HookType type() const { return static_cast<HookType>(payload.index()); }
};

/// Smallest hook on disk: type and direction.
inline constexpr std::size_t kMinHookBytes = 8;

}  // namespace acm
