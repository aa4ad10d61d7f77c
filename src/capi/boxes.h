// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/assets.hpp"
#include "acmotion/host.hpp"
#include "acmotion/world.hpp"
#include "base/host_memory.h"
#include "capi/handles.h"

#include <atomic>
#include <cstdint>
#include <utility>

namespace acm::capi {

// What stands behind the handles.

/// Assets belong to their handle and to every world that uses them.
struct AssetsBox : HostAllocated {
  static constexpr HandleKind kKind = HandleKind::Assets;

  explicit AssetsBox(Assets a) : assets(std::move(a)) {}

  Assets assets;
  std::atomic<std::uint32_t> owners = 1;
  /// Worlds bind tables when objects appear, each on its own thread perhaps.
  std::atomic_flag is_binding;
};

/// One owner of assets; or of none.
class AssetsRef {
 public:
  AssetsRef() = default;
  /// A further owner.
  explicit AssetsRef(AssetsBox* box) : box_(box) {
    if (box_) box_->owners.fetch_add(1, std::memory_order_relaxed);
  }
  AssetsRef(const AssetsRef& other) : AssetsRef(other.box_) {}
  AssetsRef& operator=(const AssetsRef&) = delete;
  ~AssetsRef() { drop(box_); }

  [[nodiscard]] AssetsBox* get() const { return box_; }
  static void drop(AssetsBox* box) {
    if (box && box->owners.fetch_sub(1, std::memory_order_acq_rel) == 1) delete box;
  }

 private:
  AssetsBox* box_ = nullptr;
};

/// While it lives, no other world binds tables of the same assets. Binding takes microseconds.
class BindingLock {
 public:
  explicit BindingLock(const AssetsRef& assets) : box_(assets.get()) {
    if (!box_) return;
    while (box_->is_binding.test_and_set(std::memory_order_acquire)) {
    }
  }
  ~BindingLock() {
    if (box_) box_->is_binding.clear(std::memory_order_release);
  }
  BindingLock(const BindingLock&) = delete;
  BindingLock& operator=(const BindingLock&) = delete;

 private:
  AssetsBox* box_;
};

struct WorldBox : HostAllocated {
  static constexpr HandleKind kKind = HandleKind::World;

  WorldBox(AssetsBox* box, const WorldOptions& options)
      : assets(box), world(box ? World(box->assets, options) : World(options)) {}
  WorldBox(const WorldBox& other) : assets(other.assets), world(other.world) {}

  AssetsRef assets;  ///< outlives the world
  World world;
  std::uint32_t dependents = 0;  ///< roles and workers, which must be freed first
};

}  // namespace acm::capi
