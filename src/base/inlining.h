// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

/// For functions whose inlining must not be left to the compiler: those that must not exist out of line, and
/// those that would bloat a hot loop. They do not change results.
#if defined(__GNUC__)
#define ACMOTION_ALWAYS_INLINE __attribute__((always_inline)) inline
#define ACMOTION_NEVER_INLINE __attribute__((noinline))
#else
#define ACMOTION_ALWAYS_INLINE inline
#define ACMOTION_NEVER_INLINE
#endif
