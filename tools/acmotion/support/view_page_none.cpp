// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "view_page.h"

namespace acm::tool {

std::optional<ViewPage> embedded_page() {
  return std::nullopt;
}

}  // namespace acm::tool
