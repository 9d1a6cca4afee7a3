# What is installed where, and the packages that CPack makes of it: a .deb and a tar archive.
#
#   cmake --install build/release --prefix /usr/local
#   tools/package
#
# The component `program` can stand anywhere: the program finds its files by its own place (share/tulkas beside bin).
# The component `service` is for systemd; the archive leaves it out, since it names the place.

set(CMAKE_SKIP_INSTALL_ALL_DEPENDENCY ON) # only the program is needed, not the tests beside it
set(CMAKE_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
    OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)

install(TARGETS tulkas RUNTIME DESTINATION bin COMPONENT program)
install(DIRECTORY languages sdk examples DESTINATION share/tulkas COMPONENT program
        USE_SOURCE_PERMISSIONS
        PATTERN tests EXCLUDE PATTERN transcripts EXCLUDE PATTERN CMakeLists.txt EXCLUDE
        PATTERN __pycache__ EXCLUDE PATTERN node_modules EXCLUDE PATTERN target EXCLUDE)
install(FILES LICENSE THIRD-PARTY-NOTICES.md README.md CHANGELOG.md DESTINATION share/doc/tulkas COMPONENT program)
install(DIRECTORY docs DESTINATION share/doc/tulkas COMPONENT program)
install(FILES packaging/completion/tulkas.bash DESTINATION share/bash-completion/completions RENAME tulkas
        COMPONENT program)
install(FILES packaging/completion/tulkas.fish DESTINATION share/fish/vendor_completions.d COMPONENT program)

# What depends on the prefix, or is made by other programs, is decided when it is installed.
foreach(component IN ITEMS program service)
    install(CODE "set(source \"${CMAKE_SOURCE_DIR}\")
                  set(made \"${CMAKE_BINARY_DIR}/installed\")
                  set(tulkas \"$<TARGET_FILE:tulkas>\")
                  include(\"${CMAKE_SOURCE_DIR}/packaging/install_${component}.cmake\")" COMPONENT ${component})
endforeach()

set(CPACK_GENERATOR DEB TGZ)
set(CPACK_PACKAGE_DIRECTORY "${CMAKE_BINARY_DIR}/package")
set(CPACK_PROJECT_CONFIG_FILE "${CMAKE_SOURCE_DIR}/packaging/cpack.cmake")
set(CPACK_PACKAGE_NAME tulkas)
set(CPACK_PACKAGE_VERSION "${PROJECT_VERSION}")
set(CPACK_PACKAGE_VENDOR "Tulkas")
set(CPACK_PACKAGE_CONTACT "The Tulkas contributors <root@localhost>" CACHE STRING "Who maintains the packages that CPack makes")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "arena for programs that play games")
set(CPACK_STRIP_FILES ON)
set(CPACK_THREADS 0)
string(TOLOWER "${CMAKE_SYSTEM_NAME}-${CMAKE_SYSTEM_PROCESSOR}" CPACK_SYSTEM_NAME)

set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION games)
set(CPACK_DEBIAN_PACKAGE_DESCRIPTION
"People upload bots in seven languages; the arena builds them in a sandbox,
judges them, ranks them on ladders and in tournaments, and shows the games
live in the browser, where people can play too.")
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
# systemd provides systemd-sysusers; the other is for containers.
set(CPACK_DEBIAN_PACKAGE_DEPENDS "systemd-standalone-sysusers | systemd-sysusers, init-system-helpers (>= 1.52), passwd")
# The languages' toolchains: the packages that languages/*.toml name.
file(GLOB languages CONFIGURE_DEPENDS languages/*.toml)
set(toolchains "")
foreach(language IN LISTS languages)
    file(STRINGS "${language}" line REGEX "^packages = ")
    string(REGEX MATCHALL "\"[^\"]+\"" names "${line}")
    list(APPEND toolchains ${names})
endforeach()
list(TRANSFORM toolchains REPLACE "\"" "")
list(APPEND toolchains ca-certificates) # for login providers
list(JOIN toolchains ", " CPACK_DEBIAN_PACKAGE_RECOMMENDS)
set(CPACK_DEBIAN_PACKAGE_SUGGESTS "postgresql, runsc")
set(scripts conffiles postinst prerm postrm)
list(TRANSFORM scripts PREPEND "${CMAKE_SOURCE_DIR}/packaging/debian/" OUTPUT_VARIABLE CPACK_DEBIAN_PACKAGE_CONTROL_EXTRA)
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)

include(CPack)
