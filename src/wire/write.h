// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "wire/message.h"

namespace acm::wire {

void write(FieldWriter& out, const InterpretedMotionStatePack& state);
void write(FieldWriter& out, const RawMotionStatePack& state);
void write(FieldWriter& out, const PositionPack& pack);
void write(FieldWriter& out, const Position& position);
/// How many bytes a body takes.
std::size_t size_of(const MovementBody& body);

}  // namespace acm::wire
