// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "bench/textures.h"

#include "acmotion/files.hpp"
#include "acmotion/inspect/images.hpp"
#include "assets/palette.h"
#include "inspect/image/image.h"

#include <algorithm>
#include <random>
#include <string>
#include <utility>
#include <vector>

#include "bench/container_file.h"
#include "bench/process_memory.h"

namespace acm::bench {

namespace {

constexpr ObjectId kPaletteId = 0x04000001;

/// How many of 100 images have a format: A8R8G8B8 and INDEX16 are most of those that the game has, then DXT1.
struct Share {
  PixelFormat format;
  unsigned of_100;
};
constexpr Share kShares[] = {{PixelFormat::A8R8G8B8, 42}, {PixelFormat::Index16, 36}, {PixelFormat::Dxt1, 16},
                             {PixelFormat::R8G8B8, 2},    {PixelFormat::Dxt5, 1},     {PixelFormat::Dxt3, 1},
                             {PixelFormat::R5G6B5, 1},    {PixelFormat::A4R4G4B4, 1}};

RenderSurface texture(PixelFormat format, std::uint32_t side, std::mt19937& random) {
  RenderSurface surface;
  surface.id = 0x06000001;
  surface.category = 7;
  surface.width = surface.height = side;
  surface.format = format;
  surface.pixels.resize(surface.expected_bytes());
  for (std::byte& b : surface.pixels) b = static_cast<std::byte>(random());
  if (format == PixelFormat::Index16)  // within the palette
    for (std::size_t i = 1; i < surface.pixels.size(); i += 2) surface.pixels[i] &= std::byte{7};
  surface.palette = is_indexed(format) ? kPaletteId : 0;
  return surface;
}

Palette palette() {
  Palette made;
  made.id = kPaletteId;
  for (Argb i = 0; i < Palette::kColors; ++i) made.colors.push_back(0xFF000000u + i * 0x1F1F);
  return made;
}

/// Records of all formats in several sizes, which a container then holds many times.
struct TextureSet {
  std::vector<Vector<std::byte>> records;
  std::vector<std::size_t> order;  ///< of records, as they follow one another in the container

  explicit TextureSet(std::size_t images) {
    std::mt19937 random(20260);
    std::vector<std::size_t> by_hundred;
    for (const Share& share : kShares) {
      for (unsigned i = 0; i < share.of_100; ++i) by_hundred.push_back(records.size() + 4 * (i % 2));
      for (const std::uint32_t side : {64u, 128u, 128u, 256u, 32u, 128u, 256u, 512u})
        records.push_back(write_render_surface(texture(share.format, side, random)));
    }
    for (std::size_t i = 0; i < images; ++i) order.push_back(by_hundred[random() % 100] + random() % 4);
  }

  [[nodiscard]] DatWriter container() const {
    DatWriter writer;
    (void)writer.put(kPaletteId, write_palette(palette()));
    ObjectId id = 0x06000001;
    for (const std::size_t i : order) (void)writer.put(id++, Bytes(records[i]));
    return writer;
  }
};

/// Every image of a container as RGBA, one at a time. Calls `seen` while each is there.
template <class Seen>
void decode_all(const DatFile& dat, const Seen& seen) {
  Vector<std::byte> buffer;
  const Palette colors = *read_palette(*dat.read(kPaletteId, buffer));
  for (const DatEntry& entry : dat.entries(0x06000000, 0x07FFFFFF)) {
    const RenderSurface surface = *read_render_surface(*dat.read(entry, buffer));
    const Image image = *decode_image(surface, {.colors = colors.colors});
    seen(image);
  }
}

void measure_stream(Harness& bench, std::size_t images) {
  const TextureSet set(images);
  const ContainerFile file(set.container());
  const MappedFile mapped = std::move(*MappedFile::open(file.path));
  const DatFile dat = *DatFile::open(mapped.bytes());
  std::uint64_t stored = 0, rgba = 0, peak = 0;
  for (const DatEntry& entry : dat.entries(0x06000000, 0x07FFFFFF)) stored += entry.size;
  release_memory();
  const std::uint64_t before = anonymous_bytes();
  decode_all(dat, [&](const Image& image) {
    rgba += image.rgba.size();
    peak = std::max(peak, anonymous_bytes());
  });
  bench.section("textures: " + std::to_string(images) + " images of a container to RGBA, streamed");
  const Timing timing = bench.run({.name = "textures by bytes in the file", .bytes = stored},
                                  [&] { decode_all(dat, [](const Image& image) { keep(image); }); });
  if (timing.median > 0)
    bench.report(Figure{.name = "textures by bytes of RGBA",
                        .value = static_cast<double>(rgba) / timing.median * 1e3,
                        .unit = "MB/s"});
  bench.report(
      Figure{.name = "textures in the file", .value = static_cast<double>(stored) / 1e6, .unit = "MB"});
  // The largest images are 1 MB of RGBA, with two copies of the record in memory as well.
  if (before != 0)
    bench.report(Figure{.name = "most memory kept for textures",
                        .value = static_cast<double>(peak - before) / 1e6,
                        .unit = "MB",
                        .at_most = 8});
}

void measure_formats(Harness& bench) {
  std::mt19937 random(20260);
  const Palette colors = palette();
  bench.section("textures: one image of 512 x 512, by bytes of RGBA");
  for (const Share& share : kShares) {
    const RenderSurface surface = texture(share.format, 512, random);
    bench.run({.name = pixel_format_name(share.format), .bytes = std::size_t{512} * 512 * 4},
              [&] { keep(decode_image(surface, {.colors = colors.colors})); });
  }
  bench.run_copy(std::size_t{512} * 512 * 4);
  const Image image = *decode_image(texture(PixelFormat::Dxt1, 512, random));
  bench.run({.name = "write PNG", .bytes = image.rgba.size()}, [&] { keep(inspect::write_png(image)); });
}

}  // namespace

// 6,000 images are 0.9 GB: a container of the size that the game's are.
void measure_textures(Harness& bench) {
  measure_stream(bench, bench.quick() ? 200 : 6000);
  measure_formats(bench);
}

}  // namespace acm::bench
