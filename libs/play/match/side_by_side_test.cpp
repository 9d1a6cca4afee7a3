// Several at a challenge whose rules are a program: each plays alone, and the results are compared.
#include "match/house_bot.hpp"
#include "match/play_match.hpp"
#include "match/side_by_side.hpp"
#include "program_games/bench.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace match {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

// The number that is answered is the result; a negative one is against the rules.
constexpr auto* rules_of_numbers = "    def play(self):\n"
                                   "        bot, = self.bots\n"
                                   "        bot.log('what is it?')\n"
                                   "        answer = bot.call('number')\n"
                                   "        if answer < 0:\n"
                                   "            raise BotError(bot.seat, 'negative')\n"
                                   "        return answer\n";

// A core that is given up while a program sleeps, and taken again.
class CountedCore final : public support::CorePermit {
public:
    void rest() override { ++rests; }
    void resume() override { ++resumptions; }

    int rests = 0;
    int resumptions = 0;
};

// A core whose loss stops everything: it is given up when a program sleeps.
class StoppingCore final : public support::CorePermit {
public:
    void rest() override { stop = true; }
    void resume() override {}

    std::atomic<bool> stop = false;
};

// A core that others always wait for.
class WantedCore final : public support::CorePermit {
public:
    void rest() override { ++rests; }
    void resume() override { ++resumptions; }
    [[nodiscard]] bool is_due() const override { return true; }

    int rests = 0;
    int resumptions = 0;
};

class SideBySide : public testing::Test {
protected:
    record::GameRecord play(std::vector<std::string> const& answers) {
        auto parts = m_bench.challenge(rules_of_numbers, answers);
        m_engine = parts.engine;
        auto const game = m_bench.game(std::move(parts));
        std::vector<std::shared_ptr<Bot const>> bots;
        for (auto const& bot : game->info().bots) {
            bots.push_back(make_house_bot(bot.name));
        }
        rules::Setup const setup{.options = {}, .seed = 7, .seats = static_cast<int>(bots.size())};
        runtime::Loop loop;
        return play_match({.game = *game, .setup = setup, .bots = bots, .loop = loop}, {}).value();
    }
    support::Result<void> verify_again(record::GameRecord const& record) {
        return verify(m_engine, record, m_bench.workshop());
    }

    BuiltProgram sleepy_engine() {
        std::string sleepy = rules_of_numbers;
        sleepy.insert(sleepy.find("        bot, ="), "        import time\n        time.sleep(3)\n");
        return m_bench.challenge(sleepy, {"3", "5"}).engine;
    }

    confined::Directory m_programs;
    program_games::Bench m_bench{m_programs};
    BuiltProgram m_engine;
};

TEST_F(SideBySide, TheBetterResultWins) {
    auto const record = play({"3", "5"});
    EXPECT_EQ(record.outcome.winner, 1);
    EXPECT_THAT(record.outcome.scores, ElementsAre(3, 5));
    EXPECT_EQ(record.outcome.reason, "results: 3 to 5");
    EXPECT_THAT(record.seats, ElementsAre("bot3", "bot5"));
    ASSERT_EQ(record.moves.size(), 2U);
    EXPECT_EQ(record.moves[0].seat, 0);
    EXPECT_EQ(record.moves[1].seat, 1);
    EXPECT_EQ(record.moves[1].move, "5");
    EXPECT_EQ(record.cpu.size(), 2U);
    EXPECT_EQ(record.hashes.size(), 2U);
    EXPECT_TRUE(verify_again(record));
}

TEST_F(SideBySide, NobodyNeedsACoreWhileAnEngineSleepsThatIsVerified) {
    auto const record = play({"3", "5"});
    m_engine = sleepy_engine();
    CountedCore core;
    EXPECT_TRUE(verify(m_engine, record, m_bench.workshop(), {.core = &core}));
    EXPECT_GE(core.rests, 1);
    EXPECT_EQ(core.resumptions, core.rests);
}

TEST_F(SideBySide, AnEngineThatComputesIsHeldForThoseWhoWaitForItsCore) {
    auto const record = play({"3", "5"});
    std::string slow = rules_of_numbers;
    slow.insert(slow.find("        bot, ="), "        import time\n"
                                             "        while time.process_time() < 0.5:\n"
                                             "            pass\n");
    m_engine = m_bench.challenge(slow, {"3", "5"}).engine;
    WantedCore core;
    auto const verified = verify(m_engine, record, m_bench.workshop(), {.core = &core});
    EXPECT_TRUE(verified) << verified.error().message;
    EXPECT_GE(core.rests, 2) << "for each of the two";
    EXPECT_EQ(core.resumptions, core.rests);
}

TEST_F(SideBySide, AReplayIsStoppedWhileTheEngineSleeps) {
    auto const record = play({"3", "5"});
    m_engine = sleepy_engine();
    StoppingCore core;
    auto const verified = verify(m_engine, record, m_bench.workshop(), {.core = &core, .stop = &core.stop});
    ASSERT_FALSE(verified);
    EXPECT_EQ(verified.error().kind, support::ErrorKind::unavailable);
    EXPECT_THAT(verified.error().message, HasSubstr("the game was stopped"));
}

TEST_F(SideBySide, ALogTellsAfterHowManyCallsOfTheWholeMatchItWasWritten) {
    auto const record = play({"3", "5"});
    ASSERT_EQ(record.logs.size(), 3U) << "the engine's and those of two";
    EXPECT_EQ(record.logs[1].lines().front().call, 0);
    EXPECT_EQ(record.logs[2].lines().front().call, 1);
}

TEST_F(SideBySide, EqualResultsAreADraw) {
    EXPECT_FALSE(play({"4", "4"}).outcome.winner);
}

TEST_F(SideBySide, WhoBreaksTheRulesHasNothing) {
    auto const record = play({"3", "-5"});
    EXPECT_EQ(record.outcome.winner, 0);
    EXPECT_THAT(record.outcome.scores, ElementsAre(3, 0));
    EXPECT_TRUE(verify_again(record));
}

TEST_F(SideBySide, WhoFailsHasLost) {
    auto const record = play({"exit()", "0"});
    EXPECT_EQ(record.outcome.winner, 1) << "who has nothing has more than who failed";
    ASSERT_TRUE(record.blame);
    EXPECT_EQ(record.blame->seat, 0);
    auto const verified = verify_again(record);
    EXPECT_TRUE(verified) << verified.error().message;
}

TEST_F(SideBySide, AChangedRecordIsFound) {
    auto record = play({"3", "5"});
    record.outcome = {.winner = 0, .scores = {6, 5}, .reason = ""};
    EXPECT_THAT(verify_again(record).error().message, HasSubstr("bot3 on seat 0: the record says"));
    record.outcome = {.winner = 0, .scores = {3, 5}, .reason = ""};
    EXPECT_THAT(verify_again(record).error().message, HasSubstr("the results say 1 3-5"));
}

} // namespace
} // namespace match
