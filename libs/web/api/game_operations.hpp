// The operations of games: which there are, their rules, and what else there is to read of those that people
// have handed in.
//
// Rules, bots to begin with and the viewer are there in the version that is played, and in any other that was
// approved once, for those who look at a game that was played in it.
#pragma once

#include "api/operation.hpp"
#include "packages/shelf.hpp"
#include "rules/registry.hpp"

#include <vector>

namespace api {

class GameOperations {
public:
    // Both outlive it.
    GameOperations(rules::Registry const& games, packages::Shelf& shelf) : m_games(games), m_shelf(shelf) {}

    // They refer to this object.
    [[nodiscard]] std::vector<Operation> all();

private:
    using Answer = support::Result<http::Response>;

    [[nodiscard]] std::vector<Operation> of_all_games();
    [[nodiscard]] std::vector<Operation> of_uploaded_games();

    [[nodiscard]] Answer list();
    [[nodiscard]] Answer show(Call const& call);
    [[nodiscard]] Answer rules(Call const& call);
    [[nodiscard]] Answer starters(Call const& call);
    [[nodiscard]] Answer starter(Call const& call);
    [[nodiscard]] Answer viewer(Call const& call);

    [[nodiscard]] support::JsonObject described(rules::Game const& game) const;
    [[nodiscard]] support::Result<packages::Package> find(Call const& call);

    rules::Registry const& m_games;
    packages::Shelf& m_shelf;
};

} // namespace api
