// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "assets/command.h"

/// Commands that the sample's tables serve, beside those that the engine itself knows.
namespace acm::sample::command {

using namespace acm::command;

inline constexpr Command kHandCombat = 0x8000003C;
inline constexpr Command kSwordCombat = 0x8000003E;
inline constexpr Command kBowCombat = 0x8000003F;
inline constexpr Command kMagic = 0x80000049;

inline constexpr Command kOn = 0x4000000B;
inline constexpr Command kOff = 0x4000000C;
inline constexpr Command kMagicBlast = 0x4000002B;
inline constexpr Command kMagicSelfHead = 0x4000002C;
inline constexpr Command kMagicHeal = 0x40000031;

inline constexpr Command kWaveState = 0x430000F1;
inline constexpr Command kAkimboState = 0x430000F2;
inline constexpr Command kKneelState = 0x430000F7;
inline constexpr Command kDrudgeDanceState = 0x43000144;

inline constexpr Command kTwitch1 = 0x10000051;
inline constexpr Command kTwitch2 = 0x10000052;
inline constexpr Command kTwitch3 = 0x10000053;
inline constexpr Command kStaggerBackward = 0x10000055;
inline constexpr Command kStaggerForward = 0x10000056;
inline constexpr Command kThrustMed = 0x10000058;
inline constexpr Command kThrustLow = 0x10000059;
inline constexpr Command kThrustHigh = 0x1000005A;
inline constexpr Command kSlashHigh = 0x1000005B;
inline constexpr Command kSlashMed = 0x1000005C;
inline constexpr Command kSlashLow = 0x1000005D;
inline constexpr Command kBackhandHigh = 0x1000005E;
inline constexpr Command kBackhandMed = 0x1000005F;
inline constexpr Command kBackhandLow = 0x10000060;
inline constexpr Command kShoot = 0x10000061;
inline constexpr Command kAttackHigh1 = 0x10000062;
inline constexpr Command kAttackMed1 = 0x10000063;
inline constexpr Command kAttackLow1 = 0x10000064;
inline constexpr Command kMagicPowerUp02 = 0x10000070;
inline constexpr Command kMagicPowerUp03 = 0x10000071;
inline constexpr Command kSpecialAttack1 = 0x100000CD;
inline constexpr Command kBite = 0x100000E3;
inline constexpr Command kDoubleSlashMed = 0x10000120;
inline constexpr Command kTripleSlashMed = 0x10000123;
inline constexpr Command kDoubleThrustMed = 0x10000126;
inline constexpr Command kPunchFastHigh = 0x1000018F;
inline constexpr Command kPunchFastMed = 0x10000190;
inline constexpr Command kPunchFastLow = 0x10000191;
inline constexpr Command kPunchSlowHigh = 0x10000192;
inline constexpr Command kPunchSlowMed = 0x10000193;
inline constexpr Command kPunchSlowLow = 0x10000194;

inline constexpr Command kCheer = 0x1300004C;
inline constexpr Command kShakeFist = 0x13000079;
inline constexpr Command kBeckon = 0x1300007A;
inline constexpr Command kBowDeep = 0x1300007D;
inline constexpr Command kClapHands = 0x1300007E;
inline constexpr Command kLaugh = 0x13000080;
inline constexpr Command kNod = 0x13000083;
inline constexpr Command kPoint = 0x13000084;
inline constexpr Command kShakeHead = 0x13000085;
inline constexpr Command kShrug = 0x13000086;
inline constexpr Command kWave = 0x13000087;
inline constexpr Command kSalute = 0x1300008A;

}  // namespace acm::sample::command
