// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/sounds.hpp"
#include "assets/hook.h"
#include "assets/sound_table.h"

#include <cstdint>
#include <optional>
#include <span>

namespace acm {

/// What the table has to choose from for a sound type. Without anything no random number is drawn (effects
/// 12.8).
std::span<const SoundTable::Entry> sounds_of(const SoundTable& table, std::uint32_t sound_type);
/// One of them, or nothing: silence (SN-3, SN-4).
std::optional<SoundChoice> choose_sound(std::span<const SoundTable::Entry> sounds, const SoundChance& chance,
                                        SoundPick how = SoundPick::Retail);

/// Whether a roll lets a sound of that probability be heard (SN-4).
[[nodiscard]] bool is_heard(float probability, double roll);

/// The wave for a sound type, with the chances given. Nothing: silence. retail: SoundManager (SN-2 to SN-5)
std::optional<SoundChoice> resolve_sound(const SoundTable& table, std::uint32_t sound_type,
                                         const SoundChance& chance, SoundPick how = SoundPick::Retail);
std::optional<SoundChoice> resolve_sound(const SoundTable& table, std::uint32_t sound_type, SoundDice& dice,
                                         SoundPick how = SoundPick::Retail);

/// What a Sound, SoundTable or SoundTweaked hook plays on a body with this table (null: none). Nothing for
/// other hooks.
std::optional<SoundChoice> resolve_sound(const Hook& hook, const SoundTable* table, const SoundChance& chance,
                                         SoundPick how = SoundPick::Retail);
std::optional<SoundChoice> resolve_sound(const Hook& hook, const SoundTable* table, SoundDice& dice,
                                         SoundPick how = SoundPick::Retail);

}  // namespace acm
