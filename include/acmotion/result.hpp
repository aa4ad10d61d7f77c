// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>
#include <variant>

namespace acm {

/// What is wrong with data that came from outside. Programming errors go to the error handler of host.hpp.
enum class ErrorCode : std::uint8_t {
  WrongType,      ///< the id, magic number or tag names something else than what was asked for
  Truncated,      ///< the data ends inside a field
  TrailingBytes,  ///< the record is complete but data is left over
  LimitExceeded,  ///< a count, depth or size is larger than the data or a stated limit allows
  BadValue,       ///< a field holds a value that has no meaning there
  NotFound,       ///< no object of that id
  Unsupported,    ///< well-formed, but needs a part this build leaves out (such as zlib)
  Contradiction,  ///< says something else than what came before it (a fragment's count)
  Overlap,        ///< lies where something else lies already (other bytes of the same fragment)
  Unfinished,     ///< the rest of it has never come
};

/// Short English name of a code, such as "truncated". Never null.
const char* to_string(ErrorCode code);

/// A refusal: what, where and in which field. Holds no memory of its own.
struct Error {
  ErrorCode code = ErrorCode::BadValue;
  std::uint32_t object_id = 0;  ///< the dat object concerned; 0 when not known or not an object
  std::uint64_t offset = 0;     ///< bytes from the start of the input
  const char* what = "";        ///< static text: the field, or the rule that was broken; never null

  friend bool operator==(const Error& a, const Error& b) {
    return a.code == b.code && a.object_id == b.object_id && a.offset == b.offset &&
           std::string_view(a.what) == b.what;
  }
};

/// Call the error handler (host.hpp) and abort: a Result was asked for what it does not hold.
[[noreturn]] void abort_without_value();
[[noreturn]] void abort_without_error();

/// A value or the reason why there is none. The library's own errors are plain Errors; acmotion::files names
/// the file too (FileError).
template <class T, class E = Error>
class [[nodiscard]] Result {
 public:
  Result(T value) : state_(std::in_place_index<0>, std::move(value)) {}
  Result(E error) : state_(std::in_place_index<1>, std::move(error)) {}
  /// Makes the value where it will stand, for one that is costly to move and filled in afterwards.
  template <class... Arguments>
  explicit Result(std::in_place_t, Arguments&&... arguments)
      : state_(std::in_place_index<0>, std::forward<Arguments>(arguments)...) {}

  [[nodiscard]] bool ok() const { return state_.index() == 0; }
  explicit operator bool() const { return ok(); }

  /// The value. A programming error when there is none.
  [[nodiscard]] T& value() & {
    if (!ok()) abort_without_value();
    return *std::get_if<0>(&state_);
  }
  [[nodiscard]] const T& value() const& {
    if (!ok()) abort_without_value();
    return *std::get_if<0>(&state_);
  }
  [[nodiscard]] T&& value() && {
    if (!ok()) abort_without_value();
    return std::move(*std::get_if<0>(&state_));
  }
  T* operator->() { return &value(); }
  const T* operator->() const { return &value(); }
  T& operator*() & { return value(); }
  const T& operator*() const& { return value(); }
  T&& operator*() && { return std::move(*this).value(); }

  /// The reason. A programming error when there is a value.
  [[nodiscard]] const E& error() const {
    if (ok()) abort_without_error();
    return *std::get_if<1>(&state_);
  }

 private:
  std::variant<T, E> state_;
};

/// The outcome of something that yields no value.
template <class E>
class [[nodiscard]] Result<void, E> {
 public:
  Result() = default;
  Result(E error) : error_(std::move(error)) {}

  [[nodiscard]] bool ok() const { return !error_.has_value(); }
  explicit operator bool() const { return ok(); }
  [[nodiscard]] const E& error() const {
    if (ok()) abort_without_error();
    return *error_;
  }

 private:
  std::optional<E> error_;
};

using Status = Result<void>;

}  // namespace acm
