# SPDX-FileCopyrightText: 2026 the acmotion authors
# SPDX-License-Identifier: MIT
"""What hooks give off at bodies: sparks, smoke, breath. Experimental: a minor version may change all of it."""
from __future__ import annotations

import ctypes
from ctypes import Array, c_uint8
from typing import Annotated, Any, List, Optional, Sequence

from . import _library
from ._handle import Handle
from ._layout import F32, F64, I32, U32, U64, Flag, Struct, Text, layout
from ._numpy import NDArray, view
from .assets import Assets
from .errors import NoObjectError, NotFoundError
from .places import Frame, Position, Quat, Vec3
from .world import World

WHOLE_BODY = 0xFFFFFFFF  # the part of an emitter that is on the body itself and on none of its parts


@layout
class ParticleOptions(Struct):
    """How particles are run."""

    _init = "acm_particle_options_init"

    size: U32
    fixed_roll: F32  # every draw gives this number, 0 to 1; below 0: the seed decides
    seed: U64  # of all random numbers; each body has its own random stream
    max_emitters: U32  # of one body; more are refused
    max_particles: U32  # of one body, that its emitters reserve; more are refused
    needs_meshes: Flag  # an emitter needs its mesh in the assets; False: the host has the meshes itself
    reserved: Annotated["Array[c_uint8]", c_uint8 * 7]


@layout
class Particle(Struct):
    """One particle as it is drawn."""

    position: Vec3  # metres, from the south-west corner of the landblock of ParticleEmitter.cell
    rotation: Quat
    scale: F32  # of the mesh on all axes, 0.1 to 10
    translucency: F32  # 0 opaque to 1; at exactly 1 it is not drawn


@layout
class ParticleEmitter(Struct):
    """An emitter of a body as it is now."""

    body: U32
    emitter_id: U32  # its key on the body; 0xFFFF0000 and up when the hook named none
    part: U32  # that it is on, or WHOLE_BODY
    info: U32  # the ParticleEmitterInfo
    mesh: U32  # the GfxObj that each particle shows
    particle_type: U32  # 1 to 12; others are not moved
    cell: U32  # of the body
    origin: Vec3  # of the emitter, as Particle.position
    sorting_radius: F32  # metres that particles get away from it, roughly
    first: U32  # its first particle among those of Particles.read for the same body
    live: U32  # particles
    emitted: U32  # particles since it was made; while it is not visible counted only
    max_particles: U32  # that may live at a time
    total_particles: I32  # after which it stops; 0: no limit
    total_seconds: F64  # after which it stops; 0: no limit
    created: F64  # on the world's clock, or the one that the host gave
    stopped: Flag  # no more births; it goes with its last particle
    reserved: Annotated["Array[c_uint8]", c_uint8 * 7]

    @property
    def type_name(self) -> str:
        """Such as "ParabolicLVGA"; "unmoved" for types without a name."""
        return _library.sure_text("acm_particle_type_name", self.particle_type)


@layout
class ParticleReport(Struct):
    """What an update has come to."""

    created: U32  # emitters
    refused: U32  # emitters that hooks asked for
    status: I32  # why, of the first; 0: none was refused
    object_id: U32  # the record concerned
    field: Text  # what was wrong; None: nothing


@layout
class ParticleRequest(Struct):
    """What a CreateParticle or CreateBlockingParticle hook says."""

    _init = "acm_particle_request_init"

    size: U32
    info: U32  # a ParticleEmitterInfo
    part: U32  # that emits; WHOLE_BODY: none
    offset: Vec3  # from the body or part, in its axes
    emitter_id: U32  # 0: the next free one of 0xFFFF0000, 0xFFFF0001, ...
    blocking: Flag  # does nothing when an emitter of that id is there
    reserved: Annotated["Array[c_uint8]", c_uint8 * 3]


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

    # Without a world: the host says where a body and its parts are, and what time it is.

    def emit(
        self, body: int, request: ParticleRequest, position: Position, now: float, parts: Sequence[Frame] = ()
    ) -> int:
        """Makes an emitter, and returns its id. One of the same id is destroyed first, even when the new one fails."""
        out = ctypes.c_uint32()
        frames = (Frame * len(parts))(*parts)
        given = (ctypes.byref(request), ctypes.byref(position), frames, len(parts), now)
        _library.call("acm_particles_emit", self, body, *given, ctypes.byref(out))
        return out.value

    def step(self, body: int, position: Position, now: float, parts: Sequence[Frame] = ()) -> None:
        """One step of all emitters of a body."""
        frames = (Frame * len(parts))(*parts)
        _library.call("acm_particles_step", self, body, ctypes.byref(position), frames, len(parts), now)

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
