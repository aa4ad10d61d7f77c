// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "conformance_random.h"

#include "names.h"
#include "random_report.h"
#include "saved_cases.h"
#include "suggestions.h"
#include "tool_error.h"

namespace acm::tool {

void add_random_options(CLI::App& command, ConformanceRandomOptions& options) {
  CLI::Option* random =
      command
          .add_option("--random", options.search.count,
                      "Ask that many random scripts instead of the suite, and make what differs small")
          ->check(whole_within(1))
          ->type_name("N");
  // They choose among the cases of the suite and show its rules.
  for (const char* option : {"--suite", "--filter", "--rule", "--html", "--docs"})
    random->excludes(command.get_option(option));
  command.add_option("--seed", options.search.seed, "The random scripts follow from this number alone")
      ->needs(random)
      ->check(whole_within(0))
      ->capture_default_str()
      ->type_name("S");
  command.add_option("--minutes", options.search.minutes, "End the random search after this time")
      ->needs(random)
      ->check(finite_within(0.001, 100000.0))
      ->type_name("M");
  command
      .add_flag("--first", options.search.ends_at_first, "End the random search with its first difference")
      ->needs(random);
  command.add_option("--save", options.save, "Save what was found at random, in the shape of the suite")
      ->needs(random)
      ->type_name("DIR");
  command.add_flag("--no-effects", options.no_effects, "No random scripts about effects")->needs(random);
}

int run_random(ConformanceRandomOptions options, Runner& runner, const std::string& runner_name, bool json) {
  options.search.has_effects = !options.no_effects;
  const RandomSearchResult result = search_at_random(options.search, runner);
  std::vector<std::string> saved;
  if (!options.save.empty()) saved = save_cases(options.save, options.search.seed, result.findings);
  if (json)
    print_json(json_of_search(result, runner_name, options.search.seed, saved));
  else
    print_search(result, runner_name, options.search.seed, saved);
  return result.all_pass() ? 0 : kBadData;
}

}  // namespace acm::tool
