#include "runtime/loop.hpp"

#include "runtime/table.hpp"

#include <boost/asio/io_context.hpp>
#include <boost/asio/steady_timer.hpp>

#include <map>
#include <unordered_map>

namespace runtime {

struct Loop::Inside {
    using Looks = std::multimap<WallTime, Table*>;

    boost::asio::io_context context{1}; // one thread: no locks
    boost::asio::steady_timer timer{context};
    WallTime timer_ends = WallTime::max();
    Looks looks; // by time
    std::unordered_map<Table*, Looks::iterator> look_of;

    void set_look(Table& table, WallTime when) {
        forget(table);
        look_of[&table] = looks.emplace(when, &table);
        if (when < timer_ends) {
            set_timer();
        }
    }

    void forget(Table& table) {
        if (auto const found = look_of.find(&table); found != look_of.end()) {
            looks.erase(found->second);
            look_of.erase(found);
        }
    }

    void set_timer() {
        timer_ends = looks.begin()->first;
        timer.expires_at(timer_ends);
        timer.async_wait([this](boost::system::error_code const& error) {
            if (!error) {
                timer_ends = WallTime::max();
                look();
            }
        });
    }

    void look() {
        auto const now = std::chrono::steady_clock::now();
        while (!looks.empty() && looks.begin()->first <= now) {
            Table& table = *looks.begin()->second;
            forget(table);
            if (auto const next = table.look()) {
                set_look(table, now + *next);
            }
        }
        if (!looks.empty()) {
            set_timer();
        }
    }
};

Loop::Loop() : m_inside(std::make_unique<Inside>()) {}
Loop::~Loop() = default;

boost::asio::io_context& Loop::context() {
    return m_inside->context;
}

void Loop::watch(Table& table) {
    m_inside->set_look(table, std::chrono::steady_clock::now() + Table::tick);
}

void Loop::forget(Table& table) {
    m_inside->forget(table);
}

std::size_t Loop::watched() const {
    return m_inside->looks.size();
}

void Loop::run_once() {
    if (m_inside->context.stopped()) {
        m_inside->context.restart();
    }
    m_inside->context.run_one();
}

} // namespace runtime
