// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "dat_inflate.h"

#include "assets/dat_file.h"

#ifdef ACMOTION_HAS_ZLIB
#include <zlib.h>
#endif

namespace acm {

#ifdef ACMOTION_HAS_ZLIB

namespace {

constexpr std::uint32_t kSizeBytes = 4;
// Deflate turns at most 258 bytes into 2 bits; 1032 is the factor zlib's documentation gives.
constexpr std::uint64_t kMaxRatio = 1032;

Error error_at(const DatChain& chain, ErrorCode code, const char* what) {
  return Error{code, chain.error().object_id, chain.block(), what};
}

Bytes next_piece(DatChain& chain) {
  return chain.next() ? chain.piece() : Bytes();
}

/// A zlib stream that ends itself.
struct Inflater {
  z_stream stream{};
  bool ready;

  Inflater() : ready(inflateInit(&stream) == Z_OK) {}
  ~Inflater() {
    if (ready) inflateEnd(&stream);
  }
  Inflater(const Inflater&) = delete;
  Inflater& operator=(const Inflater&) = delete;

  int feed(Bytes piece) {
    // zlib does not write to its input; its type lacks the const.
    stream.next_in = reinterpret_cast<Bytef*>(const_cast<std::byte*>(piece.data()));
    stream.avail_in = static_cast<uInt>(piece.size());
    return inflate(&stream, Z_NO_FLUSH);
  }
};

}  // namespace

Result<std::uint32_t> inflated_size(DatChain& chain, std::uint32_t stored_size) {
  if (!chain.next()) return chain.error();
  if (stored_size < kSizeBytes) return error_at(chain, ErrorCode::Truncated, "size of a compressed object");
  const std::uint32_t size = load_u32(chain.piece().data());
  const std::uint64_t reachable = std::uint64_t{stored_size - kSizeBytes} * kMaxRatio;
  if (size > reachable || size > DatFile::kMaxInflatedBytes)
    return error_at(chain, ErrorCode::LimitExceeded, "size of a compressed object");
  return size;
}

Status inflate_chain(DatChain& chain, std::span<std::byte> out) {
  Inflater inflater;
  if (!inflater.ready) return error_at(chain, ErrorCode::LimitExceeded, "memory for zlib");
  z_stream& stream = inflater.stream;
  std::byte none{};  // zlib wants a place to write to even when there is nothing to write
  stream.next_out = reinterpret_cast<Bytef*>(out.empty() ? &none : out.data());
  stream.avail_out = static_cast<uInt>(out.size());

  int state = Z_OK;
  for (Bytes piece = chain.piece().subspan(kSizeBytes); !piece.empty(); piece = next_piece(chain)) {
    if (state == Z_STREAM_END) return error_at(chain, ErrorCode::TrailingBytes, "bytes after a zlib stream");
    state = inflater.feed(piece);
    if (state == Z_BUF_ERROR || (state == Z_OK && stream.avail_in != 0))
      return error_at(chain, ErrorCode::LimitExceeded, "zlib stream larger than its stated size");
    if (state != Z_OK && state != Z_STREAM_END) return error_at(chain, ErrorCode::BadValue, "zlib stream");
    if (stream.avail_in != 0) return error_at(chain, ErrorCode::TrailingBytes, "bytes after a zlib stream");
  }

  if (!chain.ok()) return chain.error();
  if (state != Z_STREAM_END) return error_at(chain, ErrorCode::Truncated, "zlib stream");
  if (stream.avail_out != 0)
    return error_at(chain, ErrorCode::BadValue, "zlib stream smaller than its stated size");
  return {};
}

#else

Result<std::uint32_t> inflated_size(DatChain& chain, std::uint32_t) {
  return Error{ErrorCode::Unsupported, chain.error().object_id, chain.block(),
               "compressed object, and this build is without zlib"};
}

Status inflate_chain(DatChain&, std::span<std::byte>) {
  return {};
}

#endif

}  // namespace acm
