// Workers elsewhere that have nothing to do, told when there is work, so that they need not ask all the time.
//
// A hint goes to the two that have waited longest, not to all: a hundred workers that ask for one piece would
// cost more than they help. Whoever gets work passes the hint on (Gateway::lease), so that many pieces wake
// many. A hint may be lost: workers also ask now and then without one.
#pragma once

#include "live/watcher.hpp"

#include <cstdint>
#include <deque>
#include <map>
#include <memory>
#include <mutex>

namespace fleet {

// In any thread.
class Hints {
public:
    void enter(std::int64_t token, std::shared_ptr<live::Watcher> worker);
    void leave(std::shared_ptr<live::Watcher> const& worker);
    // All with this token, which was revoked, have nothing more to hear.
    void end(std::int64_t token);

    // It waits until it is told. Whoever waits already keeps its place.
    void wait(std::shared_ptr<live::Watcher> const& worker);
    void tell();

    [[nodiscard]] std::size_t waiting() const;

private:
    std::mutex mutable m_mutex;
    std::map<std::shared_ptr<live::Watcher>, std::int64_t> m_tokens; // of all that have entered
    std::deque<std::shared_ptr<live::Watcher>> m_waiting;
};

} // namespace fleet
