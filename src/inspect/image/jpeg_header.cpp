// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "inspect/image/jpeg_header.h"

#include "acmotion/inspect/images.hpp"

#include <cstddef>

namespace acm {

namespace {

// JpegMarkers (ITU T.81, table B.1).
constexpr std::uint32_t kStartOfImage = 0xFFD8;
constexpr std::uint32_t kBaseline = 0xFFC0;
constexpr std::uint32_t kExtended = 0xFFC1;  ///< Huffman codes too, and the same as baseline with 8 bits
constexpr std::uint32_t kProgressive = 0xFFC2;
constexpr std::uint32_t kStartOfScan = 0xFFDA;

// Between them 0xFFC4, C8 and CC are tables; all others are frames of kinds that nobody shows.
bool is_other_frame(std::uint32_t marker) {
  return marker > kProgressive && marker <= 0xFFCF && marker != 0xFFC4 && marker != 0xFFC8 &&
         marker != 0xFFCC;
}

/// The coarsest coding takes one bit for each block of 8 x 8 pixels.
constexpr std::uint64_t kMaxPixelsPerByte = 8 * 64;

class JpegMarkers {
 public:
  explicit JpegMarkers(Bytes file) : file_(file) {}

  [[nodiscard]] bool has(std::size_t offset, std::size_t count) const {
    return offset <= file_.size() && count <= file_.size() - offset;
  }
  /// The file must have these bytes.
  [[nodiscard]] std::uint32_t u8(std::size_t at) const { return std::to_integer<std::uint32_t>(file_[at]); }
  [[nodiscard]] std::uint32_t u16(std::size_t at) const { return u8(at) << 8 | u8(at + 1); }

 private:
  Bytes file_;
};

Error bad(ErrorCode code, std::size_t offset, const char* what) {
  return {code, 0, offset, what};
}

// `at` is that of the frame's length.
Result<JpegHeader> read_frame(const JpegMarkers& in, std::size_t at, std::size_t file_size) {
  if (!in.has(at, 8)) return bad(ErrorCode::Truncated, at, "size in a JPEG");
  if (in.u8(at + 2) != 8) return bad(ErrorCode::BadValue, at + 2, "JPEG with other than 8 bits");
  const JpegHeader header{in.u16(at + 5), in.u16(at + 3)};
  const std::uint64_t pixels = std::uint64_t{header.width} * header.height;
  if (pixels == 0) return bad(ErrorCode::BadValue, at + 3, "JPEG without size");
  if (header.width > inspect::kMaxImageSide || header.height > inspect::kMaxImageSide ||
      pixels > inspect::kMaxImagePixels)
    return bad(ErrorCode::LimitExceeded, at + 3, "size of a JPEG");
  if (in.u8(at + 7) != 3) return bad(ErrorCode::BadValue, at + 7, "JPEG with other than three components");
  if (pixels / kMaxPixelsPerByte > file_size)
    return bad(ErrorCode::LimitExceeded, at + 3, "size of a JPEG that is too short for it");
  return header;
}

}  // namespace

Result<JpegHeader> read_jpeg_header(Bytes file) {
  const JpegMarkers in(file);
  if (!in.has(0, 2)) return bad(ErrorCode::Truncated, 0, "start of a JPEG");
  if (in.u16(0) != kStartOfImage) return bad(ErrorCode::WrongType, 0, "start of a JPEG");
  std::size_t at = 2;
  while (in.has(at, 4)) {
    if (in.u16(at) == 0xFFFF) {  // any marker may have more such bytes before it
      ++at;
      continue;
    }
    const std::uint32_t marker = in.u16(at);
    if (marker == kBaseline || marker == kExtended || marker == kProgressive)
      return read_frame(in, at + 2, file.size());
    if (marker < 0xFF00 || marker == kStartOfScan) return bad(ErrorCode::BadValue, at, "JPEG without frame");
    if (is_other_frame(marker))
      return bad(ErrorCode::Unsupported, at, "JPEG that is not baseline or progressive");
    at += 2 + in.u16(at + 2);
  }
  return bad(ErrorCode::Truncated, file.size(), "JPEG without frame");
}

}  // namespace acm
