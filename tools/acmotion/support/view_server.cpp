// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "view_server.h"

#include <fmt/format.h>

#include <algorithm>
#include <httplib.h>
#include <span>
#include <string>
#include <thread>
#include <utility>

#include "tool_error.h"
#include "view_system.h"

namespace acm::tool {

namespace {

constexpr std::size_t kChunkBytes = 256 * 1024;
// What GET and HEAD have no use for is read only so far, then the connection is closed.
constexpr std::size_t kMaxRequestBody = 1024;
// A browser keeps up to six connections for each page, and each needs a thread while it is open.
constexpr std::size_t kThreads = 16;
constexpr std::size_t kMaxThreads = 64;
// Requests come from this machine and arrive at once. A client that sends only a part of one blocks a thread,
// and the end of the server, for this long.
constexpr time_t kReadSeconds = 2;

// By default the library lets several programs share a port.
void take_port_alone(socket_t socket) {
#ifdef _WIN32
  httplib::set_socket_opt(socket, SOL_SOCKET, SO_EXCLUSIVEADDRUSE, 1);
#else
  httplib::set_socket_opt(socket, SOL_SOCKET, SO_REUSEADDR, 1);
#endif
}

// The system reads the mapped bytes: of a file that has become shorter it sends nothing, and the connection
// ends.
void give_slice(Bytes bytes, const std::string& type, httplib::Response& response) {
  response.set_content_provider(
      bytes.size(), type, [bytes](std::size_t offset, std::size_t length, httplib::DataSink& sink) {
        const std::size_t size = std::min(length, kChunkBytes);
        return sink.write(reinterpret_cast<const char*>(bytes.data()) + offset, size);
      });
}

void give_answer(const ViewAnswer& answer, Bytes dat, httplib::Response& response) {
  response.status = answer.status;
  for (const auto& [name, value] : answer.headers) response.set_header(name, value);
  if (answer.file != nullptr) {
    give_slice(std::as_bytes(std::span(answer.file->bytes)), answer.type, response);
  } else if (answer.slice) {
    give_slice(dat.subspan(static_cast<std::size_t>(answer.slice->offset),
                           static_cast<std::size_t>(answer.slice->size)),
               answer.type, response);
  } else {
    response.set_content(answer.text, answer.type);
  }
}

httplib::Server::HandlerResponse handle(const ViewSite& site, Bytes dat, const httplib::Request& request,
                                        httplib::Response& response) {
  ViewRequest asked{request.method, request.target, {}};
  for (const auto& [name, value] : request.headers) asked.headers.emplace_back(name, value);
  ViewAnswer answered = answer(site, asked);
  // Ranges are part of the answer; the library would apply them a second time.
  const_cast<httplib::Request&>(request).ranges.clear();
  // To such a request it sends a body without its length.
  if (request.has_header("Upgrade")) answered = {.status = 400};
  give_answer(answered, dat, response);
  return httplib::Server::HandlerResponse::Handled;
}

void prepare(httplib::Server& server, const ViewSite& site, Bytes dat) {
  server.new_task_queue = [] { return new httplib::ThreadPool(kThreads, kMaxThreads); };
  server.set_address_family(AF_INET);
  server.set_socket_options(take_port_alone);
  server.set_tcp_nodelay(true);
  server.set_payload_max_length(kMaxRequestBody);
  server.set_read_timeout(kReadSeconds);
  httplib::Headers headers;
  for (const auto& [name, value] : headers_of_every_answer()) headers.emplace(name, value);
  server.set_default_headers(headers);
  // Before everything else that the library would do with a request: it has no other handlers.
  server.set_pre_routing_handler([&site, dat](const httplib::Request& request, httplib::Response& response) {
    return handle(site, dat, request, response);
  });
}

void bind_port(httplib::Server& server, ViewSite& site) {
  constexpr const char* kThisMachine = "127.0.0.1";
  const int port = site.port == 0 ? server.bind_to_any_port(kThisMachine)
                                  : (server.bind_to_port(kThisMachine, site.port) ? site.port : -1);
  if (port <= 0)
    throw ToolError(
        site.port == 0
            ? std::string("127.0.0.1 has no free port")
            : fmt::format(
                  "port {} of 127.0.0.1 cannot be used: another program has it, or it needs more rights "
                  "(without --port a free one is taken)",
                  site.port));
  site.port = port;
}

}  // namespace

void serve_view(ViewSite site, Bytes dat, const std::function<void(const ViewSite&)>& ready) {
  httplib::Server server;
  prepare(server, site, dat);
  bind_port(server, site);
  Interruption interruption;
  ready(site);
  std::thread ending([&] {
    interruption.wait();
    server.wait_until_ready();
    server.stop();
  });
  const bool good = server.listen_after_bind();
  interruption.release();
  ending.join();
  if (!good) throw ToolError("the system has ended the server's connections");
}

}  // namespace acm::tool
