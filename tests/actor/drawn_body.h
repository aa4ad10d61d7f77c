// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "actor/body.h"
#include "actor/display_frame.h"
#include "actor/tick.h"

#include <string>
#include <vector>

#include "scene_bits.h"
#include "support/sample_store.h"

namespace acm::test {

// One body in a scene.
class Mover {
 public:
  explicit Mover(bool gated = false)
      : memory_(4096), events_(memory_), context(scene, events_), id_(scene.create(0x50000001)) {
    scene.options.gate_passes = gated;
    actor().weenie.present = true;
    actor().body.position = {0xA9B40001, {{90, 90, 0}, {}}};
  }
  Mover& creature(ObjectId setup) {
    spawn(context, actor(), *spawn_parameters(sample_store(), setup));
    return *this;
  }
  // A body that plays nothing but this, for ever.
  Mover& playing(const Animation& animation, float framerate) {
    spawn(context, actor(), {.table = nullptr, .has_interpreter = true});  // without one it falls asleep
    append_animation(actor().sequence, scene.pool, bind_anim({animation.id, 0, -1, framerate}, &animation));
    return *this;
  }
  Mover& moving(const InterpretedMotionState& movement) {
    apply_interpreted(context, actor(), movement);
    return *this;
  }
  Mover& pass(double seconds) {
    events_.clear();
    tick_all(context, scene.clock + seconds);
    return *this;
  }

  Actor& actor() { return *scene.find(id_); }
  Body& body() { return actor().body; }
  ActorId id() const { return id_; }
  Position shown(double since_tick = 0.0) {
    return {body().position.cell, display_frame(scene, actor(), since_tick)};
  }
  std::string bits() {
    std::string text;
    append_bits(text, scene);
    return text;
  }

  Scene scene;

 private:
  std::vector<Event> memory_;
  EventBuffer events_;

 public:
  StepContext context;

 private:
  ActorId id_;
};

// When a host ticks, and when it draws.
struct Host {
  double draws_per_second;
  double ticks_per_second;  // 0: as often as it draws
  bool gated = false;       // passes at least 1/30 s apart, as a client's
};

inline std::string name_of(const Host& host) {
  return std::to_string(host.draws_per_second) + " Hz, ticks " + std::to_string(host.ticks_per_second) +
         (host.gated ? ", gated" : "");
}

// The frames drawn over some seconds.
struct Drawn {
  std::vector<Position> shown;
  std::vector<Position> simulated;
  std::vector<double> ahead;  // seconds from what was simulated to what is shown
};

// Draws a body for some seconds, once it has come into its stride.
inline Drawn draw(Mover& mover, const Host& host, double seconds) {
  constexpr double kStride = 2.0;
  Drawn drawn;
  const double frame = 1.0 / host.draws_per_second;
  const double tick = host.ticks_per_second > 0 ? 1.0 / host.ticks_per_second : frame;
  const double begin = mover.scene.clock;
  double ticked = 0.0;
  for (int i = 1; i * frame < kStride + seconds; ++i) {
    const double now = i * frame;
    while (ticked + tick <= now + 1e-9) {
      ticked += tick;
      mover.pass(begin + ticked - mover.scene.clock);
    }
    if (now < kStride) continue;
    const double since_tick = now - ticked;
    drawn.shown.push_back(mover.shown(since_tick));
    drawn.simulated.push_back(mover.body().position);
    drawn.ahead.push_back(seconds_ahead(mover.scene, mover.actor(), since_tick));
  }
  return drawn;
}

inline InterpretedMotionState forward(Command motion, float speed) {
  InterpretedMotionState movement;
  movement.forward_command = motion;
  movement.forward_speed = speed;
  return movement;
}

}  // namespace acm::test
