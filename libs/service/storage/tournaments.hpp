// Tournaments: what was planned, who takes part, and the games that have been played.
//
// Who meets whom is not kept: it follows from the plan and the results. A game stands there once, whoever
// brings it how often.
#pragma once

#include "storage/accounts.hpp"
#include "storage/states.hpp"
#include "support/ids.hpp"
#include "support/moment.hpp"

#include <optional>
#include <string>
#include <vector>

namespace storage {

struct TournamentEntrant {
    std::string name;
    std::string player;                       // as league::Entrant has it
    std::optional<std::int64_t> version = {}; // which submission of a bot plays

    bool operator==(TournamentEntrant const&) const = default;
};

struct TournamentRow {
    support::TournamentId id = 0;
    std::string title;
    std::string game;
    std::string plan; // not looked at here
    TournamentState state = TournamentState::playing;
    std::optional<support::AccountId> organiser = {};
    std::optional<std::int64_t> contest = {};
    bool is_hidden = false;   // from all but those who organise it; a course's is never for strangers
    std::int64_t entered = 0; // games with numbers below it have been entered as work
    std::int64_t played = 0;
    support::Moment created;
    std::optional<support::Moment> ended = {};

    bool operator==(TournamentRow const&) const = default;
};

struct TournamentGame {
    std::int64_t number = 0;
    std::string result; // not looked at here
    std::string record; // its key among the contents
    support::Moment ended;

    bool operator==(TournamentGame const&) const = default;
};

struct TournamentFilter {
    std::optional<std::string> game = {};
    std::optional<TournamentState> state = {};
    std::optional<std::int64_t> contest = {};
    bool with_hidden = false;
    std::optional<support::AccountId> of = {}; // this one sees its own hidden ones, and its courses'
};

class Tournaments {
public:
    explicit Tournaments(Database& database) : m_database(database) {}

    // The row's id is not looked at.
    [[nodiscard]] support::Result<support::TournamentId> add(TournamentRow const& row,
                                                             std::vector<TournamentEntrant> const& entrants);
    // The same within the caller's transaction.
    [[nodiscard]] static support::TournamentId add(Transaction& transaction, TournamentRow const& row,
                                                   std::vector<TournamentEntrant> const& entrants);
    [[nodiscard]] support::Result<std::optional<TournamentRow>> find(support::TournamentId id);
    // By their numbers.
    [[nodiscard]] support::Result<std::vector<TournamentEntrant>> entrants(support::TournamentId id);
    // The newest first, those made before the one with this id; 0 for the first page.
    [[nodiscard]] support::Result<std::vector<TournamentRow>> list(TournamentFilter const& filter,
                                                                   support::TournamentId before, int limit);
    // Those that are being played, in their order.
    [[nodiscard]] support::Result<std::vector<support::TournamentId>> playing();

    // By number, those from this one on.
    [[nodiscard]] support::Result<std::vector<TournamentGame>> games(support::TournamentId id,
                                                                     std::int64_t from, int limit);
    [[nodiscard]] support::Result<std::optional<TournamentGame>> game(support::TournamentId id,
                                                                      std::int64_t number);

    // From "playing" to another state. False where it is not being played.
    [[nodiscard]] support::Result<bool> end(support::TournamentId id, TournamentState state,
                                            support::Moment now);
    [[nodiscard]] support::Result<void> show(support::TournamentId id);

    // Within the caller's transaction, before which nobody else adds a game to this tournament. Says how
    // things stand with it; nothing where it stands there already, or nobody wants it any more.
    [[nodiscard]] static std::optional<TournamentRow>
    add_game(Transaction& transaction, support::TournamentId id, TournamentGame const& game);
    [[nodiscard]] static std::optional<TournamentRow> find(Transaction& transaction,
                                                           support::TournamentId id);
    [[nodiscard]] static std::vector<TournamentEntrant> entrants(Transaction& transaction,
                                                                 support::TournamentId id);
    [[nodiscard]] static std::vector<TournamentGame> games(Transaction& transaction,
                                                           support::TournamentId id);
    // Those that ended at this moment or later, by number.
    [[nodiscard]] static std::vector<TournamentGame>
    games_since(Transaction& transaction, support::TournamentId id, support::Moment moment);
    static void set_entered(Transaction& transaction, support::TournamentId id, std::int64_t entered);
    static bool end(Transaction& transaction, support::TournamentId id, TournamentState state,
                    support::Moment now);

private:
    Database& m_database;
};

} // namespace storage
