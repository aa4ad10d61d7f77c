// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "loaded.h"

#include "assets/surface_texture.h"
#include "inspect/image/image.h"

namespace acm::inspect {

// Loading may fail although the host added the object itself; so the store decides, and its error is
// returned.

Result<const BoundTable*> loaded_table(Assets& assets, ObjectId table) {
  (void)assets.load_motion_table(table);
  return AssetsAccess::store(assets).bind(table);
}

Result<const Setup*> loaded_setup(Assets& assets, ObjectId setup) {
  (void)assets.load(setup);
  return AssetsAccess::store(assets).setup(setup);
}

Result<const PhysicsScript*> loaded_script(Assets& assets, ObjectId script) {
  (void)assets.load(script);
  return AssetsAccess::store(assets).get<PhysicsScript>(script);
}

Result<ObjectId> meant_table(Assets& assets, ObjectId setup, ObjectId table) {
  const Result<const Setup*> found = loaded_setup(assets, setup);
  if (!found) return found.error();
  return table != 0 ? table : (*found)->default_motion_table;
}

Result<const RenderSurface*> loaded_image(Assets& assets, ObjectId id) {
  (void)assets.load(id);
  const AssetStore& store = AssetsAccess::store(assets);
  if (const Result<const SurfaceTexture*> texture = store.get<SurfaceTexture>(id))
    for (const ObjectId image : (*texture)->images) {
      (void)assets.load(image);
      if (store.status(image).ok()) break;
    }
  return find_image(store, id);
}

}  // namespace acm::inspect
