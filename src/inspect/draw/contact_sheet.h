// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/inspect/pictures.hpp"
#include "inspect/draw/figure.h"
#include "inspect/draw/motion_strip.h"
#include "inspect/draw/painter.h"

#include <functional>
#include <span>
#include <string>

namespace acm {

using inspect::SheetStyle;

/// A figure and one of its motions.
struct SheetStrip {
  const Figure* figure = nullptr;
  MotionStrip strip;
};

/// Contact sheets of motions as one SVG document: figures side by side with frame number and time, the ground
/// passing below them, and the hooks of each frame.
/// `drawn` is called after each strip with the number of strips so far, to show progress.
std::string draw_contact_sheet(const std::string& title, std::span<const SheetStrip> strips,
                               const SheetStyle& style, const std::function<void(std::size_t)>& drawn = {});

}  // namespace acm
