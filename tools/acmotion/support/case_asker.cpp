// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "case_asker.h"

#include <fmt/format.h>

#include <random>

#include "batch_protocol.h"
#include "interrupt.h"
#include "object_files.h"
#include "tool_error.h"

namespace acm::tool {

namespace {

constexpr std::size_t kMaxFolders = 256;

std::filesystem::path new_folder() {
  std::random_device random;
  for (;;) {
    std::error_code error;
    const std::filesystem::path folder =
        std::filesystem::temp_directory_path() / fmt::format("acmotion-random-{:08x}", random());
    if (std::filesystem::create_directory(folder, error)) return folder;
    if (error) throw ToolError(folder.string() + ": " + error.message());
  }
}

}  // namespace

CaseFolders::CaseFolders() : root_(new_folder()) {}

CaseFolders::~CaseFolders() {
  std::error_code ignored;
  std::filesystem::remove_all(root_, ignored);
}

std::string CaseFolders::folder_of(const random_cases::RandomCase& asked) {
  std::string& folder = folders_[asked.assets];
  if (!folder.empty()) return folder;
  const std::filesystem::path path = root_ / fmt::format("{}", made_++);
  make_folder(path);
  for (const auto& [id, bytes] : random_cases::raw_objects(*asked.assets))
    write_object(path, id, bytes, true);
  return folder = path.string();
}

void CaseFolders::tidy() {
  if (folders_.size() < kMaxFolders) return;
  std::error_code ignored;
  for (const auto& [assets, folder] : folders_) std::filesystem::remove_all(folder, ignored);
  folders_.clear();
}

std::vector<random_cases::CaseAnswer> CaseAsker::ask(std::span<const random_cases::RandomCase> cases) {
  std::vector<random_cases::CaseAnswer> answers;
  folders_.tidy();
  while (answers.size() < cases.size() && !was_interrupted()) {
    const auto left = cases.subspan(answers.size());
    if (takes_batches_) {
      for (random_cases::CaseAnswer& answer : ask_batch(left)) answers.push_back(std::move(answer));
    } else {
      random_cases::CaseAnswer answer = ask_one(left.front());
      if (!was_interrupted()) answers.push_back(std::move(answer));
    }
  }
  return answers;
}

random_cases::CaseAnswer CaseAsker::ask_one(const random_cases::RandomCase& asked) {
  const std::string script = random_cases::text_of(asked.lines);
  RunnerAnswer answer = runner_.ask({RunnerRequest::Kind::Scenario, script, folders_.folder_of(asked)});
  return random_cases::read_answer(answer.output, std::move(answer.error), hidden_);
}

// The answers up to the first that did not come, which is the error of that question. None: the runner does
// not know batches, or was ended with Ctrl-C.
std::vector<random_cases::CaseAnswer> CaseAsker::ask_batch(std::span<const random_cases::RandomCase> cases) {
  std::vector<std::string> scripts;
  std::vector<BatchQuestion> questions;
  for (const random_cases::RandomCase& asked : cases) scripts.push_back(random_cases::text_of(asked.lines));
  for (std::size_t i = 0; i < cases.size(); ++i)
    questions.push_back({folders_.folder_of(cases[i]), scripts[i]});
  const std::string text = batch_text(questions);
  RunnerAnswer answer = runner_.ask({RunnerRequest::Kind::Batch, text, {}});
  const BatchAnswers split = split_answers(answer.output);
  std::vector<random_cases::CaseAnswer> answers;
  for (std::size_t i = 0; i < std::min(split.whole.size(), cases.size()); ++i)
    answers.push_back(random_cases::read_answer(split.whole[i], {}, hidden_));
  takes_batches_ = has_answered_ || !answers.empty() || was_interrupted();
  has_answered_ = takes_batches_;
  if (!takes_batches_ || answers.size() == cases.size() || was_interrupted()) return answers;
  std::string error = std::move(answer.error);
  if (split.is_out_of_order) error = "it ended an answer with another number than that of the question";
  if (error.empty()) error = "it ended before it had answered all questions";
  answers.push_back(random_cases::read_answer(split.rest, std::move(error), hidden_));
  return answers;
}

}  // namespace acm::tool
