#include "sandbox/waiting.hpp"

#include <cerrno>
#include <poll.h>

namespace sandbox {

bool is_readable(int descriptor, int milliseconds) {
    pollfd waiting{.fd = descriptor, .events = POLLIN, .revents = 0};
    int ready = 0;
    do {
        ready = poll(&waiting, 1, milliseconds);
    } while (ready < 0 && errno == EINTR);
    return ready > 0;
}

} // namespace sandbox
