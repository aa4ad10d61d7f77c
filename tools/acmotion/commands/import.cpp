// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "inspect/gltf/gltf.h"

#include <algorithm>
#include <filesystem>
#include <functional>
#include <numbers>
#include <system_error>

#include "subcommands.h"
#include "support/change_dat.h"
#include "support/input_file.h"
#include "support/names.h"
#include "support/object_files.h"
#include "support/output.h"
#include "support/standard_stream.h"
#include "support/tool_error.h"

namespace acm::tool {

namespace {

namespace fs = std::filesystem;

struct ImportOptions {
  std::string file;
  std::string folder = ".";
  std::string dat;
  bool force = false;
  bool replace = false;
  bool backup = false;
  bool all = false;
  bool changed = false;  // the default, said aloud
};

struct ImportCounts {
  std::size_t written = 0;
  std::size_t there_already = 0;
};

// Below the folder of the file that names it, also when links are followed.
InspectResult<Vector<std::byte>> read_beside(const fs::path& gltf, const std::string& name) {
  const auto refused = [&](std::string_view why) {
    return InspectError{ErrorCode::BadValue, 0, fmt::format("its file {}: {}", name, why)};
  };
  if (is_standard_stream(gltf.string()))
    return refused("the standard input has no folder beside it; name the .gltf file");
  std::error_code error;
  const fs::path folder = fs::canonical(fs::absolute(gltf).parent_path(), error);
  const fs::path path = error ? fs::path() : fs::canonical(folder / name, error);
  if (error) return refused(error.message());
  if (std::mismatch(folder.begin(), folder.end(), path.begin(), path.end()).first != folder.end())
    return refused("a link leads out of the folder");
  if (!fs::is_regular_file(path, error)) return refused("not a file");
  const FileResult<MappedFile> file = MappedFile::open(path);
  if (!file) return refused(file.error().text);
  return Vector<std::byte>(file->bytes().begin(), file->bytes().end());
}

GltfImport read(const std::string& path) {
  const InputFile file(path);
  InspectResult<GltfImport> import =
      import_gltf(file.bytes(), [&](const std::string& name) { return read_beside(path, name); });
  if (!import) throw ToolError(fmt::format("{}: {}", input_name(path), import.error().text));
  return std::move(import).value();
}

// The parts that were moved most, in words: "part_07 by 0.250 m and 12.0 degrees, and 3 more parts".
std::string edits_text(std::vector<inspect::EditedPart> parts) {
  constexpr std::size_t kMax = 4;
  std::ranges::stable_sort(parts, std::greater(),
                           [](const auto& part) { return std::max(part.metres, part.radians); });
  std::string text;
  for (std::size_t i = 0; i < std::min(parts.size(), kMax); ++i) {
    const double degrees = parts[i].radians * 180.0 / std::numbers::pi;
    text += fmt::format("{}part_{:02} by ", i == 0 ? "" : ", ", parts[i].part);
    if (parts[i].metres > 0.0) text += fmt::format("{:.3g} m", parts[i].metres);
    if (parts[i].radians > 0.0)
      text += fmt::format("{}{:.3g} degrees", parts[i].metres > 0.0 ? " and " : "", degrees);
  }
  if (parts.size() > kMax) text += fmt::format(", and {}", counted(parts.size() - kMax, "more part"));
  return text;
}

// Returns how many.
std::size_t print_edited(const GltfImport& import) {
  std::size_t edited = 0;
  for (const GltfImport::Imported& one : import.animations) {
    if (one.edited_frames == 0) continue;
    ++edited;
    print("{}: {} of {} edited in {}{}: {}\n", hex32(one.animation.id), one.edited_frames,
          counted(one.animation.frame_count, "frame"), one.edited_in.front(),
          one.edited_in.size() > 1 ? fmt::format(" and {}", counted(one.edited_in.size() - 1, "more motion"))
                                   : "",
          edits_text(one.edited_parts));
  }
  flush_output();
  return edited;
}

// There may be thousands of the same kind.
void report_lines(const std::vector<std::string>& lines, const char* more) {
  constexpr std::size_t kMax = 20;
  for (std::size_t i = 0; i < std::min(lines.size(), kMax); ++i) report(lines[i]);
  if (lines.size() > kMax) report(fmt::format("and {}", counted(lines.size() - kMax, more)));
}

void refuse_existing_files(const ImportOptions& options, const GltfImport& import) {
  for (const GltfImport::Imported& one : import.animations)
    if (const fs::path path = fs::path(options.folder) / object_file_name(one.animation.id); fs::exists(path))
      throw ToolError(fmt::format("{}: already exists (--replace replaces it)", path.string()));
}

ImportCounts write_to_folder(const ImportOptions& options, const GltfImport& import) {
  if (import.animations.empty()) return {};
  if (!options.replace) refuse_existing_files(options, import);
  make_folder(options.folder);
  for (const GltfImport::Imported& one : import.animations)
    write_object(options.folder, one.animation.id, write_animation(one.animation), options.replace);
  return {import.animations.size(), 0};
}

enum class Stored { Absent, AsExported, AsImported, Otherwise };

// What a container has of an animation that came back: a file of export carries its records as they were.
Stored stored_in(const DatFile& dat, const GltfImport::Imported& one, Bytes imported) {
  const DatEntry* entry = dat.find(one.animation.id);
  if (!entry) return Stored::Absent;
  Vector<std::byte> buffer;
  const Result<Bytes> stored = dat.read(*entry, buffer);
  if (!stored) return Stored::Otherwise;
  if (std::ranges::equal(*stored, imported)) return Stored::AsImported;
  return std::ranges::equal(*stored, one.original) ? Stored::AsExported : Stored::Otherwise;
}

// Somebody's later work is lost, which must be asked for.
void report_changed(const ImportOptions& options, const std::vector<ObjectId>& changed) {
  if (changed.empty()) return;
  std::vector<std::string> lines;
  for (const ObjectId id : changed)
    lines.push_back(fmt::format("{}: {} was changed since this export", options.dat, hex32(id)));
  report_lines(lines, "more animation");
  if (options.force) return;
  throw ToolError(
      fmt::format("{}: nothing was imported, because {} would be lost (export again and repeat the edit, or "
                  "overwrite {} with --force)",
                  options.dat, changed.size() == 1 ? "a later change" : "later changes",
                  changed.size() == 1 ? "it" : "them"));
}

ImportCounts write_to_dat(const ImportOptions& options, const GltfImport& import) {
  const DatStamp timestamp{seconds_now(), 0};
  ImportCounts counts;
  change_dat(options.dat, options.backup, [&](DatWriter& writer, const DatFile& old) {
    std::vector<ObjectId> changed;
    for (const GltfImport::Imported& one : import.animations) {
      Vector<std::byte> bytes = write_animation(one.animation);
      const Stored stored = stored_in(old, one, bytes);
      if (stored == Stored::AsImported) {
        ++counts.there_already;
        continue;
      }
      if (stored == Stored::Otherwise) changed.push_back(one.animation.id);
      if (const Status status = writer.put(one.animation.id, std::move(bytes), timestamp); !status.ok())
        throw ToolError(describe(status.error()));
      ++counts.written;
    }
    report_changed(options, changed);
    return counts.written > 0;
  });
  return counts;
}

// In brackets, what else there is to say of how many were written.
std::string more_of(const ImportCounts& counts, std::size_t edited, std::size_t left_out) {
  if (counts.there_already > 0)
    return fmt::format(" ({} {} there already)", grouped(counts.there_already),
                       counts.there_already == 1 ? "is" : "are");
  if (edited == 0 && left_out > 0)
    return fmt::format(" (--all writes {} that {} not edited)", grouped(left_out),
                       left_out == 1 ? "was" : "were");
  return "";
}

int run(const ImportOptions& options) {
  refuse_standard_stream(options.folder, "-o",
                         "animations go into a folder (-o DIR) or a container (--into FILE)");
  refuse_standard_stream(options.dat, "--into", kChangedInPlace);
  GltfImport import = read(options.file);
  for (const std::string& note : import.notes) report(note);
  const std::size_t edited = print_edited(import);
  report_lines(import.findings, "more finding");
  if (!import.findings.empty() && !options.force)
    throw ToolError(
        fmt::format("{}: nothing was imported, because edits would be lost or damaged (--force "
                    "imports it nevertheless)",
                    input_name(options.file)));
  const std::size_t left_out =
      options.all ? 0
                  : std::erase_if(import.animations, [](const auto& one) { return one.edited_frames == 0; });
  const ImportCounts counts =
      options.dat.empty() ? write_to_folder(options, import) : write_to_dat(options, import);
  print("{}: {} written, {} edited{}\n", options.dat.empty() ? options.folder : options.dat,
        counted(counts.written, "animation"), edited, more_of(counts, edited, left_out));
  return 0;
}

}  // namespace

void add_import(CLI::App& app, Outcome& outcome) {
  CLI::App* command = app.add_subcommand("import", "Take animations back from an exported glTF file");
  auto options = std::make_shared<ImportOptions>();
  command
      ->add_option("FILE", options->file,
                   "A .glb or .gltf file of acmotion export, as it was or edited; - for the standard input")
      ->required()
      ->type_name("");
  CLI::Option* folder =
      command->add_option("-o,--out", options->folder,
                          "Folder for the animations, as XXXXXXXX.bin each (default: the current one)");
  folder->type_name("DIR");
  command->add_flag("--replace", options->replace, "Replace files that are there already");
  command->add_flag(
      "--force", options->force,
      "Import also what looks damaged (sampled again, parts renamed or missing, axes turned), and "
      "what was changed in the container since the export");
  CLI::Option* dat = command->add_option("--into", options->dat,
                                         "Put them into this container instead, in place of the old");
  dat->type_name("FILE")->excludes(folder);
  command
      ->add_flag("--backup", options->backup, "Keep the old container as FILE.bak, or FILE.bak.2 and so on")
      ->needs(dat);
  CLI::Option* all = command->add_flag("--all", options->all, "Also those that were not edited");
  command->add_flag("--changed", options->changed, "Only those that were edited, which is the default")
      ->excludes(all);
  command->footer(
      "Animations and parts are found by name. Hooks, ranges and root motion stay as they were, and so do "
      "the\n"
      "bytes of what was not edited. What was edited is printed before anything is written. A file in which\n"
      "keys are not at frames, parts are missing, renamed or elsewhere, the root is turned or scaled, or "
      "nearly\n"
      "everything has changed is refused, and so are edits of the extras. --into refuses an animation that "
      "was\n"
      "changed in the container since the export. In Blender, untick Always Sample Animations and tick "
      "Custom\n"
      "Properties and +Y Up when exporting.\n"
      "\n"
      "Examples:\n"
      "  acmotion import mannequin.glb -o animations/\n"
      "  acmotion import mannequin.glb --into my_portal.dat --backup");
  command->callback([options, &outcome] { outcome.exit_code = run(*options); });
}

}  // namespace acm::tool
