// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/dat.hpp"
#include "acmotion/host.hpp"
#include "acmotion/types.hpp"
#include "assets/animation.h"
#include "assets/bound_script.h"
#include "assets/bound_table.h"
#include "assets/clothing_table.h"
#include "assets/command_numbering.h"
#include "assets/gfxobj.h"
#include "assets/gfxobj_degrade_info.h"
#include "assets/motion_table.h"
#include "assets/older_records.h"
#include "assets/palette.h"
#include "assets/palette_set.h"
#include "assets/particle_emitter_info.h"
#include "assets/physics_script.h"
#include "assets/physics_script_table.h"
#include "assets/render_surface.h"
#include "assets/setup.h"
#include "assets/sound_table.h"
#include "assets/surface.h"
#include "assets/surface_texture.h"
#include "assets/wave.h"
#include "base/bytes.h"

#include <cstdint>
#include <memory>

namespace acm {

/// Decoded objects by id. While nothing is added, any number of threads may read it and bind tables. Pointers
/// it hands out stay valid as long as the store.
class AssetStore final : public ScriptSource {
 public:
  AssetStore();
  ~AssetStore();
  AssetStore(AssetStore&&) noexcept;
  AssetStore& operator=(AssetStore&&) noexcept;

  /// Decodes an object. Its type follows from the id; a record that holds an id must hold this one. If it
  /// cannot be decoded, the reason is stored and returned by later look-ups. Adding an id again replaces the
  /// object; do so only before anything was bound. Types that the store does not decode are refused as
  /// Unsupported. Errors carry the id. An animation that a bound table lacked is bound in place.
  Status add(ObjectId id, Bytes bytes);
  /// Takes an object made in memory under its own id.
  template <class T>
  void add(T object);

  /// An object by id; T is one of the record types that this header includes. Fails with NotFound, or with
  /// the reason why it could not be decoded.
  template <class T>
  Result<const T*> get(ObjectId id) const;
  Result<const MotionTable*> motion_table(ObjectId id) const { return get<MotionTable>(id); }
  Result<const Animation*> animation(ObjectId id) const { return get<Animation>(id); }
  Result<const Setup*> setup(ObjectId id) const { return get<Setup>(id); }
  Result<const GfxObj*> gfxobj(ObjectId id) const { return get<GfxObj>(id); }
  Result<const Surface*> surface(ObjectId id) const { return get<Surface>(id); }
  Result<const SoundTable*> sound_table(ObjectId id) const { return get<SoundTable>(id); }
  [[nodiscard]] const BoundScript* find_script(ObjectId id) const override;
  /// Whether an object of any type is there, and else why not.
  [[nodiscard]] Status status(ObjectId id) const;

  /// Resolves every animation that a table names. Missing animations do not fail; they are listed. The same
  /// table is bound once, also when several threads ask for it.
  Result<const BoundTable*> bind(ObjectId table_id);

  /// The numbering of commands that the records of motion tables had; found out when the table
  /// kNumberingTable is added as bytes. Tables added as bytes, before or after, are translated unless they
  /// are bound.
  [[nodiscard]] CommandNumbering numbering() const;
  /// How the bytes of `add` are laid out: that of the container they are from (dat-formats 1.5). An Older
  /// texture is its own image, found under its own id.
  void read_as(DatLayout layout);
  /// Leaves the ids of motion tables as they are.
  void keep_command_ids();

  /// Ids of all objects of a type that could be decoded, ascending.
  [[nodiscard]] Vector<ObjectId> ids(ObjectType type) const;

  /// Goes up with every object that is added.
  [[nodiscard]] std::uint64_t generation() const;
  /// The motion tables and Setups that were added after that generation, or whose animations were; ascending.
  /// Animations change a table only once it is bound, and a Setup only through its default animation.
  [[nodiscard]] Vector<ObjectId> changed_since(std::uint64_t generation) const;

 private:
  struct Contents;
  std::unique_ptr<Contents> contents_;
};

}  // namespace acm
