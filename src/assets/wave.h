// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/host.hpp"
#include "acmotion/types.hpp"
#include "base/bytes.h"

#include <cstdint>

namespace acm {

/// A recorded sound (dat-formats 2.10). Reading checks only the sizes; `wave_format` says whether it can be
/// played.
struct Wave {
  ObjectId id = 0;
  Vector<std::byte> header;   ///< a bare WAVEFORMATEX, with its extra bytes
  Vector<std::byte> samples;  ///< in the encoding that the header names
};

/// The fixed part of a WAVEFORMATEX.
struct WaveFormat {
  static constexpr std::uint16_t kPcm = 1;
  static constexpr std::uint16_t kMp3 = 0x55;

  std::uint16_t tag = kPcm;
  std::uint16_t channels = 1;
  std::uint32_t samples_per_second = 11025;
  std::uint32_t bytes_per_second = 22050;
  std::uint16_t block_align = 2;
  std::uint16_t bits_per_sample = 16;
};

Result<Wave> read_wave(Bytes bytes);
Vector<std::byte> write_wave(const Wave& wave);

/// What the header says; refused (BadValue) when it is shorter than the 16 bytes that audio needs.
Result<WaveFormat> wave_format(const Wave& wave);
/// A header for PCM samples, 18 bytes as shipped waves have.
Vector<std::byte> make_pcm_header(std::uint16_t channels, std::uint32_t samples_per_second,
                                  std::uint16_t bits_per_sample);
/// The contents of a .wav file with the whole header; refused as by `wave_format`.
Result<Vector<std::byte>> to_wav_file(const Wave& wave);

}  // namespace acm
