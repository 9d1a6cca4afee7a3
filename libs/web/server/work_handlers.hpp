// How this program does the arena's work: a handler for every kind, the same for `tulkas serve` and `tulkas
// worker`.
//
// Programs that people upload need the sandbox. Without it, games between house bots are all that is played
// here.
#pragma once

#include "league/ladder_games.hpp"
#include "league/tournament_games.hpp"
#include "packages/inspector.hpp"
#include "submissions/clerk.hpp"
#include "submissions/entrants.hpp"

#include <functional>
#include <map>
#include <optional>
#include <string>

namespace server {

class WorkHandlers {
public:
    // All outlive it.
    struct Dependencies {
        storage::Database& database;
        queue::Queue& queue;
        rules::Registry const& games;
        match::Workshop* workshop;       // null without a sandbox
        submissions::Entrants* entrants; // null without a sandbox
        submissions::Standards standards;
        std::function<support::Result<void>()> follow_games;  // called before a submission is judged
        std::function<void(support::SubmissionId)> news = {}; // called when there is news of a submission
    };

    explicit WorkHandlers(Dependencies const& with);

    // By kind of work. They refer to this object.
    [[nodiscard]] std::map<std::string, queue::Handler> all();
    void write_metrics(metrics::Page& page) const;

private:
    match::GameCounts m_games;
    std::optional<submissions::Clerk> m_clerk;
    std::optional<packages::Inspector> m_inspector;
    league::TournamentGames m_tournaments;
    league::LadderGames m_ladder;
    match::Workshop* m_workshop;
};

} // namespace server
