// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "dat_files.h"
#include "run_tool.h"

namespace acm::test {
namespace {

using testing::HasSubstr;
using testing::IsEmpty;

struct ExportTest : testing::Test, DatFiles {
  [[nodiscard]] std::string text_of(const std::string& name) const {
    const Vector<std::byte> bytes = read(name);
    return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
  }
};

TEST_F(ExportTest, writes_the_file_and_on_demand_the_state_graph) {
  const ToolRun run = run_tool({"export", "0x02000003", "-o", at("door.glb"), "--graph", at("door.json")});
  EXPECT_EQ(run.exit_code, 0) << run.err;
  EXPECT_THAT(run.out, HasSubstr("door.glb: 4 motions, "));
  EXPECT_THAT(text_of("door.glb"), testing::StartsWith("glTF"));
  const auto graph = nlohmann::json::parse(text_of("door.json"));
  EXPECT_EQ(graph["table"], "0x09000003");
  const auto& link = graph["styles"][0]["links"][0];
  EXPECT_THAT(text_of("door.glb"), HasSubstr("\"name\":\"" + link["clip"].get<std::string>() + "\""));
}

TEST_F(ExportTest, no_file_is_written_that_was_not_asked_for) {
  write("door.json", std::as_bytes(std::span(std::string_view("mine"))));
  EXPECT_EQ(run_tool({"export", "0x02000003", "-o", at("door.glb")}).exit_code, 0);
  EXPECT_EQ(text_of("door.json"), "mine");
}

TEST_F(ExportTest, text_form_holds_the_same_and_can_be_imported) {
  EXPECT_EQ(run_tool({"export", "0x02000003", "-o", at("door.gltf")}).exit_code, 0);
  const auto document = nlohmann::json::parse(text_of("door.gltf"));
  EXPECT_EQ(document["asset"]["version"], "2.0");
  EXPECT_THAT(document["buffers"][0]["uri"].get<std::string>(),
              testing::StartsWith("data:application/octet-stream;base64,"));
  EXPECT_EQ(run_tool({"export", "0x02000003", "-o", at("door.glb")}).exit_code, 0);
  const ToolRun text = run_tool({"import", at("door.gltf"), "--all", "-o", at("text")});
  EXPECT_EQ(text.exit_code, 0) << text.err;
  EXPECT_THAT(text.out, HasSubstr("3 animations written, 0 edited"));
  EXPECT_EQ(run_tool({"import", at("door.glb"), "--all", "-o", at("binary")}).exit_code, 0);
  EXPECT_EQ(run_tool({"dat", "sample", at("sample.dat")}).exit_code, 0);
  EXPECT_EQ(run_tool({"dat", "extract", "--dat", at("sample.dat"), "-o", at("stored")}).exit_code, 0);
  std::size_t compared = 0;
  for (const auto& entry : std::filesystem::directory_iterator(path() / "text")) {
    const std::string name = entry.path().filename().string();
    EXPECT_EQ(read("text/" + name), read("binary/" + name)) << name;
    EXPECT_EQ(read("text/" + name), read("stored/" + name)) << name;
    ++compared;
  }
  EXPECT_EQ(compared, 3u);
}

TEST_F(ExportTest, standard_output_is_the_file_alone) {
  const ToolRun run = run_tool({"export", "0x02000003", "-o", "-"});
  EXPECT_EQ(run_tool({"export", "0x02000003", "-o", at("door.glb")}).exit_code, 0);
  EXPECT_EQ(run.out, text_of("door.glb"));
}

TEST_F(ExportTest, a_table_is_shown_with_the_setup_that_names_it) {
  EXPECT_EQ(run_tool({"export", "0x09000003", "-o", at("a.glb")}).exit_code, 0);
  EXPECT_EQ(run_tool({"export", "0x02000003", "-o", at("b.glb")}).exit_code, 0);
  EXPECT_EQ(text_of("a.glb"), text_of("b.glb"));
}

TEST_F(ExportTest, one_motion_by_name_pattern_or_command) {
  const auto clips = [&](const std::string& name) {
    const ToolRun run = run_tool({"export", "0x02000001", "--motion", name, "-o", at("m.glb")});
    EXPECT_EQ(run.exit_code, 0) << run.err;
    return run.out.substr(run.out.find(": ") + 2);
  };
  EXPECT_THAT(clips("SwordCombat/Ready>SlashHigh"), testing::StartsWith("1 motion,"));
  EXPECT_THAT(text_of("m.glb"), HasSubstr("\"name\":\"SwordCombat/Ready>SlashHigh\""));
  EXPECT_THAT(clips("*/RunForward"), testing::StartsWith("4 motions,"));
  EXPECT_THAT(clips("RunForward"), testing::StartsWith("12 motions,"));
}

TEST_F(ExportTest, all_goes_into_a_folder_and_is_quiet_in_a_pipe) {
  const ToolRun run = run_tool({"export", "--all", "--motion", "x", "-o", at("out")});
  EXPECT_EQ(run.exit_code, 2);
  EXPECT_EQ(run_tool({"dat", "sample", at("sample.dat")}).exit_code, 0);
  const ToolRun all =
      run_tool({"export", "--all", "--dat", at("sample.dat"), "-o", at("out"), "--graph", at("out")});
  EXPECT_EQ(all.exit_code, 0);
  EXPECT_THAT(all.err, IsEmpty());
  EXPECT_THAT(all.out, HasSubstr("3 Setups, "));
  for (const char* name : {"out/02000001.glb", "out/09000002.json", "out/02000003.glb"})
    EXPECT_TRUE(has(name)) << name;
}

TEST_F(ExportTest, progress_is_shown_on_a_terminal) {
  const ToolRun run =
      run_tool({"export", "--all", "-o", at("out")}, {.output = ToolOutput::FileWithErrorsOnTerminal});
  EXPECT_THAT(run.err, HasSubstr("export ["));
}

TEST_F(ExportTest, missing_objects_are_reported_and_the_rest_written) {
  write("objects/02000001.bin", read("c.dat"));
  const ToolRun bad = run_tool({"export", "0x02000001", "--assets", at("objects"), "-o", at("x.glb")});
  EXPECT_EQ(bad.exit_code, 1);
  EXPECT_FALSE(has("x.glb"));
  EXPECT_EQ(run_tool({"dat", "sample", at("sample.dat")}).exit_code, 0);
  EXPECT_EQ(run_tool({"dat", "extract", "--dat", at("sample.dat"), "-o", at("parts")}).exit_code, 0);
  std::filesystem::remove(path() / "parts/01000001.bin");
  const ToolRun run = run_tool(
      {"export", "0x02000001", "--assets", at("parts"), "--motion", "NonCombat/Ready", "-o", at("y.glb")});
  EXPECT_EQ(run.exit_code, 1);
  EXPECT_THAT(run.err, HasSubstr("0x02000001: model 0x01000001 is missing"));
  EXPECT_TRUE(has("y.glb"));
}

TEST_F(ExportTest, a_thing_without_a_table_just_stands_there) {
  const ToolRun run = run_tool({"export", "0x02000010", "-o", at("sword.glb")});
  EXPECT_EQ(run.exit_code, 0);
  EXPECT_THAT(run.out, HasSubstr("0 motions"));
  EXPECT_FALSE(has("sword.json"));
  EXPECT_EQ(run_tool({"export", "0x02000010", "--motion", "Ready", "-o", at("s.glb")}).exit_code, 1);
}

TEST_F(ExportTest, wrong_usage_and_bad_data_have_their_exit_codes) {
  const std::vector<std::vector<std::string>> wrong = {{"0x02000001"},
                                                       {"-o", at("x.glb")},
                                                       {"0x01000001", "-o", at("x.glb")},
                                                       {"0x02000001", "--interpolation", "cubic", "-o", "x"},
                                                       {"zebra", "-o", at("x.glb")}};
  for (std::vector<std::string> arguments : wrong) {
    arguments.insert(arguments.begin(), "export");
    EXPECT_EQ(run_tool(arguments).exit_code, 2) << arguments.back();
  }
  EXPECT_EQ(run_tool({"export", "0x02000099", "-o", at("x.glb")}).exit_code, 1);
  EXPECT_EQ(run_tool({"export", "0x09000099", "-o", at("x.glb")}).exit_code, 1);
  EXPECT_EQ(run_tool({"export", "0x02000001", "-o", at("no/such/folder/x.glb")}).exit_code, 1);
  const ToolRun none = run_tool({"export", "0x02000001", "--motion", "Fly", "-o", at("x.glb")});
  EXPECT_EQ(none.exit_code, 1);
  EXPECT_THAT(none.err, HasSubstr("0x09000001 has no motion Fly"));
}

std::vector<std::string> one_motion(std::vector<std::string> arguments) {
  arguments.insert(arguments.begin(), {"export", "0x02000001", "--motion", "NonCombat/Ready"});
  return arguments;
}

TEST_F(ExportTest, clothes_are_put_on_and_dyed) {
  const ToolRun run = run_tool(
      one_motion({"--clothing", "0x10000001", "--template", "2", "--shade", "0.4", "-o", at("knight.glb")}));
  EXPECT_EQ(run.exit_code, 0) << run.err;
  EXPECT_THAT(run.err, IsEmpty());
  EXPECT_THAT(text_of("knight.glb"), HasSubstr("\"gfxobj\":\"0x01000402\""));
  EXPECT_THAT(text_of("knight.glb"), HasSubstr("\"name\":\"0x06000018 recolored\""));
  EXPECT_EQ(run_tool(one_motion({"-o", at("plain.glb")})).exit_code, 0);
  EXPECT_THAT(text_of("plain.glb"), testing::Not(HasSubstr("recolored")));
}

TEST_F(ExportTest, a_look_is_given_as_digits_or_as_a_file) {
  // Part 4 shows the mesh with the helmet.
  EXPECT_EQ(run_tool(one_motion({"--look", "11000001 04 0204 00", "-o", at("digits.glb")})).exit_code, 0);
  EXPECT_THAT(text_of("digits.glb"), HasSubstr("\"gfxobj\":\"0x01000402\""));
  const std::uint8_t bytes[] = {0x11, 0, 0, 1, 4, 2, 4, 0};
  write("look.bin", std::as_bytes(std::span(bytes)));
  EXPECT_EQ(run_tool(one_motion({"--look", at("look.bin"), "-o", at("file.glb")})).exit_code, 0);
  EXPECT_EQ(text_of("file.glb"), text_of("digits.glb"));
}

TEST_F(ExportTest, a_bad_look_is_refused_with_what_is_wrong) {
  const auto refusal = [&](std::vector<std::string> look, int code) {
    look.insert(look.end(), {"-o", at("x.glb")});
    const ToolRun run = run_tool(one_motion(look));
    EXPECT_EQ(run.exit_code, code) << run.err;
    EXPECT_FALSE(has("x.glb"));
    return run.err;
  };
  EXPECT_THAT(refusal({"--look", "no_such_file"}, 2), HasSubstr("neither a file nor hexadecimal digits"));
  EXPECT_THAT(refusal({"--look", "12000000"}, 1), HasSubstr("byte 0"));
  EXPECT_THAT(refusal({"--look", "1100000104"}, 1), HasSubstr("11000001"));
  EXPECT_THAT(refusal({"--clothing", "0x10000009"}, 1), HasSubstr("0x10000009"));
  EXPECT_THAT(refusal({"--template", "1"}, 2), HasSubstr("--clothing"));
  EXPECT_THAT(refusal({"--clothing", "0x10000001", "--shade", "1.5"}, 2), HasSubstr("--shade"));
}

TEST_F(ExportTest, cl_2_a_dye_that_is_not_there_is_reported_and_the_clothes_are_worn) {
  const ToolRun run =
      run_tool(one_motion({"--clothing", "0x10000001", "--template", "77", "-o", at("x.glb")}));
  EXPECT_EQ(run.exit_code, 0);
  EXPECT_THAT(run.err, HasSubstr("0x10000001"));
  EXPECT_THAT(text_of("x.glb"), HasSubstr("\"gfxobj\":\"0x01000402\""));
}

TEST_F(ExportTest, without_textures_files_are_smaller_and_hold_no_images) {
  EXPECT_EQ(run_tool(one_motion({"--no-textures", "-o", at("plain.glb")})).exit_code, 0);
  EXPECT_THAT(text_of("plain.glb"), testing::Not(HasSubstr("image/png")));
  EXPECT_EQ(run_tool(one_motion({"-o", at("textured.glb")})).exit_code, 0);
  EXPECT_GT(text_of("textured.glb").size(), text_of("plain.glb").size());
}

}  // namespace
}  // namespace acm::test
