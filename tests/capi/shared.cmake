# SPDX-FileCopyrightText: 2026 the acmotion authors
# SPDX-License-Identifier: MIT

# The traces of all scenarios through the shared library.
add_executable(acmotion_c_traces traces.c)
acmotion_c_options(acmotion_c_traces)
set_target_properties(acmotion_c_traces PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/bin)
target_link_libraries(acmotion_c_traces PRIVATE acmotion::shared)

# Sizes, offsets and values of abi.txt, as the compiler at hand has them.
add_library(acmotion_abi_asserts OBJECT ${PROJECT_SOURCE_DIR}/src/capi/abi_asserts.c)
set_target_properties(acmotion_abi_asserts PROPERTIES C_STANDARD 11)
target_include_directories(acmotion_abi_asserts PRIVATE ${PROJECT_SOURCE_DIR}/include)

# Of a library as it is given to users.
if(CMAKE_BUILD_TYPE STREQUAL "Release")
  find_package(Python3 3.11 REQUIRED COMPONENTS Interpreter)
  # Not Python3::Interpreter, which would run in the emulator of another processor.
  add_test(NAME capi.shared_library
           COMMAND ${Python3_EXECUTABLE} ${PROJECT_SOURCE_DIR}/scripts/checks/shared_library.py
                   $<TARGET_FILE:acmotion_shared> --abi ${PROJECT_SOURCE_DIR}/src/capi/abi.txt)
endif()
