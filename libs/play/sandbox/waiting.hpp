// Waiting for one descriptor.
#pragma once

namespace sandbox {

// Whether there is something to read within the given milliseconds; 0: now, −1: no timeout.
[[nodiscard]] bool is_readable(int descriptor, int milliseconds);

} // namespace sandbox
