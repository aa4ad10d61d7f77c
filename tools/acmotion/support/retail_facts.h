// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/dat.hpp"

#include <string>
#include <vector>

namespace acm::tool {

/// One known fact about the files of the End of Retail client, held against a file.
struct RetailCheck {
  enum class CheckAction { Pass, Fail, Absent, Note };

  std::string what;
  CheckAction verdict = CheckAction::Absent;
  std::string difference;  ///< Fail: what is otherwise; Note: what there is to know; else empty
};

/// All facts of dat-formats 5: header, free list and directory of the four files, how many objects there are
/// of each type and what they have in common, and some single objects. Facts about objects that the file does
/// not hold are absent. Of a file from before Throne of Destiny only the kind is said, and the date.
std::vector<RetailCheck> check_retail_facts(const DatFile& dat);

}  // namespace acm::tool
