// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/wire.hpp"

#include "field_tracer.h"

namespace acm::wire {

// Each `read` fills a structure from a reader that stands at its first byte; errors stay in the reader. They
// are instantiated for ByteReader and FieldTracer where they are defined, with ACM_WIRE_READERS.

template <class Reader>
void read(Reader& in, InterpretedMotionStatePack& state);
template <class Reader>
void read(Reader& in, RawMotionStatePack& state);
template <class Reader>
void read(Reader& in, MovementBody& body);
template <class Reader>
void read(Reader& in, PositionPack& pack);

template <class Reader>
Position read_position(Reader& in) {
  const CellId cell = in.u32("cell");
  const Vec3 origin = in.vec3("pos");
  return {cell, {origin, in.quat("rot")}};
}

template <class Reader>
void record_unknown(Reader& in, std::uint32_t unknown_bits, std::uint64_t at_offset) {
  if (unknown_bits != 0) in.record(Oddity::UnknownFlags, at_offset);
}

/// The byte that distinguishes a relay from the server's own decision; only 0 and 1 have a meaning.
template <class Reader>
std::uint8_t read_autonomous(Reader& in) {
  const std::uint64_t at = in.offset();
  const std::uint8_t autonomous = in.u8("autonomous");
  record_unknown(in, autonomous & ~1u, at);
  return autonomous;
}

// Bodies of messages, after the opcode or the envelope.
#define ACM_WIRE_READ_BODY(M) \
  template <class Reader>     \
  void read_body(Reader& in, M& m);
ACM_WIRE_MESSAGES(ACM_WIRE_READ_BODY)
ACM_WIRE_READ_BODY(ObjectDescription)  // for the messages that are object descriptions
#undef ACM_WIRE_READ_BODY

#define ACM_WIRE_READERS(function, structure)                  \
  template void function<ByteReader>(ByteReader&, structure&); \
  template void function<FieldTracer>(FieldTracer&, structure&)

}  // namespace acm::wire
