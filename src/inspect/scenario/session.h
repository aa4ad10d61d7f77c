// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/actor/scene.h"
#include "acmotion/inspect/scenario.h"

#include <memory>
#include <span>
#include <string_view>
#include <vector>

#include "arguments.h"

namespace acm::scenario {

// The body of a scenario and the world around it. Made anew by every `spawn`.
struct BodyLevel {
  BodyLevel() : event_memory(kMaxEvents), events(event_memory), lane(scene, events) {}

  static constexpr std::size_t kMaxEvents = 1 << 16;
  Scene scene;
  std::vector<Event> event_memory;
  EventBuffer events;
  Lane lane;
  ActorId body_id;

  static constexpr CellId kCell = 0xA9B40001;
  static constexpr Guid kBodyGuid = 0x50000001;
  static constexpr Guid kTargetGuid = 0x50000002;

  Actor& body() { return *scene.find(body_id); }
};

// All that a running scenario knows.
struct Session {
  Session(AssetStore& store_in, const BoundTable* table, ScenarioOutput& out_in)
      : store(store_in), default_table(table), out(out_in) {
    reset_table_level(table);
  }

  AssetStore& store;
  const BoundTable* default_table;
  ScenarioOutput& out;
  TableLevel level;
  std::unique_ptr<BodyLevel> bodies;
  int line = 0;

  void reset_table_level(const BoundTable* table) {
    constexpr std::uint32_t kListBlocks = 4;  // nodes, modifiers and actions, each at its longest
    level = TableLevel{};
    level.table = table;
    level.pool.reserve_free(kListBlocks);
  }
  // Null when it cannot be loaded.
  const BoundTable* find_table(ObjectId id) {
    const Result<const BoundTable*> bound = store.bind(id);
    return bound ? *bound : nullptr;
  }
  // Tells the output what has happened since it was last told.
  void tell_events() {
    for (const Event& event : bodies->events.view()) out.event(event);
    bodies->events.clear();
  }
  void tell_queues() { out.queues(bodies->body(), bodies->scene.pool); }
  void tell_state();  // R, I, S and Q of the body
};

// One verb of the language.
struct Verb {
  std::string_view name;
  std::string_view usage;  // how it is written
  bool needs_body;
  unsigned min_positional, max_positional;
  std::string_view keys;
  void (*run)(Session&, Arguments&);
};

std::span<const Verb> table_verbs();
std::span<const Verb> body_verbs();
std::span<const Verb> manager_verbs();

// The key frame of a sequence, part by part, at `where`: at most `max_parts`.
void tell_pose(Session& session, const Sequence& sequence, const ListPool& pool, const Frame& where,
               Vec3 scale, std::size_t max_parts);

}  // namespace acm::scenario
