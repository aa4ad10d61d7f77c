// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
//
// Written by scripts/generate/bindings.py. Do not edit it.

//! All motion commands of the End of Retail client, by the client's names.
//!
//! The high byte holds class bits: 0x80 style, 0x40 cycle, 0x20 modifier, 0x10 action.

use crate::Command;

/// `Invalid`
pub const INVALID: Command = Command(0x80000000);
/// `HoldRun`
pub const HOLD_RUN: Command = Command(0x85000001);
/// `HoldSidestep`
pub const HOLD_SIDESTEP: Command = Command(0x85000002);
/// `Ready`
pub const READY: Command = Command(0x41000003);
/// `Stop`
pub const STOP: Command = Command(0x40000004);
/// `WalkForward`
pub const WALK_FORWARD: Command = Command(0x45000005);
/// `WalkBackwards`
pub const WALK_BACKWARDS: Command = Command(0x45000006);
/// `RunForward`
pub const RUN_FORWARD: Command = Command(0x44000007);
/// `Fallen`
pub const FALLEN: Command = Command(0x40000008);
/// `Interpolating`
pub const INTERPOLATING: Command = Command(0x40000009);
/// `Hover`
pub const HOVER: Command = Command(0x4000000a);
/// `On`
pub const ON: Command = Command(0x4000000b);
/// `Off`
pub const OFF: Command = Command(0x4000000c);
/// `TurnRight`
pub const TURN_RIGHT: Command = Command(0x6500000d);
/// `TurnLeft`
pub const TURN_LEFT: Command = Command(0x6500000e);
/// `SideStepRight`
pub const SIDE_STEP_RIGHT: Command = Command(0x6500000f);
/// `SideStepLeft`
pub const SIDE_STEP_LEFT: Command = Command(0x65000010);
/// `Dead`
pub const DEAD: Command = Command(0x40000011);
/// `Crouch`
pub const CROUCH: Command = Command(0x41000012);
/// `Sitting`
pub const SITTING: Command = Command(0x41000013);
/// `Sleeping`
pub const SLEEPING: Command = Command(0x41000014);
/// `Falling`
pub const FALLING: Command = Command(0x40000015);
/// `Reload`
pub const RELOAD: Command = Command(0x40000016);
/// `Unload`
pub const UNLOAD: Command = Command(0x40000017);
/// `Pickup`
pub const PICKUP: Command = Command(0x40000018);
/// `StoreInBackpack`
pub const STORE_IN_BACKPACK: Command = Command(0x40000019);
/// `Eat`
pub const EAT: Command = Command(0x4000001a);
/// `Drink`
pub const DRINK: Command = Command(0x4000001b);
/// `Reading`
pub const READING: Command = Command(0x4000001c);
/// `JumpCharging`
pub const JUMP_CHARGING: Command = Command(0x4000001d);
/// `AimLevel`
pub const AIM_LEVEL: Command = Command(0x4000001e);
/// `AimHigh15`
pub const AIM_HIGH15: Command = Command(0x4000001f);
/// `AimHigh30`
pub const AIM_HIGH30: Command = Command(0x40000020);
/// `AimHigh45`
pub const AIM_HIGH45: Command = Command(0x40000021);
/// `AimHigh60`
pub const AIM_HIGH60: Command = Command(0x40000022);
/// `AimHigh75`
pub const AIM_HIGH75: Command = Command(0x40000023);
/// `AimHigh90`
pub const AIM_HIGH90: Command = Command(0x40000024);
/// `AimLow15`
pub const AIM_LOW15: Command = Command(0x40000025);
/// `AimLow30`
pub const AIM_LOW30: Command = Command(0x40000026);
/// `AimLow45`
pub const AIM_LOW45: Command = Command(0x40000027);
/// `AimLow60`
pub const AIM_LOW60: Command = Command(0x40000028);
/// `AimLow75`
pub const AIM_LOW75: Command = Command(0x40000029);
/// `AimLow90`
pub const AIM_LOW90: Command = Command(0x4000002a);
/// `MagicBlast`
pub const MAGIC_BLAST: Command = Command(0x4000002b);
/// `MagicSelfHead`
pub const MAGIC_SELF_HEAD: Command = Command(0x4000002c);
/// `MagicSelfHeart`
pub const MAGIC_SELF_HEART: Command = Command(0x4000002d);
/// `MagicBonus`
pub const MAGIC_BONUS: Command = Command(0x4000002e);
/// `MagicClap`
pub const MAGIC_CLAP: Command = Command(0x4000002f);
/// `MagicHarm`
pub const MAGIC_HARM: Command = Command(0x40000030);
/// `MagicHeal`
pub const MAGIC_HEAL: Command = Command(0x40000031);
/// `MagicThrowMissile`
pub const MAGIC_THROW_MISSILE: Command = Command(0x40000032);
/// `MagicRecoilMissile`
pub const MAGIC_RECOIL_MISSILE: Command = Command(0x40000033);
/// `MagicPenalty`
pub const MAGIC_PENALTY: Command = Command(0x40000034);
/// `MagicTransfer`
pub const MAGIC_TRANSFER: Command = Command(0x40000035);
/// `MagicVision`
pub const MAGIC_VISION: Command = Command(0x40000036);
/// `MagicEnchantItem`
pub const MAGIC_ENCHANT_ITEM: Command = Command(0x40000037);
/// `MagicPortal`
pub const MAGIC_PORTAL: Command = Command(0x40000038);
/// `MagicPray`
pub const MAGIC_PRAY: Command = Command(0x40000039);
/// `StopTurning`
pub const STOP_TURNING: Command = Command(0x2000003a);
/// `Jump`
pub const JUMP: Command = Command(0x2500003b);
/// `HandCombat`
pub const HAND_COMBAT: Command = Command(0x8000003c);
/// `NonCombat`
pub const NON_COMBAT: Command = Command(0x8000003d);
/// `SwordCombat`
pub const SWORD_COMBAT: Command = Command(0x8000003e);
/// `BowCombat`
pub const BOW_COMBAT: Command = Command(0x8000003f);
/// `SwordShieldCombat`
pub const SWORD_SHIELD_COMBAT: Command = Command(0x80000040);
/// `CrossbowCombat`
pub const CROSSBOW_COMBAT: Command = Command(0x80000041);
/// `UnusedCombat`
pub const UNUSED_COMBAT: Command = Command(0x80000042);
/// `SlingCombat`
pub const SLING_COMBAT: Command = Command(0x80000043);
/// `2HandedSwordCombat`
pub const TWO_HANDED_SWORD_COMBAT: Command = Command(0x80000044);
/// `2HandedStaffCombat`
pub const TWO_HANDED_STAFF_COMBAT: Command = Command(0x80000045);
/// `DualWieldCombat`
pub const DUAL_WIELD_COMBAT: Command = Command(0x80000046);
/// `ThrownWeaponCombat`
pub const THROWN_WEAPON_COMBAT: Command = Command(0x80000047);
/// `Graze`
pub const GRAZE: Command = Command(0x80000048);
/// `Magi`
pub const MAGI: Command = Command(0x80000049);
/// `Hop`
pub const HOP: Command = Command(0x1000004a);
/// `Jumpup`
pub const JUMPUP: Command = Command(0x1000004b);
/// `Cheer`
pub const CHEER: Command = Command(0x1300004c);
/// `ChestBeat`
pub const CHEST_BEAT: Command = Command(0x1000004d);
/// `TippedLeft`
pub const TIPPED_LEFT: Command = Command(0x1000004e);
/// `TippedRight`
pub const TIPPED_RIGHT: Command = Command(0x1000004f);
/// `FallDown`
pub const FALL_DOWN: Command = Command(0x10000050);
/// `Twitch1`
pub const TWITCH1: Command = Command(0x10000051);
/// `Twitch2`
pub const TWITCH2: Command = Command(0x10000052);
/// `Twitch3`
pub const TWITCH3: Command = Command(0x10000053);
/// `Twitch4`
pub const TWITCH4: Command = Command(0x10000054);
/// `StaggerBackward`
pub const STAGGER_BACKWARD: Command = Command(0x10000055);
/// `StaggerForward`
pub const STAGGER_FORWARD: Command = Command(0x10000056);
/// `Sanctuary`
pub const SANCTUARY: Command = Command(0x10000057);
/// `ThrustMed`
pub const THRUST_MED: Command = Command(0x10000058);
/// `ThrustLow`
pub const THRUST_LOW: Command = Command(0x10000059);
/// `ThrustHigh`
pub const THRUST_HIGH: Command = Command(0x1000005a);
/// `SlashHigh`
pub const SLASH_HIGH: Command = Command(0x1000005b);
/// `SlashMed`
pub const SLASH_MED: Command = Command(0x1000005c);
/// `SlashLow`
pub const SLASH_LOW: Command = Command(0x1000005d);
/// `BackhandHigh`
pub const BACKHAND_HIGH: Command = Command(0x1000005e);
/// `BackhandMed`
pub const BACKHAND_MED: Command = Command(0x1000005f);
/// `BackhandLow`
pub const BACKHAND_LOW: Command = Command(0x10000060);
/// `Shoot`
pub const SHOOT: Command = Command(0x10000061);
/// `AttackHigh1`
pub const ATTACK_HIGH1: Command = Command(0x10000062);
/// `AttackMed1`
pub const ATTACK_MED1: Command = Command(0x10000063);
/// `AttackLow1`
pub const ATTACK_LOW1: Command = Command(0x10000064);
/// `AttackHigh2`
pub const ATTACK_HIGH2: Command = Command(0x10000065);
/// `AttackMed2`
pub const ATTACK_MED2: Command = Command(0x10000066);
/// `AttackLow2`
pub const ATTACK_LOW2: Command = Command(0x10000067);
/// `AttackHigh3`
pub const ATTACK_HIGH3: Command = Command(0x10000068);
/// `AttackMed3`
pub const ATTACK_MED3: Command = Command(0x10000069);
/// `AttackLow3`
pub const ATTACK_LOW3: Command = Command(0x1000006a);
/// `HeadThrow`
pub const HEAD_THROW: Command = Command(0x1000006b);
/// `FistSlam`
pub const FIST_SLAM: Command = Command(0x1000006c);
/// `BreatheFlame_`
pub const BREATHE_FLAME: Command = Command(0x1000006d);
/// `SpinAttack`
pub const SPIN_ATTACK: Command = Command(0x1000006e);
/// `MagicPowerUp01`
pub const MAGIC_POWER_UP01: Command = Command(0x1000006f);
/// `MagicPowerUp02`
pub const MAGIC_POWER_UP02: Command = Command(0x10000070);
/// `MagicPowerUp03`
pub const MAGIC_POWER_UP03: Command = Command(0x10000071);
/// `MagicPowerUp04`
pub const MAGIC_POWER_UP04: Command = Command(0x10000072);
/// `MagicPowerUp05`
pub const MAGIC_POWER_UP05: Command = Command(0x10000073);
/// `MagicPowerUp06`
pub const MAGIC_POWER_UP06: Command = Command(0x10000074);
/// `MagicPowerUp07`
pub const MAGIC_POWER_UP07: Command = Command(0x10000075);
/// `MagicPowerUp08`
pub const MAGIC_POWER_UP08: Command = Command(0x10000076);
/// `MagicPowerUp09`
pub const MAGIC_POWER_UP09: Command = Command(0x10000077);
/// `MagicPowerUp10`
pub const MAGIC_POWER_UP10: Command = Command(0x10000078);
/// `ShakeFist`
pub const SHAKE_FIST: Command = Command(0x13000079);
/// `Beckon`
pub const BECKON: Command = Command(0x1300007a);
/// `BeSeeingYou`
pub const BE_SEEING_YOU: Command = Command(0x1300007b);
/// `BlowKiss`
pub const BLOW_KISS: Command = Command(0x1300007c);
/// `BowDeep`
pub const BOW_DEEP: Command = Command(0x1300007d);
/// `ClapHands`
pub const CLAP_HANDS: Command = Command(0x1300007e);
/// `Cry`
pub const CRY: Command = Command(0x1300007f);
/// `Laugh`
pub const LAUGH: Command = Command(0x13000080);
/// `MimeEat`
pub const MIME_EAT: Command = Command(0x13000081);
/// `MimeDrink`
pub const MIME_DRINK: Command = Command(0x13000082);
/// `Nod`
pub const NOD: Command = Command(0x13000083);
/// `Point`
pub const POINT: Command = Command(0x13000084);
/// `ShakeHead`
pub const SHAKE_HEAD: Command = Command(0x13000085);
/// `Shrug`
pub const SHRUG: Command = Command(0x13000086);
/// `Wave`
pub const WAVE: Command = Command(0x13000087);
/// `Akimbo`
pub const AKIMBO: Command = Command(0x13000088);
/// `HeartyLaugh`
pub const HEARTY_LAUGH: Command = Command(0x13000089);
/// `Salute`
pub const SALUTE: Command = Command(0x1300008a);
/// `ScratchHead`
pub const SCRATCH_HEAD: Command = Command(0x1300008b);
/// `SmackHead`
pub const SMACK_HEAD: Command = Command(0x1300008c);
/// `TapFoot`
pub const TAP_FOOT: Command = Command(0x1300008d);
/// `WaveHigh`
pub const WAVE_HIGH: Command = Command(0x1300008e);
/// `WaveLow`
pub const WAVE_LOW: Command = Command(0x1300008f);
/// `YawnStretch`
pub const YAWN_STRETCH: Command = Command(0x13000090);
/// `Cringe`
pub const CRINGE: Command = Command(0x13000091);
/// `Kneel`
pub const KNEEL: Command = Command(0x13000092);
/// `Plead`
pub const PLEAD: Command = Command(0x13000093);
/// `Shiver`
pub const SHIVER: Command = Command(0x13000094);
/// `Shoo`
pub const SHOO: Command = Command(0x13000095);
/// `Slouch`
pub const SLOUCH: Command = Command(0x13000096);
/// `Spit`
pub const SPIT: Command = Command(0x13000097);
/// `Surrender`
pub const SURRENDER: Command = Command(0x13000098);
/// `Woah`
pub const WOAH: Command = Command(0x13000099);
/// `Winded`
pub const WINDED: Command = Command(0x1300009a);
/// `YMCA`
pub const YMCA: Command = Command(0x1200009b);
/// `EnterGame`
pub const ENTER_GAME: Command = Command(0x1000009c);
/// `ExitGame`
pub const EXIT_GAME: Command = Command(0x1000009d);
/// `OnCreation`
pub const ON_CREATION: Command = Command(0x1000009e);
/// `OnDestruction`
pub const ON_DESTRUCTION: Command = Command(0x1000009f);
/// `EnterPortal`
pub const ENTER_PORTAL: Command = Command(0x100000a0);
/// `ExitPortal`
pub const EXIT_PORTAL: Command = Command(0x100000a1);
/// `Cancel`
pub const CANCEL: Command = Command(0x080000a2);
/// `UseSelected`
pub const USE_SELECTED: Command = Command(0x090000a3);
/// `AutosortSelected`
pub const AUTOSORT_SELECTED: Command = Command(0x090000a4);
/// `DropSelected`
pub const DROP_SELECTED: Command = Command(0x090000a5);
/// `GiveSelected`
pub const GIVE_SELECTED: Command = Command(0x090000a6);
/// `SplitSelected`
pub const SPLIT_SELECTED: Command = Command(0x090000a7);
/// `ExamineSelected`
pub const EXAMINE_SELECTED: Command = Command(0x090000a8);
/// `CreateShortcutToSelected`
pub const CREATE_SHORTCUT_TO_SELECTED: Command = Command(0x080000a9);
/// `PreviousCompassItem`
pub const PREVIOUS_COMPASS_ITEM: Command = Command(0x090000aa);
/// `NextCompassItem`
pub const NEXT_COMPASS_ITEM: Command = Command(0x090000ab);
/// `ClosestCompassItem`
pub const CLOSEST_COMPASS_ITEM: Command = Command(0x090000ac);
/// `PreviousSelection`
pub const PREVIOUS_SELECTION: Command = Command(0x090000ad);
/// `LastAttacker`
pub const LAST_ATTACKER: Command = Command(0x090000ae);
/// `PreviousFellow`
pub const PREVIOUS_FELLOW: Command = Command(0x090000af);
/// `NextFellow`
pub const NEXT_FELLOW: Command = Command(0x090000b0);
/// `ToggleCombat`
pub const TOGGLE_COMBAT: Command = Command(0x090000b1);
/// `HighAttack`
pub const HIGH_ATTACK: Command = Command(0x0d0000b2);
/// `MediumAttack`
pub const MEDIUM_ATTACK: Command = Command(0x0d0000b3);
/// `LowAttack`
pub const LOW_ATTACK: Command = Command(0x0d0000b4);
/// `EnterChat`
pub const ENTER_CHAT: Command = Command(0x080000b5);
/// `ToggleChat`
pub const TOGGLE_CHAT: Command = Command(0x080000b6);
/// `SavePosition`
pub const SAVE_POSITION: Command = Command(0x080000b7);
/// `OptionsPanel`
pub const OPTIONS_PANEL: Command = Command(0x090000b8);
/// `ResetView`
pub const RESET_VIEW: Command = Command(0x090000b9);
/// `CameraLeftRotate`
pub const CAMERA_LEFT_ROTATE: Command = Command(0x0d0000ba);
/// `CameraRightRotate`
pub const CAMERA_RIGHT_ROTATE: Command = Command(0x0d0000bb);
/// `CameraRaise`
pub const CAMERA_RAISE: Command = Command(0x0d0000bc);
/// `CameraLower`
pub const CAMERA_LOWER: Command = Command(0x0d0000bd);
/// `CameraCloser`
pub const CAMERA_CLOSER: Command = Command(0x0d0000be);
/// `CameraFarther`
pub const CAMERA_FARTHER: Command = Command(0x0d0000bf);
/// `FloorView`
pub const FLOOR_VIEW: Command = Command(0x090000c0);
/// `MouseLook`
pub const MOUSE_LOOK: Command = Command(0x0c0000c1);
/// `PreviousItem`
pub const PREVIOUS_ITEM: Command = Command(0x090000c2);
/// `NextItem`
pub const NEXT_ITEM: Command = Command(0x090000c3);
/// `ClosestItem`
pub const CLOSEST_ITEM: Command = Command(0x090000c4);
/// `ShiftView`
pub const SHIFT_VIEW: Command = Command(0x0d0000c5);
/// `MapView`
pub const MAP_VIEW: Command = Command(0x090000c6);
/// `AutoRun`
pub const AUTO_RUN: Command = Command(0x090000c7);
/// `DecreasePowerSetting`
pub const DECREASE_POWER_SETTING: Command = Command(0x090000c8);
/// `IncreasePowerSetting`
pub const INCREASE_POWER_SETTING: Command = Command(0x090000c9);
/// `Pray`
pub const PRAY: Command = Command(0x130000ca);
/// `Mock`
pub const MOCK: Command = Command(0x130000cb);
/// `Teapot`
pub const TEAPOT: Command = Command(0x130000cc);
/// `SpecialAttack1`
pub const SPECIAL_ATTACK1: Command = Command(0x100000cd);
/// `SpecialAttack2`
pub const SPECIAL_ATTACK2: Command = Command(0x100000ce);
/// `SpecialAttack3`
pub const SPECIAL_ATTACK3: Command = Command(0x100000cf);
/// `MissileAttack1`
pub const MISSILE_ATTACK1: Command = Command(0x100000d0);
/// `MissileAttack2`
pub const MISSILE_ATTACK2: Command = Command(0x100000d1);
/// `MissileAttack3`
pub const MISSILE_ATTACK3: Command = Command(0x100000d2);
/// `CastSpell`
pub const CAST_SPELL: Command = Command(0x400000d3);
/// `Flatulence`
pub const FLATULENCE: Command = Command(0x120000d4);
/// `FirstPersonView`
pub const FIRST_PERSON_VIEW: Command = Command(0x090000d5);
/// `AllegiancePanel`
pub const ALLEGIANCE_PANEL: Command = Command(0x090000d6);
/// `FellowshipPanel`
pub const FELLOWSHIP_PANEL: Command = Command(0x090000d7);
/// `SpellbookPanel`
pub const SPELLBOOK_PANEL: Command = Command(0x090000d8);
/// `SpellComponentsPanel`
pub const SPELL_COMPONENTS_PANEL: Command = Command(0x090000d9);
/// `HousePanel`
pub const HOUSE_PANEL: Command = Command(0x090000da);
/// `AttributesPanel`
pub const ATTRIBUTES_PANEL: Command = Command(0x090000db);
/// `SkillsPanel`
pub const SKILLS_PANEL: Command = Command(0x090000dc);
/// `MapPanel`
pub const MAP_PANEL: Command = Command(0x090000dd);
/// `InventoryPanel`
pub const INVENTORY_PANEL: Command = Command(0x090000de);
/// `Demonet`
pub const DEMONET: Command = Command(0x120000df);
/// `UseMagicStaff`
pub const USE_MAGIC_STAFF: Command = Command(0x400000e0);
/// `UseMagicWand`
pub const USE_MAGIC_WAND: Command = Command(0x400000e1);
/// `Blink`
pub const BLINK: Command = Command(0x100000e2);
/// `Bite`
pub const BITE: Command = Command(0x100000e3);
/// `TwitchSubstate1`
pub const TWITCH_SUBSTATE1: Command = Command(0x400000e4);
/// `TwitchSubstate2`
pub const TWITCH_SUBSTATE2: Command = Command(0x400000e5);
/// `TwitchSubstate3`
pub const TWITCH_SUBSTATE3: Command = Command(0x400000e6);
/// `CaptureScreenshotToFile`
pub const CAPTURE_SCREENSHOT_TO_FILE: Command = Command(0x090000e7);
/// `BowNoAmmo`
pub const BOW_NO_AMMO: Command = Command(0x800000e8);
/// `CrossBowNoAmmo`
pub const CROSS_BOW_NO_AMMO: Command = Command(0x800000e9);
/// `ShakeFistState`
pub const SHAKE_FIST_STATE: Command = Command(0x430000ea);
/// `PrayState`
pub const PRAY_STATE: Command = Command(0x430000eb);
/// `BowDeepState`
pub const BOW_DEEP_STATE: Command = Command(0x430000ec);
/// `ClapHandsState`
pub const CLAP_HANDS_STATE: Command = Command(0x430000ed);
/// `CrossArmsState`
pub const CROSS_ARMS_STATE: Command = Command(0x430000ee);
/// `ShiverState`
pub const SHIVER_STATE: Command = Command(0x430000ef);
/// `PointState`
pub const POINT_STATE: Command = Command(0x430000f0);
/// `WaveState`
pub const WAVE_STATE: Command = Command(0x430000f1);
/// `AkimboState`
pub const AKIMBO_STATE: Command = Command(0x430000f2);
/// `SaluteState`
pub const SALUTE_STATE: Command = Command(0x430000f3);
/// `ScratchHeadState`
pub const SCRATCH_HEAD_STATE: Command = Command(0x430000f4);
/// `TapFootState`
pub const TAP_FOOT_STATE: Command = Command(0x430000f5);
/// `LeanState`
pub const LEAN_STATE: Command = Command(0x430000f6);
/// `KneelState`
pub const KNEEL_STATE: Command = Command(0x430000f7);
/// `PleadState`
pub const PLEAD_STATE: Command = Command(0x430000f8);
/// `ATOYOT`
pub const ATOYOT: Command = Command(0x420000f9);
/// `SlouchState`
pub const SLOUCH_STATE: Command = Command(0x430000fa);
/// `SurrenderState`
pub const SURRENDER_STATE: Command = Command(0x430000fb);
/// `WoahState`
pub const WOAH_STATE: Command = Command(0x430000fc);
/// `WindedState`
pub const WINDED_STATE: Command = Command(0x430000fd);
/// `AutoCreateShortcuts`
pub const AUTO_CREATE_SHORTCUTS: Command = Command(0x090000fe);
/// `AutoRepeatAttacks`
pub const AUTO_REPEAT_ATTACKS: Command = Command(0x090000ff);
/// `AutoTarget`
pub const AUTO_TARGET: Command = Command(0x09000100);
/// `AdvancedCombatInterface`
pub const ADVANCED_COMBAT_INTERFACE: Command = Command(0x09000101);
/// `IgnoreAllegianceRequests`
pub const IGNORE_ALLEGIANCE_REQUESTS: Command = Command(0x09000102);
/// `IgnoreFellowshipRequests`
pub const IGNORE_FELLOWSHIP_REQUESTS: Command = Command(0x09000103);
/// `InvertMouseLook`
pub const INVERT_MOUSE_LOOK: Command = Command(0x09000104);
/// `LetPlayersGiveYouItems`
pub const LET_PLAYERS_GIVE_YOU_ITEMS: Command = Command(0x09000105);
/// `AutoTrackCombatTargets`
pub const AUTO_TRACK_COMBAT_TARGETS: Command = Command(0x09000106);
/// `DisplayTooltips`
pub const DISPLAY_TOOLTIPS: Command = Command(0x09000107);
/// `AttemptToDeceivePlayers`
pub const ATTEMPT_TO_DECEIVE_PLAYERS: Command = Command(0x09000108);
/// `RunAsDefaultMovement`
pub const RUN_AS_DEFAULT_MOVEMENT: Command = Command(0x09000109);
/// `StayInChatModeAfterSend`
pub const STAY_IN_CHAT_MODE_AFTER_SEND: Command = Command(0x0900010a);
/// `RightClickToMouseLook`
pub const RIGHT_CLICK_TO_MOUSE_LOOK: Command = Command(0x0900010b);
/// `VividTargetIndicator`
pub const VIVID_TARGET_INDICATOR: Command = Command(0x0900010c);
/// `SelectSelf`
pub const SELECT_SELF: Command = Command(0x0900010d);
/// `SkillHealSelf`
pub const SKILL_HEAL_SELF: Command = Command(0x1000010e);
/// `SkillHealOther`
pub const SKILL_HEAL_OTHER: Command = Command(0x1000010f);
/// `CombatEat`
pub const COMBAT_EAT: Command = Command(0x10000110);
/// `CombatDrink`
pub const COMBAT_DRINK: Command = Command(0x10000111);
/// `NextMonster`
pub const NEXT_MONSTER: Command = Command(0x09000112);
/// `PreviousMonster`
pub const PREVIOUS_MONSTER: Command = Command(0x09000113);
/// `ClosestMonster`
pub const CLOSEST_MONSTER: Command = Command(0x09000114);
/// `NextPlayer`
pub const NEXT_PLAYER: Command = Command(0x09000115);
/// `PreviousPlayer`
pub const PREVIOUS_PLAYER: Command = Command(0x09000116);
/// `ClosestPlayer`
pub const CLOSEST_PLAYER: Command = Command(0x09000117);
/// `SnowAngelState`
pub const SNOW_ANGEL_STATE: Command = Command(0x43000118);
/// `WarmHands`
pub const WARM_HANDS: Command = Command(0x13000119);
/// `CurtseyState`
pub const CURTSEY_STATE: Command = Command(0x4300011a);
/// `AFKState`
pub const AFK_STATE: Command = Command(0x4300011b);
/// `MeditateState`
pub const MEDITATE_STATE: Command = Command(0x4300011c);
/// `TradePanel`
pub const TRADE_PANEL: Command = Command(0x0900011d);
/// `LogOut`
pub const LOG_OUT: Command = Command(0x1000011e);
/// `DoubleSlashLow`
pub const DOUBLE_SLASH_LOW: Command = Command(0x1000011f);
/// `DoubleSlashMed`
pub const DOUBLE_SLASH_MED: Command = Command(0x10000120);
/// `DoubleSlashHigh`
pub const DOUBLE_SLASH_HIGH: Command = Command(0x10000121);
/// `TripleSlashLow`
pub const TRIPLE_SLASH_LOW: Command = Command(0x10000122);
/// `TripleSlashMed`
pub const TRIPLE_SLASH_MED: Command = Command(0x10000123);
/// `TripleSlashHigh`
pub const TRIPLE_SLASH_HIGH: Command = Command(0x10000124);
/// `DoubleThrustLow`
pub const DOUBLE_THRUST_LOW: Command = Command(0x10000125);
/// `DoubleThrustMed`
pub const DOUBLE_THRUST_MED: Command = Command(0x10000126);
/// `DoubleThrustHigh`
pub const DOUBLE_THRUST_HIGH: Command = Command(0x10000127);
/// `TripleThrustLow`
pub const TRIPLE_THRUST_LOW: Command = Command(0x10000128);
/// `TripleThrustMed`
pub const TRIPLE_THRUST_MED: Command = Command(0x10000129);
/// `TripleThrustHigh`
pub const TRIPLE_THRUST_HIGH: Command = Command(0x1000012a);
/// `MagicPowerUp01Purple`
pub const MAGIC_POWER_UP01_PURPLE: Command = Command(0x1000012b);
/// `MagicPowerUp02Purple`
pub const MAGIC_POWER_UP02_PURPLE: Command = Command(0x1000012c);
/// `MagicPowerUp03Purple`
pub const MAGIC_POWER_UP03_PURPLE: Command = Command(0x1000012d);
/// `MagicPowerUp04Purple`
pub const MAGIC_POWER_UP04_PURPLE: Command = Command(0x1000012e);
/// `MagicPowerUp05Purple`
pub const MAGIC_POWER_UP05_PURPLE: Command = Command(0x1000012f);
/// `MagicPowerUp06Purple`
pub const MAGIC_POWER_UP06_PURPLE: Command = Command(0x10000130);
/// `MagicPowerUp07Purple`
pub const MAGIC_POWER_UP07_PURPLE: Command = Command(0x10000131);
/// `MagicPowerUp08Purple`
pub const MAGIC_POWER_UP08_PURPLE: Command = Command(0x10000132);
/// `MagicPowerUp09Purple`
pub const MAGIC_POWER_UP09_PURPLE: Command = Command(0x10000133);
/// `MagicPowerUp10Purple`
pub const MAGIC_POWER_UP10_PURPLE: Command = Command(0x10000134);
/// `Helper`
pub const HELPER: Command = Command(0x13000135);
/// `Pickup5`
pub const PICKUP5: Command = Command(0x40000136);
/// `Pickup10`
pub const PICKUP10: Command = Command(0x40000137);
/// `Pickup15`
pub const PICKUP15: Command = Command(0x40000138);
/// `Pickup20`
pub const PICKUP20: Command = Command(0x40000139);
/// `HouseRecall`
pub const HOUSE_RECALL: Command = Command(0x1000013a);
/// `AtlatlCombat`
pub const ATLATL_COMBAT: Command = Command(0x8000013b);
/// `ThrownShieldCombat`
pub const THROWN_SHIELD_COMBAT: Command = Command(0x8000013c);
/// `SitState`
pub const SIT_STATE: Command = Command(0x4300013d);
/// `SitCrossleggedState`
pub const SIT_CROSSLEGGED_STATE: Command = Command(0x4300013e);
/// `SitBackState`
pub const SIT_BACK_STATE: Command = Command(0x4300013f);
/// `PointLeftState`
pub const POINT_LEFT_STATE: Command = Command(0x43000140);
/// `PointRightState`
pub const POINT_RIGHT_STATE: Command = Command(0x43000141);
/// `TalktotheHandState`
pub const TALKTOTHE_HAND_STATE: Command = Command(0x43000142);
/// `PointDownState`
pub const POINT_DOWN_STATE: Command = Command(0x43000143);
/// `DrudgeDanceState`
pub const DRUDGE_DANCE_STATE: Command = Command(0x43000144);
/// `PossumState`
pub const POSSUM_STATE: Command = Command(0x43000145);
/// `ReadState`
pub const READ_STATE: Command = Command(0x43000146);
/// `ThinkerState`
pub const THINKER_STATE: Command = Command(0x43000147);
/// `HaveASeatState`
pub const HAVE_A_SEAT_STATE: Command = Command(0x43000148);
/// `AtEaseState`
pub const AT_EASE_STATE: Command = Command(0x43000149);
/// `NudgeLeft`
pub const NUDGE_LEFT: Command = Command(0x1300014a);
/// `NudgeRight`
pub const NUDGE_RIGHT: Command = Command(0x1300014b);
/// `PointLeft`
pub const POINT_LEFT: Command = Command(0x1300014c);
/// `PointRight`
pub const POINT_RIGHT: Command = Command(0x1300014d);
/// `PointDown`
pub const POINT_DOWN: Command = Command(0x1300014e);
/// `Knock`
pub const KNOCK: Command = Command(0x1300014f);
/// `ScanHorizon`
pub const SCAN_HORIZON: Command = Command(0x13000150);
/// `DrudgeDance`
pub const DRUDGE_DANCE: Command = Command(0x13000151);
/// `HaveASeat`
pub const HAVE_A_SEAT: Command = Command(0x13000152);
/// `LifestoneRecall`
pub const LIFESTONE_RECALL: Command = Command(0x10000153);
/// `CharacterOptionsPanel`
pub const CHARACTER_OPTIONS_PANEL: Command = Command(0x09000154);
/// `SoundAndGraphicsPanel`
pub const SOUND_AND_GRAPHICS_PANEL: Command = Command(0x09000155);
/// `HelpfulSpellsPanel`
pub const HELPFUL_SPELLS_PANEL: Command = Command(0x09000156);
/// `HarmfulSpellsPanel`
pub const HARMFUL_SPELLS_PANEL: Command = Command(0x09000157);
/// `CharacterInformationPanel`
pub const CHARACTER_INFORMATION_PANEL: Command = Command(0x09000158);
/// `LinkStatusPanel`
pub const LINK_STATUS_PANEL: Command = Command(0x09000159);
/// `VitaePanel`
pub const VITAE_PANEL: Command = Command(0x0900015a);
/// `ShareFellowshipXP`
pub const SHARE_FELLOWSHIP_XP: Command = Command(0x0900015b);
/// `ShareFellowshipLoot`
pub const SHARE_FELLOWSHIP_LOOT: Command = Command(0x0900015c);
/// `AcceptCorpseLooting`
pub const ACCEPT_CORPSE_LOOTING: Command = Command(0x0900015d);
/// `IgnoreTradeRequests`
pub const IGNORE_TRADE_REQUESTS: Command = Command(0x0900015e);
/// `DisableWeather`
pub const DISABLE_WEATHER: Command = Command(0x0900015f);
/// `DisableHouseEffect`
pub const DISABLE_HOUSE_EFFECT: Command = Command(0x09000160);
/// `StretchUI`
pub const STRETCH_UI: Command = Command(0x09000161);
/// `ShowRadarCoordinates`
pub const SHOW_RADAR_COORDINATES: Command = Command(0x09000162);
/// `ShowSpellDurations`
pub const SHOW_SPELL_DURATIONS: Command = Command(0x09000163);
/// `MuteOnLosingFocus`
pub const MUTE_ON_LOSING_FOCUS: Command = Command(0x09000164);
/// `Fishing`
pub const FISHING: Command = Command(0x10000165);
/// `MarketplaceRecall`
pub const MARKETPLACE_RECALL: Command = Command(0x10000166);
/// `EnterPKLite`
pub const ENTER_PK_LITE: Command = Command(0x10000167);
/// `AllegianceChat`
pub const ALLEGIANCE_CHAT: Command = Command(0x09000168);
/// `AutomaticallyAcceptFellowshipRequests`
pub const AUTOMATICALLY_ACCEPT_FELLOWSHIP_REQUESTS: Command = Command(0x09000169);
/// `Reply`
pub const REPLY: Command = Command(0x0900016a);
/// `MonarchReply`
pub const MONARCH_REPLY: Command = Command(0x0900016b);
/// `PatronReply`
pub const PATRON_REPLY: Command = Command(0x0900016c);
/// `ToggleCraftingChanceOfSuccessDialog`
pub const TOGGLE_CRAFTING_CHANCE_OF_SUCCESS_DIALOG: Command = Command(0x0900016d);
/// `UseClosestUnopenedCorpse`
pub const USE_CLOSEST_UNOPENED_CORPSE: Command = Command(0x0900016e);
/// `UseNextUnopenedCorpse`
pub const USE_NEXT_UNOPENED_CORPSE: Command = Command(0x0900016f);
/// `IssueSlashCommand`
pub const ISSUE_SLASH_COMMAND: Command = Command(0x09000170);
/// `AllegianceHometownRecall`
pub const ALLEGIANCE_HOMETOWN_RECALL: Command = Command(0x10000171);
/// `PKArenaRecall`
pub const PK_ARENA_RECALL: Command = Command(0x10000172);
/// `OffhandSlashHigh`
pub const OFFHAND_SLASH_HIGH: Command = Command(0x10000173);
/// `OffhandSlashMed`
pub const OFFHAND_SLASH_MED: Command = Command(0x10000174);
/// `OffhandSlashLow`
pub const OFFHAND_SLASH_LOW: Command = Command(0x10000175);
/// `OffhandThrustHigh`
pub const OFFHAND_THRUST_HIGH: Command = Command(0x10000176);
/// `OffhandThrustMed`
pub const OFFHAND_THRUST_MED: Command = Command(0x10000177);
/// `OffhandThrustLow`
pub const OFFHAND_THRUST_LOW: Command = Command(0x10000178);
/// `OffhandDoubleSlashLow`
pub const OFFHAND_DOUBLE_SLASH_LOW: Command = Command(0x10000179);
/// `OffhandDoubleSlashMed`
pub const OFFHAND_DOUBLE_SLASH_MED: Command = Command(0x1000017a);
/// `OffhandDoubleSlashHigh`
pub const OFFHAND_DOUBLE_SLASH_HIGH: Command = Command(0x1000017b);
/// `OffhandTripleSlashLow`
pub const OFFHAND_TRIPLE_SLASH_LOW: Command = Command(0x1000017c);
/// `OffhandTripleSlashMed`
pub const OFFHAND_TRIPLE_SLASH_MED: Command = Command(0x1000017d);
/// `OffhandTripleSlashHigh`
pub const OFFHAND_TRIPLE_SLASH_HIGH: Command = Command(0x1000017e);
/// `OffhandDoubleThrustLow`
pub const OFFHAND_DOUBLE_THRUST_LOW: Command = Command(0x1000017f);
/// `OffhandDoubleThrustMed`
pub const OFFHAND_DOUBLE_THRUST_MED: Command = Command(0x10000180);
/// `OffhandDoubleThrustHigh`
pub const OFFHAND_DOUBLE_THRUST_HIGH: Command = Command(0x10000181);
/// `OffhandTripleThrustLow`
pub const OFFHAND_TRIPLE_THRUST_LOW: Command = Command(0x10000182);
/// `OffhandTripleThrustMed`
pub const OFFHAND_TRIPLE_THRUST_MED: Command = Command(0x10000183);
/// `OffhandTripleThrustHigh`
pub const OFFHAND_TRIPLE_THRUST_HIGH: Command = Command(0x10000184);
/// `OffhandKick`
pub const OFFHAND_KICK: Command = Command(0x10000185);
/// `AttackHigh4`
pub const ATTACK_HIGH4: Command = Command(0x10000186);
/// `AttackMed4`
pub const ATTACK_MED4: Command = Command(0x10000187);
/// `AttackLow4`
pub const ATTACK_LOW4: Command = Command(0x10000188);
/// `AttackHigh5`
pub const ATTACK_HIGH5: Command = Command(0x10000189);
/// `AttackMed5`
pub const ATTACK_MED5: Command = Command(0x1000018a);
/// `AttackLow5`
pub const ATTACK_LOW5: Command = Command(0x1000018b);
/// `AttackHigh6`
pub const ATTACK_HIGH6: Command = Command(0x1000018c);
/// `AttackMed6`
pub const ATTACK_MED6: Command = Command(0x1000018d);
/// `AttackLow6`
pub const ATTACK_LOW6: Command = Command(0x1000018e);
/// `PunchFastHigh`
pub const PUNCH_FAST_HIGH: Command = Command(0x1000018f);
/// `PunchFastMed`
pub const PUNCH_FAST_MED: Command = Command(0x10000190);
/// `PunchFastLow`
pub const PUNCH_FAST_LOW: Command = Command(0x10000191);
/// `PunchSlowHigh`
pub const PUNCH_SLOW_HIGH: Command = Command(0x10000192);
/// `PunchSlowMed`
pub const PUNCH_SLOW_MED: Command = Command(0x10000193);
/// `PunchSlowLow`
pub const PUNCH_SLOW_LOW: Command = Command(0x10000194);
/// `OffhandPunchFastHigh`
pub const OFFHAND_PUNCH_FAST_HIGH: Command = Command(0x10000195);
/// `OffhandPunchFastMed`
pub const OFFHAND_PUNCH_FAST_MED: Command = Command(0x10000196);
/// `OffhandPunchFastLow`
pub const OFFHAND_PUNCH_FAST_LOW: Command = Command(0x10000197);
/// `OffhandPunchSlowHigh`
pub const OFFHAND_PUNCH_SLOW_HIGH: Command = Command(0x10000198);
/// `OffhandPunchSlowMed`
pub const OFFHAND_PUNCH_SLOW_MED: Command = Command(0x10000199);
/// `OffhandPunchSlowLow`
pub const OFFHAND_PUNCH_SLOW_LOW: Command = Command(0x1000019a);
/// `AI_TelegraphCast`
pub const AI_TELEGRAPH_CAST: Command = Command(0x1000019b);
/// `Magic`
pub const MAGIC: Command = MAGI;
/// `SideBySideVitals`
pub const SIDE_BY_SIDE_VITALS: Command = STRETCH_UI;
/// `WoahDuplicate2`
pub const WOAH_DUPLICATE2: Command = AI_TELEGRAPH_CAST;
