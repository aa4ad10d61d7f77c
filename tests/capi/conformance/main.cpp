// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT

// Plays bindings/conformance.json through the C functions: conformance_driver [--write] FILE
// Without --write it compares; with it, it stores what came of each call. bindings/README.md describes the
// file.
#include <cstdio>
#include <cstring>
#include <fstream>
#include <iostream>

#include "play.h"

namespace conformance {

namespace {

Calls all_calls() {
  Calls calls;
  add_library_calls(calls);
  add_asset_calls(calls);
  add_world_calls(calls);
  add_order_calls(calls);
  add_event_calls(calls);
  add_role_calls(calls);
  add_wire_calls(calls);
  return calls;
}

Json error_of(const acm_error& error) {
  Json out = Json::object();
  if (error.motion_error) out["motion_error"] = error.motion_error;
  if (error.object_id) out["object_id"] = error.object_id;
  if (error.guid) out["guid"] = error.guid;
  if (error.offset) out["offset"] = error.offset;
  if (error.field[0]) out["field"] = std::string(error.field);
  return out;
}

// Status, error and result as they stand in the script. A call that succeeds says nothing of its status.
Json played(const Calls& calls, Names& names, const Json& call) {
  const auto function = calls.find(call.at("call").get<std::string>());
  if (function == calls.end()) throw Mistake("there is no such call");
  Json outcome = Json::object();
  const int times = call.contains("repeat") ? call.at("repeat").get<int>() : 1;
  for (int i = 0; i < times; ++i) {
    Play play(names, call);
    const std::int32_t status = function->second(play);
    if (status != play.error.status) throw Mistake("status and error.status differ");
    outcome = Json::object();
    if (status != ACM_OK) outcome["status"] = status_name(status);
    const Json error = error_of(play.error);
    if (!error.empty()) outcome["error"] = error;
    if (!play.result.is_null()) outcome["result"] = play.result;
  }
  return outcome;
}

bool is_expected(const char* key) {
  return !std::strcmp(key, "status") || !std::strcmp(key, "error") || !std::strcmp(key, "result");
}

// The two halves of a line of the script.
Json asked(const Json& call) {
  Json out = Json::object();
  for (const auto& item : call.items())
    if (!is_expected(item.key().c_str())) out[item.key()] = item.value();
  return out;
}
Json expected(const Json& call) {
  Json out = Json::object();
  for (const auto& item : call.items())
    if (is_expected(item.key().c_str())) out[item.key()] = item.value();
  return out;
}

// One call a line, so that differences can be read.
void write(const Json& script, const char* path) {
  std::ofstream out(path, std::ios::binary);
  out << "{\n\"format\": " << script.at("format") << ",\n\"chapters\": [";
  const char* comma = "\n";
  for (const Json& chapter : script.at("chapters")) {
    out << comma << "{\"name\": " << chapter.at("name") << ", \"calls\": [";
    const char* inner = "\n";
    for (const Json& call : chapter.at("calls")) {
      out << inner << call.dump();
      inner = ",\n";
    }
    out << "\n]}";
    comma = ",\n";
  }
  out << "\n]\n}\n";
}

struct Totals {
  int calls = 0;
  int differences = 0;
};

void report(const Json& chapter, const Json& call, const Json& got) {
  std::cout << chapter.at("name").get<std::string>() << ": " << asked(call).dump() << "\n  expected "
            << expected(call).dump() << "\n  got      " << got.dump() << "\n";
}

Totals play_all(Json& script) {
  const Calls calls = all_calls();
  Totals totals;
  for (Json& chapter : script.at("chapters")) {
    Names names;  // each chapter stands alone
    for (Json& call : chapter.at("calls")) {
      ++totals.calls;
      Json got;
      try {
        got = played(calls, names, call);
      } catch (const std::exception& error) {
        throw Mistake(chapter.at("name").get<std::string>() + ": " + asked(call).dump() + ": " +
                      error.what());
      }
      if (got != expected(call)) {
        ++totals.differences;
        report(chapter, call, got);
      }
      call = asked(call);
      call.update(got);
    }
  }
  return totals;
}

int run(int argc, char** argv) {
  const bool writes = argc == 3 && !std::strcmp(argv[1], "--write");
  if (argc != 2 && !writes) {
    std::cerr << "usage: conformance_driver [--write] FILE\n";
    return 2;
  }
  std::ifstream in(argv[argc - 1], std::ios::binary);
  if (!in) {
    std::cerr << argv[argc - 1] << ": cannot be read\n";
    return 1;
  }
  Json script = Json::parse(in);
  const Totals totals = play_all(script);
  if (writes) write(script, argv[2]);
  std::cout << totals.calls << " calls, " << totals.differences << (writes ? " changed\n" : " differences\n");
  return writes || totals.differences == 0 ? 0 : 1;
}

}  // namespace

}  // namespace conformance

int main(int argc, char** argv) {
  try {
    return conformance::run(argc, argv);
  } catch (const std::exception& error) {
    std::cerr << "conformance_driver: " << error.what() << "\n";
    return 1;
  }
}
