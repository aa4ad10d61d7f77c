// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/appearance.hpp"
#include "acmotion/inspect/error.hpp"
#include "acmotion/inspect/images.hpp"
#include "acmotion/looks.hpp"
#include "acmotion/types.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace acm {
class Assets;
}

/// Drawings (SVG) of motions.
namespace acm::inspect {

enum class View { Side, Front, Top, Iso };

struct SheetStyle {
  View view = View::Side;
  std::size_t frames = 12;  ///< most figures per strip
  float pixels_per_metre = 90.0f;
  float width = 1400.0f;  ///< pixels; a strip that is longer goes on in another row
};

/// Which motions of which creature to draw.
struct ContactSheet {
  ObjectId setup = 0;
  ObjectId table = 0;                 ///< motion table; 0: the one that the Setup names
  Command style = 0;                  ///< 0: the default style of the table
  std::vector<Command> motions = {};  ///< cycles and actions of the style; empty: all of them
  Command from = 0;                   ///< draw the links from this state instead; 0: cycles and actions

  /// A thing in a hand or elsewhere on the body.
  struct Held {
    std::uint32_t location = 0;  ///< a holding location of the Setup: 1 right hand, 2 left hand, 3 shield...
    ObjectId setup = 0;          ///< of the thing
  };
  std::vector<Held> held = {};
  Appearance appearance = {};         ///< what the body wears
  Markers markers = Markers::Hidden;  ///< whether meshes that the game never draws are drawn
  JpegDecoder decode_jpeg = {};       ///< empty: surfaces whose images are JPEG files are grey
};

/// Contact sheets of motions: figures side by side with frame number and time, the ground passing below them,
/// and the hooks of each frame. A face has the mean colour of what its texture shows there. What is needed is
/// loaded if it is not there yet. Fails when the Setup or the table cannot be loaded, or the table lacks a
/// motion.
InspectResult<std::string> contact_sheet_svg(Assets& assets, const ContactSheet& sheet,
                                             const SheetStyle& style = {});

/// A motion that is begun while another plays.
struct TimelineRequest {
  ObjectId table = 0;
  Command motion = 0;
  float speed = 1.0f;
  Command style = 0;  ///< 0: the default style of the table
  Command from = 0;   ///< the cycle that plays before; 0: the default of the style
  float from_speed = 1.0f;
};

/// What plays along a scale of seconds, with the hooks below where they fall, and those that never fire
/// hollow. Fails when the table cannot be loaded or refuses the motion.
InspectResult<std::string> timeline_svg(Assets& assets, const TimelineRequest& request);

}  // namespace acm::inspect
