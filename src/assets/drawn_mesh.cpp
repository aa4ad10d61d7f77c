// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "assets/drawn_mesh.h"

#include <algorithm>

namespace acm {

namespace {

// Null: the mesh is drawn itself.
const GfxObjDegradeInfo* degrade_record(const AssetStore& store, const GfxObj& named) {
  if ((named.flags & GfxObj::kHasDegrade) == 0) return nullptr;
  const Result<const GfxObjDegradeInfo*> info = store.get<GfxObjDegradeInfo>(named.degrade);
  return info && !(*info)->levels.empty() ? *info : nullptr;
}

}  // namespace

Result<NearMesh> drawn_mesh(const AssetStore& store, ObjectId mesh, Markers markers) {
  const Result<const GfxObj*> named = store.gfxobj(mesh);
  if (!named) return named.error();
  const GfxObjDegradeInfo* info = degrade_record(store, **named);
  if (!info) return NearMesh{*named};
  // The client makes all levels from level 0 on, so without it there is no part.
  if (const ObjectId first = info->levels[0].gfxobj; first != 0)
    if (const Result<const GfxObj*> level_0 = store.gfxobj(first); !level_0) return level_0.error();
  NearMesh near;
  near.level = info->level_at(0.0f);
  near.is_marker = near.level->gfxobj == 0;
  if (near.is_marker && markers == Markers::Shown) {
    const auto shown =
        std::ranges::find_if(info->levels, [](const auto& level) { return level.gfxobj != 0; });
    if (shown != info->levels.end()) near.level = &*shown;
  }
  if (near.level->gfxobj == 0) return near;
  const Result<const GfxObj*> found = store.gfxobj(near.level->gfxobj);
  if (!found) return found.error();
  near.mesh = *found;
  return near;
}

}  // namespace acm
