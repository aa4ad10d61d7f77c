// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// A client whose server sends ten times a second over a link that loses messages. It draws at 60 Hz, with a
// sword in the hand. The server is a second world in this program; a real client has a socket in between.
#include <acmotion/acmotion.hpp>
#include <acmotion/sample.hpp>
#include <array>
#include <cstdio>

constexpr acm::Guid kPlayer = 0x50000001, kSword = 0x80000002;

int main() {
  acm::Assets assets = acm::sample_assets();
  acm::World here(assets), there(assets);
  acm::Client client(here);
  acm::Server server(there);
  acm::ObjectParameters p;
  p.setup = acm::kSampleMannequin;
  p.position = {0xA9B40013, {{50.0f, 50.0f, 0.0f}, {}}};
  if (!there.create_object(kPlayer, p) || !server.set_player(kPlayer, true)) return 1;
  client.set_player(kPlayer);
  if (!client.receive(server.describe(kPlayer))) return 1;
  p.setup = acm::kSampleSword;
  if (!here.create_object(kSword, p) || !here.attach(kSword, kPlayer, 1)) return 1;

  client.set_hold_run(true);
  client.press_key(acm::command::kWalkForward);
  std::array<float, 34 * 16> body{};
  std::array<float, 16> sword{};
  acm::PoseOptions pose{.mode = acm::PoseMode::Smooth, .place = acm::BodyPlace::Display};
  pose.format = acm::PoseFormat::Matrix4x4;
  int still = 0;
  for (int frame = 0; frame < 300; ++frame) {
    if (frame % 2 == 0) here.tick(1.0 / 30.0);
    if (frame % 6 == 0) {  // ten times a second; one message in eight is lost on its way to the server
      int number = 0;
      for (const acm::OutboundMessage& m : client.outbox())
        if ((frame / 6 + number++) % 8 != 3 && !server.receive(kPlayer, m.bytes)) return 1;
      client.clear_outbox();
      there.tick(0.1);
      server.broadcast_due();
      for (const acm::OutboundMessage& m : server.outbox())
        if (m.audience != acm::Audience::Others && !client.receive(m.bytes)) return 1;
      server.clear_outbox();
    }
    client.update();
    const float before = body[7];  // the northing of the first part, in its matrix
    pose.seconds_since_tick = frame % 2 == 0 ? 0.0 : 1.0 / 60.0;
    here.write_pose({.data = body.data(), .part_capacity = 34}, kPlayer, pose);
    if (here.write_pose({.data = sword.data(), .part_capacity = 1}, kSword, pose) != 1) return 1;
    if (frame > 60 && body[7] == before) ++still;
    here.clear_events();
    there.clear_events();
  }
  const float apart = distance(here.state(kPlayer).position, there.state(kPlayer).position);
  std::printf("%d drawn frames stood still, the sword is %.2f m up, client and server are %.2f m apart\n",
              still, static_cast<double>(sword[11]), static_cast<double>(apart));
  return still == 0 && apart < 1.0f && sword[11] > 0.2f ? 0 : 1;
}
