// Game terms for tests, and bots that fail.
#pragma once

#include "match/game_runner.hpp"
#include "match/house_bot.hpp"

#include <atomic>
#include <memory>
#include <string>
#include <vector>

namespace match {

// Fails to sit down the first N times, as when no sandbox is available for a moment.
class LateBot final : public Bot {
public:
    LateBot(int failures, support::ErrorKind kind) : m_failures(failures), m_kind(kind) {}

    [[nodiscard]] std::string const& name() const override { return m_bot->name(); }

    [[nodiscard]] support::Result<runtime::Player> sit_down(Seating const& seating) const override {
        ++attempts;
        if (attempts <= m_failures) {
            return support::fail(m_kind, "no chair");
        }
        return m_bot->sit_down(seating);
    }

    mutable std::atomic<int> attempts = 0;

private:
    int m_failures;
    support::ErrorKind m_kind;
    std::unique_ptr<Bot const> m_bot = make_house_bot("random");
};

// Answers every question with something that is not a move.
class ErringBot final : public Bot {
public:
    [[nodiscard]] std::string const& name() const override { return m_name; }

    [[nodiscard]] support::Result<runtime::Player> sit_down(Seating const& /*place*/) const override {
        return runtime::house_player(m_name, std::make_unique<Player>());
    }

private:
    class Player final : public rules::Bot {
    public:
        [[nodiscard]] std::string decide(rules::State const& /*state*/,
                                         rules::TimeLeft const& /*left*/) override {
            return "no move";
        }
        [[nodiscard]] support::Result<support::Json> answer(std::string_view /*method*/,
                                                            support::JsonObject const& /*params*/,
                                                            rules::TimeLeft const& /*left*/) override {
            return support::Json();
        }
    };

    std::string m_name = "erring";
};

struct TestHall {
    TestHall(std::shared_ptr<rules::Game const> what, std::vector<std::shared_ptr<Bot const>> who,
             int threads = 1)
        : game(std::move(what)),
          bots(std::move(who)),
          terms{.game = *game, .setup = setup, .bots = bots, .time = {}, .threads = threads, .stop = stop} {}

    std::shared_ptr<rules::Game const> game;
    rules::Setup setup{.options = *rules::Options::create(game->info().options, {})};
    std::vector<std::shared_ptr<Bot const>> bots;
    std::atomic<bool> stop = false;
    GameTerms terms;
    GameRunner runner{terms};
};

} // namespace match
