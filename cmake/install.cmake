# SPDX-FileCopyrightText: 2026 the acmotion authors
# SPDX-License-Identifier: MIT

# `cmake --install` and the package that find_package(acmotion) reads.
include(CMakePackageConfigHelpers)
set(package_folder ${CMAKE_INSTALL_LIBDIR}/cmake/acmotion)

set_target_properties(acmotion PROPERTIES VERSION ${PROJECT_VERSION}
                      SOVERSION ${PROJECT_VERSION_MAJOR}.${PROJECT_VERSION_MINOR})
set(installed_targets acmotion acmotion_sample)
if(TARGET acmotion_files)
  list(APPEND installed_targets acmotion_files)
endif()
install(TARGETS ${installed_targets} EXPORT acmotion)
install(DIRECTORY include/acmotion DESTINATION ${CMAKE_INSTALL_INCLUDEDIR})
install(EXPORT acmotion NAMESPACE acmotion:: FILE acmotionTargets.cmake DESTINATION ${package_folder})

# A static library hands its private dependencies on to whoever links it.
set(ACMOTION_PACKAGE_DEPENDENCIES "")
if(ACMOTION_WITH_ZLIB AND NOT BUILD_SHARED_LIBS)
  set(ACMOTION_PACKAGE_DEPENDENCIES "find_dependency(ZLIB)")
endif()
configure_package_config_file(cmake/acmotionConfig.cmake.in ${PROJECT_BINARY_DIR}/acmotionConfig.cmake
                              INSTALL_DESTINATION ${package_folder})
write_basic_package_version_file(${PROJECT_BINARY_DIR}/acmotionConfigVersion.cmake
                                 COMPATIBILITY SameMinorVersion)
install(FILES ${PROJECT_BINARY_DIR}/acmotionConfig.cmake ${PROJECT_BINARY_DIR}/acmotionConfigVersion.cmake
        DESTINATION ${package_folder})
install(FILES LICENSE DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/acmotion)
if(ACMOTION_TOOLS)
  set_target_properties(acmotion_tool PROPERTIES INSTALL_RPATH "$ORIGIN/../${CMAKE_INSTALL_LIBDIR}")
  install(TARGETS acmotion_tool)
endif()
