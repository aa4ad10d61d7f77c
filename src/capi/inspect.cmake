# SPDX-FileCopyrightText: 2026 the acmotion authors
# SPDX-License-Identifier: MIT

# The C interface of inspection (acmotion/inspect.h).
add_library(acmotion_capi_inspect STATIC
  inspect_bytes.cpp
  inspect_capture.cpp
  inspect_gltf.cpp
  inspect_lint.cpp
  inspect_message.cpp
  inspect_replay.cpp
  inspect_scenario.cpp)
acmotion_runtime_options(acmotion_capi_inspect)
add_library(acmotion::capi_inspect ALIAS acmotion_capi_inspect)
target_link_libraries(acmotion_capi_inspect PUBLIC acmotion_capi acmotion::inspect)
set_target_properties(acmotion_capi_inspect PROPERTIES EXPORT_NAME capi_inspect)
