// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "capture_file.h"

#include <fmt/format.h>
#include <pcap/pcap.h>

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>

#include "output.h"
#include "tool_error.h"

namespace acm::tool {

struct CaptureFile::Reader {
  std::string path;
  FILE* file = nullptr;
  pcap_t* capture = nullptr;
  std::uint64_t size = 0;
  std::uint64_t frames = 0;
  wire::LinkType link = wire::LinkType::Ethernet;

  ~Reader() {
    if (capture != nullptr) {
      pcap_close(capture);  // closes the file too
    } else if (file != nullptr) {
      std::fclose(file);
    }
  }
};

CaptureFile::CaptureFile(const std::string& path) : reader_(std::make_unique<Reader>()) {
  Reader& r = *reader_;
  r.path = path == "-" ? "standard input" : path;
  r.file = path == "-" ? stdin : std::fopen(path.c_str(), "rb");
  if (r.file == nullptr) throw ToolError(fmt::format("{}: {}", path, std::strerror(errno)));
  std::error_code unknown;
  const auto size = path == "-" ? 0 : std::filesystem::file_size(path, unknown);
  r.size = unknown ? 0 : size;
  char error[PCAP_ERRBUF_SIZE] = "";
  r.capture = pcap_fopen_offline(r.file, error);
  if (r.capture == nullptr) throw ToolError(fmt::format("{}: {}", r.path, error));
  const int link = pcap_datalink(r.capture);
  r.link = static_cast<wire::LinkType>(link);
  if (!wire::is_known(r.link)) {
    const char* name = pcap_datalink_val_to_description(link);
    throw ToolError(fmt::format("{}: its frames are of a kind that is not understood: link type {} ({})",
                                r.path, link, name != nullptr ? name : "unknown"));
  }
}

CaptureFile::~CaptureFile() = default;

std::optional<CapturedFrame> CaptureFile::next() {
  Reader& r = *reader_;
  pcap_pkthdr* header = nullptr;
  const unsigned char* data = nullptr;
  const int outcome = pcap_next_ex(r.capture, &header, &data);
  if (outcome == PCAP_ERROR_BREAK) return std::nullopt;
  if (outcome != 1)
    throw ToolError(fmt::format("{}: after frame {}: {}", r.path, r.frames, pcap_geterr(r.capture)));
  constexpr std::uint64_t kSecond = 1'000'000;
  CapturedFrame frame;
  frame.number = ++r.frames;
  frame.microseconds = static_cast<std::uint64_t>(header->ts.tv_sec) * kSecond +
                       static_cast<std::uint64_t>(header->ts.tv_usec);
  frame.bytes = Bytes(reinterpret_cast<const std::byte*>(data), header->caplen);
  frame.link = r.link;
  return frame;
}

std::uint64_t CaptureFile::size() const {
  return reader_->size;
}

std::uint64_t CaptureFile::position() const {
  const long at = std::ftell(reader_->file);
  return at < 0 ? 0 : static_cast<std::uint64_t>(at);
}

}  // namespace acm::tool
