// Engines that are programs: they call the bots, and are trusted no more than these.
#include "actors/stage.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace actors {
namespace {

using languages::BuiltBot;
using record::GameRecord;
using std::chrono::milliseconds;
using support::Result;
using testing::HasSubstr;

Result<GameRecord> play(BuiltBot const& engine, BuiltBot const& first, BuiltBot const& second,
                        runtime::GameLimits const& limits = {}) {
    auto& stage = Stage::the();
    runtime::Loop loop;
    std::vector<runtime::Player> players;
    players.push_back(stage.seat(first, loop));
    players.push_back(stage.seat(second, loop));
    return runtime::play({.game = "race", .channel = stage.open(engine, loop)}, std::move(players),
                         {.limits = limits, .loop = &loop});
}

std::string all_of(record::Log const& log) {
    std::string text;
    for (auto const& line : log.lines()) {
        text += line.text + "|";
    }
    return text;
}

class Engine : public testing::TestWithParam<char const*> {
protected:
    BuiltBot engine = Stage::the().build(GetParam());
    BuiltBot three = Stage::the().build("three.cpp");
    BuiltBot one = Stage::the().build("one.py");
};

TEST_P(Engine, PlaysWithBotsOfAnyLanguage) {
    auto const record = play(engine, one, three);
    ASSERT_TRUE(record) << record.error().message;
    EXPECT_EQ(record->blame, std::nullopt);
    // 1, 4, 5, 8, 9, 12, 13, 16, 17, 20, 21
    EXPECT_EQ(record->outcome.winner, 0);
    ASSERT_EQ(record->moves.size(), 11U);
    EXPECT_EQ(record->moves[0].move, "1");
    EXPECT_EQ(record->moves[1].move, "3");
    EXPECT_EQ(record->hashes, (std::vector{one.digest, three.digest}));
}

TEST_P(Engine, WritesToEverybodysLogAndABotToItsOwn) {
    auto const record = play(engine, one, three);
    ASSERT_TRUE(record) << record.error().message;
    EXPECT_THAT(all_of(record->logs[0]), HasSubstr("the sum is 21|"));
    EXPECT_THAT(all_of(record->logs[1]), HasSubstr("one, to standard error\n|the sum is 1|"));
    EXPECT_THAT(all_of(record->logs[2]), HasSubstr("the sum is 1|three|the sum is 4|"));
}

TEST_P(Engine, MayGoOnWithoutALateBot) {
    auto const late = Stage::the().build("late.py", "from tulkas import Bot, run\n"
                                                    "class Late(Bot):\n"
                                                    "    def add(self, sum):\n"
                                                    "        while sum == 0:\n"
                                                    "            pass\n"
                                                    "        return 1\n"
                                                    "run(Late)\n");
    auto const record =
        play(engine, late, three,
             {.time = {.cpu = {.per_call = milliseconds(50)}, .start_up = milliseconds(200)}});
    ASSERT_TRUE(record) << record.error().message;
    EXPECT_THAT(all_of(record->logs[1]), HasSubstr("too late|"));
    EXPECT_EQ(record->blame, std::nullopt);
    EXPECT_EQ(record->outcome.winner, 1); // 3, 6, …, 21
    EXPECT_GE(record->cpu[0], milliseconds(200));
}

TEST_P(Engine, BlamesABotThatBreaksTheRules) {
    auto const cheat = Stage::the().build("cheat.py", "from tulkas import Bot, run\n"
                                                      "class Cheat(Bot):\n"
                                                      "    def add(self, sum):\n"
                                                      "        return 21\n"
                                                      "run(Cheat)\n");
    auto const record = play(engine, one, cheat);
    ASSERT_TRUE(record) << record.error().message;
    EXPECT_EQ(record->blame->seat, 1);
    EXPECT_THAT(all_of(record->logs[2]), HasSubstr("added 21|"));
    EXPECT_EQ(record->outcome.winner, 0);
}

INSTANTIATE_TEST_SUITE_P(In, Engine, testing::Values("race_engine.cpp", "race_engine.py"),
                         [](auto const& engine) { return std::string(engine.param).substr(12); });

struct Failing {
    char const* name;
    char const* body;
    char const* why;
};

class FailingEngine : public testing::TestWithParam<Failing> {};

TEST_P(FailingEngine, IsNobodysLoss) {
    auto const engine =
        Stage::the().build("engine.py", std::string("from tulkas.engine import MatchEngine, run\n"
                                                    "class Failing(MatchEngine):\n"
                                                    "    def play(self):\n") +
                                            "        " + GetParam().body + "\nrun(Failing)\n");
    auto const three = Stage::the().build("three.cpp");
    runtime::GameLimits limits;
    limits.engine_time = {.cpu = {.per_call = milliseconds(1000)}, .wall_per_call = milliseconds(8000)};
    limits.engine_time.start_up = milliseconds(0);
    auto const record = play(engine, three, three, limits);
    ASSERT_FALSE(record);
    EXPECT_EQ(record.error().kind, support::ErrorKind::refused);
    EXPECT_THAT(record.error().message, HasSubstr(std::string("the engine failed: ") + GetParam().why));
}

TEST(EngineThatFails, ShowsWhatItWroteLast) {
    auto const three = Stage::the().build("three.cpp");
    auto const loud = play(Stage::the().build("engine.py", "import sys\n"
                                                           "print('no table', file=sys.stderr)\n"
                                                           "sys.exit(1)\n"),
                           three, three);
    ASSERT_FALSE(loud);
    EXPECT_EQ(loud.error().message,
              "the engine failed: exited: exit status 1\nthe last lines of its log:\n  no table");
    auto const mute = play(Stage::the().build("engine.py", "import os\nos._exit(1)\n"), three, three);
    ASSERT_FALSE(mute);
    EXPECT_EQ(mute.error().message, "the engine failed: exited: exit status 1 (it wrote nothing to its log)");
}

INSTANTIATE_TEST_SUITE_P(
    All, FailingEngine,
    testing::Values(Failing{"Exception", "1 // 0", "error: "},
                    Failing{"EndlessLoop", "while True: pass", "over time: used "},
                    Failing{"Sleep", "import time; time.sleep(1000)", "over wall time: "},
                    Failing{"Exit", "import os; os._exit(3)", "exited: exit status 3"},
                    Failing{"Memory", "a = bytearray(10 ** 9)", "over memory: more than 256 MiB"}),
    [](auto const& failing) { return failing.param.name; });

} // namespace
} // namespace actors
