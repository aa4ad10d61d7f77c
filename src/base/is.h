// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include <concepts>
#include <type_traits>

namespace acm {

/// T is U or const U. `Is<Setup> auto& setup` takes a Setup that is read into and one that is written.
template <class T, class U>
concept Is = std::same_as<std::remove_const_t<T>, U>;

}  // namespace acm
