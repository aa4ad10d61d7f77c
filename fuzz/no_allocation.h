// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

namespace acm::fuzz {

/// While it lives, an allocation of any kind by this thread ends the program, where it is made.
class NoAllocation {
 public:
  /// `what` is static text: who must not allocate.
  explicit NoAllocation(const char* what);
  ~NoAllocation();
  NoAllocation(const NoAllocation&) = delete;
  NoAllocation& operator=(const NoAllocation&) = delete;
};

}  // namespace acm::fuzz
