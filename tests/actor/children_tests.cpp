// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "actor/body.h"
#include "actor/children.h"
#include "actor/tick.h"

#include <gtest/gtest.h>

#include <vector>

#include "scripted_body.h"

namespace acm {
namespace {

using namespace acm::test;

constexpr Guid kNotThere = 0x60000001;

class ChildrenTest : public testing::Test {
 protected:
  std::vector<Guid> children_of(Guid guid = TestActor::kGuid) {
    const Effects* effects = b_.scene.effects.find(b_.scene.find(guid)->managers.effects);
    if (!effects) return {};
    return {effects->children.view().begin(), effects->children.view().end()};
  }
  Actor& create(Guid guid) { return *b_.scene.find(b_.scene.create(guid)); }

  ScriptedBody b_;
};

TEST_F(ChildrenTest, a_body_holds_them_in_the_order_of_attaching) {
  b_.hold(kHeld + 2, 1);
  b_.hold(kHeld, 1);
  b_.hold(kHeld + 1, 7);
  EXPECT_EQ(children_of(), (std::vector<Guid>{kHeld + 2, kHeld, kHeld + 1}));
  EXPECT_EQ(b_.held(kHeld + 1).body.held_at_part, 7u);
}

TEST_F(ChildrenTest, one_that_is_let_go_leaves_them_and_one_held_again_comes_last) {
  b_.hold(kHeld, 1);
  b_.hold(kHeld + 1, 1);
  set_parent(b_.context, b_.held(), 0, 0, 0);
  EXPECT_EQ(children_of(), (std::vector<Guid>{kHeld + 1}));
  set_parent(b_.context, b_.held(), TestActor::kGuid, 0, 2);
  EXPECT_EQ(children_of(), (std::vector<Guid>{kHeld + 1, kHeld}));
}

TEST_F(ChildrenTest, to_be_held_as_it_is_already_changes_nothing) {
  b_.hold(kHeld, 1);
  b_.hold(kHeld + 1, 1);
  set_parent(b_.context, b_.held(), TestActor::kGuid, 0, 1);
  EXPECT_EQ(children_of(), (std::vector<Guid>{kHeld, kHeld + 1}));
}

TEST_F(ChildrenTest, another_holder_takes_it_over) {
  create(kNotThere);
  b_.hold(kHeld, 1);
  set_parent(b_.context, b_.held(), kNotThere, 0, 1);
  EXPECT_TRUE(children_of().empty());
  EXPECT_EQ(children_of(kNotThere), (std::vector<Guid>{kHeld}));
}

TEST_F(ChildrenTest, those_whose_holder_is_not_there_are_adopted_when_it_appears) {
  b_.hold(kHeld + 1, 1, kNotThere);
  b_.hold(kHeld, 1, kNotThere);
  EXPECT_EQ(b_.scene.orphans.size(), 1u);
  adopt_orphans(b_.context, create(kNotThere));
  EXPECT_EQ(children_of(kNotThere), (std::vector<Guid>{kHeld + 1, kHeld}));
  EXPECT_TRUE(b_.scene.orphans.empty());
}

TEST_F(ChildrenTest, one_that_is_let_go_while_it_waits_is_not_adopted) {
  b_.hold(kHeld, 1, kNotThere);
  b_.hold(kHeld + 1, 1, kNotThere);
  set_parent(b_.context, b_.held(), 0, 0, 0);
  adopt_orphans(b_.context, create(kNotThere));
  EXPECT_EQ(children_of(kNotThere), (std::vector<Guid>{kHeld + 1}));
  b_.hold(kHeld + 2, 1, kNotThere + 1);
  set_parent(b_.context, b_.held(kHeld + 2), 0, 0, 0);
  EXPECT_TRUE(b_.scene.orphans.empty()) << "nobody waits, nothing is kept";
}

TEST_F(ChildrenTest, those_of_a_body_that_is_destroyed_wait_for_another_of_its_guid) {
  create(kNotThere);
  b_.hold(kHeld + 1, 1, kNotThere);
  b_.hold(kHeld, 1, kNotThere);
  b_.scene.destroy(b_.scene.id_of(kNotThere));
  EXPECT_EQ(b_.held().body.parent, kNotThere);
  adopt_orphans(b_.context, create(kNotThere));
  EXPECT_EQ(children_of(kNotThere), (std::vector<Guid>{kHeld + 1, kHeld}));
}

TEST_F(ChildrenTest, a_body_counts_1024_and_the_newest_takes_the_place_of_the_oldest) {
  for (unsigned i = 0; i < 1024; ++i) b_.hold(kHeld + i, 1);
  EXPECT_EQ(b_.limits_reached(Limit::Children), 0u);
  b_.hold(kHeld + 1024, 1);
  EXPECT_EQ(b_.limits_reached(Limit::Children), 1u);
  EXPECT_EQ(children_of().size(), 1024u);
  EXPECT_EQ(children_of().front(), kHeld + 1);
  EXPECT_EQ(children_of().back(), kHeld + 1024);
  EXPECT_EQ(b_.held(kHeld).body.parent, TestActor::kGuid) << "it is held all the same";
  set_parent(b_.context, b_.held(kHeld), 0, 0, 0);
  EXPECT_EQ(children_of().size(), 1024u);
}

TEST_F(ChildrenTest, all_that_wait_are_adopted) {
  for (unsigned i = 0; i < 18; ++i) b_.hold(kHeld + i, 1, kNotThere);
  adopt_orphans(b_.context, create(kNotThere));
  EXPECT_EQ(b_.limits_reached(Limit::Children), 0u);
  EXPECT_EQ(children_of(kNotThere).front(), kHeld);
  EXPECT_EQ(children_of(kNotThere).back(), kHeld + 17);
}

TEST_F(ChildrenTest, the_setup_says_at_which_part_a_place_is) {
  acm::Setup setup;
  setup.holding_locations.push_back({1, 12, {}});
  Actor& holder = b_.actor();
  EXPECT_EQ(part_at(nullptr, 1), kNoPart);
  EXPECT_EQ(part_at(&holder, 1), kNoPart) << "its Setup is not loaded";
  holder.setup = &setup;
  EXPECT_EQ(part_at(&holder, 1), 12u);
  EXPECT_EQ(part_at(&holder, 2), kNoPart);
  b_.hold(kHeld, kNoPart).body.hold_location = 1;
  find_parts_of_children(b_.scene, b_.actor());
  EXPECT_EQ(b_.held().body.held_at_part, 12u);
}

TEST_F(ChildrenTest, ps_6_a_child_plays_its_scripts_when_its_holder_is_placed) {
  b_.define(kScriptA, {plays(0, 1), plays(0.15, 2)});
  b_.begin_at(0);
  b_.hold(kHeld, 1);
  ASSERT_TRUE(play_script(b_.context, b_.held(), kScriptA)) << "it is in the cell of its holder";
  tick(b_.context, b_.held(), 0.05);
  EXPECT_EQ(b_.heard(kHeld), "") << "not by itself";
  tick(b_.context, b_.actor(), 0.1);
  EXPECT_EQ(b_.heard(kHeld), "1");
  b_.actor().body.active = false;
  tick(b_.context, b_.actor(), 0.2);
  EXPECT_EQ(b_.heard(kHeld), "") << "of a holder that sleeps nothing is placed";
  set_active(b_.context, b_.actor());
  tick(b_.context, b_.actor(), 0.3);
  EXPECT_EQ(b_.heard(kHeld), "2");
}

TEST_F(ChildrenTest, ps_6_what_a_child_holds_plays_too) {
  b_.define(kScriptA, {plays(0, 1)});
  b_.begin_at(0);
  b_.hold(kHeld, 1);
  b_.hold(kHeld + 1, 1, kHeld);
  ASSERT_TRUE(play_script(b_.context, b_.held(kHeld + 1), kScriptA));
  EXPECT_EQ(b_.queued(kHeld + 1), "33000001@0") << "two holders up there is a cell";
  tick(b_.context, b_.actor(), 0.1);
  EXPECT_EQ(b_.heard(kHeld + 1), "1");
}

TEST_F(ChildrenTest, holders_that_hold_each_other_are_in_no_cell_and_end_no_loop) {
  b_.define(kScriptA, {plays(0, 1)});
  b_.hold(kHeld, 1);
  b_.actor().body.in_cell = false;
  set_parent(b_.context, b_.actor(), kHeld, 0, 1);
  EXPECT_FALSE(is_in_cell(b_.scene, b_.actor()));
  queue_script(b_.context, b_.held(), kScriptA);
  update_scripts_of_children(b_.context, b_.actor());
  EXPECT_EQ(b_.heard(kHeld), "1");
}

TEST_F(ChildrenTest, ps_11_a_child_can_be_asked_to_play_within_a_pass) {
  b_.define(kScriptA, {plays(0, 1)});
  Actor& held = create(kHeld);
  held.body.in_cell = false;
  held.script_table = &b_.table_of(0x51, {{1, kScriptA}});
  held.default_script = 0x51;
  set_parent(b_.context, held, TestActor::kGuid, 0, 3);
  b_.begin_at(0);
  b_.add_animation_hook(DefaultScriptPartHook{3});
  ASSERT_TRUE(tick_all(b_.context, 0.1));
  EXPECT_EQ(b_.limits_reached(Limit::Scripts), 0u);
  EXPECT_EQ(b_.heard(kHeld), "1");
}

TEST_F(ChildrenTest, ps_11_also_when_its_table_came_after_it_was_held) {
  b_.define(kScriptA, {plays(0, 1)});
  Actor& held = b_.hold(kHeld, 3);
  held.script_table = &b_.table_of(0x51, {{1, kScriptA}});
  held.default_script = 0x51;
  prepare_effects(b_.context, held);  // as a refresh does
  b_.begin_at(0);
  b_.add_animation_hook(DefaultScriptPartHook{3});
  ASSERT_TRUE(tick_all(b_.context, 0.1));
  EXPECT_EQ(b_.heard(kHeld), "1");
}

}  // namespace
}  // namespace acm
