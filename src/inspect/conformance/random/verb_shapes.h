// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace acm::random_cases {

/// One argument of a verb, as its usage in the tables of the language states it.
struct ArgumentShape {
  enum class Kind { Num, Float, Int, Hex, Flag, Command, All, Hook, Actions, Many };
  Kind kind = Kind::Num;
  std::string name;       ///< "dt"; may be empty
  bool is_key = false;    ///< written as name=value
  bool is_given = false;  ///< has no default
};

/// What a verb of the language needs and takes.
struct VerbShape {
  /// Of the last four, `World` begins what the others need: several bodies, keys of a player, a server.
  enum class Level { Definition, Table, Spawn, Body, Effects, World, Company, Keys, Server };
  std::string_view name;
  Level level = Level::Body;
  std::vector<ArgumentShape> arguments;  ///< positional ones in their order, then keys
};

/// The verbs that an outside runner knows (conformance/README.md and version2.md), read from the tables of
/// verbs: a new verb is drawn without being named here.
const std::vector<VerbShape>& verb_shapes();
/// Null when there is none.
const VerbShape* find_shape(std::string_view verb);

}  // namespace acm::random_cases
