// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/types.hpp"

#include <string>
#include <vector>

#include "open_dat.h"

namespace acm::tool {

/// What `dat extract --png` is asked for.
struct PngExtraction {
  const OpenDat& file;
  const DatSelection& selection;
  std::string folder;             ///< - for the standard output
  std::vector<std::string> also;  ///< further containers to look for images and palettes in
  ObjectId palette = 0;           ///< for all indexed images; 0: their own
  bool force = false;             ///< replaces files that are there
};

/// Writes images as PNG files. Returns the exit code: what is not a picture or cannot be decoded is reported,
/// and the others are written all the same.
int extract_png(const PngExtraction& extraction);

}  // namespace acm::tool
