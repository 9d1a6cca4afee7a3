#include "grading/late_days.hpp"

#include <algorithm>

namespace grading {

Allowance LateDays::allowance_of(Party const& party) const {
    int most_used = 0;
    for (auto const member : party.members) {
        auto const used = m_used.find(member);
        most_used = std::max(most_used, used == m_used.end() ? 0 : used->second);
    }
    return {.deadline = party.extension, .late_days = m_given - most_used};
}

void LateDays::settle(Schedule const& schedule, Party const& party) {
    if (!party.handed_in) {
        return;
    }
    int const used = ruling(schedule, allowance_of(party), *party.handed_in).late_days;
    for (auto const member : party.members) {
        m_used[member] += used;
    }
}

} // namespace grading
