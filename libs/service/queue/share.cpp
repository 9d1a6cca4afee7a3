#include "queue/share.hpp"

#include <algorithm>

namespace queue {

std::vector<Priority> allowed(Share const& share, Running const& running) {
    auto const of = [&](Priority priority) { return running.at(static_cast<std::size_t>(priority)); };
    std::vector<Priority> priorities{Priority::judging};
    if (of(Priority::tournament) + of(Priority::ladder) < std::max(1, share.threads - 1)) {
        priorities.push_back(Priority::tournament);
        if (of(Priority::ladder) < share.ladder) {
            priorities.push_back(Priority::ladder);
        }
    }
    return priorities;
}

} // namespace queue
