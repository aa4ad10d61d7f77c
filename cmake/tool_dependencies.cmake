# SPDX-FileCopyrightText: 2026 the acmotion authors
# SPDX-License-Identifier: MIT

# The libraries beyond the runtime, of the tool and its like: CLI11::CLI11, fmt::fmt-header-only,
# nlohmann_json::nlohmann_json, acmotion_stb. All are used as headers alone, so that nothing of them is needed at run
# time, and a cross build takes the host's headers. Only their folders are copied: the host's include folder itself
# would bring its C library along.
function(acmotion_borrow_header_library target header)
  cmake_path(GET header PARENT_PATH folder)
  # A system without a name, as that of WebAssembly, has no folders of its own to look in.
  find_path(found ${header} PATHS /usr/local/include /usr/include NO_CMAKE_FIND_ROOT_PATH NO_CACHE REQUIRED)
  file(COPY ${found}/${folder} DESTINATION ${PROJECT_BINARY_DIR}/borrowed-headers)
  add_library(${target} INTERFACE IMPORTED GLOBAL)
  target_include_directories(${target} SYSTEM INTERFACE ${PROJECT_BINARY_DIR}/borrowed-headers)
endfunction()

if(CMAKE_CROSSCOMPILING)
  acmotion_borrow_header_library(CLI11::CLI11 CLI/CLI.hpp)
  acmotion_borrow_header_library(fmt::fmt-header-only fmt/format.h)
  target_compile_definitions(fmt::fmt-header-only INTERFACE FMT_HEADER_ONLY=1)
  acmotion_borrow_header_library(nlohmann_json::nlohmann_json nlohmann/json.hpp)
  acmotion_borrow_header_library(acmotion_stb stb/stb_image_write.h)
else()
  find_package(fmt REQUIRED)
  find_package(nlohmann_json REQUIRED)
  # It has no package file of its own.
  find_path(ACMOTION_STB_INCLUDE_DIR stb/stb_image_write.h REQUIRED)
  add_library(acmotion_stb INTERFACE IMPORTED GLOBAL)
  target_include_directories(acmotion_stb SYSTEM INTERFACE ${ACMOTION_STB_INCLUDE_DIR})
  if(ACMOTION_TOOLS)
    find_package(CLI11 REQUIRED)
  endif()
endif()
