# SPDX-FileCopyrightText: 2026 the acmotion authors
# SPDX-License-Identifier: MIT

# `cmake --install` and the package that find_package(acmotion) reads.
include(CMakePackageConfigHelpers)
set(package_folder ${CMAKE_INSTALL_LIBDIR}/cmake/acmotion)

set(installed_targets acmotion acmotion_sample)
if(TARGET acmotion_files)
  list(APPEND installed_targets acmotion_files)
endif()
install(TARGETS ${installed_targets} EXPORT acmotion)
install(DIRECTORY include/acmotion DESTINATION ${CMAKE_INSTALL_INCLUDEDIR})
install(EXPORT acmotion NAMESPACE acmotion:: FILE acmotionTargets.cmake DESTINATION ${package_folder})
# Apart from the others, because it needs fmt.
if(TARGET acmotion_inspect)
  install(TARGETS acmotion_inspect EXPORT acmotion_inspect)
  install(EXPORT acmotion_inspect NAMESPACE acmotion:: FILE acmotionInspectTargets.cmake
          DESTINATION ${package_folder})
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
# One pkg-config file for each component.
function(acmotion_pkg_config name description requires requires_private)
  set(library acmotion)
  if(NOT name STREQUAL "acmotion")
    string(REPLACE "-" "_" library ${name})
  endif()
  configure_file(cmake/component.pc.in ${PROJECT_BINARY_DIR}/${name}.pc @ONLY)
  install(FILES ${PROJECT_BINARY_DIR}/${name}.pc DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig)
endfunction()
acmotion_pkg_config(acmotion "Motion and animation engine of Asheron's Call" "" "${zlib_private}")
acmotion_pkg_config(acmotion-sample "Sample creatures for acmotion" "acmotion" "")
if(TARGET acmotion_files)
  acmotion_pkg_config(acmotion-files "Files and folders for acmotion" "acmotion" "")
endif()
if(TARGET acmotion_inspect)
  acmotion_pkg_config(acmotion-inspect "Linter, graphs, glTF and scenarios for acmotion" "acmotion-sample" "fmt")
endif()

install(FILES LICENSE DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/acmotion)
if(ACMOTION_TOOLS)
  install(TARGETS acmotion_tool)
  install(DIRECTORY docs/man/ DESTINATION ${CMAKE_INSTALL_MANDIR}/man1 FILES_MATCHING PATTERN "*.1")
endif()
