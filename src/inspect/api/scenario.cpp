// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/inspect/scenario.hpp"

#include "inspect/scenario.h"
#include "inspect/story_writer.h"

#include "loaded.h"

namespace acm::inspect {

Result<ScenarioRun> run_scenario(Assets& assets, ObjectId table, std::string_view scenario, ScenarioForm form,
                                 const ScenarioLimits& limits) {
  const Result<const BoundTable*> bound = loaded_table(assets, table);
  if (!bound) return bound.error();
  AssetStore& store = AssetsAccess::store(assets);
  ScenarioRun run;
  ScenarioFaults faults;
  if (form == ScenarioForm::Trace) {
    TraceWriter trace(run.output);
    faults = acm::run_scenario(store, table, scenario, OnFault::GoOn, trace, limits);
  } else {
    StoryWriter story(run.output);
    faults = acm::run_scenario(store, table, scenario, OnFault::Stop, story, limits);
    story.finish();
  }
  run.faulty_lines = faults.lines;
  run.first_fault = faults.first;
  return run;
}

}  // namespace acm::inspect
