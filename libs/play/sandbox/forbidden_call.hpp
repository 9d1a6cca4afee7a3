// Hearing of forbidden calls: the kernel holds the caller in the call and tells us which it is.
#pragma once

#include <optional>
#include <string>

namespace sandbox {

// The name of the call that waits at a seccomp listener; nothing when none does any more.
[[nodiscard]] std::optional<std::string> take_forbidden_call(int listener);

} // namespace sandbox
