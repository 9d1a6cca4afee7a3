// Waiting for one descriptor.
#pragma once

namespace sandbox {

// Whether there is something to read, at once or within so many milliseconds; −1: as long as it takes.
[[nodiscard]] bool is_readable(int descriptor, int milliseconds);

} // namespace sandbox
