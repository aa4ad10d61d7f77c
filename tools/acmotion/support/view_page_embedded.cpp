// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include <bit>
#include <cstdint>

#include "view_page.h"

namespace acm::tool {

namespace {

static_assert(std::endian::native == std::endian::little, "the words hold bytes, the first in the lowest");

// All files one after the other, each compressed, in words of eight bytes: compilers read those eight times
// faster.
constexpr std::uint64_t kPageWords[] = {
#include "view_page_words.inc"
};

struct EmbeddedFile {
  const char* name;
  std::size_t offset;
  std::size_t size;
};

constexpr EmbeddedFile kPageFiles[] = {
#include "view_page_files.inc"
};

}  // namespace

std::optional<ViewPage> embedded_page() {
  const char* bytes = reinterpret_cast<const char*>(kPageWords);
  ViewPage page;
  for (const EmbeddedFile& file : kPageFiles)
    page[file.name] = {content_type(file.name), std::string(bytes + file.offset, file.size), true};
  return page;
}

}  // namespace acm::tool
