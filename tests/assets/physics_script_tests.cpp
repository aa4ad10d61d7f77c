// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "assets/physics_script.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "support/arbitrary.h"
#include "support/hex.h"
#include "support/record_checks.h"

namespace acm {
namespace {

using test::from_hex;
using test::to_hex;

const char* const kScript = "01000033 01000000 9a999999 9999f13f 04000000 01000000";

TEST(PhysicsScript, dat_formats_4_script) {
  const auto bytes = from_hex(kScript);
  test::expect_sound_record(read_physics_script, write_physics_script, bytes);
  const auto script = read_physics_script(bytes);
  ASSERT_TRUE(script.ok());
  EXPECT_EQ(script->id, 0x33000001u);
  ASSERT_EQ(script->entries.size(), 1u);
  EXPECT_EQ(script->entries[0].start, 1.1);
  EXPECT_EQ(script->entries[0].hook.type(), HookType::AnimationDone);
  EXPECT_EQ(script->entries[0].hook.direction, hook_direction::kForward);
}

TEST(PhysicsScript, dat_formats_4_script_data) {
  PhysicsScript script;
  script.entries.push_back({1.1, {hook_direction::kBackward, DefaultScriptHook{}}});
  const auto bytes = write_physics_script(script);
  EXPECT_EQ(to_hex(Bytes(bytes).subspan(8)), "9a999999 9999f13f 11000000 ffffffff");
}

TEST(PhysicsScript, huge_count_is_refused) {
  test::expect_huge_count_refused(read_physics_script, from_hex(kScript), 4);
}

TEST(PhysicsScript, unknown_hook_is_refused) {
  auto bytes = from_hex(kScript);
  bytes[16] = std::byte{0x1B};
  const auto script = read_physics_script(bytes);
  ASSERT_FALSE(script.ok());
  EXPECT_EQ(script.error().code, ErrorCode::BadValue);
  EXPECT_EQ(script.error().offset, 16u);
}

TEST(PhysicsScript, dat_formats_2_8_length_is_the_last_start) {
  PhysicsScript script;
  EXPECT_EQ(script.length(), 0.0);
  script.entries = {{0.5, {}}, {2.0, {}}, {1.0, {}}};
  EXPECT_EQ(script.length(), 2.0);
}

RC_GTEST_PROP(PhysicsScript, any_script_round_trips, ()) {
  PhysicsScript script;
  script.id = 0x33000001;
  for (std::size_t i = test::arbitrary_size(5); i > 0; --i) {
    const auto start = std::bit_cast<double>(*rc::gen::arbitrary<std::uint64_t>());
    script.entries.push_back({start, test::arbitrary_hook()});
  }
  const auto bytes = write_physics_script(script);
  const auto again = read_physics_script(bytes);
  RC_ASSERT(again.ok());
  RC_ASSERT(again->entries.size() == script.entries.size());
  RC_ASSERT(write_physics_script(*again) == bytes);
}

}  // namespace
}  // namespace acm
