// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/assets.hpp"
#include "acmotion/client.hpp"
#include "acmotion/dat.hpp"
#include "acmotion/host.hpp"
#include "acmotion/looks.hpp"
#include "acmotion/particles.hpp"
#include "acmotion/server.hpp"
#include "acmotion/world.hpp"
#include "base/host_memory.h"
#include "base/spin_lock.h"
#include "capi/call.h"

#include <atomic>
#include <cstdint>
#include <utility>

namespace acm::capi {

// What stands behind the handles.

struct ContainerBox : HostAllocated {
  static constexpr HandleKind kKind = HandleKind::Container;

  explicit ContainerBox(DatFile f) : file(std::move(f)) {}

  DatFile file;
};

/// Assets belong to their handle and to every world, or other thing, that uses them.
struct AssetsBox : HostAllocated {
  static constexpr HandleKind kKind = HandleKind::Assets;

  explicit AssetsBox(Assets a) : assets(std::move(a)) {}

  Assets assets;
  std::atomic<std::uint32_t> owners = 1;
  std::atomic_flag is_locked;      ///< while `users` is read or changed
  Vector<const void*> users = {};  ///< handles of worlds and others that use it
};

/// One owner of assets; or of none.
class AssetsRef {
 public:
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
  AssetsBox* box_;
};

/// Registers a handle as a user of the assets, so that they do not change while it is in a call.
inline void add_user(const AssetsRef& assets, const void* handle) {
  AssetsBox* box = assets.get();
  if (!box) return;
  const SpinLock lock(box->is_locked);
  box->users.push_back(handle);
}
inline void remove_user(const AssetsRef& assets, const void* handle) {
  AssetsBox* box = assets.get();
  if (!box) return;
  const SpinLock lock(box->is_locked);
  std::erase(box->users, handle);
}

/// The ranges of a planned tick, which several threads run. A thread that arrives after the tick was finished
/// finds no plan, and no tick is planned or finished while a thread is still searching.
struct RangeClaims {
  std::atomic<std::size_t> planned = 0;  ///< ranges; 0: no tick is planned
  std::atomic<std::size_t> runners = 0;  ///< threads that run a range, or look for one
  std::atomic<std::size_t> finished = 0;
  Vector<std::atomic<bool>> claimed = {};  ///< changes only while nobody looks
};

struct WorldBox : HostAllocated {
  static constexpr HandleKind kKind = HandleKind::World;

  WorldBox(AssetsBox* box, const WorldOptions& options)
      : assets(box),
        event_slots(options.event_slots),
        world(box ? World(box->assets, options) : World(options)) {}
  WorldBox(const WorldBox& other)
      : assets(other.assets), event_slots(other.event_slots), world(other.world) {}

  AssetsRef assets;  ///< outlives the world
  std::uint32_t event_slots;
  World world;
  bool has_role = false;
  std::uint32_t workers = 0;
  RangeClaims claims = {};
};

/// Roles are protected by the lock of their world.
template <class Role, HandleKind kKindOfRole>
struct RoleBox : HostAllocated {
  static constexpr HandleKind kKind = kKindOfRole;

  template <class... Arguments>
  explicit RoleBox(WorldBox& w, const Arguments&... arguments) : world(w), role(w.world, arguments...) {}

  WorldBox& world;
  Role role;
};
using ClientBox = RoleBox<Client, HandleKind::Client>;
using ServerBox = RoleBox<Server, HandleKind::Server>;

/// A worker has a lock of its own, since several run at the same time.
struct WorkerBox : HostAllocated {
  static constexpr HandleKind kKind = HandleKind::Worker;

  WorkerBox(WorldBox& w, const void* handle) : world(w), world_handle(handle), worker(w.world) {}

  WorldBox& world;  ///< lives at least as long
  const void* world_handle;
  TickWorker worker;
};

struct LookBox : HostAllocated {
  static constexpr HandleKind kKind = HandleKind::Look;

  explicit LookBox(Look l) : look(std::move(l)) {}

  Look look;
};

struct ParticlesBox : HostAllocated {
  static constexpr HandleKind kKind = HandleKind::Particles;

  ParticlesBox(AssetsBox* box, const ParticleOptions& options) : assets(box), system(box->assets, options) {}
  ParticlesBox(const ParticlesBox& other) = default;

  AssetsRef assets;  ///< outlives the particles
  ParticleSystem system;
};

/// Gives a new object a handle, or destroys it when there is none left.
template <class Box, class Handle, class... Lock>
[[nodiscard]] std::int32_t hand_out(Call& call, Box* box, Handle** out, Lock... lock) {
  void* handle = put_handle(Box::kKind, box, lock...);
  if (!handle) {
    delete box;
    return call.fail(ACM_NO_MEMORY, "out");
  }
  *out = static_cast<Handle*>(handle);
  return call.done();
}

}  // namespace acm::capi
