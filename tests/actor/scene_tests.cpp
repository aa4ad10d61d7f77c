// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "actor/scene.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <set>
#include <vector>

#include "support/allocation_counter.h"

namespace acm {
namespace {

std::vector<Guid> guids_in_order(const Scene& scene) {
  std::vector<Guid> guids;
  for (std::size_t i = 0; i < scene.size(); ++i) guids.push_back(scene.in_order(i).guid);
  return guids;
}

RC_GTEST_PROP(SceneOrder, is_that_of_ascending_guids_whatever_was_created_and_destroyed, ()) {
  Scene scene;
  std::set<Guid> expected;
  const auto steps = *rc::gen::container<std::vector<int>>(rc::gen::inRange(0, 24));
  for (const int step : steps) {
    const Guid guid = 1u + static_cast<Guid>(step) % 12u;
    if (expected.erase(guid) != 0)
      scene.destroy(scene.id_of(guid));
    else
      expected.insert((scene.create(guid), guid));
    RC_ASSERT(scene.size() == expected.size());
    if (step % 3 == 0)
      RC_ASSERT(guids_in_order(scene) == std::vector<Guid>(expected.begin(), expected.end()));
  }
  RC_ASSERT(guids_in_order(scene) == std::vector<Guid>(expected.begin(), expected.end()));
  for (std::size_t i = 0; i < scene.size(); ++i) RC_ASSERT(scene.find(scene.id_in_order(i)) != nullptr);
}

TEST(SceneOrder, of_a_copy_is_that_of_the_original) {
  Scene scene;
  for (const Guid guid : {5u, 3u, 9u}) scene.create(guid);
  const Scene copy = scene;
  EXPECT_EQ(guids_in_order(copy), (std::vector<Guid>{3, 5, 9}));
}

TEST(SceneOrder, takes_no_memory_for_coming_and_going_without_a_pass) {
  Scene scene;
  for (Guid guid = 1; guid <= 100; ++guid) scene.create(guid);
  const test::AllocationCounter counter;
  for (int i = 0; i < 10000; ++i) {
    scene.destroy(scene.id_of(50));
    scene.create(50);
  }
  EXPECT_EQ(counter.allocations(), 0u);
  EXPECT_EQ(scene.size(), 100u);
  EXPECT_EQ(guids_in_order(scene)[49], 50u);
}

}  // namespace
}  // namespace acm
