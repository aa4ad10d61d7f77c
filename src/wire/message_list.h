// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

/// Every message about movement, once: expands `X(Type)` for each. A new message has its opcode in opcode.h,
/// its type in one of the headers of messages, its readers and its writer in the source of that header, and a
/// line here; all else is made from this list.
#define ACM_WIRE_MESSAGES(X) \
  X(UpdateMotion)            \
  X(UpdatePosition)          \
  X(VectorUpdate)            \
  X(SetState)                \
  X(ParentEvent)             \
  X(PickupEvent)             \
  X(DeleteObject)            \
  X(PlayerCreate)            \
  X(PlayerTeleport)          \
  X(PositionAndMovement)     \
  X(PrivateUpdatePosition)   \
  X(PublicUpdatePosition)    \
  X(CreateObject)            \
  X(UpdateObject)            \
  X(MoveToState)             \
  X(AutonomousPosition)      \
  X(Jump)                    \
  X(DoMovementCommand)       \
  X(StopMovementCommand)     \
  X(TurnTo)                  \
  X(AutonomyLevel)           \
  X(JumpNonAutonomous)
