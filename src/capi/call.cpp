// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "capi/call.h"

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

std::int32_t Call::done() {
  fill(error_, ACM_OK, "", "");
  return status_ = ACM_OK;
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

std::int32_t Call::answer(MotionError code, acm_guid guid) {
  if (code == MotionError::None) return done();
  if (code == MotionError::NoPhysicsObject) return fail(ACM_NO_OBJECT, "guid", guid);
  fill(error_, ACM_REFUSED, "", to_string(code));
  if (error_) {
    error_->motion_error = static_cast<std::uint32_t>(code);
    error_->guid = guid;
  }
  return status_ = ACM_REFUSED;
}

std::int32_t Call::answer_list(std::size_t count, std::size_t capacity, std::size_t* out) {
  if (out) *out = count;
  return count > capacity ? fail(ACM_BUFFER_FULL, "capacity") : done();
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
