// A contest at a moment of the server's clock: where it stands, and whether somebody may hand something in.
//
// Nothing happens when a contest opens or closes: it is open because of the time. So there is no timer that
// could be late, and no server that could have been down.
#pragma once

#include "league/terms.hpp"
#include "storage/contests.hpp"
#include "support/moment.hpp"

namespace league {

enum class Phase : std::uint8_t {
    draft,     // the organiser's alone
    announced, // everybody sees it
    open,
    late,      // the deadline has passed, but not everybody's, or late submissions count
    closed,    // what came in time is still judged
    frozen,    // the entries are fixed, the final tournament is played
    published, // everybody sees the final standing
};

[[nodiscard]] std::string_view to_text(Phase phase);
[[nodiscard]] Phase phase_of(storage::ContestRow const& contest, support::Moment now);

// Its times, for everybody.
[[nodiscard]] grading::Schedule schedule_of(storage::ContestRow const& contest, Terms const& terms);
// When nothing that counts can come any more, if the latest extension is that.
[[nodiscard]] support::Moment end_of(storage::ContestRow const& contest, Terms const& terms,
                                     std::optional<support::Moment> extension);

struct Attempt {
    std::string language;        // as its description names it; "" where it is not known yet
    int made = 0;                // before this one
    int members = 1;             // of the author's team
    grading::Ruling ruling = {}; // of this person's time
};

// refused: why not, for the author.
[[nodiscard]] support::Result<void> may_submit(storage::ContestRow const& contest, Terms const& terms,
                                               Attempt const& attempt, support::Moment now);

// What an organiser changes of a contest that people have seen. refused: it is too late for this.
[[nodiscard]] support::Result<void> may_change(storage::ContestRow const& before,
                                               storage::ContestRow const& after, support::Moment now);

// 2026-11-16 03:58:14 UTC
[[nodiscard]] std::string in_words(support::Moment moment);

} // namespace league
