// The commit that the program was built from.
#pragma once

#include <string_view>

namespace tulkas {

// "" where neither Git nor the archive knows it. It ends in "-modified" if the files differed from the
// commit. Defined in a file of the build directory, which cmake/commit.cmake writes anew when the commit
// changes.
extern std::string_view const commit;

} // namespace tulkas
