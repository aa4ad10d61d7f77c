// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "assets/asset_store.h"
#include "assets/record_bytes.h"

#include <gtest/gtest.h>

namespace acm {
namespace {

template <class T>
void expect_same_after_reading(const T& object, ObjectId id) {
  AssetStore store;
  store.add(object);
  const Result<Vector<std::byte>> bytes = record_bytes(store, id);
  ASSERT_TRUE(bytes.ok()) << id;
  AssetStore again;
  ASSERT_TRUE(again.add(id, *bytes).ok()) << id;
  EXPECT_EQ(*record_bytes(again, id), *bytes) << id;
}

TEST(RecordBytes, every_type_that_is_decoded_can_be_written) {
  acm::Setup setup;
  setup.id = 0x02000001;
  expect_same_after_reading(setup, setup.id);
  expect_same_after_reading(SurfaceTexture{.id = 0x05000001, .images = {0x06000001}}, 0x05000001);
  expect_same_after_reading(PaletteSet{.id = 0x0F000001, .palettes = {0x04000001}}, 0x0F000001);
  Wave wave;
  wave.id = 0x0A000001;
  wave.header = make_pcm_header(1, 11025, 16);
  wave.samples = Vector<std::byte>(8, std::byte{7});
  expect_same_after_reading(wave, wave.id);
  PhysicsScript script;
  script.id = 0x33000001;
  script.entries = {{0.5, {0, SoundHook{0x0A000002}}}};
  expect_same_after_reading(script, script.id);
}

TEST(RecordBytes, what_is_not_there_has_none) {
  AssetStore store;
  for (const ObjectId id : {0x01000001u, 0x02000001u, 0x03000001u, 0x04000001u, 0x05000001u, 0x06000001u,
                            0x08000001u, 0x09000001u, 0x0A000001u, 0x0F000001u, 0x10000001u, 0x11000001u,
                            0x20000001u, 0x32000001u, 0x33000001u, 0x34000001u, 0xFFFF0001u, 0xEE000001u}) {
    const Result<Vector<std::byte>> bytes = record_bytes(store, id);
    ASSERT_FALSE(bytes.ok()) << id;
    EXPECT_EQ(bytes.error().code, ErrorCode::NotFound) << id;
    EXPECT_EQ(bytes.error().object_id, id);
  }
}

}  // namespace
}  // namespace acm
