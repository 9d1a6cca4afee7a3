// What a container engine does that keeps sandboxes from working, and the option that ends it.
//
// The engine is not seen from inside; what it did is: a filter of system calls that was there before ours,
// and mounts that cover parts of /proc.
#pragma once

#include <string>
#include <string_view>

namespace sandbox {

// `status` is /proc/self/status. Begins with "; " where there is something to say, and is empty otherwise.
[[nodiscard]] std::string hint_about_call_filter(std::string_view status);

// `mounts` is /proc/self/mountinfo. Without the whole of /proc nobody may mount another.
[[nodiscard]] std::string hint_about_covered_proc(std::string_view mounts);

} // namespace sandbox
