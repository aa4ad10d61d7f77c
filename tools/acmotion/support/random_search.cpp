// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "random_search.h"

#include "inspect/conformance/random/verb_shapes.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <map>

#include "case_asker.h"
#include "interrupt.h"
#include "progress.h"

namespace acm::tool {

namespace {

using random_cases::CaseAnswer;
using random_cases::CaseDifference;
using random_cases::DifferenceKind;
using random_cases::RandomCase;
using SearchClock = std::chrono::steady_clock;

// Questions for one difference; fewer where each may take until it times out.
constexpr std::size_t kMaxQuestions = 1500, kMaxQuestionsToBroken = 40;
// One place of the trace can show several findings, of which this many are looked for.
constexpr int kMaxShrunkOfAPlace = 3;
// As many as a batch has at most. The first are few, so that a slow runner shows something soon.
constexpr std::size_t kMaxChunk = 400, kFirstChunk = 20;
constexpr int kMaxSilentAnswers = 10;

class RandomSearch {
 public:
  RandomSearch(const RandomSearchOptions& options, Runner& runner)
      : options_(options), asker_(runner), progress_("asking", options.count) {}

  RandomSearchResult run() {
    random_cases::CaseSeries series(options_.seed, find_abilities());
    std::size_t chunk = kFirstChunk;
    while (result_.asked < options_.count && may_go_on()) {
      const auto begin = SearchClock::now();
      std::vector<RandomCase> cases;
      const std::uint64_t left = options_.count - result_.asked;
      while (cases.size() < std::min<std::uint64_t>(chunk, left)) cases.push_back(series.next());
      for (const std::string& words : ask(cases)) series.leave_out(words);
      if (SearchClock::now() - begin < std::chrono::seconds(1)) chunk = std::min(2 * chunk, kMaxChunk);
    }
    progress_.hide();
    return std::move(result_);
  }

 private:
  // Asks for each verb alone whether the runner knows it.
  random_cases::ScriptOptions find_abilities() {
    const auto assets = std::make_shared<const random_cases::LooseAssets>(
        random_cases::draw_assets(random_cases::RandomSource(0)));
    std::vector<RandomCase> probes;
    for (const random_cases::VerbShape& verb : random_cases::verb_shapes())
      probes.push_back({0, assets, random_cases::probe_script(verb.name, *assets)});
    const std::vector<CaseAnswer> answers = asker_.ask(probes);
    for (std::size_t i = 0; i < answers.size(); ++i)
      if (answers[i].is_unsupported) result_.unknown.emplace(random_cases::verb_shapes()[i].name);
    random_cases::ScriptOptions options;
    // `fx` needs no more than a body with effects.
    options.has_effects = options_.has_effects && !result_.unknown.contains("fx");
    options.without = result_.unknown;
    return options;
  }

  bool may_go_on() {
    const double minutes = std::chrono::duration<double, std::ratio<60>>(SearchClock::now() - start_).count();
    if (was_interrupted())
      result_.ended_by = "Ctrl-C";
    else if (options_.minutes > 0.0 && minutes >= options_.minutes)
      result_.ended_by = "the end of its time";
    else if (options_.ends_at_first && result_.has_finding())
      result_.ended_by = "its first difference";
    else if (silent_answers_ >= kMaxSilentAnswers)
      result_.ended_by = "a runner that does not answer";
    else if (result_.unknown.size() == random_cases::verb_shapes().size())
      result_.ended_by = "a runner that takes part in nothing";
    return result_.ended_by.empty();
  }

  // Returns what the runner says it lacks.
  std::set<std::string> ask(const std::vector<RandomCase>& cases) {
    std::set<std::string> lacks;
    progress_.show(result_.asked);
    const std::vector<CaseAnswer> answers = asker_.ask(cases);
    for (std::size_t i = 0; i < answers.size() && may_go_on(); ++i) {
      ++result_.asked;
      progress_.show(result_.asked);
      if (answers[i].is_unsupported) {
        ++(answers[i].output.empty() ? result_.unsupported : result_.cut_short);
        lacks.insert(answers[i].lacks);
      }
      auto difference = case_difference(cases[i], random_cases::run_reference(cases[i]), answers[i]);
      silent_answers_ = difference && difference->kind == DifferenceKind::Broken ? silent_answers_ + 1 : 0;
      if (difference) take(cases[i], std::move(*difference));
    }
    may_go_on();
    return lacks;
  }

  // What is seen at the same place of the trace after the same command is mostly the same.
  static std::string place_of(const CaseDifference& d) {
    return std::string(to_string(d.kind)) + '|' + d.tag + '|' + d.field + '|' + d.verb + '|' + d.error;
  }
  // Findings are the same when their smallest scripts use the same verbs.
  static std::string shape_of(const RandomCase& asked, const CaseDifference& d) {
    std::string shape = d.tag + '|' + d.field + '|' + d.error;
    for (const std::string& line : asked.lines) shape += '|' + line.substr(0, line.find(' '));
    return shape;
  }

  // What breaks in a batch may be due to the questions before.
  std::vector<CaseAnswer> ask_each_alone(std::span<const RandomCase> cases) {
    std::vector<CaseAnswer> answers;
    for (std::size_t i = 0; i < cases.size() && answers.size() == i; ++i)
      for (CaseAnswer& answer : asker_.ask(cases.subspan(i, 1))) answers.push_back(std::move(answer));
    return answers;
  }

  void take(const RandomCase& asked, CaseDifference difference) {
    Place& place = places_[place_of(difference)];
    if (place.shrunk >= kMaxShrunkOfAPlace) {
      ++result_.findings[place.finding].count;
      return;
    }
    const bool is_broken = difference.kind == DifferenceKind::Broken;
    std::size_t questions = 0;
    const random_cases::AskCases ask_more = [&](std::span<const RandomCase> more) {
      progress_.show(result_.asked, fmt::format("making a difference small: {} questions", questions));
      questions += more.size();
      return is_broken ? ask_each_alone(more) : asker_.ask(more);
    };
    random_cases::ShrunkCase shrunk = random_cases::shrink(asked, std::move(difference), ask_more,
                                                           is_broken ? kMaxQuestionsToBroken : kMaxQuestions);
    const std::size_t next = result_.findings.size();
    const auto [known, is_new] = shapes_.try_emplace(shape_of(shrunk.asked, shrunk.difference), next);
    if (is_new)
      result_.findings.push_back({std::move(shrunk.asked), std::move(shrunk.difference), 1});
    else
      ++result_.findings[known->second].count;
    if (place.shrunk++ == 0) place.finding = known->second;
  }

  struct Place {
    int shrunk = 0;
    std::size_t finding = 0;  // the first of this place
  };
  const RandomSearchOptions& options_;
  CaseAsker asker_;
  Progress progress_;
  RandomSearchResult result_;
  std::map<std::string, Place> places_;
  std::map<std::string, std::size_t> shapes_;
  SearchClock::time_point start_ = SearchClock::now();
  int silent_answers_ = 0;
};

}  // namespace

bool RandomSearchResult::has_finding() const {
  return std::ranges::any_of(findings, [](const RandomFinding& finding) {
    return finding.difference.kind != DifferenceKind::Rounding;
  });
}

bool RandomSearchResult::all_pass() const {
  return asked > unsupported && !has_finding();
}

RandomSearchResult search_at_random(const RandomSearchOptions& options, Runner& runner) {
  return RandomSearch(options, runner).run();
}

}  // namespace acm::tool
