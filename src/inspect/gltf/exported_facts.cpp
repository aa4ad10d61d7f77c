// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "exported_facts.h"

#include <fmt/format.h>

#include <charconv>
#include <optional>

#include "base64.h"
#include "names.h"

namespace acm::gltf {

namespace {

ObjectId id_of(const Reader& reader, std::string_view text) {
  ObjectId id = 0;
  if (text.starts_with("0x")) {
    const auto [end, error] = std::from_chars(text.data() + 2, text.data() + text.size(), id, 16);
    if (error == std::errc() && end == text.data() + text.size()) return id;
  }
  reader.fail(fmt::format("'{}' is not an id", text.substr(0, 20)));
  return 0;
}

// Nothing after an error.
std::optional<Animation> animation_of(const Reader& reader, std::string_view name, const ReadJson& record) {
  const auto fail = [&](std::string_view what) {
    reader.fail(fmt::format("the record of animation {} is {}", name.substr(0, 20), what));
    return std::nullopt;
  };
  const auto bytes = record.is_string() ? from_base64(record.get_ref<const std::string&>()) : std::nullopt;
  if (!bytes) return fail("no base64");
  Result<Animation> animation = read_animation(*bytes);
  if (!animation)
    return fail(fmt::format("broken: {} at byte {}: {}", to_string(animation.error().code),
                            animation.error().offset, animation.error().what));
  if (animation->id != id_of(reader, name)) return fail("that of another");
  return std::move(*animation);
}

ShownFrames shown_frames(const Reader& reader, const ReadJson& json,
                         const std::map<ObjectId, Animation>& animations) {
  ShownFrames out;
  out.animation = id_of(reader, reader.text_at(json, "animation"));
  const auto found = animations.find(out.animation);
  if (found == animations.end()) {
    reader.fail(fmt::format("animation 0x{:08X} is played, and its record is missing", out.animation));
    return out;
  }
  const ReadJson& frames = reader.list_at(json, "frames");
  const auto frame = [&](std::size_t i) -> std::uint32_t {
    if (i < frames.size() && frames[i].is_number_unsigned() &&
        frames[i].get<std::uint64_t>() < found->second.frame_count)
      return frames[i].get<std::uint32_t>();
    reader.fail(fmt::format("a clip plays frames that animation 0x{:08X} does not have", out.animation));
    return 0;
  };
  out.first = frame(0);
  out.last = frame(1);
  out.start = reader.finite_at(json, "start");
  out.end = reader.finite_at(json, "end");
  // A million frames at the slowest rate that is shown, and more.
  constexpr double kLatest = 1e12;
  if (!(out.end > out.start) || out.start < 0.0)
    reader.fail(fmt::format("a clip plays animation 0x{:08X} in no time", out.animation));
  if (out.end > kLatest)
    reader.fail(fmt::format("a clip plays animation 0x{:08X} until {} s", out.animation, out.end));
  return out;
}

ExportedLayout layout_of(Reader& reader, const ReadJson& value) {
  ExportedLayout out;
  const ReadJson* json = reader.parsed_object(value);
  if (!json) {
    reader.fail("the layout in the extras of the exported body is not whole");
    return out;
  }
  out.holds_keys = reader.text_at(*json, "keys") != "linear";
  out.root_motion = json->contains("root_motion") && (*json)["root_motion"] == true;
  const ReadJson& parents = reader.list_at(*json, "parents");
  for (const ReadJson& parent : parents) {
    std::optional<std::uint32_t>& number = out.parents.emplace_back();
    if (parent.is_null()) continue;
    if (parent.is_number_unsigned() && parent.get<std::uint64_t>() < parents.size())
      number = parent.get<std::uint32_t>();
    else
      reader.fail("a part of the exported layout has a parent that is none");
  }
  return out;
}

std::map<std::string, BodyPath, std::less<>> bodies_of(Reader& reader, const ReadJson& value) {
  std::map<std::string, BodyPath, std::less<>> out;
  const ReadJson* json = reader.parsed_object(value);
  if (!json) {
    reader.fail("the paths of the body in the extras of the exported body are not whole");
    return out;
  }
  for (const auto& [name, text] : json->items()) {
    std::optional<BodyPath> path =
        text.is_string() ? read_body_path(text.get_ref<const std::string&>()) : std::nullopt;
    if (path)
      out.emplace(name, std::move(*path));
    else
      reader.fail(fmt::format("the path of the body in {} is not whole", printable(name)));
  }
  return out;
}

void read_motions(Reader& reader, const ReadJson& value, ExportedFacts& out) {
  const ReadJson* motions = reader.parsed_object(value);
  if (!motions) return reader.fail("the motions in the extras of the exported body are not whole");
  for (const auto& [name, motion] : motions->items()) {
    const auto clip = out.written.find(name);
    if (clip == out.written.end() || !motion.is_object())
      return reader.fail(
          fmt::format("the motion {} in the extras of the exported body is not whole", printable(name)));
    clip->second.motion = &motion;
  }
}

// The one node that holds what the exporter left; null after an error.
const ReadJson* find_exported_body(Reader& reader, std::size_t& root) {
  const ReadJson* facts = nullptr;
  const ReadJson& nodes = reader.list_at(reader.document(), "nodes");
  for (std::size_t i = 0; i < nodes.size(); ++i) {
    const ReadJson* found = reader.facts_of(nodes[i]);
    if (!found || !found->contains("animations")) continue;
    if (facts) reader.fail("there are several exported bodies in the file; keep one");
    facts = found;
    root = i;
  }
  if (!facts)
    reader.fail(
        "no node has the extras of an exported body (editors keep them as custom properties, when asked to)");
  return reader.ok() ? facts : nullptr;
}

}  // namespace

ExportedFacts read_facts(Reader& reader) {
  ExportedFacts out;
  const ReadJson* facts = find_exported_body(reader, out.root);
  if (!facts) return out;
  out.setup = id_of(reader, reader.text_at(*facts, "setup"));
  const ReadJson* animations = reader.parsed_object((*facts)["animations"]);
  const ReadJson* clips = facts->contains("clips") ? reader.parsed_object((*facts)["clips"]) : nullptr;
  if (!animations || !clips) {
    reader.fail("the extras of the exported body are not whole");
    return out;
  }
  for (const auto& [name, record] : animations->items()) {
    std::optional<Animation> animation = animation_of(reader, name, record);
    if (!animation) return out;
    const ObjectId id = animation->id;
    out.animations.insert_or_assign(id, std::move(*animation));
  }
  for (const auto& [name, segments] : clips->items()) {
    if (!segments.is_array()) reader.fail("the clips of the exported body are not whole");
    std::vector<ShownFrames>& clip = out.clips[name];
    out.written[name].segments = &segments;
    for (const ReadJson& segment : segments) {
      if (!reader.ok()) return out;
      clip.push_back(shown_frames(reader, segment, out.animations));
    }
  }
  if (facts->contains("layout")) out.layout = layout_of(reader, (*facts)["layout"]);
  if (facts->contains("bodies")) out.bodies = bodies_of(reader, (*facts)["bodies"]);
  if (facts->contains("motions")) read_motions(reader, (*facts)["motions"], out);
  return out;
}

std::string_view without_copy_number(std::string_view name) {
  const std::size_t dot = name.rfind('.');
  if (dot == std::string_view::npos || dot + 4 != name.size()) return name;
  return name.find_first_not_of("0123456789", dot + 1) == std::string_view::npos ? name.substr(0, dot) : name;
}

}  // namespace acm::gltf
