// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "trimmed_message.h"

#include <utility>

namespace acm::inspect {

Result<TrimmedMessage> decode_trimmed(Bytes bytes) {
  Result<wire::Message> whole = wire::decode_message(bytes);
  if (whole) return TrimmedMessage{std::move(*whole), bytes, {}};
  const Error error = whole.error();
  if (error.code != ErrorCode::TrailingBytes || error.offset >= bytes.size()) return error;
  const Bytes kept = bytes.first(static_cast<std::size_t>(error.offset));
  Result<wire::Message> trimmed = wire::decode_message(kept);
  if (!trimmed) return error;
  return TrimmedMessage{std::move(*trimmed), kept, bytes.subspan(kept.size())};
}

}  // namespace acm::inspect
