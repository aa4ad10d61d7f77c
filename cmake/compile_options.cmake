# SPDX-FileCopyrightText: 2026 the acmotion authors
# SPDX-License-Identifier: MIT

# Options every target of the project shares.
function(acmotion_common_options target)
  target_compile_features(${target} PUBLIC cxx_std_20)
  set_target_properties(${target} PROPERTIES CXX_EXTENSIONS OFF)
  if(MSVC)
    # 4324: padding for alignment is what alignas asks for.
    target_compile_options(${target} PRIVATE /W4 /wd4324 /fp:precise)
  else()
    target_compile_options(${target} PRIVATE -Wall -Wextra -Wshadow -ffp-contract=off)
    # clang blames us for what libstdc++'s own std::stable_sort calls.
    target_compile_options(${target} PRIVATE $<$<CXX_COMPILER_ID:Clang>:-Wno-deprecated-declarations>)
  endif()
  if(ACMOTION_SANITIZE STREQUAL "thread")
    target_compile_options(${target} PRIVATE -fsanitize=thread -fno-omit-frame-pointer)
    target_link_options(${target} PRIVATE -fsanitize=thread)
  elseif(ACMOTION_SANITIZE STREQUAL "address" OR ACMOTION_FUZZ)
    # The runtime has no RTTI, so the vptr check would take its shared_ptrs for something else.
    target_compile_options(${target} PRIVATE -fsanitize=address,undefined -fno-sanitize=vptr
                           -fno-sanitize-recover=all -fno-omit-frame-pointer)
    if(CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
      target_compile_options(${target} PRIVATE
                             -fsanitize-ignorelist=${PROJECT_SOURCE_DIR}/cmake/sanitizer_ignorelist.txt)
    endif()
    target_link_options(${target} PRIVATE -fsanitize=address,undefined)
  elseif(ACMOTION_SANITIZE)
    message(FATAL_ERROR "ACMOTION_SANITIZE is address, thread or OFF, not ${ACMOTION_SANITIZE}")
  endif()
endfunction()

# For targets with a precompiled header: so that ccache sees that two of them are the same.
function(acmotion_precompiled target)
  target_compile_options(${target} PRIVATE $<$<CXX_COMPILER_ID:Clang>:SHELL:-Xclang -fno-pch-timestamp>)
endfunction()

# Compiles CMAKE_UNITY_BUILD_BATCH_SIZE sources as one, which is much faster overall. A name must then not be defined in
# two sources of one batch, and a missing include goes unnoticed; file-by-file builds catch it. gcc takes the sources
# for headers, and in large batches gcc 12 also warns of uninitialised values in variants that hold another alternative.
function(acmotion_unity target)
  set_target_properties(${target} PROPERTIES UNITY_BUILD ON)
  if(NOT MSVC)
    target_compile_options(${target} PRIVATE -Wno-shadow
      $<$<CXX_COMPILER_ID:GNU>:-Wno-subobject-linkage -Wno-maybe-uninitialized>)
  endif()
endfunction()

# Options of the tool and of its libraries beyond the runtime. Unoptimised, export would be five times slower; -O3 would
# double the compile time for no gain. Under sanitizers, and where only traces are compared, compiling takes most of the
# time.
function(acmotion_tool_options target)
  if(ACMOTION_SANITIZE OR (ACMOTION_TESTS STREQUAL "traces" AND NOT ACMOTION_TOOLS))
    target_compile_options(${target} PRIVATE ${ACMOTION_TEST_FLAGS})
  elseif(CMAKE_BUILD_TYPE STREQUAL "Release" AND NOT MSVC)
    # gcc 12 suspects std::string::insert of overlapping copies (its bug 105651).
    target_compile_options(${target} PRIVATE -O2 $<$<CXX_COMPILER_ID:GNU>:-Wno-restrict>)
  endif()
  if(CMAKE_UNITY_BUILD_BATCH_SIZE)
    acmotion_unity(${target})
  endif()
endfunction()
function(acmotion_test_optimisation target)
  target_compile_options(${target} PRIVATE ${ACMOTION_TEST_FLAGS})
endfunction()

# The runtime (base ... capi) also does without exceptions and RTTI.
function(acmotion_runtime_options target)
  acmotion_common_options(${target})
  if(CMAKE_UNITY_BUILD_BATCH_SIZE)
    acmotion_unity(${target})
  endif()
  if(ACMOTION_FUZZ)
    target_compile_options(${target} PRIVATE -fsanitize=fuzzer-no-link)
  endif()
  target_include_directories(${target} PUBLIC $<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}/include>
                             $<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}>
                             PRIVATE ${PROJECT_SOURCE_DIR}/src)
  # Without a define of its own, the objects of a static and a shared build are the same.
  set_target_properties(${target} PROPERTIES POSITION_INDEPENDENT_CODE ON WINDOWS_EXPORT_ALL_SYMBOLS ON
                        DEFINE_SYMBOL "")
  if(CMAKE_SYSTEM_NAME STREQUAL "Generic")
    # No shared libraries there, for which plain WebAssembly would be larger and slower.
    set_target_properties(${target} PROPERTIES POSITION_INDEPENDENT_CODE OFF)
  endif()
  if(NOT MSVC)
    # sqrt without errno is one instruction; the result is the same.
    target_compile_options(${target} PRIVATE -fno-exceptions -fno-rtti -fno-math-errno)
    # Public headers have inline arithmetic. Contracted to fused multiply-adds in a user's file it would give other
    # bits there and, since the linker keeps one copy of an inline function, perhaps in the library too.
    target_compile_options(${target} PUBLIC $<$<COMPILE_LANG_AND_ID:CXX,GNU,Clang,AppleClang>:-ffp-contract=off>)
  endif()
endfunction()
