// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "capi/boxes.h"
#include "capi/call.h"
#include "capi/handles.h"

namespace acm::capi {

[[nodiscard]] inline AssetsBox* use_assets(Call& call, const void* handle) {
  return call.use<AssetsBox>(handle, "assets", WhenBusy::Wait);
}

/// Assets that are about to change, with all worlds and others that use them, which must not run meanwhile.
class ChangingAssets {
 public:
  ChangingAssets(Call& call, const void* handle) : box_(use_assets(call, handle)) {
    if (!box_) return;
    const SpinLock lock(box_->is_locked);
    for (const void* user : box_->users) {
      Acquired acquired;
      if (acquire_handle(user, kind_of_handle(user), acquired) != ACM_OK) {
        (void)call.fail(ACM_BUSY, "assets");
        box_ = nullptr;
        return;
      }
      locks_.push_back(acquired.lock);
    }
  }
  ~ChangingAssets() {
    for (const SlotIndex lock : locks_) release_lock(lock);
  }
  ChangingAssets(const ChangingAssets&) = delete;
  ChangingAssets& operator=(const ChangingAssets&) = delete;

  /// Null: the call has failed.
  [[nodiscard]] Assets* get() const { return box_ ? &box_->assets : nullptr; }

 private:
  AssetsBox* box_;
  Vector<SlotIndex> locks_;
};

}  // namespace acm::capi
