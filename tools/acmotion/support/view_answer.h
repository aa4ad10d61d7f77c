// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "view_page.h"

// What the web server of `acmotion view` answers, as a function of the request alone.
namespace acm::tool {

using HttpHeaders = std::vector<std::pair<std::string, std::string>>;

/// What is served, and where.
struct ViewSite {
  ViewPage page;
  std::string secret;          ///< the first part of every path, which others cannot guess
  int port = 0;                ///< of 127.0.0.1
  std::string dat_name = {};   ///< of the one file beside the page, as it stands in paths; empty: none
  std::uint64_t dat_size = 0;  ///< bytes

  /// Where the page opens itself with the file.
  [[nodiscard]] std::string address() const;
};

struct ViewRequest {
  std::string_view method;
  std::string_view target;  ///< as it was sent, with its query
  HttpHeaders headers;
};

/// A part of the file.
struct DatSlice {
  std::uint64_t offset = 0;
  std::uint64_t size = 0;
  friend bool operator==(const DatSlice&, const DatSlice&) = default;
};

/// The same for GET and HEAD; the body is one of three.
struct ViewAnswer {
  int status = 0;
  std::string type = "text/plain; charset=utf-8";
  HttpHeaders headers = {};  ///< beyond those that every answer has, type and length
  std::string text = {};
  const ViewPageFile* file = nullptr;
  std::optional<DatSlice> slice = {};
};

/// Headers of every answer, also of those to requests that cannot be read.
const HttpHeaders& headers_of_every_answer();

/// The answer points into the site.
ViewAnswer answer(const ViewSite& site, const ViewRequest& request);

/// A name as it stands in a path: everything but letters, digits and -._~ is escaped.
std::string percent_encoded(std::string_view name);

}  // namespace acm::tool
