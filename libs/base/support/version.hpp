// The version of the program: the one in the project() line of CMakeLists.txt.
#pragma once

#include <string_view>

namespace support {

extern std::string_view const version;

} // namespace support
