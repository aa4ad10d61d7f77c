// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// Scenarios with recorded traces: those of tests/scenarios, and those of the conformance suite.
#include "acmotion/inspect/trace_compare.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "support/scenario_packs.h"

namespace acm {
namespace {

using test::ScenarioPack;

std::string test_name(const testing::TestParamInfo<ScenarioPack>& pack) {
  return "pack_" + pack.param.name;
}

class SuiteScenario : public testing::TestWithParam<ScenarioPack> {};

TEST_P(SuiteScenario, gives_the_recorded_trace) {
  const std::string trace = test::run_pack(GetParam());
  ASSERT_FALSE(trace.empty());
  const auto difference = inspect::compare_traces(test::read_text(GetParam().trace), trace);
  EXPECT_FALSE(difference) << "line " << difference->line << ", " << difference->field << "\nexpected "
                           << difference->left << "\nbut was  " << difference->right;
}

INSTANTIATE_TEST_SUITE_P(suite, SuiteScenario, testing::ValuesIn(test::suite_packs()), test_name);

class OwnScenario : public testing::TestWithParam<ScenarioPack> {};

// To the last digit: the same bits come out everywhere. `acmotion_traces --record` writes them anew.
TEST_P(OwnScenario, gives_exactly_the_recorded_trace) {
  const std::string trace = test::run_pack(GetParam());
  ASSERT_FALSE(trace.empty());
  const std::string recorded = test::read_text(GetParam().trace);
  const auto difference = inspect::compare_traces(recorded, trace, 0.0);
  EXPECT_FALSE(difference) << "line " << difference->line << ", " << difference->field << "\nexpected "
                           << difference->left << "\nbut was  " << difference->right;
  EXPECT_EQ(recorded, trace);
}

INSTANTIATE_TEST_SUITE_P(own, OwnScenario, testing::ValuesIn(test::own_packs()), test_name);

}  // namespace
}  // namespace acm
