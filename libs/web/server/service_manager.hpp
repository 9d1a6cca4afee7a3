// What systemd is told about the program: that it has started, that it is alive, that it stops.
//
// The protocol of sd_notify(3) is a datagram to the socket whose name is in NOTIFY_SOCKET; for that no
// library is needed. Without that name nobody wants to know.
#pragma once

#include <chrono>
#include <functional>
#include <string>
#include <string_view>

namespace server {

class ServiceManager {
public:
    // The environment as `of(name)` knows it; "" for what is not set.
    explicit ServiceManager(std::function<std::string(char const* name)> const& of = from_environment);

    // "READY=1", "WATCHDOG=1", "STOPPING=1", "STATUS=…". Never waits; what cannot be sent is lost.
    void tell(std::string_view state) const;
    // The program must say that it is alive more often than this; 0: it need not.
    [[nodiscard]] std::chrono::microseconds watchdog() const { return m_watchdog; }

    [[nodiscard]] static std::string from_environment(char const* name);

private:
    std::string m_socket;
    std::chrono::microseconds m_watchdog{0};
};

} // namespace server
