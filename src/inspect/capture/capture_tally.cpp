// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "capture_tally.h"

#include "inspect/message/message_json.h"
#include "inspect/message/protocol_names.h"
#include "inspect/text/text.h"

#include <fmt/format.h>

#include <algorithm>

namespace acm::inspect {

using namespace acm::wire;

CaptureTally::Object* CaptureTally::find(Guid guid) {
  if (guid == 0) return nullptr;
  if (const auto found = objects_.find(guid); found != objects_.end()) return &found->second;
  if (objects_.size() == kMaxObjects) return nullptr;
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
  if (player != nullptr && players_.size() < kMaxPlayers) players_[flow] = player->guid;
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
  if (Kind* kind = find_kind(id, captured.from_server)) {
    ++kind->count.messages;
    kind->count.bytes += captured.bytes.size();
  }
  return subject;
}

CaptureTally::Kind* CaptureTally::find_kind(const MessageId& id, bool from_server) {
  const KindKey key{id.opcode, id.type, !from_server};
  if (const auto found = kinds_.find(key); found != kinds_.end()) return &found->second;
  if (kinds_.size() == kMaxKinds) return nullptr;
  return &kinds_.emplace(key, Kind{message_label(id), opcode_text(id), from_server, {}}).first->second;
}

void CaptureTally::add_stray(std::size_t bytes) {
  ++stray_.messages;
  stray_.bytes += bytes;
}

std::string CaptureTally::name_of(Guid guid) const {
  const auto found = objects_.find(guid);
  return found == objects_.end() ? std::string() : found->second.name;
}

std::string CaptureTally::object_text(Guid guid) const {
  if (guid == 0) return "-";
  const std::string name = name_of(guid);
  return name.empty() ? hex32(guid) : fmt::format("{} {}", hex32(guid), printable(name));
}

std::vector<CaptureTally::Kind> CaptureTally::kinds() const {
  std::vector<Kind> kinds;
  for (const auto& [key, kind] : kinds_) kinds.push_back(kind);
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
