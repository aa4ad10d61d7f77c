# SPDX-FileCopyrightText: 2026 the acmotion authors
# SPDX-License-Identifier: MIT

# Runs the check of the headers over scratch folders: a good header passes, each planted fault is found, and an
# empty folder is an error.

# try_headers(<result variable> [<file> <text>]...): what configuring and building printed, or OK.
function(try_headers result)
  file(REMOVE_RECURSE ${SCRATCH})
  file(MAKE_DIRECTORY ${SCRATCH}/include)
  while(ARGN)
    list(POP_FRONT ARGN file text)
    file(WRITE ${SCRATCH}/include/${file} "${text}")
  endwhile()
  file(WRITE ${SCRATCH}/CMakeLists.txt "cmake_minimum_required(VERSION 3.25)\n"
       "project(scratch LANGUAGES CXX)\n"
       "include(${HEADER_CHECK})\n"
       "acmotion_check_headers(headers_alone ${SCRATCH}/include)\n")
  execute_process(COMMAND ${CMAKE_COMMAND} -G ${GENERATOR} -DCMAKE_CXX_COMPILER=${COMPILER}
                          -S ${SCRATCH} -B ${SCRATCH}/build
                  OUTPUT_VARIABLE output ERROR_VARIABLE output RESULT_VARIABLE code)
  if(code EQUAL 0)
    execute_process(COMMAND ${CMAKE_COMMAND} --build ${SCRATCH}/build
                    OUTPUT_VARIABLE output ERROR_VARIABLE output RESULT_VARIABLE code)
  endif()
  if(code EQUAL 0)
    set(output OK)
  endif()
  set(${result} "${output}" PARENT_SCOPE)
endfunction()

function(expect output pattern)
  if(NOT output MATCHES "${pattern}")
    message(FATAL_ERROR "expected ${pattern}, got:\n${output}")
  endif()
endfunction()

set(guard "#pragma once\n")
try_headers(output good.h "${guard}#include <vector>\nstruct Good { std::vector<int> v\\; }\\;\n")
expect("${output}" "^OK$")
try_headers(output deep/needs_another.h "${guard}struct Bad { std::vector<int> v\\; }\\;\n")
expect("${output}" "needs_another.h:2:.*error")
try_headers(output no_guard.h "struct Twice {}\\;\n")
expect("${output}" "redefinition of .*Twice")
try_headers(output leans_on_private.h "${guard}#include \"detail.h\"\n")
expect("${output}" "detail.h(: No such file|' file not found)")
try_headers(output)
expect("${output}" "no headers in")
file(REMOVE_RECURSE ${SCRATCH})
