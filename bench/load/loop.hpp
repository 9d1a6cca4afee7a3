// One thread's epoll over many connections, and what is to be done later. As little as possible on the way:
// what the client takes counts as the server's.
#pragma once

#include "support/file_descriptor.hpp"

#include <chrono>
#include <functional>
#include <map>
#include <string>
#include <vector>

namespace load {

using Clock = std::chrono::steady_clock;

// Ends the program: a measurement that cannot be made is none.
[[noreturn]] void give_up(std::string const& why);

class Connection;

class Loop {
public:
    Loop();

    void add(Connection& connection, int descriptor);
    void later(Clock::duration from_now, std::function<void()> action) {
        m_later.emplace(Clock::now() + from_now, std::move(action));
    }
    // Until the condition holds. Gives up when nothing has happened for half a minute.
    void run_until(std::function<bool()> const& done);

    void run_for(Clock::duration time);

    // Where connections read into.
    [[nodiscard]] std::vector<char>& room() { return m_room; }

private:
    [[nodiscard]] int milliseconds_to_wait() const;
    void look(int milliseconds);
    void do_what_is_due();

    support::FileDescriptor m_epoll;
    std::multimap<Clock::time_point, std::function<void()>> m_later;
    std::vector<char> m_room;
};

} // namespace load
