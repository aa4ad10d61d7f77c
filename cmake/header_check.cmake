# SPDX-FileCopyrightText: 2026 the acmotion authors
# SPDX-License-Identifier: MIT

# acmotion_check_headers(<target> <include folder>): an object library with one source per header below the folder,
# which includes that header first (it needs nothing before it) and twice (it has its guard). The folder is the only
# place for includes, so a header cannot lean on private ones. The headers are globbed, so that none can be forgotten.
function(acmotion_check_headers target include_folder)
  file(GLOB_RECURSE headers CONFIGURE_DEPENDS RELATIVE ${include_folder} ${include_folder}/*.h ${include_folder}/*.hpp)
  if(NOT headers)
    message(FATAL_ERROR "acmotion_check_headers: no headers in ${include_folder}")
  endif()
  set(sources "")
  foreach(header IN LISTS headers)
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
