// Contests, as a part of the server.
//
// A contest opens and closes by the clock alone. One thread polls for contests whose deadline has passed and
// starts what follows, so nothing is lost if the server was down at that moment.
#pragma once

#include "api/contest_operations.hpp"
#include "api/team_operations.hpp"
#include "server/beat.hpp"
#include "server/feature.hpp"

#include <atomic>

namespace server {

struct ContestSettings {
    bool sample = false; // an arena without people and contests gets one to look at
    std::function<void(std::string const&)> log = [](std::string const&) {}; // for the operator; thread-safe
};

class ContestFeature final : public Feature {
public:
    // All of them outlive it.
    ContestFeature(storage::Database& database, rules::Registry const& games,
                   league::Tournaments& tournaments, league::HandedIn handed_in, ContestSettings settings);
    ~ContestFeature() override { stop(); }
    ContestFeature(ContestFeature const&) = delete;
    ContestFeature& operator=(ContestFeature const&) = delete;

    [[nodiscard]] std::vector<api::Operation> operations() override {
        return api::joined({m_operations.all(), m_team_operations.all()});
    }
    [[nodiscard]] support::Result<void> start() override;
    void on_lost_rights(std::function<void(support::AccountId)> const& hear) override {
        m_team_operations.on_lost_rights(hear);
    }
    void stop() override { m_beat.stop(); }
    void write_metrics(metrics::Page& page) override;
    [[nodiscard]] std::vector<Sight> sights() override;

    // For submissions: whether they may be handed in.
    [[nodiscard]] league::Contests& contests() { return m_contests; }

private:
    void look();

    storage::Database& m_database;
    rules::Registry const& m_games;
    ContestSettings m_settings;
    league::Contests m_contests;
    api::ContestOperations m_operations;
    api::TeamOperations m_team_operations;
    std::string m_last_failure;  // repeated failures are logged once
    std::atomic<int> m_open = 0; // contests
    Beat m_beat;
};

} // namespace server
