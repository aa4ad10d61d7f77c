// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "gltf_text.h"

#include "inspect/gltf/base64.h"
#include "inspect/gltf/glb.h"
#include "inspect/text/parse_json.h"

#include "tool_error.h"

namespace acm::tool {

std::string gltf_text(Bytes glb) {
  const Result<gltf::Glb> parts = gltf::read_glb(glb);
  if (!parts) throw ToolError("the exported file cannot be read back");
  InspectResult<nlohmann::ordered_json> document = parse_ordered_json(parts->json);
  if (!document) throw ToolError("the exported file cannot be read back");
  if (!parts->binary.empty())
    (*document)["buffers"][0]["uri"] =
        "data:application/octet-stream;base64," + gltf::to_base64(parts->binary);
  return document->dump(1) + "\n";
}

}  // namespace acm::tool
