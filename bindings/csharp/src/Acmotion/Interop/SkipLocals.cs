// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#if NET
// The library fills in errors and states itself: half a kilobyte that need not be cleared before every call.
[module: System.Runtime.CompilerServices.SkipLocalsInit]
#endif
