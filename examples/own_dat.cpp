// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// A creature of your own client_portal.dat: own_dat FILE [SETUP]. The Setup is hexadecimal; without one it is
// 0x02000001.
#include <acmotion/acmotion.hpp>
#include <acmotion/files.hpp>
#include <cstdio>
#include <cstdlib>

int main(int count, char** arguments) {
  if (count < 2) {
    std::printf("usage: own_dat FILE [SETUP]\n");
    return 2;
  }
  const acm::ObjectId setup =
      count > 2 ? static_cast<acm::ObjectId>(std::strtoul(arguments[2], nullptr, 16)) : 0x02000001;
  acm::FileResult<acm::AssetFiles> files = acm::AssetFiles::open(arguments[1]);
  if (!files) {
    std::printf("%s\n", files.error().text.c_str());
    return 1;
  }
  if (const acm::FileStatus loaded = files->load_setup(setup); !loaded) {
    std::printf("%s\n", loaded.error().text.c_str());
    return 1;
  }
  for (const acm::MissingAsset& missing : files->assets().missing())
    std::printf("missing: %08X\n", missing.id);

  acm::World world(files->assets());
  acm::ObjectParameters creature;
  creature.setup = setup;
  creature.position = {0xA9B40013, {{50.0f, 50.0f, 0.0f}, {}}};
  if (!world.create_object(0x80000001, creature)) return 1;
  world.do_motion(0x80000001, acm::command::kWalkForward);
  for (int tick = 0; tick < 60; ++tick) world.tick(1.0 / 30.0);
  const acm::ObjectState state = world.state(0x80000001);
  std::printf("setup %08X, table %08X, %u parts: walked %.2f m\n", setup, state.motion_table,
              state.part_count, static_cast<double>(distance(state.position, creature.position)));
  return 0;
}
