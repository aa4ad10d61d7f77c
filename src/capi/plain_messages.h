// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/acmotion.h"
#include "acmotion/wire_messages.hpp"

#include <cstddef>

namespace acm::capi {

// The messages of few fields, which acm_message holds.

/// No such message takes more.
inline constexpr std::size_t kMaxPlainBytes = 64;

/// False, with nothing changed, when it is another message.
[[nodiscard]] bool to_plain(const wire::Message& from, acm_message& to);
[[nodiscard]] bool from_plain(const acm_message& from, wire::Message& to);

}  // namespace acm::capi
