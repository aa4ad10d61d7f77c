// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "inspect/conformance/trace_field.h"

#include <gtest/gtest.h>

namespace acm {
namespace {

/// What is said of two lines that differ: "path: expected, actual".
std::string told(const std::string& expected, const std::string& actual) {
  const auto difference = inspect::compare_traces(expected, actual);
  if (!difference) return "the same";
  const FieldDifference field = field_difference(*difference);
  return field.path + ": " + field.expected + ", " + field.actual;
}

TEST(ConformanceFields, parts_of_lists_have_names) {
  const std::string state = "S style=8000003D mods=[6500000D:1] acts=[] nodes=[03000101:0:9:30,03000102:0:9:";
  EXPECT_EQ(told(state + "30]", state + "-30]"), "nodes[1].rate: 30, -30");
  EXPECT_EQ(told("S mods=[6500000D:1]", "S mods=[6500000E:1]"), "mods[0].id: 6500000D, 6500000E");
  EXPECT_EQ(told("S acts=[10000062:1]", "S acts=[10000062:1.5]"), "acts[0].speed: 1, 1.5");
  EXPECT_EQ(told("Q interp=[0:8000003D:0,0:41000003:72]", "Q interp=[0:8000003D:0,0:41000003:0]"),
            "interp[1].jump: 72, 0");
  EXPECT_EQ(told("Q interp=[] mtm=[8000003D:0]", "Q interp=[] mtm=[8000003D:1]"), "mtm[0].anims: 0, 1");
  EXPECT_EQ(told("R fwd=41000003:0:1", "R fwd=41000003:2:1"), "fwd.key: 0, 2");
  EXPECT_EQ(told("I fwd=41000003:1 acts=[1000004C:1:7:0]", "I fwd=41000003:1 acts=[1000004C:1:8:0]"),
            "acts[0].stamp: 7, 8");
  EXPECT_EQ(told("I fwd=41000003:1", "I fwd=41000003:1.25"), "fwd.speed: 1, 1.25");
  EXPECT_EQ(told("T dt=0 moveto=6:2:45000005:00000000:0", "T dt=0 moveto=6:2:45000005:6500000D:0"),
            "moveto.auxiliary: 00000000, 6500000D");
  EXPECT_EQ(told("F timed=[trans:0:0:1:0.5:1]", "F timed=[trans:0:0:2:0.5:1]"), "timed[0].duration: 1, 2");
  EXPECT_EQ(told("K link=1 bits=0 anims=[03000112,03000113]", "K link=1 bits=0 anims=[03000112,03000114]"),
            "anims[1]: 03000113, 03000114");
}

TEST(ConformanceFields, parts_of_vectors_and_frames_have_names) {
  EXPECT_EQ(told("L local_velocity=0,3.5,0", "L local_velocity=0,0,3.5"), "local_velocity.y: 3.5, 0");
  EXPECT_EQ(told("T dt=0 pos=1,2,3/1,0,0,0", "T dt=0 pos=1,2,4/1,0,0,0"), "pos.origin.z: 3, 4");
  EXPECT_EQ(told("p i=0 f=1,2,3/1,0,0,0", "p i=0 f=1,2,3/0.8,0,0,0.6"), "f.rotation.w: 1, 0.8");
  EXPECT_EQ(told("Z id=50000001 type=3 left=1,2", "Z id=50000001 type=3 left=1,3"), "left.y: 2, 3");
}

// An UpdatePosition, whose x begins at byte 16.
std::string sent(const std::string& x, const std::string& instance = "0100") {
  return "C sent to=owner about=50000001 UpdatePosition bytes=48f7000001000050740000000100b4a9" + x +
         "00000000000000000000803f" + instance + "010000000100";
}

TEST(ConformanceFields, messages_are_compared_field_by_field) {
  const std::string one = "0000803f", nearly_one = "0100803f", two = "00000040";
  EXPECT_EQ(told(sent(one), sent(one)), "the same");
  EXPECT_EQ(told(sent(one), sent(nearly_one)), "the same");
  EXPECT_EQ(told(sent(one), sent(two)), "bytes.pos.x: 1, 2");
  EXPECT_EQ(told(sent(one), sent(one, "0200")), "bytes.instance_seq: 0x1, 0x2");
}

TEST(ConformanceFields, what_is_no_message_is_compared_as_text) {
  EXPECT_EQ(told("C sent bytes=48f70000", "C sent bytes=48F70000"), "bytes: 48f70000, 48F70000");
  EXPECT_EQ(told("C sent bytes=none", "C sent bytes=48f70000"), "bytes: none, 48f70000");
  EXPECT_EQ(told("C sent bytes=none", "C sent bytes=none"), "the same");
}

TEST(ConformanceFields, lists_of_other_lengths_are_counted) {
  EXPECT_EQ(told("Q interp=[0:8000003D:0,0:41000003:0]", "Q interp=[0:8000003D:0]"),
            "interp: 2 items, 1 item");
  EXPECT_EQ(told("S acts=[] nodes=[]", "S acts=[10000062:1] nodes=[]"), "acts: 0 items, 1 item");
}

TEST(ConformanceFields, fields_that_are_missing_or_too_many_are_named) {
  EXPECT_EQ(told("T dt=0 vel=0,0,0 moveto=7:1:45000005:00000000:0", "T dt=0 vel=0,0,0"),
            "moveto: 7:1:45000005:00000000:0, not there");
  EXPECT_EQ(told("T dt=0 vel=0,0,0", "T dt=0 vel=0,0,0 moveto=7:1:45000005:00000000:0"),
            "moveto: not there, 7:1:45000005:00000000:0");
}

TEST(ConformanceFields, lines_of_another_kind_are_told_by_their_tags) {
  EXPECT_EQ(told("D motion=41000003 success=1", "T dt=0.1 fn=3"), "line: D, T");
  EXPECT_EQ(told("E one  two", "E one two"), "text: one  two, one two");
  EXPECT_EQ(told("C domotion err=0", "C dointerp err=0"), "call: domotion, dointerp");
  EXPECT_EQ(told("! line=3 not spawned", "! line=3 no effects"),
            "text: line=3 not spawned, line=3 no effects");
}

// A line of 300 nodes was cut before the one that differed.
TEST(ConformanceFields, the_neighbourhood_of_the_difference_is_shown) {
  std::string line = "S nodes=[";
  for (int i = 0; i < 300; ++i) line += "03000101:0:9:30,";
  const std::string expected = line + "03000102:0:9:30]", actual = line + "03000102:0:9:31] cyc=0";
  const auto difference = inspect::compare_traces(expected, actual);
  ASSERT_TRUE(difference);
  const Excerpt shown = excerpt(difference->right, difference->right_at, 160);
  EXPECT_LE(shown.text.size(), 166u);
  EXPECT_EQ(shown.text.substr(shown.at, 2), "31");
  EXPECT_EQ(field_difference(*difference).path, "nodes[300].rate");
  EXPECT_EQ(excerpt("short", 2, 160).text, "short");
}

TEST(ConformanceFields, hostile_lines_are_told_in_few_bytes) {
  const std::string many(300'000, '[');
  for (const std::string& actual :
       {many, "S nodes=" + many, many + "=1", std::string("S =,:/[]=,,//::[[]]")}) {
    const auto difference = inspect::compare_traces("S nodes=[03000101:0:9:30]", actual);
    ASSERT_TRUE(difference);
    const FieldDifference field = field_difference(*difference);
    EXPECT_LT(field.path.size() + field.expected.size() + field.actual.size(), 1000u);
  }
}

}  // namespace
}  // namespace acm
