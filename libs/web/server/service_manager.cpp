#include "server/service_manager.hpp"

#include "support/file_descriptor.hpp"

#include <algorithm>
#include <charconv>
#include <cstddef>
#include <cstdlib>
#include <sys/socket.h>
#include <sys/un.h>
#include <tuple>
#include <unistd.h>

namespace server {

namespace {

long number_in(std::string const& text) {
    long number = 0;
    std::ignore = std::from_chars(text.data(), text.data() + text.size(), number);
    return number;
}

} // namespace

ServiceManager::ServiceManager(std::function<std::string(char const*)> const& of)
    : m_socket(of("NOTIFY_SOCKET")) {
    auto const process = of("WATCHDOG_PID");
    if (process.empty() || number_in(process) == getpid()) { // not of a program that started this one
        m_watchdog = std::chrono::microseconds(std::max(0L, number_in(of("WATCHDOG_USEC"))));
    }
}

std::string ServiceManager::from_environment(char const* name) {
    auto const* const value = std::getenv(name); // NOLINT(concurrency-mt-unsafe) nobody sets any
    return value == nullptr ? "" : value;
}

void ServiceManager::tell(std::string_view state) const {
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    if (m_socket.empty() || m_socket.size() >= sizeof(address.sun_path)) {
        return;
    }
    std::ranges::copy(m_socket, address.sun_path);
    if (m_socket.front() == '@') { // one without a file
        address.sun_path[0] = '\0';
    }
    support::FileDescriptor const socket(::socket(AF_UNIX, SOCK_DGRAM | SOCK_CLOEXEC, 0));
    auto const size = static_cast<socklen_t>(offsetof(sockaddr_un, sun_path) + m_socket.size());
    std::ignore = sendto(socket.get(), state.data(), state.size(), MSG_NOSIGNAL | MSG_DONTWAIT,
                         reinterpret_cast<sockaddr const*>(&address), size);
}

} // namespace server
