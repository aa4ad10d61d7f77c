// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/acmotion.h"

#include <cstdint>

namespace acm::capi {

// The handles of the C interface. A handle is a number in the form of a pointer: the index of a slot in a
// table, the generation of that slot and the kind of object. So a freed handle differs from later ones until
// the generation wraps around, and a handle is never dereferenced. Besides the table, only the allocator and
// the error handler of the host (base/host.cpp) are mutable globals.
//
// Code that uses an object locks a slot: the object's own, or that of the world it belongs to. Acquiring a
// lock never waits: it returns ACM_BUSY, and Call tries again for WhenBusy::Wait.

enum class HandleKind : std::uint8_t {
  None,
  Assets,
  Container,
  World,
  Client,
  Server,
  Worker,
  Bytes,
  Lint,
  Gltf,
  Capture,
  Replay,
  MessageText,
  Look,
  Particles,
  Last = Particles
};

/// The slot of a handle.
using SlotIndex = std::uint32_t;

/// Gives an object a handle with a lock of its own. Null: all slots are taken.
[[nodiscard]] void* put_handle(HandleKind kind, void* object);
/// The same for an object that the lock of another handle protects.
[[nodiscard]] void* put_handle(HandleKind kind, void* object, SlotIndex lock);

/// What a handle leads to, locked for the caller alone.
struct Acquired {
  void* object = nullptr;
  SlotIndex lock = 0;
};
/// ACM_OK, or why not. ACM_BUSY also sets the lock that is held, perhaps by the caller.
[[nodiscard]] acm_status acquire_handle(const void* handle, HandleKind kind, Acquired& out);
/// The object of a handle whose lock the caller holds already; null when it was freed.
[[nodiscard]] void* object_of(const void* handle, SlotIndex lock);
void release_lock(SlotIndex lock);
/// Ends a handle whose lock is held. A lock of its own is gone with it, any other stays held.
void end_handle(const void* handle);

[[nodiscard]] SlotIndex slot_of_handle(const void* handle);
/// The kind that the handle states. It is not checked: a made-up handle may state any kind.
[[nodiscard]] HandleKind kind_of_handle(const void* handle);

// Between the calls that plan and finish a tick a world stays locked.

/// Instead of release_lock.
void release_planned(SlotIndex lock);
/// As acquire_handle, of a world that was released so; ACM_WRONG_ORDER when it was not.
[[nodiscard]] acm_status acquire_planned(const void* handle, Acquired& out);

}  // namespace acm::capi
