// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "actor/body.h"
#include "actor/scene.h"
#include "inspect/scenario/scenario.h"
#include "wire/reassembler.h"
#include "world/outbox.h"
#include "world/role_worlds.h"

#include <cfloat>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "arguments.h"
#include "effect_definitions.h"
#include "network.h"

namespace acm::scenario {

// The bodies of a scenario and the world around them. Made anew by every `spawn` and every `world`.
struct BodyLevel {
  explicit BodyLevel(AssetStore& store)
      : world(&store, with_room_for_events()), scene(world.scene), context(world.context()) {
    world.event_buffer().set_trace(&trace);
  }

  static WorldStateOptions with_room_for_events() {
    WorldStateOptions options;
    options.event_capacity = 1 << 16;
    options.max_speed = FLT_MAX;  // scenarios show the engine's own bounds
    return options;
  }
  ClientWorld world;
  ServerState server{world};          // of a world that `server` has begun
  Outbox outbox = Outbox::growing();  // of the local player, or of the server
  Scene& scene;
  EventTrace trace;  // what has happened since that was written
  StepContext& context;
  Network network;
  std::unique_ptr<wire::Reassembler> packets;  // of the server; made by the first `packet`

  static constexpr CellId kCell = 0xA9B40001;
  static constexpr Guid kBodyGuid = 0x50000001;
  static constexpr Guid kTargetGuid = 0x50000002;

  bool has_bodies = false;   // made by `spawn` or `add`: all of them with effects, or none
  bool has_effects = false;  // what follows is of these
  int near = 0;              // 1: a player is near, 2: it is far; 0: there is none
  double last_pass = 0.0;
  struct EventTimestamps {
    std::uint16_t movement = 0, control = 0;
  };
  std::map<Guid, EventTimestamps> event_timestamps;
  std::deque<Animation> given_hooks;  // that wait, or have waited, for a step

  Guid selected = kBodyGuid;       // the actor that verbs address
  Guid written_about = kBodyGuid;  // the actor of the last line of output
  bool writes_guids = false;       // lines of output name their actor, since there may be several

  // The runner sees to it that there is one.
  Actor& body() { return *scene.find(selected); }
  // An actor in no state yet, which the world knows. The guid must be free.
  Actor& create(Guid guid) {
    const ActorId id = scene.create(guid);
    if (world.records.size() <= id.index) world.records.resize(id.index + 1);
    world.records[id.index] = {};
    return *scene.find(id);
  }
};

// All that a running scenario knows.
struct Session {
  Session(AssetStore& store_in, const BoundTable* table, ScenarioOutput& out_in,
          const ScenarioLimits& limits_in)
      : store(store_in), default_table(table), out(out_in), limits(limits_in) {
    reset_table_level(table);
  }

  AssetStore& store;
  const BoundTable* default_table;
  ScenarioOutput& out;
  ScenarioLimits limits;
  std::uint64_t steps = 0;  // so far
  bool is_full = false;     // the output has reached its limit, or nobody takes it any more
  TableLevel level;
  std::unique_ptr<BodyLevel> bodies;
  EffectDefinitions definitions;
  std::vector<wire::Message> deferred;  // for objects that are not there yet
  bool is_quiet = false;                // entries of scripts are not written
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
  // Whether `times` more steps of `actors` actors are within the limit; an error of the line otherwise.
  bool may_step(Arguments& args, std::int64_t times, std::uint64_t actors = 1);
  // Whether there is room for more output. To be asked within steps and between lines.
  bool has_room() {
    is_full = is_full || !out.drain(limits.output_bytes);
    return !is_full;
  }
  // What follows is about this actor.
  void write_about(Guid guid) {
    if (!bodies->writes_guids || bodies->written_about == guid) return;
    bodies->written_about = guid;
    out.actor(guid);
  }
  // Writes the events since the last call. What follows is about the selected actor.
  void write_events() {
    write_events_only();
    write_about(bodies->selected);
  }
  void write_events_only() {
    for (const TracedEvent& traced : bodies->trace) {
      write_about(traced.event.object);
      // Bodies with effects have a line of their own for what is heard.
      if (!bodies->has_effects || traced.event.type != EventType::SoundHeard) out.event(traced);
      if (bodies->has_effects) write_effects(traced);
    }
    bodies->world.clear_events();
  }
  // What an event of a body with effects means to a host.
  void write_effects(const TracedEvent& traced);
  void write_host_report(Guid guid, const Hook& hook, const HookReport& report);
  void write_queues() { out.queues(bodies->body(), bodies->scene.pool); }
  void write_state();  // R, I, S and Q of the body
};

// What must be there for a verb to run.
enum class Needs { Nothing, World, Actor, Effects };

// One verb of the language.
struct Verb {
  std::string_view name;
  std::string_view usage;  // how it is written
  Needs needs;
  unsigned min_positional, max_positional;
  std::string_view keys;
  void (*run)(Session&, Arguments&);
};

std::span<const Verb> table_verbs();
std::span<const Verb> body_verbs();
std::span<const Verb> manager_verbs();
std::span<const Verb> world_verbs();
std::span<const Verb> key_verbs();
std::span<const Verb> effect_verbs();
std::span<const Verb> query_verbs();
std::span<const Verb> server_verbs();

// The keys of `spawn` and of `add`.
inline constexpr std::string_view kSpawnKeys =
    "weenie table parts noparts gravity hidden contact walkable cell autonomous scale creature player "
    "runrate canjump jumpvz stamina stamok flat fx static create anim script setsound setscripts sound "
    "scripts "
    "deftype defmod trans frozen cloaked blocked held near";
// Reads the keys of `spawn`; if they are sound, makes a body of that guid in the world and selects it.
// `effects`: whether the bodies of the world have them; nothing when there is none yet, or when `begin`,
// which runs before anything is written, replaces the world.
void make_body(Session& session, Arguments& args, Guid guid, std::optional<bool> effects,
               void (*begin)(Session&));
// The keys that describe a body with effects, or one of its children.
struct EffectKeys {
  ObjectId sound_table = 0;
  ObjectId script_table = 0;
  std::uint32_t default_type = 0;
  float default_mod = 0.0f;
  float translucency = 0.0f;

  void read(Arguments& args);
  void put(Session& session, SpawnParameters& out) const;
};
// The messages that have waited for an object that is there now, and in a cell.
void deliver_deferred(Session& session);
// `message` where there is a body with effects, or none; with the digits of all its words.
void run_effect_message(Session& session, Arguments& args, const std::string& digits);
// update_object of a body with effects, at the clock of the scene.
void update_effect_body(Session& session);
// The recorded traces of single bodies have no landscape: all stays in the cell of its spawn.
void step_without_landscape(BodyLevel& level, double quantum);
// The keys of `interp`.
InterpretedMotionState read_interpreted_state(Arguments& args, std::vector<MotionAction>& actions);

// From here on the output says whom it is about.
void expect_several(Session& session);
inline constexpr unsigned kMaxMessageWords = 4096;
// A server's message that has arrived.
void take_message(Session& session, Bytes message);
void run_packet(Session& session, Arguments& args);
// The digits of the words of a line from one on, joined, and their bytes.
std::string read_digits(Arguments& args, unsigned first_word);
Vector<std::byte> read_bytes(Arguments& args, std::string_view digits);
// A pass over all actors: their events and where they are, then the messages that have arrived.
void step_all(Session& session, double dt);

// The messages that have arrived by now.
void deliver_messages(Session& session);

// The key frame of a sequence, part by part, at `where`: at most `max_parts`.
void write_pose_of(Session& session, const Sequence& sequence, const ListPool& pool, const Frame& where,
                   Vec3 scale, std::size_t max_parts);

}  // namespace acm::scenario
