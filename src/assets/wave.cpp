// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "assets/wave.h"

#include "record.h"

namespace acm {

namespace {

constexpr std::size_t kMinHeaderBytes = 16;
constexpr std::uint64_t kHeaderSizeOffset = 4;

Vector<std::byte> copy(Bytes bytes) {
  return {bytes.begin(), bytes.end()};
}

void write_chunk(ByteWriter& out, std::uint32_t tag, Bytes contents) {
  out.u32(tag);
  out.u32(static_cast<std::uint32_t>(contents.size()));
  out.raw(contents);
  if (contents.size() % 2 != 0) out.u8(0);
}

}  // namespace

Result<Wave> read_wave(Bytes bytes) {
  ByteReader in(bytes);
  Wave wave;
  wave.id = read_record_id(in, ObjectType::Wave);
  const std::uint64_t sizes_at = in.offset();
  const std::uint32_t header_size = in.u32("header size");
  const std::uint32_t data_size = in.u32("data size");
  if (in.accept_count("header size", header_size, 1, sizes_at))
    wave.header = copy(in.raw(header_size, "header"));
  if (in.accept_count("data size", data_size, 1, sizes_at + 4))
    wave.samples = copy(in.raw(data_size, "samples"));
  return finish_record(in, std::move(wave));
}

Vector<std::byte> write_wave(const Wave& wave) {
  ByteWriter out;
  out.u32(wave.id);
  out.u32(static_cast<std::uint32_t>(wave.header.size()));
  out.u32(static_cast<std::uint32_t>(wave.samples.size()));
  out.raw(wave.header);
  out.raw(wave.samples);
  return std::move(out).take();
}

Result<WaveFormat> wave_format(const Wave& wave) {
  if (wave.header.size() < kMinHeaderBytes)
    return Error{ErrorCode::BadValue, wave.id, kHeaderSizeOffset, "wave header too short for audio"};
  ByteReader in(wave.header);
  WaveFormat format;
  format.tag = in.u16("format tag");
  format.channels = in.u16("channels");
  format.samples_per_second = in.u32("samples per second");
  format.bytes_per_second = in.u32("bytes per second");
  format.block_align = in.u16("block align");
  format.bits_per_sample = in.u16("bits per sample");
  return format;
}

Vector<std::byte> make_pcm_header(std::uint16_t channels, std::uint32_t samples_per_second,
                                  std::uint16_t bits_per_sample) {
  const auto block_align = static_cast<std::uint16_t>(channels * (bits_per_sample / 8));
  ByteWriter out;
  out.u16(WaveFormat::kPcm);
  out.u16(channels);
  out.u32(samples_per_second);
  out.u32(samples_per_second * block_align);
  out.u16(block_align);
  out.u16(bits_per_sample);
  out.u16(0);  // no extra bytes
  return std::move(out).take();
}

Result<Vector<std::byte>> to_wav_file(const Wave& wave) {
  constexpr std::uint32_t kRiff = 0x46464952, kWave = 0x45564157, kFormat = 0x20746D66, kData = 0x61746164;
  const Result<WaveFormat> format = wave_format(wave);
  if (!format) return format.error();
  ByteWriter chunks;
  chunks.u32(kWave);
  write_chunk(chunks, kFormat, wave.header);
  write_chunk(chunks, kData, wave.samples);
  ByteWriter file;
  write_chunk(file, kRiff, chunks.bytes());
  return std::move(file).take();
}

}  // namespace acm
