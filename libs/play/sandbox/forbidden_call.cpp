#include "sandbox/forbidden_call.hpp"

#include "sandbox/call_filter.hpp"

#include <algorithm>
#include <cstring>
#include <linux/seccomp.h>
#include <sys/ioctl.h>
#include <sys/syscall.h>
#include <unistd.h>
#include <vector>

namespace sandbox {

std::optional<std::string> take_forbidden_call(int listener) {
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
