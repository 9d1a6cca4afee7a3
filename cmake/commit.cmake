# Writes the C++ file OUTPUT with the commit of the sources, if it says anything else so far:
#
#   cmake -D OUTPUT=commit.cpp -P cmake/commit.cmake
#
# Git knows the commit of a clone; `git archive` has put the commit of an archive into commit.txt.
set(commit "")
cmake_path(GET CMAKE_CURRENT_LIST_DIR PARENT_PATH source)
if(EXISTS "${source}/.git")
    execute_process(COMMAND git -C "${source}" describe --always --abbrev=12 --exclude=* --dirty=-modified
                    OUTPUT_VARIABLE commit OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
else()
    file(STRINGS "${CMAKE_CURRENT_LIST_DIR}/commit.txt" commit REGEX "^[0-9a-f]+$")
    string(SUBSTRING "${commit}" 0 12 commit)
endif()
file(CONFIGURE OUTPUT "${OUTPUT}" CONTENT [[#include "tulkas/commit.hpp"

namespace tulkas {

constinit std::string_view const commit = "@commit@";

} // namespace tulkas
]] @ONLY)
