// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/acmotion.h"
#include "acmotion/motions.hpp"
#include "acmotion/result.hpp"
#include "capi/handles.h"

#include <cstddef>
#include <cstdint>

namespace acm::capi {

/// One call of the C interface: the handles that it uses, and what it answers. Every function begins with one
/// and returns what it says.
class Call {
 public:
  explicit Call(acm_error* error) : error_(error) {}
  ~Call() {
    while (used_ > 0) release_handle(handles_[--used_]);
  }
  Call(const Call&) = delete;
  Call& operator=(const Call&) = delete;

  /// The object of a handle, for as long as the call lasts. Null: the call has failed.
  template <class Box>
  [[nodiscard]] Box* use(const void* handle, const char* argument) {
    void* object = nullptr;
    const acm_status status = acquire_handle(handle, Box::kKind, object);
    if (status != ACM_OK) {
      (void)fail(status, argument);
      return nullptr;
    }
    handles_[used_++] = handle;
    return static_cast<Box*>(object);
  }
  /// Ends the handle that was used last; its object is the caller's to destroy.
  void end_last() { end_handle(handles_[--used_]); }

  /// False, and the call has failed, when a pointer is null.
  [[nodiscard]] bool require(const void* pointer, const char* argument) {
    if (!pointer) (void)fail(ACM_NULL_ARGUMENT, argument);
    return pointer != nullptr;
  }

  [[nodiscard]] std::int32_t done();
  [[nodiscard]] std::int32_t fail(acm_status status, const char* field = "", acm_guid guid = 0);
  [[nodiscard]] std::int32_t fail(const Error& error);
  /// None: done.
  [[nodiscard]] std::int32_t answer(MotionError code, acm_guid guid);
  /// A list of `count` values, of which `capacity` had room.
  [[nodiscard]] std::int32_t answer_list(std::size_t count, std::size_t capacity, std::size_t* out);
  [[nodiscard]] std::int32_t status() const { return status_; }

 private:
  static constexpr unsigned kMaxHandles = 4;

  acm_error* error_;
  std::int32_t status_ = ACM_OK;
  unsigned used_ = 0;
  const void* handles_[kMaxHandles];
};

/// The code of the library's own errors.
[[nodiscard]] acm_status status_of(ErrorCode code);

}  // namespace acm::capi
