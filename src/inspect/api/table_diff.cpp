// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "inspect/diff/table_diff.h"

#include "loaded.h"

namespace acm::inspect {

Result<std::vector<TableDifference>> compare_tables(Assets& before_assets, ObjectId before,
                                                    Assets& after_assets, ObjectId after) {
  const Result<const BoundTable*> old_table = loaded_table(before_assets, before);
  if (!old_table) return old_table.error();
  const Result<const BoundTable*> new_table = loaded_table(after_assets, after);
  if (!new_table) return new_table.error();
  return acm::compare_tables(*(*old_table)->table, *(*new_table)->table);
}

}  // namespace acm::inspect
