// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "assets/drawn_mesh.h"

namespace acm {

Result<const GfxObj*> drawn_mesh(const AssetStore& store, ObjectId mesh) {
  const Result<const GfxObj*> named = store.gfxobj(mesh);
  if (!named || ((*named)->flags & GfxObj::kHasDegrade) == 0) return named;
  const Result<const GfxObjDegradeInfo*> info = store.get<GfxObjDegradeInfo>((*named)->degrade);
  if (!info || (*info)->levels.empty()) return named;
  return store.gfxobj((*info)->levels[0].gfxobj);
}

}  // namespace acm
