// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// A client's side of the movement protocol: keys in, messages out, and the server's messages applied. The
// server is a second world in the same program; a real client would have a socket in between.
#include "acmotion/sample.hpp"
#include "world/apply.h"
#include "world/local_player.h"
#include "world/outbox.h"
#include "world/server_role.h"
#include "world/world.h"

#include <array>
#include <cstdio>

namespace {

constexpr acm::Guid kPlayer = 0x50000001;

// Memory for what is to be sent.
struct Mailbox {
  std::array<acm::OutboundMessage, 32> messages;
  std::array<std::byte, 8192> bytes;
  acm::Outbox out{messages, bytes};
};

void print_sent(double time, const char* who, const acm::Outbox& out) {
  for (const acm::OutboundMessage& m : out.view())
    std::printf("%5.2f s  %s  %s, %zu bytes\n", time, who,
                acm::wire::to_string(acm::wire::identify(m.bytes)->code()), m.bytes.size());
}

}  // namespace

int main() {
  acm::AssetStore assets;
  for (const acm::SampleObject& object : acm::sample_creatures())
    if (!assets.add(object.id, object.bytes)) return 1;

  // The server makes a player, and describes it to the client whose player it is.
  acm::World server(&assets), client(&assets);
  acm::ObjectParameters parameters;
  parameters.setup = acm::kSampleMannequin;
  parameters.position = {0xA9B40013, {{50.0f, 50.0f, 0.0f}, {}}};
  create_object(server, kPlayer, parameters);
  server.record(kPlayer)->served.has_client = true;
  const acm::wire::Message name = acm::wire::PlayerCreate{kPlayer};
  const acm::wire::Message description = describe(server, kPlayer);
  apply_message(client, name);
  apply_message(client, description);

  Mailbox from_client, from_server;
  for (int frame = 0; frame < 30 * 5; ++frame) {
    // Keys first, then bodies, then messages, then the controller.
    if (frame == 15) set_hold_run(client, from_client.out, true);
    if (frame == 30) press_key(client, from_client.out, {.motion = acm::command::kWalkForward});
    if (frame == 60) press_key(client, from_client.out, {.motion = acm::command::kJump});
    if (frame == 75) release_key(client, from_client.out, {.motion = acm::command::kJump});
    if (frame == 120) release_key(client, from_client.out, {.motion = acm::command::kWalkForward});
    tick(client, 1.0 / 30.0);
    for (const acm::OutboundMessage& m : from_server.out.view())
      if (m.audience != acm::Audience::Others && !apply_message(client, m.bytes)) return 1;
    from_server.out.clear();
    use_time(client, from_client.out);
    print_sent(client.scene.clock, "client sends", from_client.out);

    tick(server, 1.0 / 30.0);
    for (const acm::OutboundMessage& m : from_client.out.view())
      if (const auto verdict = handle(server, from_server.out, kPlayer, m.bytes);
          !verdict || !verdict->accepted())
        return 1;
    from_client.out.clear();
    serve(server, from_server.out);
    print_sent(server.scene.clock, "server sends", from_server.out);
    client.clear_events();
    server.clear_events();
  }
  const acm::Position here = client.find(kPlayer)->body.position;
  const acm::Position there = server.find(kPlayer)->body.position;
  std::printf("client and server are %.3f m apart after %.1f m\n", distance(here, there),
              distance(here, parameters.position));
  return distance(here, there) < 0.5f && distance(here, parameters.position) > 8.0f ? 0 : 1;
}
