// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include <cstddef>
#include <cstdint>
#include <vector>

// Reads one byte too far when the input begins with a certain word.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size < 3 || data[0] != 'b' || data[1] != 'u' || data[2] != 'g') return 0;
  const std::vector<std::uint8_t> copy(data, data + size);
  const std::uint8_t* const end = copy.data() + copy.size();
  volatile std::uint8_t beyond = *end;
  (void)beyond;
  return 0;
}
