# SPDX-FileCopyrightText: 2026 the acmotion authors
# SPDX-License-Identifier: MIT

# zlib is an optional, private extra of the container reader. With it the library is compiled with
# ACMOTION_HAS_ZLIB=1; without it the macro is not defined. Sets ACMOTION_WITH_ZLIB.
set(ACMOTION_WITH_ZLIB OFF)
# Windows has no zlib of its own.
if(WIN32 AND NOT DEFINED ZLIB_USE_STATIC_LIBS)
  set(ZLIB_USE_STATIC_LIBS ON)
endif()
if(ACMOTION_ZLIB STREQUAL "AUTO")
  find_package(ZLIB QUIET)
elseif(ACMOTION_ZLIB)
  find_package(ZLIB REQUIRED)
endif()
if(ACMOTION_ZLIB AND ZLIB_FOUND)
  set(ACMOTION_WITH_ZLIB ON)
  if(ACMOTION_PACKAGE AND NOT WIN32)
    # By name: the tool is linked statically, the shared library with the system's.
    target_include_directories(acmotion PRIVATE ${ZLIB_INCLUDE_DIRS})
    target_link_libraries(acmotion PRIVATE z)
  else()
    target_link_libraries(acmotion PRIVATE ZLIB::ZLIB)
  endif()
  target_compile_definitions(acmotion PRIVATE ACMOTION_HAS_ZLIB=1)
endif()
