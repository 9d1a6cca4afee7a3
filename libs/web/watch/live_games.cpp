#include "watch/live_games.hpp"

namespace watch {

using support::ErrorKind;
using support::fail;
using support::Result;

void LiveGames::update(int number, record::GameRecord const& record, bool is_over) {
    std::scoped_lock const lock(m_mutex);
    m_games.insert_or_assign(number, Game{.record = record, .is_over = is_over});
    ++m_version;
    while (m_games.size() > m_most) {
        m_games.erase(m_games.begin());
    }
}

std::vector<int> LiveGames::numbers() const {
    std::scoped_lock const lock(m_mutex);
    std::vector<int> numbers;
    for (auto const& [number, game] : m_games) {
        numbers.push_back(number);
    }
    return numbers;
}

Result<Game> LiveGames::read(int number) const {
    std::scoped_lock const lock(m_mutex);
    auto const found = m_games.find(number);
    if (found == m_games.end()) {
        return fail(ErrorKind::not_found, "there is no game {}, or not any more", number);
    }
    return found->second;
}

std::uint64_t LiveGames::version() const {
    std::scoped_lock const lock(m_mutex);
    return m_version;
}

} // namespace watch
