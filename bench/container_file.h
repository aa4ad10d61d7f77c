// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/dat.hpp"

#include <filesystem>
#include <fstream>
#include <random>
#include <stdexcept>
#include <string>

namespace acm::bench {

/// A container on disk as long as this lives; only there it can be mapped, as the tool does it.
struct ContainerFile {
  std::filesystem::path path = std::filesystem::temp_directory_path() /
                               ("acmotion-bench-" + std::to_string(std::random_device()()) + ".dat");

  explicit ContainerFile(const DatWriter& writer) {
    Result<DatImage> image = writer.image();
    std::ofstream file(path, std::ios::binary);
    Vector<std::byte> chunk(1 << 20);
    while (const std::size_t n = image->next(chunk).value())
      file.write(reinterpret_cast<const char*>(chunk.data()), static_cast<std::streamsize>(n));
    if (!file.flush()) throw std::runtime_error("cannot write " + path.string());
  }
  explicit ContainerFile(Bytes bytes) {
    std::ofstream file(path, std::ios::binary);
    file.write(reinterpret_cast<const char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
    if (!file.flush()) throw std::runtime_error("cannot write " + path.string());
  }
  ~ContainerFile() { std::filesystem::remove(path); }
  ContainerFile(const ContainerFile&) = delete;
  ContainerFile& operator=(const ContainerFile&) = delete;
};

}  // namespace acm::bench
