// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/result.hpp"

#include "acmotion/host.hpp"

namespace acm {

const char* to_string(ErrorCode code) {
  switch (code) {
    case ErrorCode::WrongType: return "wrong type";
    case ErrorCode::Truncated: return "truncated";
    case ErrorCode::TrailingBytes: return "trailing bytes";
    case ErrorCode::LimitExceeded: return "limit exceeded";
    case ErrorCode::BadValue: return "bad value";
    case ErrorCode::NotFound: return "not found";
    case ErrorCode::Unsupported: return "unsupported";
    case ErrorCode::Contradiction: return "contradiction";
    case ErrorCode::Overlap: return "overlap";
    case ErrorCode::Unfinished: return "unfinished";
  }
  return "unknown error";
}

void abort_without_value() {
  abort_programming_error({"acmotion/result.hpp", 0, "Result::value: there is an error instead"});
}

void abort_without_error() {
  abort_programming_error({"acmotion/result.hpp", 0, "Result::error: there is a value instead"});
}

}  // namespace acm
