// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/inspect/error.hpp"

#include <string>
#include <string_view>
#include <utility>

namespace acm {

/// The first thing found wrong with an input. Readers record it, go on with harmless values, and ask once, as
/// with ByteReader.
class FirstError {
 public:
  [[nodiscard]] bool ok() const { return ok_; }

  void record(std::string text, ErrorCode code = ErrorCode::BadValue, std::uint64_t offset = 0) {
    if (!ok_) return;
    ok_ = false;
    error_ = {code, offset, std::move(text)};
  }
  void record(InspectError error) { record(std::move(error.text), error.code, error.offset); }
  /// Puts the place before the text: "place: text". There must be an error.
  void put_in_front(std::string_view place) { error_.text.insert(0, std::string(place) + ": "); }

  [[nodiscard]] const InspectError& error() const { return error_; }

 private:
  bool ok_ = true;
  InspectError error_;
};

}  // namespace acm
