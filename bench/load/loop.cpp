#include "load/loop.hpp"

#include "load/connection.hpp"

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <sys/epoll.h>

namespace load {

namespace {

constexpr std::size_t room_size = 256 * 1024;
constexpr int longest_silence_ms = 30'000;

} // namespace

void give_up(std::string const& why) {
    std::fprintf(stderr, "tulkas_load: %s\n", why.c_str());
    std::_Exit(1);
}

Loop::Loop() : m_epoll(epoll_create1(EPOLL_CLOEXEC)), m_room(room_size) {}

void Loop::add(Connection& connection, int descriptor) {
    epoll_event event{.events = EPOLLIN, .data = {.ptr = &connection}};
    if (epoll_ctl(m_epoll.get(), EPOLL_CTL_ADD, descriptor, &event) != 0) {
        give_up("a connection cannot be watched");
    }
}

int Loop::milliseconds_to_wait() const {
    if (m_later.empty()) {
        return longest_silence_ms;
    }
    auto const left = std::chrono::ceil<std::chrono::milliseconds>(m_later.begin()->first - Clock::now());
    return static_cast<int>(std::clamp<std::int64_t>(left.count(), 0, longest_silence_ms));
}

void Loop::do_what_is_due() {
    while (!m_later.empty() && m_later.begin()->first <= Clock::now()) {
        auto const action = std::move(m_later.begin()->second);
        m_later.erase(m_later.begin());
        action();
    }
}

void Loop::look(int milliseconds) {
    std::array<epoll_event, 256> events{};
    int const count = epoll_wait(m_epoll.get(), events.data(), static_cast<int>(events.size()), milliseconds);
    if (count == 0 && milliseconds == longest_silence_ms) {
        give_up("nothing happens any more");
    }
    for (int i = 0; i < count; ++i) {
        static_cast<Connection*>(events.at(static_cast<std::size_t>(i)).data.ptr)->read();
    }
    do_what_is_due();
}

void Loop::run_until(std::function<bool()> const& done) {
    while (!done()) {
        look(milliseconds_to_wait());
    }
}

void Loop::run_for(Clock::duration time) {
    bool is_over = false;
    later(time, [&] { is_over = true; });
    run_until([&] { return is_over; });
}

} // namespace load
