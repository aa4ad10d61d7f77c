// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "capture_filter.h"

#include <fmt/format.h>

#include "glob.h"
#include "names.h"
#include "suggestions.h"
#include "tool_error.h"

namespace acm::tool {

namespace {

using inspect::ProtocolKind;
using inspect::ProtocolName;

/// Names of typed messages and those of the protocol; some messages have one of each.
std::vector<ProtocolName> all_message_names() {
  std::vector<ProtocolName> names;
  for (const wire::Opcode opcode : wire::all_opcodes())
    names.push_back({wire::is_client_action(opcode) ? ProtocolKind::Action : ProtocolKind::Message,
                     static_cast<std::uint32_t>(opcode), wire::to_string(opcode)});
  for (const ProtocolName& name : inspect::protocol_names()) names.push_back(name);
  return names;
}

std::vector<std::string> texts_of(const std::vector<ProtocolName>& names) {
  std::set<std::string> texts;
  for (const ProtocolName& name : names) texts.emplace(name.name);
  return {texts.begin(), texts.end()};
}

}  // namespace

void add_capture_filter_options(CLI::App& command, CaptureFilterOptions& options) {
  command.add_option("--object", options.object, "Only messages about this object")->type_name("GUID");
  command
      .add_option("--opcode", options.opcodes,
                  "Only this message, event or action, by number or name, with * and ? (can be repeated)")
      ->type_name("OPCODE|NAME");
  command.add_flag("--all", options.all, "Also messages that have nothing to do with movement");
}

CaptureFilter::CaptureFilter(const CaptureFilterOptions& options) : all_(options.all) {
  if (!options.object.empty()) guid_ = parse_guid(options.object);
  for (const std::string& text : options.opcodes) add_opcode(text);
}

bool CaptureFilter::wants(const wire::MessageId& id) const {
  if (numbers_.empty() && named_.empty()) return id.known || all_;
  return numbers_.contains(id.opcode) || (id.type != 0 && numbers_.contains(id.type)) ||
         named_.contains({inspect::kind_of(id), inspect::number_of(id)});
}

bool CaptureFilter::wants(const wire::Message* message, Guid subject) const {
  if (!guid_ || subject == *guid_) return true;
  const auto* parent = message != nullptr ? std::get_if<wire::ParentEvent>(message) : nullptr;
  return parent != nullptr && parent->parent == *guid_;
}

void CaptureFilter::add_opcode(const std::string& text) {
  if (const auto number = parse_hex(text)) {
    numbers_.insert(*number);
    return;
  }
  const std::vector<ProtocolName> names = all_message_names();
  bool found = false;
  for (const ProtocolName& name : names) {
    if (!(is_pattern(text) ? matches_glob(text, name.name) : inspect::same_but_for_case(text, name.name)))
      continue;
    named_.emplace(name.kind, name.number);
    found = true;
  }
  if (found) return;
  if (is_pattern(text))
    throw ToolError(fmt::format("'{}' matches no name of a message, such as UpdateMotion", text),
                    kWrongUsage);
  throw ToolError(fmt::format("'{}' is neither an opcode nor the name of a message{}", text,
                              did_you_mean(text, texts_of(names))),
                  kWrongUsage);
}

}  // namespace acm::tool
