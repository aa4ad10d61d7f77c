// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "view_answer.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <limits>

namespace acm::tool {

namespace {

// The file lies in a folder of its own, so that its name cannot be one of the page's.
constexpr std::string_view kDatFolder = "dat/";

// Names of headers and hosts are the same in any case. Only ASCII occurs in those that are compared.
bool same_ignoring_case(std::string_view a, std::string_view b) {
  const auto lower = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + ('a' - 'A')) : c; };
  return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                    [&](char x, char y) { return lower(x) == lower(y); });
}

std::vector<std::string_view> values_of(const ViewRequest& request, std::string_view name) {
  std::vector<std::string_view> values;
  for (const auto& [key, value] : request.headers)
    if (same_ignoring_case(key, name)) values.push_back(value);
  return values;
}

// A page of another site that has had its name point to 127.0.0.1 is same-origin to the browser, but it still
// sends its own name.
bool is_for_this_machine(const ViewSite& site, const ViewRequest& request) {
  const std::vector<std::string_view> hosts = values_of(request, "Host");
  if (hosts.size() != 1) return false;
  const auto names = [&](std::string_view machine) {
    return same_ignoring_case(hosts.front(), fmt::format("{}:{}", machine, site.port)) ||
           (site.port == 80 && same_ignoring_case(hosts.front(), machine));
  };
  return names("127.0.0.1") || names("localhost");
}

ViewAnswer refusal(int status, std::string_view why, HttpHeaders headers = {}) {
  return {.status = status, .headers = std::move(headers), .text = fmt::format("{} {}\n", status, why)};
}

enum class RangeNumber { Good, TooLarge, Wrong };

RangeNumber read_range_number(std::string_view text, std::uint64_t& number) {
  const char* end = text.data() + text.size();
  const auto [stop, error] = std::from_chars(text.data(), end, number);
  if (stop != end || text.empty()) return RangeNumber::Wrong;
  return error == std::errc() ? RangeNumber::Good : RangeNumber::TooLarge;
}

// "bytes=0-99", "bytes=100-", "bytes=-100". Nothing when that is not one range, or lies behind the end.
std::optional<DatSlice> slice_of(std::string_view range, std::uint64_t size) {
  constexpr std::string_view kUnit = "bytes=";
  const std::size_t dash = range.find('-');
  if (!range.starts_with(kUnit) || dash == std::string_view::npos) return std::nullopt;
  const std::string_view first = range.substr(kUnit.size(), dash - kUnit.size());
  const std::string_view last = range.substr(dash + 1);
  std::uint64_t end = std::numeric_limits<std::uint64_t>::max();
  if (!last.empty() && read_range_number(last, end) == RangeNumber::Wrong) return std::nullopt;
  if (first.empty()) {
    if (last.empty() || end == 0) return std::nullopt;
    const std::uint64_t from_end = std::min(end, size);
    return DatSlice{size - from_end, from_end};
  }
  std::uint64_t begin = 0;
  if (read_range_number(first, begin) != RangeNumber::Good || begin >= size || end < begin)
    return std::nullopt;
  return DatSlice{begin, std::min(end, size - 1) - begin + 1};
}

ViewAnswer answer_dat(const ViewSite& site, const ViewRequest& request) {
  ViewAnswer whole{.status = 200,
                   .type = "application/octet-stream",
                   .headers = {{"Accept-Ranges", "bytes"}},
                   .slice = DatSlice{0, site.dat_size}};
  const std::vector<std::string_view> ranges = values_of(request, "Range");
  // Nothing here has a validator, so what If-Range names is never what the file is.
  if (ranges.empty() || request.method != "GET" || !values_of(request, "If-Range").empty()) return whole;
  const std::optional<DatSlice> slice =
      ranges.size() == 1 ? slice_of(ranges.front(), site.dat_size) : std::nullopt;
  if (!slice)
    return refusal(416, "not one range of bytes within the file",
                   {{"Content-Range", fmt::format("bytes */{}", site.dat_size)}});
  ViewAnswer part = std::move(whole);
  part.status = 206;
  part.slice = slice;
  part.headers.emplace_back("Content-Range", fmt::format("bytes {}-{}/{}", slice->offset,
                                                         slice->offset + slice->size - 1, site.dat_size));
  return part;
}

// Every browser accepts gzip; a program that sends no such header accepts everything.
bool accepts_gzip(const ViewRequest& request) {
  const std::vector<std::string_view> codings = values_of(request, "Accept-Encoding");
  return codings.empty() || std::any_of(codings.begin(), codings.end(), [](std::string_view coding) {
           return coding.find("gzip") != std::string_view::npos || coding.find('*') != std::string_view::npos;
         });
}

ViewAnswer answer_page(const ViewPageFile& file, const ViewRequest& request) {
  ViewAnswer out{.status = 200, .type = file.type, .file = &file};
  if (!file.gzipped) return out;
  if (!accepts_gzip(request)) return refusal(406, "this file can only be sent with gzip");
  out.headers.emplace_back("Content-Encoding", "gzip");
  return out;
}

// No path is decoded and none leads to the disk: a name is one of the page's, or the file's, or nothing.
ViewAnswer answer_path(const ViewSite& site, const ViewRequest& request) {
  std::string_view path = request.target.substr(0, request.target.find('?'));
  const std::string root = "/" + site.secret;
  if (path == root) return refusal(308, "the page is a folder", {{"Location", root + "/"}});
  if (!path.starts_with(root + "/")) return refusal(404, "nothing is here");
  path.remove_prefix(root.size() + 1);
  if (!site.dat_name.empty() && path.starts_with(kDatFolder) &&
      path.substr(kDatFolder.size()) == site.dat_name)
    return answer_dat(site, request);
  const auto file = site.page.find(path.empty() ? "index.html" : path);
  return file == site.page.end() ? refusal(404, "nothing is here") : answer_page(file->second, request);
}

}  // namespace

std::string ViewSite::address() const {
  // The query is decoded once before the page takes it for a path.
  const std::string query =
      dat_name.empty() ? "" : fmt::format("?dat={}{}", kDatFolder, percent_encoded(dat_name));
  return fmt::format("http://127.0.0.1:{}/{}/{}", port, secret, query);
}

const HttpHeaders& headers_of_every_answer() {
  static const HttpHeaders headers = {
      {"Cache-Control", "no-store"},
      // What index.html itself says, and no frames. Workers have it from here alone.
      {"Content-Security-Policy",
       "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; "
       "img-src 'self' data: blob:; media-src 'self' blob:; connect-src 'self'; worker-src 'self' blob:; "
       "object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"},
      {"Cross-Origin-Opener-Policy", "same-origin"},
      {"Cross-Origin-Resource-Policy", "same-origin"},
      {"Referrer-Policy", "no-referrer"},
      {"X-Content-Type-Options", "nosniff"}};
  return headers;
}

ViewAnswer answer(const ViewSite& site, const ViewRequest& request) {
  if (!is_for_this_machine(site, request)) return refusal(403, "this server is for its own machine");
  if (request.method != "GET" && request.method != "HEAD")
    return refusal(405, "only GET and HEAD are answered", {{"Allow", "GET, HEAD"}});
  return answer_path(site, request);
}

std::string percent_encoded(std::string_view name) {
  constexpr std::string_view kPlain = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~";
  std::string out;
  for (const char c : name)
    out += kPlain.find(c) != std::string_view::npos ? std::string(1, c)
                                                    : fmt::format("%{:02X}", static_cast<unsigned char>(c));
  return out;
}

}  // namespace acm::tool
