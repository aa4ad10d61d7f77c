// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "inspect/lint/lint.h"

#include <array>

namespace acm {
namespace {

constexpr std::array<LintRuleText, kLintRules> kRules{{
    {LintRule::StyleWithoutDefault, "style-without-default", LintSeverity::Error,
     "a style without a default state can be neither entered nor left by links",
     "add the style to the style defaults, usually with Ready"},
    {LintRule::MissingState, "missing-state", LintSeverity::Error,
     "the default state of a style has no cycle, so the style is refused",
     "add the cycle, or make a state that exists the default"},
    {LintRule::UnreachableState, "unreachable-state", LintSeverity::Warning,
     "no command leads from the table's default state to this one",
     "give its style a default, or clear bit 1 of its cycle (only from the default state)"},
    {LintRule::LinkToNothing, "link-to-nothing", LintSeverity::Warning,
     "a link leads to a state, style or command that does not exist",
     "remove the link, or add what it leads to"},
    {LintRule::LinkFromNothing, "link-from-nothing", LintSeverity::Warning,
     "links leave a state that has no cycle, so they are never taken", "remove them, or add the cycle"},
    {LintRule::CycleWithoutFrames, "cycle-without-frames", LintSeverity::Error,
     "none of the animations of this state has a frame: the body freezes in its last pose",
     "name an animation that has frames"},
    {LintRule::MissingAnimation, "missing-animation", LintSeverity::Error,
     "an animation is missing and is skipped when its motion plays", "add the animation, or name another"},
    {LintRule::FramesOutside, "frames-outside", LintSeverity::Warning,
     "a range of frames begins outside its animation, or after its own end, and shows a single frame",
     "correct the first and last frame (-1: the last there is)"},
    {LintRule::AbsurdRate, "absurd-rate", LintSeverity::Warning,
     "at this rate the animation stands still or cannot be seen", "use frames per second, usually 30"},
    {LintRule::PartCount, "part-count", LintSeverity::Error,
     "an animation moves a different number of parts than the body has",
     "use an animation that was made for this Setup"},
    {LintRule::ActionWithoutWayBack, "action-without-way-back", LintSeverity::Warning,
     "actions that are played by way of the default state jump back into this one",
     "add a link from the default state of the style"},
    {LintRule::AttackWithoutHook, "attack-without-hook", LintSeverity::Warning,
     "an attack that never hits: servers wait for its Attack hook",
     "put an Attack hook on the frame of the blow"},
    {LintRule::HookNeverFires, "hook-never-fires", LintSeverity::Warning,
     "hooks on the last frame of a range never fire, since the frame is never left",
     "put the hook a frame earlier, or extend the range"},
    {LintRule::HookOfMissingPart, "hook-of-missing-part", LintSeverity::Error,
     "a hook names a part that the body does not have", "name one of its parts"},
    {LintRule::VelocityDisagrees, "velocity-disagrees", LintSeverity::Warning,
     "the velocity of the motion and the root motion of its animations move the body differently, and both "
     "count",
     "use one of the two, or make them agree"},
    {LintRule::QueueWaits, "queue-waits", LintSeverity::Error,
     "the motion never counts as done: everything after it waits for ever",
     "add every animation of the motion, and give each a rate other than 0"},
    {LintRule::DuplicateKey, "duplicate-key", LintSeverity::Note,
     "two entries have the same key; only the last counts", "remove the other"},
    {LintRule::InvalidRotation, "invalid-rotation", LintSeverity::Warning,
     "a frame that places something has a rotation that is not of length 1: what is placed there is not "
     "turned",
     "give it a rotation of length 1 (1, 0, 0, 0 turns nothing)"},
}};

}  // namespace

const char* inspect::to_string(LintSeverity severity) {
  switch (severity) {
    case LintSeverity::Note: return "note";
    case LintSeverity::Warning: return "warning";
    case LintSeverity::Error: return "error";
  }
  return "?";
}

std::span<const LintRuleText> inspect::lint_rules() {
  return kRules;
}

const LintRuleText& inspect::text_of(LintRule rule) {
  return kRules[static_cast<std::size_t>(rule)];
}

}  // namespace acm
