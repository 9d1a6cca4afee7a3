// The operations of the ladders: who is how strong, since when, by which games.
#pragma once

#include "api/recorded_games.hpp"
#include "rules/registry.hpp"
#include "storage/ladder.hpp"

namespace api {

class LadderOperations {
public:
    // Both outlive it.
    LadderOperations(storage::Database& database, rules::Registry const& games);

    // They refer to this object.
    [[nodiscard]] std::vector<Operation> all();

private:
    using Answer = support::Result<http::Response>;

    [[nodiscard]] std::vector<Operation> of_ladders();
    [[nodiscard]] std::vector<Operation> of_games();

    [[nodiscard]] Answer show(Call const& call);
    [[nodiscard]] Answer games(Call const& call);
    [[nodiscard]] Answer show_game(Call const& call);
    [[nodiscard]] Answer contender(Call const& call);
    [[nodiscard]] Answer opponents(Call const& call);
    [[nodiscard]] Answer history(Call const& call);

    // The game of the path, which has ended.
    [[nodiscard]] support::Result<storage::LadderGame> find_game(Call const& call);
    // The contender of the path, if it plays the game of the path.
    [[nodiscard]] support::Result<storage::Contender> find(Call const& call);

    rules::Registry const& m_games;
    storage::Ladder m_ladder;
    RecordedGames m_recorded;
};

} // namespace api
