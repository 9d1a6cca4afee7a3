#include "support/version.hpp"

namespace support {

// TULKAS_VERSION is defined for this file alone, so that a new version compiles one file.
constinit std::string_view const version = TULKAS_VERSION;

} // namespace support
