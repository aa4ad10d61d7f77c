// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "inspect/scenario/scenario.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>
#include <string>

#include "session.h"

namespace acm {

namespace scenario {

namespace {

std::array<std::span<const Verb>, 8> all_verbs() {
  return {table_verbs(), body_verbs(),   manager_verbs(), world_verbs(),
          key_verbs(),   effect_verbs(), query_verbs(),   server_verbs()};
}

const Verb* find_verb(std::string_view name) {
  for (const std::span<const Verb> verbs : all_verbs())
    for (const Verb& verb : verbs)
      if (verb.name == name) return &verb;
  return nullptr;
}

// Verbs of a body that can do without an interpreter.
bool needs_interpreter(std::string_view verb) {
  constexpr std::string_view kOthers[] = {"set", "tick", "istate", "queue", "ipose", "place"};
  return std::ranges::find(kOthers, verb) == std::end(kOthers);
}

// Why a verb cannot run; empty when it can.
std::string what_is_missing(const Session& session, const Verb& verb) {
  if (verb.needs == Needs::Nothing) return {};
  if (!session.bodies) return "not spawned";
  if (verb.needs == Needs::Effects && !session.bodies->has_effects) return "no effects";
  if (verb.needs != Needs::Actor && verb.needs != Needs::Effects) return {};
  const Guid selected = session.bodies->selected;
  const Actor* actor = session.bodies->scene.find(selected);
  if (!actor) return fmt::format("no actor {:08X}", selected);
  if (verb.needs == Needs::Effects) return {};
  return actor->motion_interp.exists || !needs_interpreter(verb.name) ? "" : "no interpreter";
}

// All verbs, for the message about an unknown one.
std::string verb_names() {
  std::string names = "echo";
  for (const std::span<const Verb> verbs : all_verbs())
    for (const Verb& verb : verbs) names.append(" ").append(verb.name);
  return names;
}

// Runs one line; the error when it cannot run.
std::optional<ScenarioError> run_line(Session& session, std::string_view line) {
  const auto error = [&](std::string reason, std::string_view expected) {
    return ScenarioError{session.line, std::move(reason), std::string(expected)};
  };
  Arguments args(line);
  if (args.empty()) return std::nullopt;
  session.out.begin_line(session.line, trimmed(without_comment(line)),
                         session.bodies ? session.bodies->scene.clock : 0.0);
  if (args.verb() == "echo") {
    session.out.echo(trimmed(trimmed(without_comment(line)).substr(args.verb().size())));
    return std::nullopt;
  }
  const Verb* verb = find_verb(args.verb());
  if (!verb)
    return error(fmt::format("unknown command {}", args.verb()), fmt::format("one of {}", verb_names()));
  if (const std::string missing = what_is_missing(session, *verb); !missing.empty())
    return error(missing, session.bodies ? verb->usage : "spawn on a line before");
  args.expect(verb->min_positional, verb->max_positional, verb->keys);
  if (args.ok()) {
    if (verb->needs == Needs::Actor) session.write_about(session.bodies->selected);
    verb->run(session, args);
  }
  if (args.ok()) return std::nullopt;
  return error(args.error(), verb->usage);
}

}  // namespace

bool Session::may_step(Arguments& args, std::int64_t times, std::uint64_t actors) {
  const std::uint64_t wanted = times > 0 ? static_cast<std::uint64_t>(times) : 0;
  const std::uint64_t left = limits.steps - std::min(steps, limits.steps);
  if (actors != 0 && wanted > left / actors) {
    args.refuse(fmt::format("too many steps (the limit is {})", limits.steps));
    return false;
  }
  steps += wanted * actors;
  return true;
}

}  // namespace scenario

ScenarioErrors run_scenario(AssetStore& store, ObjectId table, std::string_view text, OnError on_error,
                            ScenarioOutput& out, const ScenarioLimits& limits) {
  const Result<const BoundTable*> bound = store.bind(table);
  scenario::Session session(store, bound ? *bound : nullptr, out, limits);
  ScenarioErrors errors;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    std::string_view line = text.substr(0, end);
    if (line.ends_with('\r')) line.remove_suffix(1);
    text.remove_prefix(std::min(end + 1, text.size()));
    ++session.line;
    std::optional<ScenarioError> error = scenario::run_line(session, line);
    const bool is_full = !session.has_room();
    if (is_full && !error)
      error = ScenarioError{
          session.line, fmt::format("too much output (the limit is {} bytes)", limits.output_bytes), {}};
    if (!error) continue;
    out.error(error->line, error->reason, error->expected);
    if (++errors.lines == 1) errors.first = error;
    errors.ended_early = is_full;
    if (on_error == OnError::Stop || is_full) break;
  }
  return errors;
}

}  // namespace acm
