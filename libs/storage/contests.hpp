// Contests: what they are about, until when, and how far they have come.
#pragma once

#include "storage/accounts.hpp"
#include "storage/tournaments.hpp"

#include <optional>
#include <string>
#include <vector>

namespace storage {

using ContestId = std::int64_t;

struct ContestRow {
    ContestId id = 0;
    std::string slug; // its name in addresses
    std::string title;
    std::string game;
    std::string terms;           // not looked at here
    std::string state = "draft"; // or "announced", "frozen", "published"
    std::optional<AccountId> organiser = {};
    Moment opens;
    Moment closes;
    Moment created;
    std::optional<TournamentId> final_tournament = {};

    bool operator==(ContestRow const&) const = default;
};

struct ContestFilter {
    std::optional<std::string> game = {};
    bool with_drafts = false;
    std::optional<AccountId> of = {}; // this one sees its own drafts
};

class Contests {
public:
    explicit Contests(Database& database) : m_database(database) {}

    // The row's id is not looked at. conflict: the slug is taken.
    [[nodiscard]] support::Result<ContestId> add(ContestRow const& row);
    [[nodiscard]] support::Result<std::optional<ContestRow>> find(ContestId id);
    [[nodiscard]] support::Result<std::optional<ContestRow>> find_by_slug(std::string const& slug);
    // The newest first, those made before the one with this id; 0 for the first page.
    [[nodiscard]] support::Result<std::vector<ContestRow>> list(ContestFilter const& filter, ContestId before,
                                                                int limit);
    // Those in this state whose deadline has passed.
    [[nodiscard]] support::Result<std::vector<ContestRow>> closed(std::string const& state, Moment now);

    // Title, terms, opening and closing time, and the state, as long as the state is that one. False where
    // it is not any more.
    [[nodiscard]] support::Result<bool> change(ContestRow const& row, std::string const& state);
    // Within the caller's transaction: from "announced" to "frozen". False where it is not announced any
    // more.
    static bool freeze(soci::session& session, ContestId id);
    static void set_final(soci::session& session, ContestId id, TournamentId tournament);

private:
    Database& m_database;
};

} // namespace storage
