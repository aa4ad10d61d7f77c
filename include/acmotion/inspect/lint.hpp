// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/result.hpp"
#include "acmotion/types.hpp"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace acm {
class Assets;
}

/// Finds what is wrong in motion tables: what a player would see, or what makes motions hang.
namespace acm::inspect {

enum class LintSeverity : std::uint8_t {
  Note,     ///< odd, and harmless
  Warning,  ///< it plays, but hardly as meant
  Error,    ///< something does not work
};

/// "warning". Never null.
const char* to_string(LintSeverity severity);

enum class LintRule : std::uint8_t {
  StyleWithoutDefault,
  MissingState,
  UnreachableState,
  LinkToNothing,
  LinkFromNothing,
  CycleWithoutFrames,
  MissingAnimation,
  FramesOutside,
  AbsurdRate,
  PartCount,
  ActionWithoutWayBack,
  AttackWithoutHook,
  HookNeverFires,
  HookOfMissingPart,
  VelocityDisagrees,
  QueueWaits,
  DuplicateKey,
  InvalidRotation,
};
inline constexpr std::size_t kLintRules = static_cast<std::size_t>(LintRule::InvalidRotation) + 1;

/// What every finding of a rule has in common.
struct LintRuleText {
  LintRule rule;
  std::string_view code;  ///< stable, for baselines and for looking it up: "unreachable-state"
  LintSeverity severity;
  std::string_view meaning;  ///< why it matters
  std::string_view fix;      ///< what to do about it
};

/// All rules, in their order.
std::span<const LintRuleText> lint_rules();
const LintRuleText& text_of(LintRule rule);

struct LintFinding {
  LintRule rule;
  ObjectId table = 0;  ///< the motion table; of lint_setup and lint_script the Setup or the script
  std::string place;   ///< within the table: "SwordCombat/Ready > SlashHigh"
  std::string detail;  ///< what was found there

  [[nodiscard]] const LintRuleText& text() const { return text_of(rule); }
};

/// Checks a motion table, which is loaded with its animations if it is not there yet. `setups`
/// are the bodies that the table moves, loaded too; without any, part counts are not compared. In the order
/// of the table, then of the Setups; each finding of one place once. Fails when the table or a Setup cannot
/// be loaded.
Result<std::vector<LintFinding>> lint_table(Assets& assets, ObjectId table,
                                            std::span<const ObjectId> setups = {});
/// Checks what a Setup that no table moves places: in its holding places, lights and hooks. Its default
/// script is not checked. Fails when the Setup cannot be loaded.
Result<std::vector<LintFinding>> lint_setup(Assets& assets, ObjectId setup);
/// Checks what the hooks of a PhysicsScript place. Fails when the script cannot be loaded.
Result<std::vector<LintFinding>> lint_script(Assets& assets, ObjectId script);

}  // namespace acm::inspect
