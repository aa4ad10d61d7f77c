// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/inspect/replay.hpp"

#include <algorithm>

namespace acm::inspect {

namespace {

/// Departures on the ground.
struct GroundDepartures {
  std::uint64_t count = 0;
  double worst = 0.0;
  double sum = 0.0;

  explicit GroundDepartures(const ReplayedObject& object) {
    for (const Departure& d : object.departures) {
      if (d.in_air) continue;
      ++count;
      worst = std::max(worst, d.metres);
      sum += d.metres;
    }
  }
};

}  // namespace

std::uint64_t ReplayedObject::compared() const {
  return GroundDepartures(*this).count;
}

std::optional<double> ReplayedObject::worst() const {
  const GroundDepartures d(*this);
  if (d.count == 0) return std::nullopt;
  return d.worst;
}

std::optional<double> ReplayedObject::mean() const {
  const GroundDepartures d(*this);
  if (d.count == 0) return std::nullopt;
  return d.sum / static_cast<double>(d.count);
}

std::optional<double> ReplayTotals::unchecked_share() const {
  if (movements == 0) return std::nullopt;
  return static_cast<double>(unchecked) / static_cast<double>(movements);
}

ReplayTotals totals_of(std::span<const ReplayedObject* const> objects) {
  ReplayTotals t;
  double worst = 0.0, sum = 0.0;
  for (const ReplayedObject* object : objects) {
    ++t.objects;
    if (!object->described) ++t.undescribed;
    if (object->anonymous) ++t.anonymous;
    if (!object->missing.empty()) ++t.without_assets;
    t.messages += object->messages;
    t.deferred += object->deferred;
    t.waiting += object->waiting;
    t.movements += object->movements;
    t.unchecked += object->unchecked;
    t.cannot_move += object->cannot_move;
    t.blips += object->blips.size();
    t.stalls += object->stalls.size();
    for (const RefusedMotion& refused : object->refused) t.refused += refused.count;
    t.sounds += object->sounds;
    t.scripts += object->scripts;
    t.refused_effects += object->refused_effects;
    const GroundDepartures d(*object);
    t.compared += d.count;
    worst = std::max(worst, d.worst);
    sum += d.sum;
  }
  if (t.compared == 0) return t;
  t.worst = worst;
  t.mean = sum / static_cast<double>(t.compared);
  return t;
}

}  // namespace acm::inspect
