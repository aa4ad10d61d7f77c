// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <cmath>
#include <memory>

#include "subcommands.h"
#include "support/builtin_sample.h"
#include "support/crowd.h"
#include "support/crowd_drive.h"
#include "support/output.h"
#include "support/parallel_tick.h"
#include "support/progress.h"
#include "support/suggestions.h"
#include "support/tool_error.h"

namespace acm::tool {

namespace {

constexpr double kTick = 1.0 / 30.0;

struct SimulateOptions {
  std::uint32_t actors = 1000;
  double seconds = 10.0;
  int threads = 1;
  std::uint64_t seed = 1;
  std::string capture;
};

AssetStore load_samples() {
  AssetStore store;
  for (const SampleObject& object : builtin_sample())
    if (const Status status = store.add(object.id, object.bytes); !status.ok())
      throw ToolError("the sample creatures cannot be read");
  return store;
}

struct SimulationTally {
  std::uint64_t motions_done = 0, moves_arrived = 0, moves_ended = 0, sticks = 0, hooks = 0, blips = 0,
                targets_lost = 0, stalls = 0, limits = 0, dropped = 0;

  void add(const WorldState& world) {
    for (const Event& event : world.events()) count(event);
    dropped += world.dropped_events();
  }
  void count(const Event& event) {
    switch (event.type) {
      case EventType::MotionDone: ++motions_done; return;
      case EventType::MoveFinished:
        ++(event.move_finished.code == MotionError::None ? moves_arrived : moves_ended);
        return;
      case EventType::Stuck: ++sticks; return;
      case EventType::Hook: ++hooks; return;
      case EventType::Blipped: ++blips; return;
      case EventType::TargetLost: ++targets_lost; return;
      case EventType::Stalled: ++stalls; return;
      case EventType::LimitReached: ++limits; return;
      default: return;
    }
  }
};

class Simulation {
 public:
  explicit Simulation(const SimulateOptions& options)
      : options_(options),
        store_(load_samples()),
        crowd_(store_, options.actors, options.seed),
        drive_(make_drive()),
        ticker_(drive_->world(), options.threads) {}

  void run() {
    WorldState& world = drive_->world();
    drive_->create();
    world.clear_events();
    const auto ticks = static_cast<std::uint64_t>(std::llround(options_.seconds / kTick));
    Progress progress("simulating", ticks);
    for (std::uint64_t t = 0; t < ticks; ++t) {
      progress.show(t);
      drive_->before_tick(t);
      tick_watch_.start();
      ticker_.tick(kTick);
      tick_watch_.stop();
      drive_->after_tick();
      tally_.add(world);
      world.clear_events();
    }
    progress.hide();
    drive_->finish();
    if (options_.capture != "-") report_rates(ticks);
  }

 private:
  std::unique_ptr<CrowdDrive> make_drive() {
    WorldStateOptions w;
    w.ground = Ground::Flat;
    w.event_capacity = 4096 + 16 * std::size_t{options_.actors};
    if (options_.capture.empty()) return std::make_unique<ClientDrive>(store_, w, crowd_);
    return std::make_unique<ServerDrive>(store_, w, crowd_, options_.capture);
  }
  void report_rates(std::uint64_t ticks) const {
    const double actor_ticks = static_cast<double>(ticks) * options_.actors;
    const auto per = [](double seconds, double count) { return count > 0 ? seconds / count * 1e9 : 0.0; };
    write_out(fmt::format("actors    {}, {} ticks of 1/30 s, {} threads\n", options_.actors, ticks,
                          ticker_.threads()));
    write_out(fmt::format("ticks     {:.3f} s, {:.0f} ns for an actor and a tick\n", tick_watch_.seconds(),
                          per(tick_watch_.seconds(), actor_ticks)));
    write_out(fmt::format("messages  {}, {:.0f} ns each\n", drive_->messages(),
                          per(drive_->message_seconds(), static_cast<double>(drive_->messages()))));
    write_out(fmt::format("motions   {} done, {} hooks\n", tally_.motions_done, tally_.hooks));
    write_out(fmt::format("moves     {} arrived, {} ended otherwise, {} sticks, {} targets lost\n",
                          tally_.moves_arrived, tally_.moves_ended, tally_.sticks, tally_.targets_lost));
    write_out(fmt::format("trouble   {} blips, {} stalls, {} limits reached, {} events dropped\n",
                          tally_.blips, tally_.stalls, tally_.limits, tally_.dropped));
    write_out(fmt::format("state     0x{:016X}\n", drive_->hash()));
  }

  const SimulateOptions& options_;
  AssetStore store_;
  Crowd crowd_;
  std::unique_ptr<CrowdDrive> drive_;
  ParallelTicker ticker_;
  SimulationTally tally_;
  Stopwatch tick_watch_;
};

}  // namespace

void add_simulate(CLI::App& app, Outcome& outcome) {
  CLI::App* command = app.add_subcommand(
      "simulate", "Let a crowd chase, flee, stick and fight, and report how fast that went");
  auto options = std::make_shared<SimulateOptions>();
  command->add_option("--actors", options->actors, "How many creatures (default 1000)")
      ->check(whole_within(1, 1'000'000));
  command->add_option("--seconds", options->seconds, "How long, in the crowd's time (default 10)")
      ->check(finite_within(0.0, 86400.0));
  command->add_option("--threads", options->threads, "How many threads tick (default 1)")
      ->check(whole_within(1, 256));
  command->add_option("--seed", options->seed, "Seed of the random numbers (default 1)")
      ->check(whole_within(0));
  command
      ->add_option("--capture", options->capture,
                   "Let a server drive the crowd and write what it sends as a capture; - for the standard "
                   "output, alone")
      ->type_name("FILE");
  command->footer(
      "Without --capture a client's world is fed with messages. With it a server's world is simulated, "
      "which\n"
      "sends what its clients need: in replay they depart by at most 0.3 m. Its creatures do not "
      "flee,\n"
      "and stick only when they attack.\n"
      "\n"
      "The last line is a hash of the state of all creatures. It depends on --actors, --seconds, --seed and\n"
      "whether --capture is given, but not on the machine, the compiler or the number of threads.\n"
      "\n"
      "Examples:\n"
      "  acmotion simulate\n"
      "  acmotion simulate --actors 25000 --seconds 5 --threads 4\n"
      "  acmotion simulate --actors 50 --seconds 30 --seed 7 --capture fight.pcap");
  command->callback([options, &outcome] {
    Simulation(*options).run();
    outcome.exit_code = 0;
  });
}

}  // namespace acm::tool
