// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "assets/command.h"
#include "inspect/conformance/random/nudge.h"
#include "inspect/conformance/random/shrink.h"
#include "inspect/conformance/random/verb_shapes.h"
#include "inspect/scenario/effect_definitions.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <regex>
#include <set>

namespace acm::random_cases {
namespace {

using testing::Contains;
using testing::HasSubstr;

// FNV-1a
std::uint64_t hash_of(std::uint64_t hash, const void* bytes, std::size_t size) {
  for (std::size_t i = 0; i < size; ++i)
    hash = (hash ^ static_cast<const unsigned char*>(bytes)[i]) * 0x100000001B3u;
  return hash;
}

TEST(RandomCases, follow_from_the_seed_on_every_platform) {
  CaseSeries series(1, {});
  std::uint64_t hash = 0xCBF29CE484222325u;
  for (int i = 0; i < 200; ++i) {
    const RandomCase asked = series.next();
    const std::string script = text_of(asked.lines);
    hash = hash_of(hash, script.data(), script.size());
    for (const auto& [id, bytes] : raw_objects(*asked.assets))
      hash = hash_of(hash, bytes.data(), bytes.size());
  }
  EXPECT_EQ(hash, 0xE8DCF79442E2E389u) << "after a change of the generator: write the new number here";
}

TEST(RandomCases, every_verb_hook_and_kind_of_motion_is_drawn) {
  CaseSeries series(2, {});
  std::set<std::string> verbs, hooks;
  std::set<unsigned> link_lengths;
  bool plays_backward = false;
  for (int i = 0; i < 1500; ++i) {
    const RandomCase asked = series.next();
    for (const std::string& line : asked.lines) {
      verbs.insert(line.substr(0, line.find(' ')));
      if (line.starts_with("hook ")) hooks.insert(line.substr(5, line.find(' ', 5) - 5));
    }
    for (const LooseTable::Entry& link : asked.assets->tables.front().links) {
      link_lengths.insert(static_cast<unsigned>(link.motion.anims.size()));
      for (const AnimData& anim : link.motion.anims) plays_backward |= anim.framerate < 0.0f;
    }
  }
  for (const VerbShape& verb : verb_shapes()) EXPECT_THAT(verbs, Contains(std::string(verb.name)));
  for (const scenario::HookShape& hook : scenario::hook_shapes())
    EXPECT_THAT(hooks, Contains(std::string(hook.word)));
  EXPECT_EQ(link_lengths, (std::set<unsigned>{0, 1, 2, 3}));
  EXPECT_TRUE(plays_backward);
}

TEST(RandomCases, the_shapes_of_verbs_are_those_of_the_language) {
  const VerbShape& place = *find_shape("place");
  ASSERT_EQ(place.arguments.size(), 4u);
  EXPECT_EQ(place.arguments[0].name, "x");
  EXPECT_TRUE(place.arguments[2].is_given);
  EXPECT_FALSE(place.arguments[3].is_given);
  EXPECT_EQ(find_shape("tick")->arguments[0].name, "dt");
  EXPECT_EQ(find_shape("random")->arguments.size(), 1u);
  ASSERT_EQ(find_shape("receive")->arguments.size(), 2u);
  EXPECT_EQ(find_shape("receive")->arguments[0].name, "player");
  EXPECT_EQ(find_shape("add")->arguments[0].kind, ArgumentShape::Kind::Hex);
  EXPECT_EQ(find_shape("network"), nullptr) << "beyond the suite";
  const auto& keys = find_shape("movetoobj")->arguments;
  EXPECT_TRUE(std::ranges::none_of(keys, [](const ArgumentShape& a) { return a.name == "obj"; }));
  EXPECT_TRUE(std::ranges::any_of(keys, [](const ArgumentShape& a) { return a.name == "bits"; }));
}

TEST(RandomCases, worlds_have_several_bodies_messages_keys_and_servers) {
  CaseSeries series(2, {});
  std::string all;
  for (int i = 0; i < 400; ++i) all += run_reference(series.next()).trace;
  for (const char* line : {"\n@ 50000003\n", "\nC message UpdateMotion outcome=applied\n",
                           "\nC message UpdatePosition outcome=waits reason=object not known yet\n",
                           "\nC message UpdateMotion outcome=dropped reason=older movement stamp\n",
                           "\nC message CreateObject outcome=applied\n", "\nC sent MoveToState hold=",
                           "\nC sent AutonomousPosition\n", "\nC receive MoveToState outcome=applied",
                           "\nC receive AutonomousPosition outcome=dropped",
                           "\nC sent to=everyone about=50000001 UpdateMotion bytes="})
    EXPECT_NE(all.find(line), std::string::npos) << line;
}

TEST(RandomCases, verbs_of_worlds_are_not_drawn_for_an_engine_without_them) {
  ScriptOptions options;
  for (const VerbShape& verb : verb_shapes())
    if (verb.level >= VerbShape::Level::World) options.without.emplace(verb.name);
  CaseSeries series(2, options);
  for (int i = 0; i < 200; ++i)
    for (const std::string& line : series.next().lines)
      EXPECT_FALSE(options.without.contains(line.substr(0, line.find(' ')))) << line;
}

// What the page of the suite leaves open must not be asked: a line has no fault of its words.
TEST(RandomCases, lines_are_well_formed) {
  CaseSeries series(3, {});
  std::size_t faults = 0;
  for (int i = 0; i < 600; ++i) {
    const RandomCase asked = series.next();
    const std::string trace = "\n" + run_reference(asked).trace;
    for (const char* fault : {"unknown", "missing", "too many", "bad "})
      EXPECT_THAT(trace, testing::Not(testing::ContainsRegex(std::string("\n! line=[0-9]+ ") + fault)))
          << text_of(asked.lines);
    faults += static_cast<std::size_t>(trace.find("\n!") != std::string::npos);
  }
  EXPECT_LT(faults, 200u);
}

TEST(RandomCases, one_script_has_much_to_say_and_not_too_much) {
  CaseSeries series(4, {});
  std::size_t most = 0, sum = 0;
  for (int i = 0; i < 300; ++i) {
    const std::size_t size = run_reference(series.next()).trace.size();
    most = std::max(most, size);
    sum += size;
  }
  EXPECT_LT(most, 1'000'000u);
  EXPECT_GT(sum / 300, 5'000u);
  EXPECT_LT(sum / 300, 60'000u);
}

/// An engine that is acmotion with a fault in what it prints.
struct FaultyEngine {
  std::regex pattern;
  std::string replacement;
  std::size_t asked = 0;

  CaseAnswer operator()(const RandomCase& one) {
    ++asked;
    return {std::regex_replace(run_reference(one).trace, pattern, replacement), {}};
  }
  AskCases ask() {
    return [this](std::span<const RandomCase> cases) {
      std::vector<CaseAnswer> answers;
      for (const RandomCase& one : cases) answers.push_back((*this)(one));
      return answers;
    };
  }
};

/// The first case of a seed that the engine gets wrong, made small.
ShrunkCase first_found(FaultyEngine& engine, std::uint64_t seed, std::size_t most = 2000) {
  CaseSeries series(seed, {});
  for (int i = 0; i < 400; ++i) {
    RandomCase asked = series.next();
    auto difference = case_difference(asked, run_reference(asked), engine(asked));
    if (difference) return shrink(std::move(asked), std::move(*difference), engine.ask(), most);
  }
  ADD_FAILURE() << "no case was answered wrongly";
  return {};
}

std::size_t motions_of(const RandomCase& asked) {
  std::size_t count = 0;
  for (const LooseTable& t : asked.assets->tables)
    count += t.cycles.size() + t.modifiers.size() + t.links.size();
  return count;
}

TEST(RandomShrink, a_fault_becomes_a_case_of_a_few_lines) {
  FaultyEngine engine{std::regex(" rate=-"), " rate="};
  const ShrunkCase small = first_found(engine, 5);
  EXPECT_EQ(small.difference.kind, DifferenceKind::Rule);
  EXPECT_EQ(small.difference.field, "rate");
  EXPECT_LE(small.asked.lines.size(), 4u) << text_of(small.asked.lines);
  EXPECT_LE(motions_of(small.asked), 4u);
  EXPECT_LE(small.asked.assets->animations.size(), 2u);
  EXPECT_EQ(small.asked.assets->tables.size(), 1u);
  EXPECT_LE(small.questions, 2000u);
}

TEST(RandomShrink, the_difference_stays_what_it_was) {
  FaultyEngine engine{std::regex("success=0"), "success=1"};
  const ShrunkCase small = first_found(engine, 6);
  EXPECT_EQ(small.difference.tag, "D");
  EXPECT_EQ(small.difference.field, "success");
  EXPECT_EQ(small.difference.verb, small.asked.lines.back().substr(0, small.asked.lines.back().find(' ')));
}

TEST(RandomShrink, few_questions_are_kept_to) {
  FaultyEngine engine{std::regex(" rate=-"), " rate="};
  const ShrunkCase small = first_found(engine, 5, 30);
  EXPECT_LE(small.questions, 30u);
  EXPECT_EQ(small.difference.field, "rate");
}

TEST(RandomShrink, an_engine_that_is_not_asked_any_more_ends_it) {
  FaultyEngine engine{std::regex(" rate=-"), " rate="};
  CaseSeries series(5, {});
  for (int i = 0; i < 400; ++i) {
    const RandomCase asked = series.next();
    auto difference = case_difference(asked, run_reference(asked), engine(asked));
    if (!difference) continue;
    const AskCases nothing = [](std::span<const RandomCase>) { return std::vector<CaseAnswer>(); };
    const ShrunkCase same = shrink(asked, *difference, nothing, 1000);
    EXPECT_EQ(same.asked.lines, asked.lines);
    return;
  }
  FAIL();
}

/// Ten frames at ten a second, stepped on their borders.
RandomCase case_on_borders() {
  LooseAssets assets;
  LooseTable table;
  table.id = 0x09000001;
  table.default_style = 0x8000003D;
  table.style_defaults = {{0x8000003D, 0x41000003}};
  LooseTable::Motion motion;
  motion.anims = {{0x03000001, 0, -1, 10.0f}};
  table.cycles = {{motion_key(0x8000003D, 0x41000003), 0, motion}};
  Animation animation;
  animation.id = 0x03000001;
  animation.frame_count = 10;
  animation.hook_starts.assign(11, 0);
  animation.hooks = {{hook_direction::kBoth, SoundHook{0x0A000001}}};
  for (std::uint32_t f = 4; f <= 10; ++f) animation.hook_starts[f] = 1;  // on frame 3
  assets.tables = {table};
  assets.animations = {animation};
  return {0, std::make_shared<const LooseAssets>(assets), {"default", "update 0.1 4"}};
}

TEST(RandomVerdict, what_a_last_bit_decides_is_a_choice_at_a_boundary) {
  const RandomCase asked = case_on_borders();
  const ReferenceRun expected = run_reference(asked);
  for (const Nudge nudge : {Nudge::TimesUp, Nudge::TimesDown}) {
    AssetStore store = store_of(raw_objects(*asked.assets));
    const CaseAnswer other{run_reference(store, 0x09000001, nudged(asked.lines, nudge)).trace, {}};
    const auto difference = case_difference(asked, expected, other);
    if (!difference) continue;
    EXPECT_EQ(difference->kind, DifferenceKind::Boundary);
    EXPECT_EQ(difference->verb, "update");
    return;
  }
  FAIL() << "neither neighbour of 0.1 steps over a border";
}

// Where the last bit decides several things, the line that shows the difference is changed alone.
TEST(RandomVerdict, one_line_alone_may_stand_on_the_boundary) {
  RandomCase asked = case_on_borders();
  asked.lines = {"default", "update 0.4", "reset", "default", "update 0.4"};
  const ReferenceRun expected = run_reference(asked);
  AssetStore store = store_of(raw_objects(*asked.assets));
  for (const Nudge nudge : kNudges) {
    const CaseAnswer other{run_reference(store, 0x09000001, nudged(asked.lines, nudge, 5)).trace, {}};
    const auto difference = case_difference(asked, expected, other);
    if (!difference) continue;
    EXPECT_EQ(difference->script_line, 5u);
    EXPECT_EQ(difference->kind, DifferenceKind::Boundary);
    return;
  }
  FAIL() << "no neighbour of 0.4 steps over a border";
}

TEST(RandomVerdict, another_answer_where_acmotion_parts_from_itself_is_rounding) {
  const RandomCase asked = case_on_borders();
  const ReferenceRun expected = run_reference(asked);
  AssetStore store = store_of(raw_objects(*asked.assets));
  for (const Nudge nudge : {Nudge::TimesUp, Nudge::TimesDown}) {
    const std::string other = run_reference(store, 0x09000001, nudged(asked.lines, nudge)).trace;
    const auto parts = case_difference(asked, expected, {other, {}});
    if (!parts) continue;
    // The field is the same, its value a third one.
    const std::string third =
        std::regex_replace(other, std::regex(" " + parts->field + "=[0-9]+"), " " + parts->field + "=7");
    const auto difference = case_difference(asked, expected, {third, {}});
    ASSERT_TRUE(difference);
    EXPECT_EQ(difference->kind,
              difference->trace_line == parts->trace_line ? DifferenceKind::Rounding : DifferenceKind::Rule);
    return;
  }
  FAIL() << "neither neighbour of 0.1 steps over a border";
}

// Such an engine may have gathered errors, but not those that show here.
TEST(RandomVerdict, a_wrong_rule_behind_another_boundary_stays_one_where_few_digits_are_printed) {
  RandomCase asked = case_on_borders();
  asked.lines = {"default", "update 0.0333333333 3", "update 0.1 4", "state"};
  const ReferenceRun expected = run_reference(asked);
  AssetStore store = store_of(raw_objects(*asked.assets));
  const auto parts_from_itself = [&](Nudge nudge) {
    const std::string other = run_reference(store, 0x09000001, nudged(asked.lines, nudge)).trace;
    return case_difference(asked, expected, {other, {}}).has_value();
  };
  EXPECT_TRUE(std::ranges::any_of(kNudges, parts_from_itself)) << "no step ends on a border";
  const std::string few_digits =
      std::regex_replace(expected.trace, std::regex(R"((\.[0-9]{6})[0-9]+)"), "$1");
  ASSERT_NE(few_digits, expected.trace);
  EXPECT_FALSE(case_difference(asked, expected, {few_digits, {}}));
  const auto difference = case_difference(
      asked, expected, {std::regex_replace(few_digits, std::regex("style=8000003D"), "style=8000003E"), {}});
  ASSERT_TRUE(difference);
  EXPECT_EQ(difference->field, "style");
  EXPECT_EQ(difference->kind, DifferenceKind::Rule);
}

TEST(RandomVerdict, a_wrong_line_is_a_rule_and_silence_is_the_runner) {
  const RandomCase asked = case_on_borders();
  const ReferenceRun expected = run_reference(asked);
  const auto kind_of_answer = [&](CaseAnswer answer) {
    return case_difference(asked, expected, answer)->kind;
  };
  EXPECT_EQ(kind_of_answer({"M default ret=1 anims=3\n" + expected.trace, {}}), DifferenceKind::Rule);
  EXPECT_EQ(kind_of_answer({"", {}}), DifferenceKind::Broken);
  EXPECT_EQ(kind_of_answer({expected.trace.substr(0, 30), "it crashed"}), DifferenceKind::Broken);
  EXPECT_EQ(kind_of_answer({"M default ret=1 anims=3\nU\nU\n", "it crashed"}), DifferenceKind::Rule);
  EXPECT_FALSE(case_difference(asked, expected, {expected.trace, {}}));
  EXPECT_FALSE(case_difference(asked, expected, {"", {}, true}));
}

TEST(RandomVerdict, what_an_engine_never_prints_is_not_compared) {
  RandomCase asked = case_on_borders();
  asked.lines = {"default", "update 0.05", "state"};
  const ReferenceRun expected = run_reference(asked);
  const auto difference_of = [&](const std::string& printed) {
    std::shared_ptr<const UnsupportedCommands> hidden;
    return case_difference(asked, expected, read_answer(printed, {}, hidden));
  };
  const std::string without_rate = std::regex_replace(expected.trace, std::regex(" rate=[^ ]*"), "");
  EXPECT_TRUE(difference_of(without_rate));
  EXPECT_FALSE(difference_of("unsupported field U.rate\n" + without_rate));
  EXPECT_FALSE(
      difference_of("unsupported line M\r\n" + expected.trace.substr(expected.trace.find('\n') + 1)));
  const auto wrong = difference_of("unsupported line M\nunsupported field S.style\n" +
                                   std::regex_replace(expected.trace, std::regex("cyc=0 fn"), "cyc=7 fn"));
  EXPECT_FALSE(wrong) << wrong->actual;
  const auto found =
      difference_of("unsupported line M\n" +
                    std::regex_replace(expected.trace, std::regex("U dt=0.05 fn=0.5"), "U dt=0.05 fn=4"));
  ASSERT_TRUE(found);
  EXPECT_EQ(found->field, "fn");
  EXPECT_EQ(found->script_line, 2u) << "although a line of the first command is hidden";
}

TEST(RandomVerdict, an_answer_counts_up_to_what_the_engine_lacks) {
  RandomCase asked = case_on_borders();
  asked.lines = {"default", "update 0.05", "state"};
  const ReferenceRun expected = run_reference(asked);
  const std::size_t state = expected.trace.rfind("\nS ") + 1;
  std::shared_ptr<const UnsupportedCommands> hidden;
  const CaseAnswer right = read_answer(expected.trace.substr(0, state) + "unsupported state\n", {}, hidden);
  EXPECT_TRUE(right.is_unsupported);
  EXPECT_EQ(right.lacks, "state");
  EXPECT_FALSE(case_difference(asked, expected, right));
  EXPECT_TRUE(case_difference(asked, expected, read_answer("M wrong\nunsupported state\n", {}, hidden)));
  EXPECT_FALSE(case_difference(asked, expected, read_answer("unsupported", {}, hidden)));
  EXPECT_FALSE(hidden) << "a verb is no line that is never printed";
}

TEST(RandomCases, what_an_engine_lacks_is_not_drawn_any_more) {
  CaseSeries series(3, {});
  series.leave_out("spawn scale");
  series.leave_out("jump");
  series.leave_out("");
  std::size_t spawns = 0;
  for (int i = 0; i < 300; ++i)
    for (const std::string& line : series.next().lines) {
      spawns +=
          static_cast<std::size_t>(line.starts_with("spawn") && line.find("radius=") == std::string::npos);
      EXPECT_FALSE(line.starts_with("jump")) << line;
      EXPECT_FALSE(line.starts_with("spawn") && line.find(" scale=") != std::string::npos) << line;
    }
  EXPECT_GT(spawns, 100u);
}

TEST(RandomVerdict, the_command_of_a_line_is_named) {
  const RandomCase asked = case_on_borders();
  const ReferenceRun expected = run_reference(asked);
  const auto difference =
      case_difference(asked, expected,
                      {std::regex_replace(expected.trace, std::regex("U dt=0.1 fn=2"), "U dt=0.1 fn=9"), {}});
  ASSERT_TRUE(difference);
  EXPECT_EQ(difference->script_line, 2u);
  EXPECT_EQ(difference->tag, "U");
  EXPECT_EQ(difference->field, "fn");
}

TEST(RandomAssets, are_described_in_words) {
  EXPECT_THAT(describe_assets(*case_on_borders().assets),
              testing::ElementsAre("table 09000001: default style NonCombat", "  default of NonCombat: Ready",
                                   "  cycle NonCombat/Ready: 03000001 at 10/s",
                                   "animation 03000001: 10 frames, 0 parts, Sound at frame 3"));
}

}  // namespace
}  // namespace acm::random_cases
