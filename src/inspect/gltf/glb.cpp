// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "glb.h"

namespace acm::gltf {

namespace {

constexpr std::uint32_t kMagic = 0x46546C67;        // "glTF"
constexpr std::uint32_t kJsonChunk = 0x4E4F534A;    // "JSON"
constexpr std::uint32_t kBinaryChunk = 0x004E4942;  // "BIN"
constexpr std::size_t kHeaderBytes = 12;
constexpr std::size_t kChunkHeaderBytes = 8;

std::size_t aligned(std::size_t bytes) {
  return (bytes + 3) / 4 * 4;
}

}  // namespace

Vector<std::byte> write_glb(std::string json, Bytes binary) {
  json.resize(aligned(json.size()), ' ');
  std::size_t size = kHeaderBytes + kChunkHeaderBytes + json.size();
  if (!binary.empty()) size += kChunkHeaderBytes + aligned(binary.size());
  ByteWriter out;
  out.reserve(size);
  out.u32(kMagic);
  out.u32(2);
  out.u32(static_cast<std::uint32_t>(size));
  out.u32(static_cast<std::uint32_t>(json.size()));
  out.u32(kJsonChunk);
  out.raw(std::as_bytes(std::span(json)));
  if (!binary.empty()) {
    out.u32(static_cast<std::uint32_t>(aligned(binary.size())));
    out.u32(kBinaryChunk);
    out.raw(binary);
    out.align4();
  }
  return std::move(out).take();
}

Result<Glb> read_glb(Bytes file) {
  ByteReader in(file);
  if (in.u32("magic number") != kMagic) in.fail(ErrorCode::WrongType, "not a binary glTF file (.glb)", 0);
  if (in.u32("version") != 2) in.fail(ErrorCode::Unsupported, "glTF of another version than 2", 4);
  if (in.u32("length") > file.size()) in.fail(ErrorCode::Truncated, "the file is shorter than it says", 8);
  Glb glb;
  const std::uint32_t json_bytes = in.count("length of the JSON chunk", 1);
  if (in.u32("type of the first chunk") != kJsonChunk)
    in.fail(ErrorCode::BadValue, "the first chunk is not JSON", kHeaderBytes + 4);
  const Bytes json = in.raw(json_bytes, "JSON chunk");
  glb.json = {reinterpret_cast<const char*>(json.data()), json.size()};
  while (in.ok() && in.remaining() >= kChunkHeaderBytes && glb.binary.empty()) {
    const std::uint32_t bytes = in.count("length of a chunk", 1);
    const std::uint32_t type = in.u32("type of a chunk");
    const Bytes chunk = in.raw(bytes, "chunk");
    if (type == kBinaryChunk) glb.binary = chunk;
  }
  if (!in.ok()) return in.error();
  return glb;
}

}  // namespace acm::gltf
