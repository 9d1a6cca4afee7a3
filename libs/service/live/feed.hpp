// What is said of many topics, live, to those who watch them; see the README.
#pragma once

#include "live/watcher.hpp"
#include "support/result.hpp"

#include <condition_variable>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <set>
#include <string>
#include <thread>
#include <vector>

namespace live {

using Topic = std::int64_t;

struct Saying {
    std::int64_t number = 0; // from 1 on, within its topic
    std::string text;
};

class Feed {
public:
    // What was said of a topic after that number, in order; perhaps not all of it at once.
    using Read = std::function<support::Result<std::vector<Saying>>(Topic topic, std::int64_t after)>;

    // How often to poll for what other processes have said.
    explicit Feed(Read read, std::chrono::milliseconds interval = std::chrono::seconds(1));
    ~Feed(); // stops
    Feed(Feed const&) = delete;
    Feed& operator=(Feed const&) = delete;

    void watch(Topic topic, std::int64_t after, std::shared_ptr<Watcher> watcher);
    void leave(Topic topic, std::shared_ptr<Watcher> const& watcher);
    // Something was said. Thread-safe, like all of these.
    void news(Topic topic);
    // All watchers are lost.
    void stop();

    [[nodiscard]] std::size_t watchers() const;

private:
    struct Watching {
        std::shared_ptr<Watcher> watcher;
        std::int64_t seen = 0;
    };

    void run(std::stop_token const& stop);
    // True if there may be more.
    [[nodiscard]] bool tell(Topic topic);
    [[nodiscard]] std::set<Topic> watched() const;

    Read m_read;
    std::chrono::milliseconds m_interval;
    std::mutex mutable m_mutex;
    std::condition_variable_any m_changed;
    std::map<Topic, std::vector<Watching>> m_watching;
    std::set<Topic> m_news;
    std::jthread m_thread; // last: it uses the others
};

} // namespace live
