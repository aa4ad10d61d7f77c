// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "capture_tally.h"

#include "inspect/message/message_json.h"
#include "inspect/text.h"

#include <fmt/format.h>

#include <algorithm>

namespace acm::inspect {

using namespace acm::wire;

std::string message_label(const MessageId& id) {
  if (id.known) return to_string(id.code());
  if (id.opcode == kGameAction) return fmt::format("action 0x{:04X}", id.type);
  if (id.opcode == kGameEvent) return fmt::format("event 0x{:04X}", id.type);
  return fmt::format("0x{:04X}", id.opcode);
}

CaptureTally::Object* CaptureTally::find(Guid guid) {
  if (guid == 0) return nullptr;
  if (const auto found = objects_.find(guid); found != objects_.end()) return &found->second;
  if (objects_.size() == kMostObjects) return nullptr;
  Object& object = objects_[guid];
  object.guid = guid;
  return &object;
}

// For what a client sends: its player.
Guid CaptureTally::subject_of(const Message& message, std::uint64_t flow) const {
  if (!is_client_action(opcode_of(message))) return guid_of(message);
  const auto player = players_.find(flow);
  return player != players_.end() ? player->second : 0;
}

void CaptureTally::learn(const Message& message, std::uint64_t flow) {
  const auto* player = std::get_if<PlayerCreate>(&message);
  if (player != nullptr && players_.size() < kMostPlayers) players_[flow] = player->guid;
  if (const auto* m = std::get_if<CreateObject>(&message)) name(*m);
  if (const auto* m = std::get_if<UpdateObject>(&message)) name(*m);
}

void CaptureTally::name(const ObjectDescription& description) {
  const auto head = decode_weenie_head(description.tail);
  if (!head) return;
  if (Object* object = find(description.guid)) object->name = utf8(head->name);
}

Guid CaptureTally::add(const CapturedMessage& captured, const MessageId& id, const Message* message) {
  if (message) learn(*message, captured.flow);
  const Guid subject = message ? subject_of(*message, captured.flow) : 0;
  if (Object* object = find(subject)) {
    ++object->count.messages;
    object->count.bytes += captured.bytes.size();
  }
  const auto key = std::pair(message_label(id), !captured.from_server);
  if (kinds_.size() < kMostKinds || kinds_.contains(key)) {
    Count& count = kinds_[key];
    ++count.messages;
    count.bytes += captured.bytes.size();
  }
  return subject;
}

std::string CaptureTally::object_text(Guid guid) const {
  if (guid == 0) return "-";
  const auto found = objects_.find(guid);
  if (found == objects_.end() || found->second.name.empty()) return hex32(guid);
  return fmt::format("{} {}", hex32(guid), printable(found->second.name));
}

std::vector<CaptureTally::Kind> CaptureTally::kinds() const {
  std::vector<Kind> kinds;
  for (const auto& [key, count] : kinds_) kinds.push_back({key.first, !key.second, count});
  std::stable_sort(kinds.begin(), kinds.end(),
                   [](const Kind& a, const Kind& b) { return a.count.messages > b.count.messages; });
  return kinds;
}

std::vector<CaptureTally::Object> CaptureTally::busiest(std::size_t most) const {
  std::vector<Object> objects;
  for (const auto& [guid, object] : objects_) objects.push_back(object);
  std::sort(objects.begin(), objects.end(), [](const Object& a, const Object& b) {
    return a.count.messages != b.count.messages ? a.count.messages > b.count.messages : a.guid < b.guid;
  });
  objects.resize(std::min(most, objects.size()));
  return objects;
}

}  // namespace acm::inspect
