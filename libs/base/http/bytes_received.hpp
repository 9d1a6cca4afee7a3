// How much a TCP connection has brought so far, as the kernel counts it.
#pragma once

#include <cstdint>

namespace http {

// 0 where there is no connection any more.
[[nodiscard]] std::uint64_t bytes_received(int descriptor);

} // namespace http
