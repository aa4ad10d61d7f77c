// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

// Many scenarios for one process: CONFORMANCE_REQUEST=batch of conformance/README.md.
namespace acm::tool {

struct BatchQuestion {
  std::string folder;       ///< of the objects
  std::string_view script;  ///< ends with a line break
};

/// What the runner reads. Questions are numbered from 1.
std::string batch_text(const std::vector<BatchQuestion>& questions);
/// The line behind the answer to a question.
std::string end_of_answer(std::size_t number);

/// Takes the next question off the text of a batch. Nothing at its end, or when the text is not one.
std::optional<BatchQuestion> take_question(std::string_view& batch);

/// The answers of a runner, in order.
struct BatchAnswers {
  std::vector<std::string_view> whole;
  std::string_view rest;         ///< an answer without its end
  bool is_out_of_order = false;  ///< the end behind `rest` has another number
};
BatchAnswers split_answers(std::string_view output);

/// Follows the output of a runner as it comes: each answer of a batch has its own time and its own length.
class BatchProgress {
 public:
  /// True when an answer has ended since the last call.
  bool advance(std::string_view output);
  /// Where the answer under way begins.
  [[nodiscard]] std::size_t begin() const { return begin_; }

 private:
  std::size_t begin_ = 0;
  std::size_t line_ = 0;  // of the last line that was not whole
};

}  // namespace acm::tool
