// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "asset_loader.h"

#include "inspect/graph/table_motions.h"

#include <fmt/format.h>

#include <algorithm>

#include "files/missing_objects.h"
#include "names.h"
#include "output.h"
#include "tool_error.h"

namespace acm::tool {

AssetLoader::AssetLoader(const AssetSource& source) : source_(source) {
  assets_.read_as(source.layout());
  if (source.keeps_command_ids()) assets_.keep_command_ids();
  // So that every table that follows has the names of today.
  (void)add_object(kNumberingTable);
}

void AssetLoader::load(ObjectId id) {
  (void)assets_.load(id);
  complete();
}

void AssetLoader::load_body(ObjectId setup_id) {
  (void)assets_.load_model(setup_id);
  complete();
}

void AssetLoader::load_particles(ObjectId setup_id) {
  (void)assets_.load_particles(setup_id);
  complete();
}

void AssetLoader::load_appearance(const Appearance& appearance) {
  (void)assets_.load_appearance(appearance);
  complete();
}

void AssetLoader::load_clothing(ObjectId clothing_table) {
  (void)assets_.load_clothing(clothing_table);
  complete();
}

const BoundTable& AssetLoader::load_table(ObjectId table_id) {
  (void)assets_.load_motion_table(table_id);
  complete();
  const Result<const BoundTable*> table = AssetsAccess::store(assets_).bind(table_id);
  if (!table) throw ToolError(describe(table.error()));
  return **table;
}

void AssetLoader::complete() {
  add_missing_objects(assets_, [this](ObjectId id) { return add_object(id); });
}

bool AssetLoader::add_object(ObjectId id) {
  if (!tried_.insert(id).second) return false;
  const std::optional<std::size_t> index = source_.find(id);
  if (!index) return false;
  try {
    const Status status = assets_.add(id, source_.read(*index));
    if (!status && status.error().code != ErrorCode::Unsupported) report(describe(status.error()));
    return status.ok();
  } catch (const ToolError& error) {
    report(error.what());
    return false;
  }
}

ObjectId motion_table_of(const AssetStore& store, ObjectId setup_id) {
  const Result<const Setup*> setup = store.setup(setup_id);
  if (!setup) throw ToolError(describe(setup.error()));
  if ((*setup)->default_motion_table != 0) return (*setup)->default_motion_table;
  throw ToolError(fmt::format("{} names no motion table; name the table itself", hex32(setup_id)),
                  kWrongUsage);
}

namespace {

[[noreturn]] void fail_as_unrelated(ObjectId id) {
  throw ToolError(fmt::format("{} is of type {}; a motion table (0x09...), a Setup (0x02...) or an animation "
                              "(0x03...) is needed",
                              hex32(id), to_string(object_type(id))),
                  kWrongUsage);
}

// Those that play any of the animations, each table looked at once.
std::vector<ObjectId> tables_playing(AssetLoader& loader, const AssetSource& source,
                                     const std::set<ObjectId>& animations) {
  std::vector<ObjectId> tables;
  for (const ObjectId id : source.ids()) {
    if (object_type(id) != ObjectType::MotionTable) continue;
    loader.load(id);
    const Result<const MotionTable*> table = loader.store().motion_table(id);
    if (table && std::ranges::any_of(table_motions(**table), [&](const TableMotion& motion) {
          return !motion.overridden &&
                 std::ranges::any_of((*table)->anims_of(*motion.data), [&](const AnimData& anim) {
                   return animations.contains(anim.animation);
                 });
        }))
      tables.push_back(id);
  }
  return tables;
}

// Adds the motion table that a Setup names. A Setup without one is skipped; a table that is missing is
// reported.
void add_tables_of_setup(AssetLoader& loader, const AssetSource& source, ObjectId id,
                         std::set<ObjectId>& tables) {
  loader.load(id);
  const Result<const Setup*> setup = loader.store().setup(id);
  if (!setup || (*setup)->default_motion_table == 0) return;
  const ObjectId table = (*setup)->default_motion_table;
  if (source.find(table))
    tables.insert(table);
  else
    report(fmt::format("{}: its motion table {} is missing", hex32(id), hex32(table)));
}

}  // namespace

bool plays(const MotionTable& table, const MotionData& motion, ObjectId animation) {
  return std::ranges::any_of(table.anims_of(motion),
                             [&](const AnimData& anim) { return anim.animation == animation; });
}

ObjectId table_instead_of_animation(AssetLoader& loader, const AssetSource& source, ObjectId id) {
  if (object_type(id) != ObjectType::Animation) return id;
  const std::vector<ObjectId> tables = tables_playing(loader, source, {id});
  if (tables.empty())
    throw ToolError(fmt::format("no motion table plays {}; name a motion table or a Setup", hex32(id)));
  std::string others;
  for (std::size_t i = 1; i < tables.size(); ++i) others += fmt::format(" {}", hex32(tables[i]));
  report(fmt::format("{} is played by {}, which is shown{}{}", hex32(id), hex32(tables.front()),
                     others.empty() ? "" : "; also by", others));
  return tables.front();
}

ObjectId resolve_table(AssetLoader& loader, const AssetSource& source, ObjectId id) {
  id = table_instead_of_animation(loader, source, id);
  if (object_type(id) == ObjectType::MotionTable) return id;
  if (object_type(id) != ObjectType::Setup) fail_as_unrelated(id);
  loader.load(id);
  return motion_table_of(loader.store(), id);
}

// Where a pattern matches tables or Setups, the animations that match do not count.
std::vector<ObjectId> resolve_tables(AssetLoader& loader, const AssetSource& source,
                                     const std::string& text) {
  const std::vector<ObjectId> named = resolve_objects(text, source.ids(), kTableTypes);
  if (named.size() == 1) return {resolve_table(loader, source, named.front())};
  std::set<ObjectId> tables, animations;
  for (const ObjectId id : named) {
    if (object_type(id) == ObjectType::MotionTable) tables.insert(id);
    if (object_type(id) == ObjectType::Setup) add_tables_of_setup(loader, source, id, tables);
    if (object_type(id) == ObjectType::Animation) animations.insert(id);
  }
  if (animations.size() == named.size()) {
    const std::vector<ObjectId> playing = tables_playing(loader, source, animations);
    tables.insert(playing.begin(), playing.end());
  }
  if (tables.empty()) throw ToolError(fmt::format("nothing that matches '{}' has a motion table", text));
  return {tables.begin(), tables.end()};
}

ObjectId resolve_setup(AssetLoader& loader, const AssetSource& source, ObjectId id) {
  if (object_type(id) == ObjectType::Setup) return id;
  if (object_type(id) != ObjectType::MotionTable) fail_as_unrelated(id);
  loader.load(id);
  if (const auto table = loader.store().motion_table(id); !table) throw ToolError(describe(table.error()));
  const std::multimap<ObjectId, ObjectId> setups = setups_by_table(loader, source);
  const auto [first, last] = setups.equal_range(id);
  if (first == last)
    throw ToolError(fmt::format("no Setup names {}; name a Setup, and the table with --table", hex32(id)));
  std::string others;
  for (auto it = std::next(first); it != last; ++it) others += fmt::format(" {}", hex32(it->second));
  if (!others.empty())
    report(fmt::format("{} is shown with {}; it also moves{}", hex32(id), hex32(first->second), others));
  return first->second;
}

std::multimap<ObjectId, ObjectId> setups_by_table(AssetLoader& loader, const AssetSource& source) {
  std::multimap<ObjectId, ObjectId> setups;
  for (const AssetSource::Entry& entry : source.entries()) {
    if (object_type(entry.id) != ObjectType::Setup) continue;
    loader.load(entry.id);
    if (const auto setup = loader.store().setup(entry.id))
      setups.emplace((*setup)->default_motion_table, entry.id);
  }
  return setups;
}

}  // namespace acm::tool
