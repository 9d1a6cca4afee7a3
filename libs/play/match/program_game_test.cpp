// Games whose rules are a program, played without people.
#include "match/game_runner.hpp"
#include "match/house_bot.hpp"
#include "match/play_match.hpp"
#include "nim/game.hpp"
#include "program_games/bench.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace match {
namespace {

using support::ErrorKind;
using testing::HasSubstr;

class ProgramGames : public testing::Test {
protected:
    static support::Result<record::GameRecord> play(rules::Game const& game, rules::Setup const& setup) {
        std::vector<std::shared_ptr<Bot const>> const bots(static_cast<std::size_t>(setup.seats),
                                                           make_house_bot(game.info().baseline));
        runtime::Loop loop;
        return play_match({.game = game, .setup = setup, .bots = bots, .loop = loop}, {});
    }

    confined::Directory m_programs;
    program_games::Bench m_bench{m_programs};
};

TEST_F(ProgramGames, BringTheirBotsAlong) {
    auto const game = m_bench.game(m_bench.nim());
    EXPECT_EQ(game->info().baseline, "greedy");
    EXPECT_EQ(game->info().bots.front().name, "greedy");
    EXPECT_TRUE(house_bot_name("greedy", *game, {}));
    EXPECT_FALSE(house_bot_name("greedy:depth=3", *game, {}));
    EXPECT_EQ(rules::make_house_bot(*game, "greedy", 0).error().message, "the bots of nim are programs");
}

TEST_F(ProgramGames, ArePlayedByTheirEngine) {
    auto parts = m_bench.nim();
    auto const engine = parts.engine;
    auto const game = m_bench.game(std::move(parts));
    auto const record = play(*game, {.options = {}, .seed = 7}).value();
    EXPECT_EQ(record.game, "nim");
    EXPECT_EQ(record.game_version, 1U);
    EXPECT_EQ(record.seed, 7U);
    EXPECT_EQ(record.seats, (std::vector<std::string>{"greedy", "greedy"}));
    EXPECT_EQ(record.moves.front().move, R"({"heap":2,"stones":7})");
    EXPECT_EQ(record.outcome.winner, 0) << "three heaps, and each takes one";
    EXPECT_TRUE(verify(engine, record, m_bench.workshop()));
}

TEST_F(ProgramGames, ArePlayedAtTablesLikeOthers) {
    auto const game = m_bench.game(m_bench.nim());
    rules::Setup const setup;
    std::vector<std::shared_ptr<Bot const>> const bots{make_house_bot("greedy")};
    std::atomic<bool> stop = false;
    GameTerms const terms{
        .game = *game, .setup = setup, .bots = bots, .time = {}, .threads = 1, .stop = stop};
    auto const record = GameRunner(terms).play(std::array{0, 0}, 3, {});
    ASSERT_TRUE(record) << record.error().message;
    EXPECT_EQ(record->moves.size(), 3U);
}

TEST_F(ProgramGames, AreForSoManyAndFromTheirStart) {
    auto const game = m_bench.game(m_bench.nim());
    EXPECT_THAT(play(*game, {.options = {}, .seats = 3}).error().message, HasSubstr("2 to 2 seats (got 3)"));
    EXPECT_THAT(play(*game, {.options = {}, .position = "[1]"}).error().message,
                HasSubstr("cannot start from a position"));
}

TEST_F(ProgramGames, TellTheirEngineTheSeedTheOptionsAndAMapIfItWantsToKnow) {
    auto parts = m_bench.duel("    def turn(self, bot):\n"
                              "        start = self.start\n"
                              "        self.log(f'{start.seed} {start.options} {start.map}')\n"
                              "        return self.win(bot)\n");
    auto const silent = play(*m_bench.game(parts), {.options = {}, .seed = 7}).value();
    EXPECT_THAT(silent.logs.front().lines().front().text, HasSubstr("0 {} None"));
    parts.engine.start = {
        .is_told = true,
        .options = {{.name = "size", .help = {}, .standard = "8", .least = 1, .most = 9},
                    {.name = "map", .help = {}, .standard = "any", .choices = {"any", "meadow", "forest"}}},
        .maps = {{"meadow", "grass"}, {"forest", "trees"}}};
    auto const game = m_bench.game(parts);
    auto const record_of = [&](std::map<std::string, std::string> const& given, std::uint64_t seed) {
        auto options = rules::Options::create(game->info().options, given).value();
        return play(*game, {.options = std::move(options), .seed = seed}).value();
    };
    auto const record = record_of({{"size", "5"}}, 7);
    EXPECT_THAT(record.logs.front().lines().front().text, HasSubstr("7 {'size': 5, 'map': 'any'} trees"));
    EXPECT_EQ(record.options.at("size"), "5");
    EXPECT_THAT(record_of({}, 8).logs.front().lines().front().text, HasSubstr("grass")) << "another seed";
    EXPECT_THAT(record_of({{"map", "forest"}}, 8).logs.front().lines().front().text, HasSubstr("trees"));
    EXPECT_TRUE(verify(parts.engine, record, m_bench.workshop()));
}

TEST_F(ProgramGames, ThatMakeAnotherGameOfAnotherSeedAreVerifiedWithTheirOwn) {
    auto parts = m_bench.duel("    def turn(self, bot):\n"
                              "        self.left = getattr(self, 'left', self.start.seed)\n"
                              "        self.left -= 1\n"
                              "        bot.call('take', heaps=[1])\n"
                              "        return self.win(bot) if self.left == 0 else None\n");
    parts.engine.start.is_told = true;
    auto record = play(*m_bench.game(parts), {.options = {}, .seed = 3}).value();
    EXPECT_EQ(record.moves.size(), 3U);
    EXPECT_TRUE(verify(parts.engine, record, m_bench.workshop()));
    record.seed = 2;
    EXPECT_FALSE(verify(parts.engine, record, m_bench.workshop()));
}

TEST_F(ProgramGames, ThatFailAreNobodysLoss) {
    auto const game = m_bench.game(m_bench.duel("    def turn(self, bot):\n"
                                                "        raise ValueError('my mistake')\n"));
    auto const error = play(*game, {}).error();
    EXPECT_EQ(error.kind, ErrorKind::refused);
    EXPECT_THAT(error.message, HasSubstr("my mistake"));
}

TEST_F(ProgramGames, AreToldApartFromOurOwn) {
    auto const game = m_bench.game(m_bench.nim());
    auto const ours = nim::make_game();
    EXPECT_TRUE(as_program_game(*game));
    EXPECT_FALSE(as_program_game(*ours));
    EXPECT_FALSE(game->info().is_built_in());
    EXPECT_TRUE(ours->info().is_built_in());
}

} // namespace
} // namespace match
