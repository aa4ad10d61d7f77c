// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/appearance.hpp"
#include "acmotion/looks.hpp"

#include <CLI/CLI.hpp>

#include <cstdint>
#include <string>

#include "asset_loader.h"

namespace acm::tool {

/// What a creature shows, as the user says it.
struct LookOptions {
  std::string look;      ///< an ObjDesc: a file, or its bytes as hexadecimal digits
  std::string clothing;  ///< a clothing table
  std::uint32_t palette_template = 0;
  double shade = 0.0;
  std::string base_palette;
  bool show_markers = false;  ///< draw what the game never draws (GX-9)

  [[nodiscard]] bool is_plain() const { return look.empty() && clothing.empty(); }
  [[nodiscard]] Markers markers() const { return show_markers ? Markers::Shown : Markers::Hidden; }
};

void add_look_options(CLI::App& command, LookOptions& options);

/// The appearance of a Setup, which is loaded with all that it needs. Colours change the palette that the
/// body's first part with one uses, unless the options name another. Throws ToolError when the bytes or the
/// table are bad; what cannot be worn is reported.
Appearance load_look(AssetLoader& loader, const AssetSource& source, ObjectId setup,
                     const LookOptions& options);

}  // namespace acm::tool
