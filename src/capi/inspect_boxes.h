// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/host.hpp"
#include "acmotion/inspect.h"
#include "acmotion/inspect/capture.hpp"
#include "acmotion/inspect/error.hpp"
#include "acmotion/inspect/gltf.hpp"
#include "acmotion/inspect/lint.hpp"
#include "acmotion/inspect/message.hpp"
#include "acmotion/inspect/replay.hpp"
#include "base/host_memory.h"
#include "capi/boxes.h"
#include "capi/call.h"
#include "capi/lists.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <utility>

namespace acm::capi {

// What stands behind the handles of acmotion/inspect.h.

/// Bytes, or a text with its 0.
struct BytesBox : HostAllocated {
  static constexpr HandleKind kKind = HandleKind::Bytes;

  explicit BytesBox(Vector<std::byte> b) : bytes(std::move(b)) {}
  explicit BytesBox(std::string t) : is_text(true), text(std::move(t)) {}

  [[nodiscard]] const void* data() const {
    return is_text ? static_cast<const void*>(text.c_str()) : bytes.data();
  }
  [[nodiscard]] std::size_t size() const { return is_text ? text.size() : bytes.size(); }

  bool is_text = false;
  std::string text;
  Vector<std::byte> bytes;
};

struct LintBox : HostAllocated {
  static constexpr HandleKind kKind = HandleKind::Lint;

  explicit LintBox(std::vector<inspect::LintFinding> f) : findings(std::move(f)) {}

  std::vector<inspect::LintFinding> findings;
};

/// One of the two.
struct GltfBox : HostAllocated {
  static constexpr HandleKind kKind = HandleKind::Gltf;

  explicit GltfBox(inspect::GltfExport made_file) : made(std::move(made_file)) {}
  explicit GltfBox(inspect::ImportedGltf read_file) : read(std::move(read_file)) {}

  inspect::GltfExport made;
  inspect::ImportedGltf read;
};

struct CaptureBox : HostAllocated {
  static constexpr HandleKind kKind = HandleKind::Capture;

  explicit CaptureBox(const inspect::ServerPorts& ports) : reader(ports) {}

  inspect::CaptureReader reader;
  bool is_finished = false;
};

struct ReplayBox : HostAllocated {
  static constexpr HandleKind kKind = HandleKind::Replay;

  ReplayBox(AssetsBox* box, const void* handle, const inspect::ReplayOptions& options)
      : assets(box), assets_handle(handle), replay(box->assets, options) {}

  AssetsRef assets;  ///< outlives the replay
  const void* assets_handle;
  inspect::Replay replay;
};

struct MessageTextBox : HostAllocated {
  static constexpr HandleKind kKind = HandleKind::MessageText;

  explicit MessageTextBox(Bytes message)
      : fields(inspect::message_fields(message)), summary(inspect::message_summary(message)) {}

  inspect::MessageFields fields;
  Result<inspect::MessageSummary> summary;
};

/// Bytes of the caller. False, and the call has failed, when there are some and the pointer is null, or more
/// than any memory has.
[[nodiscard]] bool read_bytes(Call& call, const void* bytes, std::size_t size, Bytes& out,
                              const char* argument);
/// The same for a text.
[[nodiscard]] bool read_text(Call& call, const char* text, std::size_t size, std::string_view& out,
                             const char* argument);
/// A sentence that may quote the input; the first line of it.
[[nodiscard]] std::int32_t fail_with_message(Call& call, const InspectError& error);

/// A handle for a new object, which is the caller's to free.
template <class Box, class Handle, class... Arguments>
[[nodiscard]] std::int32_t give(Call& call, Handle** out, Arguments&&... arguments) {
  return hand_out(call, new Box(std::forward<Arguments>(arguments)...), out);
}

/// Ends a handle and what stands behind it.
template <class Box>
[[nodiscard]] std::int32_t free_box(const void* handle, acm_error* error, const char* argument) {
  Call call(error);
  const std::unique_ptr<Box> box(call.use<Box>(handle, argument));
  if (!box) return call.status();
  call.end(handle);
  return call.done();
}

}  // namespace acm::capi
