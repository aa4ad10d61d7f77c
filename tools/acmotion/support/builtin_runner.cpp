// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/dat.hpp"
#include "acmotion/inspect/message.hpp"
#include "inspect/scenario/scenario.h"
#include "inspect/text/parse_json.h"

#include <fmt/format.h>

#include <cstdlib>
#include <optional>

#include "asset_source.h"
#include "batch_protocol.h"
#include "input_file.h"
#include "json.h"
#include "names.h"
#include "output.h"
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

/// Runs scenarios. Questions that come in a row mostly have the same objects, so these are kept.
class TraceMaker {
 public:
  MarkedTrace trace_of(const std::string& folder, std::string_view script) {
    if (!store_ || folder != folder_) {
      AssetOptions options;
      options.folder = folder;
      store_ = load_motion_assets(open_assets(options));
      folder_ = folder;
    }
    const Vector<ObjectId> tables = store_->ids(ObjectType::MotionTable);
    if (tables.empty()) throw ToolError(folder + ": there is no motion table");
    MarkedTrace marked;
    TraceWriter writer(marked.trace);
    writer.note_lines(marked.starts);
    run_scenario(*store_, tables.front(), script, OnError::GoOn, writer);
    return marked;
  }

 private:
  std::string folder_;
  std::optional<AssetStore> store_;
};

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

/// Calls `write` with each answer and the line that ends it.
template <class Write>
void answer_batch(std::string_view batch, TraceMaker& traces, Write write) {
  for (std::size_t number = 1; const std::optional<BatchQuestion> question = take_question(batch); ++number)
    write(traces.trace_of(question->folder, question->script).trace + end_of_answer(number));
  if (!batch.empty()) throw ToolError("the standard input is not a batch of questions", kWrongUsage);
}

class BuiltinRunner final : public Runner {
 public:
  RunnerAnswer ask(const RunnerRequest& request) override {
    RunnerAnswer answer;
    switch (request.kind) {
      case RunnerRequest::Kind::Scenario:
        answer.output = traces_.trace_of(request.assets, request.input).trace;
        break;
      case RunnerRequest::Kind::Messages: answer.output = answers_to_messages(request.input); break;
      case RunnerRequest::Kind::Container: answer.output = listing_of(request.input); break;
      case RunnerRequest::Kind::Batch:
        answer_batch(request.input, traces_, [&](const std::string& text) { answer.output += text; });
        break;
    }
    return answer;
  }
  [[nodiscard]] bool is_builtin() const override { return true; }

 private:
  TraceMaker traces_;
};

RunnerRequest::Kind kind_named(std::string_view name) {
  using Kind = RunnerRequest::Kind;
  for (const Kind kind : {Kind::Scenario, Kind::Messages, Kind::Container, Kind::Batch})
    if (request_word(kind) == name) return kind;
  throw ToolError("--answer: CONFORMANCE_REQUEST must be scenario, messages, container or batch",
                  kWrongUsage);
}

}  // namespace

MarkedTrace builtin_trace(std::string_view scenario, const std::string& assets) {
  return TraceMaker().trace_of(assets, scenario);
}

void answer_as_runner() {
  const auto setting = [](const char* name) {
    const char* value = std::getenv(name);
    return std::string(value ? value : "");
  };
  const RunnerRequest::Kind kind = kind_named(setting("CONFORMANCE_REQUEST"));
  const InputFile input("-");
  if (kind != RunnerRequest::Kind::Batch) {
    write_out(BuiltinRunner().ask({kind, input.text(), setting("CONFORMANCE_ASSETS")}).output);
    return;
  }
  TraceMaker traces;
  answer_batch(input.text(), traces, [](const std::string& answer) {
    write_out(answer);
    flush_output();
  });
}

std::unique_ptr<Runner> make_builtin_runner() {
  return std::make_unique<BuiltinRunner>();
}

}  // namespace acm::tool
