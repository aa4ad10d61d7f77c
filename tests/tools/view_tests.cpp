// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// What `acmotion view` refuses before it serves anything; view_served.py has the rest.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "dat_files.h"
#include "run_tool.h"

namespace acm::test {
namespace {

using testing::HasSubstr;

class View : public testing::Test {
 protected:
  View() { page.write("index.html", {}); }

  [[nodiscard]] ToolRun view(std::vector<std::string> arguments) const {
    arguments.insert(arguments.begin(), {"view", "--no-open", "--page", page.string()});
    return run_tool(arguments);
  }

  TempFolder page;
  DatFiles files;
};

TEST_F(View, a_file_that_is_no_container_is_refused) {
  files.write("wrong.dat", Vector<std::byte>(4096));
  const ToolRun run = view({"--dat", files.at("wrong.dat")});
  EXPECT_EQ(run.exit_code, 1);
  EXPECT_EQ(run.out, "");
  EXPECT_THAT(run.err, HasSubstr("wrong.dat: "));
  EXPECT_EQ(view({"--dat", files.at("gone.dat")}).exit_code, 1);
}

TEST_F(View, a_container_without_setups_is_refused) {
  const ToolRun run = view({"--dat", files.at("c.dat")});
  EXPECT_EQ(run.exit_code, 1);
  EXPECT_EQ(run.out, "");
  EXPECT_THAT(run.err, HasSubstr("no Setups"));
}

TEST_F(View, a_folder_without_the_page_is_refused) {
  const ToolRun run = run_tool({"view", "--no-open", "--page", files.string()});
  EXPECT_EQ(run.exit_code, 1);
  EXPECT_THAT(run.err, HasSubstr("no index.html"));
}

TEST_F(View, wrong_usage_is_refused) {
  for (const auto& arguments : std::vector<std::vector<std::string>>{
           {"--dat", "-"}, {"--port", "65536"}, {"--port", "-1"}, {"--port", "http"}, {"stray"}})
    EXPECT_EQ(view(arguments).exit_code, 2) << arguments.back();
}

}  // namespace
}  // namespace acm::test
