# Installs what systemd needs to run the arena, and its settings. Run by `cmake --install`, which sets
# CMAKE_INSTALL_PREFIX; cmake/TulkasPackage.cmake sets the rest.
set(bin "${CMAKE_INSTALL_PREFIX}/bin")
set(etc "${CMAKE_INSTALL_PREFIX}/etc/tulkas")
if(CMAKE_INSTALL_PREFIX STREQUAL "/usr")
    set(etc /etc/tulkas)
endif()

file(READ "${source}/packaging/systemd/common.in" common)
string(CONFIGURE "${common}" common @ONLY)
foreach(unit IN ITEMS tulkas tulkas-worker)
    configure_file("${source}/packaging/systemd/${unit}.service.in" "${made}/${unit}.service" @ONLY)
    file(INSTALL "${made}/${unit}.service" DESTINATION "${CMAKE_INSTALL_PREFIX}/lib/systemd/system"
         PERMISSIONS OWNER_READ OWNER_WRITE GROUP_READ WORLD_READ)
endforeach()
file(INSTALL "${source}/packaging/systemd/tulkas.conf" DESTINATION "${CMAKE_INSTALL_PREFIX}/lib/sysusers.d")

# The administrator's own settings stay.
if(NOT EXISTS "$ENV{DESTDIR}${etc}/tulkas.toml")
    file(INSTALL "${source}/packaging/tulkas.toml" DESTINATION "${etc}")
endif()
if(CMAKE_INSTALL_PREFIX STREQUAL "/usr") # what Debian expects of a package
    file(INSTALL "${source}/packaging/debian/copyright" DESTINATION "${CMAKE_INSTALL_PREFIX}/share/doc/tulkas")
endif()
