// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "asset_loader.h"

#include <fmt/format.h>

#include "names.h"
#include "tool_error.h"

namespace acm::tool {

void AssetLoader::load(ObjectId id) {
  if (!seen_.insert(id).second) return;
  if (const std::optional<std::size_t> index = source_.find(id)) (void)add_object(store_, source_, *index);
}

void AssetLoader::load_body(ObjectId setup_id) {
  load(setup_id);
  const Result<const Setup*> setup = store_.setup(setup_id);
  if (!setup) return;
  for (const ObjectId part : (*setup)->parts) {
    load(part);
    if (const Result<const GfxObj*> mesh = store_.gfxobj(part))
      for (const ObjectId surface : (*mesh)->surfaces) load(surface);
  }
}

const BoundTable& AssetLoader::load_table(ObjectId table_id) {
  load(table_id);
  const Result<const MotionTable*> table = store_.motion_table(table_id);
  if (!table) throw ToolError(describe(table.error()));
  for (const AnimData& anim : (*table)->anims()) load(anim.animation);
  return **store_.bind(table_id);
}

ObjectId motion_table_of(const AssetStore& store, ObjectId setup_id) {
  const Result<const Setup*> setup = store.setup(setup_id);
  if (!setup) throw ToolError(describe(setup.error()));
  if ((*setup)->default_motion_table != 0) return (*setup)->default_motion_table;
  throw ToolError(fmt::format("{} names no motion table; name the table itself", hex32(setup_id)),
                  kWrongUsage);
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
