#include "league/contest.hpp"

#include "support/text.hpp"

#include <fmt/chrono.h>
#include <fmt/ranges.h>

#include <algorithm>

namespace league {

using storage::ContestRow;
using support::ErrorKind;
using support::fail;
using support::Moment;
using support::Result;

std::string_view to_text(Phase phase) {
    constexpr std::array<std::string_view, 6> names{"draft",  "announced", "open",
                                                    "closed", "frozen",    "published"};
    return names.at(static_cast<std::size_t>(phase));
}

Phase phase_of(ContestRow const& contest, Moment now) {
    switch (contest.state) {
    case storage::ContestState::draft:
        return Phase::draft;
    case storage::ContestState::frozen:
        return Phase::frozen;
    case storage::ContestState::published:
        return Phase::published;
    case storage::ContestState::announced:
        break;
    }
    if (now < contest.opens) {
        return Phase::announced;
    }
    return now < contest.closes ? Phase::open : Phase::closed;
}

std::string in_words(Moment moment) {
    return fmt::format("{:%Y-%m-%d %H:%M:%S} UTC",
                       fmt::gmtime(std::chrono::system_clock::to_time_t(
                           std::chrono::time_point_cast<std::chrono::system_clock::duration>(moment))));
}

Result<void> may_submit(ContestRow const& contest, Terms const& terms, Attempt const& attempt, Moment now) {
    switch (phase_of(contest, now)) {
    case Phase::draft:
        return fail(ErrorKind::not_found, "there is no contest {}", contest.slug);
    case Phase::announced:
        return fail(ErrorKind::refused, "this contest opens at {}", in_words(contest.opens));
    case Phase::open:
        break;
    case Phase::closed:
    case Phase::frozen:
    case Phase::published:
        return fail(ErrorKind::refused, "this contest closed at {}, and it was {}", in_words(contest.closes),
                    in_words(now));
    }
    if (attempt.made >= terms.attempts) {
        return fail(ErrorKind::refused, "all {} attempts are used up", terms.attempts);
    }
    bool const is_allowed = attempt.language.empty() || terms.languages.empty() ||
                            std::ranges::find(terms.languages, attempt.language) != terms.languages.end();
    if (!is_allowed) {
        return fail(ErrorKind::refused, "this contest takes {}, not {}", fmt::join(terms.languages, ", "),
                    attempt.language);
    }
    return {};
}

Result<void> may_change(ContestRow const& before, ContestRow const& after, Moment now) {
    auto const phase = phase_of(before, now);
    if (phase >= Phase::frozen) {
        return fail(ErrorKind::refused, "this contest is {}", to_text(phase));
    }
    if (after.closes <= after.opens) {
        return fail(ErrorKind::invalid, "a contest closes after it opens");
    }
    if (phase == Phase::closed) {
        return fail(ErrorKind::refused, "this contest closed at {}", in_words(before.closes));
    }
    if (phase == Phase::open && after.opens != before.opens) {
        return fail(ErrorKind::refused, "this contest has been open since {}", in_words(before.opens));
    }
    if (phase == Phase::open && after.closes < now) {
        return fail(ErrorKind::refused, "the deadline cannot be in the past: it is {}", in_words(now));
    }
    return {};
}

} // namespace league
