// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/inspect/lint.hpp"
#include "acmotion/inspect/state_graph.hpp"
#include "capi/changing_assets.h"
#include "capi/inspect_boxes.h"

using namespace acm::capi;

uint32_t acm_lint_rule_count(void) {
  return static_cast<std::uint32_t>(acm::inspect::lint_rules().size());
}

int32_t acm_lint_rule_at(uint32_t rule, acm_lint_rule* out, acm_error* error) {
  Call call(error);
  if (!call.require(out, "out")) return call.status();
  const std::span<const acm::inspect::LintRuleText> rules = acm::inspect::lint_rules();
  if (rule >= rules.size()) return call.fail(ACM_BAD_ARGUMENT, "rule");
  const acm::inspect::LintRuleText& text = rules[rule];
  // They are literals, so each ends with a 0.
  *out = {text.code.data(), text.meaning.data(), text.fix.data(), static_cast<std::uint32_t>(text.severity)};
  return call.done();
}

int32_t acm_lint_table(acm_assets* assets, acm_object_id table, const acm_object_id* setups,
                       size_t setup_count, acm_lint** out, acm_error* error) {
  Call call(error);
  if (!call.require(out, "out")) return call.status();
  *out = nullptr;
  if (setup_count > 0 && !call.require(setups, "setups")) return call.status();
  const ChangingAssets changing(call, assets);
  if (!changing.get()) return call.status();
  acm::Result<std::vector<acm::inspect::LintFinding>> found =
      acm::inspect::lint_table(*changing.get(), table, {setups, setup_count});
  if (!found) return call.fail(found.error());
  return give<LintBox>(call, out, std::move(found).value());
}

int32_t acm_lint_findings(acm_lint* lint, acm_lint_finding* out, size_t capacity, size_t* count,
                          acm_error* error) {
  Call call(error);
  const ListOut list{out, capacity, count};
  if (!check_list(call, list)) return call.status();
  const LintBox* box = call.use<LintBox>(lint, "lint");
  if (!box) return call.status();
  return write_list(call, list, std::span(box->findings), [](const acm::inspect::LintFinding& f) {
    return acm_lint_finding{f.table, static_cast<std::uint32_t>(f.rule), f.place.c_str(), f.detail.c_str()};
  });
}

int32_t acm_lint_free(acm_lint* lint, acm_error* error) {
  return free_box<LintBox>(lint, error, "lint");
}

int32_t acm_state_graph(acm_assets* assets, acm_object_id table, int32_t format, acm_bytes** out,
                        acm_error* error) {
  Call call(error);
  if (!call.require(out, "out")) return call.status();
  *out = nullptr;
  if (format < ACM_GRAPH_DOT || format > ACM_GRAPH_SVG) return call.fail(ACM_BAD_ARGUMENT, "format");
  const ChangingAssets changing(call, assets);
  if (!changing.get()) return call.status();
  const acm::Result<acm::inspect::StateGraph> graph = acm::inspect::state_graph(*changing.get(), table);
  if (!graph) return call.fail(graph.error());
  switch (format) {
    case ACM_GRAPH_DOT: return give<BytesBox>(call, out, acm::inspect::to_dot(*graph));
    case ACM_GRAPH_JSON: return give<BytesBox>(call, out, acm::inspect::to_json(*graph));
    default: return give<BytesBox>(call, out, acm::inspect::to_svg(*graph));
  }
}
