// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "inspect/gltf/gltf.h"

#include "inspect/text/text.h"

#include <fmt/format.h>

#include <algorithm>

#include "loaded.h"

namespace acm::inspect {

namespace {

// Those that count, or only those of some names.
InspectResult<std::vector<TableMotion>> named_motions(const MotionTable& table,
                                                      std::span<const std::string> names) {
  std::vector<TableMotion> motions = table_motions(table);
  std::erase_if(motions, [](const TableMotion& motion) { return motion.overridden; });
  if (names.empty()) return motions;
  std::vector<TableMotion> chosen;
  for (const std::string& name : names) {
    const auto it = std::ranges::find(motions, name, clip_name);
    if (it == motions.end())
      return InspectError{ErrorCode::NotFound, 0,
                          fmt::format("{} has no motion {}", hex32(table.id()), name)};
    chosen.push_back(*it);
  }
  return chosen;
}

}  // namespace

InspectResult<GltfExport> export_gltf(Assets& assets, ObjectId setup, const GltfOptions& options,
                                      ObjectId table, std::span<const std::string> motions) {
  const Result<ObjectId> table_id = meant_table(assets, setup, table);
  if (!table_id) return to_inspect_error(table_id.error());
  (void)assets.load_model(setup);
  (void)assets.load_appearance(options.appearance);
  const BoundTable* bound = nullptr;
  std::vector<TableMotion> chosen;
  if (*table_id != 0) {
    const Result<const BoundTable*> found = loaded_table(assets, *table_id);
    if (!found) return to_inspect_error(found.error());
    bound = *found;
    InspectResult<std::vector<TableMotion>> named = named_motions(*bound->table, motions);
    if (!named) return named.error();
    chosen = std::move(named).value();
  } else if (!motions.empty()) {
    return InspectError{ErrorCode::NotFound, 0, fmt::format("{} names no motion table", hex32(setup))};
  }
  Result<GltfExport> made = acm::export_gltf(AssetsAccess::store(assets), setup, bound, chosen, options);
  if (!made) return to_inspect_error(made.error());
  return std::move(made).value();
}

InspectResult<ImportedGltf> import_gltf(Bytes file, const GltfImportOptions& options) {
  InspectResult<GltfImport> import = acm::import_gltf(file, options.read_file);
  if (!import) return import.error();
  if (!options.force && !import->findings.empty())
    return InspectError{ErrorCode::BadValue, 0, fmt::format("{}", fmt::join(import->findings, "\n"))};
  ImportedGltf out;
  out.setup = import->setup;
  out.notes = std::move(import->notes);
  out.findings = std::move(import->findings);
  for (GltfImport::Imported& one : import->animations)
    out.animations.push_back({one.animation.id, write_animation(one.animation), one.animation.frame_count,
                              one.edited_frames, std::move(one.edited_parts), std::move(one.edited_in)});
  return out;
}

}  // namespace acm::inspect
