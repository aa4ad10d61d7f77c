// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "assets/asset_store.h"
#include "assets/dat_check.h"

#include "dat_subcommands.h"
#include "support/json.h"
#include "support/names.h"
#include "support/open_dat.h"
#include "support/output.h"
#include "support/progress.h"
#include "support/standard_stream.h"
#include "support/tool_error.h"

namespace acm::tool {

namespace {

struct DatVerifyOptions {
  std::string dat;
  bool json = false;
};

struct Findings {
  std::size_t decoded = 0;
  std::size_t records = 0;  ///< of iterations, which are not objects of the game
  std::size_t broken = 0;   ///< objects that cannot be read or decoded
  std::size_t unknown = 0;  ///< of types that nothing here decodes; only their blocks were checked
  std::vector<Error> bad;
  DatBlockCheck blocks;
  Result<DatIterations> iterations = DatIterations{};

  bool within_change = false;  ///< the client was stopped while it changed the file

  [[nodiscard]] std::size_t count() const {
    return bad.size() + blocks.error_count + (iterations.ok() ? 0 : 1) + (blocks.free_list ? 1 : 0) +
           (within_change ? 1 : 0);
  }
};

// Where a broken chain is met again by the check of all blocks, it is reported once.
void drop_reported_errors(Findings& findings) {
  std::erase_if(findings.blocks.errors, [&](const Error& error) {
    const bool reported = std::find(findings.bad.begin(), findings.bad.end(), error) != findings.bad.end();
    if (reported) --findings.blocks.error_count;
    return reported;
  });
}

Findings verify(const DatFile& dat) {
  Findings findings;
  Progress progress("verifying", dat.entries().size());
  Vector<std::byte> buffer;
  std::size_t done = 0;
  for (const DatEntry& entry : dat.entries()) {
    progress.show(done++);
    const Result<Bytes> bytes = dat.read(entry, buffer);
    if (!bytes.ok()) {
      findings.bad.push_back(bytes.error());
      ++findings.broken;
      continue;
    }
    if (entry.id == kIterationsId) {
      ++findings.records;
      continue;
    }
    AssetStore store;
    store.read_as(dat.header().layout);
    const Status status = store.add(entry.id, *bytes);
    if (status.ok()) {
      ++findings.decoded;
    } else if (status.error().code == ErrorCode::Unsupported) {
      ++findings.unknown;
    } else {
      findings.bad.push_back(status.error());
      ++findings.broken;
    }
  }
  findings.within_change = dat.header().journal_type != 0;
  findings.iterations = dat.iterations();
  findings.blocks = check_blocks(dat);
  drop_reported_errors(findings);
  return findings;
}

const char* layout_name(DatLayout layout) {
  return layout == DatLayout::Current ? "Throne of Destiny to End of Retail" : "older than Throne of Destiny";
}

std::string iterations_text(const Findings& findings) {
  if (!findings.iterations.ok()) return "unreadable";
  return fmt::format("{} (last: {})", grouped(findings.iterations->total()),
                     grouped(findings.iterations->last()));
}

void print_as_text(const DatVerifyOptions& options, const DatFile& dat, const Findings& findings) {
  for (const Error& error : findings.bad) print("{}\n", describe(error));
  for (const Error& error : findings.blocks.errors) print("{}\n", describe(error));
  const std::size_t left_out = findings.blocks.error_count - findings.blocks.errors.size();
  if (left_out > 0) print("and {} more\n", counted(left_out, "error"));
  if (!findings.iterations.ok()) print("{}\n", describe(findings.iterations.error()));
  if (findings.count() > 0) print("\n");

  const DatHeader& h = dat.header();
  const DatBlockCheck& b = findings.blocks;
  print("{}\n", colored(TextColor::Strong, input_name(options.dat)));
  print("  layout      {}\n", layout_name(h.layout));
  print("  objects     {}: {} decoded, {} of other types, {} bad, {} of iterations\n",
        grouped(dat.entries().size()), grouped(findings.decoded), grouped(findings.unknown),
        grouped(findings.broken), counted(findings.records, "record"));
  print("  iterations  {}\n", iterations_text(findings));
  print("  blocks      {} of {} bytes: {} objects, {} directory, {} free, {} lost\n", grouped(b.blocks),
        grouped(h.block_size), grouped(b.object_blocks), grouped(b.node_blocks), grouped(b.free_blocks),
        grouped(b.lost_blocks()));
  if (findings.within_change) print("  journal     the client was stopped within a change\n");
  if (b.free_list) print("  free list   {} at byte {}\n", b.free_list->what, b.free_list->offset);
  print("\n{}\n", findings.count() == 0 ? "all sound" : counted(findings.count(), "finding"));
}

Json error_json(const Error& error) {
  return {{"id", hex32(error.object_id)},
          {"code", to_string(error.code)},
          {"offset", error.offset},
          {"what", error.what}};
}

void print_as_json(const DatVerifyOptions& options, const DatFile& dat, const Findings& findings) {
  const DatBlockCheck& b = findings.blocks;
  Json json = {{"file", input_name(options.dat)},
               {"layout", dat.header().layout == DatLayout::Current ? "current" : "older"},
               {"block_size", dat.header().block_size},
               {"objects", dat.entries().size()},
               {"decoded", findings.decoded},
               {"unknown", findings.unknown},
               {"bad", findings.broken},
               {"records", findings.records},
               {"last_iteration", findings.iterations.ok() ? findings.iterations->last() : 0},
               {"blocks",
                {{"all", b.blocks},
                 {"objects", b.object_blocks},
                 {"directory", b.node_blocks},
                 {"free", b.free_blocks},
                 {"lost", b.lost_blocks()}}},
               {"problems", findings.count()},
               {"errors", Json::array()}};
  for (const Error& error : findings.bad) json["errors"].push_back(error_json(error));
  for (const Error& error : b.errors) json["errors"].push_back(error_json(error));
  if (!findings.iterations.ok()) json["errors"].push_back(error_json(findings.iterations.error()));
  if (b.free_list) json["errors"].push_back(error_json(*b.free_list));
  if (findings.within_change)
    json["errors"].push_back(
        error_json({ErrorCode::Unfinished, 0, 0, "journal: the client was stopped within a change"}));
  print_json(json);
}

int run(const DatVerifyOptions& options) {
  const OpenDat file(options.dat);
  const Findings findings = verify(file.dat);
  options.json ? print_as_json(options, file.dat, findings) : print_as_text(options, file.dat, findings);
  return findings.count() == 0 ? 0 : kBadData;
}

}  // namespace

void add_dat_verify(CLI::App& dat, Outcome& outcome) {
  CLI::App* command = dat.add_subcommand("verify", "Decode every known object and check all blocks");
  auto options = std::make_shared<DatVerifyOptions>();
  add_read_dat_option(*command, options->dat);
  command->add_flag("--json", options->json, "Print JSON");
  command->footer(
      "Examples:\n"
      "  acmotion dat verify --dat client_portal.dat\n"
      "  acmotion dat verify --dat client_portal.dat --json | jq .errors\n"
      "Exits with 1 when anything is wrong.");
  command->callback([options, &outcome] { outcome.exit_code = run(*options); });
}

}  // namespace acm::tool
