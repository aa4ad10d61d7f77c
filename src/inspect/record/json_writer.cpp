// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "json_writer.h"

#include "acmotion/effect_types.hpp"
#include "assets/particle_emitter_info.h"
#include "assets/setup.h"
#include "inspect/text/command_text.h"

#include <string_view>

namespace acm::inspect {

void RecordJsonWriter::word(const char* name, std::uint32_t v, Word kind) {
  switch (kind) {
    case Word::Hex: return put(name, hex32(v));
    case Word::MotionCommand: return put_named(name, hex32(v), command_name_of_any_age(v));
    case Word::MotionKey: {
      const KeyNames names = key_names(v);
      put(name, hex32(v));
      put("style_name", names.style);
      return put("motion_name", names.motion);
    }
    case Word::Sound: return put_named(name, v, sound_type_name(v));
    case Word::SoundOfHook: {
      const std::string_view found = sound_type_name(v);
      return put_named(name, v, found.empty() ? Json(nullptr) : Json(found));
    }
    case Word::Script: return put_named(name, v, script_type_name(v));
    case Word::Location: return put_named(name, v, parent_location_name(v));
    case Word::Placement: return put_named(name, v, placement_name(v));
    case Word::ParticleType: {
      const char* const found = particle_type_name(static_cast<ParticleType>(v));
      return put_named(name, v, found == nullptr ? "" : found);
    }
  }
}

}  // namespace acm::inspect
