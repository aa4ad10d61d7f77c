// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// Written by scripts/generate/bindings.py: the constants of inspect.h are those of C++.
#include "acmotion/inspect.h"
#include "acmotion/inspect/gltf.hpp"
#include "acmotion/inspect/inside.hpp"
#include "acmotion/inspect/lint.hpp"
#include "acmotion/inspect/materials.hpp"
#include "acmotion/inspect/meshes.hpp"
#include "acmotion/inspect/scenario.hpp"

#include <cstdint>

namespace acm::inspect {

#define ACM_SAME(constant, value) \
  static_assert(static_cast<std::uint32_t>(constant) == static_cast<std::uint32_t>(value))

ACM_SAME(ACM_LINT_NOTE, LintSeverity::Note);
ACM_SAME(ACM_LINT_WARNING, LintSeverity::Warning);
ACM_SAME(ACM_LINT_ERROR, LintSeverity::Error);

ACM_SAME(ACM_GLTF_STEP, GltfOptions::Keys::Step);
ACM_SAME(ACM_GLTF_LINEAR, GltfOptions::Keys::Linear);

ACM_SAME(ACM_GLTF_PARENTS, GltfOptions::Tree::Parents);
ACM_SAME(ACM_GLTF_FLAT, GltfOptions::Tree::Flat);

ACM_SAME(ACM_BLEND_ZERO, BlendFactor::Zero);
ACM_SAME(ACM_BLEND_ONE, BlendFactor::One);
ACM_SAME(ACM_BLEND_SOURCE_ALPHA, BlendFactor::SourceAlpha);
ACM_SAME(ACM_BLEND_ONE_MINUS_SOURCE_ALPHA, BlendFactor::OneMinusSourceAlpha);

ACM_SAME(ACM_PASS_OPAQUE, DrawPass::Opaque);
ACM_SAME(ACM_PASS_CLIP_MAP, DrawPass::ClipMap);
ACM_SAME(ACM_PASS_BLENDED, DrawPass::Blended);

ACM_SAME(ACM_FACING_AS_PLACED, MeshFacing::AsPlaced);
ACM_SAME(ACM_FACING_EYE, MeshFacing::Eye);
ACM_SAME(ACM_FACING_AROUND_X, MeshFacing::AroundX);
ACM_SAME(ACM_FACING_AROUND_Y, MeshFacing::AroundY);
ACM_SAME(ACM_FACING_AROUND_Z, MeshFacing::AroundZ);

ACM_SAME(ACM_SCENARIO_TRACE, ScenarioForm::Trace);
ACM_SAME(ACM_SCENARIO_STORY, ScenarioForm::Story);

ACM_SAME(ACM_NODE_UNKNOWN, NodeRole::Unknown);
ACM_SAME(ACM_NODE_LINK, NodeRole::Link);
ACM_SAME(ACM_NODE_ACTION, NodeRole::Action);
ACM_SAME(ACM_NODE_BACK_LINK, NodeRole::BackLink);
ACM_SAME(ACM_NODE_CYCLE, NodeRole::Cycle);

ACM_SAME(ACM_RAMP_SCALE, RampKind::Scale);
ACM_SAME(ACM_RAMP_TRANSPARENT, RampKind::Transparent);
ACM_SAME(ACM_RAMP_TRANSPARENT_PART, RampKind::TransparentPart);
ACM_SAME(ACM_RAMP_LUMINOUS, RampKind::Luminous);
ACM_SAME(ACM_RAMP_LUMINOUS_PART, RampKind::LuminousPart);
ACM_SAME(ACM_RAMP_DIFFUSE, RampKind::Diffuse);
ACM_SAME(ACM_RAMP_DIFFUSE_PART, RampKind::DiffusePart);
ACM_SAME(ACM_RAMP_SCRIPT, RampKind::Script);

#undef ACM_SAME

}  // namespace acm::inspect
