// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include <cmath>

#include "asset_view.h"
#include "view_text.h"

namespace acm::tool {

namespace {

std::string tag_text(std::uint16_t tag) {
  switch (tag) {
    case WaveFormat::kPcm: return "PCM";
    case WaveFormat::kMp3: return "MP3";
    default: return fmt::format("format 0x{:04X}", tag);
  }
}

double seconds_of(const Wave& wave, const WaveFormat& format) {
  if (format.bytes_per_second == 0) return 0.0;
  return static_cast<double>(wave.samples.size()) / format.bytes_per_second;
}

}  // namespace

Json json_of(const Wave& wave) {
  return {{"id", hex32(wave.id)},
          {"type", to_string(ObjectType::Wave)},
          {"header", hex_text(wave.header)},
          {"samples", hex_text(wave.samples)}};
}

Json summary_of(const Wave& wave) {
  const Result<WaveFormat> format = wave_format(wave);
  const WaveFormat f = format.ok() ? *format : WaveFormat{0, 0, 0, 0, 0, 0};
  return {{"format", format.ok() ? tag_text(f.tag) : "no audio"},
          {"channels", f.channels},
          {"hertz", f.samples_per_second},
          {"bits", f.bits_per_sample},
          {"seconds", std::round(seconds_of(wave, f) * 1000) / 1000}};
}

void print_text(const Wave& wave, const TextOptions& options) {
  print_heading(ObjectType::Wave, wave.id);
  print("  {}, of them {} of header and {} of samples\n", counted(options.bytes, "byte"),
        grouped(wave.header.size()), grouped(wave.samples.size()));
  const Result<WaveFormat> format = wave_format(wave);
  if (!format.ok()) {
    print("  no audio: {}\n", format.error().what);
    return;
  }
  print("  {}, {}, {} Hz, {} bits, {:.3f} s\n", tag_text(format->tag), counted(format->channels, "channel"),
        grouped(format->samples_per_second), format->bits_per_sample, seconds_of(wave, *format));
}

}  // namespace acm::tool
