// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/inspect/capture.hpp"
#include "capi/inspect_boxes.h"
#include "capi/inspect_captured.h"
#include "capi/options.h"

#include <algorithm>

namespace acm::capi {

bool read_captured(Call& call, const acm_captured_message* from, inspect::CapturedMessage& to) {
  if (!call.require(from, "message")) return false;
  to = {from->frame, from->microseconds, from->flow, from->from_server != 0, from->queue, {}};
  return read_bytes(call, from->bytes, from->size, to.bytes, "message.bytes");
}

namespace {

acm_captured_message captured_to_c(const inspect::CapturedMessage& m) {
  return {m.frame, m.microseconds, m.flow, m.bytes.data(), m.bytes.size(), m.queue, m.from_server, {}};
}

acm_capture_error error_to_c(const inspect::CaptureError& from) {
  acm_capture_error out = {};
  out.frame = from.frame;
  out.ends_capture = from.ends_capture;
  Call words(&out.error);
  (void)fail_with_message(words, from.error);
  return out;
}

acm_capture_counts counts_to_c(const inspect::CaptureReader& reader) {
  const inspect::CaptureCounts& c = reader.counts();
  return {c.frames,
          c.other_frames,
          c.later_parts,
          c.packets,
          c.packet_bytes,
          c.retransmissions,
          c.valid_checksums,
          c.wrong_checksums,
          c.keyed_checksums,
          c.fragments,
          c.duplicates,
          c.messages,
          c.errors,
          c.first_microseconds,
          c.last_microseconds,
          reader.position(),
          reader.unfinished().size(),
          reader.evicted()};
}

}  // namespace

}  // namespace acm::capi

using namespace acm::capi;

void acm_capture_options_init(acm_capture_options* options) {
  constexpr acm::inspect::ServerPorts ports;
  if (options) *options = {sizeof *options, ports.first, ports.last};
}

int32_t acm_capture_create(const acm_capture_options* options, acm_capture** out, acm_error* error) {
  Call call(error);
  if (!call.require(out, "out")) return call.status();
  *out = nullptr;
  acm_capture_options read;
  acm_capture_options_init(&read);
  if (options && !read_options(call, options, read, "options")) return call.status();
  if (read.first_port > read.last_port) return call.fail(ACM_BAD_ARGUMENT, "options.last_port");
  return give<CaptureBox>(call, out, acm::inspect::ServerPorts{read.first_port, read.last_port});
}

int32_t acm_capture_supply(acm_capture* capture, const void* bytes, size_t size, acm_error* error) {
  Call call(error);
  acm::Bytes chunk;
  if (!read_bytes(call, bytes, size, chunk, "bytes")) return call.status();
  CaptureBox* box = call.use<CaptureBox>(capture, "capture");
  if (!box) return call.status();
  if (box->is_finished) return call.fail(ACM_WRONG_ORDER, "capture");
  box->reader.supply(chunk);
  return call.done();
}

int32_t acm_capture_finish(acm_capture* capture, acm_error* error) {
  Call call(error);
  CaptureBox* box = call.use<CaptureBox>(capture, "capture");
  if (!box) return call.status();
  box->is_finished = true;
  box->reader.finish();
  return call.done();
}

int32_t acm_capture_next(acm_capture* capture, int32_t* step, acm_captured_message* message,
                         acm_capture_error* capture_error, acm_error* error) {
  Call call(error);
  if (!call.require(step, "step") || !call.require(message, "message")) return call.status();
  CaptureBox* box = call.use<CaptureBox>(capture, "capture");
  if (!box) return call.status();
  const acm::inspect::CaptureReader::Step next = box->reader.next();
  *step = static_cast<std::int32_t>(next);
  if (next == acm::inspect::CaptureReader::Step::Message) *message = captured_to_c(box->reader.message());
  if (next == acm::inspect::CaptureReader::Step::Error && capture_error)
    *capture_error = error_to_c(box->reader.error());
  return call.done();
}

int32_t acm_capture_get_counts(acm_capture* capture, acm_capture_counts* out, acm_error* error) {
  Call call(error);
  if (!call.require(out, "out")) return call.status();
  const CaptureBox* box = call.use<CaptureBox>(capture, "capture");
  if (!box) return call.status();
  *out = counts_to_c(box->reader);
  return call.done();
}

int32_t acm_capture_free(acm_capture* capture, acm_error* error) {
  return free_box<CaptureBox>(capture, error, "capture");
}

int32_t acm_captured_message_json(const acm_captured_message* message, acm_bytes** out, acm_error* error) {
  Call call(error);
  if (!call.require(out, "out")) return call.status();
  *out = nullptr;
  acm::inspect::CapturedMessage read;
  if (!read_captured(call, message, read)) return call.status();
  acm::Result<std::string> json = acm::inspect::captured_message_json(read);
  if (!json) return call.fail(json.error());
  return give<BytesBox>(call, out, std::move(json).value());
}
