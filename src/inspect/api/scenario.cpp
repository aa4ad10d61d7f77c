// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/inspect/scenario.hpp"

#include "inspect/scenario/scenario.h"
#include "inspect/scenario/story_writer.h"

#include "loaded.h"

namespace acm::inspect {

Result<ScenarioRun> run_scenario(Assets& assets, ObjectId table, std::string_view scenario, ScenarioForm form,
                                 const ScenarioLimits& limits) {
  const Result<const BoundTable*> bound = loaded_table(assets, table);
  if (!bound) return bound.error();
  AssetStore& store = AssetsAccess::store(assets);
  ScenarioRun run;
  ScenarioErrors errors;
  if (form == ScenarioForm::Trace) {
    TraceWriter trace(run.output);
    errors = acm::run_scenario(store, table, scenario, OnError::GoOn, trace, limits);
  } else {
    StoryWriter story(run.output);
    errors = acm::run_scenario(store, table, scenario, OnError::Stop, story, limits);
    story.finish();
  }
  run.error_lines = errors.lines;
  run.first_error = errors.first;
  return run;
}

}  // namespace acm::inspect
