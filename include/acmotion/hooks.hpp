// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/types.hpp"

#include <cstdint>
#include <string_view>

namespace acm {

/// What a hook of an animation or a script asks of the body or the host (dat-formats 2.4).
enum class HookType : std::uint8_t {
  NoOp,
  Sound,
  SoundTable,
  Attack,
  AnimationDone,
  ReplaceObject,
  Ethereal,
  TransparentPart,
  Luminous,
  LuminousPart,
  Diffuse,
  DiffusePart,
  Scale,
  CreateParticle,
  DestroyParticle,
  StopParticle,
  NoDraw,
  DefaultScript,
  DefaultScriptPart,
  CallScript,
  Transparent,
  SoundTweaked,
  SetOmega,
  TextureVelocity,
  TextureVelocityPart,
  SetLight,
  CreateBlockingParticle,
};

/// Retail's name of a hook type ("SoundTable"). Never null.
const char* to_string(HookType type);

/// One field of a hook, by name. Frames and vectors are one value for each number, such as "offset.origin.x".
struct HookValue {
  enum class Kind : std::uint8_t {
    Number,  ///< `number`
    Count,   ///< `integer`: a part, a flag (0 is false), a sound type
    Id,      ///< `integer`: the id of a record, or of an emitter
  };
  const char* name = "";  ///< static text
  Kind kind = Kind::Number;
  float number = 0.0f;
  std::uint32_t integer = 0;
};

/// All fields of a hook, in the order of the file.
struct HookFields {
  static constexpr std::uint32_t kMaxValues = 10;

  HookType type = HookType::NoOp;
  std::int32_t direction =
      0;  ///< 0: fires whichever way the animation plays, 1: forward only, -1: backward only
  std::uint32_t count = 0;
  HookValue values[kMaxValues];

  /// Null when the hook has no such field.
  [[nodiscard]] const HookValue* find(std::string_view name) const {
    for (std::uint32_t i = 0; i < count; ++i)
      if (name == values[i].name) return &values[i];
    return nullptr;
  }
};

/// Where a hook is stored: frame and place of an animation, or entry of a script.
struct HookSource {
  ObjectId animation = 0;   ///< 0: it stands in `script`
  ObjectId script = 0;      ///< 0: it stands in `animation`
  std::uint32_t frame = 0;  ///< of the animation
  std::uint32_t index = 0;  ///< among the hooks of the frame, or the script's entry
};

}  // namespace acm
