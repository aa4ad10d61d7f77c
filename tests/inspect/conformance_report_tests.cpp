// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "inspect/conformance/report.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace acm {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

struct ConformanceReportTest : testing::Test {
  ConformanceIndex index;
  ConformanceReport report = made();

  ConformanceReport made() {
    index.rules = {{"core 2.5", "Playing on", "docs/behaviour/sequence.md#core-25-playing-on"},
                   {"core 2.9", "Hooks", "docs/behaviour/sequence.md#core-29-hooks"},
                   {"MT-61", "Distances", {}}};
    ConformanceReport out(index);
    out.pass({1});
    out.not_asked({2});
    for (const char* place : {"scenario/a", "scenario/b"}) {
      Departure departure;
      departure.where = place;
      departure.line = 7;
      departure.command = "update 0.1";
      departure.field = "nodes[2].rate";
      departure.expected = "30";
      departure.actual = "<script>alert(1)</script>";
      departure.expected_line = {"S nodes=[03000101:0:9:30]", 22};
      departure.actual_line = {"S nodes=[03000101:0:9:<script>alert(1)</script>]", 22};
      departure.rules = {0};
      out.depart(departure);
    }
    out.close_case("scenario/a", CaseResult::Broken);
    out.close_case("scenario/b", CaseResult::Broken);
    out.close_case("scenario/c", CaseResult::Passed);
    return out;
  }
};

TEST_F(ConformanceReportTest, rules_are_broken_or_passed_or_not_asked) {
  const Json json = json_of(report, "an engine");
  ASSERT_EQ(json["rules"].size(), 3u);
  EXPECT_EQ(json["rules"][0]["result"], "broken");
  EXPECT_EQ(json["rules"][0]["page"], "docs/behaviour/sequence.md#core-25-playing-on");
  EXPECT_EQ(json["rules"][1]["result"], "passed");
  EXPECT_EQ(json["rules"][2]["result"], "not asked");
  EXPECT_EQ(json["rules"][2]["not_asked"], 1);
  EXPECT_EQ(json["departures"][0]["command"], "update 0.1");
  EXPECT_EQ(json["departures"][0]["expected"], "30");
}

TEST_F(ConformanceReportTest, departures_that_look_alike_are_one_kind) {
  ASSERT_EQ(report.kinds_of_departures().size(), 1u);
  EXPECT_EQ(report.kinds_of_departures()[0], (std::vector<std::size_t>{0, 1}));
}

TEST_F(ConformanceReportTest, the_page_needs_no_other_file_and_no_script) {
  const std::string page = html_of(report, "run <me> & \"go\"", "https://example.org/acmotion/");
  EXPECT_THAT(page,
              AllOf(HasSubstr("run &lt;me&gt; &amp; &quot;go&quot;"), HasSubstr("prefers-color-scheme: dark"),
                    HasSubstr("&lt;script&gt;alert(1)"), Not(HasSubstr("<script"))));
  EXPECT_THAT(page, AllOf(Not(HasSubstr("src=")), Not(HasSubstr("@import")), Not(HasSubstr("url("))));
  EXPECT_THAT(page, AllOf(HasSubstr("nodes[2].rate: expected 30"), HasSubstr("<mark>30</mark>"),
                          HasSubstr("<code>update 0.1</code>"), HasSubstr("and 1 more like it"),
                          HasSubstr("</b> rule broken")));
  EXPECT_THAT(
      page,
      HasSubstr("<a href=\"https://example.org/acmotion/docs/behaviour/sequence.md#core-25-playing-on\">"
                "core 2.5</a>"));
}

TEST_F(ConformanceReportTest, the_page_names_the_pages_of_rules_where_it_cannot_link_to_them) {
  const std::string page = html_of(report, "an engine", "");
  EXPECT_THAT(page,
              AllOf(HasSubstr(">docs/behaviour/sequence.md#core-29-hooks<"), Not(HasSubstr("href=\"docs"))));
}

}  // namespace
}  // namespace acm
