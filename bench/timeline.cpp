// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// Timelines of everything that tables can do: nanoseconds for one, and for the ticks of one.
#include "motion/table_listing.h"
#include "motion/timeline_clock.h"

#include <fmt/format.h>

#include <vector>

#include "bench/harness.h"
#include "support/retail_size_set.h"
#include "support/sample_store.h"

namespace {

using namespace acm;

constexpr double kTick = 1.0 / 30.0;

struct Question {
  const BoundTable* table;
  TimelineQuery query;
};

// Every motion from the default state of every style.
std::vector<Question> questions_of(AssetStore& store) {
  std::vector<Question> out;
  for (const ObjectId id : store.ids(ObjectType::MotionTable)) {
    const BoundTable& table = **store.bind(id);
    for (const StyleDefault& d : table.table->style_defaults())
      for (const Command motion : motions_from(*table.table, d.style, d.substate))
        out.push_back({&table, {.motion = motion, .style = d.style, .from = d.substate}});
  }
  return out;
}

void measure(bench::Harness& harness, const char* set, AssetStore& store) {
  const std::vector<Question> questions = questions_of(store);
  harness.section(fmt::format("{}: {} motions of {} tables", set, questions.size(),
                              store.ids(ObjectType::MotionTable).size()));
  TimelineBuilder maker;
  const auto count = static_cast<double>(questions.size());
  const auto make_all = [&] {
    for (const Question& q : questions) bench::keep(maker.make(*q.table, q.query));
  };
  make_all();
  harness.run({.name = "timeline", .items = count, .allocates = false}, make_all);
  harness.run({.name = "and the tick of its end", .items = count, .allocates = false}, [&] {
    for (const Question& q : questions) bench::keep(tick_of_done(maker.make(*q.table, q.query), kTick));
  });
}

}  // namespace

int main(int argc, char** argv) {
  bench::Harness harness("timeline", argc, argv);
  measure(harness, "sample creatures", test::sample_store());
  const test::RetailCounts all;
  AssetStore retail = test::RetailSizeSet(harness.quick() ? all.divided_by(50) : all).motion_store();
  measure(harness, "a set of retail size", retail);
  return harness.finish();
}
