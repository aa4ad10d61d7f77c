// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// A small harness for benchmark programs: repeats, takes the median, reports the spread and the allocations,
/// and puts a copy of as many bytes beside it, measured in the same run.
///
///   int main(int argc, char** argv) {
///     acm::bench::Harness bench("assets", argc, argv);
///     bench.section("motion table of 436 states");
///     bench.run({.name = "read", .bytes = file.size()}, [&] { keep(read_motion_table(file)); });
///     bench.run_copy(file.size());
///     return bench.finish();
///   }
namespace acm::bench {

/// Makes the compiler believe that a value is used.
template <class T>
inline void keep(const T& value) {
#if defined(__GNUC__)
  asm volatile("" : : "r"(&value) : "memory");
#else
  static const volatile void* sink;
  sink = &value;
#endif
}

struct Case {
  std::string name;
  double items = 1;       ///< things handled by one call; times are given per item
  std::size_t bytes = 0;  ///< bytes handled by one call, for the throughput; 0: not shown
  double goal_ns = 0;     ///< at most so many nanoseconds per item; 0: no goal
  bool allocates = true;  ///< false: an allocation makes the program fail
};

/// Nanoseconds for one call of the work.
struct Timing {
  double median = 0;
  double low = 0;   ///< first quartile
  double high = 0;  ///< third quartile
  double allocations = 0;

  /// Half the distance of the quartiles, as a part of the median.
  [[nodiscard]] double spread() const { return median > 0 ? (high - low) / 2 / median : 0; }
};

/// Something else than a time, with what it should be.
struct Figure {
  std::string name;
  double value = 0;
  std::string unit;     ///< "% of memcpy"
  double at_least = 0;  ///< 0: no such goal
  double at_most = 0;   ///< 0: no such goal
};

/// The quartiles of some measurements; all zero when there are none.
Timing summarize(std::span<const double> samples);

class Harness {
 public:
  /// Understands --quick (few, short repeats: only to see that it works), --cpu-time (the time that the
  /// program had a processor, for busy machines; means nothing for work of several threads), --calls N (so
  /// many calls of each case, whatever time they take: for scripts/count_instructions.py), --filter TEXT and
  /// --json. Ends the program on --help or a wrong argument.
  Harness(std::string_view title, int argc, const char* const* argv);

  void section(std::string_view text);
  /// Calls the work often enough to be measured well. `prepare`, if given, runs untimed before each call of
  /// the work, which is then timed alone: for work of a microsecond and more that uses up its input.
  Timing run(const Case& what, const std::function<void()>& work, const std::function<void()>& prepare = {});
  /// The floor: memcpy of so many bytes, which stand for `items` things.
  Timing run_copy(std::size_t bytes, double items = 1);
  /// A figure that the program has measured itself.
  void report(const Case& what, const Timing& timing);
  void report(const Figure& figure);

  [[nodiscard]] bool quick() const { return quick_; }
  /// Prints what is left to print; the exit code of the program.
  int finish();

 private:
  struct Row {
    std::string section;
    Case what;
    Timing timing;
    int calls;  // 0: not counted
  };
  Timing run_counted(const Case& what, const std::function<void()>& work,
                     const std::function<void()>& prepare);
  void print_head();
  void print_row(const Row& row);
  void print_json() const;
  void print_json_figures(bool first) const;

  std::string title_;
  std::string filter_;
  std::string section_;
  bool quick_ = false;
  bool cpu_time_ = false;
  int calls_ = 0;  // of each case; 0: as many as it takes to measure its time
  bool json_ = false;
  bool failed_ = false;
  std::vector<Row> rows_;
  struct FigureRow {
    std::string section;
    Figure figure;
  };
  std::vector<FigureRow> figures_;
};

}  // namespace acm::bench
