// What an operator wants to know about the database: how long it takes, how often it fails and why, and how
// many of its connections are in use.
//
// Internal to the database.
#pragma once

#include "metrics/page.hpp"

#include <atomic>
#include <chrono>
#include <string_view>

namespace soci {
class soci_error; // NOLINT(readability-identifier-naming) its name there
}

namespace storage {

class DatabaseMetrics {
public:
    using Durations = metrics::Histogram<>;

    [[nodiscard]] Durations& seconds(std::string_view use) { return m_seconds.at({use}); }
    void answered();
    void retried() { m_retries.add(); }
    void failed(soci::soci_error const& error);

    void write(metrics::Page& page) const;

private:
    metrics::Family<Durations, 1> m_seconds{{"read"}, {"snapshot"}, {"write"}};
    metrics::Family<metrics::Counter, 1> m_errors{{"connection"}, {"timeout"}, {"conflict"}, {"constraint"},
                                                  {"disk full"},  {"disk"},    {"busy"},     {"other"}};
    metrics::Counter m_retries;
    std::atomic<std::int64_t> m_last_answer = 0; // seconds since 1970
};

// How many of a few connections are lent, and how long others wait for one.
class PoolMetrics {
public:
    void waits() { m_waiting.fetch_add(1, std::memory_order_relaxed); }
    void lent(std::chrono::nanoseconds waited) {
        m_waiting.fetch_sub(1, std::memory_order_relaxed);
        m_lent.fetch_add(1, std::memory_order_relaxed);
        m_waits.add(waited);
    }
    void gave_up() { m_waiting.fetch_sub(1, std::memory_order_relaxed); }
    void given_back() { m_lent.fetch_sub(1, std::memory_order_relaxed); }

    void write(metrics::Page& page, std::string_view pool, std::size_t connections) const;

private:
    std::atomic<int> m_lent = 0;
    std::atomic<int> m_waiting = 0;
    metrics::Histogram<> m_waits;
};

// "connection", "disk full", …; empty for what is no fault of the database.
[[nodiscard]] std::string_view cause_of(soci::soci_error const& error);

} // namespace storage
