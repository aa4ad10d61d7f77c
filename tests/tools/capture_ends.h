// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "wire/datagram.h"

#include <cstdint>

namespace acm::test {

/// The two ends of the captures that tests write, and when these begin, in microseconds since 1970.
inline constexpr wire::Endpoint kServer{0x0A000001, wire::kServerPort};
inline constexpr wire::Endpoint kClient{0x0A000002, 50000};
inline constexpr std::uint64_t kStart = 1'700'000'000'000'000;

}  // namespace acm::test
