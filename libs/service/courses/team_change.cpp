#include "courses/team_change.hpp"

#include "support/assert.hpp"
#include "support/lookalikes.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace courses {

using storage::MemberRow;
using storage::TeamMember;
using storage::TeamRow;
using support::BotId;
using support::MemberId;

TeamChange::TeamChange(storage::Transaction& transaction, TeamTask const& task, TeamActor const& actor)
    : m_transaction(transaction), m_task(task), m_actor(actor) {
    storage::Teams::lock(transaction, task.contest.id);
    m_teams = storage::Teams::list(transaction, task.contest.id);
    for (auto const& team : m_teams) {
        m_ids.emplace(support::as_read(team.name), team.id);
    }
}

TeamRow* TeamChange::find(support::TeamId id) {
    auto const found = std::ranges::find(m_teams, id, &TeamRow::id);
    return found == m_teams.end() ? nullptr : &*found;
}

TeamRow* TeamChange::find(std::string const& name) {
    auto const found = m_ids.find(support::as_read(name));
    return found == m_ids.end() ? nullptr : find(found->second);
}

TeamRow* TeamChange::team_of(MemberId member) {
    auto const found = std::ranges::find_if(m_teams, [&](TeamRow const& team) {
        return std::ranges::find(team.members, member, &TeamMember::member) != team.members.end();
    });
    return found == m_teams.end() ? nullptr : &*found;
}

TeamRow& TeamChange::add(std::string const& name) {
    auto const id = storage::Teams::add(m_transaction, m_task.contest.id, name, m_actor.now);
    m_ids.emplace(support::as_read(name), id);
    return m_teams.emplace_back(TeamRow{.id = id, .contest = m_task.contest.id, .name = name});
}

std::optional<BotId> TeamChange::bot_of(MemberRow const& member) {
    return member.account ? storage::Teams::bot_of(m_transaction, m_task.contest.id, *member.account)
                          : std::nullopt;
}

void TeamChange::join(TeamRow& team, MemberRow const& member) {
    auto const own = bot_of(member);
    storage::Teams::enter(m_transaction, team.contest, team.id, member.id, m_actor.now);
    if (!team.bot && own) {
        team.bot = own;
        storage::Teams::set_bot(m_transaction, team.id, own);
    }
    team.members.push_back({.member = member.id,
                            .name = member.name,
                            .student_number = member.student_number,
                            .account = member.account,
                            .account_name = member.account_name,
                            .own_bot = own});
}

void TeamChange::leave(TeamRow& team, MemberId member) {
    auto const found = std::ranges::find(team.members, member, &TeamMember::member);
    TULKAS_ASSERT(found != team.members.end());
    auto const who = std::move(*found);
    team.members.erase(found);
    storage::Teams::take_out(m_transaction, team.id, member);
    if (team.members.empty()) {
        auto const id = team.id;
        storage::Teams::remove(m_transaction, id);
        m_ids.erase(support::as_read(team.name));
        std::erase_if(m_teams, [id](TeamRow const& one) { return one.id == id; });
    } else if (team.bot && who.own_bot == team.bot) {
        leave_bot(team, who);
    }
}

void TeamChange::leave_bot(TeamRow& team, TeamMember const& member) {
    auto const heir =
        std::ranges::find_if(team.members, [](TeamMember const& one) { return one.account && !one.own_bot; });
    if (heir != team.members.end()) {
        storage::Teams::give_bot(m_transaction, *member.own_bot, *heir->account);
        heir->own_bot = member.own_bot;
        return;
    }
    auto const next =
        std::ranges::find_if(team.members, [](TeamMember const& one) { return one.own_bot.has_value(); });
    team.bot = next == team.members.end() ? std::nullopt : next->own_bot;
    storage::Teams::set_bot(m_transaction, team.id, team.bot);
}

void TeamChange::say(std::string const& action, std::string const& details) {
    storage::Courses::say(m_transaction, {.course = *m_task.contest.course,
                                          .actor = m_actor.account,
                                          .moment = m_actor.now,
                                          .action = action,
                                          .details = fmt::format("{}: {}", m_task.contest.title, details)});
}

} // namespace courses
