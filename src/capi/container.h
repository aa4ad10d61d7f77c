// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/acmotion.h"
#include "acmotion/dat.hpp"

namespace acm::capi {

[[nodiscard]] inline acm_container_entry to_c_entry(const DatEntry& e) {
  return {e.id, e.offset, e.size, e.time, e.iteration, e.flags, e.version};
}

}  // namespace acm::capi
