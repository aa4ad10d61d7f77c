// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "inspect/scenario/story_writer.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "support/sample_store.h"

namespace acm {
namespace {

using testing::HasSubstr;
using testing::Not;

constexpr ObjectId kStoryTable = 0x09000001;
constexpr std::string_view kDefinitions =
    "soundtable 20000099 1F 0A000101 0.5 1 0.75\n"
    "script 33000091 0 scale 2 1\n"
    "scripttable 34000099 76 1 33000091\n";
constexpr std::string_view kSpawn = "spawn fx=1 create=1 sound=20000099 scripts=34000099 parts=2\n";

std::string story_of_effects(std::string_view lines) {
  std::string text;
  StoryWriter writer(text);
  const std::string scenario = std::string(kDefinitions).append(kSpawn).append(lines);
  const ScenarioErrors errors =
      run_scenario(test::sample_store(), kStoryTable, scenario, OnError::Stop, writer);
  writer.finish();
  EXPECT_EQ(errors.lines, 0) << scenario;
  return text;
}

TEST(EffectStory, hooks_that_a_host_acts_on_are_put_in_words) {
  EXPECT_THAT(story_of_effects("hook soundtable 1F\n"),
              HasSubstr("sounds Swoosh2, wave 0x0A000101, volume 0.75\n"));
  EXPECT_THAT(story_of_effects("hook sound 0A000007\n"), HasSubstr("sounds, wave 0x0A000007\n"));
  EXPECT_THAT(story_of_effects("hook attack 3 -1 1 1 1 2 1.5\n"),
              HasSubstr("attacks with part 3: from (-1, 1) to (1, 1), radius 2 m, height 1.5 m, times 1\n"));
  EXPECT_THAT(story_of_effects("hook replace 1 01000005\n"),
              HasSubstr("names mesh 0x01000005 for part 1; the client does nothing with it\n"));
  EXPECT_THAT(story_of_effects("hook particle 32000001 -1 5\n"),
              HasSubstr("emits particles 0x32000001 from the body, emitter 5\n"));
  EXPECT_THAT(story_of_effects("hook destroyp 5\n"), HasSubstr("emitter 5 and its particles vanish\n"));
  EXPECT_THAT(story_of_effects("hook stopp 5\n"), HasSubstr("emitter 5 emits no more\n"));
  EXPECT_THAT(story_of_effects("hook texvel 0.5 1\n"),
              HasSubstr("textures of all parts scroll by (0.5, 1) a second\n"));
  EXPECT_THAT(story_of_effects("hook texvelpart 1 0.5 1\n"),
              HasSubstr("textures of part 1 scroll by (0.5, 1) a second\n"));
  EXPECT_THAT(story_of_effects("hook light 0\n"), HasSubstr("lights go off\n"));
  EXPECT_THAT(story_of_effects("hook scale 2 1\n"), HasSubstr("  Scale is executed\n"));
}

TEST(EffectStory, hooks_of_scripts_and_of_the_scenario_name_their_fields) {
  const std::string story = story_of_effects("addhook diffuse 1 0 2\nplayscript 33000091\ntick 0.1 2\n");
  EXPECT_THAT(story, HasSubstr("hook Diffuse start=1 end=0 time=2\n"));
  EXPECT_THAT(story, HasSubstr("script 0x33000091, entry 0: hook Scale end=2 time=1\n"));
  EXPECT_THAT(story, HasSubstr("  accepted\n"));
  EXPECT_THAT(story, HasSubstr("\nhook Scale"));
  EXPECT_THAT(story_of_effects("quiet\nplayscript 33000091\ntick 0.1 2\n"), Not(HasSubstr("entry 0")));
}

TEST(EffectStory, states_are_put_in_words) {
  const std::string story = story_of_effects(
      "playscript 33000091\nplayscript 33000091\nrandom 0.5\nhook callpes 33000091 4\nhook transpart 1 0 0.5 "
      "2\n"
      "fx\nfxparts\ntables\n");
  EXPECT_THAT(story, HasSubstr("scale 1, radius "));
  EXPECT_THAT(story, HasSubstr("awake, last move the server's\n"));
  EXPECT_THAT(story, HasSubstr("  script 0x33000091 waits 2 s, from 0 s on\n"));
  EXPECT_THAT(story, HasSubstr("  translucency of part 1 goes from 0 to 0.5 in 2 s, from 0 s on\n"));
  EXPECT_THAT(story, HasSubstr("  script 0x33000091 plays since 0 s; hooks done: 0\n"));
  EXPECT_THAT(
      story,
      HasSubstr(
          "  script 0x33000091 waits; its time begins at 0 s; hooks done: 0; the next hook is due at 0 s\n"));
  EXPECT_THAT(story, HasSubstr("  part 1: drawn, translucency 0, luminosity 0, diffuse 1\n"));
  EXPECT_THAT(story,
              HasSubstr("sound table 0x20000099, script table 0x34000099, default script none with mod 0\n"));
}

TEST(EffectStory, outcomes_of_the_verbs_are_put_in_words) {
  EXPECT_THAT(story_of_effects("playscript 33000077\n"), HasSubstr("refused: there is no script to play\n"));
  EXPECT_THAT(story_of_effects("playtype 76\n"), HasSubstr("script type Hidden: accepted\n"));
  EXPECT_THAT(story_of_effects("pass 0.01\n"), HasSubstr("no pass: the last one is less than 1/30 s ago\n"));
  EXPECT_THAT(story_of_effects("pass 0.1\n"), HasSubstr("a pass at 0.1 s\n"));
  EXPECT_THAT(story_of_effects("sleep\nwake\n"), HasSubstr("is asleep\n"));
  EXPECT_THAT(story_of_effects("sleep\nwake\n"), HasSubstr("is awake\n"));
  EXPECT_THAT(story_of_effects("setstate 1\nwake\n"), HasSubstr("refused: a static body does not wake\n"));
  EXPECT_THAT(story_of_effects("bodyvel 1 2 3\n"), HasSubstr("has the velocity (1, 2, 3) m/s\n"));
  EXPECT_THAT(story_of_effects("bodyomega 0 0 1\n"), HasSubstr("has this omega\n"));
  EXPECT_THAT(story_of_effects("event fwd=45000005\n"), HasSubstr("applied; last move: the server's\n"));
  EXPECT_THAT(story_of_effects("event ms=0\n"), HasSubstr("dropped: its movement timestamp is not newer\n"));
  EXPECT_THAT(story_of_effects("event cs=65535\n"),
              HasSubstr("dropped: its server control timestamp is older\n"));
  EXPECT_THAT(story_of_effects("set player=1\nevent auto=1\n"),
              HasSubstr("dropped: the player's own movement\n"));
  EXPECT_THAT(story_of_effects("event type=3\n"), HasSubstr("not applied; last move: the server's\n"));
  EXPECT_THAT(story_of_effects("minterp\n"), HasSubstr("has a motion interpreter already\n"));
  EXPECT_THAT(story_of_effects("settable 09000077\n"), HasSubstr("refused: there is no such table\n"));
  EXPECT_THAT(story_of_effects("settable 0\nminterp\n"), HasSubstr("gets a motion interpreter\n"));
  EXPECT_THAT(story_of_effects("spawn fx=1 table=0\n"), HasSubstr("has no motion interpreter\n"));
  EXPECT_THAT(story_of_effects("bodymotion 45000005\n"), HasSubstr("  ok\n"));
}

TEST(EffectStory, children_and_messages_are_named) {
  const std::string story = story_of_effects(
      "typemsg 70000001 76 1\nchild 70000001 1 scripts=34000099\ntick 0.1 1\nsoundmsg 50000001 1F 0.5\n"
      "scriptmsg 50000001 33000077\nmessage 50F70000\n");
  EXPECT_THAT(story, HasSubstr("PlayScriptType to 0x70000001: it waits until the object is there\n"));
  EXPECT_THAT(story, HasSubstr("holds 0x70000001 at part 1\n"));
  EXPECT_THAT(story, HasSubstr("PlayScriptType to 0x70000001: accepted\n"));
  EXPECT_THAT(story, HasSubstr("0x70000001 script 0x33000091, entry 0: hook Scale end=2 time=1\n"));
  EXPECT_THAT(story, HasSubstr("sounds Swoosh2, wave 0x0A000101, volume 0.5, by a message, at (0, 0, 0)\n"));
  EXPECT_THAT(story, HasSubstr("Sound to 0x50000001: accepted\n"));
  EXPECT_THAT(story, HasSubstr("PlayScriptId to 0x50000001: refused\n"));
  EXPECT_THAT(story, HasSubstr("Sound 0xF750 is malformed\n"));
}

TEST(EffectStory, limits_are_named) {
  EXPECT_THAT(
      story_of_effects("script 33000092 0 callpes 33000092 0\nquiet\nplayscript 33000092\ntick 0.1 1\n"),
      HasSubstr("scripts call one another without end; ended after 4096 hooks\n"));
  std::string ramps;
  for (int i = 0; i < 1025; ++i) ramps += "hook scale 2 1\n";
  EXPECT_THAT(story_of_effects(ramps), HasSubstr("the limit of ramps is reached, 1 left out\n"));
}

}  // namespace
}  // namespace acm
