// Games whose rules are a program, played without people.
#include "match/engine_state.hpp"
#include "match/game_runner.hpp"
#include "match/house_bot.hpp"
#include "match/play_match.hpp"
#include "nim/game.hpp"
#include "program_games/bench.hpp"
#include "runtime/game_result.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace match {
namespace {

using support::ErrorKind;
using testing::HasSubstr;

class NoPermit final : public support::CorePermit {
public:
    void rest() override {}
    void resume() override {}
};

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

// The seats of a team win and lose together, whatever the engine says of each.
TEST(TheResultOfTeams, IsTheLowestOfTheirScores) {
    rules::Teams const teams{"red", "blue", "red", "blue"};
    auto const outcome = runtime::outcome_of(protocol::RankingResult{.scores = {3, 1, 2, 1}}, teams);
    EXPECT_EQ(outcome.scores, (std::vector{2, 1, 2, 1}));
    EXPECT_FALSE(outcome.winner) << "no seat alone";
    EXPECT_EQ(EngineState(4, true, teams).forfeit(1).scores, (std::vector{1, 0, 1, 0}));
    EXPECT_EQ(EngineState(4, true).forfeit(1).scores, (std::vector{1, 0, 1, 1}));
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

// Both are asked at once, three times; who gives no answer loses nothing by it.
constexpr auto asks_both = "    def prepare(self):\n"
                           "        for turn in range(3):\n"
                           "            calls = [(bot, 'take', {'heaps': [turn + 1]}) for bot in self.bots]\n"
                           "            answers = self.call_together(calls)\n"
                           "            for bot, answer in zip(self.bots, answers):\n"
                           "                self.log(f'{bot.name}: {answer}')\n"
                           "        return 'DRAW'\n";

TEST_F(ProgramGames, AskSeveralBotsAtOnce) {
    auto parts = m_bench.duel(asks_both);
    auto const engine = parts.engine;
    auto record = play(*m_bench.game(std::move(parts)), {.options = {}}).value();
    ASSERT_EQ(record.moves.size(), 6U);
    for (std::size_t ply = 0; ply < record.moves.size(); ++ply) {
        EXPECT_EQ(record.moves[ply].seat, ply % 2);
        EXPECT_EQ(record.moves[ply].is_together, ply % 2 == 1);
    }
    EXPECT_TRUE(verify(engine, record, m_bench.workshop()));
    record.moves[1].is_together = false;
    EXPECT_FALSE(verify(engine, record, m_bench.workshop())) << "one after the other is another game";
}

TEST_F(ProgramGames, GoOnWithoutABotThatCrashesWhereSeveralAreAsked) {
    auto parts = m_bench.duel(asks_both);
    auto const engine = parts.engine;
    parts.bots.front().second = m_bench.bot("    def take(self, heaps):\n"
                                            "        if heaps == [2]:\n"
                                            "            import os\n"
                                            "            os.abort()\n"
                                            "        return 1\n");
    auto const record = play(*m_bench.game(std::move(parts)), {.options = {}}).value();
    ASSERT_EQ(record.moves.size(), 6U);
    EXPECT_EQ(record.moves[0].move, "1");
    EXPECT_EQ(record.moves[2].move, record::no_answer);
    EXPECT_EQ(record.moves[5].move, record::no_answer);
    EXPECT_FALSE(record.blame);
    EXPECT_TRUE(verify(engine, record, m_bench.workshop()));
}

TEST_F(ProgramGames, AreForSoManyAndFromTheirStart) {
    auto const game = m_bench.game(m_bench.nim());
    EXPECT_THAT(play(*game, {.options = {}, .seats = 3}).error().message, HasSubstr("2 to 2 seats (got 3)"));
    EXPECT_THAT(play(*game, {.options = {}, .position = "[1]"}).error().message,
                HasSubstr("cannot start from a position"));
}

TEST_F(ProgramGames, TellTheirEngineTheSeedTheOptionsAndAMapIfItWantsToKnow) {
    auto parts =
        m_bench.duel("    def turn(self, bot):\n"
                     "        start = self.start\n"
                     "        self.log(f'{start.seed} {start.options} {start.map} {start.position}')\n"
                     "        return self.win(bot)\n");
    auto const silent = play(*m_bench.game(parts), {.options = {}, .seed = 7}).value();
    EXPECT_THAT(silent.logs.front().lines().front().text, HasSubstr("0 {} None None"));
    parts.engine.start = {
        .is_told = true,
        .options = {{.name = "size", .help = {}, .standard = "8", .least = 1, .most = 9},
                    {.name = "map", .help = {}, .standard = "any", .choices = {"any", "meadow", "forest"}}},
        .pools = {{.option = "map", .texts = {{"meadow", "grass"}, {"forest", "trees"}}}}};
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

TEST_F(ProgramGames, AreShownAsTheirEngineWants) {
    auto const parts =
        m_bench.duel("    def prepare(self):\n"
                     "        self.left = 3\n"
                     "        self.show('never seen')\n"
                     "    def turn(self, bot):\n"
                     "        self.show({'left': self.left, 'of': 'three stones'}, ['secret', None])\n"
                     "        if self.left == 0:\n"
                     "            return self.win(bot)\n"
                     "        bot.call('take', heaps=[1])\n"
                     "        self.left -= 1\n");
    auto record = play(*m_bench.game(parts), {}).value();
    ASSERT_EQ(record.shown.size(), 4U);
    EXPECT_EQ(record.shown[0].change,
              R"({"=":{"all":{"left":3,"of":"three stones"},"seats":["secret",null]}})");
    EXPECT_EQ(record.shown[3],
              (record::Shown{.ply = 3, .change = R"({"~":{"all":{"~":{"left":{"=":0}}}}})"}));
    EXPECT_TRUE(verify(parts.engine, record, m_bench.workshop()));
    record.shown.pop_back();
    EXPECT_FALSE(verify(parts.engine, record, m_bench.workshop()));
}

TEST_F(ProgramGames, ThatShowTooMuchFail) {
    auto const error_of = [&](std::string const& shown) {
        return play(*m_bench.game(m_bench.duel("    def turn(self, bot):\n        " + shown + "\n")), {})
            .error();
    };
    EXPECT_THAT(error_of("self.show('x' * 70000)").message, HasSubstr("a view of 70010 bytes"));
    EXPECT_THAT(error_of("[self.show(0) for _ in range(101)]").message, HasSubstr("more than 100 views"));
    EXPECT_THAT(error_of("self.show(0, [1])").message, HasSubstr("a list of 2"));
}

TEST(EngineStart, LetsEveryMapMeetEveryStartPosition) {
    rules::OptionInfo const map{.name = "map", .help = {}, .standard = "any", .choices = {"any", "a", "b"}};
    rules::OptionInfo const position{
        .name = "position", .help = {}, .standard = "any", .choices = {"any", "x", "y", "z"}};
    EngineStart const start{.is_told = true,
                            .options = {map, position},
                            .pools = {{.option = "map", .texts = {{"a", "A"}, {"b", "B"}}},
                                      {.option = "position", .texts = {{"x", "X"}, {"y", "Y"}, {"z", "Z"}}}}};
    auto const told = [&](std::map<std::string, std::string> const& given, std::uint64_t seed) {
        rules::Setup const setup{.options = rules::Options::create(start.options, given).value(),
                                 .seed = seed};
        auto const json = support::parse_json(start_data(start, setup)).value();
        return std::string(json.at("map").as_string()) + std::string(json.at("position").as_string());
    };
    std::map<std::string, int> met;
    for (std::uint64_t seed = 0; seed < 12; ++seed) {
        ++met[told({}, seed)];
    }
    EXPECT_EQ(met.size(), 6U);
    EXPECT_EQ(met["BZ"], 2);
    EXPECT_EQ(told({{"position", "y"}}, 1), "BY");
    EXPECT_EQ(told({{"map", "a"}, {"position", "y"}}, 5), "AY");
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

TEST_F(ProgramGames, AreDoubtedAndNotRefusedWhereASentRecordDoesNotReplay) {
    auto const game = m_bench.game(m_bench.nim());
    auto record = play(*game, {.options = {}, .seed = 7}).value();
    EXPECT_TRUE(verify_sent(*game, record));
    std::atomic<bool> const stop = true;
    EXPECT_EQ(verify_sent(*game, record, {.stop = &stop}).error().kind, ErrorKind::unavailable);
    record.outcome.winner = 1;
    auto const doubted = verify_sent(*game, record);
    ASSERT_FALSE(doubted);
    EXPECT_EQ(doubted.error().kind, ErrorKind::conflict);
    EXPECT_THAT(doubted.error().message, HasSubstr("the record does not replay: the record says"));
}

TEST(BuiltInGames, RefuseASentRecordThatDoesNotReplay) {
    auto const game = nim::make_game();
    std::vector<std::shared_ptr<Bot const>> const bots(2, make_house_bot(game->info().baseline));
    rules::Setup const setup{.options = rules::Options::create(game->info().options, {}).value()};
    runtime::Loop loop;
    auto record = play_match({.game = *game, .setup = setup, .bots = bots, .loop = loop}, {}).value();
    EXPECT_TRUE(verify_sent(*game, record));
    record.outcome.winner = 1 - record.outcome.winner.value();
    EXPECT_EQ(verify_sent(*game, record).error().kind, ErrorKind::refused);
}

TEST_F(ProgramGames, ThatFailAreNobodysLoss) {
    auto const game = m_bench.game(m_bench.duel("    def turn(self, bot):\n"
                                                "        raise ValueError('my mistake')\n"));
    auto const error = play(*game, {}).error();
    EXPECT_EQ(error.kind, ErrorKind::refused);
    EXPECT_THAT(error.message, HasSubstr("my mistake"));
}

TEST_F(ProgramGames, AreBuiltOnceWhenSomebodyNeedsTheirPrograms) {
    auto parts = m_bench.nim();
    auto const record = play(*m_bench.game(parts), {.options = {}, .seed = 7}).value();
    std::vector<support::CorePermit*> builds;
    bool is_possible = false;
    auto info = parts.info;
    info.bots = {{.name = "greedy", .help = ""}};
    info.baseline = "greedy";
    auto const game =
        make_program_game({.info = info,
                           .is_open = parts.is_open,
                           .start = parts.engine.start,
                           .build = [&](support::CorePermit* core) -> support::Result<GamePrograms> {
                               builds.push_back(core);
                               return is_possible ? support::Result<GamePrograms>(GamePrograms{
                                                        .engine = parts.engine, .bots = parts.bots})
                                                  : support::fail(ErrorKind::invalid, "it does not compile");
                           }},
                          m_bench.workshop());
    EXPECT_TRUE(game->start({.options = {}, .seed = 7, .seats = 2})) << "whoever looks at it needs none";
    EXPECT_FALSE(is_ready(*game));
    EXPECT_THAT(builds, testing::IsEmpty());
    NoPermit permit;
    auto const doubted = verify_sent(*game, record, {.core = &permit});
    ASSERT_FALSE(doubted);
    EXPECT_EQ(doubted.error().kind, ErrorKind::unavailable) << "no fault of whoever sent it";
    EXPECT_THAT(builds, testing::ElementsAre(&permit));
    is_possible = true;
    EXPECT_TRUE(make_ready(*game));
    EXPECT_TRUE(is_ready(*game));
    EXPECT_TRUE(verify_sent(*game, record));
    EXPECT_TRUE(play(*game, {.options = {}, .seed = 7}));
    EXPECT_THAT(builds, testing::SizeIs(2));
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
