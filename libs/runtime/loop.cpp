#include "runtime/loop.hpp"

#include "runtime/table.hpp"

#include <boost/asio/io_context.hpp>
#include <boost/asio/steady_timer.hpp>

#include <algorithm>
#include <vector>

namespace runtime {

struct Loop::Inside {
    boost::asio::io_context context{1}; // one thread: no locks
    boost::asio::steady_timer timer{context};
    std::vector<Table*> watched;
    bool is_ticking = false;

    void tick() {
        is_ticking = true;
        timer.expires_after(std::chrono::milliseconds(1));
        timer.async_wait([this](boost::system::error_code const& error) {
            if (error) {
                return;
            }
            is_ticking = false;
            // By index: a look may make a table watched again, or begin another.
            for (std::size_t i = 0; i < watched.size();) {
                if (watched[i]->look()) {
                    ++i;
                } else {
                    watched.erase(watched.begin() + static_cast<std::ptrdiff_t>(i));
                }
            }
            if (!watched.empty()) {
                tick();
            }
        });
    }
};

Loop::Loop() : m_inside(std::make_unique<Inside>()) {}
Loop::~Loop() = default;

boost::asio::io_context& Loop::context() {
    return m_inside->context;
}

void Loop::watch(Table& table) {
    if (std::ranges::find(m_inside->watched, &table) == m_inside->watched.end()) {
        m_inside->watched.push_back(&table);
    }
    if (!m_inside->is_ticking) {
        m_inside->tick();
    }
}

void Loop::forget(Table& table) {
    std::erase(m_inside->watched, &table);
}

void Loop::run_once() {
    if (m_inside->context.stopped()) {
        m_inside->context.restart();
    }
    m_inside->context.run_one();
}

} // namespace runtime
