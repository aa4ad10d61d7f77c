// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "text_table.h"

#include <algorithm>
#include <cassert>

namespace acm::tool {

namespace {

// Colours are put around the padded text, because their escapes take no room on the screen.
std::string line_of(const std::vector<std::string>& cells, const std::vector<TextTable::Column>& columns,
                    const std::vector<std::size_t>& widths, bool is_title) {
  std::string line;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    const bool right = columns[i].align == TextTable::Column::Align::Right;
    const bool last = i + 1 == cells.size();
    std::string cell = right ? fmt::format("{:>{}}", cells[i], widths[i])
                             : fmt::format("{:<{}}", cells[i], last ? 0 : widths[i]);
    line += colored(is_title ? TextColor::Strong : columns[i].color, cell);
    if (!last) line += "  ";
  }
  while (line.ends_with(' ')) line.pop_back();
  return line + '\n';
}

}  // namespace

void TextTable::add(std::vector<std::string> cells) {
  assert(cells.size() == columns_.size());
  rows_.push_back(std::move(cells));
}

void TextTable::print() const {
  std::vector<std::string> titles;
  std::vector<std::size_t> widths;
  for (const Column& c : columns_) {
    titles.push_back(c.title);
    widths.push_back(c.title.size());
  }
  for (const auto& row : rows_)
    for (std::size_t i = 0; i < row.size(); ++i) widths[i] = std::max(widths[i], row[i].size());
  write_out(line_of(titles, columns_, widths, true));
  for (const auto& row : rows_) write_out(line_of(row, columns_, widths, false));
}

}  // namespace acm::tool
