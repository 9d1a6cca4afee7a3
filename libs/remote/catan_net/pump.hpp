// Lets Asio's handlers run on the runtime's loop, which knows nothing of Asio: it looks once a millisecond.
#pragma once

#include "runtime/loop.hpp"

#include <boost/asio/io_context.hpp>

#include <chrono>

namespace catan_net {

// The loop outlives it.
class Pump {
public:
    explicit Pump(runtime::Loop& loop) : m_loop(loop) { look_again(); }
    ~Pump() = default;
    Pump(Pump const&) = delete;
    Pump& operator=(Pump const&) = delete;

    [[nodiscard]] boost::asio::io_context& context() { return m_context; }

private:
    void look_again() {
        m_next = m_loop.after(std::chrono::milliseconds(1), [this] {
            // For a moment only: others live on the loop too.
            auto const end = std::chrono::steady_clock::now() + std::chrono::milliseconds(1);
            m_context.restart();
            while (m_context.poll_one() != 0 && std::chrono::steady_clock::now() < end) {
            }
            look_again();
        });
    }

    runtime::Loop& m_loop;
    boost::asio::io_context m_context{1};
    runtime::Subscription m_next;
};

} // namespace catan_net
