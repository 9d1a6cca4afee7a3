// A change of an assignment's teams, within a transaction that keeps all others out.
//
// Who joins, brings a bot along; who leaves, leaves it to the others. A bot needs an owner among its team,
// and one person owns one bot of an assignment at most: a team's bot goes to a member who has none, and
// only if all have one of their own does it go with its owner.
#pragma once

#include "courses/teams.hpp"

#include <string>
#include <unordered_map>

namespace courses {

class TeamChange {
public:
    TeamChange(storage::Transaction& transaction, TeamTask const& task, TeamActor const& actor);

    [[nodiscard]] std::vector<storage::TeamRow> const& teams() const { return m_teams; }
    // Null: there is none.
    [[nodiscard]] storage::TeamRow* find(support::TeamId id);
    [[nodiscard]] storage::TeamRow* find(std::string const& name);
    [[nodiscard]] storage::TeamRow* team_of(support::MemberId member);

    storage::TeamRow& add(std::string const& name);
    void join(storage::TeamRow& team, storage::MemberRow const& member);
    // A team without members is gone.
    void leave(storage::TeamRow& team, support::MemberId member);
    [[nodiscard]] std::optional<support::BotId> bot_of(storage::MemberRow const& member);
    void say(std::string const& action, std::string const& details);

private:
    void leave_bot(storage::TeamRow& team, storage::TeamMember const& member);

    storage::Transaction& m_transaction;
    TeamTask const& m_task;
    TeamActor m_actor;
    std::vector<storage::TeamRow> m_teams;
    std::unordered_map<std::string, support::TeamId> m_ids; // by how their names are read
};

} // namespace courses
