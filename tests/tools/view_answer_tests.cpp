// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/temp_folder.h"
#include "support/tool_error.h"
#include "support/view_answer.h"

namespace acm::test {
namespace {

using namespace acm::tool;
using testing::Contains;
using testing::HasSubstr;
using testing::Pair;

class ViewAnswers : public testing::Test {
 protected:
  ViewSite site{.page = {{"index.html", {"text/html; charset=utf-8", "<p>"}},
                         {"assets/a.js", {"text/javascript; charset=utf-8", "gz", true}}},
                .secret = "5ec7e7",
                .port = 8080,
                .dat_name = "my%20portal.dat",
                .dat_size = 1000};

  [[nodiscard]] ViewAnswer ask(std::string_view method, std::string_view target,
                               HttpHeaders more = {}) const {
    more.emplace_back("Host", "127.0.0.1:8080");
    return answer(site, {method, target, more});
  }
  [[nodiscard]] ViewAnswer ask_dat(const std::string& range, HttpHeaders more = {}) const {
    more.emplace_back("range", range);
    return ask("GET", "/5ec7e7/dat/my%20portal.dat", more);
  }
  [[nodiscard]] int status_with_hosts(const std::vector<std::string>& hosts) const {
    HttpHeaders headers;
    for (const std::string& host : hosts) headers.emplace_back("HOST", host);
    return answer(site, {"GET", "/5ec7e7/", headers}).status;
  }
};

TEST_F(ViewAnswers, the_page_is_below_the_secret_path) {
  const ViewAnswer page = ask("GET", "/5ec7e7/?dat=dat/x");
  EXPECT_EQ(page.status, 200);
  ASSERT_NE(page.file, nullptr);
  EXPECT_EQ(page.file->bytes, "<p>");
  EXPECT_EQ(page.type, "text/html; charset=utf-8");
  EXPECT_EQ(ask("HEAD", "/5ec7e7/index.html").file, page.file);
  EXPECT_THAT(ask("GET", "/5ec7e7").headers, Contains(Pair("Location", "/5ec7e7/")));
}

TEST_F(ViewAnswers, every_other_path_is_not_found) {
  for (const char* path : {"/",
                           "",
                           "*",
                           "/index.html",
                           "/5ec7e8/",
                           "/5ec7e7x/",
                           "/5ec7e7//",
                           "/5ec7e7/assets",
                           "/5ec7e7/assets/",
                           "/5ec7e7/../index.html",
                           "/5ec7e7/assets/../index.html",
                           "/5ec7e7/..%2findex.html",
                           "/5ec7e7/%2e%2e/etc/passwd",
                           "/5ec7e7//etc/passwd",
                           "/5ec7e7/dat",
                           "/5ec7e7/dat/",
                           "/5ec7e7/dat/other.dat",
                           "/5ec7e7/dat/../my%20portal.dat",
                           "/5ec7e7/my%20portal.dat",
                           "http://127.0.0.1:8080/5ec7e7/",
                           "5ec7e7/"}) {
    const ViewAnswer refused = ask("GET", path);
    EXPECT_EQ(refused.status, 404) << path;
    EXPECT_EQ(refused.file, nullptr);
    EXPECT_FALSE(refused.slice);
  }
}

TEST_F(ViewAnswers, without_a_file_there_is_none) {
  site.dat_name.clear();
  EXPECT_EQ(ask("GET", "/5ec7e7/dat/").status, 404);
  EXPECT_EQ(site.address(), "http://127.0.0.1:8080/5ec7e7/");
}

TEST_F(ViewAnswers, only_this_machine_by_its_names_is_answered) {
  for (const char* host : {"127.0.0.1:8080", "localhost:8080", "LocalHost:8080"})
    EXPECT_EQ(status_with_hosts({host}), 200) << host;
  for (const char* host :
       {"evil.example:8080", "127.0.0.1", "localhost", "127.0.0.1:80", "127.0.0.1:80800", "",
        "127.0.0.1:8080.evil.example", "[::1]:8080", "0.0.0.0:8080", " 127.0.0.1:8080"})
    EXPECT_EQ(status_with_hosts({host}), 403) << host;
  EXPECT_EQ(status_with_hosts({}), 403);
  EXPECT_EQ(status_with_hosts({"127.0.0.1:8080", "evil.example"}), 403);
}

TEST_F(ViewAnswers, browsers_leave_port_80_out) {
  site.port = 80;
  EXPECT_EQ(status_with_hosts({"localhost"}), 200);
  EXPECT_EQ(status_with_hosts({"127.0.0.1:80"}), 200);
}

TEST_F(ViewAnswers, a_foreign_host_learns_nothing_of_paths_and_methods) {
  for (const char* method : {"GET", "POST"})
    for (const char* path : {"/5ec7e7/", "/5ec7e7/dat/my%20portal.dat", "/"})
      EXPECT_EQ(answer(site, {method, path, {{"Host", "evil.example"}}}).status, 403);
}

TEST_F(ViewAnswers, only_get_and_head_are_answered) {
  for (const char* method : {"POST", "PUT", "DELETE", "OPTIONS", "TRACE", "PATCH", "CONNECT", "get"}) {
    const ViewAnswer refused = ask(method, "/5ec7e7/");
    EXPECT_EQ(refused.status, 405) << method;
    EXPECT_THAT(refused.headers, Contains(Pair("Allow", "GET, HEAD")));
  }
}

TEST_F(ViewAnswers, compressed_files_say_so_and_go_to_those_who_read_them) {
  EXPECT_THAT(ask("GET", "/5ec7e7/assets/a.js").headers, Contains(Pair("Content-Encoding", "gzip")));
  EXPECT_EQ(ask("GET", "/5ec7e7/assets/a.js", {{"Accept-Encoding", "br, gzip"}}).status, 200);
  EXPECT_EQ(ask("GET", "/5ec7e7/assets/a.js", {{"Accept-Encoding", "identity"}}).status, 406);
  EXPECT_EQ(ask("GET", "/5ec7e7/", {{"Accept-Encoding", "identity"}}).status, 200);
}

TEST_F(ViewAnswers, the_file_is_given_whole_or_in_slices) {
  const ViewAnswer whole = ask("GET", "/5ec7e7/dat/my%20portal.dat");
  EXPECT_EQ(whole.status, 200);
  EXPECT_EQ(whole.slice, (DatSlice{0, 1000}));
  EXPECT_THAT(whole.headers, Contains(Pair("Accept-Ranges", "bytes")));

  struct Case {
    const char* range;
    DatSlice slice;
    const char* content_range;
  };
  for (const Case& c :
       {Case{"bytes=0-0", {0, 1}, "bytes 0-0/1000"}, Case{"bytes=10-19", {10, 10}, "bytes 10-19/1000"},
        Case{"bytes=999-", {999, 1}, "bytes 999-999/1000"},
        Case{"bytes=990-5000", {990, 10}, "bytes 990-999/1000"},
        Case{"bytes=1-99999999999999999999999", {1, 999}, "bytes 1-999/1000"},
        Case{"bytes=-10", {990, 10}, "bytes 990-999/1000"},
        Case{"bytes=-5000", {0, 1000}, "bytes 0-999/1000"}}) {
    const ViewAnswer part = ask_dat(c.range);
    EXPECT_EQ(part.status, 206) << c.range;
    EXPECT_EQ(part.slice, c.slice) << c.range;
    EXPECT_THAT(part.headers, Contains(Pair("Content-Range", c.content_range)));
  }
}

TEST_F(ViewAnswers, ranges_that_are_not_within_the_file_are_refused) {
  for (const char* range : {"bytes=1000-", "bytes=1000-1001", "bytes=20-10", "bytes=-0", "bytes=-",
                            "bytes=", "bytes", "", "lines=0-1", "bytes=0-1,5-6", "bytes=a-b", "bytes=0x1-2",
                            "bytes= 0-1", "bytes=+1-2", "bytes=1--2", "bytes=99999999999999999999-"}) {
    const ViewAnswer refused = ask_dat(range);
    EXPECT_EQ(refused.status, 416) << range;
    EXPECT_FALSE(refused.slice);
    EXPECT_THAT(refused.headers, Contains(Pair("Content-Range", "bytes */1000")));
  }
  EXPECT_EQ(ask_dat("bytes=0-1", {{"Range", "bytes=5-6"}}).status, 416);
}

TEST_F(ViewAnswers, ranges_count_for_get_without_a_condition) {
  EXPECT_EQ(ask("HEAD", "/5ec7e7/dat/my%20portal.dat", {{"Range", "bytes=0-1"}}).slice, (DatSlice{0, 1000}));
  EXPECT_EQ(ask_dat("bytes=0-1", {{"If-Range", "\"x\""}}).status, 200);
}

TEST_F(ViewAnswers, the_address_names_the_file_as_the_page_reads_it) {
  EXPECT_EQ(site.address(), "http://127.0.0.1:8080/5ec7e7/?dat=dat/my%2520portal.dat");
  EXPECT_EQ(percent_encoded("client_portal.dat"), "client_portal.dat");
  EXPECT_EQ(percent_encoded("a b#?%\xC3\xA4"), "a%20b%23%3F%25%C3%A4");
}

TEST(ViewPages, a_folder_is_read_whole_with_its_types) {
  const TempFolder folder;
  folder.write("index.html", {});
  folder.write("assets/engine.wasm", Vector<std::byte>(3));
  const ViewPage page = read_page(folder.path());
  EXPECT_EQ(page.size(), 2u);
  EXPECT_EQ(page.at("assets/engine.wasm").type, "application/wasm");
  EXPECT_EQ(page.at("assets/engine.wasm").bytes.size(), 3u);
  EXPECT_EQ(content_type("a.unknown"), "application/octet-stream");
}

TEST(ViewPages, another_folder_is_refused) {
  const TempFolder folder;
  EXPECT_THROW(read_page(folder.path()), ToolError);
  EXPECT_THROW(read_page(folder.path() / "gone"), ToolError);
  folder.write("index.html", {});
  for (std::size_t i = 0; i < kMaxPageFiles; ++i) folder.write(std::to_string(i), {});
  try {
    read_page(folder.path());
    FAIL() << "too many files were read";
  } catch (const ToolError& error) {
    EXPECT_THAT(error.what(), HasSubstr("more than 1000 files"));
  }
}

}  // namespace
}  // namespace acm::test
