// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT

// The layout of motion tables on disk (dat-formats 2.1).
#include "assets/motion_table.h"

#include <span>

#include "record.h"

namespace acm {

namespace {

// The smallest form of each record on disk: a motion without animations and vectors takes four bytes.
constexpr std::size_t kStyleDefaultBytes = 8;
constexpr std::size_t kMinEntryBytes = 8;
constexpr std::size_t kMinLinkGroupBytes = 8;
constexpr std::size_t kMinLinkBytes = 8;
constexpr std::size_t kAnimDataBytes = 16;

constexpr std::uint8_t kKnownBits = MotionData::kClearsModifiers | MotionData::kOnlyFromDefaultState;
constexpr std::uint8_t kKnownPresent = MotionData::kHasVelocity | MotionData::kHasOmega;

}  // namespace

class MotionTableReader {
 public:
  explicit MotionTableReader(Bytes bytes) : in_(bytes) {}

  Result<MotionTable> read();

 private:
  void read_header();
  void read_style_defaults();
  void read_entries(Vector<MotionTable::Entry>& entries, const char* count_field, const char* key_field);
  void read_link_groups();
  void read_links(MotionTable::LinkGroup& group);
  std::uint32_t read_motion();
  void read_anims(MotionData& motion);
  std::uint32_t read_key(const char* field, DuplicateKeyFinder& keys);

  ByteReader in_;
  MotionTable table_;
  DuplicateKeyFinder keys_;
  DuplicateKeyFinder link_keys_;
};

// retail: CMotionTable::UnPack (dat-formats 2.1)
Result<MotionTable> MotionTableReader::read() {
  read_header();
  read_style_defaults();
  read_entries(table_.cycles_, "cycle count", "cycle key");
  read_entries(table_.modifiers_, "modifier count", "modifier key");
  read_link_groups();
  in_.expect_end();
  if (!in_.ok()) {
    Error error = in_.error();
    error.object_id = table_.id_;
    return error;
  }
  table_.oddities_ = in_.oddities();
  trim(table_.links_);
  trim(table_.motions_);
  trim(table_.anims_);
  table_.build_index();
  return std::move(table_);
}

void MotionTableReader::read_header() {
  table_.id_ = in_.u32("id");
  if (in_.ok() && object_type(table_.id_) != ObjectType::MotionTable)
    in_.fail(ErrorCode::WrongType, "id is not that of a motion table", 0);
  table_.default_style_ = in_.u32("default style");
}

void MotionTableReader::read_style_defaults() {
  const std::uint32_t count = in_.count("style default count", kStyleDefaultBytes);
  table_.style_defaults_.reserve(count);
  for (std::uint32_t i = 0; i < count && in_.ok(); ++i) {
    const Command style = read_key("style", keys_);
    table_.style_defaults_.push_back({style, in_.u32("default substate")});
  }
  keys_.note_duplicates(in_);
}

void MotionTableReader::read_entries(Vector<MotionTable::Entry>& entries, const char* count_field,
                                     const char* key_field) {
  const std::uint32_t count = in_.count(count_field, kMinEntryBytes);
  entries.reserve(count);
  for (std::uint32_t i = 0; i < count && in_.ok(); ++i) {
    const std::uint32_t key = read_key(key_field, keys_);
    entries.push_back({key, read_motion()});
  }
  keys_.note_duplicates(in_);
}

void MotionTableReader::read_link_groups() {
  const std::uint32_t count = in_.count("link group count", kMinLinkGroupBytes);
  table_.link_groups_.reserve(count);
  for (std::uint32_t i = 0; i < count && in_.ok(); ++i) {
    const std::uint32_t key = read_key("link group key", keys_);
    table_.link_groups_.push_back({key, static_cast<std::uint32_t>(table_.links_.size()), 0});
    read_links(table_.link_groups_.back());
  }
  keys_.note_duplicates(in_);
}

void MotionTableReader::read_links(MotionTable::LinkGroup& group) {
  group.count = in_.count("link count", kMinLinkBytes);
  for (std::uint32_t i = 0; i < group.count && in_.ok(); ++i) {
    const Command to = read_key("link target", link_keys_);
    table_.links_.push_back({to, read_motion()});
  }
  link_keys_.note_duplicates(in_);
}

// retail: MotionData::UnPack (dat-formats 2.1)
std::uint32_t MotionTableReader::read_motion() {
  const std::uint64_t at = in_.offset();
  MotionData motion;
  motion.anim_count = in_.u8("anim count");
  in_.accept_count("anim count", motion.anim_count, kAnimDataBytes, at);
  motion.bits = in_.u8("motion bits");
  note_unknown_flags(in_, motion.bits, kKnownBits, at + 1);
  motion.present = in_.u8("vectors present");
  note_unknown_flags(in_, motion.present, kKnownPresent, at + 2);
  motion.padding = static_cast<std::uint8_t>(in_.align4("motion padding"));
  read_anims(motion);
  if ((motion.present & MotionData::kHasVelocity) != 0) motion.velocity = in_.vec3("velocity");
  if ((motion.present & MotionData::kHasOmega) != 0) motion.omega = in_.vec3("omega");
  table_.motions_.push_back(motion);
  return static_cast<std::uint32_t>(table_.motions_.size() - 1);
}

void MotionTableReader::read_anims(MotionData& motion) {
  motion.first_anim = static_cast<std::uint32_t>(table_.anims_.size());
  for (unsigned i = 0; i < motion.anim_count && in_.ok(); ++i) {
    AnimData anim;
    anim.animation = in_.u32("anim id");
    anim.low_frame = in_.i32("low frame");
    anim.high_frame = in_.i32("high frame");
    anim.framerate = in_.f32("framerate");
    table_.anims_.push_back(anim);
  }
}

std::uint32_t MotionTableReader::read_key(const char* field, DuplicateKeyFinder& keys) {
  const std::uint64_t at = in_.offset();
  const std::uint32_t key = in_.u32(field);
  keys.add(key, at);
  return key;
}

namespace {

void write_motion(ByteWriter& out, const MotionTable& table, std::uint32_t index) {
  const MotionData& motion = table.motions()[index];
  out.u8(motion.anim_count);
  out.u8(motion.bits);
  out.u8(motion.present);
  out.align4(motion.padding);
  for (const AnimData& anim : table.anims_of(motion)) {
    out.u32(anim.animation);
    out.i32(anim.low_frame);
    out.i32(anim.high_frame);
    out.f32(anim.framerate);
  }
  if ((motion.present & MotionData::kHasVelocity) != 0) out.vec3(motion.velocity);
  if ((motion.present & MotionData::kHasOmega) != 0) out.vec3(motion.omega);
}

void write_entries(ByteWriter& out, const MotionTable& table, std::span<const MotionTable::Entry> entries) {
  out.u32(static_cast<std::uint32_t>(entries.size()));
  for (const MotionTable::Entry& entry : entries) {
    out.u32(entry.key);
    write_motion(out, table, entry.motion);
  }
}

void write_link_groups(ByteWriter& out, const MotionTable& table) {
  out.u32(static_cast<std::uint32_t>(table.link_groups().size()));
  for (const MotionTable::LinkGroup& group : table.link_groups()) {
    out.u32(group.key);
    out.u32(group.count);
    for (const MotionTable::Link& link : table.links_of(group)) {
      out.u32(link.to);
      write_motion(out, table, link.motion);
    }
  }
}

}  // namespace

Result<MotionTable> read_motion_table(Bytes bytes) {
  return MotionTableReader(bytes).read();
}

Vector<std::byte> write_motion_table(const MotionTable& table) {
  ByteWriter out;
  out.u32(table.id());
  out.u32(table.default_style());
  out.u32(static_cast<std::uint32_t>(table.style_defaults().size()));
  for (const StyleDefault& d : table.style_defaults()) {
    out.u32(d.style);
    out.u32(d.substate);
  }
  write_entries(out, table, table.cycles());
  write_entries(out, table, table.modifiers());
  write_link_groups(out, table);
  return std::move(out).take();
}

}  // namespace acm
