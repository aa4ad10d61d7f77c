# SPDX-FileCopyrightText: 2026 the acmotion authors
# SPDX-License-Identifier: MIT
"""The C interface: read from its headers once, printed in every form that the repository keeps of it."""
