// A function that is called once, by another thread or later.
#pragma once

#include <functional>

namespace support {

using Callback = std::move_only_function<void()>;

} // namespace support
