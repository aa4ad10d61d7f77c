// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/files.hpp"
#include "assets/asset_store.h"

#include <cstdlib>
#include <cstring>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "bench/container_file.h"
#include "bench/harness.h"
#include "bench/process_memory.h"
#include "bench/textures.h"
#include "support/retail_size_set.h"

namespace {

using namespace acm;
using bench::anonymous_bytes;
using bench::release_memory;

/// Reads and decodes all objects with ids in a range into a store.
void decode(AssetStore& store, const DatFile& dat, ObjectId first, ObjectId last) {
  Vector<std::byte> buffer;
  for (const DatEntry& entry : dat.entries(first, last))
    if (const Result<Bytes> bytes = dat.read(entry, buffer)) (void)store.add(entry.id, *bytes);
}

/// Times work that fills a store, each time a new one in fresh memory.
template <class Work>
bench::Timing run_in_fresh_memory(bench::Harness& bench, const bench::Case& what, Work work) {
  std::optional<AssetStore> store;
  return bench.run(
      what, [&] { work(*store); },
      [&] {
        store.reset();
        release_memory();
        store.emplace();
      });
}

void measure_directory(bench::Harness& bench, Bytes file) {
  const DatFile dat = *DatFile::open(file);
  const auto count = static_cast<double>(dat.entries().size());
  bench.section("directory of the container");
  bench.run({.name = "open and index, per entry", .items = count, .bytes = dat.entries().size_bytes()},
            [&] { bench::keep(DatFile::open(file)); });
  bench.run_copy(dat.entries().size_bytes(), count);
  bench.run({.name = "find every id", .items = count, .allocates = false}, [&] {
    for (const DatEntry& entry : dat.entries()) bench::keep(dat.find(entry.id));
  });
}

/// The bytes in the file of the objects in a range of ids.
std::uint64_t stored_bytes(const DatFile& dat, ObjectId first, ObjectId last) {
  std::uint64_t bytes = 0;
  for (const DatEntry& entry : dat.entries(first, last)) bytes += entry.size;
  return bytes;
}

void measure_decoding(bench::Harness& bench, const DatFile& dat) {
  bench.section("decode on one core, into fresh memory");
  const std::size_t bytes = stored_bytes(dat, 0, 0xFFFFFFFF);
  run_in_fresh_memory(bench, {.name = "everything", .bytes = bytes, .goal_ns = 1e9},
                      [&](AssetStore& store) { decode(store, dat, 0, 0xFFFFFFFF); });
  run_in_fresh_memory(bench, {.name = "tables and animations"}, [&](AssetStore& store) {
    decode(store, dat, 0x03000000, 0x0300FFFF);
    decode(store, dat, 0x09000000, 0x0900FFFF);
  });
  bench.run_copy(bytes);
}

/// The floor for frames in fresh memory: one block of it for each animation, and memcpy.
bench::Timing copy_animations(bench::Harness& bench, const std::vector<Bytes>& animations,
                              std::size_t bytes) {
  std::vector<std::unique_ptr<std::byte[]>> copies;
  copies.reserve(animations.size());
  return bench.run(
      {.name = "memcpy of the same bytes, fresh memory", .bytes = bytes},
      [&] {
        for (const Bytes from : animations) {
          copies.push_back(std::make_unique_for_overwrite<std::byte[]>(from.size()));
          std::memcpy(copies.back().get(), from.data(), from.size());
        }
      },
      [&] {
        copies.clear();
        release_memory();
      });
}

void measure_frames(bench::Harness& bench, const DatFile& dat, std::size_t frame_bytes) {
  bench.section("frame data: animations of 34 parts and 40 frames on average");
  const bench::Timing loaded =
      run_in_fresh_memory(bench, {.name = "read and decode, fresh memory", .bytes = frame_bytes},
                          [&](AssetStore& store) { decode(store, dat, 0x03000000, 0x0300FFFF); });
  std::vector<Vector<std::byte>> records;
  std::vector<Bytes> views;
  for (const DatEntry& entry : dat.entries(0x03000000, 0x0300FFFF)) {
    Vector<std::byte> buffer;
    const Bytes bytes = *dat.read(entry, buffer);
    records.emplace_back(bytes.begin(), bytes.end());
  }
  for (const auto& record : records) views.push_back(record);
  const bench::Timing copied = copy_animations(bench, views, frame_bytes);
  const bench::Timing decoded = bench.run({.name = "decode alone", .bytes = frame_bytes}, [&] {
    for (const Bytes record : views) bench::keep(read_animation(record));
  });
  const bench::Timing plain = bench.run_copy(frame_bytes);
  bench.report(bench::Figure{.name = "read and decode, fresh memory",
                             .value = 100 * copied.median / loaded.median,
                             .unit = "% of memcpy",
                             .at_least = 60});
  bench.report(bench::Figure{.name = "decode alone",
                             .value = 100 * plain.median / decoded.median,
                             .unit = "% of memcpy",
                             .at_least = 60});
}

// The goal is for what a server or client needs in order to move: the directory, every table and every
// animation. Models and scripts are held as close to the size that they have in the file.
void measure_memory(bench::Harness& bench, Bytes file, std::size_t frame_bytes) {
  bench.section("anonymous memory");
  release_memory();
  std::uint64_t before = anonymous_bytes();
  if (before == 0) return;
  const auto report = [&](const char* name, std::uint64_t of, const char* unit, double goal) {
    bench.report(bench::Figure{
        .name = name,
        .value = 100 * static_cast<double>(anonymous_bytes() - before) / static_cast<double>(of),
        .unit = unit,
        .at_most = goal});
  };
  const DatFile dat = *DatFile::open(file);
  AssetStore store;
  decode(store, dat, 0x03000000, 0x0300FFFF);
  decode(store, dat, 0x09000000, 0x0900FFFF);
  report("directory, tables and animations", frame_bytes, "% of the frame bytes", 130);
  release_memory();
  before = anonymous_bytes();
  std::uint64_t stored = 0;
  const std::pair<ObjectId, ObjectId> models[] = {
      {0x01000000, 0x02FFFFFF}, {0x08000000, 0x0800FFFF}, {0x33000000, 0x3300FFFF}};
  for (const auto& [first, last] : models) {
    decode(store, dat, first, last);
    stored += stored_bytes(dat, first, last);
  }
  report("models, surfaces and scripts", stored, "% of their bytes in the file", 200);
  bench::keep(store);
}

}  // namespace

int main(int argc, char** argv) {
  bench::Harness bench("assets", argc, argv);
  const test::RetailSizeSet set(bench.quick() ? test::RetailCounts().divided_by(50) : test::RetailCounts());
  const bench::ContainerFile file(*set.file());
  release_memory();
  const MappedFile mapped = std::move(*MappedFile::open(file.path));
  const DatFile dat = *DatFile::open(mapped.bytes());
  measure_memory(bench, mapped.bytes(), set.frame_bytes());
  measure_directory(bench, mapped.bytes());
  measure_decoding(bench, dat);
  measure_frames(bench, dat, set.frame_bytes());
  bench::measure_textures(bench);
  return bench.finish();
}
