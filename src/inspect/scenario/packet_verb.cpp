// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// Datagrams of a server: what they hold, and the messages that come whole out of their fragments (wire 6).
#include "inspect/scenario/scenario.h"
#include "wire/packet.h"

#include <fmt/format.h>

#include <string>
#include <vector>

#include "session.h"

namespace acm::scenario {

namespace {

std::string_view checksum_word(wire::ChecksumState state) {
  switch (state) {
    case wire::ChecksumState::Valid: return "valid";
    case wire::ChecksumState::Wrong: return "wrong";
    case wire::ChecksumState::Keyed: return "keyed";
  }
  return "";
}

std::string progress_text(const Result<wire::Reassembler::Progress>& progress) {
  if (!progress) return fmt::format("refused offset={}", progress.error().offset);
  switch (progress->outcome) {
    case wire::Reassembler::Outcome::Complete: return "complete";
    case wire::Reassembler::Outcome::Incomplete: return "incomplete";
    case wire::Reassembler::Outcome::Duplicate: return "duplicate";
  }
  return "";
}

// A fragment, and the message if it was the last.
void take_fragment(Session& s, const wire::Fragment& fragment) {
  const auto progress = s.bodies->packets->add(0, wire::Direction::ServerToClient, fragment);
  s.out.result(fmt::format("fragment sequence={} index={} count={} outcome={}", fragment.sequence,
                           fragment.index, fragment.count, progress_text(progress)));
  if (progress && progress->outcome == wire::Reassembler::Outcome::Complete)
    take_message(s, progress->message);
}

}  // namespace

void run_packet(Session& s, Arguments& args) {
  const Vector<std::byte> bytes = read_bytes(args, read_digits(args, 0));
  if (!args.ok()) return;
  expect_several(s);
  if (!s.bodies->packets) s.bodies->packets = std::make_unique<wire::Reassembler>();
  const Result<wire::Packet> packet = wire::decode_packet(bytes);
  if (!packet) {
    s.out.result(fmt::format("packet refused offset={}", packet.error().offset));
    return;
  }
  std::vector<wire::Fragment> fragments;
  wire::FragmentReader reader(*packet);
  for (wire::Fragment fragment; reader.next(fragment);) fragments.push_back(fragment);
  std::string line =
      fmt::format("packet sequence={} flags={:X} checksum={} fragments={}", packet->header.sequence,
                  packet->header.flags, checksum_word(check_checksum(*packet)), fragments.size());
  if (!reader.status()) line += fmt::format(" refused offset={}", reader.status().error().offset);
  s.out.result(line);
  for (const wire::Fragment& fragment : fragments) take_fragment(s, fragment);
}

}  // namespace acm::scenario
