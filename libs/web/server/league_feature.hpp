// Ladders and tournaments, as a part of the server.
//
// It plans their games, which are work for crews. One thread adds the ladder's next games, whenever there is
// room.
#pragma once

#include "api/ladder_operations.hpp"
#include "api/running_operations.hpp"
#include "api/tournament_operations.hpp"
#include "league/ladder_planner.hpp"
#include "server/beat.hpp"
#include "server/feature.hpp"

#include <atomic>

namespace server {

struct LeagueSettings {
    int ladder_games = 0;   // that wait to be played; 0 for no ladder
    std::uint64_t seed = 0; // of the ladder's chance
    std::function<void(std::string const&)> log = [](std::string const&) {}; // for the operator; thread-safe
};

// What the league wants to know of what people have uploaded. Nobody has, where they are empty.
struct Uploads {
    api::FindEntrant find_entrant = {};
    std::function<support::Result<std::vector<league::Entrant>>(std::string const& game)> on_ladder = {};
};

class LeagueFeature final : public Feature {
public:
    // The games outlive it.
    LeagueFeature(std::shared_ptr<storage::Database> database, std::shared_ptr<queue::Queue> queue,
                  rules::Registry const& games, LeagueSettings settings, Uploads uploads);
    ~LeagueFeature() override { stop(); }
    LeagueFeature(LeagueFeature const&) = delete;
    LeagueFeature& operator=(LeagueFeature const&) = delete;

    [[nodiscard]] std::vector<api::Operation> operations() override;
    [[nodiscard]] support::Result<void> start() override;
    void stop() override {
        m_beat.stop();
        m_running.stop();
    }
    void write_metrics(metrics::Page& page) override;
    [[nodiscard]] std::vector<Sight> sights() override;

    [[nodiscard]] league::Tournaments& tournaments() { return m_tournaments; }
    [[nodiscard]] league::RunningGames& running() { return m_running; }

private:
    void look();

    std::shared_ptr<storage::Database> m_database;
    std::shared_ptr<queue::Queue> m_queue;
    rules::Registry const& m_games;
    LeagueSettings m_settings;
    league::Tournaments m_tournaments;
    league::LadderPlanner m_ladder;
    league::RunningGames m_running;
    api::LadderOperations m_ladder_operations;
    api::TournamentOperations m_tournament_operations;
    api::RunningOperations m_running_operations;
    std::string m_last_failure;     // repeated failures are logged once
    std::atomic<int> m_playing = 0; // tournaments
    Beat m_beat;
};

} // namespace server
