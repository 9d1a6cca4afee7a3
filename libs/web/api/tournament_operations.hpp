// The operations of tournaments.
#pragma once

#include "api/course_rights.hpp"
#include "api/recorded_games.hpp"
#include "league/tournaments.hpp"

namespace api {

// Finds the version of an uploaded bot that plays. not_found: there is no such bot for that game.
using FindEntrant =
    std::function<support::Result<league::Entrant>(std::int64_t bot, std::string const& game)>;

class TournamentOperations {
public:
    // They outlive it. There are no uploaded bots without `find`.
    TournamentOperations(storage::Database& database, rules::Registry const& games,
                         league::Tournaments& tournaments, FindEntrant find);

    // They refer to this object.
    [[nodiscard]] std::vector<Operation> all();

private:
    using Answer = support::Result<http::Response>;
    using View = std::shared_ptr<league::TournamentView const>;

    [[nodiscard]] std::vector<Operation> of_looking();
    [[nodiscard]] std::vector<Operation> of_games();
    [[nodiscard]] std::vector<Operation> of_organising();

    [[nodiscard]] Answer list(Call const& call);
    [[nodiscard]] Answer show(Call const& call);
    [[nodiscard]] Answer standings(Call const& call);
    [[nodiscard]] Answer cross_table(Call const& call);
    [[nodiscard]] Answer bracket(Call const& call);
    [[nodiscard]] Answer games(Call const& call);
    [[nodiscard]] Answer show_game(Call const& call);
    // As CSV.
    [[nodiscard]] Answer table(Call const& call, std::string (*text)(pairing::Report const&));
    [[nodiscard]] Answer make(Call const& call);
    [[nodiscard]] Answer cancel(Call const& call);
    [[nodiscard]] Answer retry(Call const& call);
    // Games that failed, for those who may do something about it.
    [[nodiscard]] support::Result<std::vector<league::Tournaments::FailedGame>>
    failed_games(Call const& call, storage::TournamentRow const& row);
    [[nodiscard]] Answer answer_with(Call const& call, unsigned status, support::TournamentId id);
    // The tournament of the path, if the asker may change it.
    [[nodiscard]] support::Result<View> find_to_organise(Call const& call);

    // The tournament of the path, if the asker may see it; otherwise there is none.
    [[nodiscard]] support::Result<View> find(Call const& call);
    struct Found {
        View view;
        storage::TournamentGame game;
    };
    // The game of the path, which has ended.
    [[nodiscard]] support::Result<Found> find_game(Call const& call);
    [[nodiscard]] support::Result<std::vector<league::Entrant>> entrants(Call const& call) const;

    rules::Registry const& m_games;
    league::Tournaments& m_tournaments;
    CourseRights m_rights;
    FindEntrant m_find;
    RecordedGames m_recorded;
};

} // namespace api
