#include "support/priority_of_thread.hpp"

#include <sys/resource.h>
#include <tuple>
#include <unistd.h>

namespace support {

void yield_to_others() {
    constexpr int nice = 10; // Linux has one for each thread
    std::ignore = setpriority(PRIO_PROCESS, static_cast<id_t>(gettid()), nice);
}

} // namespace support
