// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// Checking every motion table of a game at once.
#include "inspect/lint/lint.h"

#include <fmt/format.h>

#include <vector>

#include "bench/harness.h"
#include "support/retail_size_set.h"
#include "support/sample_store.h"

namespace {

using namespace acm;

constexpr double kMaxSeconds = 1.0;  // for all tables of the game

void measure(bench::Harness& harness, const char* set, AssetStore& store) {
  std::vector<const BoundTable*> tables;
  for (const ObjectId id : store.ids(ObjectType::MotionTable)) tables.push_back(*store.bind(id));
  std::size_t findings = 0;
  for (const BoundTable* table : tables) findings += lint_table(*table).size();
  harness.section(fmt::format("{}: {} tables, {} findings", set, tables.size(), findings));
  harness.run({.name = "all tables", .goal_ns = kMaxSeconds * 1e9}, [&] {
    for (const BoundTable* table : tables) bench::keep(lint_table(*table));
  });
}

}  // namespace

int main(int argc, char** argv) {
  bench::Harness harness("lint", argc, argv);
  measure(harness, "sample creatures", test::sample_store());
  const test::RetailCounts all;
  AssetStore retail = test::RetailSizeSet(harness.quick() ? all.divided_by(50) : all).motion_store();
  measure(harness, "retail-size set", retail);
  return harness.finish();
}
