// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/wire_messages.hpp"

namespace acm::wire {

void PositionPack::leave_out_zeros() {
  const Quat& q = position.frame.rotation;
  flags &= ~static_cast<std::uint32_t>(kNoW | kNoX | kNoY | kNoZ);
  if (q.w == 0.0f) flags |= kNoW;
  if (q.x == 0.0f) flags |= kNoX;
  if (q.y == 0.0f) flags |= kNoY;
  if (q.z == 0.0f) flags |= kNoZ;
}

}  // namespace acm::wire
