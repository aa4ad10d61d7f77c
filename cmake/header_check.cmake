# SPDX-FileCopyrightText: 2026 the acmotion authors
# SPDX-License-Identifier: MIT

# acmotion_check_headers(<target> <include folder> [<source>...]): an object library with one source per header below
# the folder, which includes that header first (it needs nothing before it) and twice (it has its guard). The folder is
# the only place for includes, so a header cannot lean on private ones. The headers are globbed, so that none can be
# forgotten. A header with `#pragma once` that one of the given sources includes first is left out: compiling that
# source, alone and not as a piece of several, shows the same.
function(acmotion_check_headers target include_folder)
  file(GLOB_RECURSE headers CONFIGURE_DEPENDS RELATIVE ${include_folder} ${include_folder}/*.h)
  if(NOT headers)
    message(FATAL_ERROR "acmotion_check_headers: no headers in ${include_folder}")
  endif()
  acmotion_headers_included_first(shown ${ARGN})
  set(sources "")
  foreach(header IN LISTS headers)
    file(STRINGS ${include_folder}/${header} guard REGEX "^#pragma once" LIMIT_COUNT 1)
    if(guard AND header IN_LIST shown)
      continue()
    endif()
    set(source ${CMAKE_CURRENT_BINARY_DIR}/${target}/${header}.cpp)
    file(CONFIGURE OUTPUT ${source} CONTENT "#include \"${header}\"\n#include \"${header}\"\n")
    list(APPEND sources ${source})
  endforeach()
  add_library(${target} OBJECT ${sources})
  target_include_directories(${target} PRIVATE ${include_folder})
  set_target_properties(${target} PROPERTIES UNITY_BUILD OFF)
  if(NOT MSVC)
    target_compile_options(${target} PRIVATE -O0)
  endif()
endfunction()

# acmotion_headers_included_first(<result variable> [<source>...]): what the sources include before anything else, as
# they stand when the build is configured, which ./dev does every time.
function(acmotion_headers_included_first result)
  set(headers "")
  foreach(source IN LISTS ARGN)
    file(STRINGS ${source} first REGEX "^[ \t]*#[ \t]*include" LIMIT_COUNT 1)
    if(first MATCHES "^#include \"(.*)\"")
      list(APPEND headers ${CMAKE_MATCH_1})
    endif()
  endforeach()
  set(${result} ${headers} PARENT_SCOPE)
endfunction()
