// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

/// The library's only two callbacks: one for memory, one for programming errors of the host. Both are set for
/// the whole process. Neither is called while bodies are simulated; World::tick may allocate at its
/// beginning.
namespace acm {

/// Where the library takes its memory from. Both functions may be called from every thread that calls the
/// library, at the same time when several threads do. They must not throw and must not call the library.
struct Allocator {
  void* context = nullptr;  ///< handed to both functions
  /// Never null: when there is no memory left, the function ends the program in its own way. A null is a
  /// programming error, and the library aborts after the error handler has seen it. `bytes` is at least 1,
  /// `alignment` a power of two.
  void* (*allocate)(void* context, std::size_t bytes, std::size_t alignment) = nullptr;
  /// `bytes` and `alignment` are those of the allocation; `memory` is never null.
  void (*release)(void* context, void* memory, std::size_t bytes, std::size_t alignment) = nullptr;
};

/// Sets the allocator of acmotion::acmotion; both functions null: the global operator new and delete, which
/// is the default. To be called before anything of the library is made, while no other thread uses it. False,
/// with nothing changed, while the library holds memory, since that would be released to another allocator.
/// One function without the other is a programming error: false too.
bool set_allocator(const Allocator& allocator);

/// A call that the documentation of its function forbids. Bad data is not one: it gives an Error.
struct ProgrammingError {
  const char* file;  ///< the source of the library that found it
  int line;
  const char* what;  ///< static text: the function and the rule that was broken
};

/// Called on the thread that made the call, before anything has changed. It must not throw and must not call
/// the library. When it returns, the call has no effect and returns its empty value; where there is none
/// (Result::value without a value), the library aborts.
using ErrorHandler = void (*)(void* context, const ProgrammingError& error);

/// Null: the default, which prints to the standard error output and aborts. Set it while no other thread uses
/// the library.
void set_error_handler(ErrorHandler handler, void* context = nullptr);

/// Memory from the host's allocator, for HostAllocator.
[[nodiscard]] void* allocate_memory(std::size_t bytes, std::size_t alignment);
void release_memory(void* memory, std::size_t bytes, std::size_t alignment);

/// Calls the error handler, and aborts when it returns.
[[noreturn]] void abort_programming_error(const ProgrammingError& error);

/// The host's allocator as containers of the standard library take it.
template <class T>
class HostAllocator {
 public:
  using value_type = T;
  using is_always_equal = std::true_type;
  using propagate_on_container_move_assignment = std::true_type;

  HostAllocator() = default;
  template <class U>
  HostAllocator(const HostAllocator<U>&) {}

  [[nodiscard]] T* allocate(std::size_t count) {
    return static_cast<T*>(allocate_memory(count * sizeof(T), alignof(T)));
  }
  void deallocate(T* memory, std::size_t count) { release_memory(memory, count * sizeof(T), alignof(T)); }

  friend bool operator==(const HostAllocator&, const HostAllocator&) { return true; }
};

// What the library's own structs and results are made of.

template <class T>
using Vector = std::vector<T, HostAllocator<T>>;
template <class Key, class T>
using Map = std::map<Key, T, std::less<Key>, HostAllocator<std::pair<const Key, T>>>;
using String = std::basic_string<char, std::char_traits<char>, HostAllocator<char>>;

}  // namespace acm
