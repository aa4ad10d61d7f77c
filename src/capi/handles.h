// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/acmotion.h"

#include <cstdint>

namespace acm::capi {

// The handles of the C interface. A handle is a number in the shape of a pointer: the slot of a table, the
// generation of that slot and the kind of object. So every handle that was ever given out can be told from
// every other, and none is read through. The table is the library's one global.

enum class HandleKind : std::uint8_t { None, Assets, World, Client, Server, Worker, Container };

/// Gives an object a handle. Null: all slots are taken.
[[nodiscard]] void* put_handle(HandleKind kind, void* object);

/// The object of a handle, which belongs to the caller alone until it is released: ACM_OK, or why not.
[[nodiscard]] acm_status acquire_handle(const void* handle, HandleKind kind, void*& object);
void release_handle(const void* handle);
/// Ends a handle that was acquired: whoever uses it from now on is told that it is stale.
void end_handle(const void* handle);

}  // namespace acm::capi
