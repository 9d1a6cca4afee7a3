// How the server does the arena's work: a handler for every kind. It also says what a worker elsewhere is
// told, and what comes of its reports.
//
// Programs that people upload need the sandbox. Without it, games between house bots are all that is played
// here.
#pragma once

#include "league/ladder_games.hpp"
#include "league/repeat_games.hpp"
#include "league/running_games.hpp"
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
        std::function<void(std::string const&)> log = {};     // hears who was cut off
        league::RunningGames* running = nullptr;              // for those who watch
    };

    explicit WorkHandlers(Dependencies const& with);

    // By kind of work: what can be done here, and all that there is for workers elsewhere, who may have other
    // levels of isolation. They refer to this object.
    [[nodiscard]] queue::Handlers here();
    [[nodiscard]] queue::Handlers all();
    void write_metrics(metrics::Page& page) const;

private:
    [[nodiscard]] queue::Handlers of_any_level();

    match::GameCounts m_games;
    std::optional<submissions::Clerk> m_clerk;
    std::optional<packages::Inspector> m_inspector;
    league::TournamentGames m_tournaments;
    league::LadderGames m_ladder;
    league::RepeatGames m_repeats;
    match::Workshop* m_workshop;
};

} // namespace server
