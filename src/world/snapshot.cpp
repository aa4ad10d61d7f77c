// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "world/snapshot.h"

#include "base/finite.h"
#include "base/host_memory.h"
#include "base/inlining.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <type_traits>

#include "snapshot_fields.h"
#include "snapshot_scalar.h"

namespace acm {

namespace {

// Walks over a world and hands every number to `sink(name, bits, bytes)`; enter and leave mark structs.
template <class Sink>
class Walker {
 public:
  explicit Walker(Sink& sink) : sink_(sink) {}

  template <Scalar T>
  void value(const char* name, const T& x) {
    if constexpr (requires { sink_.number(x); } && std::is_floating_point_v<T>)
      sink_.number(x);
    else
      sink_(name, bits_of(x), sizeof(T));
  }
  void text(const char* name, const String& x, std::size_t) {
    if constexpr (Sink::kKeepsHostFields) {
      sink_.enter(name);
      value("size", static_cast<std::uint32_t>(x.size()));
      for (const char c : x) value("byte", c);
      sink_.leave();
    }
  }
  void value(const char* name, const Vec3& v) {
    sink_.enter(name);
    value("x", v.x);
    value("y", v.y);
    value("z", v.z);
    sink_.leave();
  }
  void value(const char* name, const Position& p) {
    sink_.enter(name);
    value("cell", p.cell);
    value("origin", p.frame.origin);
    sink_.enter("rotation");
    value("w", p.frame.rotation.w);
    value("x", p.frame.rotation.x);
    value("y", p.frame.rotation.y);
    value("z", p.frame.rotation.z);
    sink_.leave();
    sink_.leave();
  }
  template <class E>
  void choice(const char* name, const E& x, E) {
    value(name, x);
  }
  void context_id(const char* name, std::uint32_t x) {
    if constexpr (Sink::kKeepsHostFields) value(name, x);
  }
  template <class T, class... Extra>
  void part(const char* name, T& x, Extra&... extra) {
    sink_.enter(name);
    fields(*this, x, extra...);
    sink_.leave();
  }
  template <class T>
  void added(const char* name, T& x, const T& first) {
    if (!Sink::kKeepsHostFields && x == first) return;
    if constexpr (Scalar<T>)
      value(name, x);
    else
      part(name, x);
  }
  template <class T, unsigned kInline>
  void list(const char* name, PooledList<T, kInline>& items, ListPool& pool) {
    sink_.enter(name);
    value("size", static_cast<std::uint32_t>(items.size()));
    for (T& item : items.view(pool)) fields(*this, item);
    sink_.leave();
  }
  template <class T, unsigned kMax>
  void list(const char* name, FixedList<T, kMax>& items) {
    sink_.enter(name);
    value("size", static_cast<std::uint32_t>(items.size()));
    for (unsigned i = 0; i < items.size(); ++i) fields(*this, items[i]);
    sink_.leave();
  }
  template <class T, unsigned kInline, unsigned kMax>
  void list(const char* name, GrowingList<T, kInline, kMax>& items) {
    sink_.enter(name);
    value("size", static_cast<std::uint32_t>(items.size()));
    for (unsigned i = 0; i < items.size(); ++i) fields(*this, items[i]);
    sink_.leave();
  }
  template <class T>
  void block(const char* name, BlockPool<T>& pool, std::uint32_t handle) {
    T* found = pool.find(handle);
    sink_.enter(name);
    value("exists", found != nullptr);
    if (found) fields(*this, *found);
    sink_.leave();
  }
  template <class T>
  void list(const char* name, Vector<T>& items) {
    sink_.enter(name);
    value("size", static_cast<std::uint32_t>(items.size()));
    for (T& item : items) fields(*this, item);
    sink_.leave();
  }
  // The hash of a body whose parts have default looks costs one number, not four for each part.
  void looks(const char* name, Vector<PartLook>& items) {
    const auto is_plain = [](const PartLook& look) { return look == PartLook{}; };
    if (!Sink::kKeepsHostFields && std::ranges::all_of(items, is_plain))
      value("size", ~static_cast<std::uint32_t>(items.size()));
    else
      list(name, items);
  }
  template <class T>
  void asset(const char* name, const T* a) {
    value(name, a ? a->id : ObjectId{0});
  }
  void script(const char* name, const BoundScript* s) { value(name, s->id); }
  void animation(const char* name, const Animation* a) { value(name, a ? a->id : ObjectId{0}); }
  void table(const char* name, const BoundTable* t) { value(name, t ? t->table->id() : ObjectId{0}); }
  void placement(const char* name, const Sequence& seq, ObjectId) { value(name, seq.placement != nullptr); }

 private:
  Sink& sink_;
};

// Those who watch the actor, in the order in which they are notified.
template <class Visit>
void for_each_watcher(const Scene& scene, const Actor& actor, Visit visit) {
  const Targeting* table = scene.targeting.find(actor.managers.targeting);
  for (std::uint32_t at = table ? table->first_voyeur : Targeting::kNone; at != Targeting::kNone;
       at = scene.targeting[at].next_voyeur)
    visit(scene.targeting[at].watcher);
}

template <class Sink>
void walk_watchers(Walker<Sink>& walker, Sink& sink, const Scene& scene) {
  for (std::size_t i = 0; i < scene.size(); ++i) {
    const Actor& actor = scene.in_order(i);
    if (actor.managers.targeting == ManagerHandles::kNone) continue;
    sink.object(actor.guid);
    std::uint32_t count = 0;
    for_each_watcher(scene, actor, [&](Guid) { ++count; });
    walker.value("watchers.size", count);
    for_each_watcher(scene, actor, [&](Guid watcher) { walker.value("watchers", watcher); });
  }
}

// Those whose holder is not here, in the order in which it would take them over. Most worlds have none.
template <class Sink>
void walk_orphans(Walker<Sink>& walker, const Scene& scene) {
  if (!Sink::kKeepsHostFields && scene.orphans.empty()) return;
  walker.value("orphans.size", static_cast<std::uint32_t>(scene.orphans.size()));
  for (const auto& [holder, waiting] : scene.orphans) {
    walker.value("orphans.holder", holder);
    walker.value("orphans.waiting.size", static_cast<std::uint32_t>(waiting.size()));
    for (const Guid guid : waiting) walker.value("orphans.waiting", guid);
  }
}

template <class Sink>
void walk_deferred(Walker<Sink>& walker, const wire::DeferredMessages& room) {
  walker.value("waiting.size", static_cast<std::uint32_t>(room.message_count()));
  room.for_each([&](Guid guid, Bytes message) {
    walker.value("waiting.guid", guid);
    walker.value("waiting.bytes", static_cast<std::uint32_t>(message.size()));
    for (const std::byte b : message) walker.value("waiting.message", b);
  });
}

bool has_looks(const WorldState& world) {
  for (std::size_t i = 0; i < world.scene.size() && !world.appearances.empty(); ++i)
    if (world.appearance(world.scene.id_in_order(i))) return true;
  return false;
}

// What objects wear, of those that wear something. Nothing that moves depends on it: hashes leave it out.
template <class Sink>
void walk_looks(Walker<Sink>& walker, Sink& sink, WorldState& world) {
  std::uint32_t count = 0;
  const auto for_each = [&](auto&& visit) {
    for (std::size_t i = 0; i < world.scene.size(); ++i)
      if (const ActorId id = world.scene.id_in_order(i); world.appearance(id))
        visit(world.scene.in_order(i).guid, world.appearances[id.index]);
  };
  for_each([&](Guid, Appearance&) { ++count; });
  walker.value("looks.size", count);
  for_each([&](Guid guid, Appearance& appearance) {
    sink.object(guid);
    walker.value("looks.guid", guid);
    walker.part("appearance", appearance);
  });
}

// Brings what the role keeps of an object; where there is no role, defaults stay.
void read_role(ServerRecord& role, const WorldAndRole& state, ActorId id) {
  if (state.server) role = state.server->objects[id];
  if (state.client) role.timestamps = state.client->timestamps[id];
}

// Whom the snapshot of a world without a client describes.
constexpr ClientOptions kNobody{.expects_player = false, .max_deferred_messages = 0, .max_deferred_bytes = 0};

template <class Sink>
void walk(const WorldAndRole& state, Sink& sink) {
  auto& world = const_cast<WorldState&>(state.world);  // the fields are listed once, for readers too
  ClientState nobody(world, kNobody);
  ClientState& client = state.client ? const_cast<ClientState&>(*state.client) : nobody;
  Walker<Sink> walker(sink);
  walker.value("magic", kSnapshotMagic);
  const bool keeps_looks = Sink::kKeepsHostFields && has_looks(world);
  walker.value("version", keeps_looks ? kSnapshotVersionWithLooks : Sink::kVersion);
  fields(walker, world, client);
  walker.value("objects", static_cast<std::uint32_t>(world.scene.size()));
  ServerRecord role;
  String no_name;
  for (std::size_t i = 0; i < world.scene.size(); ++i) {
    Actor& actor = world.scene.in_order(i);
    const ActorId id = world.scene.id_in_order(i);
    sink.object(actor.guid);
    walker.value("guid", actor.guid);
    read_role(role, state, id);
    String& name = id.index < world.names.size() ? world.names[id.index] : no_name;
    ObjectFields object{world.records[id.index], role, name};
    fields(walker, actor, world.scene, object);
  }
  walk_watchers(walker, sink, world.scene);
  sink.object(0);
  walk_orphans(walker, world.scene);
  walk_deferred(walker, client.deferred);
  if (keeps_looks) walk_looks(walker, sink, world);
}

// For sinks that keep the whole state, with the fields that the hash leaves out.
struct Whole {
  static constexpr bool kKeepsHostFields = true;
  static constexpr std::uint16_t kVersion = kSnapshotVersion;
};

struct Plain {
  void enter(const char*) {}
  void leave() {}
  void object(Guid) {}
};

// A number costs one comparison and one store: the room is guessed from the number of objects, and doubled
// when that was too little.
class ByteSink : public Plain, public Whole {
 public:
  explicit ByteSink(std::size_t objects) : out_(kFirstBytes + objects * kBytesOfObject) {}

  void operator()(const char*, std::uint64_t bits, std::size_t bytes) {
    if (size_ + sizeof bits > out_.size()) grow();
    for (std::size_t i = 0; i < sizeof bits; ++i) out_[size_ + i] = static_cast<std::byte>(bits >> (8 * i));
    size_ += bytes;
  }
  [[nodiscard]] Vector<std::byte> take() {
    out_.resize(size_);
    return std::move(out_);
  }

 private:
  static constexpr std::size_t kFirstBytes = 4096;
  static constexpr std::size_t kBytesOfObject = 1280;  // most, with one or two managers

  ACMOTION_NEVER_INLINE void grow() { lengthen(out_, 2 * out_.size()); }

  Vector<std::byte> out_;
  std::size_t size_ = 0;
};

// FNV-1a, a word at a time.
struct HashSink : Plain {
  static constexpr bool kKeepsHostFields = false;
  static constexpr std::uint16_t kVersion = 2;  // of what is hashed: snapshots may change without it

  std::uint64_t hash = 0xCBF29CE484222325u;
  void operator()(const char*, std::uint64_t bits, std::size_t) {
    hash = (hash ^ bits) * 0x100000001B3u;
    hash ^= hash >> 32;
  }
};

// The same for a state without NaNs; the engine itself produces no others. A NaN shows in the sums, which is
// cheaper than testing every number.
struct QuickHashSink : HashSink {
  float sum = 0.0f;
  double sum_of_doubles = 0.0;
  void number(float x) {
    sum += x;
    (*this)("", std::bit_cast<std::uint32_t>(x), sizeof x);
  }
  void number(double x) {
    sum_of_doubles += x;
    (*this)("", std::bit_cast<std::uint64_t>(x), sizeof x);
  }
  [[nodiscard]] bool is_exact() const { return sum == sum && sum_of_doubles == sum_of_doubles; }
};

// Looks for a number that is not finite.
struct FiniteSink : Plain, Whole {
  void enter(const char* name) { entered = name; }
  void operator()(const char*, std::uint64_t, std::size_t) {}
  template <class T>
  void number(T x) {
    if (!found && !acm::is_finite(x)) found = entered;
  }
  const char* entered = "world";  // the struct or vector that was begun last
  const char* found = nullptr;
};

// Finds the name of the number that holds a byte of a snapshot.
class NameSink : public Whole {
 public:
  explicit NameSink(std::size_t offset) : rest_(offset) {}

  void enter(const char* name) { path_.push_back(name); }
  void leave() { path_.pop_back(); }
  void object(Guid guid) { guid_ = guid; }
  void operator()(const char* name, std::uint64_t, std::size_t bytes) {
    if (found_.found) return;
    if (rest_ >= bytes) {
      rest_ -= bytes;
      return;
    }
    found_ = {true, guid_, {}};
    for (const char* part : path_) found_.field.append(part).append(".");
    found_.field.append(name);
  }
  [[nodiscard]] const Difference& found() const { return found_; }

 private:
  std::size_t rest_;
  Guid guid_ = 0;
  Vector<const char*> path_;
  Difference found_;
};

}  // namespace

Vector<std::byte> write_snapshot(const WorldAndRole& state) {
  ByteSink sink(state.world.scene.size());
  walk(state, sink);
  return sink.take();
}

std::uint64_t state_hash(const WorldAndRole& state) {
  QuickHashSink quick;
  walk(state, quick);
  if (quick.is_exact()) return quick.hash;
  HashSink sink;
  walk(state, sink);
  return sink.hash;
}

const char* first_not_finite(const WorldAndRole& state) {
  FiniteSink sink;
  walk(state, sink);
  return sink.found;
}

Difference first_difference(const WorldAndRole& a, const WorldAndRole& b) {
  const Vector<std::byte> left = write_snapshot(a), right = write_snapshot(b);
  if (left == right) return {};
  std::size_t at = 0;
  while (at < left.size() && at < right.size() && left[at] == right[at]) ++at;
  NameSink sink(at);
  walk(at < left.size() ? a : b, sink);
  return sink.found();
}

}  // namespace acm
