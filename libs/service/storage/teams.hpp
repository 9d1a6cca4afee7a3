// Teams of an assignment: who hands in together, who is invited, and the bot that they own together.
//
// A member of the course belongs to one team of an assignment at most; whoever belongs to none is on their
// own. A bot still has an owner among the accounts: one of its team. Members who were struck off the roster
// belong to no team.
//
// Functions that take a Transaction write in the caller's transaction and throw what the database throws.
#pragma once

#include "storage/database.hpp"
#include "support/ids.hpp"
#include "support/moment.hpp"

#include <optional>
#include <string>
#include <vector>

namespace storage {

struct TeamMember {
    support::MemberId member = 0;
    std::string name;
    std::string student_number;
    std::optional<support::AccountId> account = {};
    std::string account_name = {};
    std::optional<support::BotId> own_bot = {}; // of this account in the assignment: the team's, or another

    bool operator==(TeamMember const&) const = default;
};

struct TeamRow {
    support::TeamId id = 0;
    support::ContestId contest = 0;
    std::string name;
    std::optional<support::BotId> bot = {};
    std::vector<TeamMember> members = {}; // by name
    std::vector<TeamMember> invited = {};

    bool operator==(TeamRow const&) const = default;
};

class Teams {
public:
    explicit Teams(Database& database) : m_database(database) {}

    // Within the caller's transaction, whatever else changes this contest's teams waits for its end.
    static void lock(Transaction& transaction, support::ContestId contest);

    // By name.
    [[nodiscard]] support::Result<std::vector<TeamRow>> list(support::ContestId contest);
    [[nodiscard]] static std::vector<TeamRow> list(Transaction& transaction, support::ContestId contest);
    // Those to which this account belongs, or is invited.
    [[nodiscard]] support::Result<std::vector<TeamRow>> around(support::ContestId contest,
                                                               support::AccountId account);
    // The one to which it belongs.
    [[nodiscard]] support::Result<std::optional<TeamRow>> find_of(support::ContestId contest,
                                                                  support::AccountId account);
    [[nodiscard]] static std::optional<TeamRow> find_of(Transaction& transaction, support::ContestId contest,
                                                        support::AccountId account);

    // The name must be free: one that reads the same is taken.
    static support::TeamId add(Transaction& transaction, support::ContestId contest, std::string const& name,
                               support::Moment now);
    static void rename(Transaction& transaction, support::TeamId id, std::string const& name);
    static void remove(Transaction& transaction, support::TeamId id);
    static void invite(Transaction& transaction, TeamRow const& team, support::MemberId member);
    // Invited or not. The member must belong to no other team; invitations to others are gone.
    static void enter(Transaction& transaction, support::ContestId contest, support::TeamId team,
                      support::MemberId member, support::Moment now);
    // A member, or an invitation.
    static void take_out(Transaction& transaction, support::TeamId team, support::MemberId member);
    // This account's own there.
    [[nodiscard]] static std::optional<support::BotId>
    bot_of(Transaction& transaction, support::ContestId contest, support::AccountId account);
    static void set_bot(Transaction& transaction, support::TeamId id, std::optional<support::BotId> bot);
    // The account must have no other bot there.
    static void give_bot(Transaction& transaction, support::BotId bot, support::AccountId owner);

private:
    Database& m_database;
};

} // namespace storage
