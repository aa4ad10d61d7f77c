// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "assets/sound_choice.h"

#include <algorithm>

namespace acm {

namespace {

// SN-3.
std::size_t picked_index(std::size_t count, double pick, SoundPick how) {
  const auto choices = static_cast<double>(how == SoundPick::Fair ? count : count - 1);
  const double bounded = pick > 0.0 ? std::min(pick, 1.0) : 0.0;  // NaN becomes 0
  const auto index = static_cast<std::size_t>(bounded * choices);
  return std::min(index, count - 1);
}

}  // namespace

// A roll of 1 is possible, so even a probability of 1 fails now and then.
bool is_heard(float probability, double roll) {
  return roll < static_cast<double>(probability);
}

std::span<const SoundTable::Entry> sounds_of(const SoundTable& table, std::uint32_t sound_type) {
  const SoundTable::Node* node = table.find(sound_type);
  return node ? std::span<const SoundTable::Entry>(node->entries) : std::span<const SoundTable::Entry>();
}

std::optional<SoundChoice> choose_sound(std::span<const SoundTable::Entry> sounds, const SoundChance& chance,
                                        SoundPick how) {
  if (sounds.empty()) return std::nullopt;
  const SoundTable::Entry& entry = sounds[picked_index(sounds.size(), chance.pick, how)];
  if (entry.wave == 0 || !is_heard(entry.probability, chance.roll)) return std::nullopt;
  return SoundChoice{entry.wave, entry.priority, entry.volume};
}

std::optional<SoundChoice> resolve_sound(const SoundTable& table, std::uint32_t sound_type,
                                         const SoundChance& chance, SoundPick how) {
  return choose_sound(sounds_of(table, sound_type), chance, how);
}

std::optional<SoundChoice> resolve_sound(const SoundTable& table, std::uint32_t sound_type, SoundDice& dice,
                                         SoundPick how) {
  const std::span<const SoundTable::Entry> sounds = sounds_of(table, sound_type);
  if (sounds.empty()) return std::nullopt;
  const double pick = dice.pick();
  return choose_sound(sounds, {pick, dice.roll()}, how);
}

std::optional<SoundChoice> resolve_sound(const Hook& hook, const SoundTable* table, const SoundChance& chance,
                                         SoundPick how) {
  if (const auto* sound = std::get_if<SoundTableHook>(&hook.payload))
    return table ? resolve_sound(*table, sound->sound_type, chance, how) : std::nullopt;
  if (const auto* sound = std::get_if<SoundHook>(&hook.payload))
    return sound->wave != 0 ? std::optional(SoundChoice{sound->wave, 0.0f, 1.0f}) : std::nullopt;
  if (const auto* sound = std::get_if<SoundTweakedHook>(&hook.payload))
    if (is_heard(sound->probability, chance.roll) && sound->wave != 0)
      return SoundChoice{sound->wave, sound->priority, sound->volume};
  return std::nullopt;
}

std::optional<SoundChoice> resolve_sound(const Hook& hook, const SoundTable* table, SoundDice& dice,
                                         SoundPick how) {
  if (const auto* sound = std::get_if<SoundTableHook>(&hook.payload))
    return table ? resolve_sound(*table, sound->sound_type, dice, how) : std::nullopt;
  const bool rolls = hook.type() == HookType::SoundTweaked;
  return resolve_sound(hook, table, SoundChance{0.0, rolls ? dice.roll() : 0.0}, how);
}

}  // namespace acm
