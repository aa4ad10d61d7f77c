// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "look_options.h"

#include "assets/clothing.h"
#include "assets/look.h"

#include <filesystem>

#include "input_file.h"
#include "names.h"
#include "output.h"
#include "suggestions.h"
#include "tool_error.h"

namespace acm::tool {

namespace {

constexpr std::byte kVersion{0x11};  // every ObjDesc begins with it

Vector<std::byte> bytes_of_text(std::string_view text, const std::string& where) {
  const auto bytes = inspect::bytes_of_hex(text);
  if (!bytes)
    throw ToolError(fmt::format("{}: neither a file nor hexadecimal digits: {}", where, bytes.error().text),
                    kWrongUsage);
  return *bytes;
}

// A file holds the bytes as they are, or as digits.
Vector<std::byte> look_bytes(const std::string& text) {
  std::error_code ignored;
  if (text != "-" && !std::filesystem::exists(text, ignored)) return bytes_of_text(text, text);
  const InputFile file(text);
  const Bytes bytes = file.bytes();
  if (!bytes.empty() && bytes.front() == kVersion) return {bytes.begin(), bytes.end()};
  return bytes_of_text(file.text(), text);
}

Appearance described_look(const std::string& text) {
  if (text.empty()) return {};
  const Result<Appearance> appearance = decode_appearance(look_bytes(text));
  if (!appearance) throw ToolError(fmt::format("{}: {}", text, describe(appearance.error())));
  return *appearance;
}

ObjectId own_palette(const AssetStore& store, ObjectId setup) {
  const Result<Look> look = make_look(store, setup);
  if (!look) throw ToolError(describe(look.error()));
  for (const LookPart& part : look->parts)
    if (part.original_palette != 0) return part.original_palette;
  return 0;
}

void put_on(Appearance& appearance, AssetLoader& loader, const AssetSource& source, ObjectId setup,
            const LookOptions& options) {
  if (options.clothing.empty()) return;
  const ObjectId table = resolve_object(options.clothing, source.ids(), {ObjectType::ClothingTable});
  loader.load_clothing(table);
  const AssetStore& store = loader.store();
  const Result<const ClothingTable*> found = store.get<ClothingTable>(table);
  if (!found) throw ToolError(describe(found.error()));
  if (!(*found)->find_base(setup_of_clothes(setup)) && !(*found)->find_base(setup))
    report(fmt::format("{}: has no clothes for {}, which stays as it is", hex32(table), hex32(setup)));
  if (const Status worn =
          wear(appearance, store, setup, Garment::of(table, options.palette_template, options.shade));
      !worn)
    report(fmt::format("{}: {}", hex32(table), describe(worn.error())));
}

}  // namespace

void add_look_options(CLI::App& command, LookOptions& options) {
  CLI::Option* clothing =
      command.add_option("--clothing", options.clothing, "Clothing table (0x10……) that the creature wears")
          ->type_name("ID");
  command.add_option("--template", options.palette_template, "Dye of the clothing table (default: none)")
      ->type_name("KEY")
      ->needs(clothing);
  command.add_option("--shade", options.shade, "Shade of the dye, from 0 to 1")
      ->check(finite_within(0, 1))
      ->type_name("S")
      ->needs(clothing);
  command
      .add_option(
          "--look", options.look,
          "Look of the creature: an ObjDesc, in a file or as hexadecimal digits; clothing goes over it")
      ->type_name("FILE|HEX");
  command
      .add_option("--base-palette", options.base_palette,
                  "Palette that dyes change (default: the look's, else that of the first part that has one)")
      ->type_name("ID");
  command.add_flag("--markers", options.show_markers,
                   "Also show meshes whose degrade record says that the game never draws them");
}

Appearance load_look(AssetLoader& loader, const AssetSource& source, ObjectId setup,
                     const LookOptions& options) {
  loader.load_body(setup);
  if (options.is_plain()) return {};
  Appearance appearance = described_look(options.look);
  put_on(appearance, loader, source, setup, options);
  if (!options.base_palette.empty())
    appearance.base_palette = resolve_object(options.base_palette, source.ids(), {ObjectType::Palette});
  if (appearance.base_palette == 0) appearance.base_palette = own_palette(loader.store(), setup);
  loader.load_appearance(appearance);
  return appearance;
}

}  // namespace acm::tool
