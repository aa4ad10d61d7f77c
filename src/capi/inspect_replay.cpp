// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/inspect/replay.hpp"
#include "capi/changing_assets.h"
#include "capi/inspect_boxes.h"
#include "capi/inspect_captured.h"
#include "capi/options.h"

namespace acm::capi {

namespace {

acm_replay_totals totals_to_c(const inspect::Replay& replay) {
  const std::vector<const inspect::ReplayedObject*> objects = replay.objects();
  const inspect::ReplayTotals t = inspect::totals_of(objects);
  return {t.objects,
          t.undescribed,
          t.anonymous,
          t.without_assets,
          t.messages,
          t.deferred,
          t.waiting,
          t.movements,
          t.unchecked,
          t.cannot_move,
          t.compared,
          t.blips,
          t.stalls,
          t.refused,
          t.sounds,
          t.scripts,
          t.refused_effects,
          t.worst.value_or(0.0),
          t.mean.value_or(0.0),
          replay.capture().seconds};
}

}  // namespace

}  // namespace acm::capi

using namespace acm::capi;

void acm_replay_options_init(acm_replay_options* options) {
  if (options) *options = {sizeof *options, 0};
}

int32_t acm_replay_create(acm_assets* assets, const acm_replay_options* options, acm_replay** out,
                          acm_error* error) {
  Call call(error);
  if (!call.require(out, "out")) return call.status();
  *out = nullptr;
  acm_replay_options read;
  acm_replay_options_init(&read);
  if (options && !read_options(call, options, read, "options")) return call.status();
  AssetsBox* box = use_assets(call, assets);
  if (!box) return call.status();
  return give<ReplayBox>(call, out, box, assets, acm::inspect::ReplayOptions{read.assumed_setup});
}

int32_t acm_replay_add(acm_replay* replay, const acm_captured_message* message, acm_error* error) {
  Call call(error);
  acm::inspect::CapturedMessage read;
  if (!read_captured(call, message, read)) return call.status();
  ReplayBox* box = call.use<ReplayBox>(replay, "replay");
  if (!box) return call.status();
  const ChangingAssets changing(call, box->assets_handle);
  if (!changing.get()) return call.status();
  if (const acm::Status added = box->replay.add(read); !added) return call.fail(added.error());
  return call.done();
}

int32_t acm_replay_get_totals(acm_replay* replay, acm_replay_totals* out, acm_error* error) {
  Call call(error);
  if (!call.require(out, "out")) return call.status();
  const ReplayBox* box = call.use<ReplayBox>(replay, "replay");
  if (!box) return call.status();
  *out = totals_to_c(box->replay);
  return call.done();
}

int32_t acm_replay_report(acm_replay* replay, int32_t format, const char* name, uint64_t errors,
                          acm_bytes** out, acm_error* error) {
  Call call(error);
  if (!call.require(out, "out")) return call.status();
  *out = nullptr;
  if (format != ACM_REPLAY_JSON && format != ACM_REPLAY_SVG) return call.fail(ACM_BAD_ARGUMENT, "format");
  const ReplayBox* box = call.use<ReplayBox>(replay, "replay");
  if (!box) return call.status();
  const std::vector<const acm::inspect::ReplayedObject*> objects = box->replay.objects();
  if (format == ACM_REPLAY_SVG) return give<BytesBox>(call, out, acm::inspect::replay_svg(objects));
  acm::inspect::ReplayedCapture capture = box->replay.capture();
  capture.name = name ? name : "";
  capture.errors = errors;
  return give<BytesBox>(call, out, acm::inspect::replay_json(capture, objects));
}

int32_t acm_replay_free(acm_replay* replay, acm_error* error) {
  return free_box<ReplayBox>(replay, error, "replay");
}
