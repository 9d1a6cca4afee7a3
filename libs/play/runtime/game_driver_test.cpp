#include "protocol/base64.hpp"
#include "protocol/payload.hpp"
#include "runtime/game_driver.hpp"

#include <gtest/gtest.h>

#include <deque>

namespace runtime {
namespace {

using protocol::BotName;
using protocol::MatchEnd;
using std::chrono::milliseconds;

// An actor that does as the test says: what it is sent is written down, what it shall say is said by hand.
class ScriptedChannel final : public Channel {
public:
    void open(Inbox& inbox, ActorId self) override {
        m_inbox = &inbox;
        m_self = self;
        inbox.connected(self);
    }
    void send(Envelope const& envelope) override {
        sent.emplace_back(protocol::type_of(envelope.message).name);
        time = envelope.time;
        is_held = false;
    }
    void close() override {
        sent.emplace_back("closed");
        m_inbox->closed(m_self);
    }
    rules::Duration cpu_time() override { return cpu; }
    rules::Duration machine_time() override { return machine; }
    void hold() override {
        is_held = true;
        ++times_held;
    }

    void say(protocol::Message const& message, std::string_view method = {}) {
        m_inbox->received(m_self, {.message = message, .method = method});
    }
    void fail(Failure failure, std::string what) { m_inbox->failed(m_self, failure, std::move(what)); }
    void print(std::string_view text) { m_inbox->printed(m_self, text); }

    std::deque<std::string> sent;
    rules::TimeLeft time;
    rules::Duration cpu{};
    rules::Duration machine{};
    bool is_held = false;
    int times_held = 0;

private:
    Inbox* m_inbox = nullptr;
    ActorId m_self = ActorId::engine();
};

class GameDriverTest : public testing::Test {
protected:
    explicit GameDriverTest(GameLimits const& limits = {.time = {.cpu = {.per_call = milliseconds(30)},
                                                                 .start_up = milliseconds(0),
                                                                 .wall_per_call = milliseconds(1000)},
                                                        .log_bytes = 64}) {
        GameDriver::Actors actors;
        auto const add = [](ScriptedChannel*& mine) {
            auto channel = std::make_unique<ScriptedChannel>();
            mine = channel.get();
            return channel;
        };
        actors.engine = add(engine);
        actors.bots.push_back(add(bot_a));
        actors.bots.push_back(add(bot_b));
        table = std::make_unique<GameDriver>(std::move(actors), limits, [this] { return now; });
        table->start();
    }

    void call(int seat) {
        engine->say(protocol::ProxyCall{.target = BotName::of(seat, 2), .data = "e30="}, "m");
    }
    static void answer(ScriptedChannel& bot) {
        bot.say(protocol::CallResult{.method = "m", .data = protocol::payload_from(7)});
    }
    GameReport report() { return std::move(*table).report(); }

    WallTime now{std::chrono::hours(1)};
    ScriptedChannel* engine = nullptr;
    ScriptedChannel* bot_a = nullptr;
    ScriptedChannel* bot_b = nullptr;
    std::unique_ptr<GameDriver> table;
};

using Sent = std::deque<std::string>;

TEST_F(GameDriverTest, PlaysAGame) {
    EXPECT_EQ(engine->sent, Sent{"StartNotice"});
    call(0);
    EXPECT_EQ(bot_a->sent, Sent{"ProxyCall"});
    bot_a->cpu = milliseconds(5);
    answer(*bot_a);
    EXPECT_EQ(engine->sent.back(), "CallResult");
    engine->say(protocol::MatchResult{MatchEnd::bot_b_win});
    EXPECT_TRUE(table->is_closed());
    EXPECT_EQ(bot_b->sent, Sent{"closed"});

    auto const result = report();
    EXPECT_EQ(result.outcome->winner, 1);
    EXPECT_EQ(result.fault, std::nullopt);
    EXPECT_EQ(result.moves,
              (std::vector<record::PlayedMove>{{.seat = 0, .move = "7", .cpu = milliseconds(5)}}));
    EXPECT_EQ(result.cpu[0], milliseconds(5));
}

TEST_F(GameDriverTest, TellsTheBotWhatItHasLeft) {
    call(0);
    EXPECT_EQ(bot_a->time.call, milliseconds(30));
    EXPECT_EQ(bot_a->time.game, rules::TimeControl::forever);
}

TEST_F(GameDriverTest, ShowsWhatAMachineUsedAndChargesItAllTheSame) {
    call(0);
    bot_a->cpu = milliseconds(20);
    bot_a->machine = milliseconds(15);
    answer(*bot_a);
    engine->say(protocol::MatchResult{MatchEnd::draw});
    auto const result = report();
    EXPECT_EQ(result.cpu[0], milliseconds(20));
    EXPECT_EQ(result.machine, (std::vector<rules::Duration>{milliseconds(15), milliseconds(0)}));
}

// --- several at once ---

class RoundTest : public GameDriverTest {
protected:
    RoundTest() {
        engine->say(protocol::Simultaneous{2});
        call(0);
        call(1);
    }
    std::string words_to_engine() const {
        std::string words;
        for (auto const& word : engine->sent) {
            words += word + ' ';
        }
        return words;
    }
};

TEST_F(RoundTest, AsksAllBeforeAnybodyAnswersAndTellsTheEngineWhenAllHave) {
    EXPECT_EQ(bot_a->sent, Sent{"ProxyCall"});
    EXPECT_EQ(bot_b->sent, Sent{"ProxyCall"});
    bot_b->cpu = milliseconds(4);
    answer(*bot_b);
    EXPECT_EQ(words_to_engine(), "StartNotice ") << "nobody learns of an answer before all are there";
    EXPECT_TRUE(table->moves().empty());
    bot_a->cpu = milliseconds(9);
    answer(*bot_a);
    EXPECT_EQ(words_to_engine(), "StartNotice CallResult CallResult ");
    EXPECT_EQ(table->moves(),
              (std::vector<record::PlayedMove>{{0, "7", milliseconds(9)}, {1, "7", milliseconds(4), true}}))
        << "in the order of the calls, each with its own time";
}

TEST_F(RoundTest, EachHasItsOwnClock) {
    answer(*bot_b);
    bot_a->cpu = milliseconds(31);
    now += milliseconds(40);
    (void)table->look();
    EXPECT_EQ(words_to_engine(), "StartNotice BotTimeout CallResult ");
    EXPECT_EQ(table->moves().front().move, record::no_answer);
    EXPECT_FALSE(table->is_over());
    EXPECT_TRUE(bot_a->is_held);
    answer(*bot_a); // too late, and dropped
    engine->say(protocol::MatchResult{MatchEnd::bot_a_error});
    EXPECT_EQ(report().fault->failure, Failure::over_time);
}

TEST_F(RoundTest, WhoHasAnsweredDoesNotThinkOnWhileOthersDo) {
    answer(*bot_a);
    bot_a->cpu = milliseconds(5);
    now += milliseconds(2);
    (void)table->look();
    EXPECT_TRUE(bot_a->is_held);
    EXPECT_FALSE(bot_b->is_held);
}

TEST_F(RoundTest, GoesOnWithoutABotThatFails) {
    bot_a->fail(Failure::crashed, "signal 11");
    EXPECT_EQ(bot_a->sent.back(), "closed");
    EXPECT_FALSE(table->is_over());
    answer(*bot_b);
    EXPECT_EQ(words_to_engine(), "StartNotice BotTimeout CallResult ");
    engine->say(protocol::Simultaneous{1});
    call(0);
    EXPECT_EQ(words_to_engine(), "StartNotice BotTimeout CallResult BotTimeout ");
    call(1);
    answer(*bot_b);
    engine->say(protocol::MatchResult{MatchEnd::bot_a_error});
    EXPECT_TRUE(table->is_closed());
    auto const result = report();
    EXPECT_EQ(result.moves.size(), 4U);
    EXPECT_EQ(result.fault->failure, Failure::crashed);
    EXPECT_EQ(result.logs[1].lines().front().text, "crashed: signal 11");
}

TEST_F(RoundTest, IsNotBegunAnewByAnEngineThatIsTooSlow) {
    answer(*bot_a);
    answer(*bot_b);
    engine->cpu = std::chrono::seconds(6);
    (void)table->look();
    EXPECT_TRUE(table->is_over());
    EXPECT_EQ(report().fault->whose, Fault::Whose::engine);
}

TEST_F(GameDriverTest, TellsAndStopsAnEliminatedBot) {
    std::vector<rules::Seat> out;
    table->on_out([&](rules::Seat seat) { out.push_back(seat); });
    engine->say(protocol::Elimination{BotName::of(0, 2)});
    EXPECT_EQ(bot_a->sent, Sent{"closed"});
    EXPECT_EQ(out, std::vector<rules::Seat>{0});
    call(1);
    answer(*bot_b);
    EXPECT_EQ(table->look().has_value(), true);
    engine->say(protocol::RankingResult{.scores = {3, 8}});
    EXPECT_TRUE(table->is_closed());
    EXPECT_EQ(bot_a->sent, Sent{"closed"}) << "once";
    auto const result = report();
    EXPECT_EQ(result.outcome->scores, (std::vector{3, 8}));
    EXPECT_EQ(result.outcome->winner, 1);
}

TEST_F(GameDriverTest, KeepsATimeoutThatTheEngineForgives) {
    call(0);
    bot_a->cpu = milliseconds(31);
    (void)table->look();
    EXPECT_TRUE(table->moves().empty()) << "it may end the game";
    call(1);
    EXPECT_EQ(table->moves(),
              (std::vector<record::PlayedMove>{{0, std::string(record::no_answer), milliseconds(31)}}));
}

class SparingDriverTest : public GameDriverTest {
protected:
    SparingDriverTest()
        : GameDriverTest({.time = {.cpu = {.per_call = milliseconds(30),
                                           .per_game = milliseconds(100),
                                           .spares_machine = true},
                                   .start_up = milliseconds(0),
                                   .wall_per_call = milliseconds(1000)},
                          .log_bytes = 64}) {}
};

TEST_F(SparingDriverTest, ChargesWhatThePlayerUsed) {
    call(0);
    bot_a->cpu = milliseconds(85);
    bot_a->machine = milliseconds(60);
    answer(*bot_a);
    EXPECT_EQ(engine->sent.back(), "CallResult");
    engine->say(protocol::MatchResult{MatchEnd::draw});
    auto const result = report();
    EXPECT_EQ(result.cpu[0], milliseconds(25));
    EXPECT_EQ(result.remaining[0], milliseconds(75));
    EXPECT_EQ(result.machine[0], milliseconds(60));
}

TEST_F(SparingDriverTest, SparesNoMoreThanThePlayerHas) {
    call(0);
    bot_a->cpu = milliseconds(150);
    bot_a->machine = milliseconds(149);
    answer(*bot_a); // 50 of it are charged
    EXPECT_EQ(engine->sent.back(), "BotTimeout");
}

TEST_F(SparingDriverTest, NeverTakesBackWhatItCharged) {
    call(0);
    bot_a->cpu = milliseconds(20);
    answer(*bot_a);
    bot_a->machine = milliseconds(10); // what a running thread used is seen late
    call(0);
    EXPECT_EQ(bot_a->time.game, milliseconds(80));
}

TEST_F(GameDriverTest, EndsACallThatRunsOutAndLetsTheEngineGoOn) {
    call(0);
    bot_a->cpu = milliseconds(31);
    table->look();
    EXPECT_EQ(engine->sent.back(), "BotTimeout");
    EXPECT_TRUE(bot_a->is_held);
    call(1);
    answer(*bot_b);
    engine->say(protocol::MatchResult{MatchEnd::draw});
    auto const result = report();
    EXPECT_EQ(result.fault, std::nullopt);
    EXPECT_EQ(result.outcome->winner, std::nullopt);
    EXPECT_EQ(result.cpu[0], milliseconds(31));
}

TEST_F(GameDriverTest, ATimeoutThatTheEngineMakesALossOfIsExplained) {
    call(0);
    bot_a->cpu = milliseconds(50);
    answer(*bot_a); // answered, but too late
    EXPECT_EQ(engine->sent.back(), "BotTimeout");
    engine->say(protocol::MatchResult{MatchEnd::bot_a_error});
    auto const result = report();
    EXPECT_EQ(result.fault->failure, Failure::over_time);
    EXPECT_EQ(result.fault->what, "used 50.0 ms of the 30 ms for one call");
    EXPECT_EQ(result.outcome->winner, 1);
}

TEST_F(GameDriverTest, SleepersAreEnded) {
    call(1);
    now += milliseconds(1001);
    table->look();
    EXPECT_EQ(engine->sent.back(), "BotTimeout");
    engine->say(protocol::MatchResult{MatchEnd::bot_b_error});
    EXPECT_EQ(report().fault->failure, Failure::over_wall_time);
}

TEST_F(GameDriverTest, HoldsWhoThinksOutOfTurnAndChargesIt) {
    call(0);
    answer(*bot_a);
    call(1);
    now += milliseconds(2);
    bot_a->cpu = milliseconds(1);
    table->look();
    EXPECT_TRUE(bot_a->is_held);
    EXPECT_FALSE(bot_b->is_held);
    answer(*bot_b);
    call(0);
    EXPECT_FALSE(bot_a->is_held);
    engine->fail(Failure::exited, "exit status 3");
    EXPECT_EQ(report().cpu[0], milliseconds(1));
}

TEST_F(GameDriverTest, LooksAgainWhetherWhoIsHeldObeys) {
    call(0);
    answer(*bot_a);
    call(1);
    now += milliseconds(2);
    bot_a->cpu = milliseconds(1);
    table->look();
    table->look();
    EXPECT_EQ(bot_a->times_held, 2);
}

struct TimeForTheGame : GameDriverTest {
    TimeForTheGame()
        : GameDriverTest({.time = {.cpu = {.per_game = milliseconds(100)}, .start_up = milliseconds(0)}}) {}
};

TEST_F(TimeForTheGame, IsUsedUpBetweenCallsToo) {
    call(0);
    bot_a->cpu = milliseconds(60);
    answer(*bot_a);
    call(1);
    now += milliseconds(2);
    bot_a->cpu = milliseconds(101);
    table->look();
    auto const result = report();
    EXPECT_EQ(result.fault->seat, 0);
    EXPECT_EQ(result.fault->failure, Failure::over_time);
    EXPECT_EQ(result.fault->what, "used 101.0 ms of the 100 ms for the game");
    EXPECT_EQ(result.outcome->winner, 1);
}

TEST_F(GameDriverTest, ABotsCrashIsItsLoss) {
    call(0);
    bot_b->fail(Failure::crashed, "ended by signal 11");
    EXPECT_TRUE(table->is_closed());
    auto const result = report();
    EXPECT_EQ(result.fault->seat, 1);
    EXPECT_EQ(result.outcome->winner, 0);
}

TEST_F(GameDriverTest, TheEnginesCrashIsNobodysLoss) {
    engine->fail(Failure::exited, "exit status 1");
    auto const result = report();
    EXPECT_EQ(result.fault->whose, Fault::Whose::engine);
    EXPECT_EQ(result.outcome, std::nullopt);
}

TEST_F(GameDriverTest, AGameThatIsGivenUpIsVoid) {
    call(0);
    table->house_failed("no memory left");
    EXPECT_TRUE(table->is_closed());
    auto const result = report();
    EXPECT_EQ(result.fault->whose, Fault::Whose::house);
    EXPECT_EQ(result.outcome, std::nullopt);
}

TEST_F(GameDriverTest, LogsAreKeptApartAndCapped) {
    bot_a->say(protocol::LogEntry{.target = {}, .text = "thinking"});
    bot_a->print("to standard error");
    engine->say(protocol::LogEntry{.target = {.kind = protocol::LogTarget::Kind::all},
                                   .text = std::string(100, 'x')});
    engine->say(protocol::MatchResult{MatchEnd::draw});
    auto const result = report();
    EXPECT_EQ(result.logs[0].lines().size(), 1U);
    EXPECT_EQ(result.logs[0].cut_bytes(), 36U);
    ASSERT_EQ(result.logs[1].lines().size(), 3U);
    EXPECT_EQ(result.logs[1].lines()[0].text, "thinking");
    EXPECT_EQ(result.logs[2].lines().size(), 1U);
}

TEST_F(GameDriverTest, WhatActorsPrintActsOnNoTerminal) {
    bot_a->say(protocol::LogEntry{.target = {}, .text = "\x1b[2J"});
    bot_a->print("\u202e one\ntwo");
    engine->say(protocol::MatchResult{MatchEnd::draw});
    auto const result = report();
    ASSERT_EQ(result.logs[1].lines().size(), 2U);
    EXPECT_EQ(result.logs[1].lines()[0].text, "\\x1b[2J");
    EXPECT_EQ(result.logs[1].lines()[1].text, "\\u202e one\ntwo");
    EXPECT_EQ(describe(Fault{.whose = Fault::Whose::bot, .failure = Failure::crashed, .what = "\x1b[2J\n"}),
              "crashed: \\x1b[2J\\x0a");
}

TEST_F(GameDriverTest, AnEngineMayBlameABotWithoutATimeout) {
    engine->say(protocol::MatchResult{MatchEnd::bot_b_error});
    auto const result = report();
    EXPECT_EQ(result.fault->seat, 1);
    EXPECT_EQ(result.fault->failure, Failure::bad_answer);
    EXPECT_EQ(result.outcome->winner, 0);
}

TEST_F(GameDriverTest, WhatTheEngineLoggedLastExplainsItsBlame) {
    engine->say(
        protocol::LogEntry{.target = {.kind = protocol::LogTarget::Kind::bots}, .text = "no such heap"});
    engine->say(protocol::MatchResult{MatchEnd::bot_b_error});
    EXPECT_EQ(report().fault->what, "reported by the engine: no such heap");
}

TEST_F(GameDriverTest, WhatABotWroteItselfIsToldToNobody) {
    bot_b->say(protocol::LogEntry{.target = {.kind = protocol::LogTarget::Kind::self}, .text = "my plan"});
    bot_b->print("my other plan");
    engine->say(protocol::MatchResult{MatchEnd::bot_b_error});
    EXPECT_EQ(report().fault->what, "reported by the engine");
}

TEST_F(GameDriverTest, TellsWhoHasNothingLeftToSay) {
    std::vector<std::string> told;
    table->on_closed([&] { told.emplace_back(table->is_closed() ? "all" : "one"); });
    bot_a->print("hm");
    bot_a->fail(Failure::crashed, "signal 11");
    EXPECT_EQ(told, (std::vector<std::string>{"one", "one", "all"}));
    EXPECT_EQ(table->log_of(ActorId::bot(0)).lines().front().text, "hm");
}

TEST_F(GameDriverTest, TellsWhatIsAskedBeforeItIsHeard) {
    std::vector<std::pair<rules::Seat, std::string>> told;
    table->on_ask([&](auto const& calls, bool is_round) {
        EXPECT_TRUE(bot_b->sent.empty());
        EXPECT_FALSE(is_round);
        told.emplace_back(calls.front().seat, calls.front().data);
    });
    call(1);
    EXPECT_EQ(told, (std::vector<std::pair<rules::Seat, std::string>>{{1, "e30="}}));
    EXPECT_EQ(bot_b->sent, Sent{"ProxyCall"});
}

TEST_F(GameDriverTest, AsksNobodyIfWhoWasToldEndsTheGame) {
    table->on_ask([&](auto const&, bool) { table->house_failed("not again"); });
    call(0);
    EXPECT_EQ(bot_a->sent, Sent{"closed"});
    EXPECT_EQ(report().fault->what, "not again");
}

TEST_F(GameDriverTest, KeepsEveryAnswerInOneLine) {
    call(0);
    std::string data;
    protocol::append_base64(data, "[1,\n 2]");
    bot_a->say(protocol::CallResult{.method = "m", .data = data});
    EXPECT_EQ(table->moves().front().move, "[1,2]");
}

TEST_F(GameDriverTest, AnEngineThatGoesOnThinkingHasFailed) {
    engine->cpu = std::chrono::seconds(7);
    table->look();
    EXPECT_TRUE(engine->is_held);
    auto const result = report();
    EXPECT_EQ(result.fault->whose, Fault::Whose::engine);
    EXPECT_EQ(result.fault->failure, Failure::over_time);
    EXPECT_EQ(result.fault->what, "used 7000.0 ms of the 6000 ms for one call");
    EXPECT_EQ(result.outcome, std::nullopt);
}

TEST_F(GameDriverTest, AnEngineThatSleepsHasFailed) {
    call(0);
    answer(*bot_a);
    now += std::chrono::seconds(61);
    table->look();
    EXPECT_EQ(report().fault->failure, Failure::over_wall_time);
}

TEST_F(GameDriverTest, AnEngineMayNotThinkWhileABotDoes) {
    call(0);
    now += milliseconds(2);
    engine->cpu = milliseconds(1);
    table->look();
    EXPECT_TRUE(engine->is_held);
    answer(*bot_a);
    EXPECT_FALSE(engine->is_held);
}

class QuietTable : public GameDriverTest {
protected:
    QuietTable() : GameDriverTest({.time = {.wall_per_call = std::chrono::hours(1)}}) {}
};

TEST_F(QuietTable, IsLookedAtMoreAndMoreSeldomAndThenNotUntilALimitIsNear) {
    call(0);
    std::vector<rules::Duration> waits;
    for (int look = 0; look < 7; ++look) {
        waits.push_back(*table->look());
        now += waits.back();
    }
    EXPECT_EQ(waits, (std::vector<rules::Duration>{milliseconds(1), milliseconds(2), milliseconds(4),
                                                   milliseconds(8), milliseconds(16), milliseconds(32),
                                                   std::chrono::hours(1) - milliseconds(63)}));
    EXPECT_TRUE(bot_b->is_held); // so that it cannot think meanwhile
    EXPECT_TRUE(engine->is_held);
    EXPECT_FALSE(bot_a->is_held);
    answer(*bot_a);
    call(0);
    EXPECT_EQ(table->look(), milliseconds(1));
}

} // namespace
} // namespace runtime
