// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/sample.hpp"

#include <algorithm>
#include <cassert>

#include "content.h"

namespace acm {

namespace sample {

std::vector<SampleObject> Content::take() && {
  std::sort(objects_.begin(), objects_.end(),
            [](const SampleObject& a, const SampleObject& b) { return a.id < b.id; });
  return std::move(objects_);
}

}  // namespace sample

std::vector<SampleObject> sample_creatures() {
  sample::Content content;
  sample::add_palettes(content);
  sample::add_textures(content);
  sample::add_surfaces(content);
  sample::add_particles(content);
  sample::add_sounds(content);
  sample::add_scripts(content);
  sample::add_props(content);
  sample::add_mannequin(content);
  sample::add_clothes(content);
  sample::add_beast(content);
  sample::add_door(content);
  return std::move(content).take();
}

Assets sample_assets() {
  Assets assets;
  for (const SampleObject& object : sample_creatures()) {
    [[maybe_unused]] const Status status = assets.add(object.id, object.bytes);
    assert(status.ok());
  }
  return assets;
}

}  // namespace acm
