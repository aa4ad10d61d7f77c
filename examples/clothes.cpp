// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// A server dresses a mannequin and changes its head; a client follows and sees what each part shows.
#include <acmotion/acmotion.hpp>
#include <acmotion/sample.hpp>
#include <cstdio>

constexpr acm::Guid kGuard = 0x80000001;
constexpr acm::ObjectId kHelmet = 0x010001EC;  // the mesh that the game uses for "nothing here"

int main() {
  acm::Assets assets = acm::sample_assets();
  acm::World world(assets);
  acm::Server server(world);
  acm::ObjectParameters p;
  p.setup = acm::kSampleMannequin;
  if (!world.create_object(kGuard, p)) return 1;

  // Garments of clothing tables would go into the outfit, the lowest layer first.
  const acm::Outfit outfit{.setup = acm::kSampleMannequin, .body = {}, .garments = {}};
  const acm::Result<acm::DressedBody> dressed = acm::dress(assets, outfit);
  if (!dressed) return 1;
  acm::Appearance worn = dressed->appearance;  // every part is named, as clients need it
  if (!server.set_appearance(kGuard, worn)) return 1;
  server.clear_outbox();  // nobody is there yet

  acm::World seen(assets);
  acm::Client client(seen, {.expects_player = false});
  if (!client.receive(server.describe(kGuard))) return 1;
  seen.clear_events();

  worn.add(acm::PartChange{0, kHelmet});
  if (!server.set_appearance(kGuard, worn)) return 1;
  for (const acm::OutboundMessage& m : server.outbox())
    if (!client.receive(m.bytes)) return 1;

  int changes = 0;
  for (const acm::Event& e : seen.events()) {
    if (e.type != acm::EventType::AppearanceChanged) continue;
    ++changes;
    const acm::Result<acm::Look> look = acm::make_look(assets, p.setup, *seen.appearance(e.object));
    if (!look) return 1;
    std::printf("%zu parts, %zu things missing\n", look->parts.size(), look->findings.size());
  }
  return changes == 1 ? 0 : 1;
}
