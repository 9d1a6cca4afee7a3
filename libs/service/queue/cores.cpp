#include "queue/cores.hpp"

#include "support/assert.hpp"

#include <algorithm>

namespace queue {

int Cores::most_rested() const {
    return std::max(1, m_threads - 1);
}

bool Cores::may_begin() const {
    int const claimed = m_is_for_rested ? std::min(m_waiting, std::max(0, most_rested() - m_rested)) : 0;
    return m_computing + claimed < m_threads;
}

void Cores::end(Turn const& turn) {
    TULKAS_ASSERT(!turn.rests);
    --m_computing;
    m_rested -= turn.has_rested ? 1 : 0;
}

void Cores::rest(Turn& turn) {
    TULKAS_ASSERT(!turn.rests);
    end(turn);
    turn.rests = true;
    turn.has_rested = true;
    ++m_resting[turn.author];
}

bool Cores::may_resume() const {
    return m_computing < m_threads && m_rested < most_rested();
}

void Cores::resume(Turn& turn) {
    TULKAS_ASSERT(turn.rests);
    turn.rests = false;
    if (--m_resting[turn.author] == 0) {
        m_resting.erase(turn.author);
    }
    --m_waiting;
    ++m_computing;
    ++m_rested;
    m_is_for_rested = false;
}

std::vector<std::string> Cores::held_back() const {
    constexpr int parts = 4;
    std::vector<std::string> authors;
    for (auto const& [author, count] : m_resting) {
        if (count >= std::max(1, m_places / parts)) {
            authors.push_back(author);
        }
    }
    return authors;
}

} // namespace queue
