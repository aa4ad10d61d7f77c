// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "bench/harness.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <thread>

#include "support/allocation_counter.h"

// scripts/count_instructions.py names them: callgrind counts within the first, and writes its count before
// the second.
extern "C" [[gnu::noinline]] void acmotion_bench_counted_call(const std::function<void()>& work) {
  work();
  acm::bench::keep(work);
}
extern "C" [[gnu::noinline]] void acmotion_bench_case_ends(int calls) {
  acm::bench::keep(calls);
}

namespace acm::bench {
namespace {

using Clock = std::chrono::steady_clock;

constexpr int kSamples = 21;
constexpr double kSampleNs = 10e6;  // long against the clock's grain and an interrupt
constexpr int kQuickSamples = 3;
constexpr double kQuickSampleNs = 0.2e6;

double clock_ns() {
  return std::chrono::duration<double, std::nano>(Clock::now().time_since_epoch()).count();
}

// Of all threads together. Its grain is a microsecond.
double cpu_ns() {
  return static_cast<double>(std::clock()) * (1e9 / CLOCKS_PER_SEC);
}

using Watch = double (*)();

double time_calls(Watch now, const std::function<void()>& work, std::uint64_t calls) {
  const double start = now();
  for (std::uint64_t i = 0; i < calls; ++i) work();
  return (now() - start) / static_cast<double>(calls);
}

double time_prepared_calls(Watch now, const std::function<void()>& work, const std::function<void()>& prepare,
                           std::uint64_t calls) {
  double total = 0;
  for (std::uint64_t i = 0; i < calls; ++i) {
    prepare();
    const double start = now();
    work();
    total += now() - start;
  }
  return total / static_cast<double>(calls);
}

std::string duration(double ns) {
  if (ns < 1e3) return fmt::format("{:.1f} ns", ns);
  if (ns < 1e6) return fmt::format("{:.2f} us", ns / 1e3);
  if (ns < 1e9) return fmt::format("{:.2f} ms", ns / 1e6);
  return fmt::format("{:.2f} s ", ns / 1e9);
}

std::string rate(double per_second, const char* unit) {
  if (per_second >= 1e9) return fmt::format("{:.2f} G{}", per_second / 1e9, unit);
  if (per_second >= 1e6) return fmt::format("{:.2f} M{}", per_second / 1e6, unit);
  if (per_second >= 1e3) return fmt::format("{:.2f} k{}", per_second / 1e3, unit);
  return fmt::format("{:.2f} {}", per_second, unit);
}

std::string compiler() {
#if defined(__clang__)
  return fmt::format("clang {}.{}.{}", __clang_major__, __clang_minor__, __clang_patchlevel__);
#elif defined(__GNUC__)
  return fmt::format("gcc {}.{}.{}", __GNUC__, __GNUC_MINOR__, __GNUC_PATCHLEVEL__);
#else
  return "unknown compiler";
#endif
}

std::string json_string(std::string_view text) {
  std::string out = "\"";
  for (const char c : text) {
    if (c == '"' || c == '\\') out += '\\';
    out += c;
  }
  return out + '"';
}

[[noreturn]] void usage(std::string_view title, int exit_code) {
  fmt::print(exit_code == 0 ? stdout : stderr,
             "usage: bench_{} [--quick] [--cpu-time] [--calls N] [--filter TEXT] [--json]\n", title);
  std::exit(exit_code);
}

}  // namespace

Timing summarize(std::span<const double> samples) {
  if (samples.empty()) return {};
  std::vector<double> sorted(samples.begin(), samples.end());
  std::sort(sorted.begin(), sorted.end());
  const auto at = [&](double part) {
    const double place = part * static_cast<double>(sorted.size() - 1);
    const auto below = static_cast<std::size_t>(place);
    const std::size_t above = std::min(below + 1, sorted.size() - 1);
    return sorted[below] + (sorted[above] - sorted[below]) * (place - static_cast<double>(below));
  };
  return {.median = at(0.5), .low = at(0.25), .high = at(0.75)};
}

Harness::Harness(std::string_view title, int argc, const char* const* argv) : title_(title) {
  for (int i = 1; i < argc; ++i) {
    const std::string_view argument = argv[i];
    if (argument == "--quick") {
      quick_ = true;
    } else if (argument == "--cpu-time") {
      cpu_time_ = true;
    } else if (argument == "--json") {
      json_ = true;
    } else if (argument == "--calls" && i + 1 < argc && std::atoi(argv[i + 1]) > 0) {
      calls_ = std::atoi(argv[++i]);
    } else if (argument == "--filter" && i + 1 < argc) {
      filter_ = argv[++i];
    } else {
      usage(title, argument == "--help" ? 0 : 2);
    }
  }
  if (!json_) print_head();
}

void Harness::section(std::string_view text) {
  section_ = text;
  if (!json_) fmt::print("\n{}\n", text);
}

Timing Harness::run(const Case& what, const std::function<void()>& work,
                    const std::function<void()>& prepare) {
  if (what.name.find(filter_) == std::string::npos) return {};
  if (calls_ > 0) return run_counted(what, work, prepare);
  const auto measure = [&](std::uint64_t calls) {
    const Watch watch = cpu_time_ ? cpu_ns : clock_ns;
    return prepare ? time_prepared_calls(watch, work, prepare, calls) : time_calls(watch, work, calls);
  };
  const double sample_ns = quick_ ? kQuickSampleNs : kSampleNs;
  measure(1);  // first touch of memory and code
  std::uint64_t calls = 1;
  double ns = measure(calls);
  while (ns * static_cast<double>(calls) < sample_ns / 4) ns = measure(calls *= 2);
  calls = std::max<std::uint64_t>(1, static_cast<std::uint64_t>(sample_ns / std::max(ns, 1e-3)));
  std::vector<double> samples;
  for (int i = 0; i < (quick_ ? kQuickSamples : kSamples); ++i) samples.push_back(measure(calls));
  Timing timing = summarize(samples);
  if (prepare) prepare();
  const test::AllocationCounter count;
  work();
  timing.allocations = static_cast<double>(count.allocations());
  report(what, timing);
  return timing;
}

Timing Harness::run_counted(const Case& what, const std::function<void()>& work,
                            const std::function<void()>& prepare) {
  const auto prepared = [&](const auto& call) {
    if (prepare) prepare();
    call();
  };
  prepared(work);
  const double start = clock_ns();
  for (int i = 0; i < calls_; ++i) prepared([&] { acmotion_bench_counted_call(work); });
  const Timing timing{.median = (clock_ns() - start) / calls_};
  acmotion_bench_case_ends(calls_);
  rows_.push_back({section_, what, timing, calls_});
  if (!json_) print_row(rows_.back());
  return timing;
}

Timing Harness::run_copy(std::size_t bytes, double items) {
  const std::vector<std::byte> from(bytes, std::byte{1});
  std::vector<std::byte> to(bytes);
  return run({.name = "memcpy of the same bytes", .items = items, .bytes = bytes, .allocates = false}, [&] {
    std::memcpy(to.data(), from.data(), bytes);
    keep(to);
  });
}

void Harness::report(const Case& what, const Timing& timing) {
  rows_.push_back({section_, what, timing, 0});
  if (!json_) print_row(rows_.back());
  if (!what.allocates && timing.allocations > 0) {
    failed_ = true;
    fmt::print(stderr, "bench_{}: {} must not allocate, but did so {} times\n", title_, what.name,
               timing.allocations);
  }
}

void Harness::report(const Figure& figure) {
  if (figure.name.find(filter_) == std::string::npos) return;
  figures_.push_back({section_, figure});
  if (json_) return;
  fmt::print("  {:38} {:>11.1f} {}", figure.name, figure.value, figure.unit);
  if (figure.at_least > 0)
    fmt::print("  goal >= {}: {}", figure.at_least, figure.value >= figure.at_least ? "met" : "MISSED");
  if (figure.at_most > 0)
    fmt::print("  goal <= {}: {}", figure.at_most, figure.value <= figure.at_most ? "met" : "MISSED");
  fmt::print("\n");
  std::fflush(stdout);
}

int Harness::finish() {
  if (json_) print_json();
  const bool nothing = rows_.empty() && figures_.empty();
  if (nothing) fmt::print(stderr, "bench_{}: nothing was measured\n", title_);
  return failed_ || nothing ? 1 : 0;
}

void Harness::print_head() {
  fmt::print("{} ({}, {}, {} cores{}{})\n", title_, compiler(), ACMOTION_BUILD_TYPE,
             std::thread::hardware_concurrency(), cpu_time_ ? ", CPU time" : "",
             quick_ ? ", quick: the figures mean nothing" : "");
  fmt::print("{:40} {:>11} {:>8} {:>14} {:>12} {:>8}\n", "", "median", "spread", "rate", "bytes", "allocs");
}

void Harness::print_row(const Row& row) {
  const double ns = row.timing.median / row.what.items;
  const double calls_per_second = 1e9 / std::max(row.timing.median, 1e-3);
  fmt::print("  {:38} {:>11} {:>7.1f}% {:>14} {:>12} {:>8}", row.what.name, duration(ns),
             row.timing.spread() * 100, rate(calls_per_second * row.what.items, "/s"),
             row.what.bytes > 0 ? rate(calls_per_second * static_cast<double>(row.what.bytes), "B/s") : "",
             row.timing.allocations);
  if (row.what.goal_ns > 0) {
    fmt::print("  goal {}: {}", duration(row.what.goal_ns), ns <= row.what.goal_ns ? "met" : "MISSED");
  }
  fmt::print("\n");
  std::fflush(stdout);
}

void Harness::print_json() const {
  fmt::print("[");
  for (const Row& row : rows_) {
    fmt::print(
        "{}\n  {{\"bench\": {}, \"section\": {}, \"name\": {}, \"ns_per_item\": {:.3f}, \"spread\": {:.4f}, "
        "\"items\": {}, \"bytes\": {}, \"allocations\": {}, \"goal_ns\": {}, \"calls\": {}}}",
        &row == rows_.data() ? "" : ",", json_string(title_), json_string(row.section),
        json_string(row.what.name), row.timing.median / row.what.items, row.timing.spread(), row.what.items,
        row.what.bytes, row.timing.allocations, row.what.goal_ns, row.calls);
  }
  print_json_figures(rows_.empty());
  fmt::print("\n]\n");
}

void Harness::print_json_figures(bool first) const {
  for (const FigureRow& row : figures_) {
    fmt::print(
        "{}\n  {{\"bench\": {}, \"section\": {}, \"name\": {}, \"value\": {:.3f}, \"unit\": {}, "
        "\"at_least\": {}, \"at_most\": {}}}",
        first && &row == figures_.data() ? "" : ",", json_string(title_), json_string(row.section),
        json_string(row.figure.name), row.figure.value, json_string(row.figure.unit), row.figure.at_least,
        row.figure.at_most);
  }
}

}  // namespace acm::bench
