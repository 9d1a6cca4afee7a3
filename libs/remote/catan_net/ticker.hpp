// Calls a function ten times a second, on a loop.
#pragma once

#include "runtime/loop.hpp"

#include <chrono>
#include <functional>

namespace catan_net {

// The loop outlives it.
class Ticker {
public:
    Ticker(runtime::Loop& loop, std::function<void()> tick) : m_loop(loop), m_tick(std::move(tick)) {
        wait();
    }
    ~Ticker() = default;
    Ticker(Ticker const&) = delete;
    Ticker& operator=(Ticker const&) = delete;

    static constexpr int per_second = 10;

private:
    void wait() {
        m_next = m_loop.after(std::chrono::milliseconds(1000) / per_second, [this] {
            m_tick();
            wait();
        });
    }

    runtime::Loop& m_loop;
    std::function<void()> m_tick;
    runtime::Subscription m_next;
};

} // namespace catan_net
