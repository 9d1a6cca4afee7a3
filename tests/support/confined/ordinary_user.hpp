// Running a part of a test as somebody without rights.
#pragma once

#include <functional>
#include <string>

namespace confined {

// Runs the function in a child process as the user `nobody` (here, if we are not root), and returns what it
// returned: nothing when all is well, or a text that says what is not.
[[nodiscard]] std::string as_ordinary_user(std::function<std::string()> const& function);

} // namespace confined
