// The version of the program.
#pragma once

#include <string_view>

namespace support {

inline constexpr std::string_view version = TULKAS_VERSION;

} // namespace support
