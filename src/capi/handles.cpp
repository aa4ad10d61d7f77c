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
constexpr std::uintptr_t kKindMask = (std::uintptr_t{1} << kKindBits) - 1;
static_assert(static_cast<std::uintptr_t>(HandleKind::Last) <= kKindMask);
constexpr std::uintptr_t kLastGeneration = ~std::uintptr_t{0} >> kGenerationShift;
// Slots that are given out one after the other lie far apart, so that threads with a world each do not write
// to the same cache line. Odd, so that all slots are reached.
constexpr std::uint32_t kSpread = 2 * 1031 + 1;

enum class Lock : std::uint8_t { Free, Idle, Held, Planned };

struct Slot {
  std::atomic<std::uintptr_t> handle = 0;  ///< the last that it gave out; of kind None when that has ended
  std::atomic<Lock> lock = Lock::Free;
  std::atomic<SlotIndex> lock_slot = 0;  ///< whose lock protects the object
  void* object = nullptr;
};

struct Table {
  std::array<Slot, kSlots> slots;
  std::atomic<std::uint32_t> next = 0;  ///< how many slots were tried so far
};
constinit Table g_table;

std::uintptr_t number_of(const void* handle) {
  return reinterpret_cast<std::uintptr_t>(handle);
}
Slot& slot_of(const void* handle) {
  return g_table.slots[slot_of_handle(handle)];
}
std::uintptr_t next_handle(std::uintptr_t last, SlotIndex slot, HandleKind kind) {
  const std::uintptr_t generation = last >> kGenerationShift;
  const std::uintptr_t following = generation == kLastGeneration ? 1 : generation + 1;
  return following << kGenerationShift | std::uintptr_t{slot} << kKindBits |
         static_cast<std::uintptr_t>(kind);
}

// The status for a handle that is not the current one of its slot.
acm_status refusal(std::uintptr_t handle, std::uintptr_t last) {
  const std::uintptr_t generation = handle >> kGenerationShift, newest = last >> kGenerationShift;
  if (generation == 0 || generation > newest) return ACM_BAD_HANDLE;
  if (generation < newest || (last & kKindMask) == 0) return ACM_STALE_HANDLE;
  return ACM_BAD_HANDLE;  // only the kind is wrong: no such handle was given out
}

acm_status acquire(const void* pointer, Lock from, Acquired& out) {
  Slot& slot = slot_of(pointer);
  const std::uintptr_t handle = number_of(pointer);
  out.lock = slot.lock_slot.load(std::memory_order_relaxed);
  std::atomic<Lock>& lock = g_table.slots[out.lock].lock;
  Lock expected = from;
  if (!lock.compare_exchange_strong(expected, Lock::Held, std::memory_order_acquire)) {
    const std::uintptr_t last = slot.handle.load(std::memory_order_relaxed);
    return last == handle ? ACM_BUSY : refusal(handle, last);
  }
  // By now the handle may have been freed, and the slot may belong to another object.
  const std::uintptr_t last = slot.handle.load(std::memory_order_relaxed);
  if (last != handle || slot.lock_slot.load(std::memory_order_relaxed) != out.lock) {
    lock.store(from, std::memory_order_release);
    return last == handle ? ACM_BUSY : refusal(handle, last);
  }
  out.object = slot.object;
  return ACM_OK;
}

// Null, made up, ended or of another kind.
acm_status check_handle(const void* pointer, HandleKind kind) {
  if (!pointer) return ACM_NULL_ARGUMENT;
  const std::uintptr_t handle = number_of(pointer);
  const std::uintptr_t last = slot_of(pointer).handle.load(std::memory_order_relaxed);
  if (last != handle) return refusal(handle, last);
  return kind_of_handle(pointer) == kind ? ACM_OK : ACM_FOREIGN_HANDLE;
}

void* put(HandleKind kind, void* object, const SlotIndex* lock) {
  for (std::uint32_t tries = 0; tries < kSlots; ++tries) {
    const SlotIndex index = g_table.next.fetch_add(1, std::memory_order_relaxed) * kSpread % kSlots;
    Slot& slot = g_table.slots[index];
    Lock expected = Lock::Free;
    if (!slot.lock.compare_exchange_strong(expected, Lock::Held, std::memory_order_acquire)) continue;
    const std::uintptr_t handle = next_handle(slot.handle.load(std::memory_order_relaxed), index, kind);
    slot.object = object;
    slot.lock_slot.store(lock ? *lock : index, std::memory_order_relaxed);
    slot.handle.store(handle, std::memory_order_relaxed);
    // One that another lock protects is never locked by its own.
    if (!lock) slot.lock.store(Lock::Idle, std::memory_order_release);
    return reinterpret_cast<void*>(handle);
  }
  return nullptr;
}

}  // namespace

SlotIndex slot_of_handle(const void* handle) {
  return static_cast<SlotIndex>(number_of(handle) >> kKindBits) & (kSlots - 1);
}
HandleKind kind_of_handle(const void* handle) {
  return static_cast<HandleKind>(number_of(handle) & kKindMask);
}

void* put_handle(HandleKind kind, void* object) {
  return put(kind, object, nullptr);
}
void* put_handle(HandleKind kind, void* object, SlotIndex lock) {
  return put(kind, object, &lock);
}

acm_status acquire_handle(const void* handle, HandleKind kind, Acquired& out) {
  const acm_status status = check_handle(handle, kind);
  return status == ACM_OK ? acquire(handle, Lock::Idle, out) : status;
}

void* object_of(const void* handle, SlotIndex lock) {
  const Slot& slot = slot_of(handle);
  const bool is_there = slot.handle.load(std::memory_order_relaxed) == number_of(handle) &&
                        slot.lock_slot.load(std::memory_order_relaxed) == lock;
  return is_there ? slot.object : nullptr;
}

void release_lock(SlotIndex lock) {
  g_table.slots[lock].lock.store(Lock::Idle, std::memory_order_release);
}

void end_handle(const void* pointer) {
  Slot& slot = slot_of(pointer);
  slot.object = nullptr;
  slot.handle.store(number_of(pointer) & ~kKindMask, std::memory_order_relaxed);
  slot.lock.store(Lock::Free, std::memory_order_release);
}

void release_planned(SlotIndex lock) {
  g_table.slots[lock].lock.store(Lock::Planned, std::memory_order_release);
}

acm_status acquire_planned(const void* handle, Acquired& out) {
  if (const acm_status status = check_handle(handle, HandleKind::World); status != ACM_OK) return status;
  const acm_status status = acquire(handle, Lock::Planned, out);
  if (status != ACM_BUSY) return status;
  const Lock lock = g_table.slots[out.lock].lock.load(std::memory_order_relaxed);
  return lock == Lock::Idle ? ACM_WRONG_ORDER : ACM_BUSY;
}

}  // namespace acm::capi
