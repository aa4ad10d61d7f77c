// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// Written by scripts/generate/bindings.py from the C headers.
#nullable enable
namespace Acmotion;

/// <summary>
/// All motion commands, by the client's names. The high byte holds class bits: 0x80 style, 0x40 cycle, 0x20
/// modifier, 0x10 action. Which of them a body can do is a matter of its motion table.
/// </summary>
public enum MotionCommand : uint
{
    /// <summary>No command.</summary>
    None = 0,
    /// <summary>No command (0x80000000).</summary>
    Invalid = 0x80000000,
    /// <summary>A toggle: bodies do nothing (0x85000001).</summary>
    HoldRun = 0x85000001,
    /// <summary>A toggle: bodies do nothing (0x85000002).</summary>
    HoldSidestep = 0x85000002,
    /// <summary>A cycle: it plays until another takes its place (0x41000003).</summary>
    Ready = 0x41000003,
    /// <summary>A cycle: it plays until another takes its place (0x40000004).</summary>
    Stop = 0x40000004,
    /// <summary>A cycle: it plays until another takes its place (0x45000005).</summary>
    WalkForward = 0x45000005,
    /// <summary>A cycle: it plays until another takes its place (0x45000006).</summary>
    WalkBackwards = 0x45000006,
    /// <summary>A cycle: it plays until another takes its place (0x44000007).</summary>
    RunForward = 0x44000007,
    /// <summary>A cycle: it plays until another takes its place (0x40000008).</summary>
    Fallen = 0x40000008,
    /// <summary>A cycle: it plays until another takes its place (0x40000009).</summary>
    Interpolating = 0x40000009,
    /// <summary>A cycle: it plays until another takes its place (0x4000000A).</summary>
    Hover = 0x4000000A,
    /// <summary>A cycle: it plays until another takes its place (0x4000000B).</summary>
    On = 0x4000000B,
    /// <summary>A cycle: it plays until another takes its place (0x4000000C).</summary>
    Off = 0x4000000C,
    /// <summary>A cycle, or a modifier of another: it plays until it is stopped (0x6500000D).</summary>
    TurnRight = 0x6500000D,
    /// <summary>A cycle, or a modifier of another: it plays until it is stopped (0x6500000E).</summary>
    TurnLeft = 0x6500000E,
    /// <summary>A cycle, or a modifier of another: it plays until it is stopped (0x6500000F).</summary>
    SideStepRight = 0x6500000F,
    /// <summary>A cycle, or a modifier of another: it plays until it is stopped (0x65000010).</summary>
    SideStepLeft = 0x65000010,
    /// <summary>A cycle: it plays until another takes its place (0x40000011).</summary>
    Dead = 0x40000011,
    /// <summary>A cycle: it plays until another takes its place (0x41000012).</summary>
    Crouch = 0x41000012,
    /// <summary>A cycle: it plays until another takes its place (0x41000013).</summary>
    Sitting = 0x41000013,
    /// <summary>A cycle: it plays until another takes its place (0x41000014).</summary>
    Sleeping = 0x41000014,
    /// <summary>A cycle: it plays until another takes its place (0x40000015).</summary>
    Falling = 0x40000015,
    /// <summary>A cycle: it plays until another takes its place (0x40000016).</summary>
    Reload = 0x40000016,
    /// <summary>A cycle: it plays until another takes its place (0x40000017).</summary>
    Unload = 0x40000017,
    /// <summary>A cycle: it plays until another takes its place (0x40000018).</summary>
    Pickup = 0x40000018,
    /// <summary>A cycle: it plays until another takes its place (0x40000019).</summary>
    StoreInBackpack = 0x40000019,
    /// <summary>A cycle: it plays until another takes its place (0x4000001A).</summary>
    Eat = 0x4000001A,
    /// <summary>A cycle: it plays until another takes its place (0x4000001B).</summary>
    Drink = 0x4000001B,
    /// <summary>A cycle: it plays until another takes its place (0x4000001C).</summary>
    Reading = 0x4000001C,
    /// <summary>A cycle: it plays until another takes its place (0x4000001D).</summary>
    JumpCharging = 0x4000001D,
    /// <summary>A cycle: it plays until another takes its place (0x4000001E).</summary>
    AimLevel = 0x4000001E,
    /// <summary>A cycle: it plays until another takes its place (0x4000001F).</summary>
    AimHigh15 = 0x4000001F,
    /// <summary>A cycle: it plays until another takes its place (0x40000020).</summary>
    AimHigh30 = 0x40000020,
    /// <summary>A cycle: it plays until another takes its place (0x40000021).</summary>
    AimHigh45 = 0x40000021,
    /// <summary>A cycle: it plays until another takes its place (0x40000022).</summary>
    AimHigh60 = 0x40000022,
    /// <summary>A cycle: it plays until another takes its place (0x40000023).</summary>
    AimHigh75 = 0x40000023,
    /// <summary>A cycle: it plays until another takes its place (0x40000024).</summary>
    AimHigh90 = 0x40000024,
    /// <summary>A cycle: it plays until another takes its place (0x40000025).</summary>
    AimLow15 = 0x40000025,
    /// <summary>A cycle: it plays until another takes its place (0x40000026).</summary>
    AimLow30 = 0x40000026,
    /// <summary>A cycle: it plays until another takes its place (0x40000027).</summary>
    AimLow45 = 0x40000027,
    /// <summary>A cycle: it plays until another takes its place (0x40000028).</summary>
    AimLow60 = 0x40000028,
    /// <summary>A cycle: it plays until another takes its place (0x40000029).</summary>
    AimLow75 = 0x40000029,
    /// <summary>A cycle: it plays until another takes its place (0x4000002A).</summary>
    AimLow90 = 0x4000002A,
    /// <summary>A cycle: it plays until another takes its place (0x4000002B).</summary>
    MagicBlast = 0x4000002B,
    /// <summary>A cycle: it plays until another takes its place (0x4000002C).</summary>
    MagicSelfHead = 0x4000002C,
    /// <summary>A cycle: it plays until another takes its place (0x4000002D).</summary>
    MagicSelfHeart = 0x4000002D,
    /// <summary>A cycle: it plays until another takes its place (0x4000002E).</summary>
    MagicBonus = 0x4000002E,
    /// <summary>A cycle: it plays until another takes its place (0x4000002F).</summary>
    MagicClap = 0x4000002F,
    /// <summary>A cycle: it plays until another takes its place (0x40000030).</summary>
    MagicHarm = 0x40000030,
    /// <summary>A cycle: it plays until another takes its place (0x40000031).</summary>
    MagicHeal = 0x40000031,
    /// <summary>A cycle: it plays until another takes its place (0x40000032).</summary>
    MagicThrowMissile = 0x40000032,
    /// <summary>A cycle: it plays until another takes its place (0x40000033).</summary>
    MagicRecoilMissile = 0x40000033,
    /// <summary>A cycle: it plays until another takes its place (0x40000034).</summary>
    MagicPenalty = 0x40000034,
    /// <summary>A cycle: it plays until another takes its place (0x40000035).</summary>
    MagicTransfer = 0x40000035,
    /// <summary>A cycle: it plays until another takes its place (0x40000036).</summary>
    MagicVision = 0x40000036,
    /// <summary>A cycle: it plays until another takes its place (0x40000037).</summary>
    MagicEnchantItem = 0x40000037,
    /// <summary>A cycle: it plays until another takes its place (0x40000038).</summary>
    MagicPortal = 0x40000038,
    /// <summary>A cycle: it plays until another takes its place (0x40000039).</summary>
    MagicPray = 0x40000039,
    /// <summary>A modifier: velocities that are added to a cycle (0x2000003A).</summary>
    StopTurning = 0x2000003A,
    /// <summary>A modifier: velocities that are added to a cycle (0x2500003B).</summary>
    Jump = 0x2500003B,
    /// <summary>A style: a stance, which chooses other motions (0x8000003C).</summary>
    HandCombat = 0x8000003C,
    /// <summary>A style: a stance, which chooses other motions (0x8000003D).</summary>
    NonCombat = 0x8000003D,
    /// <summary>A style: a stance, which chooses other motions (0x8000003E).</summary>
    SwordCombat = 0x8000003E,
    /// <summary>A style: a stance, which chooses other motions (0x8000003F).</summary>
    BowCombat = 0x8000003F,
    /// <summary>A style: a stance, which chooses other motions (0x80000040).</summary>
    SwordShieldCombat = 0x80000040,
    /// <summary>A style: a stance, which chooses other motions (0x80000041).</summary>
    CrossbowCombat = 0x80000041,
    /// <summary>A style: a stance, which chooses other motions (0x80000042).</summary>
    UnusedCombat = 0x80000042,
    /// <summary>A style: a stance, which chooses other motions (0x80000043).</summary>
    SlingCombat = 0x80000043,
    /// <summary>A style: a stance, which chooses other motions (0x80000046).</summary>
    DualWieldCombat = 0x80000046,
    /// <summary>A style: a stance, which chooses other motions (0x80000047).</summary>
    ThrownWeaponCombat = 0x80000047,
    /// <summary>A style: a stance, which chooses other motions (0x80000048).</summary>
    Graze = 0x80000048,
    /// <summary>A style: a stance, which chooses other motions (0x80000049).</summary>
    Magi = 0x80000049,
    /// <summary>An action: it plays once (0x1000004A).</summary>
    Hop = 0x1000004A,
    /// <summary>An action: it plays once (0x1000004B).</summary>
    Jumpup = 0x1000004B,
    /// <summary>An action, and a chat emote: it plays once, and is refused in combat (0x1300004C).</summary>
    Cheer = 0x1300004C,
    /// <summary>An action: it plays once (0x1000004D).</summary>
    ChestBeat = 0x1000004D,
    /// <summary>An action: it plays once (0x1000004E).</summary>
    TippedLeft = 0x1000004E,
    /// <summary>An action: it plays once (0x1000004F).</summary>
    TippedRight = 0x1000004F,
    /// <summary>An action: it plays once (0x10000050).</summary>
    FallDown = 0x10000050,
    /// <summary>An action: it plays once (0x10000051).</summary>
    Twitch1 = 0x10000051,
    /// <summary>An action: it plays once (0x10000052).</summary>
    Twitch2 = 0x10000052,
    /// <summary>An action: it plays once (0x10000053).</summary>
    Twitch3 = 0x10000053,
    /// <summary>An action: it plays once (0x10000054).</summary>
    Twitch4 = 0x10000054,
    /// <summary>An action: it plays once (0x10000055).</summary>
    StaggerBackward = 0x10000055,
    /// <summary>An action: it plays once (0x10000056).</summary>
    StaggerForward = 0x10000056,
    /// <summary>An action: it plays once (0x10000057).</summary>
    Sanctuary = 0x10000057,
    /// <summary>An action: it plays once (0x10000058).</summary>
    ThrustMed = 0x10000058,
    /// <summary>An action: it plays once (0x10000059).</summary>
    ThrustLow = 0x10000059,
    /// <summary>An action: it plays once (0x1000005A).</summary>
    ThrustHigh = 0x1000005A,
    /// <summary>An action: it plays once (0x1000005B).</summary>
    SlashHigh = 0x1000005B,
    /// <summary>An action: it plays once (0x1000005C).</summary>
    SlashMed = 0x1000005C,
    /// <summary>An action: it plays once (0x1000005D).</summary>
    SlashLow = 0x1000005D,
    /// <summary>An action: it plays once (0x1000005E).</summary>
    BackhandHigh = 0x1000005E,
    /// <summary>An action: it plays once (0x1000005F).</summary>
    BackhandMed = 0x1000005F,
    /// <summary>An action: it plays once (0x10000060).</summary>
    BackhandLow = 0x10000060,
    /// <summary>An action: it plays once (0x10000061).</summary>
    Shoot = 0x10000061,
    /// <summary>An action: it plays once (0x10000062).</summary>
    AttackHigh1 = 0x10000062,
    /// <summary>An action: it plays once (0x10000063).</summary>
    AttackMed1 = 0x10000063,
    /// <summary>An action: it plays once (0x10000064).</summary>
    AttackLow1 = 0x10000064,
    /// <summary>An action: it plays once (0x10000065).</summary>
    AttackHigh2 = 0x10000065,
    /// <summary>An action: it plays once (0x10000066).</summary>
    AttackMed2 = 0x10000066,
    /// <summary>An action: it plays once (0x10000067).</summary>
    AttackLow2 = 0x10000067,
    /// <summary>An action: it plays once (0x10000068).</summary>
    AttackHigh3 = 0x10000068,
    /// <summary>An action: it plays once (0x10000069).</summary>
    AttackMed3 = 0x10000069,
    /// <summary>An action: it plays once (0x1000006A).</summary>
    AttackLow3 = 0x1000006A,
    /// <summary>An action: it plays once (0x1000006B).</summary>
    HeadThrow = 0x1000006B,
    /// <summary>An action: it plays once (0x1000006C).</summary>
    FistSlam = 0x1000006C,
    /// <summary>An action: it plays once (0x1000006D).</summary>
    BreatheFlame_ = 0x1000006D,
    /// <summary>An action: it plays once (0x1000006E).</summary>
    SpinAttack = 0x1000006E,
    /// <summary>An action: it plays once (0x1000006F).</summary>
    MagicPowerUp01 = 0x1000006F,
    /// <summary>An action: it plays once (0x10000070).</summary>
    MagicPowerUp02 = 0x10000070,
    /// <summary>An action: it plays once (0x10000071).</summary>
    MagicPowerUp03 = 0x10000071,
    /// <summary>An action: it plays once (0x10000072).</summary>
    MagicPowerUp04 = 0x10000072,
    /// <summary>An action: it plays once (0x10000073).</summary>
    MagicPowerUp05 = 0x10000073,
    /// <summary>An action: it plays once (0x10000074).</summary>
    MagicPowerUp06 = 0x10000074,
    /// <summary>An action: it plays once (0x10000075).</summary>
    MagicPowerUp07 = 0x10000075,
    /// <summary>An action: it plays once (0x10000076).</summary>
    MagicPowerUp08 = 0x10000076,
    /// <summary>An action: it plays once (0x10000077).</summary>
    MagicPowerUp09 = 0x10000077,
    /// <summary>An action: it plays once (0x10000078).</summary>
    MagicPowerUp10 = 0x10000078,
    /// <summary>An action, and a chat emote: it plays once, and is refused in combat (0x13000079).</summary>
    ShakeFist = 0x13000079,
    /// <summary>An action, and a chat emote: it plays once, and is refused in combat (0x1300007A).</summary>
    Beckon = 0x1300007A,
    /// <summary>An action, and a chat emote: it plays once, and is refused in combat (0x1300007B).</summary>
    BeSeeingYou = 0x1300007B,
    /// <summary>An action, and a chat emote: it plays once, and is refused in combat (0x1300007C).</summary>
    BlowKiss = 0x1300007C,
    /// <summary>An action, and a chat emote: it plays once, and is refused in combat (0x1300007D).</summary>
    BowDeep = 0x1300007D,
    /// <summary>An action, and a chat emote: it plays once, and is refused in combat (0x1300007E).</summary>
    ClapHands = 0x1300007E,
    /// <summary>An action, and a chat emote: it plays once, and is refused in combat (0x1300007F).</summary>
    Cry = 0x1300007F,
    /// <summary>An action, and a chat emote: it plays once, and is refused in combat (0x13000080).</summary>
    Laugh = 0x13000080,
    /// <summary>An action, and a chat emote: it plays once, and is refused in combat (0x13000081).</summary>
    MimeEat = 0x13000081,
    /// <summary>An action, and a chat emote: it plays once, and is refused in combat (0x13000082).</summary>
    MimeDrink = 0x13000082,
    /// <summary>An action, and a chat emote: it plays once, and is refused in combat (0x13000083).</summary>
    Nod = 0x13000083,
    /// <summary>An action, and a chat emote: it plays once, and is refused in combat (0x13000084).</summary>
    Point = 0x13000084,
    /// <summary>An action, and a chat emote: it plays once, and is refused in combat (0x13000085).</summary>
    ShakeHead = 0x13000085,
    /// <summary>An action, and a chat emote: it plays once, and is refused in combat (0x13000086).</summary>
    Shrug = 0x13000086,
    /// <summary>An action, and a chat emote: it plays once, and is refused in combat (0x13000087).</summary>
    Wave = 0x13000087,
    /// <summary>An action, and a chat emote: it plays once, and is refused in combat (0x13000088).</summary>
    Akimbo = 0x13000088,
    /// <summary>An action, and a chat emote: it plays once, and is refused in combat (0x13000089).</summary>
    HeartyLaugh = 0x13000089,
    /// <summary>An action, and a chat emote: it plays once, and is refused in combat (0x1300008A).</summary>
    Salute = 0x1300008A,
    /// <summary>An action, and a chat emote: it plays once, and is refused in combat (0x1300008B).</summary>
    ScratchHead = 0x1300008B,
    /// <summary>An action, and a chat emote: it plays once, and is refused in combat (0x1300008C).</summary>
    SmackHead = 0x1300008C,
    /// <summary>An action, and a chat emote: it plays once, and is refused in combat (0x1300008D).</summary>
    TapFoot = 0x1300008D,
    /// <summary>An action, and a chat emote: it plays once, and is refused in combat (0x1300008E).</summary>
    WaveHigh = 0x1300008E,
    /// <summary>An action, and a chat emote: it plays once, and is refused in combat (0x1300008F).</summary>
    WaveLow = 0x1300008F,
    /// <summary>An action, and a chat emote: it plays once, and is refused in combat (0x13000090).</summary>
    YawnStretch = 0x13000090,
    /// <summary>An action, and a chat emote: it plays once, and is refused in combat (0x13000091).</summary>
    Cringe = 0x13000091,
    /// <summary>An action, and a chat emote: it plays once, and is refused in combat (0x13000092).</summary>
    Kneel = 0x13000092,
    /// <summary>An action, and a chat emote: it plays once, and is refused in combat (0x13000093).</summary>
    Plead = 0x13000093,
    /// <summary>An action, and a chat emote: it plays once, and is refused in combat (0x13000094).</summary>
    Shiver = 0x13000094,
    /// <summary>An action, and a chat emote: it plays once, and is refused in combat (0x13000095).</summary>
    Shoo = 0x13000095,
    /// <summary>An action, and a chat emote: it plays once, and is refused in combat (0x13000096).</summary>
    Slouch = 0x13000096,
    /// <summary>An action, and a chat emote: it plays once, and is refused in combat (0x13000097).</summary>
    Spit = 0x13000097,
    /// <summary>An action, and a chat emote: it plays once, and is refused in combat (0x13000098).</summary>
    Surrender = 0x13000098,
    /// <summary>An action, and a chat emote: it plays once, and is refused in combat (0x13000099).</summary>
    Woah = 0x13000099,
    /// <summary>An action, and a chat emote: it plays once, and is refused in combat (0x1300009A).</summary>
    Winded = 0x1300009A,
    /// <summary>An action, and a chat emote: it plays once, and is refused in combat (0x1200009B).</summary>
    YMCA = 0x1200009B,
    /// <summary>An action: it plays once (0x1000009C).</summary>
    EnterGame = 0x1000009C,
    /// <summary>An action: it plays once (0x1000009D).</summary>
    ExitGame = 0x1000009D,
    /// <summary>An action: it plays once (0x1000009E).</summary>
    OnCreation = 0x1000009E,
    /// <summary>An action: it plays once (0x1000009F).</summary>
    OnDestruction = 0x1000009F,
    /// <summary>An action: it plays once (0x100000A0).</summary>
    EnterPortal = 0x100000A0,
    /// <summary>An action: it plays once (0x100000A1).</summary>
    ExitPortal = 0x100000A1,
    /// <summary>A command of the user interface: bodies do nothing (0x080000A2).</summary>
    Cancel = 0x080000A2,
    /// <summary>A command of the user interface: bodies do nothing (0x090000A3).</summary>
    UseSelected = 0x090000A3,
    /// <summary>A command of the user interface: bodies do nothing (0x090000A4).</summary>
    AutosortSelected = 0x090000A4,
    /// <summary>A command of the user interface: bodies do nothing (0x090000A5).</summary>
    DropSelected = 0x090000A5,
    /// <summary>A command of the user interface: bodies do nothing (0x090000A6).</summary>
    GiveSelected = 0x090000A6,
    /// <summary>A command of the user interface: bodies do nothing (0x090000A7).</summary>
    SplitSelected = 0x090000A7,
    /// <summary>A command of the user interface: bodies do nothing (0x090000A8).</summary>
    ExamineSelected = 0x090000A8,
    /// <summary>A command of the user interface: bodies do nothing (0x080000A9).</summary>
    CreateShortcutToSelected = 0x080000A9,
    /// <summary>A command of the user interface: bodies do nothing (0x090000AA).</summary>
    PreviousCompassItem = 0x090000AA,
    /// <summary>A command of the user interface: bodies do nothing (0x090000AB).</summary>
    NextCompassItem = 0x090000AB,
    /// <summary>A command of the user interface: bodies do nothing (0x090000AC).</summary>
    ClosestCompassItem = 0x090000AC,
    /// <summary>A command of the user interface: bodies do nothing (0x090000AD).</summary>
    PreviousSelection = 0x090000AD,
    /// <summary>A command of the user interface: bodies do nothing (0x090000AE).</summary>
    LastAttacker = 0x090000AE,
    /// <summary>A command of the user interface: bodies do nothing (0x090000AF).</summary>
    PreviousFellow = 0x090000AF,
    /// <summary>A command of the user interface: bodies do nothing (0x090000B0).</summary>
    NextFellow = 0x090000B0,
    /// <summary>A command of the user interface: bodies do nothing (0x090000B1).</summary>
    ToggleCombat = 0x090000B1,
    /// <summary>A command of the user interface: bodies do nothing (0x0D0000B2).</summary>
    HighAttack = 0x0D0000B2,
    /// <summary>A command of the user interface: bodies do nothing (0x0D0000B3).</summary>
    MediumAttack = 0x0D0000B3,
    /// <summary>A command of the user interface: bodies do nothing (0x0D0000B4).</summary>
    LowAttack = 0x0D0000B4,
    /// <summary>A command of the user interface: bodies do nothing (0x080000B5).</summary>
    EnterChat = 0x080000B5,
    /// <summary>A command of the user interface: bodies do nothing (0x080000B6).</summary>
    ToggleChat = 0x080000B6,
    /// <summary>A command of the user interface: bodies do nothing (0x080000B7).</summary>
    SavePosition = 0x080000B7,
    /// <summary>A command of the user interface: bodies do nothing (0x090000B8).</summary>
    OptionsPanel = 0x090000B8,
    /// <summary>A command of the user interface: bodies do nothing (0x090000B9).</summary>
    ResetView = 0x090000B9,
    /// <summary>A command of the user interface: bodies do nothing (0x0D0000BA).</summary>
    CameraLeftRotate = 0x0D0000BA,
    /// <summary>A command of the user interface: bodies do nothing (0x0D0000BB).</summary>
    CameraRightRotate = 0x0D0000BB,
    /// <summary>A command of the user interface: bodies do nothing (0x0D0000BC).</summary>
    CameraRaise = 0x0D0000BC,
    /// <summary>A command of the user interface: bodies do nothing (0x0D0000BD).</summary>
    CameraLower = 0x0D0000BD,
    /// <summary>A command of the user interface: bodies do nothing (0x0D0000BE).</summary>
    CameraCloser = 0x0D0000BE,
    /// <summary>A command of the user interface: bodies do nothing (0x0D0000BF).</summary>
    CameraFarther = 0x0D0000BF,
    /// <summary>A command of the user interface: bodies do nothing (0x090000C0).</summary>
    FloorView = 0x090000C0,
    /// <summary>A command of the user interface: bodies do nothing (0x0C0000C1).</summary>
    MouseLook = 0x0C0000C1,
    /// <summary>A command of the user interface: bodies do nothing (0x090000C2).</summary>
    PreviousItem = 0x090000C2,
    /// <summary>A command of the user interface: bodies do nothing (0x090000C3).</summary>
    NextItem = 0x090000C3,
    /// <summary>A command of the user interface: bodies do nothing (0x090000C4).</summary>
    ClosestItem = 0x090000C4,
    /// <summary>A command of the user interface: bodies do nothing (0x0D0000C5).</summary>
    ShiftView = 0x0D0000C5,
    /// <summary>A command of the user interface: bodies do nothing (0x090000C6).</summary>
    MapView = 0x090000C6,
    /// <summary>A command of the user interface: bodies do nothing (0x090000C7).</summary>
    AutoRun = 0x090000C7,
    /// <summary>A command of the user interface: bodies do nothing (0x090000C8).</summary>
    DecreasePowerSetting = 0x090000C8,
    /// <summary>A command of the user interface: bodies do nothing (0x090000C9).</summary>
    IncreasePowerSetting = 0x090000C9,
    /// <summary>An action, and a chat emote: it plays once, and is refused in combat (0x130000CA).</summary>
    Pray = 0x130000CA,
    /// <summary>An action, and a chat emote: it plays once, and is refused in combat (0x130000CB).</summary>
    Mock = 0x130000CB,
    /// <summary>An action, and a chat emote: it plays once, and is refused in combat (0x130000CC).</summary>
    Teapot = 0x130000CC,
    /// <summary>An action: it plays once (0x100000CD).</summary>
    SpecialAttack1 = 0x100000CD,
    /// <summary>An action: it plays once (0x100000CE).</summary>
    SpecialAttack2 = 0x100000CE,
    /// <summary>An action: it plays once (0x100000CF).</summary>
    SpecialAttack3 = 0x100000CF,
    /// <summary>An action: it plays once (0x100000D0).</summary>
    MissileAttack1 = 0x100000D0,
    /// <summary>An action: it plays once (0x100000D1).</summary>
    MissileAttack2 = 0x100000D1,
    /// <summary>An action: it plays once (0x100000D2).</summary>
    MissileAttack3 = 0x100000D2,
    /// <summary>A cycle: it plays until another takes its place (0x400000D3).</summary>
    CastSpell = 0x400000D3,
    /// <summary>An action, and a chat emote: it plays once, and is refused in combat (0x120000D4).</summary>
    Flatulence = 0x120000D4,
    /// <summary>A command of the user interface: bodies do nothing (0x090000D5).</summary>
    FirstPersonView = 0x090000D5,
    /// <summary>A command of the user interface: bodies do nothing (0x090000D6).</summary>
    AllegiancePanel = 0x090000D6,
    /// <summary>A command of the user interface: bodies do nothing (0x090000D7).</summary>
    FellowshipPanel = 0x090000D7,
    /// <summary>A command of the user interface: bodies do nothing (0x090000D8).</summary>
    SpellbookPanel = 0x090000D8,
    /// <summary>A command of the user interface: bodies do nothing (0x090000D9).</summary>
    SpellComponentsPanel = 0x090000D9,
    /// <summary>A command of the user interface: bodies do nothing (0x090000DA).</summary>
    HousePanel = 0x090000DA,
    /// <summary>A command of the user interface: bodies do nothing (0x090000DB).</summary>
    AttributesPanel = 0x090000DB,
    /// <summary>A command of the user interface: bodies do nothing (0x090000DC).</summary>
    SkillsPanel = 0x090000DC,
    /// <summary>A command of the user interface: bodies do nothing (0x090000DD).</summary>
    MapPanel = 0x090000DD,
    /// <summary>A command of the user interface: bodies do nothing (0x090000DE).</summary>
    InventoryPanel = 0x090000DE,
    /// <summary>An action, and a chat emote: it plays once, and is refused in combat (0x120000DF).</summary>
    Demonet = 0x120000DF,
    /// <summary>A cycle: it plays until another takes its place (0x400000E0).</summary>
    UseMagicStaff = 0x400000E0,
    /// <summary>A cycle: it plays until another takes its place (0x400000E1).</summary>
    UseMagicWand = 0x400000E1,
    /// <summary>An action: it plays once (0x100000E2).</summary>
    Blink = 0x100000E2,
    /// <summary>An action: it plays once (0x100000E3).</summary>
    Bite = 0x100000E3,
    /// <summary>A cycle: it plays until another takes its place (0x400000E4).</summary>
    TwitchSubstate1 = 0x400000E4,
    /// <summary>A cycle: it plays until another takes its place (0x400000E5).</summary>
    TwitchSubstate2 = 0x400000E5,
    /// <summary>A cycle: it plays until another takes its place (0x400000E6).</summary>
    TwitchSubstate3 = 0x400000E6,
    /// <summary>A command of the user interface: bodies do nothing (0x090000E7).</summary>
    CaptureScreenshotToFile = 0x090000E7,
    /// <summary>A style: a stance, which chooses other motions (0x800000E8).</summary>
    BowNoAmmo = 0x800000E8,
    /// <summary>A style: a stance, which chooses other motions (0x800000E9).</summary>
    CrossBowNoAmmo = 0x800000E9,
    /// <summary>A cycle: it plays until another takes its place (0x430000EA).</summary>
    ShakeFistState = 0x430000EA,
    /// <summary>A cycle: it plays until another takes its place (0x430000EB).</summary>
    PrayState = 0x430000EB,
    /// <summary>A cycle: it plays until another takes its place (0x430000EC).</summary>
    BowDeepState = 0x430000EC,
    /// <summary>A cycle: it plays until another takes its place (0x430000ED).</summary>
    ClapHandsState = 0x430000ED,
    /// <summary>A cycle: it plays until another takes its place (0x430000EE).</summary>
    CrossArmsState = 0x430000EE,
    /// <summary>A cycle: it plays until another takes its place (0x430000EF).</summary>
    ShiverState = 0x430000EF,
    /// <summary>A cycle: it plays until another takes its place (0x430000F0).</summary>
    PointState = 0x430000F0,
    /// <summary>A cycle: it plays until another takes its place (0x430000F1).</summary>
    WaveState = 0x430000F1,
    /// <summary>A cycle: it plays until another takes its place (0x430000F2).</summary>
    AkimboState = 0x430000F2,
    /// <summary>A cycle: it plays until another takes its place (0x430000F3).</summary>
    SaluteState = 0x430000F3,
    /// <summary>A cycle: it plays until another takes its place (0x430000F4).</summary>
    ScratchHeadState = 0x430000F4,
    /// <summary>A cycle: it plays until another takes its place (0x430000F5).</summary>
    TapFootState = 0x430000F5,
    /// <summary>A cycle: it plays until another takes its place (0x430000F6).</summary>
    LeanState = 0x430000F6,
    /// <summary>A cycle: it plays until another takes its place (0x430000F7).</summary>
    KneelState = 0x430000F7,
    /// <summary>A cycle: it plays until another takes its place (0x430000F8).</summary>
    PleadState = 0x430000F8,
    /// <summary>A cycle: it plays until another takes its place (0x420000F9).</summary>
    ATOYOT = 0x420000F9,
    /// <summary>A cycle: it plays until another takes its place (0x430000FA).</summary>
    SlouchState = 0x430000FA,
    /// <summary>A cycle: it plays until another takes its place (0x430000FB).</summary>
    SurrenderState = 0x430000FB,
    /// <summary>A cycle: it plays until another takes its place (0x430000FC).</summary>
    WoahState = 0x430000FC,
    /// <summary>A cycle: it plays until another takes its place (0x430000FD).</summary>
    WindedState = 0x430000FD,
    /// <summary>A command of the user interface: bodies do nothing (0x090000FE).</summary>
    AutoCreateShortcuts = 0x090000FE,
    /// <summary>A command of the user interface: bodies do nothing (0x090000FF).</summary>
    AutoRepeatAttacks = 0x090000FF,
    /// <summary>A command of the user interface: bodies do nothing (0x09000100).</summary>
    AutoTarget = 0x09000100,
    /// <summary>A command of the user interface: bodies do nothing (0x09000101).</summary>
    AdvancedCombatInterface = 0x09000101,
    /// <summary>A command of the user interface: bodies do nothing (0x09000102).</summary>
    IgnoreAllegianceRequests = 0x09000102,
    /// <summary>A command of the user interface: bodies do nothing (0x09000103).</summary>
    IgnoreFellowshipRequests = 0x09000103,
    /// <summary>A command of the user interface: bodies do nothing (0x09000104).</summary>
    InvertMouseLook = 0x09000104,
    /// <summary>A command of the user interface: bodies do nothing (0x09000105).</summary>
    LetPlayersGiveYouItems = 0x09000105,
    /// <summary>A command of the user interface: bodies do nothing (0x09000106).</summary>
    AutoTrackCombatTargets = 0x09000106,
    /// <summary>A command of the user interface: bodies do nothing (0x09000107).</summary>
    DisplayTooltips = 0x09000107,
    /// <summary>A command of the user interface: bodies do nothing (0x09000108).</summary>
    AttemptToDeceivePlayers = 0x09000108,
    /// <summary>A command of the user interface: bodies do nothing (0x09000109).</summary>
    RunAsDefaultMovement = 0x09000109,
    /// <summary>A command of the user interface: bodies do nothing (0x0900010A).</summary>
    StayInChatModeAfterSend = 0x0900010A,
    /// <summary>A command of the user interface: bodies do nothing (0x0900010B).</summary>
    RightClickToMouseLook = 0x0900010B,
    /// <summary>A command of the user interface: bodies do nothing (0x0900010C).</summary>
    VividTargetIndicator = 0x0900010C,
    /// <summary>A command of the user interface: bodies do nothing (0x0900010D).</summary>
    SelectSelf = 0x0900010D,
    /// <summary>An action: it plays once (0x1000010E).</summary>
    SkillHealSelf = 0x1000010E,
    /// <summary>An action: it plays once (0x1000010F).</summary>
    SkillHealOther = 0x1000010F,
    /// <summary>An action: it plays once (0x10000110).</summary>
    CombatEat = 0x10000110,
    /// <summary>An action: it plays once (0x10000111).</summary>
    CombatDrink = 0x10000111,
    /// <summary>A command of the user interface: bodies do nothing (0x09000112).</summary>
    NextMonster = 0x09000112,
    /// <summary>A command of the user interface: bodies do nothing (0x09000113).</summary>
    PreviousMonster = 0x09000113,
    /// <summary>A command of the user interface: bodies do nothing (0x09000114).</summary>
    ClosestMonster = 0x09000114,
    /// <summary>A command of the user interface: bodies do nothing (0x09000115).</summary>
    NextPlayer = 0x09000115,
    /// <summary>A command of the user interface: bodies do nothing (0x09000116).</summary>
    PreviousPlayer = 0x09000116,
    /// <summary>A command of the user interface: bodies do nothing (0x09000117).</summary>
    ClosestPlayer = 0x09000117,
    /// <summary>A cycle: it plays until another takes its place (0x43000118).</summary>
    SnowAngelState = 0x43000118,
    /// <summary>An action, and a chat emote: it plays once, and is refused in combat (0x13000119).</summary>
    WarmHands = 0x13000119,
    /// <summary>A cycle: it plays until another takes its place (0x4300011A).</summary>
    CurtseyState = 0x4300011A,
    /// <summary>A cycle: it plays until another takes its place (0x4300011B).</summary>
    AFKState = 0x4300011B,
    /// <summary>A cycle: it plays until another takes its place (0x4300011C).</summary>
    MeditateState = 0x4300011C,
    /// <summary>A command of the user interface: bodies do nothing (0x0900011D).</summary>
    TradePanel = 0x0900011D,
    /// <summary>An action: it plays once (0x1000011E).</summary>
    LogOut = 0x1000011E,
    /// <summary>An action: it plays once (0x1000011F).</summary>
    DoubleSlashLow = 0x1000011F,
    /// <summary>An action: it plays once (0x10000120).</summary>
    DoubleSlashMed = 0x10000120,
    /// <summary>An action: it plays once (0x10000121).</summary>
    DoubleSlashHigh = 0x10000121,
    /// <summary>An action: it plays once (0x10000122).</summary>
    TripleSlashLow = 0x10000122,
    /// <summary>An action: it plays once (0x10000123).</summary>
    TripleSlashMed = 0x10000123,
    /// <summary>An action: it plays once (0x10000124).</summary>
    TripleSlashHigh = 0x10000124,
    /// <summary>An action: it plays once (0x10000125).</summary>
    DoubleThrustLow = 0x10000125,
    /// <summary>An action: it plays once (0x10000126).</summary>
    DoubleThrustMed = 0x10000126,
    /// <summary>An action: it plays once (0x10000127).</summary>
    DoubleThrustHigh = 0x10000127,
    /// <summary>An action: it plays once (0x10000128).</summary>
    TripleThrustLow = 0x10000128,
    /// <summary>An action: it plays once (0x10000129).</summary>
    TripleThrustMed = 0x10000129,
    /// <summary>An action: it plays once (0x1000012A).</summary>
    TripleThrustHigh = 0x1000012A,
    /// <summary>An action: it plays once (0x1000012B).</summary>
    MagicPowerUp01Purple = 0x1000012B,
    /// <summary>An action: it plays once (0x1000012C).</summary>
    MagicPowerUp02Purple = 0x1000012C,
    /// <summary>An action: it plays once (0x1000012D).</summary>
    MagicPowerUp03Purple = 0x1000012D,
    /// <summary>An action: it plays once (0x1000012E).</summary>
    MagicPowerUp04Purple = 0x1000012E,
    /// <summary>An action: it plays once (0x1000012F).</summary>
    MagicPowerUp05Purple = 0x1000012F,
    /// <summary>An action: it plays once (0x10000130).</summary>
    MagicPowerUp06Purple = 0x10000130,
    /// <summary>An action: it plays once (0x10000131).</summary>
    MagicPowerUp07Purple = 0x10000131,
    /// <summary>An action: it plays once (0x10000132).</summary>
    MagicPowerUp08Purple = 0x10000132,
    /// <summary>An action: it plays once (0x10000133).</summary>
    MagicPowerUp09Purple = 0x10000133,
    /// <summary>An action: it plays once (0x10000134).</summary>
    MagicPowerUp10Purple = 0x10000134,
    /// <summary>An action, and a chat emote: it plays once, and is refused in combat (0x13000135).</summary>
    Helper = 0x13000135,
    /// <summary>A cycle: it plays until another takes its place (0x40000136).</summary>
    Pickup5 = 0x40000136,
    /// <summary>A cycle: it plays until another takes its place (0x40000137).</summary>
    Pickup10 = 0x40000137,
    /// <summary>A cycle: it plays until another takes its place (0x40000138).</summary>
    Pickup15 = 0x40000138,
    /// <summary>A cycle: it plays until another takes its place (0x40000139).</summary>
    Pickup20 = 0x40000139,
    /// <summary>An action: it plays once (0x1000013A).</summary>
    HouseRecall = 0x1000013A,
    /// <summary>A style: a stance, which chooses other motions (0x8000013B).</summary>
    AtlatlCombat = 0x8000013B,
    /// <summary>A style: a stance, which chooses other motions (0x8000013C).</summary>
    ThrownShieldCombat = 0x8000013C,
    /// <summary>A cycle: it plays until another takes its place (0x4300013D).</summary>
    SitState = 0x4300013D,
    /// <summary>A cycle: it plays until another takes its place (0x4300013E).</summary>
    SitCrossleggedState = 0x4300013E,
    /// <summary>A cycle: it plays until another takes its place (0x4300013F).</summary>
    SitBackState = 0x4300013F,
    /// <summary>A cycle: it plays until another takes its place (0x43000140).</summary>
    PointLeftState = 0x43000140,
    /// <summary>A cycle: it plays until another takes its place (0x43000141).</summary>
    PointRightState = 0x43000141,
    /// <summary>A cycle: it plays until another takes its place (0x43000142).</summary>
    TalktotheHandState = 0x43000142,
    /// <summary>A cycle: it plays until another takes its place (0x43000143).</summary>
    PointDownState = 0x43000143,
    /// <summary>A cycle: it plays until another takes its place (0x43000144).</summary>
    DrudgeDanceState = 0x43000144,
    /// <summary>A cycle: it plays until another takes its place (0x43000145).</summary>
    PossumState = 0x43000145,
    /// <summary>A cycle: it plays until another takes its place (0x43000146).</summary>
    ReadState = 0x43000146,
    /// <summary>A cycle: it plays until another takes its place (0x43000147).</summary>
    ThinkerState = 0x43000147,
    /// <summary>A cycle: it plays until another takes its place (0x43000148).</summary>
    HaveASeatState = 0x43000148,
    /// <summary>A cycle: it plays until another takes its place (0x43000149).</summary>
    AtEaseState = 0x43000149,
    /// <summary>An action, and a chat emote: it plays once, and is refused in combat (0x1300014A).</summary>
    NudgeLeft = 0x1300014A,
    /// <summary>An action, and a chat emote: it plays once, and is refused in combat (0x1300014B).</summary>
    NudgeRight = 0x1300014B,
    /// <summary>An action, and a chat emote: it plays once, and is refused in combat (0x1300014C).</summary>
    PointLeft = 0x1300014C,
    /// <summary>An action, and a chat emote: it plays once, and is refused in combat (0x1300014D).</summary>
    PointRight = 0x1300014D,
    /// <summary>An action, and a chat emote: it plays once, and is refused in combat (0x1300014E).</summary>
    PointDown = 0x1300014E,
    /// <summary>An action, and a chat emote: it plays once, and is refused in combat (0x1300014F).</summary>
    Knock = 0x1300014F,
    /// <summary>An action, and a chat emote: it plays once, and is refused in combat (0x13000150).</summary>
    ScanHorizon = 0x13000150,
    /// <summary>An action, and a chat emote: it plays once, and is refused in combat (0x13000151).</summary>
    DrudgeDance = 0x13000151,
    /// <summary>An action, and a chat emote: it plays once, and is refused in combat (0x13000152).</summary>
    HaveASeat = 0x13000152,
    /// <summary>An action: it plays once (0x10000153).</summary>
    LifestoneRecall = 0x10000153,
    /// <summary>A command of the user interface: bodies do nothing (0x09000154).</summary>
    CharacterOptionsPanel = 0x09000154,
    /// <summary>A command of the user interface: bodies do nothing (0x09000155).</summary>
    SoundAndGraphicsPanel = 0x09000155,
    /// <summary>A command of the user interface: bodies do nothing (0x09000156).</summary>
    HelpfulSpellsPanel = 0x09000156,
    /// <summary>A command of the user interface: bodies do nothing (0x09000157).</summary>
    HarmfulSpellsPanel = 0x09000157,
    /// <summary>A command of the user interface: bodies do nothing (0x09000158).</summary>
    CharacterInformationPanel = 0x09000158,
    /// <summary>A command of the user interface: bodies do nothing (0x09000159).</summary>
    LinkStatusPanel = 0x09000159,
    /// <summary>A command of the user interface: bodies do nothing (0x0900015A).</summary>
    VitaePanel = 0x0900015A,
    /// <summary>A command of the user interface: bodies do nothing (0x0900015B).</summary>
    ShareFellowshipXP = 0x0900015B,
    /// <summary>A command of the user interface: bodies do nothing (0x0900015C).</summary>
    ShareFellowshipLoot = 0x0900015C,
    /// <summary>A command of the user interface: bodies do nothing (0x0900015D).</summary>
    AcceptCorpseLooting = 0x0900015D,
    /// <summary>A command of the user interface: bodies do nothing (0x0900015E).</summary>
    IgnoreTradeRequests = 0x0900015E,
    /// <summary>A command of the user interface: bodies do nothing (0x0900015F).</summary>
    DisableWeather = 0x0900015F,
    /// <summary>A command of the user interface: bodies do nothing (0x09000160).</summary>
    DisableHouseEffect = 0x09000160,
    /// <summary>A command of the user interface: bodies do nothing (0x09000161).</summary>
    StretchUI = 0x09000161,
    /// <summary>A command of the user interface: bodies do nothing (0x09000162).</summary>
    ShowRadarCoordinates = 0x09000162,
    /// <summary>A command of the user interface: bodies do nothing (0x09000163).</summary>
    ShowSpellDurations = 0x09000163,
    /// <summary>A command of the user interface: bodies do nothing (0x09000164).</summary>
    MuteOnLosingFocus = 0x09000164,
    /// <summary>An action: it plays once (0x10000165).</summary>
    Fishing = 0x10000165,
    /// <summary>An action: it plays once (0x10000166).</summary>
    MarketplaceRecall = 0x10000166,
    /// <summary>An action: it plays once (0x10000167).</summary>
    EnterPKLite = 0x10000167,
    /// <summary>A command of the user interface: bodies do nothing (0x09000168).</summary>
    AllegianceChat = 0x09000168,
    /// <summary>A command of the user interface: bodies do nothing (0x09000169).</summary>
    AutomaticallyAcceptFellowshipRequests = 0x09000169,
    /// <summary>A command of the user interface: bodies do nothing (0x0900016A).</summary>
    Reply = 0x0900016A,
    /// <summary>A command of the user interface: bodies do nothing (0x0900016B).</summary>
    MonarchReply = 0x0900016B,
    /// <summary>A command of the user interface: bodies do nothing (0x0900016C).</summary>
    PatronReply = 0x0900016C,
    /// <summary>A command of the user interface: bodies do nothing (0x0900016D).</summary>
    ToggleCraftingChanceOfSuccessDialog = 0x0900016D,
    /// <summary>A command of the user interface: bodies do nothing (0x0900016E).</summary>
    UseClosestUnopenedCorpse = 0x0900016E,
    /// <summary>A command of the user interface: bodies do nothing (0x0900016F).</summary>
    UseNextUnopenedCorpse = 0x0900016F,
    /// <summary>A command of the user interface: bodies do nothing (0x09000170).</summary>
    IssueSlashCommand = 0x09000170,
    /// <summary>An action: it plays once (0x10000171).</summary>
    AllegianceHometownRecall = 0x10000171,
    /// <summary>An action: it plays once (0x10000172).</summary>
    PKArenaRecall = 0x10000172,
    /// <summary>An action: it plays once (0x10000173).</summary>
    OffhandSlashHigh = 0x10000173,
    /// <summary>An action: it plays once (0x10000174).</summary>
    OffhandSlashMed = 0x10000174,
    /// <summary>An action: it plays once (0x10000175).</summary>
    OffhandSlashLow = 0x10000175,
    /// <summary>An action: it plays once (0x10000176).</summary>
    OffhandThrustHigh = 0x10000176,
    /// <summary>An action: it plays once (0x10000177).</summary>
    OffhandThrustMed = 0x10000177,
    /// <summary>An action: it plays once (0x10000178).</summary>
    OffhandThrustLow = 0x10000178,
    /// <summary>An action: it plays once (0x10000179).</summary>
    OffhandDoubleSlashLow = 0x10000179,
    /// <summary>An action: it plays once (0x1000017A).</summary>
    OffhandDoubleSlashMed = 0x1000017A,
    /// <summary>An action: it plays once (0x1000017B).</summary>
    OffhandDoubleSlashHigh = 0x1000017B,
    /// <summary>An action: it plays once (0x1000017C).</summary>
    OffhandTripleSlashLow = 0x1000017C,
    /// <summary>An action: it plays once (0x1000017D).</summary>
    OffhandTripleSlashMed = 0x1000017D,
    /// <summary>An action: it plays once (0x1000017E).</summary>
    OffhandTripleSlashHigh = 0x1000017E,
    /// <summary>An action: it plays once (0x1000017F).</summary>
    OffhandDoubleThrustLow = 0x1000017F,
    /// <summary>An action: it plays once (0x10000180).</summary>
    OffhandDoubleThrustMed = 0x10000180,
    /// <summary>An action: it plays once (0x10000181).</summary>
    OffhandDoubleThrustHigh = 0x10000181,
    /// <summary>An action: it plays once (0x10000182).</summary>
    OffhandTripleThrustLow = 0x10000182,
    /// <summary>An action: it plays once (0x10000183).</summary>
    OffhandTripleThrustMed = 0x10000183,
    /// <summary>An action: it plays once (0x10000184).</summary>
    OffhandTripleThrustHigh = 0x10000184,
    /// <summary>An action: it plays once (0x10000185).</summary>
    OffhandKick = 0x10000185,
    /// <summary>An action: it plays once (0x10000186).</summary>
    AttackHigh4 = 0x10000186,
    /// <summary>An action: it plays once (0x10000187).</summary>
    AttackMed4 = 0x10000187,
    /// <summary>An action: it plays once (0x10000188).</summary>
    AttackLow4 = 0x10000188,
    /// <summary>An action: it plays once (0x10000189).</summary>
    AttackHigh5 = 0x10000189,
    /// <summary>An action: it plays once (0x1000018A).</summary>
    AttackMed5 = 0x1000018A,
    /// <summary>An action: it plays once (0x1000018B).</summary>
    AttackLow5 = 0x1000018B,
    /// <summary>An action: it plays once (0x1000018C).</summary>
    AttackHigh6 = 0x1000018C,
    /// <summary>An action: it plays once (0x1000018D).</summary>
    AttackMed6 = 0x1000018D,
    /// <summary>An action: it plays once (0x1000018E).</summary>
    AttackLow6 = 0x1000018E,
    /// <summary>An action: it plays once (0x1000018F).</summary>
    PunchFastHigh = 0x1000018F,
    /// <summary>An action: it plays once (0x10000190).</summary>
    PunchFastMed = 0x10000190,
    /// <summary>An action: it plays once (0x10000191).</summary>
    PunchFastLow = 0x10000191,
    /// <summary>An action: it plays once (0x10000192).</summary>
    PunchSlowHigh = 0x10000192,
    /// <summary>An action: it plays once (0x10000193).</summary>
    PunchSlowMed = 0x10000193,
    /// <summary>An action: it plays once (0x10000194).</summary>
    PunchSlowLow = 0x10000194,
    /// <summary>An action: it plays once (0x10000195).</summary>
    OffhandPunchFastHigh = 0x10000195,
    /// <summary>An action: it plays once (0x10000196).</summary>
    OffhandPunchFastMed = 0x10000196,
    /// <summary>An action: it plays once (0x10000197).</summary>
    OffhandPunchFastLow = 0x10000197,
    /// <summary>An action: it plays once (0x10000198).</summary>
    OffhandPunchSlowHigh = 0x10000198,
    /// <summary>An action: it plays once (0x10000199).</summary>
    OffhandPunchSlowMed = 0x10000199,
    /// <summary>An action: it plays once (0x1000019A).</summary>
    OffhandPunchSlowLow = 0x1000019A,
    /// <summary>An action: it plays once (0x1000019B).</summary>
    AI_TelegraphCast = 0x1000019B,
    /// <summary>0x80000044.</summary>
    TwoHandedSwordCombat = 0x80000044,
    /// <summary>0x80000045.</summary>
    TwoHandedStaffCombat = 0x80000045,
    /// <summary>Another name of <see cref="Magi"/>.</summary>
    Magic = Magi,
    /// <summary>Another name of <see cref="BreatheFlame_"/>.</summary>
    BreatheFlame = BreatheFlame_,
    /// <summary>Another name of <see cref="StretchUI"/>.</summary>
    SideBySideVitals = StretchUI,
    /// <summary>Another name of <see cref="AI_TelegraphCast"/>.</summary>
    WoahDuplicate2 = AI_TelegraphCast,
}
