// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "inspect/draw/timeline_strip.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <set>
#include <string>

#include "support/fixture_f.h"
#include "support/human_table.h"

namespace acm::test {
namespace {

using testing::HasSubstr;
using testing::Not;

std::string picture(const SketchedTable& table, float speed = 1.0f) {
  return draw_timeline(
      "A <slash>", timeline(table.bound(), {.motion = kSlashHigh, .speed = speed, .style = kSwordCombat}));
}

TEST(TimelineStrip, shows_roles_times_and_the_cone_s_part) {
  TableSketch sketch = fixture_f();
  add_slash(sketch);
  const std::string svg = picture(sketch.finish());
  EXPECT_THAT(svg, HasSubstr("A &lt;slash&gt;"));
  EXPECT_THAT(svg, HasSubstr(">action<"));
  EXPECT_THAT(svg, HasSubstr(">cycle, repeats<"));
  EXPECT_THAT(svg, HasSubstr("0.433  Attack, part"));
  EXPECT_THAT(svg, HasSubstr("done 0.667 s"));
}

TEST(TimelineStrip, hooks_that_never_fire_say_why) {
  TableSketch sketch = fixture_f();
  add_slash(sketch);
  add_hook(sketch.animation("slash"), 19, {hook_direction::kBoth, SoundTableHook{0x37}});
  EXPECT_THAT(picture(sketch.finish()), HasSubstr("SoundTable Footstep1 (never: last frame)"));
}

TEST(TimelineStrip, a_motion_that_stands_still_is_never_done) {
  TableSketch sketch = fixture_f();
  add_slash(sketch);
  const std::string svg = picture(sketch.finish(), 0.0f);
  EXPECT_THAT(svg, HasSubstr("action, stands still"));
  EXPECT_THAT(svg, HasSubstr("never done"));
  EXPECT_THAT(svg, Not(HasSubstr("inf")));
  EXPECT_THAT(svg, Not(HasSubstr("nan")));
}

TEST(TimelineStrip, a_cycle_at_rate_0_is_held_for_ever) {
  const SketchedTable table = human_table().finish();
  const std::string svg = draw_timeline("", timeline(table.bound(), {.motion = command::kPickup}));
  EXPECT_THAT(svg, HasSubstr("cycle, held for ever"));
  EXPECT_THAT(svg, Not(HasSubstr("never done")));
  EXPECT_THAT(svg, Not(HasSubstr("inf")));
}

TEST(TimelineStrip, nothing_is_drawn_as_nothing) {
  const std::string svg = draw_timeline("", {});
  EXPECT_THAT(svg, testing::EndsWith("</svg>\n"));
  EXPECT_THAT(svg, Not(HasSubstr("nan")));
}

TEST(TimelineStrip, crowded_hooks_share_no_place) {
  TableSketch sketch = fixture_f();
  add_slash(sketch);
  for (std::uint32_t f = 0; f < 19; ++f)
    for (std::uint32_t i = 0; i < 8; ++i) add_hook(sketch.animation("slash"), f, {0, SoundTableHook{i}});
  const std::string svg = picture(sketch.finish());
  std::set<std::string> places;
  for (std::size_t at = svg.find("SoundTable"); at != std::string::npos;
       at = svg.find("SoundTable", at + 1)) {
    const std::size_t text = svg.rfind("<text", at);
    const std::size_t x = svg.find(" x=", text), y = svg.find(" y=", text);
    ASSERT_LT(std::max(x, y), at);
    places.insert(svg.substr(x, svg.find('"', x + 4) - x) + svg.substr(y, svg.find('"', y + 4) - y));
  }
  EXPECT_EQ(places.size(), 19u * 8);
}

TEST(TimelineStrip, past_200_hooks_the_rest_is_marked_without_labels) {
  TableSketch sketch = fixture_f();
  add_slash(sketch);
  for (std::uint32_t f = 0; f < 10; ++f)
    for (std::uint32_t i = 0; i < 400; ++i) add_hook(sketch.animation("slash"), f, {0, SoundTableHook{i}});
  const std::string svg = picture(sketch.finish());
  EXPECT_THAT(svg, HasSubstr("more hooks are marked only"));
  std::size_t marks = 0;
  for (std::size_t at = svg.find("v8\"/>"); at != std::string::npos; at = svg.find("v8\"/>", at + 1)) ++marks;
  EXPECT_GE(marks, 3800u);
}

}  // namespace
}  // namespace acm::test
