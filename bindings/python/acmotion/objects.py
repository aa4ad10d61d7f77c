# SPDX-FileCopyrightText: 2026 the acmotion authors
# SPDX-License-Identifier: MIT
"""Objects of a world: how they are made, what a host says about them, and what they are now."""
from __future__ import annotations

from .structs import (
    InterpretedMotionState as InterpretedMotionState,
    ObjectEffects as ObjectEffects,
    ObjectFacts as ObjectFacts,
    ObjectParameters as ObjectParameters,
    ObjectState as ObjectState,
    PartLook as PartLook,
    WeenieFacts as WeenieFacts,
)

