#include "languages/home.hpp"
#include "packages/trial.hpp"
#include "program_games/bench.hpp"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

namespace packages {
namespace {

using testing::HasSubstr;

// Stops the trial when a program sleeps for the second time.
class SecondSleepStops final : public support::CorePermit {
public:
    void rest() override { stop = ++m_sleeps >= 2; }
    void resume() override {}

    std::atomic<bool> stop = false;

private:
    int m_sleeps = 0;
};

class ATrial : public testing::Test {
protected:
    // The example game, whose engine sleeps once in each game.
    static Package sleepy_nim() {
        auto package = read_package(languages::find_home().value().directory / "examples/games/nim").value();
        auto& engine = std::ranges::find(package.files, "engine.py", &languages::SourceFile::name)->content;
        constexpr std::string_view first = "        self.heaps = [3, 5, 7]\n";
        engine.insert(engine.find(first), "        import time\n        time.sleep(3)\n");
        return package;
    }

    // For two to four, whose engine fails where this many play; 0: never.
    static Package tug(int breaks_with) {
        return check_package(
                   {{"bot.py", "from tulkas import Bot, run\n\n\nclass Puller(Bot):\n"
                               "    def pull(self):\n        return 1\n\n\nrun(Puller)\n"},
                    {"engine.py", fmt::format("from tulkas.engine import RankingEngine, run\n\n\n"
                                              "class Tug(RankingEngine):\n"
                                              "    def play(self):\n"
                                              "        assert len(self.bots) != {}\n"
                                              "        return [bot.call('pull') for bot in self.bots]\n"
                                              "\n\nrun(Tug)\n",
                                              breaks_with)},
                    {"game.toml", "name = \"tug\"\ntitle = \"Tug\"\nsummary = \"Pull.\"\nversion = 1\n"
                                  "players = 2\nmost_players = 4\nengine = \"engine.py\"\n"
                                  "rules = \"rules.md\"\nbaseline = \"bot.py\"\n"},
                    {"rules.md", "Pull.\n"}})
            .value();
    }

    confined::Directory m_programs;
    program_games::Bench m_bench{m_programs};
};

TEST_F(ATrial, HasAGameForEveryNumberOfPlayers) {
    auto const outcome = try_out(tug(0), m_bench.workshop(), {.games = 1}).value();
    std::vector<std::size_t> players;
    for (auto const& game : std::get<Trial>(outcome).games) {
        players.push_back(game.seats.size());
    }
    EXPECT_THAT(players, testing::ElementsAre(2, 4, 3));
}

TEST_F(ATrial, RefusesAnEngineThatFailsWithOneNumberOfPlayersOnly) {
    auto const outcome = try_out(tug(3), m_bench.workshop(), {.games = 1}).value();
    ASSERT_TRUE(std::holds_alternative<pairing::Rejection>(outcome));
    EXPECT_THAT(std::get<pairing::Rejection>(outcome).why, HasSubstr("game 3"));
}

TEST_F(ATrial, GoesOnWhileAnEngineSleeps) {
    auto const outcome = try_out(sleepy_nim(), m_bench.workshop(), {.games = 1});
    ASSERT_TRUE(outcome) << outcome.error().message;
    EXPECT_TRUE(std::holds_alternative<Trial>(*outcome));
}

TEST_F(ATrial, IsStoppedWhileTheEngineSleepsThatIsGivenTheAnswersAgain) {
    SecondSleepStops core;
    auto const outcome =
        try_out(sleepy_nim(), m_bench.workshop(), {.games = 1, .stop = &core.stop, .core = &core});
    ASSERT_FALSE(outcome);
    EXPECT_EQ(outcome.error().kind, support::ErrorKind::unavailable);
    EXPECT_THAT(outcome.error().message, HasSubstr("the trial was stopped"));
}

} // namespace
} // namespace packages
