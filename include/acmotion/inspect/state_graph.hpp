// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/result.hpp"
#include "acmotion/types.hpp"

#include <string>
#include <vector>

namespace acm {
class Assets;
}

namespace acm::inspect {

/// The states of a motion table and what leads from one to another. Lengths are seconds at speed 1.
struct StateGraph {
  struct State {
    Command motion = 0;
    double cycle =
        0.0;  ///< once through what repeats; kNever: a pose is held; 0: the table names no animation
    bool only_from_default = false;
    bool clears_modifiers = false;
    float speed = 0.0f;  ///< metres per second
  };
  /// To another state, an action or another style.
  struct Link {
    Command from = 0;  ///< 0: from any state of the style
    Command to = 0;
    double length = 0.0;       ///< kNever: an animation of it stands still
    std::vector<double> hits;  ///< when Attack hooks fire, seconds after it began
  };
  struct Style {
    Command style = 0;
    Command default_state = 0;  ///< 0: the table names none
    std::vector<State> states;  ///< the default first, the others in file order
    std::vector<Link> links;    ///< between states of the style
    std::vector<Link> actions;
    std::vector<Link> changes;  ///< to other styles
  };

  ObjectId table = 0;
  Command default_style = 0;
  std::vector<Style> styles;  ///< the default first, the others in the order of the table
};

/// Of a motion table, which is loaded with its animations if it is not there yet. Fails when it cannot be
/// loaded; where animations are missing, lengths are those of the rest.
Result<StateGraph> state_graph(Assets& assets, ObjectId table);

/// For Graphviz: styles as clusters, links with their lengths.
std::string to_dot(const StateGraph& graph);

/// The whole graph, and for each motion the name of its animation in a file of export_gltf. Lengths of kNever
/// are null.
std::string to_json(const StateGraph& graph);

/// A picture of its own: one card for each style, with its states and actions below its default state, and
/// arcs between the styles above them.
std::string to_svg(const StateGraph& graph);

}  // namespace acm::inspect
