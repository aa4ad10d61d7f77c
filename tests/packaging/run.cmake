# SPDX-FileCopyrightText: 2026 the acmotion authors
# SPDX-License-Identifier: MIT

# One packaging test; see CMakeLists.txt for the variables.
set(scratch ${BUILD}-${CASE})
set(prefix ${scratch}/prefix)
set(settings -G ${GENERATOR} -DCMAKE_CXX_COMPILER=${COMPILER} -DCMAKE_CXX_COMPILER_LAUNCHER=${LAUNCHER}
    -DCMAKE_BUILD_TYPE=Release)

function(must)
  execute_process(COMMAND ${ARGN} OUTPUT_VARIABLE output ERROR_VARIABLE output RESULT_VARIABLE code)
  if(NOT code EQUAL 0)
    list(JOIN ARGN " " command)
    message(FATAL_ERROR "${command}\nfailed (${code}):\n${output}")
  endif()
endfunction()

function(must_fail pattern)
  execute_process(COMMAND ${ARGN} OUTPUT_VARIABLE output ERROR_VARIABLE output RESULT_VARIABLE code)
  if(code EQUAL 0 OR NOT output MATCHES "${pattern}")
    message(FATAL_ERROR "expected a failure with ${pattern}, got code ${code}:\n${output}")
  endif()
endfunction()

# Nothing of the machine it was built on may lie in an installed text file.
function(check_installed_files)
  file(GLOB_RECURSE texts ${prefix}/*.cmake ${prefix}/*.h ${prefix}/*.hpp ${prefix}/*.pc)
  if(NOT texts)
    message(FATAL_ERROR "nothing was installed")
  endif()
  foreach(text IN LISTS texts)
    file(READ ${text} content)
    if(content MATCHES "${SOURCE}")
      message(FATAL_ERROR "${text} names the source folder")
    endif()
  endforeach()
endfunction()

file(REMOVE_RECURSE ${prefix} ${scratch}/consumer)
if(CASE STREQUAL "installed")
  must(${CMAKE_COMMAND} --install ${BUILD} --prefix ${prefix})
  check_installed_files()
  set(consume ${CMAKE_COMMAND} -S ${SOURCE}/tests/packaging/installed -B ${scratch}/consumer ${settings}
      -DCMAKE_PREFIX_PATH=${prefix} -DWANTED_VERSION=${VERSION})
  must(${consume})
  must(${CMAKE_COMMAND} --build ${scratch}/consumer)
  must(${scratch}/consumer/consumer)
  must_fail("acmotion.*99" ${consume} -DWANTED_VERSION=99)
  must(${consume})
  file(REMOVE ${prefix}/include/acmotion/world.hpp)
  must_fail("world.hpp" ${CMAKE_COMMAND} --build ${scratch}/consumer --clean-first)
else()
  must(${CMAKE_COMMAND} -S ${SOURCE}/tests/packaging/subdirectory -B ${scratch} ${settings}
       -DACMOTION_FOLDER=${SOURCE} -DCMAKE_COMPILE_WARNING_AS_ERROR=ON)
  must(${CMAKE_COMMAND} --build ${scratch})
  must(${scratch}/consumer)
endif()
