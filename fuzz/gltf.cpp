// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// glTF files of unknown origin: refused with a text, or animations that can be written. The input is taken
// for a file, and for changes to one that is good.
#include "inspect/gltf/gltf.h"

#include <algorithm>
#include <cstring>

#include "record_fuzzer.h"

namespace {

using namespace acm;

constexpr ObjectId kSetup = 0x02000001;

/// A body of two parts with an animation of three frames.
Vector<std::byte> small_export(bool root_motion) {
  AssetStore store;
  Setup setup;
  setup.id = kSetup;
  setup.flags = Setup::kHasParents;
  setup.parts = {0x01000001, 0x01000001};
  setup.parents = {Setup::kNoParent, 0};
  store.add(setup);
  Animation animation;
  animation.id = 0x03000001;
  animation.part_count = 2;
  animation.frame_count = 3;
  animation.part_frames.resize(6);
  animation.hook_starts.resize(4);
  store.add(animation);
  MotionTableBuilder builder(0x09000001, command::kNonCombat);
  builder.cycle(motion_key(command::kNonCombat, command::kReady), {.anims = {{.animation = 0x03000001}}});
  store.add(std::move(builder).build());
  const BoundTable* table = *store.bind(0x09000001);
  return export_gltf(store, kSetup, table, table_motions(*table->table), {.root_motion = root_motion})->glb;
}

// Keys in a file of their own are the input again.
void check(Bytes file) {
  const InspectResult<GltfImport> import =
      import_gltf(file, [&](const std::string& path) -> InspectResult<Vector<std::byte>> {
        if (path.empty() || path.front() == '/' || path.starts_with("../")) std::abort();
        return Vector<std::byte>(file.begin(), file.end());
      });
  if (!import) return;
  for (const GltfImport::Imported& one : import->animations) {
    if (!one.animation.is_consistent()) std::abort();
    if (!read_animation(write_animation(one.animation)).ok()) std::abort();
  }
}

void check_changed(const Vector<std::byte>& good, const std::uint8_t* data, std::size_t size) {
  // Two bytes say where, one how many, and so many follow: a name or a number of the JSON at a stroke.
  Vector<std::byte> changed = good;
  for (std::size_t i = 0; i + 3 < size;) {
    const std::size_t at = (data[i] << 8 | data[i + 1]) % changed.size();
    const std::size_t count =
        std::min<std::size_t>({data[i + 2] % 16u + 1u, size - i - 3, changed.size() - at});
    std::transform(data + i + 3, data + i + 3 + count, changed.begin() + static_cast<std::ptrdiff_t>(at),
                   [](std::uint8_t byte) { return static_cast<std::byte>(byte); });
    i += 3 + count;
  }
  check(changed);
  // The same as text, without the container: its keys are then in another file or nowhere.
  std::uint32_t json_bytes = 0;
  std::memcpy(&json_bytes, changed.data() + 12, 4);
  if (json_bytes <= changed.size() - 20) check(Bytes(changed).subspan(20, json_bytes));
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const Vector<std::byte> still = small_export(false), moving = small_export(true);
  check(fuzz::input(data, size));
  check_changed(still, data, size);
  check_changed(moving, data, size);
  return 0;
}
