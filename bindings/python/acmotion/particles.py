# SPDX-FileCopyrightText: 2026 the acmotion authors
# SPDX-License-Identifier: MIT
"""What hooks give off at bodies: sparks, smoke, breath. Experimental: a minor version may change all of it."""
from __future__ import annotations

import ctypes
from typing import Any, List, Optional, Sequence

from . import _library
from ._functions import WHOLE_BODY as WHOLE_BODY
from ._handle import Handle
from ._numpy import NDArray, view
from .assets import Assets
from .errors import NoObjectError, NotFoundError
from .places import Frame, Position
from .structs import (
    Particle as Particle,
    ParticleEmitter as ParticleEmitter,
    ParticleOptions as ParticleOptions,
    ParticleReport as ParticleReport,
    ParticleRequest as ParticleRequest,
)
from .world import World

class Particles(Handle):
    """Emitters and their particles.

    >>> particles = Particles(assets)
    >>> world.tick(1 / 30)
    >>> particles.update(world)
    >>> world.clear_events()

    An emitter makes at most one particle in each update, as in the client, which updates 30 times a second.
    """

    _free = "acm_particles_free"

    def __init__(self, assets: Assets, options: Optional[ParticleOptions] = None) -> None:
        self._memory = assets._memory  # the container must stay
        super().__init__(_library.make("acm_particles_create", assets, _library.optional(options)))

    def copy(self) -> Particles:
        """Run alike, both stay alike, bit for bit."""
        copy = Particles.__new__(Particles)
        copy._memory = self._memory
        Handle.__init__(copy, _library.make("acm_particles_copy", self))
        return copy

    def update(self, world: World, guid: int = 0) -> ParticleReport:
        """After a tick, before World.clear_events: executes the particle hooks among the world's events and updates the
        emitters of one object, or of all (0). The same events must not be given twice."""
        return _library.fill(ParticleReport, "acm_particles_update", self, world, guid)

    # Without a world: the host says where a body and its parts are, and how many seconds pass.

    def emit(self, body: int, request: ParticleRequest, position: Position, parts: Sequence[Frame] = ()) -> int:
        """Makes an emitter, and returns its id. One of the same id is destroyed first, even when the new one fails."""
        out = ctypes.c_uint32()
        frames = (Frame * len(parts))(*parts)
        given = (ctypes.byref(request), ctypes.byref(position), frames, len(parts))
        _library.call("acm_particles_emit", self, body, *given, ctypes.byref(out))
        return out.value

    def step(self, body: int, position: Position, seconds: float, parts: Sequence[Frame] = ()) -> None:
        """Lets seconds pass for all emitters of a body, in one step."""
        frames = (Frame * len(parts))(*parts)
        _library.call("acm_particles_step", self, body, ctypes.byref(position), frames, len(parts), seconds)

    def stop(self, body: int, emitter_id: int) -> bool:
        """No more births; what lives finishes. False: there is none of that id."""
        return self._found("acm_particles_stop", body, emitter_id)

    def destroy(self, body: int, emitter_id: int) -> bool:
        """The emitter and its particles vanish. False: there is none of that id."""
        return self._found("acm_particles_destroy", body, emitter_id)

    def remove(self, body: int) -> bool:
        """Removes a body with its emitters and its random stream. False: the system does not know it."""
        return self._found("acm_particles_remove", body)

    def set_visible(self, body: int, visible: bool) -> None:
        """Whether a body is seen; all are until this says otherwise."""
        _library.call("acm_particles_set_visible", self, body, visible)

    def _found(self, name: str, *arguments: Any) -> bool:
        try:
            _library.call(name, self, *arguments)
        except (NotFoundError, NoObjectError):
            return False
        return True

    # What there is to draw.

    def emitters(self, body: int = 0) -> List[ParticleEmitter]:
        """Of a body, in the order in which they were made; 0: of all bodies, in ascending order."""
        return list(_library.array(ParticleEmitter, "acm_particles_emitters", self, body))

    def read(self, body: int = 0) -> Any:
        """Their live particles, emitter after emitter: an array of Particle."""
        return _library.array(Particle, "acm_particles_read", self, body)

    def read_numpy(self, body: int = 0) -> NDArray:
        """The same as a NumPy array of the fields of Particle."""
        return view(self.read(body), Particle)
