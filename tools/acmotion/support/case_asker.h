// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "inspect/conformance/random/shrink.h"

#include <filesystem>
#include <map>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "runner.h"

namespace acm::tool {

/// A folder for the objects of cases, gone with this object. Cases that share their objects share a folder in
/// it.
class CaseFolders {
 public:
  CaseFolders();
  ~CaseFolders();
  CaseFolders(const CaseFolders&) = delete;
  CaseFolders& operator=(const CaseFolders&) = delete;

  /// Absolute; made when it is asked for first. Throws ToolError.
  std::string folder_of(const random_cases::RandomCase& asked);
  /// Removes the folders of all cases so far, once there are many.
  void tidy();

 private:
  std::filesystem::path root_;
  std::size_t made_ = 0;
  // Kept, so that no other objects can have the same place.
  std::map<std::shared_ptr<const random_cases::LooseAssets>, std::string> folders_;
};

/// Asks a runner random cases, many in one process when it can.
class CaseAsker {
 public:
  explicit CaseAsker(Runner& runner) : runner_(runner) {}

  /// The answers in order; fewer after Ctrl-C.
  std::vector<random_cases::CaseAnswer> ask(std::span<const random_cases::RandomCase> cases);
  /// Whether the runner takes many questions at a time.
  [[nodiscard]] bool takes_batches() const { return takes_batches_; }

 private:
  std::vector<random_cases::CaseAnswer> ask_batch(std::span<const random_cases::RandomCase> cases);
  random_cases::CaseAnswer ask_one(const random_cases::RandomCase& asked);

  Runner& runner_;
  CaseFolders folders_;
  std::shared_ptr<const UnsupportedCommands> hidden_;
  bool takes_batches_ = true;
  bool has_answered_ = false;
};

}  // namespace acm::tool
