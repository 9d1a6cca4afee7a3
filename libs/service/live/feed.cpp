#include "live/feed.hpp"

#include <algorithm>
#include <chrono>
#include <limits>
#include <utility>

namespace live {

Feed::Feed(Read read, std::chrono::milliseconds interval)
    : m_read(std::move(read)),
      m_interval(interval),
      m_thread([this](std::stop_token const& stop) { run(stop); }) {}

Feed::~Feed() {
    stop();
}

void Feed::stop() {
    m_thread.request_stop();
    if (m_thread.joinable()) {
        m_thread.join();
    }
    std::lock_guard const lock(m_mutex);
    for (auto const& [topic, watching] : m_watching) {
        for (auto const& one : watching) {
            one.watcher->lost();
        }
    }
    m_watching.clear();
}

void Feed::watch(Topic topic, std::int64_t after, std::shared_ptr<Watcher> watcher) {
    {
        std::lock_guard const lock(m_mutex);
        m_watching[topic].push_back({std::move(watcher), after});
    }
    news(topic);
}

void Feed::leave(Topic topic, std::shared_ptr<Watcher> const& watcher) {
    std::lock_guard const lock(m_mutex);
    if (auto const found = m_watching.find(topic); found != m_watching.end()) {
        std::erase_if(found->second, [&](Watching const& one) { return one.watcher == watcher; });
        if (found->second.empty()) {
            m_watching.erase(found);
        }
    }
}

void Feed::news(Topic topic) {
    std::lock_guard const lock(m_mutex);
    if (m_watching.contains(topic)) {
        m_news.insert(topic);
        m_changed.notify_all();
    }
}

std::size_t Feed::watchers() const {
    std::lock_guard const lock(m_mutex);
    std::size_t count = 0;
    for (auto const& [topic, watching] : m_watching) {
        count += watching.size();
    }
    return count;
}

std::set<Topic> Feed::watched() const {
    std::set<Topic> topics;
    for (auto const& [topic, watching] : m_watching) {
        topics.insert(topic);
    }
    return topics;
}

void Feed::run(std::stop_token const& stop) {
    auto next_look = std::chrono::steady_clock::now(); // at everything that is watched
    while (!stop.stop_requested()) {
        std::set<Topic> topics;
        {
            std::unique_lock lock(m_mutex);
            auto const is_news = [this] { return !m_news.empty(); };
            if (m_watching.empty()) {
                m_changed.wait(lock, stop, is_news); // nobody wants to know
            } else {
                m_changed.wait_until(lock, stop, next_look, is_news);
            }
            topics = std::exchange(m_news, {});
            if (auto const now = std::chrono::steady_clock::now(); now >= next_look) {
                topics = watched();
                next_look = now + m_interval;
            }
        }
        for (auto const topic : topics) {
            while (tell(topic) && !stop.stop_requested()) {
            }
        }
    }
}

bool Feed::tell(Topic topic) {
    auto after = std::numeric_limits<std::int64_t>::max();
    {
        std::lock_guard const lock(m_mutex);
        auto const found = m_watching.find(topic);
        if (found == m_watching.end()) {
            return false;
        }
        for (auto const& one : found->second) {
            after = std::min(after, one.seen);
        }
    }
    auto const said = m_read(topic, after);
    if (!said || said->empty()) { // what cannot be read now is read at the next interval
        return false;
    }
    std::vector<std::pair<Saying const*, Text>> texts;
    for (auto const& saying : *said) {
        texts.emplace_back(&saying, std::make_shared<std::string const>(saying.text));
    }
    std::lock_guard const lock(m_mutex);
    auto const found = m_watching.find(topic);
    if (found == m_watching.end()) {
        return false;
    }
    for (auto& [watcher, seen] : found->second) {
        for (auto const& [saying, text] : texts) {
            if (saying->number > seen) {
                watcher->tell(text);
                seen = saying->number;
            }
        }
    }
    return true;
}

} // namespace live
