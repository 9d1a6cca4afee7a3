// The keeper's program, as part of this one: there is no second file to install, find or mix up.
#pragma once

#include "support/file_descriptor.hpp"
#include "support/result.hpp"

#include <string_view>

namespace sandbox {

[[nodiscard]] std::string_view keeper_image();

// A sealed file in memory from which it can be executed.
[[nodiscard]] support::Result<support::FileDescriptor> keeper_file();

} // namespace sandbox
