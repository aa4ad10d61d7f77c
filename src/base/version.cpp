// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/version.h"

// What each part of the line says, as string literals, so that the line is one constant.
#if defined(__clang__)
#define ACMOTION_COMPILER "clang " __clang_version__
#elif defined(__GNUC__)
#define ACMOTION_COMPILER "gcc " __VERSION__
#elif defined(_MSC_VER)
#define ACMOTION_COMPILER "msvc"
#else
#define ACMOTION_COMPILER "unknown compiler"
#endif

#if defined(__wasm_simd128__)
#define ACMOTION_TARGET "wasm32 simd128"
#elif defined(__wasm__)
#define ACMOTION_TARGET "wasm32"
#elif defined(__x86_64__) || defined(_M_X64)
#define ACMOTION_TARGET "x86-64"
#elif defined(__i386__) || defined(_M_IX86)
#define ACMOTION_TARGET "x86"
#elif defined(__aarch64__) || defined(_M_ARM64)
#define ACMOTION_TARGET "aarch64"
#else
#define ACMOTION_TARGET "other processor"
#endif

#if defined(__OPTIMIZE__) || (defined(_MSC_VER) && defined(NDEBUG))
#define ACMOTION_OPTIMISED "optimised"
#else
#define ACMOTION_OPTIMISED "not optimised"
#endif

#if defined(ACMOTION_HAS_ZLIB)
#define ACMOTION_ZLIB_TEXT "zlib"
#else
#define ACMOTION_ZLIB_TEXT "no zlib"
#endif

#if defined(NDEBUG)
#define ACMOTION_ASSERTS "no asserts"
#else
#define ACMOTION_ASSERTS "asserts"
#endif

namespace acm {

const char* version() {
  return ACMOTION_VERSION_STRING;
}

const char* build_description() {
  return "acmotion " ACMOTION_VERSION_STRING ", " ACMOTION_TARGET ", " ACMOTION_COMPILER
         ", " ACMOTION_OPTIMISED ", " ACMOTION_ZLIB_TEXT ", " ACMOTION_ASSERTS;
}

}  // namespace acm
