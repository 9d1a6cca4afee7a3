#include "queue/fitness.hpp"

#include <algorithm>

namespace queue {

namespace {

constexpr std::size_t suspicious = 3; // pieces

std::chrono::seconds pause_number(int number) {
    constexpr std::chrono::seconds first{30};
    constexpr std::chrono::seconds longest = std::chrono::minutes(10);
    constexpr int most_doublings = 5;
    return std::min(first * (1 << std::min(number, most_doublings)), longest);
}

} // namespace

bool Fitness::may_begin(Moment now) const {
    return m_trouble.empty() || (now >= m_until && m_running == 0);
}

void Fitness::begins() {
    ++m_running;
}

void Fitness::succeeded() {
    --m_running;
    m_failed.clear();
    m_trouble.clear();
    m_pauses = 0;
}

bool Fitness::failed(support::WorkId piece, std::string const& why, Moment now) {
    --m_running;
    if (!m_trouble.empty()) {
        if (now >= m_until) {
            shut_out(why, now);
        }
        return false;
    }
    m_failed.insert(piece);
    if (m_failed.size() >= suspicious) {
        shut_out(why, now);
    }
    return true;
}

void Fitness::ended_otherwise() {
    --m_running;
}

void Fitness::shut_out(std::string const& why, Moment now) {
    m_trouble = why;
    m_until = now + pause_number(m_pauses++);
}

} // namespace queue
