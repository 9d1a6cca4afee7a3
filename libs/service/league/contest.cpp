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
    constexpr std::array<std::string_view, 7> names{"draft",  "announced", "open",     "late",
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
    if (now >= contest.ends) {
        return Phase::closed;
    }
    return now < contest.closes ? Phase::open : Phase::late;
}

grading::Schedule schedule_of(ContestRow const& contest, Terms const& terms) {
    return {.opens = contest.opens,
            .deadline = contest.closes,
            .late = terms.late,
            .late_days = contest.course ? terms.late_days : 0,
            .closed = contest.closed,
            .takes_unofficial = terms.takes_unofficial};
}

Moment end_of(ContestRow const& contest, Terms const& terms, std::optional<Moment> extension) {
    auto const schedule = schedule_of(contest, terms);
    return grading::ruling(schedule, {.deadline = extension, .late_days = schedule.late_days}, contest.opens)
        .last;
}

std::string in_words(Moment moment) {
    return fmt::format("{:%Y-%m-%d %H:%M:%S} UTC",
                       fmt::gmtime(std::chrono::system_clock::to_time_t(
                           std::chrono::time_point_cast<std::chrono::system_clock::duration>(moment))));
}

Result<void> may_submit(ContestRow const& contest, Terms const& terms, Attempt const& attempt, Moment now) {
    if (contest.state == storage::ContestState::draft) {
        return fail(ErrorKind::not_found, "there is no contest {}", contest.slug);
    }
    bool const has_ended = contest.state != storage::ContestState::announced;
    switch (attempt.ruling.counts() && has_ended ? grading::Timing::over : attempt.ruling.timing) {
    case grading::Timing::early:
        return fail(ErrorKind::refused, "this contest opens at {}", in_words(contest.opens));
    case grading::Timing::over:
        return fail(ErrorKind::refused, "this contest closed at {}, and it was {}",
                    in_words(attempt.ruling.last), in_words(now));
    case grading::Timing::on_time:
    case grading::Timing::late:
        if (attempt.made >= terms.attempts) {
            return fail(ErrorKind::refused, "all {} attempts are used up", terms.attempts);
        }
        if (attempt.members < terms.teams.least) {
            return fail(ErrorKind::refused, "a team must have at least {} members to submit (yours has {})",
                        terms.teams.least, attempt.members);
        }
        break;
    case grading::Timing::unofficial:
        break;
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
        return fail(ErrorKind::invalid, "a contest must close after it opens");
    }
    if (phase == Phase::closed) {
        return fail(ErrorKind::refused, "this contest closed at {}", in_words(before.ends));
    }
    bool const has_opened = phase == Phase::open || phase == Phase::late;
    if (has_opened && after.opens != before.opens) {
        return fail(ErrorKind::refused, "this contest has been open since {}", in_words(before.opens));
    }
    if (has_opened && after.closes != before.closes && after.closes < now) {
        return fail(ErrorKind::refused, "the deadline cannot be in the past: it is {}", in_words(now));
    }
    return {};
}

} // namespace league
