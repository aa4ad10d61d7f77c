// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// A crowd that walks, runs, turns and fights: nanoseconds for one actor and one tick, everything but poses.
// Creatures do one thing after another; a flood of commands comes faster than they can be played, which no
// game does.
#include "actor/body.h"
#include "actor/tick.h"

#include <fmt/format.h>

#include <array>
#include <cstddef>
#include <random>
#include <vector>

#include "bench/harness.h"
#include "support/retail_size_set.h"
#include "support/sample_store.h"

namespace {

using namespace acm;

constexpr double kTick = 1.0 / 30.0;
constexpr double kChangesPerTick = 1.0 / 60.0;  // a command every two seconds on average
constexpr double kFloodPerTick = 1.0 / 6.0;     // five a second, which is faster than they play
constexpr double kBackwards = 0.2;              // of the commands of a flood
constexpr double kToRest = 0.4;                 // of the commands of creatures
constexpr double kMaxBytes = 1024;              // of an actor, spill apart
constexpr double kMaxTouched = 512;             // of them in a tick without a command

// How many actors, and the nanoseconds that one of them may take.
struct Rung {
  std::size_t actors;
  double goal_ns;
};
constexpr std::array<Rung, 6> kLadder = {
    {{1, 0}, {50, 0}, {400, 0}, {5'000, 0}, {25'000, 250}, {265'000, 126}}};

// The bytes of an actor that a tick without a command touches: all that stand before the interpreter.
constexpr std::size_t kTouchedBytes = offsetof(Actor, motion_interp);

enum class Manner {
  Creatures,  // a command waits until the last one is done; many stand, and walk at their own speed
  Flood,      // any command at any time, at any speed, backwards too
};

// Commands for an actor of a table: cycles, which loop, and links to actions, which play once.
struct Repertoire {
  const BoundTable* table;
  std::vector<Command> commands;
};

Repertoire repertoire_of(const BoundTable* bound) {
  Repertoire r{bound, {}};
  const MotionTable& table = *bound->table;
  const std::uint32_t style = table.default_style() << 16;
  for (const MotionTable::Entry& cycle : table.cycles())
    if ((cycle.key & 0xFFFF0000u) == style)
      r.commands.push_back(expand_command(static_cast<std::uint16_t>(cycle.key)));
  for (const MotionTable::LinkGroup& group : table.link_groups())
    if (group.key == motion_key(table.default_style(), command::kReady))
      for (const MotionTable::Link& link : table.links_of(group))
        if (is_action(link.to)) r.commands.push_back(link.to);
  return r;
}

// The crowd and the dice that drive it.
class Crowd {
 public:
  Crowd(std::span<const Repertoire> repertoires, std::size_t count, Manner manner)
      : context_(scene_, events_),
        manner_(manner),
        dice_(20260),
        changes_(count, manner == Manner::Flood ? kFloodPerTick : kChangesPerTick) {
    scene_.reserve(count);
    for (std::size_t i = 0; i < count; ++i) {
      const Repertoire& r = repertoires[i % repertoires.size()];
      Actor& actor = *scene_.find(scene_.create(static_cast<Guid>(0x50000001 + i)));
      actor.weenie.present = true;
      spawn(context_, actor, {r.table, 17, true});
      repertoires_.push_back(&r);
    }
    for (std::size_t i = 0; i < count; ++i) command(i);
    warm_up();
  }

  void tick() { pass(1); }

  /// Entries of an actor's lists, on average: what it plays and what it waits for.
  [[nodiscard]] double list_length() const {
    std::size_t entries = 0;
    for (std::size_t i = 0; i < scene_.size(); ++i) {
      const Actor& actor = scene_.in_order(i);
      entries += actor.sequence.nodes.size() + actor.motion_table_manager.pending.size() +
                 actor.motion_table_manager.state.modifiers.size() +
                 actor.motion_table_manager.state.actions.size() + actor.motion_interp.pending.size();
    }
    return static_cast<double>(entries) / static_cast<double>(scene_.size());
  }

 private:
  // The time of so many ticks at once, with their commands.
  void pass(int ticks) {
    scene_.clock += ticks * kTick;
    tick_all(context_, scene_.clock);
    for (; ticks > 0; --ticks)
      for (std::size_t n = changes_(dice_); n > 0; --n) command(dice_() % scene_.size());
  }

  // Four seconds, in the longest steps there are. Returns the length of lists meanwhile.
  double pass_round() {
    constexpr int kPasses = 20, kTicks = 6, kLooks = 5;
    double sum = 0.0;
    for (int i = 1; i <= kPasses; ++i) {
      pass(kTicks);
      if (i % (kPasses / kLooks) == 0) sum += list_length();
    }
    return sum / kLooks;
  }

  // Lists grow until as many motions end as begin, which takes a simulated minute; before that, the cost
  // rises while it is measured. So this compares three rounds with the three before. Small crowds hardly ever
  // look steady: they run to the last round, which costs little.
  void warm_up() {
    constexpr int kMaxRounds = 60, kCompared = 3;
    constexpr double kSteady = 1.01;
    double before = 0.0, now = 0.0;
    for (int round = 1; round <= kMaxRounds; ++round) {
      now += pass_round();
      if (round % kCompared != 0) continue;
      if (now <= before * kSteady && now > 0.0) break;
      before = now;
      now = 0.0;
    }
    for (int i = 0; i < 30; ++i) tick();
  }

  void command(std::size_t i) { manner_ == Manner::Flood ? flood(i) : behave(i); }

  void flood(std::size_t i) {
    std::uniform_real_distribution<float> speeds(0.5f, 3.0f);
    std::uniform_real_distribution<double> chance;
    MovementParameters params;
    params.speed = chance(dice_) < kBackwards ? -speeds(dice_) : speeds(dice_);
    do_motion(context_, scene_.in_order(i), any_command_of(i), params);
  }

  void behave(std::size_t i) {
    std::uniform_real_distribution<double> chance;
    Actor& actor = scene_.in_order(i);
    if (!actor.motion_interp.pending.empty()) return;
    const bool rests = chance(dice_) < kToRest;
    do_motion(context_, actor, rests ? command::kReady : any_command_of(i), {});
  }

  Command any_command_of(std::size_t i) {
    const std::vector<Command>& commands = repertoires_[i]->commands;
    return commands[dice_() % commands.size()];
  }

  Scene scene_;
  EventBuffer events_;
  StepContext context_;
  Manner manner_;
  std::mt19937 dice_;
  std::binomial_distribution<std::size_t> changes_;  // commands in a tick
  std::vector<const Repertoire*> repertoires_;
};

void run_ladder(bench::Harness& harness, std::string_view set, std::span<const Repertoire> repertoires,
                Manner manner) {
  harness.section(fmt::format("{}: {} tables", set, repertoires.size()));
  for (const Rung& rung : kLadder) {
    if (harness.quick() && rung.actors > 400) break;
    Crowd crowd(repertoires, rung.actors, manner);
    const double length_before = crowd.list_length();
    harness.run({.name = fmt::format("{} actors", rung.actors),
                 .items = static_cast<double>(rung.actors),
                 .goal_ns = manner == Manner::Creatures ? rung.goal_ns : 0.0,
                 .allocates = false},
                [&] { crowd.tick(); });
    const std::string what = fmt::format("{} actors: list entries of one", rung.actors);
    harness.report({.name = what + " before", .value = length_before, .unit = "entries"});
    harness.report({.name = what + " after", .value = crowd.list_length(), .unit = "entries"});
    harness.run_copy(rung.actors * kTouchedBytes, static_cast<double>(rung.actors));
  }
}

std::vector<Repertoire> repertoires_of(AssetStore& assets) {
  std::vector<Repertoire> repertoires;
  for (const ObjectId id : assets.ids(ObjectType::MotionTable)) {
    Repertoire r = repertoire_of(*assets.bind(id));
    if (!r.commands.empty()) repertoires.push_back(std::move(r));
  }
  return repertoires;
}

}  // namespace

int main(int argc, char** argv) {
  bench::Harness harness("motion", argc, argv);
  harness.section("memory of one actor, spill apart");
  harness.report({.name = "bytes", .value = sizeof(Actor), .unit = "bytes", .at_most = kMaxBytes});
  harness.report(
      {.name = "bytes touched by a tick", .value = kTouchedBytes, .unit = "bytes", .at_most = kMaxTouched});
  const std::vector<Repertoire> samples = repertoires_of(test::sample_store());
  run_ladder(harness, "sample creatures", samples, Manner::Creatures);
  run_ladder(harness, "sample creatures, flood", samples, Manner::Flood);
  const test::RetailCounts counts;
  AssetStore retail = test::RetailSizeSet(harness.quick() ? counts.divided_by(40) : counts).motion_store();
  const std::vector<Repertoire> shipped = repertoires_of(retail);
  run_ladder(harness, "retail-size set", shipped, Manner::Creatures);
  run_ladder(harness, "retail-size set, flood", shipped, Manner::Flood);
  return harness.finish();
}
