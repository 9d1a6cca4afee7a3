// Late days: time that everybody has once for all assignments of a course.
#pragma once

#include "grading/schedule.hpp"

#include <cstdint>
#include <map>
#include <vector>

namespace grading {

// Who hands in together: a team, or a person.
struct Party {
    std::vector<std::int64_t> members;             // at least one
    std::optional<support::Moment> extension = {}; // the longest of theirs
    std::optional<support::Moment> handed_in = {}; // what counts; nothing: nothing does
};

// How many everybody has left, from one assignment to the next in the order of their deadlines. What comes
// later takes nothing away from what was before.
class LateDays {
public:
    explicit LateDays(int given) : m_given(given) {}

    // A team has as many as the member with the fewest.
    [[nodiscard]] Allowance allowance_of(Party const& party) const;
    // The late days that an assignment cost are gone, for each of the party.
    void settle(Schedule const& schedule, Party const& party);

private:
    int m_given;
    std::map<std::int64_t, int> m_used;
};

} // namespace grading
