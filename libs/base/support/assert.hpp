// TULKAS_ASSERT: a broken invariant of ours. Always on, in every build.
#pragma once

namespace support {

[[noreturn]] void assertion_failed(char const* condition, char const* file, int line);

} // namespace support

#define TULKAS_ASSERT(condition)                                                                             \
    ((condition) ? static_cast<void>(0) : ::support::assertion_failed(#condition, __FILE__, __LINE__))
