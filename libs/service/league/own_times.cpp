#include "league/own_times.hpp"

#include "grading/late_days.hpp"

#include <algorithm>
#include <utility>

namespace league {

using storage::ContestRow;
using support::AccountId;
using support::ContestId;
using support::Moment;
using support::Result;

namespace {

struct Together {
    grading::Party party;
    std::vector<AccountId> accounts = {};
};

// Who hands in together to an assignment.
std::vector<Together> parties_in(std::vector<storage::Turn> const& turns, ContestId contest) {
    std::vector<Together> all;
    std::map<support::TeamId, std::size_t> places; // of teams
    for (auto const& turn : turns) {
        if (turn.contest != contest) {
            continue;
        }
        auto const place = turn.team ? places.emplace(*turn.team, all.size()).first->second : all.size();
        if (place == all.size()) {
            all.push_back({.party = {.members = {}, .handed_in = turn.handed_in}});
        }
        auto& [party, accounts] = all[place];
        party.members.push_back(turn.member);
        party.extension = std::max(party.extension, turn.extension); // nothing is less than everything
        if (turn.account) {
            accounts.push_back(*turn.account);
        }
    }
    return all;
}

} // namespace

Result<OwnTime> OwnTimes::of(Contest const& contest, AccountId account, Moment moment) {
    auto all = TULKAS_TRY(allowances(contest));
    auto const allowance = all[account];
    return OwnTime{.ruling = grading::ruling(contest.schedule(), allowance, moment),
                   .late_days_left = allowance.late_days,
                   .is_extended = allowance.deadline.has_value()};
}

Result<OwnTimes::Allowances> OwnTimes::allowances(Contest const& contest) {
    Allowances all;
    if (!contest.row.course) {
        return all;
    }
    constexpr int many = 10'000;
    auto const course = TULKAS_TRY(m_courses.find(*contest.row.course));
    grading::LateDays late_days(course ? course->late_days : 0);
    std::vector<ContestRow> rows{contest.row};
    std::optional<ContestId> only = contest.row.id;
    if (course && course->late_days > 0) { // those that are used up depend on the assignments before
        rows = TULKAS_TRY(m_contests.list({.course = course->id, .sees_all = true}, 0, many));
        std::erase_if(rows, [&](ContestRow const& row) {
            return row.state == storage::ContestState::draft && row.id != contest.row.id;
        });
        std::ranges::sort(rows, {}, [](ContestRow const& row) { return std::pair(row.closes, row.id); });
        only.reset();
    }
    auto const turns = TULKAS_TRY(m_contests.turns(*contest.row.course, only));
    for (auto const& row : rows) {
        auto const parties = parties_in(turns, row.id);
        if (row.id == contest.row.id) {
            for (auto const& [party, accounts] : parties) {
                for (auto const account : accounts) {
                    all.emplace(account, late_days.allowance_of(party));
                }
            }
            return all;
        }
        auto const earlier = TULKAS_TRY(contest_of(row, m_games));
        for (auto const& together : parties) {
            late_days.settle(earlier.schedule(), together.party);
        }
    }
    return all;
}

} // namespace league
