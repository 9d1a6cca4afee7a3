// A watcher for tests.
#pragma once

#include "live/watcher.hpp"
#include "support/json.hpp"

#include <algorithm>
#include <condition_variable>
#include <mutex>
#include <string>
#include <vector>

namespace tables::tests {

// Remembers what it is told, and lets others wait for it.
class Notebook final : public live::Watcher {
public:
    void tell(live::Text const& text) override {
        auto const json = support::parse_json(*text).value().as_object();
        std::lock_guard const lock(m_mutex);
        m_all += *text;
        if (auto const* const events = json.if_contains("events")) {
            for (auto const& event : events->as_array()) {
                note(event);
            }
        } else if (json.contains("event")) {
            note(json.at("event"));
        } else {
            m_kinds.emplace_back("away");
        }
        m_news.notify_all();
    }
    void lost() override {
        std::lock_guard const lock(m_mutex);
        m_is_lost = true;
        m_news.notify_all();
    }

    void wait_for(std::string const& kind) {
        std::unique_lock lock(m_mutex);
        m_news.wait(lock, [&] { return std::ranges::count(m_kinds, kind) > 0; });
    }
    void wait_for_number(std::int64_t number) {
        std::unique_lock lock(m_mutex);
        m_news.wait(lock, [&] { return m_last >= number; });
    }
    void wait_until_lost() {
        std::unique_lock lock(m_mutex);
        m_news.wait(lock, [&] { return m_is_lost; });
    }
    // Each event once, in order.
    [[nodiscard]] bool is_whole() {
        std::lock_guard const lock(m_mutex);
        return !m_has_gap;
    }
    [[nodiscard]] std::string all() {
        std::lock_guard const lock(m_mutex);
        return m_all;
    }
    void begin_after(std::int64_t number) { m_last = number; }

private:
    void note(support::Json const& event) {
        m_has_gap = m_has_gap || event.at("number").as_int64() != ++m_last;
        m_kinds.emplace_back(event.at("kind").as_string());
    }

    std::mutex m_mutex;
    std::condition_variable m_news;
    std::string m_all;
    std::vector<std::string> m_kinds;
    std::int64_t m_last = 0;
    bool m_has_gap = false;
    bool m_is_lost = false;
};

} // namespace tables::tests
