// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "dat_inflate.h"

#include "acmotion/dat.hpp"
#include "base/host_memory.h"

#include <cstddef>
#include <cstring>

#include "dat_blocks.h"

#ifdef ACMOTION_HAS_ZLIB
#include <zlib.h>
#endif

namespace acm {

namespace {

// Deflate turns at most 258 bytes into 2 bits; 1032 is the factor zlib's documentation gives.
constexpr std::uint64_t kMaxRatio = 1032;

Error error_in(const CompressedObject& object, ErrorCode code, const char* what) {
  return Error{code, object.id, object.block, what};
}

}  // namespace

Result<std::uint32_t> inflated_size(const CompressedObject& object, Bytes first_piece) {
  constexpr const char* kWhat = "size of a compressed object";
  if (object.stored_size < kInflatedSizeBytes) return error_in(object, ErrorCode::Truncated, kWhat);
  const std::uint32_t size = load_u32(first_piece.data());
  const std::uint64_t reachable = std::uint64_t{object.stored_size - kInflatedSizeBytes} * kMaxRatio;
  if (size > reachable || size > kMaxDecompressedBytes)
    return error_in(object, ErrorCode::LimitExceeded, kWhat);
  return size;
}

#ifdef ACMOTION_HAS_ZLIB

namespace {

// zlib passes no size when it frees memory, so the size is stored in front of each block.
constexpr std::size_t kSizeBytes = alignof(std::max_align_t);

voidpf allocate_for_zlib(voidpf, uInt items, uInt size) {
  const std::size_t bytes = std::size_t{items} * size + kSizeBytes;
  auto* memory = static_cast<std::byte*>(allocate_memory(bytes, kSizeBytes));
  std::memcpy(memory, &bytes, sizeof bytes);
  return memory + kSizeBytes;
}

void release_for_zlib(voidpf, voidpf address) {
  std::byte* memory = static_cast<std::byte*>(address) - kSizeBytes;
  std::size_t bytes = 0;
  std::memcpy(&bytes, memory, sizeof bytes);
  release_memory(memory, bytes, kSizeBytes);
}

}  // namespace

/// A zlib stream that ends itself.
struct DatInflater::Stream : HostAllocated {
  z_stream zlib{};
  bool ready = false;
  int state = Z_OK;
  std::byte none{};  // zlib wants a place to write to even when there is nothing to write

  Stream() {
    zlib.zalloc = allocate_for_zlib;
    zlib.zfree = release_for_zlib;
    ready = inflateInit(&zlib) == Z_OK;
  }
  ~Stream() {
    if (ready) inflateEnd(&zlib);
  }
  Stream(const Stream&) = delete;
  Stream& operator=(const Stream&) = delete;
};

Status can_inflate(ObjectId) {
  return {};
}

DatInflater::DatInflater(std::span<std::byte> out) : stream_(std::make_unique<Stream>()) {
  stream_->zlib.next_out = reinterpret_cast<Bytef*>(out.empty() ? &stream_->none : out.data());
  stream_->zlib.avail_out = static_cast<uInt>(out.size());
}

Status DatInflater::feed(const CompressedObject& object, Bytes piece) {
  if (!stream_->ready) return error_in(object, ErrorCode::LimitExceeded, "memory for zlib");
  if (piece.empty()) return {};
  if (stream_->state == Z_STREAM_END)
    return error_in(object, ErrorCode::TrailingBytes, "bytes after a zlib stream");
  z_stream& zlib = stream_->zlib;
  // zlib does not write to its input; its type lacks the const.
  zlib.next_in = reinterpret_cast<Bytef*>(const_cast<std::byte*>(piece.data()));
  zlib.avail_in = static_cast<uInt>(piece.size());
  const int state = stream_->state = inflate(&zlib, Z_NO_FLUSH);
  if (state == Z_BUF_ERROR || (state == Z_OK && zlib.avail_in != 0))
    return error_in(object, ErrorCode::LimitExceeded, "zlib stream larger than its stated size");
  if (state != Z_OK && state != Z_STREAM_END) return error_in(object, ErrorCode::BadValue, "zlib stream");
  if (zlib.avail_in != 0) return error_in(object, ErrorCode::TrailingBytes, "bytes after a zlib stream");
  return {};
}

Status DatInflater::finish(const CompressedObject& object) {
  if (stream_->state != Z_STREAM_END) return error_in(object, ErrorCode::Truncated, "zlib stream");
  if (stream_->zlib.avail_out != 0)
    return error_in(object, ErrorCode::BadValue, "zlib stream smaller than its stated size");
  return {};
}

#else

struct DatInflater::Stream : HostAllocated {};

Status can_inflate(ObjectId id) {
  return Error{ErrorCode::Unsupported, id, 0, "compressed object, and this build is without zlib"};
}

// Never called: callers check can_inflate first.
DatInflater::DatInflater(std::span<std::byte>) {}
Status DatInflater::feed(const CompressedObject& object, Bytes) {
  return can_inflate(object.id);
}
Status DatInflater::finish(const CompressedObject& object) {
  return can_inflate(object.id);
}

#endif

DatInflater::~DatInflater() = default;
DatInflater::DatInflater(DatInflater&&) noexcept = default;
DatInflater& DatInflater::operator=(DatInflater&&) noexcept = default;

}  // namespace acm
