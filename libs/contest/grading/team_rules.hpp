// Who may hand in together.
#pragma once

#include "support/moment.hpp"

#include <optional>

namespace grading {

struct TeamRules {
    int least = 1;                             // members that a team must have to hand in
    int most = 1;                              // 1: everybody is on their own
    bool by_students = false;                  // they make teams themselves; otherwise staff do
    std::optional<support::Moment> until = {}; // students may; nothing: until the deadline

    bool operator==(TeamRules const&) const = default;
};

} // namespace grading
