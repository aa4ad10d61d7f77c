// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/acmotion.h"
#include "acmotion/sample.hpp"

#include <cstddef>
#include <vector>

#include "fail.h"

namespace acm::fuzz {

/// The sample creatures, decoded once. Not among the handles of a fuzzer, so that no call frees or changes
/// them.
inline acm_assets* sample() {
  static acm_assets* const assets = [] {
    acm_assets* out = nullptr;
    if (acm_assets_create_sample(&out, nullptr) != ACM_OK) fail("sample", "assets");
    return out;
  }();
  return assets;
}

/// A container with the sample creatures in it.
inline const std::vector<std::byte>& sample_container() {
  static const std::vector<std::byte> bytes = [] {
    const std::vector<SampleObject> objects = sample_creatures();
    DatWriter writer;
    for (const SampleObject& object : objects) (void)writer.put(object.id, object.bytes);
    const Vector<std::byte> built = *writer.build();
    return std::vector<std::byte>(built.begin(), built.end());
  }();
  return bytes;
}

}  // namespace acm::fuzz
