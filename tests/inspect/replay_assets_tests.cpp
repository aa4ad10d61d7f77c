// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "inspect/replay/replay_assets.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>
#include <vector>

namespace acm::inspect {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

constexpr ObjectId kSetup = 0x02000001;
constexpr ObjectId kAnimation = 0x03000001;

/// Scripts that call others, and a store that is empty until they are asked for.
struct Scripts {
  AssetStore store;
  std::map<ObjectId, PhysicsScript> files;
  std::vector<ObjectId> asked;
  ReplayAssets assets{store, [this](ObjectId id) {
                        asked.push_back(id);
                        if (const auto file = files.find(id); file != files.end()) store.add(file->second);
                      }};

  void put(ObjectId id, const std::vector<ObjectId>& calls) {
    PhysicsScript script;
    script.id = id;
    for (const ObjectId called : calls) script.entries.push_back({0.0, {0, CallScriptHook{called, 0.0f}}});
    files[id] = script;
  }
};

TEST(ReplayAssets, a_script_brings_those_that_its_hooks_call) {
  Scripts s;
  s.put(0x33000001, {0x33000002});
  s.put(0x33000002, {0x33000003});
  s.put(0x33000003, {});
  s.assets.load_script(0x33000001);
  EXPECT_THAT(s.store.ids(ObjectType::PhysicsScript), ElementsAre(0x33000001, 0x33000002, 0x33000003));
}

TEST(ReplayAssets, scripts_that_call_one_another_are_loaded_once) {
  Scripts s;
  s.put(0x33000001, {0x33000002, 0x33000001});
  s.put(0x33000002, {0x33000001, 0x33000009});
  s.assets.load_script(0x33000001);
  s.assets.load_script(0x33000002);
  EXPECT_THAT(s.asked, ElementsAre(0x33000001, 0x33000002, 0x33000009));
}

TEST(ReplayAssets, ps_12_a_setup_brings_its_default_script_and_the_calls_of_its_animation) {
  Scripts s;
  s.put(0x33000001, {});
  s.put(0x33000002, {0x33000003});
  s.put(0x33000003, {});
  acm::Setup setup;
  setup.id = kSetup;
  setup.default_script = 0x33000001;
  setup.default_animation = kAnimation;
  s.store.add(setup);
  Animation animation;
  animation.id = kAnimation;
  animation.hooks = {{0, CallScriptHook{0x33000002, 0.0f}}};
  s.store.add(animation);
  s.assets.load_body(kSetup, 0);
  EXPECT_THAT(s.store.ids(ObjectType::PhysicsScript), ElementsAre(0x33000001, 0x33000002, 0x33000003));
}

TEST(ReplayAssets, no_id_is_not_asked_for) {
  Scripts s;
  s.assets.load_script(0);
  s.assets.load_body(0, 0);
  EXPECT_THAT(s.asked, IsEmpty());
}

}  // namespace
}  // namespace acm::inspect
