// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "assets/asset_store.h"

#include "acmotion/host.hpp"
#include "base/host_memory.h"
#include "base/spin_lock.h"

#include <algorithm>
#include <atomic>
#include <tuple>
#include <type_traits>

#include "record.h"

namespace acm {

namespace {

/// The id a decoded object carries itself.
template <class T>
ObjectId id_of(const T& object) {
  if constexpr (requires { object.id(); })
    return object.id();
  else
    return object.id;
}

/// All objects of one type. A map keeps its nodes in place, so pointers to them stay valid.
template <class T, ObjectType Type, auto Read>
class AssetMap {
 public:
  using Object = T;
  static constexpr ObjectType kType = Type;

  Status add(ObjectId id, Bytes bytes) { return add_read(id, read(id, bytes)); }

  /// Takes what a reader has made of the object's bytes.
  Status add_read(ObjectId id, Result<T> read_object) {
    Result<T> object = checked(id, std::move(read_object));
    const Status status = object.ok() ? Status() : Status(object.error());
    put(id, std::move(object));
    return status;
  }

  void put(ObjectId id, Result<T> object) { objects_.insert_or_assign(id, std::move(object)); }

  Result<const T*> get(ObjectId id) const {
    const auto it = objects_.find(id);
    if (it == objects_.end()) return Error{ErrorCode::NotFound, id, 0, "no such object"};
    if (!it->second.ok()) return it->second.error();
    return &it->second.value();
  }

  void append_ids(Vector<ObjectId>& ids) const {
    for (const auto& [id, object] : objects_)
      if (object.ok() && object_type(id) == Type) ids.push_back(id);
  }

 private:
  static Result<T> checked(ObjectId id, Result<T> object) {
    if (!object.ok()) {
      Error error = object.error();
      error.object_id = id;
      return error;
    }
    if (id_of(object.value()) != id) return Error{ErrorCode::WrongType, id, 0, "record holds another id"};
    return object;
  }

  // Passes the id to readers of records that do not hold it.
  static Result<T> read(ObjectId id, Bytes bytes) {
    if constexpr (std::is_invocable_v<decltype(Read), Bytes, ObjectId>)
      return Read(bytes, id);
    else
      return Read(bytes);
  }

  Map<ObjectId, Result<T>> objects_;
};

}  // namespace

struct AssetStore::Contents : HostAllocated {
  // One line per type that the store decodes; the list of ACMOTION_STORED_TYPE at the end of this file must
  // name the same types.
  std::tuple<AssetMap<Animation, ObjectType::Animation, read_animation>,
             AssetMap<ClothingTable, ObjectType::ClothingTable, read_clothing_table>,
             AssetMap<GfxObj, ObjectType::GfxObj, read_gfxobj>,
             AssetMap<GfxObjDegradeInfo, ObjectType::GfxObjDegradeInfo, read_gfxobj_degrade_info>,
             AssetMap<MotionTable, ObjectType::MotionTable, read_motion_table>,
             AssetMap<Palette, ObjectType::Palette, read_palette>,
             AssetMap<PaletteSet, ObjectType::PaletteSet, read_palette_set>,
             AssetMap<ParticleEmitterInfo, ObjectType::ParticleEmitterInfo, read_particle_emitter_info>,
             AssetMap<PhysicsScript, ObjectType::PhysicsScript, read_physics_script>,
             AssetMap<PhysicsScriptTable, ObjectType::PhysicsScriptTable, read_physics_script_table>,
             AssetMap<RenderSurface, ObjectType::RenderSurface, read_render_surface>,
             AssetMap<Setup, ObjectType::Setup, read_setup>,
             AssetMap<SoundTable, ObjectType::SoundTable, read_sound_table>,
             AssetMap<Surface, ObjectType::Surface, read_surface>,
             AssetMap<SurfaceTexture, ObjectType::SurfaceTexture, read_surface_texture>,
             AssetMap<Wave, ObjectType::Wave, read_wave>>
      asset_maps;
  std::atomic_flag is_binding;  // held by `bind`, which changes the maps of bound tables
  Map<ObjectId, BoundTable> bound_tables;
  Map<ObjectId, BoundScript> bound_scripts;
  Map<ObjectId, MotionTable> bounded_tables;  // copies of those whose velocities are beyond the limits
  DatLayout layout = DatLayout::Current;
  CommandNumbering numbering = CommandNumbering::Unknown;
  bool keeps_command_ids = false;
  Vector<ObjectId> tables_as_stored;  ///< whose commands are in the numbering of the file
  std::uint64_t generation = 0;
  Map<ObjectId, std::uint64_t> changes;                 ///< of tables and Setups: the last generation
  Map<ObjectId, Vector<ObjectId>> tables_that_lack;     ///< bound tables by animation
  Map<ObjectId, Vector<ObjectId>> setups_that_default;  ///< Setups by default animation

  template <class AssetMap>
  Status add_older(AssetMap& asset_map, ObjectId id, Bytes bytes);
  Status add_older_texture(ObjectId id, Bytes bytes);
  template <class T>
  void note_arrival(ObjectId id);
  void renumber_tables(ObjectId arrived);
  void bind_late_animation(ObjectId id, const Animation& animation);

  /// Calls f with the map of a type; false when there is none.
  template <class F>
  bool visit(ObjectType type, F f) {
    const auto visit_one = [&](auto& asset_map) {
      if (std::remove_reference_t<decltype(asset_map)>::kType != type) return false;
      f(asset_map);
      return true;
    };
    return std::apply([&](auto&... asset_map) { return (visit_one(asset_map) || ...); }, asset_maps);
  }

  /// The map that holds objects of class T.
  template <class T>
  auto& asset_map() {
    constexpr std::size_t index = []<class... S>(std::type_identity<std::tuple<S...>>) {
      std::size_t i = 0;
      (void)((std::is_same_v<typename S::Object, T> || (++i, false)) || ...);
      return i;
    }(std::type_identity<decltype(asset_maps)>());
    return std::get<index>(asset_maps);
  }
};

AssetStore::AssetStore() : contents_(std::make_unique<Contents>()) {}
AssetStore::~AssetStore() = default;
AssetStore::AssetStore(AssetStore&&) noexcept = default;
AssetStore& AssetStore::operator=(AssetStore&&) noexcept = default;

// Updates what depends on an object that was just added. Few animations have a table waiting for them.
template <class T>
void AssetStore::Contents::note_arrival(ObjectId id) {
  ++generation;
  if constexpr (std::is_same_v<T, MotionTable> || std::is_same_v<T, Setup>) changes[id] = generation;
  if constexpr (std::is_same_v<T, Setup>) {
    const ObjectId animation = asset_map<Setup>().get(id).value()->default_animation;
    if (animation != 0) setups_that_default[animation].push_back(id);
  }
  if constexpr (std::is_same_v<T, PhysicsScript>)
    bound_scripts.insert_or_assign(id, bind_script(*asset_map<PhysicsScript>().get(id).value()));
  if constexpr (std::is_same_v<T, Animation>) {
    bind_late_animation(id, *asset_map<Animation>().get(id).value());
    if (const auto it = setups_that_default.find(id); it != setups_that_default.end())
      for (const ObjectId setup : it->second) changes[setup] = generation;
  }
}

void AssetStore::Contents::bind_late_animation(ObjectId id, const Animation& animation) {
  const auto waiting = tables_that_lack.find(id);
  if (waiting == tables_that_lack.end()) return;
  for (const ObjectId table_id : waiting->second) {
    BoundTable& bound = bound_tables[table_id];
    const std::span<const AnimData> anims = bound.table->anims();
    for (std::size_t i = 0; i < anims.size(); ++i)
      if (anims[i].animation == id) bound.anims[i] = bind_anim(anims[i], &animation);
    std::erase(bound.missing, id);
    bound.has_lasting_hooks |= has_lasting_hooks(animation);
    changes[table_id] = generation;
  }
  tables_that_lack.erase(waiting);
}

// Records that are the same in both layouts have no reader of their own.
template <class AssetMap>
Status AssetStore::Contents::add_older(AssetMap& asset_map, ObjectId id, Bytes bytes) {
  using T = typename AssetMap::Object;
  if constexpr (std::is_same_v<T, GfxObj>) return asset_map.add_read(id, read_older_gfxobj(bytes));
  if constexpr (std::is_same_v<T, Surface>) return asset_map.add_read(id, read_older_surface(bytes, id));
  if constexpr (std::is_same_v<T, RenderSurface>)
    return asset_map.add_read(id, read_older_render_surface(bytes));
  if constexpr (std::is_same_v<T, PhysicsScriptTable>)
    return asset_map.add_read(id, read_older_physics_script_table(bytes));
  if constexpr (std::is_same_v<T, ClothingTable>)
    return asset_map.add_read(id, read_older_clothing_table(bytes));
  if constexpr (std::is_same_v<T, SurfaceTexture>) return add_older_texture(id, bytes);
  return asset_map.add(id, bytes);
}

Status AssetStore::Contents::add_older_texture(ObjectId id, Bytes bytes) {
  auto& textures = asset_map<SurfaceTexture>();
  Result<RenderSurface> image = read_older_texture(bytes);
  if (!image) return textures.add_read(id, image.error());
  SurfaceTexture texture;
  texture.id = image->id;
  texture.images = {id};
  const Status status = textures.add_read(id, std::move(texture));
  if (status.ok()) asset_map<RenderSurface>().put(id, std::move(image));
  return status;
}

// Until the numbering is known, tables wait in the one of the file.
void AssetStore::Contents::renumber_tables(ObjectId arrived) {
  auto& tables = asset_map<MotionTable>();
  if (std::ranges::find(tables_as_stored, arrived) == tables_as_stored.end())
    tables_as_stored.push_back(arrived);
  if (arrived == kNumberingTable) numbering = numbering_of(*tables.get(arrived).value());
  if (keeps_command_ids || numbering == CommandNumbering::Unknown) return;
  for (const ObjectId id : tables_as_stored) {
    const Result<const MotionTable*> table = tables.get(id);  // one that was replaced may be bad now
    if (table && !bound_tables.contains(id)) tables.put(id, renumbered(**table, numbering));
  }
  tables_as_stored.clear();
}

Status AssetStore::add(ObjectId id, Bytes bytes) {
  Status status = Error{ErrorCode::Unsupported, id, 0, "objects of this type are not decoded"};
  contents_->visit(object_type(id), [&](auto& asset_map) {
    status = contents_->layout == DatLayout::Older ? contents_->add_older(asset_map, id, bytes)
                                                   : asset_map.add(id, bytes);
    using Object = typename std::remove_reference_t<decltype(asset_map)>::Object;
    if (!status.ok()) return;
    if constexpr (std::is_same_v<Object, MotionTable>) contents_->renumber_tables(id);
    contents_->note_arrival<Object>(id);
  });
  return status;
}

template <class T>
void AssetStore::add(T object) {
  const ObjectId id = id_of(object);
  contents_->asset_map<T>().put(id, std::move(object));
  contents_->note_arrival<T>(id);
}

Status AssetStore::status(ObjectId id) const {
  Status status = Error{ErrorCode::NotFound, id, 0, "no such object"};
  contents_->visit(object_type(id), [&](const auto& asset_map) {
    const auto found = asset_map.get(id);
    status = found.ok() ? Status() : Status(found.error());
  });
  return status;
}

const BoundScript* AssetStore::find_script(ObjectId id) const {
  const auto it = contents_->bound_scripts.find(id);
  return it == contents_->bound_scripts.end() ? nullptr : &it->second;
}

CommandNumbering AssetStore::numbering() const {
  return contents_->numbering;
}

void AssetStore::read_as(DatLayout layout) {
  contents_->layout = layout;
}

void AssetStore::keep_command_ids() {
  contents_->keeps_command_ids = true;
}

std::uint64_t AssetStore::generation() const {
  return contents_->generation;
}

Vector<ObjectId> AssetStore::changed_since(std::uint64_t generation) const {
  Vector<ObjectId> ids;
  for (const auto& [id, changed] : contents_->changes)
    if (changed > generation) ids.push_back(id);
  return ids;
}

template <class T>
Result<const T*> AssetStore::get(ObjectId id) const {
  return contents_->asset_map<T>().get(id);
}

Vector<ObjectId> AssetStore::ids(ObjectType type) const {
  Vector<ObjectId> ids;
  contents_->visit(type, [&](const auto& asset_map) { asset_map.append_ids(ids); });
  return ids;
}

Result<const BoundTable*> AssetStore::bind(ObjectId table_id) {
  const SpinLock lock(contents_->is_binding);
  if (const auto it = contents_->bound_tables.find(table_id); it != contents_->bound_tables.end())
    return &it->second;
  const Result<const MotionTable*> table = motion_table(table_id);
  if (!table.ok()) return table.error();

  BoundTable& bound = contents_->bound_tables[table_id];
  bound.table = table.value();
  if (!bound.table->is_within_limits())
    bound.table = &contents_->bounded_tables.emplace(table_id, bound.table->within_limits()).first->second;
  bound.anims.reserve(bound.table->anims().size());
  for (const AnimData& data : bound.table->anims()) {
    const Result<const Animation*> found = animation(data.animation);
    // Id 0 stands for no animation, so nothing is missing.
    if (!found.ok() && data.animation != 0) bound.missing.push_back(data.animation);
    bound.anims.push_back(bind_anim(data, found.ok() ? found.value() : nullptr));
    if (found.ok()) bound.has_lasting_hooks |= has_lasting_hooks(*found.value());
  }
  std::sort(bound.missing.begin(), bound.missing.end());
  bound.missing.erase(std::unique(bound.missing.begin(), bound.missing.end()), bound.missing.end());
  trim(bound.missing);
  for (const ObjectId lacked : bound.missing) contents_->tables_that_lack[lacked].push_back(table_id);
  return &bound;
}

// One line per type, as in Contents.
#define ACMOTION_STORED_TYPE(T)               \
  template void AssetStore::add<T>(T object); \
  template Result<const T*> AssetStore::get<T>(ObjectId id) const;
ACMOTION_STORED_TYPE(Animation)
ACMOTION_STORED_TYPE(ClothingTable)
ACMOTION_STORED_TYPE(GfxObj)
ACMOTION_STORED_TYPE(GfxObjDegradeInfo)
ACMOTION_STORED_TYPE(MotionTable)
ACMOTION_STORED_TYPE(Palette)
ACMOTION_STORED_TYPE(PaletteSet)
ACMOTION_STORED_TYPE(ParticleEmitterInfo)
ACMOTION_STORED_TYPE(PhysicsScript)
ACMOTION_STORED_TYPE(PhysicsScriptTable)
ACMOTION_STORED_TYPE(RenderSurface)
ACMOTION_STORED_TYPE(Setup)
ACMOTION_STORED_TYPE(SoundTable)
ACMOTION_STORED_TYPE(Surface)
ACMOTION_STORED_TYPE(SurfaceTexture)
ACMOTION_STORED_TYPE(Wave)
#undef ACMOTION_STORED_TYPE

}  // namespace acm
