# Installs what belongs to the program and is made by other programs: the pages, and the manual pages. Run by `cmake
# --install`, which sets CMAKE_INSTALL_PREFIX; cmake/TulkasPackage.cmake sets the rest.
if(NOT EXISTS "${source}/build/web/index.html")
    message(FATAL_ERROR "the pages are not built; run tools/web build first")
endif()
file(INSTALL "${source}/build/web/" DESTINATION "${CMAKE_INSTALL_PREFIX}/share/tulkas/web")

file(REMOVE_RECURSE "${made}/man")
execute_process(COMMAND "${tulkas}" manual "${made}/man" COMMAND_ERROR_IS_FATAL ANY)
file(GLOB pages "${made}/man/*")
execute_process(COMMAND gzip -9n ${pages} COMMAND_ERROR_IS_FATAL ANY)
foreach(section IN ITEMS 1 5)
    file(GLOB pages "${made}/man/*.${section}.gz")
    file(INSTALL ${pages} DESTINATION "${CMAKE_INSTALL_PREFIX}/share/man/man${section}"
         PERMISSIONS OWNER_READ OWNER_WRITE GROUP_READ WORLD_READ)
endforeach()

# Debian's zsh looks for what comes in packages elsewhere.
if(CMAKE_INSTALL_PREFIX STREQUAL "/usr")
    set(functions share/zsh/vendor-completions)
else()
    set(functions share/zsh/site-functions)
endif()
file(INSTALL "${source}/packaging/completion/_tulkas" DESTINATION "${CMAKE_INSTALL_PREFIX}/${functions}")
