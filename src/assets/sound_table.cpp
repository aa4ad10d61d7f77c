// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "assets/sound_table.h"

#include "assets/record_fields.h"
#include "assets/record_reader.h"
#include "assets/record_writer.h"

#include <algorithm>

namespace acm {

const SoundTable::Node* SoundTable::find(std::uint32_t sound_type) const {
  const auto found = std::find_if(root.children.begin(), root.children.end(),
                                  [&](const Node& node) { return node.key == sound_type; });
  return found == root.children.end() ? nullptr : &*found;
}

Result<SoundTable> read_sound_table(Bytes bytes) {
  return read_record<SoundTable>(bytes);
}

Vector<std::byte> write_sound_table(const SoundTable& table) {
  return write_record(table);
}

}  // namespace acm
