// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

namespace acm::test {

/// A sound message, composed by hand from the layouts of docs/behaviour/wire.md.
struct WireVector {
  const char* name;
  const char* hex;
};

// clang-format off
inline constexpr WireVector kUpdateMotionFullStop{"UpdateMotionFullStop",
    "4cf70000 0320a170 03000201 01010000 00003d00 00000000"};
inline constexpr WireVector kUpdateMotionAllFields{"UpdateMotionAllFields",
    "4cf70000 0320a170 03000201 01010100 00003e00 7f000000 3e000700 0f000d00 00002040 0000a0bf 0000c03f"};
inline constexpr WireVector kUpdateMotionOddHalfword{"UpdateMotionOddHalfword",
    "4cf70000 0320a170 03000201 01010100 00003d00 06000000 05003333 3bc00000"};
inline constexpr WireVector kUpdateMotionActionsStickyLongJump{"UpdateMotionActionsStickyLongJump",
    "4cf70000 0320a170 03000201 01010000 00033c00 02010000 03005800 ff7f0000 a03f8700 00800000 803f0000 "
    "09000050"};
inline constexpr WireVector kUpdateMotionMoveToObject{"UpdateMotionMoveToObject",
    "4cf70000 0320a170 03000201 01010000 06003e00 09000050 1b00647d 00002841 0000a241 0000f141 9fee0100 "
    "0000c03f 0000803e 00007042 0000803f 00007041 0000b442 00003040"};
inline constexpr WireVector kUpdateMotionMoveToPosition{"UpdateMotionMoveToPosition",
    "4cf70000 0320a170 03000201 01010000 07003d00 1b00647d 00002841 0000a241 0000f141 9fee0100 0000c03f "
    "0000803e 00007042 0000803f 00007041 0000b442 0000803f"};
inline constexpr WireVector kUpdateMotionTurnToObject{"UpdateMotionTurnToObject",
    "4cf70000 0320a170 03000201 01010000 08003d00 09000050 0000f742 0fee0100 0000803f 00003442"};
inline constexpr WireVector kUpdateMotionTurnToHeading{"UpdateMotionTurnToHeading",
    "4cf70000 0320a170 03000201 01010000 09003d00 0fee0100 0000c03f 00403543"};
inline constexpr WireVector kUpdateMotionStopCompletely{"UpdateMotionStopCompletely",
    "4cf70000 0320a170 03000201 01010000 05003d00"};
inline constexpr WireVector kUpdatePositionUpright{"UpdatePositionUpright",
    "48f70000 0320a170 34000000 1b00647d 0000c03f 00002040 00006040 cdcc4c3f 9a99193f 01000200 03000400"};
inline constexpr WireVector kUpdatePositionLargest{"UpdatePositionLargest",
    "48f70000 0320a170 07000000 1b00647d 0000c03f 00002040 00006040 0000003f 000000bf 0000003f 000000bf "
    "0000803f 000000c0 00004040 65000000 01000200 03000400"};
inline constexpr WireVector kUpdatePositionNoRotation{"UpdatePositionNoRotation",
    "48f70000 0320a170 78000000 1b00647d 0000c03f 00002040 00006040 01000200 03000400"};
inline constexpr WireVector kVectorUpdate{"VectorUpdate",
    "4ef70000 0320a170 0000803f 00000040 00004040 0000803e 0000003f 0000403f 07000800"};
inline constexpr WireVector kSetState{"SetState",
    "4bf70000 0320a170 08044000 07000900"};
inline constexpr WireVector kParentEvent{"ParentEvent",
    "49f70000 09000050 0320a170 01000000 65000000 07000b00"};
inline constexpr WireVector kPickupEvent{"PickupEvent",
    "4af70000 0320a170 07000c00"};
inline constexpr WireVector kDeleteObject{"DeleteObject",
    "47f70000 0320a170 07000000"};
inline constexpr WireVector kPlayerCreate{"PlayerCreate",
    "46f70000 09000050"};
inline constexpr WireVector kPlayerTeleport{"PlayerTeleport",
    "51f70000 34120000"};
inline constexpr WireVector kPositionAndMovement{"PositionAndMovement",
    "19f60000 0320a170 34000000 1b00647d 0000c03f 00002040 00006040 cdcc4c3f 9a99193f 01000200 03000400 "
    "05000600 01000000 00003d00 03000000 3d000300"};
inline constexpr WireVector kPrivateUpdatePosition{"PrivateUpdatePosition",
    "db020000 0c040000 001b0064 7d000020 410000a0 410000f0 41cdcc4c 3f000000 00000000 009a9919 3f"};
inline constexpr WireVector kPublicUpdatePosition{"PublicUpdatePosition",
    "dc020000 0d0320a1 700e0000 001b0064 7d000020 410000a0 410000f0 41cdcc4c 3f000000 00000000 009a9919 "
    "3f"};
inline constexpr WireVector kSound{"Sound",
    "50f70000 162b0050 8d000000 0000803f"};
inline constexpr WireVector kSoundOfAnother{"SoundOfAnother",
    "50f70000 72409b7a 94000000 0000803f"};
inline constexpr WireVector kPlayScriptId{"PlayScriptId",
    "54f70000 01000050 53020033"};
inline constexpr WireVector kPlayScriptType{"PlayScriptType",
    "55f70000 162b0050 37000000 cdcc4c3d"};
inline constexpr WireVector kObjDescEvent{"ObjDescEvent",
    "25f60000 01000050 11000001 00503600 0d000800"};
inline constexpr WireVector kObjDescEventLongIds{"ObjDescEventLongIds",
    "25f60000 0320a170 11020102 7e00f405 28180080 cdab0000 09d50300 80594f09 b9041001 80452300 03001100"};
inline constexpr WireVector kMoveToStateStill{"MoveToStateStill",
    "b1f70000 2a000000 1cf60000 00000000 1b00647d 00002041 0000a041 0000f041 cdcc4c3f 00000000 00000000 "
    "9a99193f 01000200 03000400 01000000"};
inline constexpr WireVector kMoveToStateAllFields{"MoveToStateAllFields",
    "b1f70000 2a000000 1cf60000 ff0f0000 02000000 3e000080 05000045 02000000 0000803f 10000065 01000000 "
    "0000803f 0e000065 00000000 0000403f 87000180 0000803f 1b00647d 00002041 0000a041 0000f041 cdcc4c3f "
    "00000000 00000000 9a99193f 01000200 03000400 02000000"};
inline constexpr WireVector kAutonomousPosition{"AutonomousPosition",
    "b1f70000 2a000000 53f70000 1b00647d 00002041 0000a041 0000f041 cdcc4c3f 00000000 00000000 9a99193f "
    "01000200 03000400 01000000"};
inline constexpr WireVector kJump{"Jump",
    "b1f70000 2a000000 1bf60000 0000003f 00000000 00004841 00001c41 1b00647d 00002041 0000a041 0000f041 "
    "cdcc4c3f 00000000 00000000 9a99193f 01000200 03000400"};
inline constexpr WireVector kJumpShort{"JumpShort",
    "b1f70000 2a000000 1bf60000 0000003f 00000000 00004841 00001c41 01000200 03000400 09000050 00000000"};
inline constexpr WireVector kDoMovementCommand{"DoMovementCommand",
    "b1f70000 2a000000 1ef60000 05000045 0000803f 02000000"};
inline constexpr WireVector kStopMovementCommand{"StopMovementCommand",
    "b1f70000 2a000000 61f60000 05000045 02000000"};
inline constexpr WireVector kTurnTo{"TurnTo",
    "b1f70000 2a000000 49f60000 00008743 01000000"};
inline constexpr WireVector kAutonomyLevel{"AutonomyLevel",
    "b1f70000 2a000000 52f70000 02000000"};
inline constexpr WireVector kJumpNonAutonomous{"JumpNonAutonomous",
    "b1f70000 2a000000 c9f70000 0000003f"};
inline constexpr WireVector kCreateObjectMovement{"CreateObjectMovement",
    "45f70000 0320a170 11010101 7e00fd02 180800b0 0bb10b10 01800302 c3980100 08040000 0c000000 00003d00 "
    "03000000 3d000c00 00000000 1b00647d 00002041 0000a041 0000f041 cdcc4c3f 00000000 00000000 9a99193f "
    "01000009 01000020 01000034 01000002 01000000 77070080 02000000 0000a03f 0a000b00 0c000d00 0e000f00 "
    "10001100 12000000 36000000 0e005472 61696e69 6e672044 756d6d79 04003610 10000000 1c000000"};
inline constexpr WireVector kCreateObjectPlacement{"CreateObjectPlacement",
    "45f70000 0320a170 11000000 3d630600 14000000 65000000 02000002 09000050 01000000 0000003f 0000803e "
    "0000003e 0000803f 00000040 00004040 00000000 00000000 00001cc1 0000003f 00000000 00000000 01000033 "
    "0000403f 0a000b00 0c000d00 0e000f00 10001100 12000000 36000000 0e005472 61696e69 6e672044 756d6d79 "
    "04003610 10000000 1c000000"};
inline constexpr WireVector kUpdateObjectEmptyMovement{"UpdateObjectEmptyMovement",
    "dbf70000 0320a170 11000000 00000100 00000000 00000000 0a000b00 0c000d00 0e000f00 10001100 12000000"};
// clang-format on

inline constexpr const WireVector* kWireVectors[] = {
    &kUpdateMotionFullStop,
    &kUpdateMotionAllFields,
    &kUpdateMotionOddHalfword,
    &kUpdateMotionActionsStickyLongJump,
    &kUpdateMotionMoveToObject,
    &kUpdateMotionMoveToPosition,
    &kUpdateMotionTurnToObject,
    &kUpdateMotionTurnToHeading,
    &kUpdateMotionStopCompletely,
    &kUpdatePositionUpright,
    &kUpdatePositionLargest,
    &kUpdatePositionNoRotation,
    &kVectorUpdate,
    &kSetState,
    &kParentEvent,
    &kPickupEvent,
    &kDeleteObject,
    &kPlayerCreate,
    &kPlayerTeleport,
    &kPositionAndMovement,
    &kPrivateUpdatePosition,
    &kPublicUpdatePosition,
    &kSound,
    &kSoundOfAnother,
    &kPlayScriptId,
    &kPlayScriptType,
    &kObjDescEvent,
    &kObjDescEventLongIds,
    &kMoveToStateStill,
    &kMoveToStateAllFields,
    &kAutonomousPosition,
    &kJump,
    &kJumpShort,
    &kDoMovementCommand,
    &kStopMovementCommand,
    &kTurnTo,
    &kAutonomyLevel,
    &kJumpNonAutonomous,
    &kCreateObjectMovement,
    &kCreateObjectPlacement,
    &kUpdateObjectEmptyMovement,
};

}  // namespace acm::test
