# SPDX-FileCopyrightText: 2026 the acmotion authors
# SPDX-License-Identifier: MIT

# The modules, in the order in which they may depend on one another: each may use only those before it. This is
# the one place that states the order; the build and the check of the includes both read it. A module joins the
# build as soon as it has a CMakeLists.txt in src/ (and in tests/).
set(ACMOTION_RUNTIME_MODULES base assets anim motion wire actor world)
# Beyond the runtime: other libraries are allowed there, and in the tools exceptions and RTTI too.
set(ACMOTION_MODULES ${ACMOTION_RUNTIME_MODULES} sample files inspect capi tools)

# The installed headers, and the module that each is a part of.
set(ACMOTION_PUBLIC_HEADERS
  version.h=base host.hpp=base types.hpp=base result.hpp=base commands.hpp=assets effect_types.hpp=assets
  sounds.hpp=assets hooks.hpp=assets dat.hpp=assets assets.hpp=assets appearance.hpp=assets looks.hpp=assets
  poses.hpp=anim motions.hpp=motion
  timelines.hpp=motion objects.hpp=motion messages.hpp=wire wire_movement.hpp=wire wire_messages.hpp=wire
  wire.hpp=wire events.hpp=actor world.hpp=world client.hpp=world server.hpp=world snapshot.hpp=world
  particles.hpp=world acmotion.hpp=world sample.hpp=sample files.hpp=files inspect/capture.hpp=inspect
  inspect/error.hpp=inspect inspect/gltf.hpp=inspect inspect/images.hpp=inspect inspect/inside.hpp=inspect
  inspect/lint.hpp=inspect inspect/materials.hpp=inspect inspect/meshes.hpp=inspect inspect/message.hpp=inspect
  inspect/pictures.hpp=inspect
  inspect/replay.hpp=inspect inspect/scenario.hpp=inspect inspect/state_graph.hpp=inspect
  inspect/table_diff.hpp=inspect inspect/trace_compare.hpp=inspect acmotion.h=capi commands.h=capi inspect.h=capi)
