// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "extract_png.h"

#include <algorithm>
#include <filesystem>
#include <memory>

#include "image_files.h"
#include "names.h"
#include "object_files.h"
#include "output.h"
#include "progress.h"
#include "tool_error.h"
#include "truncated_files.h"

namespace acm::tool {

namespace {

/// The file that images come from, and those beside it.
struct ImageContainers {
  std::vector<std::unique_ptr<OpenDat>> opened;
  std::vector<const DatFile*> all;

  explicit ImageContainers(const PngExtraction& extraction) : all{&extraction.file.dat} {
    for (const std::string& path : extraction.also) {
      opened.push_back(std::make_unique<OpenDat>(path));
      all.push_back(&opened.back()->dat);
    }
  }
};

// Without a choice every image once: textures would show the same ones again, but those of older files are
// images themselves.
std::vector<DatEntry> selected_images(const PngExtraction& extraction) {
  const bool is_older = extraction.file.dat.header().layout == DatLayout::Older;
  std::vector<DatEntry> entries = extraction.selection.select(extraction.file.dat);
  if (extraction.selection.ids.empty() && extraction.selection.type.empty())
    std::erase_if(entries, [&](const DatEntry& e) {
      const ObjectType type = object_type(e.id);
      return type != ObjectType::RenderSurface && !(is_older && type == ObjectType::SurfaceTexture);
    });
  return entries;
}

/// The PNG of an object; throws ToolError when there is none.
Vector<std::byte> png_of(ImageFiles& images, ObjectId id) {
  const ObjectType type = object_type(id);
  if (type != ObjectType::RenderSurface && type != ObjectType::SurfaceTexture)
    throw ToolError(
        fmt::format("{}: not an image (--png takes render-surface and surface-texture)", hex32(id)));
  const InspectResult<inspect::Image> image = images.image(id);
  if (!image) throw ToolError(image.error().text);
  if (image->rgba.empty()) throw ToolError(fmt::format("{}: an image without pixels", hex32(id)));
  if (image->outside_palette != 0)
    report(fmt::format("{}: {} outside the palette, which are clear", hex32(id),
                       counted(image->outside_palette, "pixel")));
  return inspect::write_png(*image);
}

int print_png(ImageFiles& images, const std::vector<DatEntry>& entries) {
  if (entries.size() != 1)
    throw ToolError(
        fmt::format("-o -: the standard output takes one image, not {}; name one, or a folder (-o DIR)",
                    entries.size()),
        kWrongUsage);
  const Vector<std::byte> png = png_of(images, entries.front().id);
  check_for_truncated_files();
  write_out({reinterpret_cast<const char*>(png.data()), png.size()});
  return 0;
}

}  // namespace

int extract_png(const PngExtraction& extraction) {
  const ImageContainers containers(extraction);
  ImageFiles images(containers.all, extraction.palette);
  const std::vector<DatEntry> entries = selected_images(extraction);
  if (extraction.folder == "-") return print_png(images, entries);
  make_folder(extraction.folder);
  Progress progress("writing PNG", entries.size());
  std::size_t written = 0;
  for (std::size_t i = 0; i < entries.size(); ++i) {
    progress.show(i);
    Vector<std::byte> png;
    try {
      png = png_of(images, entries[i].id);
    } catch (const ToolError& error) {
      progress.hide();
      report(fmt::format("{}: {}", extraction.file.name, error.what()));
      continue;
    }
    check_for_truncated_files();
    write_object_as(std::filesystem::path(extraction.folder) / fmt::format("{:08X}.png", entries[i].id), png,
                    extraction.force);
    ++written;
  }
  progress.hide();
  print("{} written to {}\n", counted(written, "picture"), extraction.folder);
  return written == entries.size() ? 0 : kBadData;
}

}  // namespace acm::tool
