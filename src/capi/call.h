// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/acmotion.h"
#include "acmotion/motions.hpp"
#include "acmotion/result.hpp"
#include "acmotion/types.hpp"
#include "capi/handles.h"

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace acm::capi {

/// What to do about a handle that another thread uses.
enum class WhenBusy : std::uint8_t {
  Refuse,
  Wait,  ///< for assets, which worlds of several threads share; calls on them are short or load something
};

/// One call of the C interface: the handles that it uses and the status that it returns. Every function that
/// can fail begins by constructing one and returns its status.
class Call {
 public:
  explicit Call(acm_error* error) : error_(error) {}
  ~Call() {
    while (lock_count_ > 0) release_lock(locks_[--lock_count_]);
  }
  Call(const Call&) = delete;
  Call& operator=(const Call&) = delete;

  /// The object of a handle, for as long as the call lasts. Null: the call has failed.
  template <class Box>
  [[nodiscard]] Box* use(const void* handle, const char* argument, WhenBusy when_busy = WhenBusy::Refuse) {
    return static_cast<Box*>(use(handle, Box::kKind, argument, when_busy));
  }
  /// The world of a tick that was planned.
  [[nodiscard]] void* use_planned(const void* handle, const char* argument);
  /// Ends a handle that is in use; its object is the caller's to destroy.
  void end(const void* handle);
  /// Leaves the lock that was taken last to the call that finishes the planned tick.
  void keep_planned() { release_planned(locks_[--lock_count_]); }

  /// False, and the call has failed, when a pointer is null.
  [[nodiscard]] bool require(const void* pointer, const char* argument) {
    if (!pointer) (void)fail(ACM_NULL_ARGUMENT, argument);
    return pointer != nullptr;
  }
  /// The same unless the size is 0.
  [[nodiscard]] bool require(const void* pointer, std::size_t size, const char* argument) {
    return size == 0 || require(pointer, argument);
  }
  /// False, and the call has failed with this status, when a condition does not hold.
  [[nodiscard]] bool check(bool condition, acm_status status, const char* argument) {
    if (!condition) (void)fail(status, argument);
    return condition;
  }
  /// Of numbers.
  [[nodiscard]] bool check_finite(bool are_finite, const char* argument) {
    return check(are_finite, ACM_NOT_FINITE, argument);
  }

  /// Of a frame that places a body; `rotation` names that of the argument.
  [[nodiscard]] bool check_frame(const Frame& frame, const char* argument, const char* rotation);

  [[nodiscard]] std::int32_t done() {
    if (error_) clear(*error_);
    return status_ = ACM_OK;
  }
  [[nodiscard]] std::int32_t fail(acm_status status, const char* field = "", acm_guid guid = 0);
  [[nodiscard]] std::int32_t fail(const Error& error);
  /// With a sentence of its own.
  [[nodiscard]] std::int32_t fail_with_text(acm_status status, std::string_view text, std::uint64_t offset);
  [[nodiscard]] std::int32_t no_object(acm_guid guid) { return fail(ACM_NO_OBJECT, "guid", guid); }
  /// The status of a verb. `guid` is the object that it was about; 0: none.
  [[nodiscard]] std::int32_t answer(const Outcome& outcome, acm_guid guid = 0);
  [[nodiscard]] std::int32_t answer(const Result<void>& result) {
    return result ? done() : fail(result.error());
  }
  /// What the call has failed with.
  [[nodiscard]] std::int32_t status() const { return status_; }

 private:
  static constexpr unsigned kMaxLocks = 4;

  static void clear(acm_error& error) {
    error.status = ACM_OK;
    error.motion_error = 0;
    error.object_id = 0;
    error.guid = 0;
    error.offset = 0;
    error.field[0] = 0;
    error.text[0] = 0;
  }
  [[nodiscard]] void* use(const void* handle, HandleKind kind, const char* argument, WhenBusy when_busy) {
    Acquired acquired;
    const acm_status status = acquire_handle(handle, kind, acquired);
    if (status != ACM_OK) [[unlikely]]
      return use_otherwise(handle, kind, argument, when_busy, status, acquired);
    locks_[lock_count_++] = acquired.lock;
    return acquired.object;
  }
  [[nodiscard]] void* use_otherwise(const void* handle, HandleKind kind, const char* argument,
                                    WhenBusy when_busy, acm_status status, Acquired& acquired);
  [[nodiscard]] bool holds(SlotIndex lock) const;

  acm_error* error_;
  std::int32_t status_ = ACM_OK;
  unsigned lock_count_ = 0;
  SlotIndex locks_[kMaxLocks];
};

/// The status of a verb that was not carried out.
[[nodiscard]] acm_status status_of(OutcomeKind kind);

/// The code of the library's own errors.
[[nodiscard]] acm_status status_of(ErrorCode code);

/// Bytes that a caller gives.
[[nodiscard]] inline Bytes bytes_of(const void* data, std::size_t size) {
  return {static_cast<const std::byte*>(data), size};
}

}  // namespace acm::capi
