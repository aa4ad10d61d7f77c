# SPDX-FileCopyrightText: 2026 the acmotion authors
# SPDX-License-Identifier: MIT

# The exports are those of abi.txt, by a .def file: the objects are the same as in the static library. From the .def
# file comes an import library for MSVC too, since llvm-dlltool writes the short form that every linker reads.
set(definition ${CMAKE_CURRENT_BINARY_DIR}/acmotion.def)
set(abi ${CMAKE_CURRENT_SOURCE_DIR}/../abi.txt)
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${abi})
file(STRINGS ${abi} functions REGEX "^function ")
list(TRANSFORM functions REPLACE "^function [^(]* (acm_[a-z0-9_]+)\\(.*" "  \\1")
list(JOIN functions "\n" functions)
file(CONFIGURE OUTPUT ${definition} CONTENT "LIBRARY acmotion.dll\nEXPORTS\n${functions}\n")

set_target_properties(acmotion_shared PROPERTIES PREFIX "")
target_sources(acmotion_shared PRIVATE ${definition})
target_link_options(acmotion_shared PRIVATE -static -Wl,--gc-sections)

find_program(ACMOTION_DLLTOOL NAMES llvm-dlltool-19 llvm-dlltool)
if(ACMOTION_DLLTOOL)
  set(machine i386:x86-64)
  if(CMAKE_SIZEOF_VOID_P EQUAL 4)
    set(machine i386)
  endif()
  set(ACMOTION_MSVC_LIBRARY ${PROJECT_BINARY_DIR}/bin/acmotion.lib CACHE INTERNAL "")
  add_custom_command(OUTPUT ${ACMOTION_MSVC_LIBRARY} DEPENDS ${definition} VERBATIM
                     COMMAND ${ACMOTION_DLLTOOL} -m ${machine} -d ${definition} -l ${ACMOTION_MSVC_LIBRARY})
  add_custom_target(acmotion_msvc_library ALL DEPENDS ${ACMOTION_MSVC_LIBRARY})
endif()
