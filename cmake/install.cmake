# SPDX-FileCopyrightText: 2026 the acmotion authors
# SPDX-License-Identifier: MIT

# `cmake --install` and the package that find_package(acmotion) reads.
include(CMakePackageConfigHelpers)
set(package_folder ${CMAKE_INSTALL_LIBDIR}/cmake/acmotion)

set(installed_targets acmotion acmotion_sample acmotion_capi)
if(TARGET acmotion_files)
  list(APPEND installed_targets acmotion_files)
endif()
install(TARGETS ${installed_targets} EXPORT acmotion)
install(DIRECTORY include/acmotion DESTINATION ${CMAKE_INSTALL_INCLUDEDIR})
install(EXPORT acmotion NAMESPACE acmotion:: FILE acmotionTargets.cmake DESTINATION ${package_folder})
# Apart from the others, since not every build has it.
if(TARGET acmotion_inspect)
  install(TARGETS acmotion_inspect acmotion_capi_inspect EXPORT acmotion_inspect)
  install(EXPORT acmotion_inspect NAMESPACE acmotion:: FILE acmotionInspectTargets.cmake
          DESTINATION ${package_folder})
endif()

# The shared library: apart from the others, so that programs in C need nothing of theirs.
if(TARGET acmotion_shared)
  install(TARGETS acmotion_shared EXPORT acmotion_shared)
  install(EXPORT acmotion_shared NAMESPACE acmotion:: FILE acmotionSharedTargets.cmake DESTINATION ${package_folder})
  install(FILES src/capi/abi.txt DESTINATION ${CMAKE_INSTALL_DATADIR}/acmotion)
  if(ACMOTION_MSVC_LIBRARY)
    install(FILES ${ACMOTION_MSVC_LIBRARY} DESTINATION ${CMAKE_INSTALL_LIBDIR})
  endif()
endif()

# A static library hands its private dependencies on to whoever links it.
set(ACMOTION_PACKAGE_DEPENDENCIES "")
set(zlib_private "")
if(ACMOTION_WITH_ZLIB)
  set(ACMOTION_PACKAGE_DEPENDENCIES "find_dependency(ZLIB)")
  set(zlib_private zlib)
endif()
configure_package_config_file(cmake/acmotionConfig.cmake.in ${PROJECT_BINARY_DIR}/acmotionConfig.cmake
                              INSTALL_DESTINATION ${package_folder})
write_basic_package_version_file(${PROJECT_BINARY_DIR}/acmotionConfigVersion.cmake
                                 COMPATIBILITY SameMinorVersion)
install(FILES ${PROJECT_BINARY_DIR}/acmotionConfig.cmake ${PROJECT_BINARY_DIR}/acmotionConfigVersion.cmake
        DESTINATION ${package_folder})
# One pkg-config file for each component. Those of static libraries name the file: -lacmotion is the shared one.
function(acmotion_pkg_config name description requires requires_private)
  set(flags "")
  if(ARGC GREATER 4)
    set(libraries ${ARGV4})
    set(flags ${ARGV5})
  else()
    string(REPLACE "-" "_" library ${name})
    set(libraries "${libdir_of_package}/lib${library}.a")
  endif()
  configure_file(cmake/component.pc.in ${PROJECT_BINARY_DIR}/${name}.pc @ONLY)
  install(FILES ${PROJECT_BINARY_DIR}/${name}.pc DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig)
endfunction()
set(libdir_of_package "\${libdir}")
acmotion_pkg_config(acmotion "Motion and animation engine of Asheron's Call" "" "${zlib_private}")
acmotion_pkg_config(acmotion-sample "Sample creatures for acmotion" "acmotion" "")
if(TARGET acmotion_files)
  acmotion_pkg_config(acmotion-files "Files and folders for acmotion" "acmotion" "")
endif()
if(TARGET acmotion_inspect)
  acmotion_pkg_config(acmotion-inspect "Linter, graphs, glTF and scenarios for acmotion" "acmotion-sample" "")
endif()
if(TARGET acmotion_shared)
  acmotion_pkg_config(acmotion-shared "The C interface of acmotion, shared library" "" ""
                      "-L${libdir_of_package} -lacmotion" "")
  set(files "")
  foreach(library acmotion_capi_inspect acmotion_capi acmotion_inspect acmotion_sample acmotion)
    string(APPEND files "${libdir_of_package}/lib${library}.a ")
  endforeach()
  acmotion_pkg_config(acmotion-capi "The C interface of acmotion, static libraries" "${zlib_private}" ""
                      "${files}-lstdc++ -lm" "-DACMOTION_STATIC")
endif()

install(FILES LICENSE DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/acmotion)
if(ACMOTION_TOOLS)
  install(TARGETS acmotion_tool)
  install(DIRECTORY docs/man/ DESTINATION ${CMAKE_INSTALL_MANDIR}/man1 FILES_MATCHING PATTERN "*.1")
endif()
