// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "inspect/capture/capture_tally.h"

#include <cstddef>
#include <string>
#include <string_view>

namespace acm::tool {

/// One message of a capture as it is shown.
struct CapturedRow {
  const inspect::CapturedMessage& captured;
  const wire::MessageId& id;
  Guid subject;         ///< the object that it is about; 0: none
  std::string name;     ///< of that object
  std::size_t stray;    ///< bytes cut off its end
  std::string meaning;  ///< in words; empty for what has nothing to do with movement
};

inline constexpr std::string_view kMessageCsvHeader =
    "packet,time,direction,object,name,message,opcode,bytes,stray_bytes,meaning\n";
/// A line of CSV (RFC 4180).
std::string message_csv(const CapturedRow& row);

/// A line for each kind of message, with a header.
std::string summary_csv(const inspect::CaptureTally& tally);

}  // namespace acm::tool
