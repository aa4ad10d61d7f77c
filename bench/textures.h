// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "bench/harness.h"

namespace acm::bench {

/// Decodes a container of images, about as many bytes as the game has, one image after the other; and images
/// of each format alone.
void measure_textures(Harness& bench);

}  // namespace acm::bench
