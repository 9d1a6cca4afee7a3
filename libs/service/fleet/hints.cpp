#include "fleet/hints.hpp"

#include <algorithm>
#include <utility>
#include <vector>

namespace fleet {

namespace {

constexpr std::size_t told_at_once = 2; // one of them may be gone without a word

} // namespace

void Hints::enter(std::int64_t token, std::shared_ptr<live::Watcher> worker) {
    std::lock_guard const lock(m_mutex);
    m_tokens.emplace(std::move(worker), token);
}

void Hints::leave(std::shared_ptr<live::Watcher> const& worker) {
    std::lock_guard const lock(m_mutex);
    m_tokens.erase(worker);
    std::erase(m_waiting, worker);
}

void Hints::end(std::int64_t token) {
    std::vector<std::shared_ptr<live::Watcher>> ended;
    {
        std::lock_guard const lock(m_mutex);
        for (auto const& [worker, with] : m_tokens) {
            if (with == token) {
                ended.push_back(worker);
            }
        }
    }
    for (auto const& worker : ended) {
        leave(worker);
        worker->lost();
    }
}

void Hints::wait(std::shared_ptr<live::Watcher> const& worker) {
    std::lock_guard const lock(m_mutex);
    if (m_tokens.contains(worker) && std::ranges::find(m_waiting, worker) == m_waiting.end()) {
        m_waiting.push_back(worker);
    }
}

void Hints::tell() {
    static live::Text const hint = std::make_shared<std::string const>("work");
    std::vector<std::shared_ptr<live::Watcher>> told;
    {
        std::lock_guard const lock(m_mutex);
        for (; !m_waiting.empty() && told.size() < told_at_once; m_waiting.pop_front()) {
            told.push_back(std::move(m_waiting.front()));
        }
    }
    for (auto const& worker : told) {
        worker->tell(hint);
    }
}

std::size_t Hints::waiting() const {
    std::lock_guard const lock(m_mutex);
    return m_waiting.size();
}

} // namespace fleet
