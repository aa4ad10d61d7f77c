// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace acm::inspect {

/// The first field in which two messages differ.
struct MessageDifference {
  std::string field;  ///< such as "forward_speed" or "origin.x"; empty when one of them is no message
  std::string expected;
  std::string actual;
};

/// Compares two messages, as hexadecimal digits, field by field. Floats may differ by `tolerance`, relative
/// to their size (at least 1). What is no message must be equal to the letter.
std::optional<MessageDifference> message_difference(std::string_view expected, std::string_view actual,
                                                    double tolerance);

}  // namespace acm::inspect
