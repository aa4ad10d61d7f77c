// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "change_dat.h"

#include "assets/dat_check.h"

#include <fmt/format.h>

#include <chrono>
#include <optional>
#include <vector>

#include "files/file_replacement.h"
#include "names.h"
#include "open_dat.h"
#include "output.h"
#include "progress.h"
#include "tool_error.h"
#include "truncated_files.h"

namespace acm::tool {

namespace {

constexpr std::size_t kChunkBytes = 4 << 20;

void write_image(const std::filesystem::path& path, const DatWriter& writer, FileReplacement& file) {
  Result<DatImage> image = writer.image();
  if (!image.ok()) throw ToolError(acm::describe(path, image.error()));
  Progress progress("writing", image->size(), Progress::Unit::Bytes);
  Vector<std::byte> chunk(kChunkBytes);
  for (std::uint64_t written = 0; written < image->size();) {
    const Result<std::size_t> n = image->next(chunk);
    if (!n.ok()) throw ToolError(acm::describe(path, n.error()));
    or_throw(file.write(Bytes(chunk).first(*n)));
    written += *n;
    progress.show(written);
  }
}

// A last look: what replaces the user's file must open and hold together.
void check_written(const FileReplacement& file) {
  const OpenDat written(file.path().string());
  const DatBlockCheck check = check_blocks(written.dat, 1);
  if (!check.errors.empty()) throw ToolError(acm::describe(file.path(), check.errors.front()));
}

}  // namespace

void change_dat(const std::filesystem::path& path, bool keep_backup, const DatChange& change) {
  // Fails when there is no such file.
  (void)or_throw(MappedFile::open(path));
  // First, so that no other process changes the file between its reading and its replacement.
  FileReplacement replacement = or_throw(FileReplacement::begin(path, {.lock = true, .flush = true}));
  {
    const OpenDat old(path.string());
    Result<DatWriter> writer = DatWriter::modify(old.dat);
    if (!writer.ok()) throw ToolError(acm::describe(path, writer.error()));
    if (!change(*writer, old.dat)) return;
    write_image(path, *writer, replacement);
  }
  check_written(replacement);
  check_for_truncated_files();
  or_throw(replacement.commit(keep_backup ? Backup::Keep : Backup::None));
  if (keep_backup) print("{}: the old one is kept as {}\n", path.string(), replacement.backup().string());
}

void write_dat(const std::filesystem::path& path, const DatWriter& writer) {
  FileReplacement replacement = or_throw(FileReplacement::begin(path, {.lock = true, .flush = true}));
  write_image(path, writer, replacement);
  check_written(replacement);
  or_throw(replacement.commit());
}

int print_dat(const DatWriter& writer) {
  const Result<Vector<std::byte>> bytes = writer.build();
  if (!bytes) throw ToolError(describe(bytes.error()));
  write_out({reinterpret_cast<const char*>(bytes->data()), bytes->size()});
  return 0;
}

std::uint32_t seconds_now() {
  const auto now = std::chrono::system_clock::now().time_since_epoch();
  return static_cast<std::uint32_t>(std::chrono::duration_cast<std::chrono::seconds>(now).count());
}

}  // namespace acm::tool
