// How often memory was asked for, in a test program that wants to know.
//
// A program that calls this gets operators `new` and `delete` that count, all of it: there is no smaller
// scope for them.
#pragma once

namespace allocations {

[[nodiscard]] int count();

} // namespace allocations
