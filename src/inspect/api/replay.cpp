// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/inspect/replay.hpp"

#include "assets/assets_access.h"
#include "inspect/replay/capture_replay.h"

namespace acm::inspect {

struct Replay::Impl {
  explicit Impl(Assets& assets)
      : replay(AssetsAccess::store(assets), [&assets](ObjectId id) { (void)assets.load(id); }) {}

  CaptureReplay replay;
};

Replay::Replay(Assets& assets) : impl_(std::make_unique<Impl>(assets)) {}
Replay::Replay(Replay&&) noexcept = default;
Replay& Replay::operator=(Replay&&) noexcept = default;
Replay::~Replay() = default;

Status Replay::add(const CapturedMessage& message) {
  return impl_->replay.add(message);
}
std::vector<const ReplayedObject*> Replay::objects() const {
  return impl_->replay.objects();
}
std::uint64_t Replay::messages() const {
  return impl_->replay.messages();
}
double Replay::seconds() const {
  return impl_->replay.seconds();
}

}  // namespace acm::inspect
