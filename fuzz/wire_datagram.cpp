// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "wire/datagram.h"

#include "record_fuzzer.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace acm;
  using enum wire::LinkType;
  const Bytes frame = fuzz::input(data, size);
  for (const auto link : {Loopback, Ethernet, RawIp12, RawIp14, RawIp, OpenBsdLoopback, LinuxCooked, RawIpv4,
                          RawIpv6, LinuxCooked2}) {
    const auto datagram = wire::unwrap_datagram(frame, link);
    if (!datagram.ok() && datagram.error().offset > frame.size()) std::abort();
    if (datagram.ok() && datagram->payload.size() > frame.size()) std::abort();
  }
  return 0;
}
