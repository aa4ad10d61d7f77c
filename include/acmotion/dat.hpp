// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/host.hpp"
#include "acmotion/result.hpp"
#include "acmotion/types.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <utility>

/// The game's container files (client_portal.dat and its kin): reading one that lies in memory, reading one
/// piecewise, and writing.
///
/// Nothing here opens files or keeps global state. Reading an object allocates only what its comment states;
/// immutable objects (DatIndex, DatFile) may be read by any number of threads. Containers are untrusted:
/// every offset, size and chain is checked, and the offsets in errors are those of the file.
namespace acm {

/// The two shapes a container has had.
enum class DatLayout : std::uint8_t {
  Current,  ///< Throne of Destiny to the end of retail (dat-formats 1.1)
  Older,    ///< portal.dat and cell.dat before that (dat-formats 1.5); can be read, not written
};

/// What stands before the first block. The defaults are those of an End of Retail client_portal.dat.
struct DatHeader {
  static constexpr std::uint32_t kPortal = 1;  ///< values of data_set
  static constexpr std::uint32_t kCell = 2;
  static constexpr std::uint32_t kLocal = 3;

  DatLayout layout = DatLayout::Current;
  std::uint32_t block_size = 1024;    ///< bytes, its 4-byte link included: a power of two from 64 to 65,536
  std::uint32_t file_size = 0;        ///< bytes; the file may be longer, not shorter
  std::uint32_t free_head = 0;        ///< offset of the first free block; means nothing when free_count is 0
  std::uint32_t free_tail = 0;        ///< offset of the last one
  std::uint32_t free_count = 0;       ///< blocks
  std::uint32_t root = 0;             ///< offset of the directory's root node
  std::uint32_t older_iteration = 0;  ///< Older only: the patch number of the whole file

  // Current only. Nothing here but data_set is ever compared by a reader; all of it is kept.
  std::array<std::byte, 256> version_text{};
  std::uint8_t journal_type = 0;  ///< not 0: the client was stopped within a change
  std::uint32_t data_set = kPortal;
  std::uint32_t data_subset = 0;  ///< region, language, or 0x69466948 for highres
  std::uint32_t young_lru = 0;
  std::uint32_t old_lru = 0;
  std::uint32_t use_lru = 0;  ///< the flag is the low byte; shipped files fill the others with CD
  ObjectId master_map = 0;
  std::uint32_t engine_version = 110;
  std::uint32_t game_version = 0;
  std::array<std::byte, 16> guid{};  ///< in the byte order of a Win32 GUID
  std::uint32_t minor_version = 6657;
};

/// One line of the directory (dat-formats 1.3). In the Older layout only id, offset and size are stored.
struct DatEntry {
  static constexpr std::uint16_t kCompressed = 1;       ///< the only known flag
  static constexpr std::uint16_t kVersionSet = 1;       ///< version of the iteration record
  static constexpr std::uint16_t kVersionOriginal = 2;  ///< never patched
  static constexpr std::uint16_t kVersionPatched = 3;

  ObjectId id = 0;
  std::uint32_t offset = 0;  ///< of the first block, from the start of the file
  std::uint32_t size = 0;    ///< bytes as stored
  std::uint32_t time = 0;    ///< seconds since 1970
  std::uint32_t iteration = 0;
  std::uint16_t flags = 0;
  std::uint16_t version = 0;

  [[nodiscard]] bool compressed() const { return (flags & kCompressed) != 0; }
  friend bool operator==(const DatEntry&, const DatEntry&) = default;
};

/// The record of the patches a Current container has seen; it has no object header (dat-formats 1.4).
inline constexpr ObjectId kIterationsId = 0xFFFF0001u;

/// Largest object that a compressed entry may decompress to. The largest shipped objects are textures of a
/// few MiB; without a limit, 1 MiB of zlib stream could ask for 1 GiB.
inline constexpr std::uint32_t kMaxDecompressedBytes = 64u << 20;

/// The numbers of the patches that a container has seen (dat-formats 1.4). Shipped files hold one run from 1.
struct DatIterations {
  struct Run {
    std::uint32_t first = 1;
    std::uint32_t count = 0;  ///< at least 1; first + count - 1 does not wrap

    friend bool operator==(const Run&, const Run&) = default;
  };
  Vector<Run> runs;              ///< in file order
  bool has_single_form = false;  ///< some number stood alone, which other readers cannot read

  /// How many numbers there are.
  [[nodiscard]] std::uint64_t total() const;
  /// The highest number; 0 when there is none.
  [[nodiscard]] std::uint32_t last() const;
  [[nodiscard]] bool contains(std::uint32_t iteration) const;
  /// Adds one number. Runs that then touch or overlap become one, and all are sorted.
  void insert(std::uint32_t iteration);
};

/// The record kIterationsId.
Result<DatIterations> read_iterations(Bytes bytes);
/// Always in the form of runs, even for one number: the only form that every reader understands.
Vector<std::byte> write_iterations(const DatIterations& iterations);

/// Header and directory of a container. 24 bytes for each object; no reference to the file.
class DatIndex {
 public:
  DatIndex() = default;
  /// `entries` ascend by id. DatIndexer and DatFile::open make the index of a file.
  DatIndex(const DatHeader& header, Vector<DatEntry> entries)
      : header_(header), entries_(std::move(entries)) {}

  [[nodiscard]] const DatHeader& header() const { return header_; }
  /// All objects by ascending id.
  [[nodiscard]] std::span<const DatEntry> entries() const { return entries_; }
  /// The objects with ids from `first` to `last`, both included.
  [[nodiscard]] std::span<const DatEntry> entries(ObjectId first, ObjectId last) const;
  /// Null when there is none.
  [[nodiscard]] const DatEntry* find(ObjectId id) const;

 private:
  DatHeader header_;
  Vector<DatEntry> entries_;
};

/// Reads a .dat container out of a byte span, usually a mapped file. The span must outlive this object and
/// must not change. Immutable, so any number of threads may read.
///
/// Who checks what, so that one bad object does not close the whole file:
/// - `open` checks the header and the directory: every node, the order of the ids, and that the objects do
///   not claim more blocks than the file has. It touches no object.
/// - `read` checks the blocks of the one object it reads.
class DatFile {
 public:
  /// Reads the directory into one sorted array. Beside it, opening takes one bit for each block and 2 KB for
  /// each level of the directory, and gives both back.
  static Result<DatFile> open(Bytes file);

  [[nodiscard]] const DatIndex& index() const { return index_; }
  [[nodiscard]] const DatHeader& header() const { return index_.header(); }
  /// The file, without what follows the size its header states.
  [[nodiscard]] Bytes bytes() const { return file_; }

  /// As of DatIndex.
  [[nodiscard]] std::span<const DatEntry> entries() const { return index_.entries(); }
  [[nodiscard]] std::span<const DatEntry> entries(ObjectId first, ObjectId last) const {
    return index_.entries(first, last);
  }
  [[nodiscard]] const DatEntry* find(ObjectId id) const { return index_.find(id); }

  /// An object's bytes, decompressed when compressed. A plain object that fits into one block is a view of
  /// the file; any other is put together in `buffer`, which grows when needed and never shrinks, so a buffer
  /// used again soon costs nothing. The view is good until the buffer is used again.
  /// Compressed entries are Unsupported when the library was built without zlib.
  Result<Bytes> read(const DatEntry& entry, Vector<std::byte>& buffer) const;
  /// NotFound when there is no such object.
  Result<Bytes> read(ObjectId id, Vector<std::byte>& buffer) const;
  /// The same, but a compressed object comes as it is stored.
  Result<Bytes> read_stored(const DatEntry& entry, Vector<std::byte>& buffer) const;

  /// The patches the file has seen: record kIterationsId, or in the Older layout the number in the header.
  Result<DatIterations> iterations() const;

 private:
  Bytes file_;
  DatIndex index_;
};

/// Bytes of a container that a piecewise reader wants next.
struct DatRange {
  std::uint64_t offset = 0;  ///< from the start of the file
  std::uint32_t size = 0;    ///< bytes that are needed, at least 1
  /// Bytes that are needed from `offset` on when the blocks follow one another, as they nearly always do; at
  /// least `size`. A host that pays for each request asks for these.
  std::uint32_t likely = 0;

  friend bool operator==(const DatRange&, const DatRange&) = default;
};

/// Reads the header and the directory of a container that does not lie in memory, and nothing else of it.
///
///   DatIndexer indexer(file_size);
///   while (const auto range = indexer.needs()) {
///     fetch(buffer, range->offset, range->size);
///     if (Status status = indexer.supply(buffer); !status) return status.error();
///   }
///   const DatIndex& index = indexer.index();
///
/// The outcome is that of DatFile::open for the same bytes, errors included. Allocates the entries, one bit
/// for each block of the file and 2 KB for each level of the directory. One thread at a time.
class DatIndexer {
 public:
  /// `file_size` is what the container takes on its medium, in bytes.
  explicit DatIndexer(std::uint64_t file_size);
  ~DatIndexer();
  DatIndexer(DatIndexer&&) noexcept;
  DatIndexer& operator=(DatIndexer&&) noexcept;

  /// Nothing at the end, and after an error.
  [[nodiscard]] std::optional<DatRange> needs() const;
  /// Further ranges that will be needed, whatever the bytes of the first: the other children of the nodes
  /// under way. A host that can fetch several at once keeps them until `needs` names them. Returns how many
  /// were written.
  std::size_t upcoming(std::span<DatRange> out) const;
  /// Takes the bytes from the offset of `needs` on: its `size` at least; as many more as follow in the file
  /// are used when they belong to the same node. Fewer are refused as Truncated, and may be supplied again.
  /// Any other error ends the reading. A programming error when nothing is needed.
  Status supply(Bytes bytes);

  /// Whether everything was read.
  [[nodiscard]] bool done() const;
  /// The error that has ended the reading, if any.
  [[nodiscard]] Status status() const;
  /// The index. Both are programming errors before `done` is true; index() then aborts.
  [[nodiscard]] const DatIndex& index() const;
  [[nodiscard]] DatIndex take() &&;

 private:
  struct State;
  std::unique_ptr<State> state_;
};

/// Reads one object of a container that does not lie in memory, block by block. The outcome is that of
/// DatFile::read for the same bytes, errors included. One thread at a time; allocates the object's bytes as
/// they arrive.
class DatObjectReader {
 public:
  /// Whether a compressed object comes as it is stored.
  enum class Form : std::uint8_t { Decompressed, Stored };

  DatObjectReader(const DatIndex& index, const DatEntry& entry, Form form = Form::Decompressed);
  ~DatObjectReader();
  DatObjectReader(DatObjectReader&&) noexcept;
  DatObjectReader& operator=(DatObjectReader&&) noexcept;

  /// As of DatIndexer. Ask `status` before the first `supply`: an entry can be bad by itself.
  [[nodiscard]] std::optional<DatRange> needs() const;
  Status supply(Bytes bytes);
  [[nodiscard]] bool done() const;
  [[nodiscard]] Status status() const;

  /// The object; the view is good as long as this reader. Both are programming errors before `done` is true,
  /// and return nothing then.
  [[nodiscard]] Bytes bytes() const;
  [[nodiscard]] Vector<std::byte> take() &&;

 private:
  struct State;
  std::unique_ptr<State> state_;
};

/// When an object came into a container.
struct DatStamp {
  std::uint32_t time = 0;       ///< seconds since 1970
  std::uint32_t iteration = 0;  ///< the patch it belongs to; 0: the last one the container has seen
};

/// A container file that DatWriter has laid out, produced piece by piece from start to end, so that a file of
/// gigabytes needs no more memory than its directory.
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

  /// Fills `out` with as many whole blocks as fit and returns how many bytes it wrote; 0 at the end. Less
  /// room than for one block is a programming error. Fails when an object of the container that is being
  /// changed cannot be read.
  Result<std::size_t> next(std::span<std::byte> out);

 private:
  friend class DatWriter;
  struct Plan;
  explicit DatImage(std::unique_ptr<Plan> plan);

  std::unique_ptr<Plan> plan_;
};

/// Makes a container of the Current layout, from nothing or from an existing one plus changes.
///
/// The result is always a complete new file: objects by ascending id in consecutive blocks, then the
/// directory. There is no in-place update, so damage to the old free list or tree is not carried over, and
/// equal contents give equal bytes. Unchanged objects keep their flags, version, time, iteration and stored
/// bytes.
///
/// The record of iterations (kIterationsId) is always there, names every iteration that `put` uses, and
/// cannot be removed.
class DatWriter {
 public:
  /// An empty container. Of the header, sizes, offsets, journal and free list are ignored.
  explicit DatWriter(const DatHeader& header = {});
  /// The contents of `dat`, which must outlive this object and its images. Header fields are kept, except the
  /// journal, which refers to blocks that move. Unsupported for the Older layout; fails too when its record
  /// of iterations cannot be read.
  static Result<DatWriter> modify(const DatFile& dat);
  DatWriter(DatWriter&&) = default;
  DatWriter& operator=(DatWriter&&) = default;

  /// Adds or replaces an object; it is stored uncompressed. The bytes must stay until the last image was
  /// written. LimitExceeded for an object of more than 2 GiB; a record of iterations that cannot be read is
  /// refused with its own error.
  Status put(ObjectId id, Bytes bytes, DatStamp timestamp = {});
  /// The same, and the bytes are kept here.
  Status put(ObjectId id, Vector<std::byte>&& bytes, DatStamp timestamp = {});
  /// False when there is no such object, or it is the record of iterations.
  bool remove(ObjectId id);
  [[nodiscard]] bool contains(ObjectId id) const;

  [[nodiscard]] const DatIterations& iterations() const { return iterations_; }
  /// Starts a patch: objects that are put later with DatStamp::iteration 0 belong to the highest iteration.
  void add_iteration(std::uint32_t iteration) { iterations_.insert(iteration); }

  /// Lays the file out. The image refers to this object, which must not change until the image has been
  /// written. BadValue for a bad block size in the header, LimitExceeded for a file of more than 2 GiB.
  Result<DatImage> image() const;
  /// The whole file at once.
  Result<Vector<std::byte>> build() const;

 private:
  struct Change {
    bool removed = false;
    DatEntry entry;
    Bytes bytes;
    Vector<std::byte> owned;
  };

  Status put_iterations(Bytes bytes);
  DatEntry new_entry(ObjectId id, std::size_t size, DatStamp timestamp);
  void add_objects(DatImage::Plan& plan) const;
  void add_iterations_record(DatImage::Plan& plan) const;

  const DatFile* base_ = nullptr;
  DatHeader header_;
  DatIterations iterations_;
  Map<ObjectId, Change> changes_;
};

}  // namespace acm
