// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "assets/command_numbering.h"
#include "inspect/lint/lint.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <limits>
#include <set>
#include <string>

#include "support/fixture_f.h"
#include "support/human_table.h"
#include "support/retail_size_set.h"
#include "support/sample_store.h"
#include "support/table_sketch.h"

namespace acm {
namespace {

using test::add_hook;
using test::kSlashHigh;
using test::sample_store;
using test::SketchedTable;
using test::TableSketch;
constexpr Command kStyle = command::kNonCombat;
constexpr Command kSword = 0x8000003E;

// Ready, WalkForward and a slash, and nothing wrong with them. Each test spoils one thing.
class Lint : public testing::Test {
 protected:
  Lint() {
    sketch_.style_default(kStyle, command::kReady)
        .cycle(kStyle, command::kReady, {.anims = {sketch_.anim("ready", 10)}})
        .cycle(kStyle, command::kWalkForward, {.anims = {sketch_.anim("walk", 10)}})
        .link(kStyle, command::kReady, command::kWalkForward, {.anims = {sketch_.anim("r>w", 5)}})
        .link(kStyle, command::kWalkForward, command::kReady, {.anims = {sketch_.anim("w>r", 5)}})
        .link(kStyle, command::kReady, kSlashHigh, {.anims = {sketch_.anim("slash", 20)}});
    add_hook(sketch_.animation("slash"), 12, {hook_direction::kBoth, AttackHook{}});
  }

  // "code place" of every finding, one a line.
  std::string found() const {
    const SketchedTable table = sketch_.finish();
    return lines(lint_table(table.bound(), setups_));
  }
  static std::string lines(const std::vector<LintFinding>& findings) {
    std::string text;
    for (const LintFinding& f : findings) text += std::string(f.text().code) + " " + f.place + "\n";
    return text;
  }
  std::string on(std::string_view place, std::string_view animation) const {
    const SketchedTable table = sketch_.finish();
    char id[40];
    std::snprintf(id, sizeof id, ", animation 0x%08X", table.animation(animation).id);
    return std::string(place) + id;
  }

  TableSketch sketch_{kStyle};
  std::vector<const acm::Setup*> setups_;
};

TEST_F(Lint, is_silent_on_a_clean_table) {
  EXPECT_EQ(found(), "");
}

TEST_F(Lint, is_silent_on_the_samples) {
  AssetStore& store = sample_store();
  for (const ObjectId id : store.ids(ObjectType::MotionTable)) {
    std::vector<const acm::Setup*> setups;
    for (const ObjectId setup : store.ids(ObjectType::Setup))
      if ((*store.setup(setup))->default_motion_table == id) setups.push_back(*store.setup(setup));
    EXPECT_FALSE(setups.empty());
    EXPECT_EQ(lines(lint_table(**store.bind(id), setups)), "");
  }
}

TEST_F(Lint, style_without_default) {
  sketch_.cycle(kSword, command::kReady, {.anims = {sketch_.anim("sword", 10)}});
  EXPECT_EQ(found(), "style-without-default SwordCombat\nunreachable-state SwordCombat/Ready\n");
}

TEST_F(Lint, missing_state) {
  sketch_.style_default(kSword, command::kReady);
  EXPECT_EQ(found(), "missing-state SwordCombat\n");
}

TEST_F(Lint, unreachable_state) {
  // A style whose default state has no cycle is refused, and so is all that is in it.
  sketch_.style_default(kSword, command::kCrouch)
      .cycle(kSword, command::kReady, {.anims = {sketch_.anim("sword", 10)}});
  EXPECT_EQ(found(), "missing-state SwordCombat\nunreachable-state SwordCombat/Ready\n");
}

TEST_F(Lint, link_to_nothing) {
  const auto motion = TableSketch::Motion{.anims = {sketch_.anim("x", 5)}};
  sketch_.link(kStyle, command::kReady, command::kCrouch, motion)
      .link(kStyle, command::kReady, kSword, motion)
      .link(kStyle, command::kReady, 0x1000FFFF, motion);
  EXPECT_EQ(found(),
            "link-to-nothing NonCombat/Ready > Crouch\n"
            "link-to-nothing NonCombat/Ready > SwordCombat\n"
            "link-to-nothing NonCombat/Ready > 0x1000FFFF\n");
}

TEST_F(Lint, an_emote_of_2002_is_named_by_its_link_and_no_finding) {
  constexpr Command kPointUpStateOf2002 = 0x43000140u | kForeignIndex;
  sketch_.cycle(kStyle, kPointUpStateOf2002, {.anims = {sketch_.anim("point", 10)}});
  sketch_.link(kStyle, command::kReady, kPointUpStateOf2002, {.anims = {sketch_.anim("x", 5)}});
  EXPECT_EQ(found(), "");
  sketch_.link(kStyle, command::kReady, kPointUpStateOf2002 + 1, {.anims = {sketch_.anim("x", 5)}});
  EXPECT_EQ(found(), "link-to-nothing NonCombat/Ready > 0x43008141\n") << "that state has no cycle";
}

TEST_F(Lint, link_from_nothing) {
  sketch_.link(kStyle, command::kCrouch, command::kReady, {.anims = {sketch_.anim("x", 5)}});
  EXPECT_EQ(found(), "link-from-nothing NonCombat/Crouch\n");
}

TEST_F(Lint, cycle_without_frames) {
  sketch_.cycle(kStyle, command::kCrouch, {.anims = {{0x0300FFFF, 0, -1, 30.0f}}});
  EXPECT_EQ(found(),
            "missing-animation NonCombat/Crouch, animation 0x0300FFFF\n"
            "cycle-without-frames NonCombat/Crouch\n");
}

// Shipped tables have all of these (core 3).
TEST_F(Lint, is_silent_on_held_poses_and_ranges_of_shipped_tables) {
  EXPECT_EQ(lines(lint_table(test::human_table().finish().bound())), "");
  add_hook(sketch_.animation("slash"), 4, {hook_direction::kBoth, SoundTableHook{1}});
  AnimData pose = sketch_.anim("slash", 20, 0.0f);
  pose.low_frame = pose.high_frame = 4;
  sketch_.cycle(kStyle, command::kCrouch, {.anims = {pose}});
  EXPECT_EQ(found(), "") << "a pose does not play the hooks of its frame";
}

TEST(LintOfRetailSize, half_of_the_cycles_are_held_and_no_rule_minds) {
  const test::RetailSizeSet set(test::RetailCounts().divided_by(20));
  AssetStore store = set.motion_store();
  std::set<std::string> codes;
  for (const ObjectId id : store.ids(ObjectType::MotionTable))
    for (const LintFinding& finding : lint_table(**store.bind(id))) codes.emplace(finding.text().code);
  EXPECT_EQ(codes, (std::set<std::string>{"attack-without-hook", "hook-never-fires", "link-to-nothing"}));
}

TEST_F(Lint, missing_animation) {
  sketch_.cycle(kStyle, command::kCrouch, {.anims = {sketch_.anim("ready", 10), {0x0300FFFF, 0, -1, 30.0f}}});
  EXPECT_EQ(found(),
            "missing-animation NonCombat/Crouch, animation 0x0300FFFF\nqueue-waits NonCombat/Crouch\n");
}

TEST_F(Lint, frames_outside) {
  for (const auto& [low, high] : {std::pair{10, -1}, {-1, 5}, {6, 5}}) {
    AnimData anim = sketch_.anim("crouch", 10);
    anim.low_frame = low;
    anim.high_frame = high;
    sketch_.link(kStyle, command::kWalkForward, kSlashHigh, {.anims = {anim, sketch_.anim("slash", 20)}});
    EXPECT_NE(found().find("frames-outside " + on("NonCombat/WalkForward > SlashHigh", "crouch") + "\n"),
              std::string::npos)
        << low;
  }
}

TEST_F(Lint, absurd_rate) {
  for (const float rate : {5000.0f, std::numeric_limits<float>::quiet_NaN()}) {
    sketch_.cycle(kStyle, command::kCrouch, {.anims = {sketch_.anim("crouch", 10, rate)}});
    EXPECT_NE(found().find("absurd-rate " + on("NonCombat/Crouch", "crouch") + "\n"), std::string::npos)
        << rate;
  }
}

TEST_F(Lint, absurd_rate_leaves_poses_alone) {
  sketch_.cycle(kStyle, command::kCrouch, {.anims = {sketch_.anim("crouch", 1, 0.0f)}});
  EXPECT_EQ(found(), "");
}

TEST_F(Lint, part_count) {
  acm::Setup setup;
  setup.parts.resize(1);
  setups_ = {&setup};
  EXPECT_EQ(found(), "");
  sketch_.animation("slash").part_count = 2;
  sketch_.animation("slash").part_frames.resize(40);
  EXPECT_EQ(found(), "part-count " + on("NonCombat/Ready > SlashHigh", "slash") + "\n");
}

TEST_F(Lint, action_without_way_back) {
  sketch_.cycle(kStyle, command::kCrouch, {.anims = {sketch_.anim("crouch", 10)}})
      .link(kStyle, command::kCrouch, command::kReady, {.anims = {sketch_.anim("c>r", 5)}});
  EXPECT_EQ(found(), "");  // it is meant to be jumped into
  sketch_.link(kStyle, command::kWalkForward, command::kCrouch, {.anims = {sketch_.anim("w>c", 5)}});
  EXPECT_EQ(found(), "action-without-way-back NonCombat/Crouch\n");
}

TEST_F(Lint, attack_without_hook) {
  sketch_.link(kStyle, command::kWalkForward, kSlashHigh, {.anims = {sketch_.anim("flourish", 20)}});
  EXPECT_EQ(found(), "attack-without-hook NonCombat/WalkForward > SlashHigh\n");
}

TEST_F(Lint, hook_never_fires) {
  add_hook(sketch_.animation("r>w"), 4, {hook_direction::kForward, SoundTableHook{1}});
  add_hook(sketch_.animation("w>r"), 4, {hook_direction::kBackward, SoundTableHook{1}});  // never meant to
  EXPECT_EQ(found(), "hook-never-fires " + on("NonCombat/Ready > WalkForward", "r>w") + ", frame 4\n");
}

TEST_F(Lint, hook_of_missing_part) {
  AttackHook attack{};
  attack.part = 1;
  add_hook(sketch_.animation("slash"), 3, {hook_direction::kBoth, attack});
  EXPECT_EQ(found(), "hook-of-missing-part " + on("NonCombat/Ready > SlashHigh", "slash") + ", frame 3\n");
}

TEST_F(Lint, velocity_disagrees) {
  Animation& animation = sketch_.animation("walk");
  animation.position_frames.assign(10, {{0, 0.1f, 0}, {}});  // 3 m/s
  EXPECT_EQ(found(), "");
  sketch_.cycle(kStyle, command::kRunForward, {.anims = {sketch_.anim("walk", 10)}, .velocity = {0, 3, 0}});
  EXPECT_EQ(found(), "");
  sketch_.cycle(kStyle, command::kCrouch, {.anims = {sketch_.anim("walk", 10)}, .velocity = {0, 2, 0}});
  EXPECT_EQ(found(), "velocity-disagrees NonCombat/Crouch\n");
}

TEST_F(Lint, queue_waits) {
  sketch_.link(kStyle, command::kWalkForward, kSlashHigh, {.anims = {sketch_.anim("slash", 20, 0.0f)}});
  EXPECT_EQ(found(), "absurd-rate " + on("NonCombat/WalkForward > SlashHigh", "slash") +
                         "\nqueue-waits NonCombat/WalkForward > SlashHigh\n");
}

TEST_F(Lint, duplicate_key) {
  sketch_.cycle(kStyle, command::kReady, {.anims = {sketch_.anim("ready", 10)}});
  EXPECT_EQ(found(), "duplicate-key NonCombat/Ready\n");
}

TEST_F(Lint, invalid_rotation) {
  acm::Setup setup;
  setup.id = 0x02000007;
  setup.parts = {0x01000001};
  setup.holding_locations = {{parent_location::kRightHand, 0, {}}, {parent_location::kShield, 0, {}}};
  setup.lights.resize(2);
  setup.placements = {{placement::kDefault, {{}}, {{hook_direction::kBoth, CreateParticleHook{}}}}};
  setups_ = {&setup};
  EXPECT_EQ(found(), "");
  constexpr Quat kNone{0, 0, 0, 0};
  setup.holding_locations[1].frame.rotation = kNone;
  setup.lights[1].offset.rotation = kNone;
  std::get<CreateParticleHook>(setup.placements[0].hooks[0].payload).offset.rotation = kNone;
  EXPECT_EQ(found(),
            "invalid-rotation Setup 0x02000007, holding location 3\n"
            "invalid-rotation Setup 0x02000007, light 1\n"
            "invalid-rotation Setup 0x02000007, placement 0, hook 0\n");
}

TEST_F(Lint, invalid_rotation_of_a_particle_in_an_animation) {
  CreateParticleHook particle;
  particle.part = 0xFFFFFFFF;
  add_hook(sketch_.animation("slash"), 4, {hook_direction::kBoth, particle});
  EXPECT_EQ(found(), "");
  particle.offset.rotation = {2, 0, 0, 0};
  add_hook(sketch_.animation("slash"), 5, {hook_direction::kBoth, particle});
  EXPECT_EQ(found(), "invalid-rotation " + on("NonCombat/Ready > SlashHigh", "slash") + ", frame 5\n");
}

TEST_F(Lint, invalid_rotation_of_a_setup_that_no_table_moves) {
  acm::Setup setup;
  setup.id = 0x02000007;
  setup.holding_locations = {{parent_location::kShield, 0, {}}};
  setup.lights.resize(1);
  setup.placements = {{placement::kDefault, {}, {{hook_direction::kBoth, CreateParticleHook{}}}}};
  EXPECT_EQ(lines(lint_setup(setup)), "");
  setup.holding_locations[0].frame.rotation = {0, 0, 0, 0};
  setup.lights[0].offset.rotation = {2, 0, 0, 0};
  std::get<CreateParticleHook>(setup.placements[0].hooks[0].payload).offset.rotation = {0.5f, 0, 0, 0};
  const std::vector<LintFinding> findings = lint_setup(setup);
  EXPECT_EQ(lines(findings),
            "invalid-rotation holding location 3\n"
            "invalid-rotation light 0\n"
            "invalid-rotation placement 0, hook 0\n");
  for (const LintFinding& finding : findings) EXPECT_EQ(finding.table, setup.id);
  EXPECT_EQ(findings[1].detail, "rotation 2, 0, 0, 0");
}

TEST_F(Lint, invalid_rotation_of_a_particle_in_a_script) {
  PhysicsScript script;
  script.id = 0x33000005;
  script.entries = {{0.0, {hook_direction::kBoth, CreateParticleHook{}}},
                    {0.5, {hook_direction::kBoth, SoundHook{0x0A000001}}},
                    {1.0, {hook_direction::kBoth, CreateBlockingParticleHook{}}}};
  EXPECT_EQ(lines(lint_script(script)), "");
  std::get<CreateBlockingParticleHook>(script.entries[2].hook.payload).offset.rotation = {0, 0, 0, 0};
  const std::vector<LintFinding> findings = lint_script(script);
  EXPECT_EQ(lines(findings), "invalid-rotation hook 2\n");
  EXPECT_EQ(findings.at(0).table, script.id);
}

TEST(LintRules, each_has_a_code_of_its_own_and_says_what_to_do) {
  std::vector<std::string_view> codes;
  for (const LintRuleText& text : lint_rules()) {
    EXPECT_EQ(&text_of(text.rule), &text);
    EXPECT_FALSE(text.meaning.empty());
    EXPECT_FALSE(text.fix.empty());
    codes.push_back(text.code);
  }
  std::sort(codes.begin(), codes.end());
  EXPECT_EQ(std::adjacent_find(codes.begin(), codes.end()), codes.end());
}

}  // namespace
}  // namespace acm
