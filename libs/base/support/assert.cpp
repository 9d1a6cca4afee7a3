#include "support/assert.hpp"

#include <fmt/core.h>

#include <cstdio>
#include <cstdlib>

namespace support {

void assertion_failed(char const* condition, char const* file, int line) {
    fmt::print(stderr, "tulkas: a broken invariant, please report it: {} ({}:{})\n", condition, file, line);
    std::abort();
}

} // namespace support
