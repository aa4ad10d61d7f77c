// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "inspect/text/text.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace acm::inspect {
namespace {

TEST(Printable, plain_text_stays) {
  EXPECT_EQ(printable("Drudge Skulker, 5 m"), "Drudge Skulker, 5 m");
  EXPECT_EQ(printable("Élan Ω 龍 🐉"), "Élan Ω 龍 🐉");
}

TEST(Printable, control_characters_become_escapes) {
  EXPECT_EQ(printable("a\x1b[31mb\r\n\t\x7f"), "a\\x1b[31mb\\x0d\\n\\x09\\x7f");
  EXPECT_EQ(printable("a\tb", true), "a\tb");
  EXPECT_EQ(printable(std::string_view("\0x", 2)), "\\x00x");
  EXPECT_EQ(printable("\xC2\x9B"
                      "31m"),
            "\\x9b31m")
      << "CSI as one character";
}

TEST(Printable, what_turns_the_direction_becomes_an_escape) {
  EXPECT_EQ(printable("a\xE2\x80\xAE"
                      "b"),
            "a\\u202eb");
  EXPECT_EQ(printable("\u200E\u200F"), "\\u200e\\u200f") << "marks";
  EXPECT_EQ(printable("\u202A\u202B\u202C\u202D"), "\\u202a\\u202b\\u202c\\u202d") << "embeddings";
  EXPECT_EQ(printable("\u2066\u2067\u2068\u2069"), "\\u2066\\u2067\\u2068\\u2069") << "isolates";
}

TEST(Printable, separators_of_lines_and_byte_order_marks_become_escapes) {
  EXPECT_EQ(printable("\u2028\u2029\uFEFF"), "\\u2028\\u2029\\ufeff");
  EXPECT_EQ(printable("\u200D\u2027\u202F\u2065\u206A"), "\u200D\u2027\u202F\u2065\u206A")
      << "their neighbours";
}

TEST(Printable, bytes_that_are_not_utf8_become_escapes) {
  EXPECT_EQ(printable("\xE9lan"), "\\xe9lan");
  EXPECT_EQ(printable("\xC0\xAF"), "\\xc0\\xaf") << "too long a form";
  EXPECT_EQ(printable("\xE0\x80\xAF"), "\\xe0\\x80\\xaf") << "too long a form";
  EXPECT_EQ(printable("\xF0\x80\x80\xAF"), "\\xf0\\x80\\x80\\xaf") << "too long a form";
  EXPECT_EQ(printable("\xBF\xBF"), "\\xbf\\xbf") << "no first byte";
  EXPECT_EQ(printable("\xF9\x80\x80\x80"), "\\xf9\\x80\\x80\\x80") << "no first byte";
  EXPECT_EQ(printable("\xED\xA0\x80"), "\\xed\\xa0\\x80") << "a surrogate";
  EXPECT_EQ(printable("\xF4\x90\x80\x80"), "\\xf4\\x90\\x80\\x80") << "beyond the last character";
  EXPECT_EQ(printable(std::string_view("\xE2\x82\xAC", 2)), "\\xe2\\x82")
      << "the third byte is not in the text";
}

TEST(Text, lines_come_without_their_ends_and_no_more_than_were_asked_for) {
  using Lines = std::vector<std::string_view>;
  EXPECT_EQ(lines_of(""), Lines{});
  EXPECT_EQ(lines_of("a\r\n\nb"), (Lines{"a", "", "b"}));
  EXPECT_EQ(lines_of("a\nb\n"), (Lines{"a", "b"}));
  EXPECT_EQ(lines_of("a\nb\nc", 2), (Lines{"a", "b"}));
}

TEST(Text, bad_digit_is_shown_as_an_escape) {
  const auto bytes = bytes_of_hex("47\x1b");
  ASSERT_FALSE(bytes);
  EXPECT_THAT(bytes.error().text, testing::HasSubstr("'\\x1b' at character 3"));
}

TEST(Text, case_of_letters_does_not_count) {
  EXPECT_TRUE(same_but_for_case("SlashHigh", "slashhigh"));
  EXPECT_FALSE(same_but_for_case("SlashHigh", "slashhig"));
  EXPECT_FALSE(same_but_for_case("[", "{"));
}

}  // namespace
}  // namespace acm::inspect
