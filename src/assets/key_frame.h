// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/host.hpp"
#include "assets/hook.h"
#include "base/bytes.h"
#include "base/frame.h"

#include <cstddef>
#include <span>

namespace acm {

// The two halves of a key frame, which animations and the placements of a setup share (dat-formats 2.2).

inline constexpr std::size_t kFrameBytes = 28;

/// Appends n frames. The caller has checked that n of them can follow.
void read_frames(ByteReader& in, Vector<Frame>& out, std::size_t n, const char* field);
void write_frames(ByteWriter& out, std::span<const Frame> frames);

/// Appends the hooks of a key frame, count first.
void read_hooks(ByteReader& in, Vector<Hook>& out);
void write_hooks(ByteWriter& out, std::span<const Hook> hooks);

}  // namespace acm
