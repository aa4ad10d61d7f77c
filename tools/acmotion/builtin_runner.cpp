// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/dat.hpp"
#include "acmotion/inspect/message.hpp"
#include "inspect/parse_json.h"
#include "inspect/scenario.h"

#include <fmt/format.h>

#include "asset_source.h"
#include "json.h"
#include "names.h"
#include "runner.h"
#include "tool_error.h"

namespace acm::tool {

namespace {

// The CRC-32 of zip and png, as every language has it.
std::uint32_t crc32_of(Bytes bytes) {
  std::uint32_t crc = 0xFFFFFFFFu;
  for (const std::byte byte : bytes) {
    crc ^= std::to_integer<std::uint32_t>(byte);
    for (int bit = 0; bit < 8; ++bit) crc = crc >> 1 ^ ((crc & 1) != 0 ? 0xEDB88320u : 0u);
  }
  return ~crc;
}

std::string trace_of(const RunnerRequest& request) {
  AssetOptions options;
  options.folder = request.assets;
  const AssetSource source = open_assets(options);
  AssetStore store = load_motion_assets(source);
  const Vector<ObjectId> tables = store.ids(ObjectType::MotionTable);
  if (tables.empty()) throw ToolError(request.assets + ": there is no motion table");
  std::string trace;
  TraceWriter writer(trace);
  run_scenario(store, tables.front(), request.input, OnFault::GoOn, writer);
  return trace;
}

std::string answer_to_message(std::string_view question) {
  const auto value = parse_json(question);
  const auto hex = value ? value->find("hex") : nlohmann::json::const_iterator();
  if (!value || hex == value->end() || !hex->is_string()) return R"({"refused":"not a question"})";
  const auto bytes = inspect::bytes_of_hex(hex->get<std::string>());
  if (!bytes) return Json{{"refused", bytes.error().text}}.dump();
  const Result<std::string> json = inspect::message_json(*bytes);
  return json ? *json : Json{{"refused", describe(json.error())}}.dump();
}

std::string answers_to_messages(std::string_view questions) {
  std::string answers;
  while (!questions.empty()) {
    const std::size_t end = std::min(questions.find('\n'), questions.size());
    answers += answer_to_message(questions.substr(0, end)) + '\n';
    questions.remove_prefix(std::min(end + 1, questions.size()));
  }
  return answers;
}

std::string listing_of(std::string_view container) {
  const Result<DatFile> dat = DatFile::open(std::as_bytes(std::span(container)));
  if (!dat) return "X refused\n";
  const Result<DatIterations> iterations = dat->iterations();
  std::string out =
      fmt::format("D layout={} block={} objects={} last={}\n",
                  dat->header().layout == DatLayout::Older ? "older" : "current", dat->header().block_size,
                  dat->entries().size(), iterations ? iterations->last() : 0);
  Vector<std::byte> buffer;
  for (const DatEntry& entry : dat->entries()) {
    const Result<Bytes> bytes = dat->read(entry, buffer);
    out += bytes ? fmt::format("O id={:08X} size={} crc={:08X}\n", entry.id, bytes->size(), crc32_of(*bytes))
                 : fmt::format("O id={:08X} bad\n", entry.id);
  }
  return out;
}

class BuiltinRunner final : public Runner {
 public:
  RunnerAnswer ask(const RunnerRequest& request) override {
    switch (request.kind) {
      case RunnerRequest::Kind::Scenario: return {trace_of(request), {}, false};
      case RunnerRequest::Kind::Messages: return {answers_to_messages(request.input), {}, false};
      case RunnerRequest::Kind::Container: break;
    }
    return {listing_of(request.input), {}, false};
  }
};

}  // namespace

std::unique_ptr<Runner> make_builtin_runner() {
  return std::make_unique<BuiltinRunner>();
}

}  // namespace acm::tool
