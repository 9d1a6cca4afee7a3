// What the pages ask for about games on this machine, as answers.
#pragma once

#include "http/request.hpp"
#include "http/response.hpp"
#include "rules/registry.hpp"
#include "support/json.hpp"
#include "watch/runs.hpp"

#include <atomic>
#include <memory>
#include <optional>
#include <string>

namespace watch {

// A game whose rules are a program of one's own: what the pages should know, and the page that shows it.
struct OwnGame {
    support::JsonObject info; // as `Game` in the HTTP interface
    std::optional<std::string> viewer;
};

// The game of one's own as it is now: it may be edited while it is shown. In any thread.
class CurrentGame {
public:
    explicit CurrentGame(OwnGame game) : m_game(std::make_shared<OwnGame const>(std::move(game))) {}

    void set(OwnGame game) { m_game.store(std::make_shared<OwnGame const>(std::move(game))); }
    [[nodiscard]] std::shared_ptr<OwnGame const> get() const { return m_game.load(); }

private:
    std::atomic<std::shared_ptr<OwnGame const>> m_game;
};

class Answers {
public:
    // Both outlive it. Without a game of one's own there is none.
    Answers(Runs const& runs, rules::Registry const& games, std::shared_ptr<CurrentGame const> own)
        : m_runs(runs), m_games(games), m_own(std::move(own)) {}

    // The path below /api/v1. In any thread.
    [[nodiscard]] http::Response answer(http::Request const& request) const;

private:
    using Answer = support::Result<http::Response>;

    [[nodiscard]] Answer find(http::Request const& request) const;
    [[nodiscard]] Answer of_games(http::Request const& request) const;
    [[nodiscard]] Answer of_runs(http::Request const& request) const;
    [[nodiscard]] Answer of_game(http::Request const& request, Run const& run, int number) const;
    [[nodiscard]] Answer list_runs(http::Request const& request) const;
    [[nodiscard]] Answer list_games(http::Request const& request, Run const& run) const;
    [[nodiscard]] Answer show_game(http::Request const& request, Run const& run, int number) const;
    [[nodiscard]] Answer views(http::Request const& request, record::GameRecord const& record) const;
    [[nodiscard]] support::JsonObject newest() const;

    Runs const& m_runs;
    rules::Registry const& m_games;
    std::shared_ptr<CurrentGame const> m_own;
};

} // namespace watch
