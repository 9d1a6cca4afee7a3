#include "server/database_waiting.hpp"

#include <algorithm>

namespace server {

std::chrono::milliseconds pause_after(int failures) {
    constexpr int most_doublings = 3;
    constexpr std::chrono::seconds longest{5}; // an attempt costs little, and people wait
    auto const pause = std::chrono::seconds(1 << std::clamp(failures - 1, 0, most_doublings));
    return std::min(pause, longest);
}

support::Result<std::unique_ptr<storage::Database>> open_when_reachable(DatabaseWaiting const& waiting) {
    for (int failures = 1;; ++failures) {
        auto opened = waiting.open();
        bool const may_come = !opened && opened.error().kind == support::ErrorKind::unavailable &&
                              waiting.patience != nullptr && !waiting.is_reachable();
        if (!may_come) {
            return opened;
        }
        auto const pause = pause_after(failures);
        waiting.log.say(LogLevel::warning, "waiting for the database",
                        {{"why", opened.error().message},
                         {"attempt", static_cast<std::int64_t>(failures)},
                         {"next_attempt_in_ms", static_cast<std::int64_t>(pause.count())}});
        if (!waiting.patience->wait(pause)) {
            return opened;
        }
    }
}

} // namespace server
