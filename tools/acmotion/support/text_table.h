// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "output.h"

namespace acm::tool {

/// Rows of text set in columns.
class TextTable {
 public:
  struct Column {
    std::string title;
    enum class Align { Left, Right } align = Align::Left;
    TextColor color = TextColor::Plain;
  };

  explicit TextTable(std::vector<Column> columns) : columns_(std::move(columns)) {}
  /// One cell per column.
  void add(std::vector<std::string> cells);
  void print() const;

 private:
  std::vector<Column> columns_;
  std::vector<std::vector<std::string>> rows_;
};

}  // namespace acm::tool
