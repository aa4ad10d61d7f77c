// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "assets/wave.h"

#include <filesystem>

#include "dat_subcommands.h"
#include "support/extract_png.h"
#include "support/names.h"
#include "support/object_files.h"
#include "support/open_dat.h"
#include "support/output.h"
#include "support/progress.h"
#include "support/tool_error.h"
#include "support/truncated_files.h"

namespace acm::tool {

namespace {

struct DatExtractOptions {
  std::string dat;
  DatSelection selection;
  std::string folder;
  bool force = false;
  bool raw = false;
  bool png = false;
  std::string palette;
  std::vector<std::string> also;
};

// Sounds come as files that can be played; other data stays as it is.
void write(const DatExtractOptions& options, const std::string& folder, ObjectId id, Bytes bytes) {
  if (object_type(id) == ObjectType::Wave && !options.raw)
    if (const Result<Wave> wave = read_wave(bytes))
      if (const Result<Vector<std::byte>> wav = to_wav_file(*wave))
        return write_object_as(std::filesystem::path(folder) / fmt::format("{:08X}.wav", id), *wav,
                               options.force);
  write_object(folder, id, bytes, options.force);
}

// One object, as it is stored, to the standard output.
int print_only(const DatFile& dat, const std::vector<DatEntry>& entries) {
  if (entries.size() != 1)
    throw ToolError(
        fmt::format("-o -: the standard output takes one object, not {}; name one, or a folder (-o DIR)",
                    entries.size()),
        kWrongUsage);
  Vector<std::byte> buffer;
  const Result<Bytes> bytes = dat.read(entries.front(), buffer);
  if (!bytes) throw ToolError(describe(bytes.error()));
  write_out({reinterpret_cast<const char*>(bytes->data()), bytes->size()});
  return 0;
}

int run(const DatExtractOptions& options) {
  if (options.folder.empty() && options.selection.ids.empty() && options.selection.type.empty())
    throw ToolError("to extract everything, name a folder (-o DIR), or choose objects by id or --type",
                    kWrongUsage);
  const std::string folder = options.folder.empty() ? "." : options.folder;
  const OpenDat file(options.dat);
  if (options.png) {
    const ObjectId palette = options.palette.empty() ? 0 : parse_object_id(options.palette);
    return extract_png({file, options.selection, folder, options.also, palette, options.force});
  }
  const std::vector<DatEntry> entries = options.selection.select(file.dat);
  if (folder == "-") return print_only(file.dat, entries);
  make_folder(folder);
  Progress progress("extracting", entries.size());
  Vector<std::byte> buffer;
  std::size_t written = 0;
  for (std::size_t i = 0; i < entries.size(); ++i) {
    progress.show(i);
    const Result<Bytes> bytes = file.dat.read(entries[i], buffer);
    if (!bytes.ok()) {
      progress.hide();
      report(acm::describe(file.name, bytes.error()));
      continue;
    }
    check_for_truncated_files();
    write(options, folder, entries[i].id, *bytes);
    ++written;
  }
  progress.hide();
  print("{} written to {}\n", counted(written, "object"), folder);
  return written == entries.size() ? 0 : kBadData;
}

}  // namespace

void add_dat_extract(CLI::App& dat, Outcome& outcome) {
  CLI::App* command = dat.add_subcommand(
      "extract", "Write objects of a container as files XXXXXXXX.bin, waves as .wav, images as .png");
  auto options = std::make_shared<DatExtractOptions>();
  add_read_dat_option(*command, options->dat);
  command->add_option("ID", options->selection.ids, "Only these objects; patterns such as 0x0900* too")
      ->type_name("");
  command->add_option("--type", options->selection.type, "Only objects of this type")->type_name("TYPE");
  command
      ->add_option("-o,--out", options->folder,
                   "Folder to write to (default: the current one; must be given when everything is "
                   "extracted); - for the standard output, one object")
      ->type_name("DIR");
  CLI::Option* raw =
      command->add_flag("--raw", options->raw, "Waves as they are stored too (XXXXXXXX.bin), not as .wav");
  CLI::Option* png = command->add_flag("--png", options->png,
                                       "Only images, as pictures (XXXXXXXX.png): render-surfaces, and "
                                       "surface-textures that are named or meant by --type");
  png->excludes(raw);
  command
      ->add_option("--palette", options->palette,
                   "With --png: the palette of all indexed images (default: their own)")
      ->needs(png)
      ->type_name("ID");
  command
      ->add_option(
          "--also", options->also,
          "With --png: another container to look for images and palettes in, such as client_portal.dat for "
          "client_highres.dat")
      ->needs(png)
      ->expected(1)
      ->take_all()
      ->type_name("FILE");
  command->add_flag("--force", options->force, "Replace files that are there already");
  command->footer(
      "Examples:\n"
      "  acmotion dat extract --dat client_portal.dat --type animation -o objects/\n"
      "  acmotion dat extract --dat client_portal.dat 0x09000001 -o objects/\n"
      "  acmotion dat extract --dat client_portal.dat --type wave -o sounds/\n"
      "  acmotion dat extract --dat client_portal.dat --png -o pictures/\n"
      "  acmotion dat extract --dat client_highres.dat --also client_portal.dat --png 0x06007364\n"
      "The folder can be given to all other subcommands with --assets.");
  command->callback([options, &outcome] { outcome.exit_code = run(*options); });
}

}  // namespace acm::tool
