// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "capi/handles.h"

#include <array>
#include <atomic>

namespace acm::capi {

namespace {

// A handle from its lowest bit: 4 bits of kind, 14 of slot, the rest generation. With 32 bits that leaves
// 16,384 generations of each slot; slots are used in turn, so that a stale handle is noticed for as long as
// possible.
constexpr unsigned kKindBits = 4, kSlotBits = 14;
constexpr std::uint32_t kSlots = 1u << kSlotBits;
constexpr unsigned kGenerationShift = kKindBits + kSlotBits;
constexpr std::uintptr_t kLastGeneration = ~std::uintptr_t{0} >> kGenerationShift;

// The word of a slot is the handle that it has given out, with one of these beside it.
enum class Use : std::uint8_t { Free, Idle, Busy };

struct Slot {
  std::atomic<std::uintptr_t> handle = 0;  ///< the last that it gave out
  std::atomic<Use> use = Use::Free;
  void* object = nullptr;  ///< of whoever has made it Busy
};

struct Table {
  std::array<Slot, kSlots> slots;
  std::atomic<std::uint32_t> next = 0;  ///< where the search for a free slot begins
};
Table table;

std::uint32_t slot_of(std::uintptr_t handle) {
  return static_cast<std::uint32_t>(handle >> kKindBits) & (kSlots - 1);
}
HandleKind kind_of(std::uintptr_t handle) {
  return static_cast<HandleKind>(handle & ((1u << kKindBits) - 1));
}
std::uintptr_t next_handle(std::uintptr_t last, std::uint32_t slot, HandleKind kind) {
  const std::uintptr_t generation = last >> kGenerationShift;
  const std::uintptr_t following = generation == kLastGeneration ? 1 : generation + 1;
  return following << kGenerationShift | std::uintptr_t{slot} << kKindBits |
         static_cast<std::uintptr_t>(kind);
}

// Why a handle cannot be had.
acm_status refusal(std::uintptr_t handle, HandleKind kind, const Slot& slot) {
  if (kind_of(handle) != kind) return ACM_BAD_HANDLE;
  const std::uintptr_t last = slot.handle.load(std::memory_order_relaxed);
  if (last == handle)
    return slot.use.load(std::memory_order_relaxed) == Use::Busy ? ACM_BUSY : ACM_STALE_HANDLE;
  const bool was_given_out =
      handle >> kGenerationShift < last >> kGenerationShift && handle >> kGenerationShift != 0;
  return was_given_out ? ACM_STALE_HANDLE : ACM_BAD_HANDLE;
}

}  // namespace

void* put_handle(HandleKind kind, void* object) {
  for (std::uint32_t tries = 0; tries < kSlots; ++tries) {
    const std::uint32_t index = table.next.fetch_add(1, std::memory_order_relaxed) % kSlots;
    Slot& slot = table.slots[index];
    Use expected = Use::Free;
    if (!slot.use.compare_exchange_strong(expected, Use::Busy, std::memory_order_acquire)) continue;
    const std::uintptr_t handle = next_handle(slot.handle.load(std::memory_order_relaxed), index, kind);
    slot.object = object;
    slot.handle.store(handle, std::memory_order_relaxed);
    slot.use.store(Use::Idle, std::memory_order_release);
    return reinterpret_cast<void*>(handle);
  }
  return nullptr;
}

acm_status acquire_handle(const void* pointer, HandleKind kind, void*& object) {
  if (!pointer) return ACM_NULL_ARGUMENT;
  const auto handle = reinterpret_cast<std::uintptr_t>(pointer);
  Slot& slot = table.slots[slot_of(handle)];
  // A handle that is not this slot's must not disturb those who use the one that is.
  if (slot.handle.load(std::memory_order_relaxed) != handle || kind_of(handle) != kind)
    return refusal(handle, kind, slot);
  Use expected = Use::Idle;
  if (!slot.use.compare_exchange_strong(expected, Use::Busy, std::memory_order_acquire))
    return refusal(handle, kind, slot);
  // Meanwhile it may have been ended, and the slot given to another.
  if (slot.handle.load(std::memory_order_relaxed) != handle) {
    slot.use.store(Use::Idle, std::memory_order_release);
    return ACM_STALE_HANDLE;
  }
  object = slot.object;
  return ACM_OK;
}

void release_handle(const void* pointer) {
  table.slots[slot_of(reinterpret_cast<std::uintptr_t>(pointer))].use.store(Use::Idle,
                                                                            std::memory_order_release);
}

void end_handle(const void* pointer) {
  Slot& slot = table.slots[slot_of(reinterpret_cast<std::uintptr_t>(pointer))];
  slot.object = nullptr;
  slot.use.store(Use::Free, std::memory_order_release);
}

}  // namespace acm::capi
