#include "sandbox/forbidden_call.hpp"

#include "sandbox/call_filter.hpp"

#include <algorithm>
#include <cstring>
#include <linux/seccomp.h>
#include <poll.h>
#include <sys/ioctl.h>
#include <sys/syscall.h>
#include <unistd.h>
#include <vector>

namespace sandbox {

std::optional<std::string> take_forbidden_call(int listener) {
    // Older kernels would wait here for ever for a program that has gone.
    pollfd waiting{.fd = listener, .events = POLLIN, .revents = 0};
    if (poll(&waiting, 1, 0) <= 0 || (waiting.revents & POLLIN) == 0) {
        return std::nullopt;
    }
    // The kernel's structures may be larger than those we were built with.
    seccomp_notif_sizes sizes{};
    if (syscall(SYS_seccomp, SECCOMP_GET_NOTIF_SIZES, 0, &sizes) != 0) {
        return std::nullopt;
    }
    std::vector<char> buffer(std::max<std::size_t>(sizes.seccomp_notif, sizeof(seccomp_notif)));
    if (ioctl(listener, SECCOMP_IOCTL_NOTIF_RECV, buffer.data()) != 0) {
        return std::nullopt;
    }
    seccomp_notif notification{};
    std::memcpy(&notification, buffer.data(), sizeof notification);
    return call_name(notification.data.nr, notification.data.arch);
}

} // namespace sandbox
