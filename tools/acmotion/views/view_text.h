// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/types.hpp"
#include "assets/color.h"
#include "assets/render_surface.h"
#include "assets/shapes.h"

#include <cstdint>
#include <string>

#include "support/names.h"
#include "support/output.h"

// Pieces of the text forms that several types of objects share.
namespace acm::tool {

/// "setup 0x02000001"
void print_heading(ObjectType type, ObjectId id);
/// An empty line, then "parts (17)"
void print_title(const char* title, std::size_t count);
/// That --frames would show more.
void print_frames_hint();

/// The id, or "none" when it is 0.
std::string id_text(ObjectId id);
/// "#6F3916", with the alpha in front unless it is 255
std::string color_text(Argb color);
std::string text_of(const Sphere& sphere);
/// "256 x 128 INDEX16"; the function stands in render_surface_view.cpp.
std::string text_of(const RenderSurface& image);

}  // namespace acm::tool
