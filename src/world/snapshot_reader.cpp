// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "base/finite.h"
#include "base/quat.h"
#include "world/invariants.h"
#include "world/snapshot.h"
#include "world/state_limits.h"

#include <algorithm>
#include <cmath>
#include <type_traits>

#include "snapshot_fields.h"
#include "snapshot_scalar.h"

namespace acm {

namespace {

// Takes the place of a Walker, and fills the fields in.
class Reader {
  static constexpr std::uint32_t kMaxParts = 0xFFFF;

 public:
  Reader(ByteReader& in, AssetStore* assets) : in_(in), assets_(assets) {}

  template <Scalar T>
  void value(const char* name, T& x) {
    if constexpr (std::is_same_v<T, bool>) {
      const std::uint8_t byte = in_.u8(name);
      if (byte > 1) in_.fail(ErrorCode::BadValue, name);
      x = byte == 1;
    } else if constexpr (std::is_floating_point_v<T>) {
      x = static_cast<T>(sizeof(T) == 4 ? in_.f32(name) : in_.f64(name));
      if (!is_finite(x)) in_.fail(ErrorCode::BadValue, name);
      if (!in_.ok()) x = 0;
    } else if constexpr (sizeof(T) == 1) {
      x = static_cast<T>(in_.u8(name));
    } else if constexpr (sizeof(T) == 2) {
      x = static_cast<T>(in_.u16(name));
    } else if constexpr (sizeof(T) == 4) {
      x = static_cast<T>(in_.u32(name));
    } else {
      x = static_cast<T>(in_.u64(name));
    }
  }
  void text(const char* name, String& x, std::size_t most) {
    const Bytes bytes = in_.raw(count_of(name, static_cast<std::uint32_t>(most)), name);
    if (in_.ok() && !bytes.empty()) x.assign(reinterpret_cast<const char*>(bytes.data()), bytes.size());
  }
  void value(const char* name, Vec3& v) {
    value(name, v.x);
    value(name, v.y);
    value(name, v.z);
  }
  void value(const char* name, Position& p) {
    value(name, p.cell);
    value(name, p.frame.origin);
    value(name, p.frame.rotation.w);
    value(name, p.frame.rotation.x);
    value(name, p.frame.rotation.y);
    value(name, p.frame.rotation.z);
    if (in_.ok() && !is_valid_rotation(p.frame.rotation)) in_.fail(ErrorCode::BadValue, name);
  }
  template <class E>
  void choice(const char* name, E& x, E last) {
    value(name, x);
    if (bits_of(x) > bits_of(last)) in_.fail(ErrorCode::BadValue, name);
    if (!in_.ok()) x = E{};
  }
  void context_id(const char* name, std::uint32_t& x) { value(name, x); }
  template <class T, class... Extra>
  void part(const char*, T& x, Extra&... extra) {
    fields(*this, x, extra...);
  }
  template <class T>
  void added(const char* name, T& x, const T&) {
    if constexpr (Scalar<T>)
      value(name, x);
    else
      part(name, x);
  }
  template <class T, unsigned kInline>
  void list(const char* name, PooledList<T, kInline>& items, ListPool& pool) {
    const std::uint32_t count = count_of(name, PooledList<T, kInline>::kCapacity);
    if (count > kInline && pool.free_count() == 0) pool.reserve_free(1);
    for (std::uint32_t i = 0; i < count && in_.ok(); ++i) {
      T item{};
      fields(*this, item);
      if (in_.ok() && !items.push_back(pool, item)) in_.fail(ErrorCode::LimitExceeded, name);
    }
  }
  template <class T, unsigned kMax>
  void list(const char* name, FixedList<T, kMax>& items) {
    const std::uint32_t count = count_of(name, kMax);
    for (std::uint32_t i = 0; i < count && in_.ok(); ++i) {
      T item{};
      fields(*this, item);
      items.push_back(item);
    }
  }
  template <class T, unsigned kInline, unsigned kMax>
  void list(const char* name, GrowingList<T, kInline, kMax>& items) {
    const std::uint32_t count = count_of(name, kMax);
    for (std::uint32_t i = 0; i < count && in_.ok(); ++i) {
      T item{};
      fields(*this, item);
      (void)items.push_back(item, true);
    }
  }
  template <class T>
  void block(const char* name, BlockPool<T>& pool, std::uint32_t& handle) {
    bool exists = false;
    value(name, exists);
    if (!exists || !in_.ok()) return;
    pool.reserve_free(1);
    handle = pool.take();
    fields(*this, pool[handle]);
  }
  template <class T>
  void list(const char* name, Vector<T>& items) {
    const std::uint32_t count = count_of(name, kMaxParts);
    for (std::uint32_t i = 0; i < count && in_.ok(); ++i) fields(*this, items.emplace_back());
  }
  void looks(const char* name, Vector<PartLook>& items) { list(name, items); }
  template <class T>
  void asset(const char* name, const T*& a) {
    const ObjectId id = in_.u32(name);
    if (id == 0 || !in_.ok()) return;
    const Result<const T*> found = find<T>(id);
    if (found)
      a = *found;
    else
      not_found(name, id);
  }
  void script(const char* name, const BoundScript*& s) {
    const ObjectId id = in_.u32(name);
    s = assets_ ? assets_->find_script(id) : nullptr;
    if (!s) not_found(name, id);
  }
  void animation(const char* name, const Animation*& a) {
    const ObjectId id = in_.u32(name);
    const Result<const Animation*> found = find<Animation>(id);
    if (found)
      a = *found;
    else
      not_found(name, id);
  }
  void table(const char* name, const BoundTable*& t) {
    const ObjectId id = in_.u32(name);
    if (id == 0 || !in_.ok()) return;
    const Result<const BoundTable*> found = assets_ ? assets_->bind(id) : Result<const BoundTable*>(Error{});
    if (found)
      t = *found;
    else
      not_found(name, id);
  }
  void placement(const char* name, Sequence& seq, ObjectId setup_id) {
    bool exists = false;
    value(name, exists);
    if (!exists || !in_.ok()) return;
    const std::uint32_t key = seq.placement_id;
    const Result<const Setup*> setup = find<Setup>(setup_id);
    if (!setup || !set_placement(seq, **setup, key)) not_found(name, setup_id);
    seq.placement_id = key;
  }

  /// Null when it is not loaded, which only what is shown depends on.
  const Setup* setup(ObjectId id) {
    const Result<const Setup*> found = find<Setup>(id);
    return found ? *found : nullptr;
  }

  /// The asset that was not there, when reading failed for that; 0 otherwise.
  [[nodiscard]] ObjectId missing() const { return missing_; }

 private:
  void not_found(const char* name, ObjectId id) {
    if (in_.ok()) missing_ = id;
    in_.fail(ErrorCode::NotFound, name);
  }
  std::uint32_t count_of(const char* name, std::uint32_t max) {
    const std::uint32_t count = in_.u32(name);
    if (count > max) in_.fail(ErrorCode::LimitExceeded, name);
    return in_.ok() ? count : 0;
  }
  template <class T>
  Result<const T*> find(ObjectId id) {
    if (!in_.ok() || !assets_) return Error{};
    return assets_->get<T>(id);
  }

  ByteReader& in_;
  AssetStore* assets_;
  ObjectId missing_ = 0;
};

// A world that is being read, as the world of whichever role it is going to be.
struct Loaded {
  Loaded(const WorldState& like, const ClientOptions& client_options)
      : world(like.assets, without_events(like.options)), client(world, client_options), server(world) {
    world.options = like.options;
  }

  static WorldStateOptions without_events(WorldStateOptions options) {
    options.event_capacity = 0;
    options.event_slots = 0;
    return options;
  }

  WorldState world;
  ClientState client;
  ServerState server;
};

constexpr std::size_t kMinBytesOfObject = 512;
constexpr std::size_t kMinBytesOfLook = 20;
void read_object(ByteReader& in, Reader& reader, Loaded& loaded, Guid& previous) {
  WorldState& world = loaded.world;
  const Guid guid = in.u32("guid");
  if (guid <= previous) in.fail(ErrorCode::BadValue, "guid");
  if (!in.ok()) return;
  previous = guid;
  const ActorId id = world.scene.create(guid);
  if (world.records.size() <= id.index) world.records.resize(id.index + 1);
  Actor& actor = *world.scene.find(id);
  ServerRecord& role = loaded.server.objects[id];
  String given_name;
  ObjectFields object{world.records[id.index], role, given_name};
  fields(reader, actor, world.scene, object);
  world.set_name(id, given_name);
  loaded.client.timestamps[id] = role.timestamps;
  if (!in.ok()) return;
  actor.setup = reader.setup(world.records[id.index].setup);
  if (const Effects* effects = world.scene.effects.find(actor.managers.effects))
    note_effects_in_use(actor, *effects);
  set_omega(actor, actor.body.omega);
  if (Targeting* targeting = world.scene.targeting.find(actor.managers.targeting)) targeting->watcher = guid;
  if (const char* name = broken_invariant(world.scene, actor)) in.fail(ErrorCode::BadValue, name);
  if (const char* name = beyond_limits(world.scene, actor)) in.fail(ErrorCode::BadValue, name);
}

bool link_watcher(Scene& scene, const Actor& target, Guid guid) {
  const Actor* watcher = scene.find(guid);
  Targeting* entry = watcher ? scene.targeting.find(watcher->managers.targeting) : nullptr;
  Targeting& table = scene.targeting[target.managers.targeting];
  const std::uint32_t handle = watcher ? watcher->managers.targeting : Targeting::kNone;
  const bool is_linked =
      entry && (entry->previous_voyeur != Targeting::kNone || table.first_voyeur == handle);
  if (!entry || entry->watched != target.guid || is_linked) return false;
  entry->previous_voyeur = table.last_voyeur;
  if (table.last_voyeur != Targeting::kNone)
    scene.targeting[table.last_voyeur].next_voyeur = handle;
  else
    table.first_voyeur = handle;
  table.last_voyeur = handle;
  return true;
}

void read_watchers(ByteReader& in, Scene& scene) {
  std::size_t linked = 0, watching = 0;
  for (std::size_t i = 0; i < scene.size() && in.ok(); ++i) {
    const Actor& actor = scene.in_order(i);
    const Targeting* block = scene.targeting.find(actor.managers.targeting);
    if (!block) continue;
    if (block->watched != 0) ++watching;
    const std::uint32_t count = in.count("watchers.size", sizeof(Guid));
    for (std::uint32_t k = 0; k < count && in.ok(); ++k, ++linked)
      if (!link_watcher(scene, actor, in.u32("watchers"))) in.fail(ErrorCode::BadValue, "watchers");
  }
  if (in.ok() && linked != watching) in.fail(ErrorCode::BadValue, "watched");
}

// Every child is listed once, by the body that holds it.
void check_children(ByteReader& in, const Scene& scene) {
  for (std::size_t i = 0; i < scene.size() && in.ok(); ++i) {
    const Actor& actor = scene.in_order(i);
    const Effects* effects = scene.effects.find(actor.managers.effects);
    if (!effects) continue;
    const std::span<const Guid> children = effects->children.view();
    for (auto child = children.begin(); child != children.end(); ++child) {
      const Actor* held = scene.find(*child);
      if (!held || held->body.parent != actor.guid || std::find(children.begin(), child, *child) != child)
        in.fail(ErrorCode::BadValue, "children");
    }
  }
}

// Each waits for its holder, which is not here, once.
bool are_orphans(const Scene& scene, Guid holder, const Vector<Guid>& waiting) {
  Vector<Guid> sorted = waiting;
  std::ranges::sort(sorted);
  return !waiting.empty() && !scene.find(holder) && std::ranges::adjacent_find(sorted) == sorted.end() &&
         std::ranges::all_of(waiting, [&](Guid guid) {
           const Actor* actor = scene.find(guid);
           return actor && actor->body.parent == holder;
         });
}

void read_orphans(ByteReader& in, Scene& scene) {
  const std::uint32_t holders = in.count("orphans.size", 3 * sizeof(Guid));
  Guid previous = 0;
  for (std::uint32_t i = 0; i < holders && in.ok(); ++i) {
    const Guid holder = in.u32("orphans.holder");
    if (holder <= previous) in.fail(ErrorCode::BadValue, "orphans.holder");
    previous = holder;
    const std::uint32_t count = in.count("orphans.waiting.size", sizeof(Guid));
    Vector<Guid> waiting;
    for (std::uint32_t k = 0; k < count && in.ok(); ++k) waiting.push_back(in.u32("orphans.waiting"));
    if (!in.ok()) return;
    if (!are_orphans(scene, holder, waiting)) in.fail(ErrorCode::BadValue, "orphans.waiting");
    scene.orphans[holder] = std::move(waiting);
  }
}

void read_deferred(ByteReader& in, wire::DeferredMessages& room) {
  room.clear();
  const std::uint32_t count = in.count("waiting.size", 2 * sizeof(std::uint32_t));
  for (std::uint32_t i = 0; i < count && in.ok(); ++i) {
    const Guid guid = in.u32("waiting.guid");
    const std::uint32_t size = in.count("waiting.bytes", 1);
    const Bytes message = in.raw(size, "waiting.message");
    if (in.ok()) room.put(guid, message);
  }
}

bool is_kept(const Appearance& a) {
  return a.sub_palettes.size() <= Appearance::kMaxEntries &&
         a.part_changes.size() <= Appearance::kMaxKeptParts &&
         a.texture_changes.size() <= Appearance::kMaxKeptTextures && a != Appearance{};
}

void read_looks(ByteReader& in, Reader& reader, WorldState& world) {
  const std::uint32_t count = in.count("looks.size", kMinBytesOfLook);
  if (count == 0) in.fail(ErrorCode::BadValue, "looks.size");
  Guid previous = 0;
  for (std::uint32_t i = 0; i < count && in.ok(); ++i) {
    const Guid guid = in.u32("looks.guid");
    if (guid <= previous || !world.find(guid)) in.fail(ErrorCode::BadValue, "looks.guid");
    previous = guid;
    Appearance appearance;
    reader.part("appearance", appearance);
    if (!is_kept(appearance)) in.fail(ErrorCode::BadValue, "appearance");
    if (in.ok()) world.set_appearance(world.scene.id_of(guid), std::move(appearance));
  }
}

/// Returns the version.
std::uint16_t read_head(ByteReader& in) {
  if (in.u32("magic") != kSnapshotMagic) in.fail(ErrorCode::WrongType, "magic", 0);
  const std::uint16_t version = in.u16("version");
  if (version != kSnapshotVersion && version != kSnapshotVersionWithLooks)
    in.fail(ErrorCode::Unsupported, "version", sizeof kSnapshotMagic);
  return version;
}

Status read_all(Loaded& loaded, Bytes bytes) {
  ByteReader in(bytes);
  const std::uint16_t version = read_head(in);
  Reader reader(in, loaded.world.assets);
  fields(reader, loaded.world, loaded.client);
  if (const char* name = beyond_limits(loaded.client.player)) in.fail(ErrorCode::BadValue, name);
  if (!(std::fabs(loaded.world.scene.clock) <= limits::kClock)) in.fail(ErrorCode::BadValue, "clock");
  const std::uint32_t count = in.count("objects", kMinBytesOfObject);
  Guid previous = 0;
  for (std::uint32_t i = 0; i < count && in.ok(); ++i) read_object(in, reader, loaded, previous);
  read_watchers(in, loaded.world.scene);
  check_children(in, loaded.world.scene);
  read_orphans(in, loaded.world.scene);
  read_deferred(in, loaded.client.deferred);
  if (version == kSnapshotVersionWithLooks) read_looks(in, reader, loaded.world);
  in.expect_end();
  if (!in.ok()) {
    Error error = in.error();
    error.object_id = reader.missing();
    return error;
  }
  loaded.world.scene.prepare_pools();
  loaded.client.see_from_player();
  return {};
}

// Reads into a world of its own first, so that a refusal changes nothing.
template <class Assign>
Status read_and(WorldState& world, const ClientOptions& client_options, Bytes bytes, Assign assign) {
  Loaded loaded(world, client_options);
  if (const Status status = read_all(loaded, bytes); !status) return status;
  assign(loaded);
  world = std::move(loaded.world);
  return {};
}

}  // namespace

Status read_snapshot(WorldState& world, Bytes bytes) {
  return read_and(world, {}, bytes, [](const Loaded&) {});
}

Status read_snapshot(ClientState& client, Bytes bytes) {
  return read_and(client.world, client.options, bytes,
                  [&](const Loaded& loaded) { client.assign(loaded.client); });
}

Status read_snapshot(ServerState& server, Bytes bytes) {
  const ServerRules rules = server.rules;
  return read_and(server.world, {}, bytes, [&](const Loaded& loaded) {
    server.assign(loaded.server);
    server.rules = rules;
  });
}

}  // namespace acm
