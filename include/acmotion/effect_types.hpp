// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

/// Names of sound types and script types: what hooks and messages look up in the sound table and the script
/// table of an object. Tables may hold other numbers; those have no names.
namespace acm {

/// Every sound type, once: expands `X(name, number)` for each. Each list is complete from 0 on.
// clang-format off
#define ACM_SOUND_TYPES(X)                                                                                   \
  X(Invalid, 0x00) X(Speak1, 0x01) X(Random, 0x02) X(Attack1, 0x03) X(Attack2, 0x04) X(Attack3, 0x05)        \
  X(SpecialAttack1, 0x06) X(SpecialAttack2, 0x07) X(SpecialAttack3, 0x08) X(Damage1, 0x09) X(Damage2, 0x0A)  \
  X(Damage3, 0x0B) X(Wound1, 0x0C) X(Wound2, 0x0D) X(Wound3, 0x0E) X(Death1, 0x0F) X(Death2, 0x10)           \
  X(Death3, 0x11) X(Grunt1, 0x12) X(Grunt2, 0x13) X(Grunt3, 0x14) X(Oh1, 0x15) X(Oh2, 0x16) X(Oh3, 0x17)     \
  X(Heave1, 0x18) X(Heave2, 0x19) X(Heave3, 0x1A) X(Knockdown1, 0x1B) X(Knockdown2, 0x1C)                    \
  X(Knockdown3, 0x1D) X(Swoosh1, 0x1E) X(Swoosh2, 0x1F) X(Swoosh3, 0x20) X(Thump1, 0x21) X(Smash1, 0x22)     \
  X(Scratch1, 0x23) X(Spear, 0x24) X(Sling, 0x25) X(Dagger, 0x26) X(ArrowWhiz1, 0x27) X(ArrowWhiz2, 0x28)    \
  X(CrossbowPull, 0x29) X(CrossbowRelease, 0x2A) X(BowPull, 0x2B) X(BowRelease, 0x2C)                        \
  X(ThrownWeaponRelease1, 0x2D) X(ArrowLand, 0x2E) X(Collision, 0x2F) X(HitFlesh1, 0x30)                     \
  X(HitLeather1, 0x31) X(HitChain1, 0x32) X(HitPlate1, 0x33) X(HitMissile1, 0x34) X(HitMissile2, 0x35)       \
  X(HitMissile3, 0x36) X(Footstep1, 0x37) X(Footstep2, 0x38) X(Walk1, 0x39) X(Dance1, 0x3A) X(Dance2, 0x3B)  \
  X(Dance3, 0x3C) X(Hidden1, 0x3D) X(Hidden2, 0x3E) X(Hidden3, 0x3F) X(Eat1, 0x40) X(Drink1, 0x41)           \
  X(Open, 0x42) X(Close, 0x43) X(OpenSlam, 0x44) X(CloseSlam, 0x45) X(Ambient1, 0x46) X(Ambient2, 0x47)      \
  X(Ambient3, 0x48) X(Ambient4, 0x49) X(Ambient5, 0x4A) X(Ambient6, 0x4B) X(Ambient7, 0x4C)                  \
  X(Ambient8, 0x4D) X(Waterfall, 0x4E) X(LogOut, 0x4F) X(LogIn, 0x50) X(LifestoneOn, 0x51) X(AttribUp, 0x52) \
  X(AttribDown, 0x53) X(SkillUp, 0x54) X(SkillDown, 0x55) X(HealthUp, 0x56) X(HealthDown, 0x57)              \
  X(ShieldUp, 0x58) X(ShieldDown, 0x59) X(EnchantUp, 0x5A) X(EnchantDown, 0x5B) X(VisionUp, 0x5C)            \
  X(VisionDown, 0x5D) X(Fizzle, 0x5E) X(Launch, 0x5F) X(Explode, 0x60) X(TransUp, 0x61) X(TransDown, 0x62)   \
  X(BreatheFlaem, 0x63) X(BreatheAcid, 0x64) X(BreatheFrost, 0x65) X(BreatheLightning, 0x66) X(Create, 0x67) \
  X(Destroy, 0x68) X(Lockpicking, 0x69) X(UI_EnterPortal, 0x6A) X(UI_ExitPortal, 0x6B)                       \
  X(UI_GeneralQuery, 0x6C) X(UI_GeneralError, 0x6D) X(UI_TransientMessage, 0x6E) X(UI_IconPickUp, 0x6F)      \
  X(UI_IconSuccessfulDrop, 0x70) X(UI_IconInvalid_Drop, 0x71) X(UI_ButtonPress, 0x72) X(UI_GrabSlider, 0x73) \
  X(UI_ReleaseSlider, 0x74) X(UI_NewTargetSelected, 0x75) X(UI_Roar, 0x76) X(UI_Bell, 0x77)                  \
  X(UI_Chant1, 0x78) X(UI_Chant2, 0x79) X(UI_DarkWhispers1, 0x7A) X(UI_DarkWhispers2, 0x7B)                  \
  X(UI_DarkLaugh, 0x7C) X(UI_DarkWind, 0x7D) X(UI_DarkSpeech, 0x7E) X(UI_Drums, 0x7F) X(UI_GhostSpeak, 0x80) \
  X(UI_Breathing, 0x81) X(UI_Howl, 0x82) X(UI_LostSouls, 0x83) X(UI_Squeal, 0x84) X(UI_Thunder1, 0x85)       \
  X(UI_Thunder2, 0x86) X(UI_Thunder3, 0x87) X(UI_Thunder4, 0x88) X(UI_Thunder5, 0x89) X(UI_Thunder6, 0x8A)   \
  X(RaiseTrait, 0x8B) X(WieldObject, 0x8C) X(UnwieldObject, 0x8D) X(ReceiveItem, 0x8E) X(PickUpItem, 0x8F)   \
  X(DropItem, 0x90) X(ResistSpell, 0x91) X(PicklockFail, 0x92) X(LockSuccess, 0x93)                          \
  X(OpenFailDueToLock, 0x94) X(TriggerActivated, 0x95) X(SpellExpire, 0x96) X(ItemManaDepleted, 0x97)        \
  X(TriggerActivated1, 0x98) X(TriggerActivated2, 0x99) X(TriggerActivated3, 0x9A)                           \
  X(TriggerActivated4, 0x9B) X(TriggerActivated5, 0x9C) X(TriggerActivated6, 0x9D)                           \
  X(TriggerActivated7, 0x9E) X(TriggerActivated8, 0x9F) X(TriggerActivated9, 0xA0)                           \
  X(TriggerActivated10, 0xA1) X(TriggerActivated11, 0xA2) X(TriggerActivated12, 0xA3)                        \
  X(TriggerActivated13, 0xA4) X(TriggerActivated14, 0xA5) X(TriggerActivated15, 0xA6)                        \
  X(TriggerActivated16, 0xA7) X(TriggerActivated17, 0xA8) X(TriggerActivated18, 0xA9)                        \
  X(TriggerActivated19, 0xAA) X(TriggerActivated20, 0xAB) X(TriggerActivated21, 0xAC)                        \
  X(TriggerActivated22, 0xAD) X(TriggerActivated23, 0xAE) X(TriggerActivated24, 0xAF)                        \
  X(TriggerActivated25, 0xB0) X(TriggerActivated26, 0xB1) X(TriggerActivated27, 0xB2)                        \
  X(TriggerActivated28, 0xB3) X(TriggerActivated29, 0xB4) X(TriggerActivated30, 0xB5)                        \
  X(TriggerActivated31, 0xB6) X(TriggerActivated32, 0xB7) X(TriggerActivated33, 0xB8)                        \
  X(TriggerActivated34, 0xB9) X(TriggerActivated35, 0xBA) X(TriggerActivated36, 0xBB)                        \
  X(TriggerActivated37, 0xBC) X(TriggerActivated38, 0xBD) X(TriggerActivated39, 0xBE)                        \
  X(TriggerActivated40, 0xBF) X(TriggerActivated41, 0xC0) X(TriggerActivated42, 0xC1)                        \
  X(TriggerActivated43, 0xC2) X(TriggerActivated44, 0xC3) X(TriggerActivated45, 0xC4)                        \
  X(TriggerActivated46, 0xC5) X(TriggerActivated47, 0xC6) X(TriggerActivated48, 0xC7)                        \
  X(TriggerActivated49, 0xC8) X(TriggerActivated50, 0xC9) X(HealthDownVoid, 0xCA) X(RegenDownVoid, 0xCB)     \
  X(SkillDownVoid, 0xCC)

/// The same for script types: what a PlayScriptType message calls the effect that it asks for.
#define ACM_SCRIPT_TYPES(X)                                                                                  \
  X(Invalid, 0x00) X(Test1, 0x01) X(Test2, 0x02) X(Test3, 0x03) X(Launch, 0x04) X(Explode, 0x05)             \
  X(AttribUpRed, 0x06) X(AttribDownRed, 0x07) X(AttribUpOrange, 0x08) X(AttribDownOrange, 0x09)              \
  X(AttribUpYellow, 0x0A) X(AttribDownYellow, 0x0B) X(AttribUpGreen, 0x0C) X(AttribDownGreen, 0x0D)          \
  X(AttribUpBlue, 0x0E) X(AttribDownBlue, 0x0F) X(AttribUpPurple, 0x10) X(AttribDownPurple, 0x11)            \
  X(SkillUpRed, 0x12) X(SkillDownRed, 0x13) X(SkillUpOrange, 0x14) X(SkillDownOrange, 0x15)                  \
  X(SkillUpYellow, 0x16) X(SkillDownYellow, 0x17) X(SkillUpGreen, 0x18) X(SkillDownGreen, 0x19)              \
  X(SkillUpBlue, 0x1A) X(SkillDownBlue, 0x1B) X(SkillUpPurple, 0x1C) X(SkillDownPurple, 0x1D)                \
  X(SkillDownBlack, 0x1E) X(HealthUpRed, 0x1F) X(HealthDownRed, 0x20) X(HealthUpBlue, 0x21)                  \
  X(HealthDownBlue, 0x22) X(HealthUpYellow, 0x23) X(HealthDownYellow, 0x24) X(RegenUpRed, 0x25)              \
  X(RegenDownREd, 0x26) X(RegenUpBlue, 0x27) X(RegenDownBlue, 0x28) X(RegenUpYellow, 0x29)                   \
  X(RegenDownYellow, 0x2A) X(ShieldUpRed, 0x2B) X(ShieldDownRed, 0x2C) X(ShieldUpOrange, 0x2D)               \
  X(ShieldDownOrange, 0x2E) X(ShieldUpYellow, 0x2F) X(ShieldDownYellow, 0x30) X(ShieldUpGreen, 0x31)         \
  X(ShieldDownGreen, 0x32) X(ShieldUpBlue, 0x33) X(ShieldDownBlue, 0x34) X(ShieldUpPurple, 0x35)             \
  X(ShieldDownPurple, 0x36) X(ShieldUpGrey, 0x37) X(ShieldDownGrey, 0x38) X(EnchantUpRed, 0x39)              \
  X(EnchantDownRed, 0x3A) X(EnchantUpOrange, 0x3B) X(EnchantDownOrange, 0x3C) X(EnchantUpYellow, 0x3D)       \
  X(EnchantDownYellow, 0x3E) X(EnchantUpGreen, 0x3F) X(EnchantDownGreen, 0x40) X(EnchantUpBlue, 0x41)        \
  X(EnchantDownBlue, 0x42) X(EnchantUpPurple, 0x43) X(EnchantDownPurple, 0x44) X(VitaeUpWhite, 0x45)         \
  X(VitaeDownBlack, 0x46) X(VisionUpWhite, 0x47) X(VisionDownBlack, 0x48) X(SwapHealth_Red_To_Yellow, 0x49)  \
  X(SwapHealth_Red_To_Blue, 0x4A) X(SwapHealth_Yellow_To_Red, 0x4B) X(SwapHealth_Yellow_To_Blue, 0x4C)       \
  X(SwapHealth_Blue_To_Red, 0x4D) X(SwapHealth_Blue_To_Yellow, 0x4E) X(TransUpWhite, 0x4F)                   \
  X(TransDownBlack, 0x50) X(Fizzle, 0x51) X(PortalEntry, 0x52) X(PortalExit, 0x53) X(BreatheFlame, 0x54)     \
  X(BreatheFrost, 0x55) X(BreatheAcid, 0x56) X(BreatheLightning, 0x57) X(Create, 0x58) X(Destroy, 0x59)      \
  X(ProjectileCollision, 0x5A) X(SplatterLowLeftBack, 0x5B) X(SplatterLowLeftFront, 0x5C)                    \
  X(SplatterLowRightBack, 0x5D) X(SplatterLowRightFront, 0x5E) X(SplatterMidLeftBack, 0x5F)                  \
  X(SplatterMidLeftFront, 0x60) X(SplatterMidRightBack, 0x61) X(SplatterMidRightFront, 0x62)                 \
  X(SplatterUpLeftBack, 0x63) X(SplatterUpLeftFront, 0x64) X(SplatterUpRightBack, 0x65)                      \
  X(SplatterUpRightFront, 0x66) X(SparkLowLeftBack, 0x67) X(SparkLowLeftFront, 0x68)                         \
  X(SparkLowRightBack, 0x69) X(SparkLowRightFront, 0x6A) X(SparkMidLeftBack, 0x6B)                           \
  X(SparkMidLeftFront, 0x6C) X(SparkMidRightBack, 0x6D) X(SparkMidRightFront, 0x6E) X(SparkUpLeftBack, 0x6F) \
  X(SparkUpLeftFront, 0x70) X(SparkUpRightBack, 0x71) X(SparkUpRightFront, 0x72) X(PortalStorm, 0x73)        \
  X(Hide, 0x74) X(UnHide, 0x75) X(Hidden, 0x76) X(DisappearDestroy, 0x77) X(SpecialState1, 0x78)             \
  X(SpecialState2, 0x79) X(SpecialState3, 0x7A) X(SpecialState4, 0x7B) X(SpecialState5, 0x7C)                \
  X(SpecialState6, 0x7D) X(SpecialState7, 0x7E) X(SpecialState8, 0x7F) X(SpecialState9, 0x80)                \
  X(SpecialState0, 0x81) X(SpecialStateRed, 0x82) X(SpecialStateOrange, 0x83) X(SpecialStateYellow, 0x84)    \
  X(SpecialStateGreen, 0x85) X(SpecialStateBlue, 0x86) X(SpecialStatePurple, 0x87)                           \
  X(SpecialStateWhite, 0x88) X(SpecialStateBlack, 0x89) X(LevelUp, 0x8A) X(EnchantUpGrey, 0x8B)              \
  X(EnchantDownGrey, 0x8C) X(WeddingBliss, 0x8D) X(EnchantUpWhite, 0x8E) X(EnchantDownWhite, 0x8F)           \
  X(CampingMastery, 0x90) X(CampingIneptitude, 0x91) X(DispelLife, 0x92) X(DispelCreature, 0x93)             \
  X(DispelAll, 0x94) X(BunnySmite, 0x95) X(BaelZharonSmite, 0x96) X(WeddingSteele, 0x97)                     \
  X(RestrictionEffectBlue, 0x98) X(RestrictionEffectGreen, 0x99) X(RestrictionEffectGold, 0x9A)              \
  X(LayingofHands, 0x9B) X(AugmentationUseAttribute, 0x9C) X(AugmentationUseSkill, 0x9D)                     \
  X(AugmentationUseResistances, 0x9E) X(AugmentationUseOther, 0x9F) X(BlackMadness, 0xA0)                    \
  X(AetheriaLevelUp, 0xA1) X(AetheriaSurgeDestruction, 0xA2) X(AetheriaSurgeProtection, 0xA3)                \
  X(AetheriaSurgeRegeneration, 0xA4) X(AetheriaSurgeAffliction, 0xA5) X(AetheriaSurgeFestering, 0xA6)        \
  X(HealthDownVoid, 0xA7) X(RegenDownVoid, 0xA8) X(SkillDownVoid, 0xA9) X(DirtyFightingHealDebuff, 0xAA)     \
  X(DirtyFightingAttackDebuff, 0xAB) X(DirtyFightingDefenseDebuff, 0xAC)                                     \
  X(DirtyFightingDamageOverTime, 0xAD)
// clang-format on

#define ACM_TYPE_CONSTANT(name, number) inline constexpr std::uint32_t k##name = number;
namespace sound_type {
ACM_SOUND_TYPES(ACM_TYPE_CONSTANT)
}
namespace script_type {
ACM_SCRIPT_TYPES(ACM_TYPE_CONSTANT)
}
#undef ACM_TYPE_CONSTANT

/// "Swoosh2"; empty when the number has no name.
std::string_view sound_type_name(std::uint32_t sound_type);
/// "UnHide"; empty when the number has no name.
std::string_view script_type_name(std::uint32_t script_type);

/// All names, each at the place of its number.
std::span<const std::string_view> sound_type_names();
std::span<const std::string_view> script_type_names();

/// The number of a name; upper and lower case count as the same.
std::optional<std::uint32_t> find_sound_type(std::string_view name);
std::optional<std::uint32_t> find_script_type(std::string_view name);

}  // namespace acm
