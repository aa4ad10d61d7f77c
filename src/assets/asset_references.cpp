// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "asset_references.h"

#include "assets/asset_store.h"
#include "assets/record_fields.h"
#include "assets/record_visitor.h"

#include <algorithm>

namespace acm {

namespace {

using Ids = Vector<ObjectId>;

/// Bits of LoadedFor.
using Purposes = std::uint8_t;
constexpr auto kSeen = static_cast<Purposes>(LoadedFor::LooksAndParticles);
constexpr Purposes kAll = 0xFF;

constexpr Purposes bit_of(LoadPurpose purpose) {
  return purpose == LoadPurpose::Alone ? Purposes{0}
                                       : static_cast<Purposes>(1u << (static_cast<unsigned>(purpose) - 1));
}

static_assert(bit_of(LoadPurpose::Motion) == static_cast<Purposes>(LoadedFor::Motion));
static_assert(bit_of(LoadPurpose::Dyes) == static_cast<Purposes>(LoadedFor::Dyes));
static_assert(bit_of(LoadPurpose::Looks) == static_cast<Purposes>(LoadedFor::Looks));
static_assert(bit_of(LoadPurpose::Particles) == static_cast<Purposes>(LoadedFor::Particles));

/// The ids of those records that are loaded for any of some purposes; with kAll, every one.
class ReferenceCollector : public RecordVisitor<ReferenceCollector> {
 public:
  ReferenceCollector(Ids& ids, Purposes purposes) : ids_(ids), purposes_(purposes) {}

  void reference(const char*, ObjectId id, LoadedFor loaded) {
    if (purposes_ == kAll || (static_cast<Purposes>(loaded) & purposes_) != 0) ids_.push_back(id);
  }

 private:
  Ids& ids_;
  Purposes purposes_;
};

template <class Record>
void add_references(Ids& ids, const Record& record, Purposes purposes) {
  ReferenceCollector collector(ids, purposes);
  fields(collector, record);
}

// Hooks change bodies that move, so looks are the parts alone.
void add_references(Ids& ids, const Setup& setup, Purposes purposes) {
  if (purposes == bit_of(LoadPurpose::Looks)) {
    ids = setup.parts;
  } else {
    ReferenceCollector collector(ids, purposes);
    fields(collector, setup);
  }
}

// Records without a list of fields. What they name is seen.

void add_references(Ids& ids, const GfxObj& model, Purposes purposes) {
  if ((purposes & kSeen) == 0) return;
  ids = model.surfaces;
  ids.push_back(model.degrade);
}

// Its palette is not used for drawing (CH-2).
void add_references(Ids& ids, const Surface& surface, Purposes purposes) {
  if ((purposes & kSeen) != 0) ids.push_back(surface.texture);
  if (purposes == kAll) ids.push_back(surface.palette);
}

// A texture of an older file is its own image.
void add_references(Ids& ids, const SurfaceTexture& texture, Purposes purposes) {
  if ((purposes & kSeen) == 0) return;
  for (const ObjectId image : texture.images)
    if (image != texture.id) ids.push_back(image);
}

void add_references(Ids& ids, const RenderSurface& image, Purposes purposes) {
  if ((purposes & kSeen) != 0) ids.push_back(image.palette);
}

void add_references(Ids& ids, const PaletteSet& set, Purposes purposes) {
  if ((purposes & kSeen) != 0) ids = set.palettes;
}

template <class Record>
Ids references_of_record(const AssetStore& store, ObjectId id, Purposes purposes) {
  Ids ids;
  if (const Result<const Record*> record = store.get<Record>(id)) add_references(ids, **record, purposes);
  return ids;
}

Ids references_for(const AssetStore& store, ObjectId id, Purposes purposes) {
  switch (object_type(id)) {
    case ObjectType::Animation: return references_of_record<Animation>(store, id, purposes);
    case ObjectType::ClothingTable: return references_of_record<ClothingTable>(store, id, purposes);
    case ObjectType::GfxObj: return references_of_record<GfxObj>(store, id, purposes);
    case ObjectType::GfxObjDegradeInfo: return references_of_record<GfxObjDegradeInfo>(store, id, purposes);
    case ObjectType::MotionTable: return references_of_record<MotionTable>(store, id, purposes);
    case ObjectType::PaletteSet: return references_of_record<PaletteSet>(store, id, purposes);
    case ObjectType::ParticleEmitterInfo:
      return references_of_record<ParticleEmitterInfo>(store, id, purposes);
    case ObjectType::PhysicsScript: return references_of_record<PhysicsScript>(store, id, purposes);
    case ObjectType::PhysicsScriptTable: return references_of_record<PhysicsScriptTable>(store, id, purposes);
    case ObjectType::RenderSurface: return references_of_record<RenderSurface>(store, id, purposes);
    case ObjectType::Setup: return references_of_record<Setup>(store, id, purposes);
    case ObjectType::SoundTable: return references_of_record<SoundTable>(store, id, purposes);
    case ObjectType::Surface: return references_of_record<Surface>(store, id, purposes);
    case ObjectType::SurfaceTexture: {
      Ids ids = references_of_record<SurfaceTexture>(store, id, purposes);
      const Ids of_image = references_of_record<RenderSurface>(store, id, purposes);
      ids.insert(ids.end(), of_image.begin(), of_image.end());
      return ids;
    }
    default: return {};
  }
}

}  // namespace

Vector<ObjectId> references_of(const AssetStore& store, ObjectId id, LoadPurpose purpose) {
  return references_for(store, id, bit_of(purpose));
}

Vector<ObjectId> ids_named_by(const AssetStore& store, ObjectId id) {
  Ids ids = references_for(store, id, kAll);
  std::sort(ids.begin(), ids.end());
  ids.erase(std::unique(ids.begin(), ids.end()), ids.end());
  if (!ids.empty() && ids.front() == 0) ids.erase(ids.begin());
  return ids;
}

Vector<ObjectId> objects_that_name(const AssetStore& store, ObjectId id) {
  Ids users;
  for (auto type = static_cast<unsigned>(ObjectType::GfxObj);
       type <= static_cast<unsigned>(ObjectType::PhysicsScriptTable); ++type)
    for (const ObjectId user : store.ids(static_cast<ObjectType>(type))) {
      const Ids named = ids_named_by(store, user);
      if (std::binary_search(named.begin(), named.end(), id)) users.push_back(user);
    }
  std::sort(users.begin(), users.end());
  return users;
}

}  // namespace acm
