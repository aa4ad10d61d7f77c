// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "batch_protocol.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

namespace acm::tool {

namespace {

constexpr std::string_view kQuestion = "QUESTION ";
constexpr std::string_view kEnd = "END ";

std::string_view without_return(std::string_view line) {
  return line.ends_with('\r') ? line.substr(0, line.size() - 1) : line;
}

std::optional<std::size_t> take_number(std::string_view& text) {
  std::size_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc()) return std::nullopt;
  text.remove_prefix(static_cast<std::size_t>(end - text.data()));
  if (!text.empty() && text.front() == ' ') text.remove_prefix(1);
  return number;
}

// The bytes of that many lines; all of the text when it has fewer.
std::size_t size_of_lines(std::string_view text, std::size_t lines) {
  std::size_t at = 0;
  for (; lines > 0 && at < text.size(); --lines) at = std::min(text.find('\n', at), text.size() - 1) + 1;
  return at;
}

}  // namespace

std::string batch_text(const std::vector<BatchQuestion>& questions) {
  std::string text;
  for (std::size_t i = 0; i < questions.size(); ++i) {
    const auto lines = std::ranges::count(questions[i].script, '\n');
    text += fmt::format("{}{} {} {}\n", kQuestion, i + 1, lines, questions[i].folder);
    text += questions[i].script;
  }
  return text;
}

std::string end_of_answer(std::size_t number) {
  return fmt::format("{}{}\n", kEnd, number);
}

std::optional<BatchQuestion> take_question(std::string_view& batch) {
  if (!batch.starts_with(kQuestion)) return std::nullopt;
  const std::size_t size = size_of_lines(batch, 1);
  std::string_view header = without_return(batch.substr(kQuestion.size(), size - kQuestion.size() - 1));
  batch.remove_prefix(size);
  const std::optional<std::size_t> number = take_number(header);
  const std::optional<std::size_t> lines = number ? take_number(header) : std::nullopt;
  if (!lines || header.empty()) return std::nullopt;
  const std::size_t script = size_of_lines(batch, *lines);
  BatchQuestion question{std::string(header), batch.substr(0, script)};
  batch.remove_prefix(script);
  return question;
}

BatchAnswers split_answers(std::string_view output) {
  BatchAnswers answers;
  answers.rest = output;
  std::size_t at = 0;
  while (at < answers.rest.size()) {
    const std::size_t end = answers.rest.find('\n', at);
    if (end == std::string_view::npos) break;
    const std::string_view line = without_return(answers.rest.substr(at, end - at));
    if (!line.starts_with(kEnd)) {
      at = end + 1;
      continue;
    }
    std::string_view text = line.substr(kEnd.size());
    if (take_number(text) != answers.whole.size() + 1 || !text.empty()) {
      answers.is_out_of_order = true;
      break;
    }
    answers.whole.push_back(answers.rest.substr(0, at));
    answers.rest.remove_prefix(end + 1);
    at = 0;
  }
  return answers;
}

bool BatchProgress::advance(std::string_view output) {
  bool has_ended = false;
  for (std::size_t end = output.find('\n', line_); end != std::string_view::npos;
       end = output.find('\n', line_)) {
    const bool is_end = output.substr(line_, end - line_).starts_with(kEnd);
    line_ = end + 1;
    if (!is_end) continue;
    begin_ = line_;
    has_ended = true;
  }
  return has_ended;
}

}  // namespace acm::tool
