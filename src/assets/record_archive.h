// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>

namespace acm {

// Every field of a record is listed once, in the order of its bytes, by a function fields(archive, record):
// in record_fields.h, for hooks in hook_fields.h. The archives read and write bytes and JSON, and collect the
// ids that a record names. A field's name is its key in JSON, and what an error says of it. An archive offers
//   own_id(type, id, accepted)     what the record begins with
//   value(name, x)                 a number; vectors and frames
//   word(name, x, kind)            a number of 32 bits that people read in another way
//   unused(name, x)                a number that has no meaning; readers note one that is not 0
//   flags(name, x, known)          bits; readers note those that have no known meaning
//   reference(name, id, loaded)    the id of another record
//   known_type_id(name, …)         the same in the packed form of encodings.h
//   padding(name, x)               the bytes up to the next multiple of four
//   part(name, x)                  a struct: calls fields(archive, x)
//   optional(name, x, bits, bit)   a vector that is there when its bit is set
//   list(name, list, min, extra…)  a count, then that many structs of at least `min` bytes: fields(archive,
//                                  x, extra…)
//   table(name, list, min, key, extra…)  a list with keys; readers note those that occur twice
//   hash_table(…)                  a table whose count has its number of buckets beside it
//   count(name, n, min), items(name, pool, first, n, extra…), keyed_items(name, pool, first, n, key, extra…)
//                                  a list or table in two halves: a part of a pool that several share
//   rows(name, n), column(name, list, n), each_row(n, call), end_rows()  what people read as a list of
//                                  structs, and files hold one field after the other
//   references(name, ids, n, loaded)  a column of ids
//   frames(name, pool, first, n)   n frames of a pool
//   hook_type(name, payload)       which of the hooks it is
//   row_number(name, n)            for people: the number of each row
//   accept(name, n, min, back)     whether the n things still to come can follow; n stands `back` bytes back
//   refuse(code, what, back)       the record cannot be
// and the constant kReads, which says whether it fills the record. Those that do also offer
//   reserve(list, n)               room for what was accepted

/// A Frame in a file.
inline constexpr std::size_t kFrameBytes = 28;

/// How a number is shown to people.
enum class Word : std::uint8_t {
  Hex,            ///< hexadecimal
  MotionCommand,  ///< hexadecimal and by name
  MotionKey,      ///< hexadecimal, and style and motion by name
  Sound,          ///< a sound type: a plain number and its name
  SoundOfHook,    ///< the same; one without a name is shown as null
  Script,         ///< a script type: a plain number and its name, as for those that follow
  Location,
  Placement,
  ParticleType,
};

/// What brings along the record that an id names. Combinations of LoadPurpose, each a bit.
enum class LoadedFor : std::uint8_t {
  Nothing = 0,
  Motion = 1,
  Dyes = 2,
  Looks = 4,
  Particles = 8,
  MotionAndParticles = Motion | Particles,
  LooksAndParticles = Looks | Particles,
  DyesLooksAndParticles = Dyes | Looks | Particles,
  AllButDyes = Motion | Looks | Particles,
};

/// Which ids a record may begin with.
enum class OwnIds : std::uint8_t {
  OfType,
  OfTypeOrUnknown,  ///< also those that belong to no known type
};

}  // namespace acm
