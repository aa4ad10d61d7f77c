// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "assets/clothing_table.h"

#include "assets/record_fields.h"
#include "assets/record_reader.h"
#include "assets/record_writer.h"

#include <algorithm>

namespace acm {

const ClothingTable::Base* ClothingTable::find_base(ObjectId setup) const {
  const auto found =
      std::find_if(bases.begin(), bases.end(), [&](const Base& base) { return base.setup == setup; });
  return found == bases.end() ? nullptr : &*found;
}

const ClothingTable::Template* ClothingTable::find_template(std::uint32_t key) const {
  const auto found = std::find_if(templates.begin(), templates.end(),
                                  [&](const Template& entry) { return entry.key == key; });
  return found == templates.end() ? nullptr : &*found;
}

Result<ClothingTable> read_clothing_table(Bytes bytes) {
  return read_record<ClothingTable>(bytes);
}

Vector<std::byte> write_clothing_table(const ClothingTable& table) {
  return write_record(table);
}

}  // namespace acm
