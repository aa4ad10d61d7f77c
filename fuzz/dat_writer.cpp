// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/dat.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <vector>

#include "support/dat_validator.h"
#include "support/raw_dat.h"

namespace {

using Model = std::map<acm::ObjectId, acm::Vector<std::byte>>;

void require(bool condition, const char* what) {
  if (condition) return;
  std::fprintf(stderr, "%s\n", what);
  std::abort();
}

/// One step of the input changes one object or, now and then, a run of them.
void change(acm::DatWriter& writer, Model& model, acm::ByteReader& in) {
  const std::uint8_t step = in.u8("step");
  const acm::ObjectId id = in.u16("id") % 512;
  const std::uint16_t size = in.u16("size") % 700;
  const std::uint32_t count = step >= 240 ? 64 : 1;
  for (acm::ObjectId i = id; i < id + count; ++i) {
    require(writer.contains(i) == model.contains(i), "contains");
    if (step % 3 == 0) {
      require(writer.remove(i) == (model.erase(i) == 1), "remove");
    } else {
      model[i] = acm::test::pattern(size, i + step);
      require(writer.put(i, std::vector(model[i]), {step, step % 7u}).ok(), "put");
    }
  }
}

void expect_model(const acm::DatFile& dat, const Model& model) {
  require(dat.entries().size() == model.size() + 1, "number of objects");
  const acm::Result<acm::DatIterations> iterations = dat.iterations();
  require(iterations.ok(), "iterations");
  acm::Vector<std::byte> buffer;
  for (const auto& [id, bytes] : model) {
    const acm::Result<acm::Bytes> read = dat.read(id, buffer);
    require(read.ok() && std::ranges::equal(*read, bytes), "object");
    require(iterations->contains(dat.find(id)->iteration), "iteration of an object");
  }
}

}  // namespace

// The input is a list of changes; zero bytes write the file and go on from it.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  acm::ByteReader in({reinterpret_cast<const std::byte*>(data), size});
  const std::uint32_t block_size = 64u << in.u8("block size") % 5;
  acm::Vector<std::byte> file = *acm::DatWriter(acm::DatHeader{.block_size = block_size}).build();
  Model model;
  for (int round = 0; round < 4; ++round) {
    const acm::Result<acm::DatFile> dat = acm::DatFile::open(file);
    require(dat.ok(), "open");
    acm::Result<acm::DatWriter> writer = acm::DatWriter::modify(*dat);
    require(writer.ok(), "modify");
    while (in.remaining() >= 6 && in.u8("go on") != 0) change(*writer, model, in);
    acm::Vector<std::byte> next = *writer->build();
    require(acm::test::dat_violation(next).empty(), acm::test::dat_violation(next).c_str());
    file = std::move(next);
    expect_model(*acm::DatFile::open(file), model);
  }
  return 0;
}
