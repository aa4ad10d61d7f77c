// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// A runner that is simulated 30 times a second and drawn 60 times: its parts as matrices, and how far each
// frame moves it, where retail has it and where it is displayed.
#include <acmotion/acmotion.hpp>
#include <acmotion/sample.hpp>
#include <array>
#include <cstdio>

namespace {

struct Part {
  std::array<float, 16> matrix;  // column-major, as OpenGL and three.js read it
};

}  // namespace

int main() {
  acm::Assets assets = acm::sample_assets();
  acm::World world(assets);
  constexpr acm::Guid kRunner = 0x80000001;
  acm::ObjectParameters runner;
  runner.setup = acm::kSampleMannequin;
  runner.position = {0xA9B40013, {{50.0f, 50.0f, 0.0f}, {}}};
  if (!world.create_object(kRunner, runner)) return 1;
  world.do_motion(kRunner, acm::command::kRunForward);
  for (int tick = 0; tick < 60; ++tick) world.tick(1.0 / 30.0);  // until it runs steadily

  std::array<Part, 34> parts;
  acm::PoseOptions pose{.mode = acm::PoseMode::Smooth,
                        .place = acm::BodyPlace::Display,
                        .format = acm::PoseFormat::Matrix4x4,
                        .order = acm::MatrixOrder::ColumnMajor};
  float simulated = world.state(kRunner).position.frame.origin.y;
  float displayed = world.display_position(kRunner, 0.0).frame.origin.y;
  for (int frame = 1; frame <= 8; ++frame) {
    if (frame % 2 == 0) world.tick(1.0 / 30.0);
    pose.seconds_since_tick = frame % 2 == 0 ? 0.0 : 1.0 / 60.0;
    const std::size_t count =
        world.write_pose({.data = parts.data(), .part_capacity = parts.size()}, kRunner, pose);
    const float now = world.state(kRunner).position.frame.origin.y;
    const float shown = world.display_position(kRunner, pose.seconds_since_tick).frame.origin.y;
    std::printf("frame %d  %zu parts  simulated +%.3f m  displayed +%.3f m\n", frame, count, now - simulated,
                shown - displayed);
    if (count == 0 || shown - displayed < 0.05f || shown - displayed > 0.08f) return 1;
    simulated = now;
    displayed = shown;
  }
}
