# What differs between the packages. CPack reads it once for each.
if(CPACK_GENERATOR STREQUAL DEB)
    set(CPACK_SET_DESTDIR ON)
    set(CPACK_INSTALL_PREFIX /usr)
else() # an archive to unpack anywhere
    list(GET CPACK_INSTALL_CMAKE_PROJECTS 0 build)
    set(CPACK_INSTALL_CMAKE_PROJECTS "${build};tulkas;program;/")
endif()
