# SPDX-FileCopyrightText: 2026 the acmotion authors
# SPDX-License-Identifier: MIT

# Programs in C that use the shared library, as other languages do. They need no test library, so that cross builds
# have them too.
function(acmotion_add_c_program target)
  add_executable(${target} ${ARGN})
  set_target_properties(${target} PROPERTIES C_STANDARD 11 C_STANDARD_REQUIRED ON C_EXTENSIONS OFF
                        RUNTIME_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/bin)
  target_compile_options(${target} PRIVATE -Wall -Wextra -pedantic)
  target_compile_definitions(${target} PRIVATE ACMOTION_SOURCE_DIR="${PROJECT_SOURCE_DIR}")
  target_link_libraries(${target} PRIVATE acmotion::shared)
endfunction()

acmotion_add_c_program(acmotion_c_inspect_tests ${CMAKE_CURRENT_LIST_DIR}/inspect_tests.c)
add_test(NAME capi.inspect COMMAND acmotion_c_inspect_tests)
acmotion_add_c_program(acmotion_c_traces ${CMAKE_CURRENT_LIST_DIR}/traces.c)

# Sizes, offsets and values of abi.txt, as the compiler at hand has them.
find_package(Python3 3.11 REQUIRED COMPONENTS Interpreter)
set(platform linux64)
if(CMAKE_SIZEOF_VOID_P EQUAL 4)
  set(platform bits32)
elseif(WIN32)
  set(platform windows64)
endif()
set(asserts ${CMAKE_CURRENT_BINARY_DIR}/abi_asserts.c)
set(abi_script ${PROJECT_SOURCE_DIR}/scripts/generate/abi.py)
add_custom_command(OUTPUT ${asserts} DEPENDS ${abi_script} ${PROJECT_SOURCE_DIR}/src/capi/abi.txt VERBATIM
                   COMMAND Python3::Interpreter ${abi_script} ${PROJECT_SOURCE_DIR} --asserts ${platform} --out ${asserts})
add_library(acmotion_abi_asserts OBJECT ${asserts})
set_target_properties(acmotion_abi_asserts PROPERTIES C_STANDARD 11)
target_include_directories(acmotion_abi_asserts PRIVATE ${PROJECT_SOURCE_DIR}/include)

add_test(NAME capi.shared_library
         COMMAND Python3::Interpreter ${PROJECT_SOURCE_DIR}/scripts/checks/shared_library.py
                 $<TARGET_FILE:acmotion_shared> --abi ${PROJECT_SOURCE_DIR}/src/capi/abi.txt)
