// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// A client whose server sends ten times a second over a link that loses messages; it draws at 60 Hz, with a
// sword in the right hand. The server is a second world in the same program; a real client has a socket in
// between.
#include <acmotion/acmotion.hpp>
#include <acmotion/sample.hpp>
#include <array>
#include <cstdio>
#include <vector>

constexpr acm::Guid kPlayer = 0x50000001, kSword = 0x80000002;

int main() {
  acm::Assets assets = acm::sample_assets();
  acm::World far(assets), near(assets);
  acm::Server server(far);
  acm::Client client(near);
  acm::ObjectParameters p;
  p.setup = acm::kSampleMannequin;
  p.position = {0xA9B40013, {{50.0f, 50.0f, 0.0f}, {}}};
  if (!far.create_object(kPlayer, p)) return 1;
  server.set_player(kPlayer, true);
  client.set_player(kPlayer);
  if (!client.receive(server.describe(kPlayer))) return 1;
  p.setup = acm::kSampleSword;
  if (!near.create_object(kSword, p) || !near.attach(kSword, kPlayer, 1)) return 1;

  client.set_hold_run(true);
  client.press_key(acm::command::kWalkForward);
  std::array<float, 34 * 16> body{};
  std::array<float, 16> sword{};
  double still = 0.0, drawn = 0.0;
  float last_y = 0.0f;
  for (int frame = 0; frame < 60 * 5; ++frame) {
    if (frame % 2 == 0) near.tick(1.0 / 30.0);
    if (frame % 6 == 0) {  // ten times a second; one message in eight is lost on its way to the server
      int number = 0;
      for (const acm::OutboundMessage& m : client.outbox())
        if ((frame / 6 + number++) % 8 != 3 && !server.receive(kPlayer, m.bytes)) return 1;
      client.clear_outbox();
      far.tick(0.1);
      server.broadcast_due();
      for (const acm::OutboundMessage& m : server.outbox())
        if (m.audience != acm::Audience::Others && !client.receive(m.bytes)) return 1;
      server.clear_outbox();
    }
    client.update();
    acm::PoseOptions pose;
    pose.mode = acm::PoseMode::Smooth;
    pose.place = acm::BodyPlace::Display;
    pose.seconds_since_tick = frame % 2 == 0 ? 0.0 : 1.0 / 60.0;
    pose.format = acm::PoseFormat::Matrix4x4;
    near.write_pose({.data = body.data(), .part_capacity = 34}, kPlayer, pose);
    if (near.write_pose({.data = sword.data(), .part_capacity = 1}, kSword, pose) != 1) return 1;
    const float y = near.display_position(kPlayer, pose.seconds_since_tick).frame.origin.y;
    if (frame > 60) ++drawn, still += y == last_y;
    last_y = y;
    near.clear_events();
    far.clear_events();
  }
  const float apart = distance(near.state(kPlayer).position, far.state(kPlayer).position);
  std::printf(
      "%.0f of %.0f drawn frames stood still; the sword is %.2f m up; client and server are %.2f m apart\n",
      still, drawn, static_cast<double>(sword[11]), static_cast<double>(apart));
  return still == 0.0 && apart < 1.0f && sword[11] > 0.2f ? 0 : 1;
}
