// The games of the arena, as a part of the server: the built-in games, and the uploaded ones, which are
// tried out, approved by an administrator and played like any other.
//
// Uploaded games need the sandbox. Without it everything else works; uploaded games cannot be played, and
// new uploads are refused with the reason.
#pragma once

#include "api/example_game_operations.hpp"
#include "api/game_operations.hpp"
#include "api/game_package_operations.hpp"
#include "server/beat.hpp"
#include "server/feature.hpp"
#include "server/submissions_feature.hpp"

#include <functional>
#include <memory>

namespace server {

class GamesFeature final : public Feature {
public:
    // All of them outlive it, and no game is looked up after its destruction.
    struct Dependencies {
        storage::Database& database;
        queue::Queue& queue;
        rules::Registry& games;
        WorkshopOrNot& workshop;
        std::function<void(std::string const&)> log;
        people::Limits limits = {};
    };

    // Adds what is approved to the games: so before anybody goes on with a game that is not over.
    [[nodiscard]] static support::Result<std::shared_ptr<GamesFeature>>
    create(Dependencies const& dependencies);

    [[nodiscard]] std::vector<api::Operation> operations() override;
    [[nodiscard]] support::Result<void> start() override;
    void stop() override {
        m_shelf.stop();
        m_beat.stop();
    }
    void write_metrics(metrics::Page& /*page*/) override {}

    // What other programs have approved or withdrawn is so here, too.
    [[nodiscard]] support::Result<void> follow() { return m_shelf.follow(); }

private:
    explicit GamesFeature(Dependencies const& dependencies);

    bool m_is_shared; // the database
    packages::Desk m_desk;
    packages::Shelf m_shelf;
    api::GamePackageOperations m_packages;
    api::ExampleGameOperations m_examples;
    api::GameOperations m_games;
    Beat m_beat;
};

} // namespace server
