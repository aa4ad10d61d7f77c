// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/assets.hpp"

#include "acmotion/host.hpp"
#include "assets/assets_access.h"
#include "base/frame.h"
#include "base/host_memory.h"
#include "base/programming_error.h"

#include <utility>

#include "asset_references.h"

namespace acm {

namespace {

Error not_found(ObjectId id) {
  return Error{ErrorCode::NotFound, id, 0, "no such object"};
}

}  // namespace

struct Assets::State : HostAllocated {
  using Request = std::pair<ObjectId, LoadPurpose>;

  AssetStore store;
  std::optional<DatFile> file;        ///< a container in memory; or
  std::optional<DatIndexer> indexer;  ///< one that is read piecewise, until its directory was read
  std::optional<DatIndex> index;      ///< and from then on
  std::optional<Error> container_error;

  Set<Request> requested;        ///< all that was loaded, and what it needs
  Map<ObjectId, Error> missing;  ///< of these, and of what was added
  Deque<ObjectId> waiting;       ///< piecewise: what is going to be read
  Set<ObjectId> under_way;       ///< the same, and what is being read
  std::optional<DatObjectReader> reader;
  ObjectId reading = 0;
  Vector<std::byte> buffer;

  [[nodiscard]] bool has(ObjectId id) const { return store.status(id).ok(); }
  void obtain_numbering(ObjectId id);
  [[nodiscard]] bool is_implied_and_absent(ObjectId id) const;
  void request(ObjectId id, LoadPurpose purpose);
  bool obtain(ObjectId id);
  bool read_from_memory(ObjectId id);
  bool decode(ObjectId id, Bytes bytes);
  void request_references(ObjectId id);
  Status load(ObjectId id, LoadPurpose purpose);

  void begin_next_object();
  void finish_object();
  Status supply_directory(Bytes bytes);
  Status supply_object(Bytes bytes);
};

// Requests an object and everything it needs, as far as known: its references are known only when it has
// arrived.
void Assets::State::request(ObjectId id, LoadPurpose purpose) {
  Deque<ObjectId> ids{id};
  for (; !ids.empty(); ids.pop_front()) {
    const ObjectId next = ids.front();
    obtain_numbering(next);
    if (next == 0 || is_implied_and_absent(next) || !requested.insert({next, purpose}).second ||
        !obtain(next))
      continue;
    const Vector<ObjectId> more = references_of(store, next, purpose);
    ids.insert(ids.end(), more.begin(), more.end());
  }
}

// Older meshes name the degrade record of their own number, which most do not have (dat-formats 1.5).
bool Assets::State::is_implied_and_absent(ObjectId id) const {
  if (object_type(id) != ObjectType::GfxObjDegradeInfo) return false;
  if (file) return file->header().layout == DatLayout::Older && file->find(id) == nullptr;
  return index && index->header().layout == DatLayout::Older && index->find(id) == nullptr;
}

// The table that tells the numbering comes before all others. Nobody misses it where it is not.
void Assets::State::obtain_numbering(ObjectId id) {
  if (object_type(id) != ObjectType::MotionTable || has(kNumberingTable)) return;
  if (indexer || (index && index->find(kNumberingTable)) || (file && file->find(kNumberingTable)))
    (void)obtain(kNumberingTable);
}

// Returns whether the object is present or can be read at once.
bool Assets::State::obtain(ObjectId id) {
  if (has(id)) return true;
  if (missing.contains(id) || under_way.contains(id)) return false;
  if (file) return read_from_memory(id);
  if (indexer || (index && index->find(id) != nullptr)) {
    waiting.push_back(id);
    under_way.insert(id);
  } else {
    missing.emplace(id, not_found(id));
  }
  return false;
}

bool Assets::State::read_from_memory(ObjectId id) {
  const DatEntry* entry = file->find(id);
  if (entry == nullptr) {
    missing.emplace(id, not_found(id));
    return false;
  }
  const Result<Bytes> bytes = file->read(*entry, buffer);
  if (bytes) return decode(id, *bytes);
  missing.insert_or_assign(id, bytes.error());
  return false;
}

bool Assets::State::decode(ObjectId id, Bytes bytes) {
  if (Status added = store.add(id, bytes); !added) {
    missing.insert_or_assign(id, added.error());
    return false;
  }
  missing.erase(id);
  return true;
}

// Requests what a newly arrived object needs, for every purpose that it was loaded for.
void Assets::State::request_references(ObjectId id) {
  for (const LoadPurpose purpose :
       {LoadPurpose::Motion, LoadPurpose::Dyes, LoadPurpose::Looks, LoadPurpose::Particles})
    if (requested.contains({id, purpose}))
      for (const ObjectId next : references_of(store, id, purpose)) request(next, purpose);
}

Status Assets::State::load(ObjectId id, LoadPurpose purpose) {
  if (container_error) return *container_error;
  request(id, purpose);
  begin_next_object();
  if (has(id) || under_way.contains(id)) return {};
  const auto it = missing.find(id);
  return it != missing.end() ? it->second : not_found(id);
}

void Assets::State::begin_next_object() {
  while (index && !reader && !waiting.empty()) {
    reading = waiting.front();
    waiting.pop_front();
    const DatEntry* entry = index->find(reading);
    if (has(reading) || entry == nullptr) {
      const bool is_wanted = reading != kNumberingTable ||
                             requested.contains({reading, LoadPurpose::Motion}) ||
                             requested.contains({reading, LoadPurpose::Alone});
      if (!has(reading) && is_wanted) missing.emplace(reading, not_found(reading));
      under_way.erase(reading);
      continue;
    }
    reader.emplace(*index, *entry);
    if (!reader->needs()) finish_object();
  }
}

void Assets::State::finish_object() {
  const DatObjectReader done = std::move(*reader);
  reader.reset();
  under_way.erase(reading);
  if (has(reading)) return;  // somebody has added it meanwhile
  if (Status read = done.status(); !read)
    missing.insert_or_assign(reading, read.error());
  else if (decode(reading, done.bytes()))
    request_references(reading);
}

Status Assets::State::supply_directory(Bytes bytes) {
  const Status supplied = indexer->supply(bytes);
  if (Status read = indexer->status(); !read) {
    container_error = read.error();
    for (const ObjectId id : waiting) missing.emplace(id, not_found(id));
    waiting.clear();
    under_way.clear();
    indexer.reset();
  } else if (indexer->done()) {
    index = std::move(*indexer).take();
    store.read_as(index->header().layout);
    indexer.reset();
    begin_next_object();
  }
  return supplied;
}

Status Assets::State::supply_object(Bytes bytes) {
  const Status supplied = reader->supply(bytes);
  if (reader->needs()) return supplied;  // not finished, or the host supplied too few bytes
  finish_object();
  begin_next_object();
  return {};
}

Assets::Assets() : state_(std::make_unique<State>()) {}
Assets::~Assets() = default;
Assets::Assets(Assets&&) noexcept = default;
Assets& Assets::operator=(Assets&&) noexcept = default;

Result<Assets> Assets::open(Bytes container) {
  Result<DatFile> file = DatFile::open(container);
  if (!file) return file.error();
  return open(std::move(*file));
}

Assets Assets::open(DatFile container) {
  Assets assets;
  assets.state_->store.read_as(container.header().layout);
  assets.state_->file = std::move(container);
  return assets;
}

Assets Assets::open_piecewise(std::uint64_t file_size) {
  Assets assets;
  State& state = *assets.state_;
  state.indexer.emplace(file_size);
  if (Status status = state.indexer->status(); !status) {
    state.container_error = status.error();
    state.indexer.reset();
  }
  return assets;
}

Status Assets::add(ObjectId id, Bytes bytes) {
  if (state_->has(id)) return Error{ErrorCode::Contradiction, id, 0, "object that is there already"};
  if (!state_->decode(id, bytes)) {
    const Error error = state_->missing.find(id)->second;
    // An object of a type that is not decoded does not count as missing.
    if (error.code == ErrorCode::Unsupported) state_->missing.erase(id);
    return error;
  }
  state_->request_references(id);
  state_->begin_next_object();
  return {};
}

Status Assets::load_setup(ObjectId id) {
  if (object_type(id) != ObjectType::Setup) return Error{ErrorCode::WrongType, id, 0, "id of a Setup"};
  return state_->load(id, LoadPurpose::Motion);
}

Status Assets::load_motion_table(ObjectId id) {
  if (object_type(id) != ObjectType::MotionTable)
    return Error{ErrorCode::WrongType, id, 0, "id of a motion table"};
  return state_->load(id, LoadPurpose::Motion);
}

Status Assets::load_script_table(ObjectId id) {
  if (object_type(id) != ObjectType::PhysicsScriptTable)
    return Error{ErrorCode::WrongType, id, 0, "id of a script table"};
  return state_->load(id, LoadPurpose::Motion);
}

Status Assets::load_model(ObjectId setup) {
  if (object_type(setup) != ObjectType::Setup) return Error{ErrorCode::WrongType, setup, 0, "id of a Setup"};
  return state_->load(setup, LoadPurpose::Looks);
}

Status Assets::load_particles(ObjectId setup) {
  if (object_type(setup) != ObjectType::Setup) return Error{ErrorCode::WrongType, setup, 0, "id of a Setup"};
  return state_->load(setup, LoadPurpose::Particles);
}

Status Assets::load_appearance(const Appearance& appearance) {
  if (state_->container_error) return *state_->container_error;
  const auto request = [&](ObjectId id) { state_->request(id, LoadPurpose::Looks); };
  request(appearance.base_palette);
  for (const SubPalette& change : appearance.sub_palettes) request(change.palette);
  for (const TextureChange& change : appearance.texture_changes) request(change.new_texture);
  for (const PartChange& change : appearance.part_changes) request(change.mesh);
  state_->begin_next_object();
  return {};
}

Status Assets::load_clothing(ObjectId clothing_table) {
  if (object_type(clothing_table) != ObjectType::ClothingTable)
    return Error{ErrorCode::WrongType, clothing_table, 0, "id of a clothing table"};
  return state_->load(clothing_table, LoadPurpose::Dyes);
}

Status Assets::load(ObjectId id) {
  return state_->load(id, LoadPurpose::Alone);
}

std::optional<DatRange> Assets::needs() const {
  if (state_->indexer) return state_->indexer->needs();
  return state_->reader ? state_->reader->needs() : std::nullopt;
}

Status Assets::supply(Bytes bytes) {
  if (state_->indexer) return state_->supply_directory(bytes);
  if (state_->reader) return state_->supply_object(bytes);
  (void)require(false, "Assets::supply: nothing is needed");
  return {};
}

const DatIndex* Assets::index() const {
  if (state_->file) return &state_->file->index();
  return state_->index ? &*state_->index : nullptr;
}

Vector<MissingAsset> Assets::missing() const {
  Vector<MissingAsset> missing;
  missing.reserve(state_->missing.size());
  for (const auto& [id, error] : state_->missing) missing.push_back({id, error});
  return missing;
}

bool Assets::contains(ObjectId id) const {
  return state_->has(id);
}

CommandNumbering Assets::numbering() const {
  return state_->store.numbering();
}

void Assets::read_as(DatLayout layout) {
  state_->store.read_as(layout);
}

void Assets::keep_command_ids() {
  state_->store.keep_command_ids();
}

Vector<ObjectId> Assets::ids(ObjectType type) const {
  return state_->store.ids(type);
}

Result<SetupFacts> Assets::setup(ObjectId id) const {
  const Result<const Setup*> found = state_->store.setup(id);
  if (!found) return found.error();
  const Setup& setup = **found;
  SetupFacts facts;
  facts.id = setup.id;
  facts.radius = setup.radius;
  facts.height = setup.height;
  facts.step_up_height = setup.step_up_height;
  facts.step_down_height = setup.step_down_height;
  facts.motion_table = setup.default_motion_table;
  facts.default_animation = setup.default_animation;
  facts.sound_table = setup.default_sound_table;
  facts.script_table = setup.default_script_table;
  facts.default_script = setup.default_script;
  facts.parts = setup.parts;
  facts.part_scales = setup.scales;
  for (const Setup::Location& location : setup.holding_locations)
    facts.hold_locations.push_back({location.key, location.part, placed_frame(location.frame)});
  return facts;
}

std::uint64_t Assets::generation() const {
  return state_->store.generation();
}

Vector<ObjectId> Assets::changed_since(std::uint64_t generation) const {
  return state_->store.changed_since(generation);
}

AssetStore& AssetsAccess::store(Assets& assets) {
  return assets.state_->store;
}

const AssetStore& AssetsAccess::store(const Assets& assets) {
  return assets.state_->store;
}

}  // namespace acm
