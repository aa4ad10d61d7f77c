// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/commands.hpp"
#include "acmotion/sample.hpp"
#include "inspect/draw/contact_sheet.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdlib>
#include <limits>

#include "support/sample_store.h"

namespace acm {
namespace {

using test::sample_store;
using testing::HasSubstr;
using testing::Not;

class ContactSheet : public testing::Test {
 protected:
  void SetUp() override {
    figure_ = *load_figure(store_, kSampleDoor);
    strip_ = lay_out(**store_.bind(0x09000003), {find_command("NonCombat").value(),
                                                 find_command("Off").value(), find_command("On").value()})
                 .value();
  }
  [[nodiscard]] std::string draw(const SheetStyle& style) const {
    const SheetStrip strips[] = {{&figure_, strip_}};
    return draw_contact_sheet("A <door> & more", strips, style);
  }
  // The value of an attribute of the document itself.
  static double size(const std::string& svg, const char* name) {
    const std::string key = std::string(name) + "=\"";
    return std::strtod(svg.c_str() + svg.find(key) + key.size(), nullptr);
  }

  AssetStore& store_ = sample_store();
  Figure figure_;
  MotionStrip strip_;
};

TEST_F(ContactSheet, titles_are_escaped) {
  EXPECT_THAT(draw({.frames = 1}), HasSubstr(">A &lt;door&gt; &amp; more<"));
}

TEST_F(ContactSheet, a_long_strip_goes_on_in_several_rows) {
  const std::string one = draw({.frames = 29, .width = 1e6f}), many = draw({.frames = 29, .width = 800.0f});
  EXPECT_GT(size(one, "width"), 2000.0);
  EXPECT_LE(size(many, "width"), 800.0);
  EXPECT_GT(size(many, "height"), 3 * size(one, "height") - 200);
}

TEST_F(ContactSheet, a_title_is_not_cut_off_above_a_narrow_strip) {
  strip_.frames.resize(1);
  EXPECT_GT(size(draw({.frames = 1, .pixels_per_metre = 5.0f}), "width"), 150.0);
}

TEST_F(ContactSheet, a_body_that_has_gone_beyond_all_bounds_is_drawn_all_the_same) {
  for (const float gone : {1e8f, 1e17f, std::numeric_limits<float>::infinity()}) {
    for (auto& frame : strip_.frames) frame.body.origin = {gone, gone, 0.0f};
    for (const View view : {View::Side, View::Iso}) {
      const std::string svg = draw({.view = view, .frames = 2});
      EXPECT_THAT(svg, testing::EndsWith("</svg>\n"));
      EXPECT_LT(svg.size(), 100000u);
    }
  }
}

TEST_F(ContactSheet, a_motion_without_frames_is_named) {
  strip_.frames.clear();
  EXPECT_THAT(draw({}), HasSubstr(">NonCombat: Off to On<"));
}

TEST_F(ContactSheet, a_held_thing_needs_a_place) {
  Figure man = *load_figure(store_, kSampleMannequin);
  EXPECT_TRUE(hold(man, store_, kSampleMannequin, parent_location::kRightHand, kSampleSword).ok());
  EXPECT_EQ(man.held.size(), 1u);
  const Status mouth = hold(man, store_, kSampleMannequin, parent_location::kMouth, kSampleSword);
  ASSERT_FALSE(mouth.ok());
  EXPECT_EQ(mouth.error().code, ErrorCode::NotFound);
}

TEST_F(ContactSheet, an_absent_mesh_is_reported_and_the_rest_is_there) {
  AssetStore poor;
  for (const SampleObject& o : sample_creatures())
    if (o.id != 0x01000202) (void)poor.add(o.id, o.bytes);
  const Figure figure = *load_figure(poor, kSampleDoor);
  EXPECT_EQ(figure.missing, std::vector<ObjectId>{0x01000202});
  EXPECT_FALSE(figure.parts[0].faces.empty());
}

TEST_F(ContactSheet, corners_at_the_end_of_the_world_are_left_out) {
  for (const float wrong :
       {1e30f, -1e30f, std::numeric_limits<float>::infinity(), std::numeric_limits<float>::quiet_NaN()}) {
    figure_.parts[0].faces[0].corners[0].x = wrong;
    for (const View view : {View::Side, View::Iso}) {
      const std::string svg = draw({.view = view, .frames = 2});
      EXPECT_LT(size(svg, "width"), 2000.0);
      EXPECT_THAT(svg, Not(HasSubstr("nan")));
      EXPECT_THAT(svg, Not(HasSubstr("inf")));
    }
  }
}

}  // namespace
}  // namespace acm
