/* SPDX-FileCopyrightText: 2026 the acmotion authors */
/* SPDX-License-Identifier: MIT */

/* What the C library would ask a system for. There is none: the modules import nothing. */
