// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// glTF as text, with its keys in the text or in files beside it.
#include "inspect/gltf/base64.h"
#include "inspect/gltf/buffers.h"

#include <gmock/gmock.h>

#include <map>

#include "gltf_document.h"

namespace acm::test {
namespace {

using gltf::path_beside;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

GltfDocument small() {
  TwoPartBody odd;
  return odd.exported(TwoPartBody::plays(0, -1, 10.0f));
}

InspectResult<GltfImport> import_text(const GltfDocument& document, const GltfFileReader& reader = {},
                                      const std::string& before = {}) {
  const std::string text = before + document.json.dump(2);
  return import_gltf(std::as_bytes(std::span(text)), reader);
}

/// A reader of one file that keeps what it was asked for.
struct OneFile {
  Vector<std::byte> bytes;
  std::vector<std::string> asked;

  GltfFileReader reader() {
    return [this](const std::string& path) -> InspectResult<Vector<std::byte>> {
      asked.push_back(path);
      if (bytes.empty()) return InspectError{ErrorCode::NotFound, 0, path + " is not there"};
      return bytes;
    };
  }
};

TEST(GltfFiles, keys_in_a_file_beside) {
  GltfDocument document = small();
  OneFile file{document.binary, {}};
  document.json["buffers"][0]["uri"] = "my%20keys/door.bin";
  for (const char* before : {"", "\n \t", "\xEF\xBB\xBF"}) {
    const auto import = import_text(document, file.reader(), before);
    ASSERT_TRUE(import.ok()) << import.error().text;
    EXPECT_THAT(import->findings, IsEmpty());
    EXPECT_EQ(import->animations.at(0).edited_frames, 0u);
  }
  EXPECT_THAT(file.asked,
              ElementsAre("my keys/door.bin", "my keys/door.bin", "my keys/door.bin"));  // once each
}

TEST(GltfFiles, keys_in_the_text) {
  GltfDocument document = small();
  const std::string data = gltf::to_base64(document.binary);
  for (const char* type : {"application/octet-stream", "application/gltf-buffer"}) {
    document.json["buffers"][0]["uri"] = "data:" + std::string(type) + ";base64," + data;
    EXPECT_EQ(import_text(document).value().animations.at(0).edited_frames, 0u);
  }
  for (const char* bad : {"data:text/plain,abc", "data:;base64,????", "data:;base64,QUJ", "data:"}) {
    document.json["buffers"][0]["uri"] = bad;
    EXPECT_THAT(import_text(document).error().text,
                HasSubstr("buffer 0 is given as a text that is not base64"));
  }
}

TEST(GltfFiles, files_that_are_absent_or_short) {
  GltfDocument document = small();
  document.json["buffers"][0]["uri"] = "door.bin";
  OneFile none;
  EXPECT_THAT(import_text(document, none.reader()).error().text, HasSubstr("door.bin is not there"));
  OneFile cut{document.binary, {}};
  cut.bytes.resize(100);
  EXPECT_THAT(import_text(document, cut.reader()).error().text, HasSubstr("bytes, and 100 are there"));
  document.json["buffers"][0].erase("uri");
  EXPECT_THAT(import_text(document).error().text, HasSubstr("buffer 0 has no data"));
}

// A channel more, whose keys are in a buffer of its own.
void add_buffer(GltfDocument& document, const std::string& uri) {
  nlohmann::json& json = document.json;
  const nlohmann::json sampler = document.sampler(kReadyClip, "part_00", "translation");
  json["buffers"].push_back({{"byteLength", document.binary.size()}, {"uri", uri}});
  nlohmann::json view = json["bufferViews"][0];
  view["buffer"] = json["buffers"].size() - 1;
  json["bufferViews"].push_back(view);
  nlohmann::json accessor = json["accessors"][sampler["output"].get<std::size_t>()];
  accessor["bufferView"] = json["bufferViews"].size() - 1;
  json["accessors"].push_back(accessor);
  nlohmann::json& clip = document.animation(kReadyClip);
  clip["channels"].push_back(
      {{"sampler", clip["samplers"].size()}, {"target", {{"node", 2}, {"path", "translation"}}}});
  clip["samplers"].push_back({{"input", sampler["input"]}, {"output", json["accessors"].size() - 1}});
}

TEST(GltfFiles, file_of_several_buffers_is_read_once) {
  GltfDocument document = small();
  OneFile file{document.binary, {}};
  for (int i = 0; i < 3; ++i) add_buffer(document, "keys.bin");
  const auto import = import_gltf(document.to_glb(), file.reader());
  ASSERT_TRUE(import.ok()) << import.error().text;
  EXPECT_THAT(file.asked, ElementsAre("keys.bin"));
}

TEST(GltfFiles, no_more_files_than_an_editor_writes) {
  GltfDocument document = small();
  OneFile file{document.binary, {}};
  for (int i = 0; i < 100; ++i) add_buffer(document, "b" + std::to_string(i));
  EXPECT_THAT(import_gltf(document.to_glb(), file.reader()).error().text, HasSubstr("more than 16 buffers"));
  EXPECT_EQ(file.asked.size(), 16u);
}

TEST(GltfFiles, another_version_is_refused) {
  GltfDocument document = small();
  document.json["asset"]["version"] = "1.0";
  EXPECT_THAT(import_text(document).error().text, HasSubstr("glTF of version '1.0' and not 2"));
}

TEST(GltfFiles, paths_lead_nowhere_else) {
  EXPECT_EQ(path_beside("door.bin"), "door.bin");
  EXPECT_EQ(path_beside("a/b%20c.bin"), "a/b c.bin");
  EXPECT_EQ(path_beside("..bin"), "..bin");
  EXPECT_EQ(path_beside("t%C3%BCr.bin"), "t\xC3\xBCr.bin");
  for (const char* bad : {"",
                          "/etc/passwd",
                          "../door.bin",
                          "a/../../door.bin",
                          "%2e%2e/door.bin",
                          "a/..",
                          "..%2Fdoor.bin",
                          "%2Fetc/passwd",
                          "./door.bin",
                          "a//b",
                          "a/",
                          "C:door.bin",
                          "c%3A/x",
                          "\\\\host\\x",
                          "..\\x",
                          "a%5C..%5Cx",
                          "file:///etc/passwd",
                          "http://x/y",
                          "door.bin?x",
                          "door.bin#x",
                          "a%00b",
                          "a\nb",
                          "a%0Ab",
                          "a%7Fb",
                          "%",
                          "%4",
                          "%4G",
                          "%-1",
                          "% 1"})
    EXPECT_EQ(path_beside(bad), std::nullopt) << bad;
  EXPECT_EQ(path_beside(std::string_view("a%41", 3)), std::nullopt) << "the second digit is not in the text";
}

}  // namespace
}  // namespace acm::test
