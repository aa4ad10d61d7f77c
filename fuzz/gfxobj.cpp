// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "assets/gfxobj.h"

#include "assets/mesh.h"

#include "record_fuzzer.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  acm::fuzz::check_record(acm::fuzz::input(data, size), acm::read_gfxobj, acm::write_gfxobj,
                          [](const acm::GfxObj& gfxobj) {
                            if (!gfxobj.is_consistent()) std::abort();
                            acm::triangulate(gfxobj, acm::BackSides::Add);
                            acm::make_drawing_bsp(gfxobj);
                          });
  return 0;
}
