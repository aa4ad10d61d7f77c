// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/result.hpp"

#include <cstdint>
#include <string>

namespace acm {

/// Why an input was refused, in a sentence that may quote the input. Where the static text of Error is
/// enough, functions of this component return a plain Result.
struct InspectError {
  ErrorCode code = ErrorCode::BadValue;
  std::uint64_t offset = 0;  ///< bytes from the start of the input; 0 when the text itself names the place
  std::string text;          ///< for people: where and what, such as "decoded.guid: missing"; one line
};

/// A value, or the reason in words why there is none.
template <class T>
using InspectResult = Result<T, InspectError>;

/// The same error as a sentence: "0x03000005: truncated at byte 16: frame_count".
InspectError to_inspect_error(const Error& error);

}  // namespace acm
