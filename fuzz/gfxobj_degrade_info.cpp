// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "assets/gfxobj_degrade_info.h"

#include "record_fuzzer.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  acm::fuzz::check_record(acm::fuzz::input(data, size), acm::read_gfxobj_degrade_info,
                          acm::write_gfxobj_degrade_info, [](const acm::GfxObjDegradeInfo& info) {
                            const bool has_level = info.level_at(75.0f, 2.0f, -0.5f) != nullptr;
                            if (has_level == info.levels.empty()) std::abort();
                            (void)info.greatest_distance();
                          });
  return 0;
}
