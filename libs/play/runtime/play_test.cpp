#include "nim/game.hpp"
#include "runtime/play.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <utility>

namespace runtime {
namespace {

using std::chrono::milliseconds;

// What the bots of a test share: a clock they move on, and what they were told of it.
struct Bench {
    rules::Duration now{};
    std::vector<rules::TimeLeft> told;
};

// Answers what it is told to, taking the time it is told to.
class ScriptedBot final : public rules::Bot {
public:
    using Script = std::vector<std::pair<std::string, rules::Duration>>;

    ScriptedBot(Script script, Bench& bench) : m_script(std::move(script)), m_bench(bench) {}

    [[nodiscard]] std::string decide(rules::State const& /*state*/, rules::TimeLeft const& left) override {
        auto const& [move, takes] = m_script.at(m_calls++);
        m_bench.now += takes;
        m_bench.told.push_back(left);
        return move;
    }
    [[nodiscard]] support::Result<support::Json> answer(std::string_view /*method*/,
                                                        support::JsonObject const& /*params*/,
                                                        rules::TimeLeft const& /*left*/) override {
        return support::Json();
    }

private:
    Script m_script;
    Bench& m_bench;
    std::size_t m_calls = 0;
};

class Play : public testing::Test {
protected:
    [[nodiscard]] support::Result<record::GameRecord> play_scripted(ScriptedBot::Script first,
                                                                    ScriptedBot::Script second) {
        std::vector<Player> players;
        players.push_back(
            house_player("anna", std::make_unique<ScriptedBot>(std::move(first), m_bench), m_clock, m_spent));
        players.push_back(
            house_player("bert", std::make_unique<ScriptedBot>(std::move(second), m_bench), m_clock));
        return play(*m_game, m_setup, std::move(players), m_conditions);
    }

    Bench m_bench;
    rules::Duration m_spent{};
    std::shared_ptr<rules::Game const> m_game = nim::make_game();
    rules::Setup m_setup{
        .options = rules::Options::create(m_game->info().options, {{"matches", "5"}}).value(), .seed = 7};
    CpuClock m_clock = [this] { return m_bench.now; };
    Conditions m_conditions{.limits = {.time = {.start_up = {}}}};
};

TEST_F(Play, RecordsEveryMoveWithItsSeatAndTime) {
    auto const record =
        play_scripted({{"1", milliseconds(3)}, {"1", milliseconds(4)}}, {{"3", milliseconds(5)}});
    ASSERT_TRUE(record);
    EXPECT_EQ(record->moves,
              (std::vector<record::PlayedMove>{
                  {0, "1", milliseconds(3)}, {1, "3", milliseconds(5)}, {0, "1", milliseconds(4)}}));
    EXPECT_EQ(record->cpu, (std::vector<rules::Duration>{milliseconds(7), milliseconds(5)}));
    EXPECT_EQ(record->remaining, (std::vector{rules::TimeControl::forever, rules::TimeControl::forever}));
    EXPECT_EQ(record->outcome.winner, 0);
    EXPECT_EQ(record->outcome.scores, (std::vector{1, 0}));
    EXPECT_EQ(record->blame, std::nullopt);
}

TEST_F(Play, RecordsWhatTheGameStartedFrom) {
    m_setup.position = "1 0";
    auto const record = play_scripted({{"1", {}}}, {});
    ASSERT_TRUE(record);
    EXPECT_EQ(record->game, "nim");
    EXPECT_EQ(record->seed, 7U);
    EXPECT_EQ(record->options.at("matches"), "5");
    EXPECT_EQ(record->position, "1 0");
    EXPECT_EQ(record->seats, (std::vector<std::string>{"anna", "bert"}));
}

TEST_F(Play, AnIllegalMoveLosesAndIsExplained) {
    auto const record = play_scripted({{"1", {}}}, {{"4", milliseconds(2)}});
    ASSERT_TRUE(record);
    EXPECT_EQ(record->blame, (record::Blame{1, "illegal move '4': take 1 to 3"}));
    EXPECT_EQ(record->outcome.winner, 0);
    EXPECT_EQ(record->moves.size(), 1U);
    EXPECT_EQ(record->cpu[1], milliseconds(2));
}

TEST_F(Play, AMoveThatTakesTooLongLoses) {
    m_conditions.limits.time.cpu.per_call = milliseconds(30);
    auto const record = play_scripted({{"1", milliseconds(31)}}, {});
    ASSERT_TRUE(record);
    EXPECT_EQ(record->blame, (record::Blame{0, "over time: used 31.0 ms of the 30 ms for one call"}));
    EXPECT_EQ(record->outcome.winner, 1);
    EXPECT_TRUE(record->moves.empty());
}

TEST_F(Play, AUsedUpBudgetLosesAndNothingRemains) {
    m_conditions.limits.time.cpu.per_game = milliseconds(100);
    auto const record =
        play_scripted({{"1", milliseconds(60)}, {"1", milliseconds(60)}}, {{"1", milliseconds(1)}});
    ASSERT_TRUE(record);
    EXPECT_EQ(record->blame, (record::Blame{0, "over time: used 120.0 ms of the 100 ms for the game"}));
    EXPECT_EQ(record->remaining, (std::vector<rules::Duration>{rules::Duration::zero(), milliseconds(99)}));
}

TEST_F(Play, MakingTheBotCountsAsThinking) {
    m_conditions.limits.time.cpu.per_game = milliseconds(100);
    m_spent = milliseconds(40);
    auto const record = play_scripted({{"3", milliseconds(1)}}, {{"2", milliseconds(1)}});
    ASSERT_TRUE(record);
    EXPECT_EQ(record->cpu[0], milliseconds(41));
    EXPECT_EQ(record->remaining[0], milliseconds(59));

    m_spent = milliseconds(100);
    auto const lost = play_scripted({}, {});
    ASSERT_TRUE(lost);
    EXPECT_EQ(lost->blame, (record::Blame{0, "over time: used 100.0 ms of the 100 ms for the game"}));
}

TEST_F(Play, ABotIsToldWhatItHasLeft) {
    m_conditions.limits.time.cpu = {.per_call = milliseconds(50), .per_game = milliseconds(100)};
    ASSERT_TRUE(play_scripted({{"1", milliseconds(20)}, {"1", milliseconds(45)}, {"1", milliseconds(1)}},
                              {{"1", milliseconds(2)}, {"1", milliseconds(3)}}));
    auto const& told = m_bench.told;
    ASSERT_EQ(told.size(), 5U);
    EXPECT_EQ(told[0].game, milliseconds(100));
    EXPECT_EQ(told[2].game, milliseconds(80));
    EXPECT_EQ(told[2].call, milliseconds(50));
    EXPECT_EQ(told[4].call, milliseconds(35));
    EXPECT_EQ(told[3].game, milliseconds(98));
}

TEST_F(Play, SomebodyMayLookOnAndStopIt) {
    std::atomic<bool> stop = false;
    int moves = 0;
    m_conditions.stop = &stop;
    m_conditions.after_move = [&] { stop = ++moves == 2; };
    auto const record = play_scripted({{"1", {}}, {"1", {}}}, {{"1", {}}});
    ASSERT_FALSE(record);
    EXPECT_EQ(record.error().kind, support::ErrorKind::unavailable);
    EXPECT_EQ(moves, 2);
}

TEST_F(Play, APositionThatMakesNoSenseIsAnErrorOfTheCaller) {
    m_setup.position = "many 0";
    auto const record = play_scripted({}, {});
    ASSERT_FALSE(record);
    EXPECT_EQ(record.error().kind, support::ErrorKind::invalid);
}

TEST_F(Play, HouseBotsGiveTheSameGameForTheSameSeed) {
    auto const once = [this] {
        std::vector<Player> players;
        for (rules::Seat const seat : {0, 1}) {
            players.push_back(house_player(
                "random", rules::make_house_bot(*m_game, "random", m_game->bot_seed(5, seat)).value(),
                m_clock));
        }
        return play(*m_game, m_setup, std::move(players), m_conditions).value().moves;
    };
    EXPECT_EQ(once(), once());
}

TEST(ThreadCpuTime, GrowsWithWork) {
    auto const before = thread_cpu_time();
    while (thread_cpu_time() == before) {
    }
    EXPECT_GT(thread_cpu_time(), before);
}

// Somebody elsewhere who never stops thinking, until it is held.
class Restless final : public Channel {
public:
    explicit Restless(std::atomic<bool>& is_held) : m_is_held(is_held) {}

    void open(Inbox& inbox, ActorId self) override {
        m_inbox = &inbox;
        m_self = self;
        inbox.connected(self);
    }
    void send(Envelope const& envelope) override {
        m_is_held = false;
        if (std::holds_alternative<protocol::ProxyCall>(envelope.message)) {
            m_inbox->received(m_self,
                              {.message = protocol::CallResult{.method = "take", .data = {}}, .move = "1"});
        }
    }
    void close() override { m_inbox->closed(m_self); }
    rules::Duration cpu_time() override { return m_is_held ? m_used : m_used += milliseconds(1); }
    void hold() override { m_is_held = true; }

private:
    std::atomic<bool>& m_is_held;
    rules::Duration m_used{};
    Inbox* m_inbox = nullptr;
    ActorId m_self = ActorId::bot(0);
};

// Thinks until the other is held.
class Patient final : public rules::Bot {
public:
    explicit Patient(std::atomic<bool> const& is_held) : m_is_held(is_held) {}

    [[nodiscard]] std::string decide(rules::State const& /*state*/,
                                     rules::TimeLeft const& /*left*/) override {
        while (!m_is_held) {
        }
        return "1";
    }
    [[nodiscard]] support::Result<support::Json> answer(std::string_view /*method*/,
                                                        support::JsonObject const& /*params*/,
                                                        rules::TimeLeft const& /*left*/) override {
        return support::Json();
    }

private:
    std::atomic<bool> const& m_is_held;
};

TEST_F(Play, HoldsWhoThinksOutOfTurnWhileAHouseBotThinks) {
    std::atomic<bool> is_held = false;
    Loop loop;
    m_conditions.loop = &loop;
    std::vector<Player> players;
    players.push_back({.name = "restless", .channel = std::make_unique<Restless>(is_held)});
    players.push_back(house_player("patient", std::make_unique<Patient>(is_held)));
    auto const record = play(*m_game, m_setup, std::move(players), m_conditions);
    ASSERT_TRUE(record) << record.error().message;
    EXPECT_EQ(record->moves.size(), 5U);
    EXPECT_EQ(record->blame, std::nullopt);
}

// Takes one match each time. It sleeps first until its game rests, and then computes until it is held; all
// other answers come at once.
class Sleeper final : public Channel, public support::CorePermit {
public:
    void open(Inbox& inbox, ActorId self) override {
        m_inbox = &inbox;
        m_self = self;
        m_inbox->connected(self);
    }
    void send(Envelope const& envelope) override {
        if (std::holds_alternative<protocol::ProxyCall>(envelope.message)) {
            m_method = envelope.method;
            if (story.empty()) {
                story = "asked";
            } else {
                answer();
            }
        }
    }
    void close() override { m_inbox->closed(m_self); }
    rules::Duration cpu_time() override {
        m_used += m_computes ? std::chrono::milliseconds(100) : std::chrono::milliseconds(0);
        return m_used;
    }
    void hold() override {
        if (m_computes) {
            m_computes = false;
            story += ", held";
        }
    }
    void let_go_on() override {
        story += ", let go on";
        answer();
    }
    void rest() override {
        story += ", rests";
        m_computes = true;
    }
    void resume() override { story += ", has a core"; }

    std::string story;

private:
    void answer() {
        m_inbox->received(m_self,
                          {.message = protocol::CallResult{.method = m_method, .data = {}}, .move = "1"});
    }

    Inbox* m_inbox = nullptr;
    ActorId m_self = ActorId::engine();
    std::string m_method;
    rules::Duration m_used{};
    bool m_computes = false;
};

TEST_F(Play, RestsWhileABotSleepsAndLetsItComputeOnlyWithACore) {
    Loop loop;
    auto sleeper = std::make_unique<Sleeper>();
    auto const& story = sleeper->story;
    std::string told;
    m_conditions.loop = &loop;
    m_conditions.core = sleeper.get();
    m_conditions.after_move = [&] { told = story; };
    std::vector<Player> players;
    players.push_back({.name = "sleeper", .channel = std::move(sleeper)});
    players.push_back(house_player(
        "one", std::make_unique<ScriptedBot>(ScriptedBot::Script{{"1", {}}, {"1", {}}}, m_bench)));
    auto const record = play(*m_game, m_setup, std::move(players), m_conditions);
    ASSERT_TRUE(record) << record.error().message;
    EXPECT_EQ(record->moves.size(), 5U);
    EXPECT_EQ(told, "asked, rests, held, has a core, let go on");
}

TEST_F(Play, TellsTheWallTimeOfEachSeat) {
    std::vector<std::size_t> seats;
    m_conditions.after_game = [&](std::size_t seat, rules::Duration wall) {
        seats.push_back(seat);
        EXPECT_GT(wall, rules::Duration::zero());
    };
    ASSERT_TRUE(play_scripted({{"1", {}}, {"1", {}}}, {{"3", {}}}));
    EXPECT_EQ(seats, (std::vector<std::size_t>{0, 1}));
}

TEST_F(Play, AsksForMovesOfTheOpeningAgainAndPlaysThemWhateverTheAnswers) {
    m_conditions.opening = {{0, "1", milliseconds(3)}, {1, "2", milliseconds(5)}};
    std::vector<std::pair<std::size_t, std::string>> different;
    m_conditions.differs = [&](std::size_t ply, std::string const& now) { different.emplace_back(ply, now); };
    auto const record = play_scripted({{"1", milliseconds(700)}, {"1", milliseconds(4)}},
                                      {{"3", milliseconds(600)}, {"1", milliseconds(6)}});
    ASSERT_TRUE(record) << record.error().message;
    EXPECT_EQ(record->moves, (std::vector<record::PlayedMove>{{0, "1", milliseconds(3)},
                                                              {1, "2", milliseconds(5)},
                                                              {0, "1", milliseconds(4)},
                                                              {1, "1", milliseconds(6)}}));
    EXPECT_EQ(different, (std::vector<std::pair<std::size_t, std::string>>{{1, "3"}}));
    EXPECT_EQ(record->cpu, (std::vector<rules::Duration>{milliseconds(4), milliseconds(6)}));
}

TEST_F(Play, CountsNoTimeForMovesOfTheOpening) {
    m_conditions.limits.time.cpu = {.per_call = milliseconds(10), .per_game = milliseconds(20)};
    m_conditions.opening = {{0, "1", milliseconds(3)}};
    auto const record =
        play_scripted({{"1", milliseconds(500)}, {"1", milliseconds(11)}}, {{"1", milliseconds(1)}});
    ASSERT_TRUE(record) << record.error().message;
    ASSERT_TRUE(record->blame);
    EXPECT_EQ(record->blame->seat, 0);
    EXPECT_EQ(record->blame->why, "over time: used 11.0 ms of the 10 ms for one call");
}

TEST_F(Play, BlamesABotThatFailsWhileItIsAskedAgain) {
    m_conditions.opening = {{0, "1", milliseconds(3)}};
    auto const record = play_scripted({{"no move at all", {}}, {"nonsense", {}}}, {{"1", {}}});
    ASSERT_TRUE(record) << record.error().message;
    ASSERT_TRUE(record->blame);
    EXPECT_EQ(record->moves.size(), 2U) << "its answer to what was asked before did not count";
}

} // namespace
} // namespace runtime
