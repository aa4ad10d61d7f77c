# SPDX-FileCopyrightText: 2026 the acmotion authors
# SPDX-License-Identifier: MIT

# C, for the shared library, tests and examples of the C interface: the C compiler of the same toolchain as the C++
# compiler, since both link into one program and sanitizers must agree.
if(NOT CMAKE_C_COMPILER AND NOT DEFINED ENV{CC})
  string(REGEX REPLACE "clang\\+\\+([^/]*)$" "clang\\1" sister "${CMAKE_CXX_COMPILER}")
  string(REGEX REPLACE "g\\+\\+([^/]*)$" "gcc\\1" sister "${sister}")
  # A compiler by another name, such as c++, has none: CMake finds a C compiler by itself.
  if(NOT sister STREQUAL CMAKE_CXX_COMPILER AND EXISTS "${sister}")
    set(CMAKE_C_COMPILER "${sister}")
  endif()
endif()
enable_language(C)

function(acmotion_c_options target)
  set_target_properties(${target} PROPERTIES C_STANDARD 11 C_STANDARD_REQUIRED ON C_EXTENSIONS OFF
                        LINKER_LANGUAGE CXX UNITY_BUILD OFF)
  if(NOT MSVC)
    target_compile_options(${target} PRIVATE -Wall -Wextra -pedantic)
  endif()
  if(ACMOTION_SANITIZE STREQUAL "thread")
    target_compile_options(${target} PRIVATE -fsanitize=thread -fno-omit-frame-pointer)
    target_link_options(${target} PRIVATE -fsanitize=thread)
  elseif(ACMOTION_SANITIZE STREQUAL "address" OR ACMOTION_FUZZ)
    target_compile_options(${target} PRIVATE -fsanitize=address,undefined -fno-sanitize-recover=all
                           -fno-omit-frame-pointer)
    target_link_options(${target} PRIVATE -fsanitize=address,undefined)
  endif()
  target_compile_options(${target} PRIVATE ${ACMOTION_TEST_FLAGS})
endfunction()
