/* SPDX-FileCopyrightText: 2026 the acmotion authors */
/* SPDX-License-Identifier: MIT */
#ifndef ACMOTION_VERSION_H
#define ACMOTION_VERSION_H

/* The version of these headers, for C and C++. acm::version() is that of the library that was linked. */
#define ACMOTION_VERSION_MAJOR 0
#define ACMOTION_VERSION_MINOR 2
#define ACMOTION_VERSION_PATCH 0
#define ACMOTION_VERSION_STRING "0.2.0"

#ifdef __cplusplus
namespace acm {

/// The library's version, such as "0.2.0". Never null.
const char* version();
/// How the library was built, in one line: version, compiler, optimisation, lanes of poses, zlib, asserts.
/// Never null.
const char* build_description();

}  // namespace acm
#endif

#endif
