// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "assets/dat_file.h"
#include "assets/dat_iterations.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <span>
#include <vector>

namespace acm {

/// When an object came into a container.
struct DatStamp {
  std::uint32_t time = 0;       ///< seconds since 1970
  std::uint32_t iteration = 0;  ///< the patch it belongs to; 0: the last one the container has seen
};

/// A container file that DatWriter has laid out, given away from its start to its end in pieces, so that a
/// file of gigabytes needs no more memory than its directory.
///
///   while (true) {
///     Result<std::size_t> n = image.next(chunk);
///     if (!n) return n.error();
///     if (*n == 0) break;
///     file.write(chunk.data(), *n);
///   }
class DatImage {
 public:
  ~DatImage();
  DatImage(DatImage&&) noexcept;
  DatImage& operator=(DatImage&&) noexcept;

  /// Bytes of the whole file.
  [[nodiscard]] std::uint32_t size() const;

  /// Fills `out` with as many whole blocks as fit (there must be room for one) and tells how many bytes that
  /// were; 0 at the end. Fails when an object of the container that is being changed cannot be read.
  Result<std::size_t> next(std::span<std::byte> out);

 private:
  friend class DatWriter;
  struct Plan;
  explicit DatImage(std::unique_ptr<Plan> plan);

  std::unique_ptr<Plan> plan_;
};

/// Makes a container of the Current layout, from nothing or from an existing one plus changes.
///
/// The result is always a whole file laid out afresh: objects by ascending id in blocks that follow one
/// another, then the directory. A file that is to be changed safely is written anew anyway; so there is no
/// second way to go wrong in, nothing of a damaged free list or tree is carried on, and equal contents give
/// equal bytes. What was not changed keeps its flags, version, time, iteration and stored bytes.
///
/// The record of iterations (kIterationsId) is always there, names every iteration that `put` uses, and
/// cannot be removed.
class DatWriter {
 public:
  /// An empty container. Of the header, sizes, offsets, journal and free list are ignored.
  explicit DatWriter(const DatHeader& header = {});
  /// The contents of `dat`, which must outlive this object and its images. Header fields are kept, but for
  /// the journal, which tells of blocks that move. Unsupported for the Older layout.
  static Result<DatWriter> modify(const DatFile& dat);
  DatWriter(DatWriter&&) = default;
  DatWriter& operator=(DatWriter&&) = default;

  /// Adds or replaces an object; it is stored uncompressed. The bytes must stay until the last image was
  /// written. Refused are objects of more than 2 GiB and a record of iterations that cannot be read.
  Status put(ObjectId id, Bytes bytes, DatStamp timestamp = {});
  /// The same, and the bytes are kept here.
  Status put(ObjectId id, std::vector<std::byte>&& bytes, DatStamp timestamp = {});
  /// False when there is no such object, or it is the record of iterations.
  bool remove(ObjectId id);
  [[nodiscard]] bool contains(ObjectId id) const;

  [[nodiscard]] const DatIterations& iterations() const { return iterations_; }
  /// Begins a patch: objects with a timestamp of 0 belong to the highest.
  void add_iteration(std::uint32_t iteration) { iterations_.insert(iteration); }

  /// Lays the file out. The image refers to this object, which must not change until it was written.
  Result<DatImage> image() const;
  /// The whole file at once.
  Result<std::vector<std::byte>> build() const;

 private:
  struct Change {
    bool removed = false;
    DatEntry entry;
    Bytes bytes;
    std::vector<std::byte> owned;
  };

  Status put_iterations(Bytes bytes);
  DatEntry new_entry(ObjectId id, std::size_t size, DatStamp timestamp);
  void add_objects(DatImage::Plan& plan) const;
  void add_iterations_record(DatImage::Plan& plan) const;

  const DatFile* base_ = nullptr;
  DatHeader header_;
  DatIterations iterations_;
  std::map<ObjectId, Change> changes_;
};

}  // namespace acm
