# SPDX-FileCopyrightText: 2026 the acmotion authors
# SPDX-License-Identifier: MIT

# The libraries beyond the runtime, of the tool and its like: CLI11::CLI11, fmt::fmt-header-only,
# nlohmann_json::nlohmann_json. All three are used as headers alone, so that nothing of them is needed at run time, and
# a cross build takes the host's headers. Only those three folders are copied: the host's include folder itself would
# bring its C library along.
function(acmotion_borrow_header_library target header)
  cmake_path(GET header PARENT_PATH folder)
  find_path(found ${header} NO_CMAKE_FIND_ROOT_PATH NO_CACHE REQUIRED)
  file(COPY ${found}/${folder} DESTINATION ${PROJECT_BINARY_DIR}/borrowed-headers)
  add_library(${target} INTERFACE IMPORTED GLOBAL)
  target_include_directories(${target} SYSTEM INTERFACE ${PROJECT_BINARY_DIR}/borrowed-headers)
endfunction()

if(CMAKE_CROSSCOMPILING)
  acmotion_borrow_header_library(CLI11::CLI11 CLI/CLI.hpp)
  acmotion_borrow_header_library(fmt::fmt-header-only fmt/format.h)
  target_compile_definitions(fmt::fmt-header-only INTERFACE FMT_HEADER_ONLY=1)
  acmotion_borrow_header_library(nlohmann_json::nlohmann_json nlohmann/json.hpp)
else()
  find_package(fmt REQUIRED)
  find_package(nlohmann_json REQUIRED)
  if(ACMOTION_TOOLS)
    find_package(CLI11 REQUIRED)
  endif()
endif()
