// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "support/dat_validator.h"

#include <cstdint>
#include <set>
#include <stdexcept>
#include <vector>

namespace acm::test {

namespace {

struct Violation {
  std::string text;
};

void require(bool condition, const char* rule, std::uint64_t where) {
  if (!condition) throw Violation{std::string(rule) + " at " + std::to_string(where)};
}

struct Validator {
  Bytes file;
  std::uint32_t block_size = 0;
  std::set<std::uint32_t> used{};
  std::int64_t last_id = -1;
  int leaf_level = 0;
  bool has_iterations = false;

  [[nodiscard]] std::uint32_t u32(Bytes bytes, std::size_t at) const {
    if (at + 4 > bytes.size()) throw std::out_of_range("offset");
    std::uint32_t v = 0;
    for (std::size_t i = 4; i-- > 0;) v = v << 8 | std::to_integer<std::uint32_t>(bytes[at + i]);
    return v;
  }

  // 1.2: exactly as many blocks as the size needs, aligned, whole, used once, the tail clear.
  Vector<std::byte> chain(std::uint32_t at, std::uint32_t size) {
    Vector<std::byte> out;
    const std::uint32_t payload = block_size - 4;
    std::uint32_t left = size == 0 ? 1 : (size + payload - 1) / payload;
    for (; left > 0; --left) {
      require(at >= 0x400 && at % block_size == 0 && at + block_size <= file.size(), "block offset", at);
      require(used.insert(at).second, "block used twice", at);
      out.insert(out.end(), file.begin() + at + 4, file.begin() + at + block_size);
      const std::uint32_t link = u32(file, at);
      require((link == 0) == (left == 1), "length of the chain", at);
      at = link;
    }
    for (std::size_t i = size; i < out.size(); ++i) require(out[i] == std::byte{0}, "tail of a chain", i);
    out.resize(size);
    return out;
  }

  void entry(Bytes line) {
    const std::uint32_t id = u32(line, 4);
    require(id > last_id, "ids ascend", id);
    last_id = id;
    const Vector<std::byte> object = chain(u32(line, 8), u32(line, 12));
    require((u32(line, 0) & 0xFFFE) == 0, "flags", id);
    require(u32(line, 0) >> 16 != 0, "version 0 is refused by the client", id);
    require(u32(line, 20) != 0, "iteration is at least 1", id);
    if (id != 0xFFFF0001u) return;
    has_iterations = true;
    require(u32(line, 0) >> 16 == 1, "version of the iteration record", id);
    std::uint32_t total = 0;
    for (std::size_t i = 4; i < object.size(); i += 8) {
      require(u32(object, i) >> 31 == 1, "run form", i);
      total += 0u - u32(object, i);
    }
    require(total == u32(object, 0) && object.size() % 8 == 4, "total of the iterations", id);
  }

  // 1.3: order 62, 30 to 61 entries but in the root, leaves on one level, child slots of leaves clear.
  void node(std::uint32_t at, int level) {
    const Vector<std::byte> bytes = chain(at, 1716);
    const std::uint32_t count = u32(bytes, 248);
    require(count <= 61 && (level == 1 || count >= 30), "entries of a node", at);
    const bool leaf = u32(bytes, 0) == 0;
    if (leaf) {
      require(leaf_level == 0 || leaf_level == level, "leaves on one level", at);
      leaf_level = level;
    }
    require(leaf || count >= 1, "entries of an inner node", at);
    for (std::uint32_t i = 0; i < 62; ++i)
      require((u32(bytes, i * 4) != 0) == (!leaf && i <= count), "child slots", at);
    for (std::uint32_t i = 0; i <= count; ++i) {
      if (!leaf) node(u32(bytes, i * 4), level + 1);
      if (i < count) entry(Bytes(bytes).subspan(252 + i * 24, 24));
    }
  }

  void all() {
    require(u32(file, 0x140) == 0x5442, "magic", 0x140);
    require(u32(file, 0x100) == 0x004C5000, "empty journal", 0x100);
    for (std::size_t i = 0x104; i < 0x140; i += 4) require(u32(file, i) == 0, "empty journal", i);
    block_size = u32(file, 0x144);
    require(u32(file, 0x148) == file.size() && file.size() % block_size == 0, "file size", 0x148);
    // 1.6: no free block, and offsets that are not 0.
    require(u32(file, 0x15C) == 0, "free count", 0x15C);
    require(u32(file, 0x154) == file.size() && u32(file, 0x158) == file.size(), "free list", 0x154);
    for (std::size_t i = 0x190; i < 0x400; i += 4) require(u32(file, i) == 0, "rest of the prologue", i);
    node(u32(file, 0x160), 1);
    require(has_iterations, "iteration record", 0);
    require(used.size() * block_size + std::max(0x400u, block_size) == file.size(), "every block is used", 0);
  }
};

}  // namespace

std::string dat_violation(Bytes file) {
  Validator validator{file};
  try {
    validator.all();
  } catch (const Violation& violation) {
    return violation.text;
  }
  return {};
}

}  // namespace acm::test
