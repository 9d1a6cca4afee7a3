#include "tables/writer.hpp"

#include "support/moment.hpp"

#include <algorithm>
#include <iterator>

namespace tables {

using support::Result;

Writer::Writer(storage::Database& database)
    : m_tables(database), m_contents(database), m_thread([this] { work(); }) {}

Writer::~Writer() {
    {
        std::lock_guard const lock(m_mutex);
        m_stops = true;
    }
    m_news.notify_one();
    m_thread.join();
}

void Writer::write(std::vector<Order> orders, support::Moment now) {
    {
        std::lock_guard const lock(m_mutex);
        std::ranges::move(orders, std::back_inserter(m_orders));
    }
    beat(now);
}

void Writer::beat(support::Moment now) {
    {
        std::lock_guard const lock(m_mutex);
        m_now = std::max(m_now, now);
        m_has_news = true;
    }
    m_news.notify_one();
}

Result<void> Writer::carry_out(std::vector<Order> const& orders, support::Moment now) {
    std::vector<storage::TableChange> changes;
    for (auto const& order : orders) {
        if (order.record) {
            TULKAS_TRY(m_contents.put(*order.record));
        }
        changes.push_back(order.change);
    }
    return m_tables.write(changes, now);
}

void Writer::work() {
    std::unique_lock lock(m_mutex);
    while (true) {
        m_news.wait(lock, [this] { return m_stops || m_has_news; });
        if (!m_has_news) {
            return;
        }
        m_has_news = false;
        auto const orders = std::exchange(m_orders, {});
        auto const now = m_now;
        lock.unlock();
        auto const written = carry_out(orders, now);
        for (auto const& order : orders) {
            order.done(written);
        }
        lock.lock();
    }
}

} // namespace tables
