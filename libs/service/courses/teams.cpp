#include "courses/teams.hpp"

#include "courses/team_change.hpp"
#include "support/text.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace courses {

using storage::MemberRow;
using storage::TeamMember;
using storage::TeamRow;
using storage::Transaction;
using support::ErrorKind;
using support::fail;
using support::MemberId;
using support::Moment;
using support::Result;
using support::TeamId;

namespace {

Result<void> check_name_is_free(TeamChange& change, std::string const& name) {
    return change.find(name) == nullptr
               ? Result<void>()
               : fail(ErrorKind::conflict, "there is a team {} already", support::in_quotes(name));
}

Result<void> check_room(TeamRow const& team, TeamTask const& task, std::size_t more) {
    return team.members.size() + more <= static_cast<std::size_t>(task.rules.most)
               ? Result<void>()
               : fail(ErrorKind::refused, "a team of this assignment must have at most {} members",
                      task.rules.most);
}

Result<void> check_has_teams(TeamTask const& task) {
    return task.has_teams() ? Result<void>() : fail(ErrorKind::refused, "this assignment has no teams");
}

Result<void> check_students_may(TeamTask const& task, Moment now) {
    TULKAS_TRY(check_has_teams(task));
    if (!task.rules.by_students) {
        return fail(ErrorKind::refused, "the course staff make the teams of this assignment");
    }
    return task.students_may_change(now) ? Result<void>()
                                         : fail(ErrorKind::refused, "teams are fixed; ask your course staff");
}

// Carries out what one decides while nobody else changes the teams.
template <typename Decide>
Result<void> change_teams(storage::Database& database, TeamTask const& task, TeamActor const& actor,
                          Decide const& decide) {
    Result<void> result;
    TULKAS_TRY(database.write([&](Transaction& transaction) {
        TeamChange change(transaction, task, actor);
        result = decide(change, transaction);
    }));
    return result;
}

template <typename Decide>
Result<void> change_as_student(storage::Database& database, TeamTask const& task, TeamActor const& actor,
                               Decide const& decide) {
    TULKAS_TRY(check_students_may(task, actor.now));
    return change_teams(database, task, actor, decide);
}

Result<TeamRow*> team_of(TeamChange& change, MemberId member) {
    auto* const team = change.team_of(member);
    return team != nullptr ? Result<TeamRow*>(team) : fail(ErrorKind::refused, "you are in no team");
}

Result<TeamRow*> inviting_team(TeamChange& change, TeamId id, MemberId member) {
    auto* const team = change.find(id);
    bool const is_invited = team != nullptr && std::ranges::find(team->invited, member,
                                                                 &TeamMember::member) != team->invited.end();
    return is_invited ? Result<TeamRow*>(team)
                      : fail(ErrorKind::not_found, "you have no invitation of team {}", id);
}

} // namespace

bool TeamTask::students_may_change(Moment now) const {
    return has_teams() && rules.by_students && contest.state == storage::ContestState::announced &&
           now < until() && !(contest.closed && *contest.closed <= now);
}

Result<void> Teams::create(TeamTask const& task, MemberRow const& me, std::string const& name,
                           TeamActor const& actor) {
    TULKAS_TRY(check_team_name(name));
    return change_as_student(m_database, task, actor, [&](TeamChange& change, Transaction&) -> Result<void> {
        if (auto const* const mine = change.team_of(me.id)) {
            return fail(ErrorKind::refused, "you are in team {} already", support::in_quotes(mine->name));
        }
        TULKAS_TRY(check_name_is_free(change, name));
        change.join(change.add(name), me);
        change.say("team-made", fmt::format("{}: {}", name, called(me)));
        return {};
    });
}

Result<void> Teams::invite(TeamTask const& task, MemberRow const& me, std::string const& who,
                           TeamActor const& actor) {
    return change_as_student(
        m_database, task, actor, [&](TeamChange& change, Transaction& transaction) -> Result<void> {
            auto* const team = TULKAS_TRY(team_of(change, me.id));
            auto const roster = storage::Courses::roster(transaction, *task.contest.course);
            auto const member = std::ranges::find_if(roster, [&](MemberRow const& one) {
                return !one.removed &&
                       (one.student_number == who || (one.account && one.account_name == who));
            });
            if (member == roster.end()) {
                return fail(ErrorKind::not_found, "there is no student {} in this course",
                            support::in_quotes(who));
            }
            if (change.team_of(member->id) != nullptr) {
                return fail(ErrorKind::refused, "student {} is in a team already", support::in_quotes(who));
            }
            bool const is_invited =
                std::ranges::find(team->invited, member->id, &TeamMember::member) != team->invited.end();
            if (is_invited) {
                return {};
            }
            TULKAS_TRY(check_room(*team, task, team->invited.size() + 1));
            storage::Teams::invite(transaction, *team, member->id);
            change.say("team-invited", fmt::format("{}: {}", team->name, called(*member)));
            return {};
        });
}

Result<void> Teams::withdraw(TeamTask const& task, MemberRow const& me, MemberId invited,
                             TeamActor const& actor) {
    return change_as_student(
        m_database, task, actor, [&](TeamChange& change, Transaction& transaction) -> Result<void> {
            auto* const team = TULKAS_TRY(team_of(change, me.id));
            auto const member = std::ranges::find(team->invited, invited, &TeamMember::member);
            if (member == team->invited.end()) {
                return fail(ErrorKind::not_found, "your team has not invited member {}", invited);
            }
            storage::Teams::take_out(transaction, team->id, invited);
            change.say("team-uninvited",
                       fmt::format("{}: {} ({})", team->name, member->name, member->student_number));
            return {};
        });
}

Result<void> Teams::accept(TeamTask const& task, MemberRow const& me, TeamId id, TeamActor const& actor) {
    return change_as_student(m_database, task, actor, [&](TeamChange& change, Transaction&) -> Result<void> {
        auto* const team = TULKAS_TRY(inviting_team(change, id, me.id));
        if (change.team_of(me.id) != nullptr) {
            return fail(ErrorKind::refused, "leave your team first");
        }
        TULKAS_TRY(check_room(*team, task, 1));
        if (team->bot && change.bot_of(me)) {
            return fail(ErrorKind::refused,
                        "you have submitted on your own, and this team has submitted too; ask your course "
                        "staff");
        }
        change.join(*team, me);
        change.say("team-joined", fmt::format("{}: {}", team->name, called(me)));
        return {};
    });
}

Result<void> Teams::decline(TeamTask const& task, MemberRow const& me, TeamId id, TeamActor const& actor) {
    return change_as_student(m_database, task, actor,
                             [&](TeamChange& change, Transaction& transaction) -> Result<void> {
                                 auto* const team = TULKAS_TRY(inviting_team(change, id, me.id));
                                 storage::Teams::take_out(transaction, id, me.id);
                                 change.say("team-declined", fmt::format("{}: {}", team->name, called(me)));
                                 return {};
                             });
}

Result<void> Teams::leave(TeamTask const& task, MemberRow const& me, TeamActor const& actor) {
    return change_as_student(m_database, task, actor, [&](TeamChange& change, Transaction&) -> Result<void> {
        auto* const team = TULKAS_TRY(team_of(change, me.id));
        if (team->bot && team->members.size() > 1) {
            return fail(ErrorKind::refused,
                        "your team has submitted, so only your course staff can take you out of it");
        }
        change.say("team-left", fmt::format("{}: {}", team->name, called(me)));
        change.leave(*team, me.id);
        return {};
    });
}

namespace {

// The team may be gone, and the pointers of before with it.
void move(TeamChange& change, MemberRow const& member, std::string const& to) {
    if (auto* const from = change.team_of(member.id)) {
        change.leave(*from, member.id);
    }
    if (!to.empty()) {
        auto* const team = change.find(to);
        change.join(team != nullptr ? *team : change.add(to), member);
    }
}

} // namespace

Result<void> Teams::put(TeamTask const& task, MemberId id, std::string const& team, TeamActor const& actor) {
    TULKAS_TRY(check_has_teams(task));
    TULKAS_TRY(team.empty() ? Result<void>() : check_team_name(team));
    auto const member = TULKAS_TRY(storage::Courses(m_database).find_member(*task.contest.course, id));
    if (!member || member->removed) {
        return fail(ErrorKind::not_found, "there is no member {} in this course", id);
    }
    return change_teams(m_database, task, actor, [&](TeamChange& change, Transaction&) -> Result<void> {
        auto const* const from = change.team_of(id);
        auto const* const to = team.empty() ? nullptr : change.find(team);
        if (from == to && (from != nullptr || team.empty())) {
            return {};
        }
        TULKAS_TRY(to != nullptr ? check_room(*to, task, 1) : Result<void>());
        move(change, *member, team);
        change.say("team-set", fmt::format("{}: {}", called(*member), team.empty() ? "–" : team));
        return {};
    });
}

Result<void> Teams::rename(TeamTask const& task, TeamId id, std::string const& name, TeamActor const& actor) {
    TULKAS_TRY(check_team_name(name));
    return change_teams(m_database, task, actor,
                        [&](TeamChange& change, Transaction& transaction) -> Result<void> {
                            auto const* const team = change.find(id);
                            if (team == nullptr) {
                                return fail(ErrorKind::not_found, "there is no team {}", id);
                            }
                            if (!is_same_team(team->name, name)) {
                                TULKAS_TRY(check_name_is_free(change, name));
                            }
                            storage::Teams::rename(transaction, id, name);
                            change.say("team-renamed", fmt::format("{} → {}", team->name, name));
                            return {};
                        });
}

Result<TeamPlan> Teams::import(TeamTask const& task, std::string const& text, bool is_preview,
                               TeamActor const& actor) {
    TULKAS_TRY(check_has_teams(task));
    auto const file = TULKAS_TRY(read_teams(text));
    TeamPlan plan;
    auto const carry_out = [&](TeamChange& change, Transaction& transaction) -> Result<void> {
        auto const roster = storage::Courses::roster(transaction, *task.contest.course);
        plan = plan_teams(file, roster, change.teams(), task.rules.most);
        if (is_preview || !plan.faults.empty()) {
            return {};
        }
        for (auto const& one : plan.moves) {
            move(change, *std::ranges::find(roster, one.member, &MemberRow::id), one.to);
        }
        for (auto const& one : plan.moves) {
            change.say("team-set", fmt::format("{} ({}): {}", one.name, one.student_number,
                                               one.to.empty() ? "–" : one.to));
        }
        return {};
    };
    TULKAS_TRY(change_teams(m_database, task, actor, carry_out));
    return plan;
}

} // namespace courses
