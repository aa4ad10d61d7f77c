// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// Snapshots of unknown origin: refused, or a world that runs. Without seeds the input is first taken for
// changes to a snapshot of a small crowd.
#include "acmotion/sample.hpp"
#include "actor/move_to.h"
#include "actor/position_manager.h"
#include "world/role_worlds.h"
#include "world/snapshot.h"

#include "record_fuzzer.h"
#include "support/sample_store.h"

namespace {

using namespace acm;

WorldStateOptions small() {
  WorldStateOptions options;
  options.event_capacity = 16;
  return options;
}

constexpr ClientOptions kSmallClient{
    .expects_player = false, .max_deferred_messages = 16, .max_deferred_bytes = 4096};

const Vector<std::byte>& snapshot_of_a_crowd() {
  static const Vector<std::byte> bytes = [] {
    ClientWorld world(&test::sample_store(), small(), kSmallClient);
    for (Guid guid = 1; guid <= 3; ++guid) {
      NewObject p;
      p.setup = guid == 3 ? kSampleBeast : kSampleMannequin;
      p.position = {0xA9B40013, {{10.0f * static_cast<float>(guid), 10.0f, 0.0f}, {}}};
      create_object(world, guid, p);
    }
    move_to_object(world.context(), *world.find(1), 2, {});
    stick_to_object(world.context(), *world.find(2), 3);
    interpolate_to(world.context(), *world.find(3), {0xA9B40013, {{5.0f, 5.0f, 0.0f}, {}}}, false);
    constrain_to(world.context(), *world.find(3), world.find(3)->body.position, 10.0f, 50.0f);
    for (int i = 0; i < 5; ++i) tick(world, 1.0 / 30.0);
    return write_snapshot(world);
  }();
  return bytes;
}

void check(Bytes bytes) {
  ClientWorld world(&test::sample_store(), small(), kSmallClient);
  if (const Status status = read_snapshot(world, bytes); !status.ok()) {
    if (status.error().offset > bytes.size()) std::abort();
    return;
  }
  // The state of another role is not read; all else comes back byte for byte.
  const Vector<std::byte> written = write_snapshot(world);
  if (written.size() != bytes.size()) std::abort();
  ClientWorld again(&test::sample_store(), small(), kSmallClient);
  if (!read_snapshot(again, written).ok() || write_snapshot(again) != written) std::abort();
  for (int i = 0; i < 20; ++i) tick(world, 0.05);
  while (world.scene.size() > 0) delete_object(world, world.scene.in_order(0).guid);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  check(fuzz::input(data, size));
  Vector<std::byte> changed = snapshot_of_a_crowd();
  for (std::size_t i = 0; i + 3 <= size && i < 48; i += 3)
    changed[(data[i] << 8 | data[i + 1]) % changed.size()] = static_cast<std::byte>(data[i + 2]);
  check(changed);
  return 0;
}
