// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/inspect/scenario.hpp"
#include "capi/changing_assets.h"
#include "capi/inspect_boxes.h"
#include "capi/options.h"

#include <algorithm>
#include <cstring>

namespace acm::capi {

namespace {

template <std::size_t kSize>
void put_line(char (&to)[kSize], std::string_view from) {
  std::memcpy(to, from.data(), std::min(from.size(), kSize - 1));
}

acm_scenario_errors errors_to_c(const inspect::ScenarioRun& run) {
  acm_scenario_errors out = {};
  out.lines = static_cast<std::uint32_t>(run.error_lines);
  if (!run.first_error) return out;
  out.first_line = static_cast<std::uint32_t>(run.first_error->line);
  put_line(out.reason, run.first_error->reason);
  put_line(out.expected, run.first_error->expected);
  return out;
}

}  // namespace

}  // namespace acm::capi

using namespace acm::capi;

void acm_scenario_options_init(acm_scenario_options* options) {
  constexpr acm::inspect::ScenarioLimits limits;
  if (options) *options = {sizeof *options, ACM_SCENARIO_TRACE, {}, limits.steps, limits.output_bytes};
}

int32_t acm_scenario_run(acm_assets* assets, acm_object_id table, const char* text, size_t size,
                         const acm_scenario_options* options, acm_bytes** out, acm_scenario_errors* errors,
                         acm_error* error) {
  Call call(error);
  if (!call.require(out, "out")) return call.status();
  *out = nullptr;
  std::string_view scenario;
  acm_scenario_options read;
  acm_scenario_options_init(&read);
  if (!read_text(call, text, size, scenario, "text")) return call.status();
  if (options && !read_options(call, options, read, "options")) return call.status();
  if (read.form > ACM_SCENARIO_STORY) return call.fail(ACM_BAD_ARGUMENT, "options.form");
  const ChangingAssets changing(call, assets);
  if (!changing.get()) return call.status();
  acm::Result<acm::inspect::ScenarioRun> run = acm::inspect::run_scenario(
      *changing.get(), table, scenario, static_cast<acm::inspect::ScenarioForm>(read.form),
      {.steps = read.max_steps, .output_bytes = read.max_output_bytes});
  if (!run) return call.fail(run.error());
  if (errors) *errors = errors_to_c(*run);
  return give<BytesBox>(call, out, std::move(run->output));
}
