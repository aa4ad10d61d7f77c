// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "capi/call.h"

#include "base/finite.h"
#include "base/quat.h"

#include <algorithm>
#include <cstring>
#include <string_view>

namespace acm::capi {

namespace {

template <std::size_t kSize>
void copy_text(char (&to)[kSize], std::string_view from) {
  const std::size_t size = std::min(from.size(), kSize - 1);
  std::memcpy(to, from.data(), size);
  std::memset(to + size, 0, kSize - size);
}

void fill(acm_error* to, std::int32_t status, std::string_view field, std::string_view text) {
  if (!to) return;
  *to = {};
  to->status = status;
  copy_text(to->field, field);
  copy_text(to->text, text);
}

}  // namespace

bool Call::holds(SlotIndex lock) const {
  return std::find(locks_, locks_ + lock_count_, lock) != locks_ + lock_count_;
}

void* Call::use_otherwise(const void* handle, HandleKind kind, const char* argument, WhenBusy when_busy,
                          acm_status status, Acquired& acquired) {
  // A call may name a world twice, or a role and its world.
  if (status == ACM_BUSY && holds(acquired.lock))
    if (void* object = object_of(handle, acquired.lock)) return object;
  while (status == ACM_BUSY && when_busy == WhenBusy::Wait) status = acquire_handle(handle, kind, acquired);
  if (status != ACM_OK) {
    (void)fail(status, argument);
    return nullptr;
  }
  locks_[lock_count_++] = acquired.lock;
  return acquired.object;
}

void* Call::use_planned(const void* handle, const char* argument) {
  Acquired acquired;
  if (const acm_status status = acquire_planned(handle, acquired); status != ACM_OK) {
    (void)fail(status, argument);
    return nullptr;
  }
  locks_[lock_count_++] = acquired.lock;
  return acquired.object;
}

bool Call::check_frame(const Frame& frame, const char* argument, const char* rotation) {
  return check_finite(is_finite(frame) && is_within(frame.origin, limits::kCoordinate), argument) &&
         check(is_valid_rotation(frame.rotation), ACM_BAD_ARGUMENT, rotation);
}

void Call::end(const void* handle) {
  end_handle(handle);
  const SlotIndex own = slot_of_handle(handle);
  lock_count_ = static_cast<unsigned>(std::remove(locks_, locks_ + lock_count_, own) - locks_);
}

std::int32_t Call::fail(acm_status status, const char* field, acm_guid guid) {
  fill(error_, status, field, acm_status_text(status));
  if (error_) error_->guid = guid;
  return status_ = status;
}

std::int32_t Call::fail(const Error& error) {
  const acm_status status = status_of(error.code);
  fill(error_, status, error.what, acm_status_text(status));
  if (error_) {
    error_->object_id = error.object_id;
    error_->offset = error.offset;
  }
  return status_ = status;
}

std::int32_t Call::fail_with_text(acm_status status, std::string_view text, std::uint64_t offset) {
  fill(error_, status, "", text);
  if (error_) error_->offset = offset;
  return status_ = status;
}

std::int32_t Call::answer(const Outcome& outcome, acm_guid guid) {
  if (outcome) return done();
  if (outcome.kind != OutcomeKind::Refused) return fail(status_of(outcome.kind), outcome.field, guid);
  fill(error_, ACM_REFUSED, "", to_string(outcome.refused));
  if (error_) {
    error_->motion_error = static_cast<std::uint32_t>(outcome.refused);
    error_->guid = guid;
  }
  return status_ = ACM_REFUSED;
}

acm_status status_of(OutcomeKind kind) {
  switch (kind) {
    case OutcomeKind::Accepted: return ACM_OK;
    case OutcomeKind::Refused: return ACM_REFUSED;
    case OutcomeKind::NoObject: return ACM_NO_OBJECT;
    case OutcomeKind::NotFinite: return ACM_NOT_FINITE;
    case OutcomeKind::BadArgument: return ACM_BAD_ARGUMENT;
    case OutcomeKind::NotFound: return ACM_NOT_FOUND;
    case OutcomeKind::LimitExceeded: return ACM_LIMIT_EXCEEDED;
    case OutcomeKind::NotNow: return ACM_WRONG_ORDER;
  }
  return ACM_BAD_ARGUMENT;
}

acm_status status_of(ErrorCode code) {
  switch (code) {
    case ErrorCode::WrongType: return ACM_WRONG_TYPE;
    case ErrorCode::Truncated: return ACM_TRUNCATED;
    case ErrorCode::TrailingBytes: return ACM_TRAILING_BYTES;
    case ErrorCode::LimitExceeded: return ACM_LIMIT_EXCEEDED;
    case ErrorCode::BadValue: return ACM_BAD_VALUE;
    case ErrorCode::NotFound: return ACM_NOT_FOUND;
    case ErrorCode::Unsupported: return ACM_UNSUPPORTED;
    case ErrorCode::Contradiction: return ACM_CONTRADICTION;
    case ErrorCode::Overlap: return ACM_OVERLAP;
    case ErrorCode::Unfinished: return ACM_UNFINISHED;
  }
  return ACM_BAD_VALUE;
}

}  // namespace acm::capi
