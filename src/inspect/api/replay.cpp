// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/inspect/replay.hpp"

#include "assets/assets_access.h"
#include "inspect/replay/capture_replay.h"

namespace acm::inspect {

struct Replay::Impl {
  Impl(Assets& assets, const ReplayOptions& options)
      : replay(AssetsAccess::store(assets), [&assets](ObjectId id) { (void)assets.load(id); }, options) {}

  CaptureReplay replay;
};

Replay::Replay(Assets& assets, const ReplayOptions& options)
    : impl_(std::make_unique<Impl>(assets, options)) {}
Replay::Replay(Replay&&) noexcept = default;
Replay& Replay::operator=(Replay&&) noexcept = default;
Replay::~Replay() = default;

Status Replay::add(const CapturedMessage& message) {
  return impl_->replay.add(message);
}
std::vector<const ReplayedObject*> Replay::objects() const {
  return impl_->replay.objects();
}
ReplayedCapture Replay::capture() const {
  return impl_->replay.capture();
}

}  // namespace acm::inspect
