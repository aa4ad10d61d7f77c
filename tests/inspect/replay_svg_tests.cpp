// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/inspect/replay.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace acm::inspect {
namespace {

using testing::HasSubstr;
using testing::Not;

/// Runs ten metres to the east in five seconds.
ReplayedObject runner(Guid guid, double north) {
  ReplayedObject object;
  object.guid = guid;
  for (int i = 0; i <= 50; ++i) object.path.push_back({{100.0 + 0.2 * i, north}, 3.0 + 0.1 * i});
  return object;
}

std::string drawing_of(const std::vector<ReplayedObject>& objects) {
  std::vector<const ReplayedObject*> pointers;
  for (const ReplayedObject& object : objects) pointers.push_back(&object);
  return replay_svg(pointers);
}

std::size_t count_of(const std::string& text, const std::string& part) {
  std::size_t count = 0;
  for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++count;
  return count;
}

TEST(ReplaySvg, a_path_has_start_end_direction_and_time) {
  const std::string svg = drawing_of({runner(0x80000001, 50.0)});
  EXPECT_THAT(svg, HasSubstr("<circle class='o'"));
  EXPECT_THAT(svg, HasSubstr("<rect x="));
  EXPECT_THAT(svg, HasSubstr(") rotate(0)' d='M5 0")) << "an arrow to the east";
  EXPECT_THAT(svg, HasSubstr("class='s'>3.0 s</text>"));
  EXPECT_THAT(svg, HasSubstr("class='s'>8.0 s</text>"));
  EXPECT_THAT(svg, HasSubstr("<title>0x80000001 : 3.0 s to 8.0 s</title>"));
}

TEST(ReplaySvg, arrows_point_the_other_way_on_the_way_back) {
  ReplayedObject object = runner(1, 50.0);
  std::reverse(object.path.begin(), object.path.end());
  EXPECT_THAT(drawing_of({object}), HasSubstr("rotate(180)"));
}

TEST(ReplaySvg, all_of_a_hundred_paths_are_drawn) {
  std::vector<ReplayedObject> objects;
  for (Guid i = 1; i <= 100; ++i) objects.push_back(runner(i, 10.0 * i));
  ReplayedObject still;
  still.path.push_back({{100.0, 10.0}, 0.0});
  objects.push_back(still);
  const std::string svg = drawing_of(objects);
  EXPECT_EQ(count_of(svg, "<polyline"), 100u);
  EXPECT_THAT(svg, HasSubstr("100 paths drawn, 0 left out, 1 object never moved."));
  EXPECT_THAT(svg, HasSubstr("The 24 worst are named"));
}

TEST(ReplaySvg, paths_that_are_left_out_are_counted) {
  std::vector<ReplayedObject> objects;
  for (Guid i = 1; i <= 403; ++i) objects.push_back(runner(i, 10.0 * i));
  const std::string svg = drawing_of(objects);
  EXPECT_EQ(count_of(svg, "<polyline"), 400u);
  EXPECT_THAT(svg, HasSubstr("400 paths drawn, 3 left out, 0 objects never moved."));
}

TEST(ReplaySvg, anonymous_bodies_and_missing_figures_are_marked) {
  ReplayedObject object = runner(1, 50.0);
  EXPECT_THAT(drawing_of({object}), HasSubstr("nothing compared, 0 blips"));
  EXPECT_THAT(drawing_of({object}), Not(HasSubstr("class='p n'")));
  object.anonymous = true;
  object.departures.push_back({.metres = 0.25});
  EXPECT_THAT(drawing_of({object}), HasSubstr("class='p n'"));
  EXPECT_THAT(drawing_of({object}), HasSubstr("(anonymous)"));
  EXPECT_THAT(drawing_of({object}), HasSubstr("worst 0.25 m"));
}

TEST(ReplaySvg, an_object_without_a_body_shows_where_the_server_had_it) {
  ReplayedObject object = runner(1, 50.0);
  std::swap(object.path, object.server_positions);
  const std::string svg = drawing_of({object});
  EXPECT_EQ(count_of(svg, "class='t'"), 51u);
  EXPECT_THAT(svg, HasSubstr("class='s'>8.0 s</text>"));
}

TEST(ReplaySvg, names_cannot_be_mistaken_for_markup) {
  ReplayedObject object = runner(1, 50.0);
  object.name = "<script>&'";
  EXPECT_THAT(drawing_of({object}), Not(HasSubstr("<script")));
}

TEST(ReplayTotals, figures_are_missing_where_nothing_was_compared) {
  ReplayedObject object = runner(1, 50.0);
  const ReplayedObject* objects[] = {&object};
  EXPECT_EQ(totals_of(objects).worst, std::nullopt);
  EXPECT_EQ(totals_of(objects).mean, std::nullopt);
  EXPECT_EQ(totals_of(objects).unchecked_share(), std::nullopt);
  object.departures.push_back({.metres = 9.0, .in_air = true});
  EXPECT_EQ(totals_of(objects).compared, 0u) << "clients ignore positions in mid-air";
  object.departures.push_back({.metres = 1.0});
  object.departures.push_back({.metres = 3.0});
  object.movements = 4;
  object.unchecked = 1;
  EXPECT_EQ(totals_of(objects).compared, 2u);
  EXPECT_EQ(totals_of(objects).worst, 3.0);
  EXPECT_EQ(totals_of(objects).mean, 2.0);
  EXPECT_EQ(totals_of(objects).unchecked_share(), 0.25);
}

}  // namespace
}  // namespace acm::inspect
