// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/inspect/gltf.hpp"
#include "capi/changing_assets.h"
#include "capi/inspect_boxes.h"
#include "capi/options.h"

#include <algorithm>

namespace acm::capi {

namespace {

bool read_gltf_options(Call& call, const acm_gltf_export_options& from, inspect::GltfOptions& to) {
  if (from.keys > ACM_GLTF_LINEAR)
    (void)call.fail(ACM_BAD_ARGUMENT, "options.keys");
  else if (from.tree > ACM_GLTF_FLAT)
    (void)call.fail(ACM_BAD_ARGUMENT, "options.tree");
  if (call.status() != ACM_OK) return false;
  to.keys = static_cast<inspect::GltfOptions::Keys>(from.keys);
  to.tree = static_cast<inspect::GltfOptions::Tree>(from.tree);
  to.root_motion = from.root_motion != 0;
  to.markers = from.markers != 0 ? Markers::Shown : Markers::Hidden;
  return true;
}

bool read_names(Call& call, const char* const* names, std::size_t count, std::vector<std::string>& out) {
  if (count > 0 && !call.require(names, "motions")) return false;
  for (std::size_t i = 0; i < count; ++i) {
    if (!call.require(names[i], "motions")) return false;
    out.emplace_back(names[i]);
  }
  return true;
}

// The host's function as the importer calls it.
InspectResult<Vector<std::byte>> read_beside(const acm_gltf_import_options& options,
                                             const std::string& path) {
  const void* bytes = nullptr;
  std::size_t size = 0;
  if (options.read_file(options.context, path.c_str(), &bytes, &size) != ACM_OK || (!bytes && size > 0))
    return InspectError{ErrorCode::NotFound, 0, path + " cannot be read"};
  const auto* first = static_cast<const std::byte*>(bytes);
  return Vector<std::byte>(first, first + size);
}

const inspect::ImportedAnimation* find_animation(const GltfBox& box, acm_object_id id) {
  const auto it = std::ranges::find(box.read.animations, id, &inspect::ImportedAnimation::id);
  return it == box.read.animations.end() ? nullptr : &*it;
}

acm_gltf_animation animation_to_c(const inspect::ImportedAnimation& a) {
  return {a.id,           a.frames,      a.edited_frames, static_cast<std::uint32_t>(a.edited_parts.size()),
          a.bytes.data(), a.bytes.size()};
}

const std::vector<std::string>& lines_of(const GltfBox& box, int32_t kind) {
  if (kind == ACM_GLTF_FINDINGS) return box.read.findings;
  return box.made.notes.empty() ? box.read.notes : box.made.notes;  // one of the two has none
}

}  // namespace

}  // namespace acm::capi

using namespace acm::capi;

void acm_gltf_export_options_init(acm_gltf_export_options* options) {
  if (options) *options = {sizeof *options, ACM_GLTF_STEP, ACM_GLTF_PARENTS, 0, 0, 0};
}

int32_t acm_gltf_export(acm_assets* assets, acm_object_id setup, const acm_gltf_export_options* options,
                        const char* const* motions, size_t motion_count, acm_gltf** out, acm_error* error) {
  Call call(error);
  if (!call.require(out, "out")) return call.status();
  *out = nullptr;
  acm_gltf_export_options read;
  acm_gltf_export_options_init(&read);
  if (options && !read_options(call, options, read, "options")) return call.status();
  acm::inspect::GltfOptions meant;
  std::vector<std::string> names;
  if (!read_gltf_options(call, read, meant) || !read_names(call, motions, motion_count, names))
    return call.status();
  const ChangingAssets changing(call, assets);
  if (!changing.get()) return call.status();
  acm::InspectResult<acm::inspect::GltfExport> made =
      acm::inspect::export_gltf(*changing.get(), setup, meant, read.table, names);
  if (!made) return fail_with_message(call, made.error());
  return give<GltfBox>(call, out, std::move(made).value());
}

int32_t acm_gltf_file(acm_gltf* gltf, const void** data, size_t* size, size_t* clips, acm_error* error) {
  Call call(error);
  const GltfBox* box = call.use<GltfBox>(gltf, "gltf");
  if (!box) return call.status();
  if (data) *data = box->made.glb.data();
  if (size) *size = box->made.glb.size();
  if (clips) *clips = box->made.clips;
  return call.done();
}

int32_t acm_gltf_missing(acm_gltf* gltf, acm_object_id* out, size_t capacity, size_t* count,
                         acm_error* error) {
  Call call(error);
  const ListOut list{out, capacity, count};
  if (!check_list(call, list)) return call.status();
  const GltfBox* box = call.use<GltfBox>(gltf, "gltf");
  if (!box) return call.status();
  return write_list(call, list, std::span(box->made.missing), [](acm::ObjectId id) { return id; });
}

void acm_gltf_import_options_init(acm_gltf_import_options* options) {
  if (options) *options = {sizeof *options, 0, {}, nullptr, nullptr};
}

int32_t acm_gltf_import(const void* bytes, size_t size, const acm_gltf_import_options* options,
                        acm_gltf** out, acm_error* error) {
  Call call(error);
  if (!call.require(out, "out")) return call.status();
  *out = nullptr;
  acm::Bytes file;
  acm_gltf_import_options read;
  acm_gltf_import_options_init(&read);
  if (!read_bytes(call, bytes, size, file, "bytes")) return call.status();
  if (options && !read_options(call, options, read, "options")) return call.status();
  acm::inspect::GltfImportOptions meant;
  meant.force = read.force != 0;
  if (read.read_file) meant.read_file = [&read](const std::string& path) { return read_beside(read, path); };
  acm::InspectResult<acm::inspect::ImportedGltf> imported = acm::inspect::import_gltf(file, meant);
  if (!imported) return fail_with_message(call, imported.error());
  return give<GltfBox>(call, out, std::move(imported).value());
}

int32_t acm_gltf_setup(acm_gltf* gltf, acm_object_id* out, acm_error* error) {
  Call call(error);
  if (!call.require(out, "out")) return call.status();
  const GltfBox* box = call.use<GltfBox>(gltf, "gltf");
  if (!box) return call.status();
  *out = box->read.setup;
  return call.done();
}

int32_t acm_gltf_animations(acm_gltf* gltf, acm_gltf_animation* out, size_t capacity, size_t* count,
                            acm_error* error) {
  Call call(error);
  const ListOut list{out, capacity, count};
  if (!check_list(call, list)) return call.status();
  const GltfBox* box = call.use<GltfBox>(gltf, "gltf");
  if (!box) return call.status();
  return write_list(call, list, std::span(box->read.animations), animation_to_c);
}

int32_t acm_gltf_edited_parts(acm_gltf* gltf, acm_object_id animation, acm_gltf_edited_part* out,
                              size_t capacity, size_t* count, acm_error* error) {
  Call call(error);
  const ListOut list{out, capacity, count};
  if (!check_list(call, list)) return call.status();
  const GltfBox* box = call.use<GltfBox>(gltf, "gltf");
  if (!box) return call.status();
  const acm::inspect::ImportedAnimation* found = find_animation(*box, animation);
  if (!found) return call.fail(ACM_NOT_FOUND, "animation");
  return write_list(call, list, std::span(found->edited_parts), [](const acm::inspect::EditedPart& p) {
    return acm_gltf_edited_part{p.part, p.frames, p.metres, p.radians};
  });
}

int32_t acm_gltf_edited_motions(acm_gltf* gltf, acm_object_id animation, const char** out, size_t capacity,
                                size_t* count, acm_error* error) {
  Call call(error);
  const ListOut list{out, capacity, count};
  if (!check_list(call, list)) return call.status();
  const GltfBox* box = call.use<GltfBox>(gltf, "gltf");
  if (!box) return call.status();
  const acm::inspect::ImportedAnimation* found = find_animation(*box, animation);
  if (!found) return call.fail(ACM_NOT_FOUND, "animation");
  return write_list(call, list, std::span(found->edited_in),
                    [](const std::string& name) { return name.c_str(); });
}

int32_t acm_gltf_lines(acm_gltf* gltf, int32_t kind, const char** out, size_t capacity, size_t* count,
                       acm_error* error) {
  Call call(error);
  const ListOut list{out, capacity, count};
  if (!check_list(call, list)) return call.status();
  if (kind != ACM_GLTF_NOTES && kind != ACM_GLTF_FINDINGS) return call.fail(ACM_BAD_ARGUMENT, "kind");
  const GltfBox* box = call.use<GltfBox>(gltf, "gltf");
  if (!box) return call.status();
  return write_list(call, list, std::span(lines_of(*box, kind)),
                    [](const std::string& line) { return line.c_str(); });
}

int32_t acm_gltf_free(acm_gltf* gltf, acm_error* error) {
  return free_box<GltfBox>(gltf, error, "gltf");
}
