// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

/// Where the compiler's own choice matters: functions that must leave no copy of themselves, and those that
/// would make a hot loop large. Without effect on meaning.
#if defined(__GNUC__)
#define ACMOTION_ALWAYS_INLINE __attribute__((always_inline)) inline
#define ACMOTION_NEVER_INLINE __attribute__((noinline))
#else
#define ACMOTION_ALWAYS_INLINE inline
#define ACMOTION_NEVER_INLINE
#endif
