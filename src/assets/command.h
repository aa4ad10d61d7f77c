// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace acm {

/// A motion command: class bits in the high byte, ordinal in the low word (core 1.1).
using Command = std::uint32_t;

/// Class bits. A command may carry several: turning and sidestepping are SubState and Modifier at once.
enum CommandClass : std::uint32_t {
  kStyleClass = 0x80000000u,     ///< a stance
  kSubStateClass = 0x40000000u,  ///< a looping cycle
  kModifierClass = 0x20000000u,  ///< a physics overlay on a cycle
  kActionClass = 0x10000000u,    ///< plays once
  kUiClass = 0x08000000u,
  kToggleClass = 0x04000000u,
  kChatEmoteClass = 0x02000000u,
  kMappableClass = 0x01000000u,
};

constexpr bool is_style(Command c) {
  return (c & kStyleClass) != 0;
}
constexpr bool is_substate(Command c) {
  return (c & kSubStateClass) != 0;
}
constexpr bool is_modifier(Command c) {
  return (c & kModifierClass) != 0;
}
constexpr bool is_action(Command c) {
  return (c & kActionClass) != 0;
}
constexpr bool is_chat_emote(Command c) {
  return (c & kChatEmoteClass) != 0;
}

/// The commands that the engine itself refers to (core 1.2).
namespace command {
inline constexpr Command kInvalidStyle = 0x80000000u;
inline constexpr Command kReady = 0x41000003u;
inline constexpr Command kWalkForward = 0x45000005u;
inline constexpr Command kWalkBackwards = 0x45000006u;
inline constexpr Command kRunForward = 0x44000007u;
inline constexpr Command kFallen = 0x40000008u;
inline constexpr Command kTurnRight = 0x6500000Du;
inline constexpr Command kTurnLeft = 0x6500000Eu;
inline constexpr Command kSideStepRight = 0x6500000Fu;
inline constexpr Command kSideStepLeft = 0x65000010u;
inline constexpr Command kDead = 0x40000011u;
inline constexpr Command kCrouch = 0x41000012u;
inline constexpr Command kSitting = 0x41000013u;
inline constexpr Command kSleeping = 0x41000014u;
inline constexpr Command kFalling = 0x40000015u;
inline constexpr Command kReload = 0x40000016u;
inline constexpr Command kPickup = 0x40000018u;
inline constexpr Command kAimLevel = 0x4000001Eu;
inline constexpr Command kMagicPray = 0x40000039u;
inline constexpr Command kSanctuary = 0x10000057u;
inline constexpr Command kMagicPowerUp01 = 0x1000006Fu;
inline constexpr Command kMagicPowerUp10 = 0x10000078u;
inline constexpr Command kMagicPowerUp01Purple = 0x1000012Bu;
inline constexpr Command kMagicPowerUp10Purple = 0x10000134u;
inline constexpr Command kTelegraphCast = 0x1000019Bu;
inline constexpr Command kNonCombat = 0x8000003Du;
}  // namespace command

/// Which client's numbering: three commands were inserted between the two builds, so ids from 0x10F on
/// differ.
enum class CommandSet : std::uint8_t {
  EndOfRetail,  ///< 412 commands; the default everywhere
  Client2013,   ///< 408 commands
};

/// The full command for the low 16 bits that travel on the wire. Past the end of the table: 0x80000000
/// (core 1.4).
Command expand_command(std::uint16_t index, CommandSet set = CommandSet::EndOfRetail);

/// The key under which tables file a cycle, a styled modifier or a group of links (core 4.1).
constexpr std::uint32_t motion_key(Command style, Command motion) {
  return (style << 16) | (motion & 0x00FFFFFFu);
}

}  // namespace acm
