// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// A world fed by messages, as a client would: two creatures appear, one is sent after the other, and the
// world is taken back to an earlier moment.
#include "acmotion/sample.hpp"
#include "world/apply.h"
#include "world/islands.h"
#include "world/snapshot.h"

#include <cstdio>
#include <vector>

namespace {

constexpr acm::Guid kGuard = 0x80000001;
constexpr acm::Guid kThief = 0x80000002;
constexpr double kTick = 1.0 / 30.0;

// What a server sends. A program would get the bytes from the network.
std::vector<std::byte> creation(acm::Guid guid, float x, float y) {
  using Physics = acm::wire::PhysicsDescription;
  acm::wire::CreateObject m;
  m.guid = guid;
  m.physics.flags = Physics::kPosition | Physics::kSetup;
  m.physics.state = acm::physics_state::kDefault;
  m.physics.position = {0xA9B40013, {{x, y, 0.0f}, {}}};
  m.physics.setup = acm::kSampleMannequin;
  acm::ByteWriter out;
  encode(out, m);
  return std::move(out).take();
}

std::vector<std::byte> chase(acm::Guid guid, acm::Guid target) {
  acm::wire::UpdateMotion m;
  m.guid = guid;
  m.movement = m.server_control = 1;  // newer than those of the creation
  acm::wire::MoveToObject move;
  move.target = target;
  m.body.content = move;
  acm::ByteWriter out;
  encode(out, m);
  return std::move(out).take();
}

void print_events(const acm::World& world) {
  for (const acm::EngineEvent& event : world.events()) {
    if (std::holds_alternative<acm::ObjectCreated>(event.what))
      std::printf("%5.2f s  %08X appears\n", event.time, event.actor);
    if (const auto* finished = std::get_if<acm::MoveFinished>(&event.what))
      std::printf("%5.2f s  %08X %s\n", event.time, event.actor,
                  finished->code == acm::MotionError::None ? "arrives" : "gives up");
  }
}

// The same tick in parts: each range may run on a thread of its own, with a lane of its own.
void tick_in_ranges(acm::World& world, acm::TickPlan& plan, acm::WorkerContext& context) {
  if (!acm::plan_tick(world, kTick, plan)) return;
  for (std::size_t range = 0; range < plan.range_count(); ++range)
    acm::run_range(world, plan, range, context);
  acm::finish_tick(world, plan);
}

}  // namespace

int main() {
  acm::AssetStore assets;
  for (const acm::SampleObject& object : acm::sample_creatures())
    if (!assets.add(object.id, object.bytes)) return 1;

  // Messages in. One that comes too early waits for its object.
  acm::World world(&assets);
  const auto early = acm::apply_message(world, chase(kGuard, kThief));
  if (!early || early->action != acm::wire::CheckAction::Defer) return 1;
  if (!acm::apply_message(world, creation(kThief, 50, 62))) return 1;
  if (!acm::apply_message(world, creation(kGuard, 50, 50))) return 1;

  // Time, and events out.
  const acm::World snapshot = world;
  for (int i = 0; i < 300; ++i) {
    acm::tick(world, kTick);
    print_events(world);
    world.clear_events();
  }
  const float walked = world.find(kGuard)->body.position.frame.origin.y - 50.0f;
  std::printf("the guard has walked %.1f m\n", walked);

  // Back to the snapshot, and the same again, in ranges: the same bits.
  const std::uint64_t hash = acm::state_hash(world);
  world = snapshot;
  acm::TickPlan plan;
  acm::WorkerContext context(world);
  for (int i = 0; i < 300; ++i) tick_in_ranges(world, plan, context);

  // A snapshot as bytes, for a file or the network.
  acm::World elsewhere(&assets);
  if (!acm::read_snapshot(elsewhere, acm::write_snapshot(world))) return 1;
  const acm::Difference difference = acm::validate(world, elsewhere);
  return walked > 9.0f && acm::state_hash(world) == hash && !difference.found ? 0 : 1;
}
