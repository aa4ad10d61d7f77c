// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "wire/packet_sender.h"
#include "wire/pcap.h"
#include "wire/write.h"
#include "world/apply.h"
#include "world/role_worlds.h"
#include "world/snapshot.h"

#include <chrono>
#include <cmath>
#include <optional>

#include "builtin_sample.h"
#include "crowd.h"
#include "output.h"
#include "parallel_tick.h"
#include "progress.h"
#include "subcommands.h"
#include "suggestions.h"
#include "tool_error.h"

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

// What a client of the crowd's server would have captured.
class CaptureWriter {
 public:
  explicit CaptureWriter(const std::string& file) : out_(file), sender_(wire::Direction::ServerToClient) {
    ByteWriter header;
    wire::write_pcap_header(header);
    write(header.bytes());
  }

  void send(const wire::Message& message, double time) {
    constexpr std::uint16_t kQueue = 10;
    const wire::Endpoint server{0x7F000001, wire::kServerPort}, client{0x7F000002, 9001};
    ByteWriter bytes;
    encode(bytes, message);
    sender_.begin(bytes.bytes(), kQueue);
    for (Bytes datagram = sender_.next(); !datagram.empty(); datagram = sender_.next()) {
      ByteWriter record;
      wire::write_pcap_datagram(record, static_cast<std::uint64_t>(std::llround(time * 1e6)), server, client,
                                datagram);
      write(record.bytes());
    }
  }
  void close() {
    flush_room();
    out_.commit();
  }

 private:
  void write(Bytes bytes) {
    room_.append(reinterpret_cast<const char*>(bytes.data()), bytes.size());
    if (room_.size() >= kRoom) flush_room();
  }
  void flush_room() {
    out_.write(room_);
    room_.clear();
  }

  static constexpr std::size_t kRoom = 1 << 16;
  OutputFile out_;
  std::string room_;
  wire::PacketSender sender_;
};

struct SimulationTally {
  std::uint64_t motions_done = 0, moves_arrived = 0, moves_ended = 0, sticks = 0, hooks = 0, blips = 0,
                targets_lost = 0, stalls = 0, limits = 0, dropped = 0;

  void add(const WorldState& world) {
    for (const EngineEvent& event : world.events()) {
      if (std::holds_alternative<MotionDone>(event.what)) ++motions_done;
      if (const auto* finished = std::get_if<MoveFinished>(&event.what))
        ++(finished->code == MotionError::None ? moves_arrived : moves_ended);
      if (std::holds_alternative<Stuck>(event.what)) ++sticks;
      if (std::holds_alternative<HookFired>(event.what)) ++hooks;
      if (std::holds_alternative<Blipped>(event.what)) ++blips;
      if (std::holds_alternative<TargetLost>(event.what)) ++targets_lost;
      if (std::holds_alternative<Stalled>(event.what)) ++stalls;
      if (std::holds_alternative<LimitReached>(event.what)) ++limits;
    }
    dropped += world.dropped_events();
  }
};

class Stopwatch {
 public:
  void start() { since_ = std::chrono::steady_clock::now(); }
  void stop() {
    seconds_ += std::chrono::duration<double>(std::chrono::steady_clock::now() - since_).count();
  }
  [[nodiscard]] double seconds() const { return seconds_; }

 private:
  std::chrono::steady_clock::time_point since_;
  double seconds_ = 0.0;
};

class Simulation {
 public:
  explicit Simulation(const SimulateOptions& options)
      : options_(options),
        store_(load_samples()),
        world_(&store_, world_options(options)),
        ticker_(world_, options.threads),
        crowd_(store_, options.actors, options.seed) {
    if (!options.capture.empty()) capture_.emplace(options.capture);
  }

  void run() {
    const auto send = [this](const wire::Message& message) { receive(message); };
    crowd_.create(send);
    world_.clear_events();
    const auto ticks = static_cast<std::uint64_t>(std::llround(options_.seconds / kTick));
    Progress progress("simulating", ticks);
    for (std::uint64_t t = 0; t < ticks; ++t) {
      progress.show(t);
      crowd_.order(t, world_, send);
      tick_watch_.start();
      ticker_.tick(kTick);
      tick_watch_.stop();
      tally_.add(world_);
      world_.clear_events();
    }
    progress.hide();
    if (capture_) capture_->close();
    if (options_.capture != "-") report_rates(ticks);
  }

 private:
  static WorldStateOptions world_options(const SimulateOptions& options) {
    WorldStateOptions w;
    w.ground = Ground::Flat;
    w.event_capacity = 4096 + 16 * std::size_t{options.actors};
    return w;
  }
  void receive(const wire::Message& message) {
    if (capture_) capture_->send(message, world_.scene.clock);
    apply_watch_.start();
    apply_message(world_, message);
    apply_watch_.stop();
    ++messages_;
  }
  void report_rates(std::uint64_t ticks) const {
    const double actor_ticks = static_cast<double>(ticks) * options_.actors;
    const auto per = [](double seconds, double count) { return count > 0 ? seconds / count * 1e9 : 0.0; };
    write_out(fmt::format("actors    {}, {} ticks of 1/30 s, {} threads\n", options_.actors, ticks,
                          ticker_.threads()));
    write_out(fmt::format("ticks     {:.3f} s, {:.0f} ns for an actor and a tick\n", tick_watch_.seconds(),
                          per(tick_watch_.seconds(), actor_ticks)));
    write_out(fmt::format("messages  {}, {:.0f} ns each\n", messages_,
                          per(apply_watch_.seconds(), static_cast<double>(messages_))));
    write_out(fmt::format("motions   {} done, {} hooks\n", tally_.motions_done, tally_.hooks));
    write_out(fmt::format("moves     {} arrived, {} ended otherwise, {} sticks, {} targets lost\n",
                          tally_.moves_arrived, tally_.moves_ended, tally_.sticks, tally_.targets_lost));
    write_out(fmt::format("trouble   {} blips, {} stalls, {} limits reached, {} events dropped\n",
                          tally_.blips, tally_.stalls, tally_.limits, tally_.dropped));
    write_out(fmt::format("state     0x{:016X}\n", state_hash(world_)));
  }

  const SimulateOptions& options_;
  AssetStore store_;
  ClientWorld world_;
  ParallelTicker ticker_;
  Crowd crowd_;
  std::optional<CaptureWriter> capture_;
  SimulationTally tally_;
  Stopwatch tick_watch_, apply_watch_;
  std::uint64_t messages_ = 0;
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
  command->add_option("--seed", options->seed, "Another number gives another fight (default 1)")
      ->check(whole_within(0));
  command
      ->add_option("--capture", options->capture,
                   "Write the server's messages as a capture; - for the standard output, alone")
      ->type_name("FILE");
  command->footer(
      "The last line is a hash of the state of all creatures: it depends on --actors, --seconds and --seed\n"
      "alone, on no machine, compiler or number of threads.\n"
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
