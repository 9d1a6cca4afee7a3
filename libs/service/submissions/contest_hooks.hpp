// What contests have to say about submissions. Without contests nothing is asked.
#pragma once

#include "storage/submissions.hpp"
#include "submissions/terms.hpp"
#include "support/ids.hpp"
#include "support/moment.hpp"

#include <functional>

namespace submissions {

// How something is taken for a contest.
struct Admission {
    bool is_official = true; // otherwise it counts for nothing
    std::string level = {};  // of isolation, at which it is to be judged; "": any
};

struct ContestHooks {
    // Whether this author may hand in for this game now: not before it opens, not after it closes, not more
    // often than allowed. The error is the reason, for the author. The attempts so far:
    // Submissions::attempts.
    std::function<support::Result<Admission>(support::ContestId, support::AccountId author,
                                             std::string const& game, support::Moment now)>
        may_submit = {};
    // What is judged by, instead of the game's own.
    std::function<support::Result<Terms>(support::ContestId, rules::Game const& game)> terms = {};
    // Who sees the submissions of a contest besides their authors.
    std::function<bool(support::ContestId, support::AccountId)> is_organiser = {};
};

} // namespace submissions
