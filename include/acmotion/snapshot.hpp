// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/host.hpp"
#include "acmotion/result.hpp"
#include "acmotion/types.hpp"

#include <cstdint>

/// Within a program a copy of a World is a snapshot. These functions write one as bytes, read it back, and
/// compare two. Objects are named by their guids and assets by their ids; the bytes are the same on every
/// machine.
namespace acm {

class Client;
class Server;
class World;

/// The whole state of a world, or of a role with its world, without events and options. Equal states give
/// equal bytes.
Vector<std::byte> write_snapshot(const World& world);
Vector<std::byte> write_snapshot(const Client& client);
Vector<std::byte> write_snapshot(const Server& server);

/// Restores the state that was written. World and role keep their assets, options and rules; the assets that
/// the objects use must be loaded (NotFound, with the id, otherwise). Other bytes are refused, and then
/// nothing has changed.
Status read_snapshot(World& world, Bytes bytes);
Status read_snapshot(Client& client, Bytes bytes);
Status read_snapshot(Server& server, Bytes bytes);

/// A number that is the same for equal states and, almost certainly, for no others. Context ids and
/// appearances are not part of it.
std::uint64_t state_hash(const World& world);
std::uint64_t state_hash(const Client& client);
std::uint64_t state_hash(const Server& server);

/// The first field in which two states differ.
struct Difference {
  bool found = false;
  Guid object = 0;  ///< 0: the world itself
  String field;     ///< such as "body.position.origin.x"
};
Difference first_difference(const World& a, const World& b);
Difference first_difference(const Client& a, const Client& b);
Difference first_difference(const Server& a, const Server& b);

}  // namespace acm
