// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "base/bytes.h"

#include <string>

namespace acm::test {

/// The violations of dat-formats 1.1 to 1.6 in a container that the library has written; empty when there are
/// none. Stricter than the reader, and independent of it. Throws std::out_of_range when an offset leaves the
/// file.
std::string dat_violation(Bytes file);

}  // namespace acm::test
