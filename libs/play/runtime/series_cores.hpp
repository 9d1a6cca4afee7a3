// The processor cores a series may use.
#pragma once

#include <vector>

namespace runtime {

// The cores this process may run on, the one it is running on first: two programs that take one core
// each seldom take the same one.
[[nodiscard]] std::vector<int> usable_cores();

// A thread that stays on its core keeps its caches. Where that is refused (false) nothing is lost but speed.
bool keep_to_core(int core);

} // namespace runtime
