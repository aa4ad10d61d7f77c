// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// What a call of the C interface costs beside the same one in C++, and what the functions for many objects
// cost beside theirs. Both in the same run, over two worlds that are alike.
#include "acmotion/acmotion.h"
#include "acmotion/acmotion.hpp"
#include "acmotion/sample.hpp"

#include <fmt/format.h>

#include <cstdlib>
#include <functional>
#include <string>
#include <vector>

#include "bench/harness.h"

namespace {

constexpr std::size_t kObjects = 1000;
constexpr std::size_t kCalls = 1000;
constexpr double kCallGoal = 20.0;   // nanoseconds more for one call
constexpr double kObjectGoal = 1.0;  // nanoseconds more for one object of a batch
constexpr std::size_t kParts = 34;

void require(std::int32_t status) {
  if (status != ACM_OK) std::abort();
}

acm_position place_of(std::size_t i) {
  return {0xA9B40013u,
          {{static_cast<float>(i % 190), static_cast<float>(i / 190), 0.0f}, {1.0f, 0.0f, 0.0f, 0.0f}}};
}

// The same objects twice.
struct Worlds {
  acm::Assets cpp_assets = acm::sample_assets();
  acm::World cpp{cpp_assets};
  acm_assets* c_assets = nullptr;
  acm_world* c = nullptr;
  std::vector<acm::Guid> guids;

  Worlds() {
    require(acm_assets_create_sample(&c_assets, nullptr));
    require(acm_world_create(c_assets, nullptr, &c, nullptr));
    for (std::size_t i = 0; i < kObjects; ++i) add(static_cast<acm::Guid>(0x80000001u + i), place_of(i));
  }
  ~Worlds() {
    require(acm_world_free(c, nullptr));
    require(acm_assets_free(c_assets, nullptr));
  }
  Worlds(const Worlds&) = delete;
  Worlds& operator=(const Worlds&) = delete;

 private:
  void add(acm::Guid guid, const acm_position& place) {
    acm::ObjectParameters p;
    p.setup = acm::kSampleMannequin;
    p.position = {place.cell, {{place.frame.origin.x, place.frame.origin.y, 0.0f}, {}}};
    if (!cpp.create_object(guid, p)) std::abort();
    acm_object_parameters q;
    acm_object_parameters_init(&q);
    q.setup = acm::kSampleMannequin;
    q.position = place;
    require(acm_object_create(c, guid, &q, nullptr));
    guids.push_back(guid);
  }
};

// Measures a pair and reports the difference.
class Pairs {
 public:
  explicit Pairs(acm::bench::Harness& harness) : harness_(harness) {}

  void run(const std::string& name, std::size_t items, double goal, const std::function<void()>& cpp,
           const std::function<void()>& c) {
    const auto count = static_cast<double>(items);
    const acm::bench::Timing a = harness_.run({.name = name + ", C++", .items = count}, cpp);
    const acm::bench::Timing b = harness_.run({.name = name + ", C", .items = count}, c);
    if (a.median > 0 && b.median > 0)
      harness_.report({.name = name + ": C beyond C++",
                       .value = (b.median - a.median) / count,
                       .unit = "ns",
                       .at_most = harness_.quick() ? 0.0 : goal});
  }

 private:
  acm::bench::Harness& harness_;
};

void measure_calls(Pairs& pairs, Worlds& w) {
  acm_error error;
  const auto each = [&w](auto&& call) {
    return [&w, call] {
      for (std::size_t i = 0; i < kCalls; ++i) call(w.guids[i % kObjects]);
    };
  };
  pairs.run("clock", kCalls, kCallGoal, each([&](acm::Guid) { acm::bench::keep(w.cpp.clock()); }),
            each([&](acm::Guid) {
              double seconds;
              require(acm_world_clock(w.c, &seconds, nullptr, &error));
              acm::bench::keep(seconds);
            }));
  pairs.run("state of an object", kCalls, kCallGoal,
            each([&](acm::Guid guid) { acm::bench::keep(w.cpp.state(guid)); }), each([&](acm::Guid guid) {
              acm_object_state state;
              require(acm_object_get_state(w.c, guid, &state, &error));
              acm::bench::keep(state);
            }));
  acm_order order;
  acm_order_init(&order, ACM_ORDER_DO_MOTION);
  order.motion = acm::command::kReady;
  pairs.run("order of a motion", kCalls, kCallGoal,
            each([&](acm::Guid guid) { acm::bench::keep(w.cpp.do_motion(guid, acm::command::kReady)); }),
            each([&](acm::Guid guid) { require(acm_object_order(w.c, guid, &order, &error)); }));
  pairs.run("contact", kCalls, kCallGoal,
            each([&](acm::Guid guid) { acm::bench::keep(w.cpp.set_ground_contact(guid, true, true)); }),
            each([&](acm::Guid guid) { require(acm_object_set_ground_contact(w.c, guid, 1, 1, &error)); }));
}

void measure_batches(Pairs& pairs, Worlds& w) {
  acm_error error;
  std::vector<acm::ObjectState> states(kObjects);
  std::vector<acm_object_state> c_states(kObjects);
  std::vector<acm::Position> places(kObjects);
  std::vector<acm_position> c_places(kObjects);
  std::vector<float> matrices(kObjects * kParts * 16);
  std::vector<std::uint32_t> counts(kObjects);
  pairs.run(
      "states", kObjects, kObjectGoal, [&] { w.cpp.read_states(states.data(), w.guids); },
      [&] {
        require(acm_world_read_states(w.c, w.guids.data(), kObjects, c_states.data(), 0, nullptr, &error));
      });
  pairs.run(
      "positions", kObjects, kObjectGoal, [&] { w.cpp.read_positions(places.data(), w.guids); },
      [&] {
        require(acm_world_read_positions(w.c, w.guids.data(), kObjects, c_places.data(), 0, nullptr, &error));
      });
  const acm::PoseBuffer buffer{.data = matrices.data(), .part_capacity = kParts};
  const acm::PoseOptions options{.mode = acm::PoseMode::Smooth, .format = acm::PoseFormat::Matrix4x4};
  acm_pose_options c_options;
  acm_pose_buffer c_buffer;
  acm_pose_options_init(&c_options);
  acm_pose_buffer_init(&c_buffer);
  c_options.format = ACM_POSE_MATRIX_4X4;
  c_options.smooth = 1;
  c_buffer.data = matrices.data();
  c_buffer.data_size = matrices.size() * sizeof(float);
  c_buffer.part_capacity = kParts;
  pairs.run(
      "poses", kObjects, 0.0, [&] { (void)w.cpp.write_poses(buffer, counts, w.guids, options); },
      [&] {
        require(acm_world_write_poses(w.c, w.guids.data(), kObjects, &c_options, &c_buffer, counts.data(),
                                      &error));
      });
}

}  // namespace

int main(int argc, char** argv) {
  acm::bench::Harness harness("capi", argc, argv);
  Worlds worlds;
  Pairs pairs(harness);
  harness.section(fmt::format("single calls, in a world of {} objects", kObjects));
  measure_calls(pairs, worlds);
  harness.section(fmt::format("{} objects in one call, for each of them", kObjects));
  measure_batches(pairs, worlds);
  return harness.finish();
}
