// What can be had of games that everybody may see once they have ended: record, positions, logs.
//
// Ladders and tournaments find their games each in its own way; the operations on a game are the same.
#pragma once

#include "api/operation.hpp"
#include "league/entrant.hpp"
#include "rules/registry.hpp"
#include "storage/contents.hpp"
#include "storage/submissions.hpp"

namespace api {

struct RecordedGame {
    std::string record; // its key
    std::vector<league::Entrant> seats;
};

class RecordedGames {
public:
    // The game of the path, which has ended.
    using Find = std::function<support::Result<RecordedGame>(Call const&)>;

    // All outlive it, and what `find` refers to.
    RecordedGames(storage::Database& database, rules::Registry const& games, Find find);

    struct Names {
        std::string path; // of a game: "/ladders/{game}/games/{number}"
        std::string kind; // in the operations' ids: "Ladder"
        std::string game; // in their summaries: "a game of a ladder"
    };
    // They refer to this object.
    [[nodiscard]] std::vector<Operation> operations(Names const& names);

private:
    using Answer = support::Result<http::Response>;

    [[nodiscard]] Answer record(Call const& call);
    [[nodiscard]] Answer views(Call const& call);
    [[nodiscard]] Answer view(Call const& call);
    [[nodiscard]] Answer logs(Call const& call);

    rules::Registry const& m_games;
    Find m_find;
    storage::Contents m_contents;
    storage::Submissions m_bots;
};

} // namespace api
