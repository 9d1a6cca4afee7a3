// Contests: what they are about, until when, and how far they have come.
#pragma once

#include "storage/accounts.hpp"
#include "storage/states.hpp"
#include "storage/tournaments.hpp"
#include "support/ids.hpp"
#include "support/moment.hpp"

#include <optional>
#include <string>
#include <vector>

namespace storage {

struct ContestRow {
    support::ContestId id = 0;
    std::string slug; // its name in addresses
    std::string title;
    std::string game;
    std::string terms; // not looked at here
    ContestState state = ContestState::draft;
    std::optional<support::AccountId> organiser = {};
    support::Moment opens;
    support::Moment closes;
    support::Moment created;
    std::optional<support::TournamentId> final_tournament = {};

    bool operator==(ContestRow const&) const = default;
};

struct ContestFilter {
    std::optional<std::string> game = {};
    bool with_drafts = false;
    std::optional<support::AccountId> of = {}; // this one sees its own drafts
};

class Contests {
public:
    explicit Contests(Database& database) : m_database(database) {}

    // The row's id is not looked at. conflict: the slug is taken.
    [[nodiscard]] support::Result<support::ContestId> add(ContestRow const& row);
    [[nodiscard]] support::Result<std::optional<ContestRow>> find(support::ContestId id);
    [[nodiscard]] support::Result<std::optional<ContestRow>> find_by_slug(std::string const& slug);
    // The newest first, those made before the one with this id; 0 for the first page.
    [[nodiscard]] support::Result<std::vector<ContestRow>> list(ContestFilter const& filter,
                                                                support::ContestId before, int limit);
    // Those in this state whose deadline has passed.
    [[nodiscard]] support::Result<std::vector<ContestRow>> closed(ContestState state, support::Moment now);

    // Title, terms, opening and closing time, and the state, as long as the state is that one. False where
    // it is not any more.
    [[nodiscard]] support::Result<bool> change(ContestRow const& row, ContestState state);
    // Within the caller's transaction: from "announced" to "frozen". False where it is not announced any
    // more.
    static bool freeze(Transaction& transaction, support::ContestId id);
    static void set_final(Transaction& transaction, support::ContestId id, support::TournamentId tournament);

private:
    Database& m_database;
};

} // namespace storage
