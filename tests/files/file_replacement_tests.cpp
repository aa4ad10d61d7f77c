// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

#include "files/file_replacement.h"
#include "support/temp_folder.h"
#ifndef _WIN32
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#endif

namespace acm::test {
namespace {

namespace fs = std::filesystem;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

Bytes bytes_of(std::string_view text) {
  return std::as_bytes(std::span(text));
}

struct Folder : TempFolder {
  void put(const std::string& name, std::string_view text) const { write(name, bytes_of(text)); }
  [[nodiscard]] std::string text(const std::string& name) const {
    std::ifstream file(path() / name, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
  }
  [[nodiscard]] std::vector<std::string> names() const {
    std::vector<std::string> names;
    for (const auto& entry : fs::directory_iterator(path()))
      names.push_back(entry.path().filename().string());
    std::sort(names.begin(), names.end());
    return names;
  }
};

TEST(FileReplacement, old_file_stays_until_the_commit) {
  const Folder folder;
  folder.put("a.txt", "old");
  FileResult<FileReplacement> file = FileReplacement::begin(folder.path() / "a.txt");
  ASSERT_TRUE(file);
  EXPECT_TRUE(file->write(bytes_of("new")));
  EXPECT_EQ(folder.text("a.txt"), "old");
  EXPECT_TRUE(file->commit());
  EXPECT_EQ(folder.text("a.txt"), "new");
  EXPECT_THAT(folder.names(), ElementsAre("a.txt"));
}

TEST(FileReplacement, without_a_commit_nothing_is_left) {
  const Folder folder;
  {
    EXPECT_TRUE(FileReplacement::begin(folder.path() / "new.txt")->write(bytes_of("half")));
  }
  EXPECT_THAT(folder.names(), IsEmpty());
}

TEST(FileReplacement, names_of_two_replacements_differ) {
  const Folder folder;
  const FileResult<FileReplacement> a = FileReplacement::begin(folder.path() / "x");
  const FileResult<FileReplacement> b = FileReplacement::begin(folder.path() / "x");
  ASSERT_TRUE(a);
  ASSERT_TRUE(b);
  EXPECT_NE(a->path(), b->path());
}

TEST(FileReplacement, failed_commit_keeps_the_older_backup) {
  const Folder folder;
  folder.put("a", "now");
  folder.put("a.bak", "older");
  {
    FileResult<FileReplacement> file =
        FileReplacement::begin(folder.path() / "a", {.lock = true, .flush = true});
    EXPECT_TRUE(file->write(bytes_of("new")));
    fs::remove(file->path());
    const FileStatus status = file->commit(Backup::Keep);
    ASSERT_FALSE(status);
    EXPECT_THAT(status.error().text, HasSubstr("a: "));
  }
  EXPECT_EQ(folder.text("a"), "now");
  EXPECT_EQ(folder.text("a.bak"), "older");
  EXPECT_THAT(folder.names(), ElementsAre("a", "a.bak"));
}

TEST(FileReplacement, failed_commit_leaves_no_backup_where_there_was_none) {
  const Folder folder;
  folder.put("a", "now");
  {
    FileResult<FileReplacement> file = FileReplacement::begin(folder.path() / "a");
    fs::remove(file->path());
    EXPECT_FALSE(file->commit(Backup::Keep));
  }
  EXPECT_THAT(folder.names(), ElementsAre("a"));
}

TEST(FileReplacement, a_backup_is_never_replaced) {
  const Folder folder;
  folder.put("a", "first");
  const auto commit = [&](const char* text) {
    FileResult<FileReplacement> file = FileReplacement::begin(folder.path() / "a");
    EXPECT_TRUE(file->write(bytes_of(text)));
    EXPECT_TRUE(file->commit(Backup::Keep));
    return file->backup().filename();
  };
  EXPECT_EQ(commit("second"), "a.bak");
  EXPECT_EQ(commit("third"), "a.bak.2");
  EXPECT_EQ(commit("fourth"), "a.bak.3");
  EXPECT_EQ(folder.text("a"), "fourth");
  EXPECT_EQ(folder.text("a.bak"), "first");
  EXPECT_EQ(folder.text("a.bak.2"), "second");
  EXPECT_EQ(folder.text("a.bak.3"), "third");
  EXPECT_THAT(folder.names(), ElementsAre("a", "a.bak", "a.bak.2", "a.bak.3"));
}

TEST(FileReplacement, the_backup_of_a_killed_process_is_taken_over) {
  const Folder folder;
  folder.put("a", "now");
  std::error_code error;
  fs::create_hard_link(folder.path() / "a", folder.path() / "a.bak", error);
  if (error) GTEST_SKIP() << "no further names on this file system";
  {
    FileResult<FileReplacement> file = FileReplacement::begin(folder.path() / "a");
    fs::remove(file->path());
    EXPECT_FALSE(file->commit(Backup::Keep));  // and it stays
  }
  FileResult<FileReplacement> file = FileReplacement::begin(folder.path() / "a");
  EXPECT_TRUE(file->write(bytes_of("new")));
  EXPECT_TRUE(file->commit(Backup::Keep));
  EXPECT_EQ(folder.text("a.bak"), "now");
  EXPECT_THAT(folder.names(), ElementsAre("a", "a.bak"));
}

TEST(FileReplacement, a_link_to_the_file_is_no_backup_of_it) {
  const Folder folder;
  folder.put("a", "old");
  std::error_code error;
  fs::create_symlink("a", folder.path() / "a.bak", error);
  if (error) GTEST_SKIP() << "no symbolic links on this file system";
  FileResult<FileReplacement> file = FileReplacement::begin(folder.path() / "a");
  EXPECT_TRUE(file->write(bytes_of("new")));
  EXPECT_TRUE(file->commit(Backup::Keep));
  EXPECT_EQ(file->backup().filename(), "a.bak.2");
  EXPECT_EQ(folder.text("a.bak.2"), "old");
}

TEST(FileReplacement, reason_is_named_when_there_is_no_such_folder) {
  const Folder folder;
  const FileStatus status = replace_file(folder.path() / "missing" / "a", bytes_of("x"));
  ASSERT_FALSE(status);
  EXPECT_THAT(status.error().text, HasSubstr("o such file or directory"));
}

TEST(FileReplacement, folder_cannot_be_replaced) {
  const Folder folder;
  fs::create_directory(folder.path() / "d");
  EXPECT_FALSE(replace_file(folder.path() / "d", bytes_of("x")));
  EXPECT_TRUE(fs::is_directory(folder.path() / "d"));
}

#ifndef _WIN32

TEST(FileReplacement, link_at_the_target_is_followed) {
  const Folder folder;
  folder.put("real", "old");
  fs::create_symlink("real", folder.path() / "link");
  EXPECT_TRUE(replace_file(folder.path() / "link", bytes_of("new")));
  EXPECT_TRUE(fs::is_symlink(folder.path() / "link"));
  EXPECT_EQ(folder.text("real"), "new");
}

// Not /dev/null: were it replaced, which root can do, the whole machine would suffer.
TEST(FileReplacement, pipe_is_written_and_not_replaced) {
  const Folder folder;
  const fs::path pipe = folder.path() / "pipe";
  ASSERT_EQ(mkfifo(pipe.c_str(), 0600), 0);
  const int reader = open(pipe.c_str(), O_RDONLY | O_NONBLOCK);
  ASSERT_GE(reader, 0);
  FileResult<FileReplacement> file = FileReplacement::begin(pipe);
  ASSERT_TRUE(file);
  EXPECT_TRUE(file->write(bytes_of("x")));
  EXPECT_TRUE(file->commit(Backup::Keep)) << "a pipe has nothing to keep";
  char received = 0;
  EXPECT_EQ(read(reader, &received, 1), 1);
  close(reader);
  EXPECT_EQ(received, 'x');
  EXPECT_TRUE(fs::is_fifo(pipe));
  EXPECT_THAT(folder.names(), ElementsAre("pipe"));
}

TEST(FileReplacement, permissions_of_the_old_file_stay) {
  const Folder folder;
  folder.put("a", "old");
  ASSERT_EQ(chmod((folder.path() / "a").c_str(), 0662), 0);
  // Takes from a new file what the old one allows.
  const mode_t mask = umask(022);
  EXPECT_TRUE(replace_file(folder.path() / "a", bytes_of("new")));
  umask(mask);
  EXPECT_EQ(fs::status(folder.path() / "a").permissions(), static_cast<fs::perms>(0662));
}

TEST(FileReplacement, unfinished_file_allows_no_more_than_the_old_one) {
  const Folder folder;
  folder.put("a", "old");
  ASSERT_EQ(chmod((folder.path() / "a").c_str(), 0600), 0);
  const FileResult<FileReplacement> file = FileReplacement::begin(folder.path() / "a");
  ASSERT_TRUE(file);
  EXPECT_EQ(fs::status(file->path()).permissions(), static_cast<fs::perms>(0600));
}

TEST(FileReplacement, protected_file_is_refused) {
  if (geteuid() == 0) GTEST_SKIP() << "nothing is protected from root";
  const Folder folder;
  folder.put("a", "old");
  ASSERT_EQ(chmod((folder.path() / "a").c_str(), 0440), 0);
  EXPECT_FALSE(replace_file(folder.path() / "a", bytes_of("new")));
  EXPECT_EQ(folder.text("a"), "old");
}

TEST(FileReplacement, folder_that_cannot_be_flushed_is_an_error) {
  if (geteuid() == 0) GTEST_SKIP() << "nothing is protected from root";
  const Folder folder;
  ASSERT_EQ(chmod(folder.path().c_str(), 0300), 0);
  EXPECT_FALSE(replace_file(folder.path() / "a", bytes_of("new")));
  ASSERT_EQ(chmod(folder.path().c_str(), 0700), 0);
}

TEST(FileReplacement, locked_file_is_replaced_by_one_at_a_time) {
  const Folder folder;
  folder.put("a", "old");
  const ReplaceOptions locked{.lock = true, .flush = true};
  {
    const FileResult<FileReplacement> first = FileReplacement::begin(folder.path() / "a", locked);
    const FileResult<FileReplacement> second = FileReplacement::begin(folder.path() / "a", locked);
    ASSERT_TRUE(first);
    ASSERT_FALSE(second);
    EXPECT_THAT(second.error().text, HasSubstr("another process"));
  }
  EXPECT_TRUE(FileReplacement::begin(folder.path() / "a", locked));
}

TEST(FileReplacement, leftovers_go_unless_somebody_writes_them) {
  const Folder folder;
  folder.put("a", "old");
  folder.put("a.acmotion-0123456789abcdef", "left by a killed process");
  const FileResult<FileReplacement> writer = FileReplacement::begin(folder.path() / "a");
  ASSERT_TRUE(writer);
  EXPECT_TRUE(replace_file(folder.path() / "a", bytes_of("new"), {.lock = true, .flush = true}));
  EXPECT_THAT(folder.names(), ElementsAre("a", writer->path().filename().string()));
}

TEST(FileReplacement, only_files_with_the_name_of_a_leftover_go) {
  const Folder folder;
  folder.put("a", "old");
  folder.put("a.acmotion-0123456789abcde", "too short");
  folder.put("a.acmotion-0123456789abcdef0", "too long");
  folder.put("a.acmotion-0123456789abcdeg", "not a number");
  folder.put("victim", "precious");
  fs::create_symlink("victim", folder.path() / "a.acmotion-00000000000000ff");
  ASSERT_EQ(mkfifo((folder.path() / "a.acmotion-00000000000000fe").c_str(), 0600), 0);
  const std::vector<std::string> before = folder.names();
  EXPECT_TRUE(replace_file(folder.path() / "a", bytes_of("new"), {.lock = true, .flush = true}));
  EXPECT_EQ(folder.names(), before);
  EXPECT_EQ(folder.text("victim"), "precious");
}

#endif

}  // namespace
}  // namespace acm::test
