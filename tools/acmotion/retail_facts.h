// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/dat.hpp"

#include <string>
#include <vector>

namespace acm::tool {

/// One known fact about the files of the End of Retail client, held against a file.
struct RetailCheck {
  enum class Verdict { Pass, Fail, Absent };

  std::string what;
  Verdict verdict = Verdict::Absent;
  std::string difference;  ///< what is otherwise; empty unless it failed
};

/// All facts of dat-formats 5: header and directory of the four files, and some objects of the portal and
/// highres files. Facts about objects that the file does not hold are absent.
std::vector<RetailCheck> check_retail_facts(const DatFile& dat);

}  // namespace acm::tool
