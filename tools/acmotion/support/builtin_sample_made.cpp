// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "builtin_sample.h"

namespace acm::tool {

std::vector<SampleObject> builtin_sample() {
  return sample_creatures();
}

}  // namespace acm::tool
