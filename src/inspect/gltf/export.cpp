// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "inspect/gltf/gltf.h"

#include <fmt/format.h>

#include <algorithm>
#include <limits>
#include <map>

#include "base64.h"
#include "body_path.h"
#include "clip_writer.h"
#include "meshes.h"
#include "names.h"
#include "shown_pose.h"

namespace acm {

namespace gltf {

namespace {

// Counts of bytes in the file have 32 bits; half of that leaves room for the JSON.
constexpr std::uint64_t kMaxBytes = std::numeric_limits<std::uint32_t>::max() / 2;

// Where the parts are when nothing plays: at the default placement, or else where the first clip begins.
std::vector<Frame> rest_of(const Setup& setup, std::span<const Clip> clips) {
  std::vector<Frame> rest(setup.parts.size());
  const Setup::Placement* placement = setup.find_placement(placement::kDefault);
  if (placement && placement->parts.size() == rest.size()) {
    std::ranges::transform(placement->parts, rest.begin(), shown);
    return rest;
  }
  for (const Clip& clip : clips)
    if (!clip.keys.empty()) return shown_pose(*clip.keys[0].animation, clip.keys[0].frame, rest);
  return rest;
}

class Exporter {
 public:
  Exporter(const AssetStore& store, const Setup& setup, const GltfOptions& options)
      : setup_(setup),
        options_(options),
        look_(make_look(store, setup, options.appearance, options.markers)),
        meshes_(writer_, store, look_, options) {
    parents_ = options.tree == GltfOptions::Tree::Parents
                   ? part_parents(setup)
                   : std::vector<std::uint32_t>(setup.parts.size(), Setup::kNoParent);
  }

  void lay_out(const BoundTable& table, std::span<const TableMotion> motions) {
    table_ = table.table->id();
    std::map<std::string, int> uses;  // commands that the catalogue does not have may share a name
    for (const TableMotion& motion : motions) {
      std::string name = clip_name(motion);
      if (const int n = ++uses[name]; n > 1) name = fmt::format("{} ({})", name, n);
      clips_.push_back(lay_out_clip(table, motion, std::move(name)));
    }
  }

  Result<GltfExport> run() && {
    const std::vector<Frame> rest = rest_of(setup_, clips_);
    add_nodes(rest);
    ClipWriter clip_writer(writer_, options_, parents_, rest);
    for (const Clip& clip : clips_) clip_writer.add(clip);
    writer_.document["scene"] = 0;
    writer_.add("scenes", {{"name", id_text(setup_.id)}, {"nodes", Json::array({kRootNode})}});
    if (writer_.binary_bytes() > kMaxBytes)
      return Error{ErrorCode::LimitExceeded, setup_.id, 0,
                   "more motions and images than a glTF file can hold"};
    std::vector<std::string> notes = findings_of(look_);
    notes.insert(notes.end(), meshes_.findings().begin(), meshes_.findings().end());
    return GltfExport{std::move(writer_).finish(),
                      clips_.size(),
                      {meshes_.missing().begin(), meshes_.missing().end()},
                      std::move(notes)};
  }

  [[nodiscard]] std::uint64_t bytes_of_keys() const {
    std::uint64_t keys = 0;
    for (const Clip& clip : clips_) keys += clip.keys.size();
    return keys * setup_.parts.size() * sizeof(Frame);
  }

 private:
  // The root turns the axes; the body is what root motion moves.
  void add_nodes(std::span<const Frame> rest) {
    writer_.add("nodes", {{"name", id_text(setup_.id)},
                          {"rotation", Json::array({0, exact(kHalfRoot), exact(kHalfRoot), 0})},
                          {"children", Json::array({kBodyNode})},
                          {"extras", {{kExtras, root_facts()}}}});
    writer_.add("nodes", {{"name", kBodyName}});
    add_parts(rest);
    Json& nodes = writer_.document["nodes"];
    for (std::size_t i = 0; i < parents_.size(); ++i) {
      const std::size_t parent = parents_[i] == Setup::kNoParent ? kBodyNode : kFirstPartNode + parents_[i];
      nodes[parent]["children"].push_back(kFirstPartNode + i);
    }
  }

  void add_parts(std::span<const Frame> rest) {
    const std::vector<Frame> local = to_local(rest, parents_);
    for (std::size_t i = 0; i < local.size(); ++i) {
      const Quat q = normalized_or(local[i].rotation, Quat{});
      Json node = {{"name", part_name(i)},
                   {"translation", exact(local[i].origin)},
                   {"rotation", Json::array({exact(q.x), exact(q.y), exact(q.z), exact(q.w)})}};
      const Vec3 scale = setup_.scales.empty() ? Vec3{1.0f, 1.0f, 1.0f} : setup_.scales[i];
      if (const std::optional<std::size_t> mesh = meshes_.add(look_.parts[i], scale)) node["mesh"] = *mesh;
      Json facts = {{"part", i}, {"gfxobj", id_text(look_.parts[i].mesh)}};
      if (look_.parts[i].is_marker) facts["marker"] = true;
      node["extras"] = {{kExtras, std::move(facts)}};
      writer_.add("nodes", std::move(node));
    }
  }

  // Texts rather than lists, because editors that keep extras at all keep texts.
  [[nodiscard]] Json root_facts() const {
    Json facts = {{"setup", id_text(setup_.id)}};
    if (table_ != 0) facts["table"] = id_text(table_);
    Json index = Json::object();
    Json motions = Json::object();
    Json records = Json::object();
    for (const Clip& clip : clips_) {
      index[clip.name] = segments_json(clip);
      motions[clip.name] = motion_json(clip);
      for (const ClipSegment& segment : clip.segments)
        if (Json& record = records[id_text(segment.anim->animation->id)]; record.is_null())
          record = to_base64(write_animation(*segment.anim->animation));
    }
    facts["clips"] = index.dump();
    facts["motions"] = motions.dump();
    facts["layout"] = layout().dump();
    if (options_.root_motion) facts["bodies"] = body_paths().dump();
    facts["animations"] = std::move(records);
    return facts;
  }

  [[nodiscard]] Json body_paths() const {
    Json paths = Json::object();
    for (const Clip& clip : clips_) paths[clip.name] = body_path_text(body_keys(clip));
    return paths;
  }

  // What an importer cannot see any more in a file that an editor has changed.
  [[nodiscard]] Json layout() const {
    Json parents = Json::array();
    for (const std::uint32_t parent : parents_)
      parents.push_back(parent == Setup::kNoParent ? Json() : Json(parent));
    return {{"keys", options_.keys == GltfOptions::Keys::Step ? "step" : "linear"},
            {"root_motion", options_.root_motion},
            {"parents", std::move(parents)}};
  }

  const Setup& setup_;
  const GltfOptions& options_;
  ObjectId table_ = 0;
  std::vector<std::uint32_t> parents_;
  std::vector<Clip> clips_;
  Look look_;
  Writer writer_;
  Meshes meshes_;
};

}  // namespace

}  // namespace gltf

Result<GltfExport> export_gltf(const AssetStore& store, ObjectId setup_id, const BoundTable* table,
                               std::span<const TableMotion> motions, const GltfOptions& options) {
  const Result<const Setup*> setup = store.setup(setup_id);
  if (!setup) return setup.error();
  gltf::Exporter exporter(store, **setup, options);
  if (table) exporter.lay_out(*table, motions);
  if (exporter.bytes_of_keys() > gltf::kMaxBytes)
    return Error{ErrorCode::LimitExceeded, setup_id, 0, "more motions than a glTF file can hold"};
  return std::move(exporter).run();
}

}  // namespace acm
