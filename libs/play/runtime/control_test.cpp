#include "runtime/control.hpp"

#include <gtest/gtest.h>

#include <map>

namespace runtime {
namespace {

using protocol::BinaryKind;
using protocol::BotName;
using protocol::LogTarget;
using protocol::MatchEnd;
using protocol::Message;

constexpr ActorId engine = ActorId::engine();
constexpr ActorId bot_a = ActorId::bot(0);
constexpr ActorId bot_b = ActorId::bot(1);

Control match_in(ControlState state) {
    return {.state = std::move(state), .overdue = {0, 0}};
}

Control awaiting(BinarySet wanted_by_bot_b = 0) {
    return new_control({0, 0, wanted_by_bot_b});
}

std::optional<ControlAction> receive(Control& control, ActorId from, Message const& message,
                                     std::string_view method = {}) {
    return step(control, Received{.from = from, .message = message, .method = method});
}

Fault const& fault_of(Control const& control) {
    return std::get<Crash>(control.state).fault;
}

TEST(Control, StartsTheEngineWhenTheLastGuestIsThere) {
    auto control = awaiting();
    EXPECT_EQ(step(control, Connected{engine}), std::nullopt);
    EXPECT_EQ(step(control, Connected{bot_b}), std::nullopt);
    EXPECT_EQ(step(control, Connected{bot_a}), ControlAction(SendStart{}));
    EXPECT_EQ(control, match_in(WaitForEngine{}));
}

TEST(Control, WaitsForTheBinariesAGuestWants) {
    auto control = awaiting(binary_set(BinaryKind::actor));
    for (auto const actor : {engine, bot_a, bot_b}) {
        EXPECT_EQ(step(control, Connected{actor}), std::nullopt);
    }
    EXPECT_EQ(receive(control, bot_b, protocol::ActorBinary{BinaryKind::actor}),
              ControlAction(SendBinary{.to = bot_b, .kind = BinaryKind::actor}));
    EXPECT_EQ(step(control, Connected{bot_b}), ControlAction(SendStart{}));
}

TEST(Control, RefusesBinariesThatAreNotForTheAsker) {
    auto control = awaiting(binary_set(BinaryKind::actor));
    EXPECT_EQ(receive(control, bot_b, protocol::ActorBinary{BinaryKind::engine}),
              ControlAction(SendShutdown{}));
    EXPECT_EQ(fault_of(control).whose, Fault::Whose::bot);
    EXPECT_EQ(fault_of(control).seat, 1);

    control = awaiting(binary_set(BinaryKind::actor));
    (void)receive(control, bot_b, protocol::ActorBinary{BinaryKind::actor});
    EXPECT_EQ(receive(control, bot_b, protocol::ActorBinary{BinaryKind::actor}),
              ControlAction(SendShutdown{}));
}

TEST(Control, PassesACallOnAndTheAnswerBack) {
    auto control = match_in(WaitForEngine{});
    EXPECT_EQ(receive(control, engine, protocol::ProxyCall{.target = BotName::of(1, 2), .data = "e30="},
                      "get_move"),
              ControlAction(PassCallOn{1}));
    EXPECT_EQ(control, match_in(WaitForBot{.bot = 1, .method = "get_move"}));
    EXPECT_EQ(receive(control, bot_b, protocol::CallResult{.method = "get_move", .data = "MQ=="}),
              ControlAction(PassAnswerOn{1}));
    EXPECT_EQ(control, match_in(WaitForEngine{}));
}

TEST(Control, AnAnswerMustBeForTheAskedMethod) {
    auto control = match_in(WaitForBot{.bot = 0, .method = "setup_field"});
    EXPECT_EQ(receive(control, bot_a, protocol::CallResult{.method = "next_shoot", .data = "MQ=="}),
              ControlAction(SendShutdown{}));
    EXPECT_EQ(fault_of(control).what, "answered 'next_shoot' when asked for setup_field");
    EXPECT_EQ(std::get<Crash>(control.state).result,
              GameResult(protocol::MatchResult{MatchEnd::bot_a_error}));
}

TEST(Control, OneCannotAnswerForAnother) {
    auto control = match_in(WaitForBot{.bot = 0, .method = "get_move"});
    (void)receive(control, bot_b, protocol::CallResult{.method = "get_move", .data = "MQ=="});
    EXPECT_EQ(fault_of(control).seat, 1);
    EXPECT_EQ(fault_of(control).what, "an unexpected CallResult while bot 0 was asked for get_move");
}

TEST(Control, ASecondAnswerIsOneTooMany) {
    auto control = match_in(WaitForBot{.bot = 0, .method = "get_move"});
    (void)receive(control, bot_a, protocol::CallResult{.method = "get_move", .data = "MQ=="});
    EXPECT_EQ(receive(control, bot_a, protocol::CallResult{.method = "get_move", .data = "MQ=="}),
              ControlAction(SendShutdown{}));
    EXPECT_EQ(fault_of(control).seat, 0);
}

TEST(Control, TheEngineMayGoOnAfterATimeout) {
    auto control = match_in(WaitForBot{.bot = 0, .method = "get_move"});
    EXPECT_EQ(step(control, CallExpired{}), ControlAction(SendTimeout{0}));
    EXPECT_TRUE(std::holds_alternative<WaitForEngine>(control.state));
    // It asks again; the answer to the first call comes late and is dropped, the second one counts.
    (void)receive(control, engine, protocol::ProxyCall{.target = BotName::of(0, 2), .data = "e30="},
                  "get_move");
    protocol::CallResult const answer{.method = "get_move", .data = "MQ=="};
    EXPECT_EQ(receive(control, bot_a, answer), std::nullopt);
    EXPECT_EQ(receive(control, bot_a, answer), ControlAction(PassAnswerOn{0}));
}

TEST(Control, AnAnswerThatCameTooLateIsNotWaitedForAgain) {
    auto control = match_in(WaitForBot{.bot = 0, .method = "get_move"});
    EXPECT_EQ(step(control, CallExpired{.answered = true}), ControlAction(SendTimeout{0}));
    EXPECT_EQ(control, match_in(WaitForEngine{}));
}

TEST(Control, ATimeoutThatComesAfterTheAnswerIsNothing) {
    auto control = match_in(WaitForEngine{});
    EXPECT_EQ(step(control, CallExpired{}), std::nullopt);
    EXPECT_EQ(control, match_in(WaitForEngine{}));
}

// --- several at once ---

Control three_in(ControlState state) {
    return {.state = std::move(state), .overdue = {0, 0, 0}};
}

std::optional<ControlAction> call_of_three(Control& control, int seat) {
    return receive(control, engine, protocol::ProxyCall{.target = BotName::of(seat, 3), .data = "e30="}, "m");
}

// Bots 0 and 2 of three have been asked.
Control in_round() {
    auto control = three_in(WaitForEngine{});
    (void)receive(control, engine, protocol::Simultaneous{2});
    (void)call_of_three(control, 0);
    (void)call_of_three(control, 2);
    return control;
}

protocol::CallResult const answer_to_m{.method = "m", .data = "MQ=="};

TEST(Control, AsksSeveralWhenTheLastIsNamedAndGoesOnWhenTheLastHasAnswered) {
    auto control = three_in(WaitForEngine{});
    EXPECT_EQ(receive(control, engine, protocol::Simultaneous{2}), std::nullopt);
    EXPECT_TRUE(control.waits_for_engine());
    EXPECT_EQ(call_of_three(control, 0), ControlAction(KeepCall{0}));
    EXPECT_TRUE(control.waits_for_engine());
    EXPECT_EQ(call_of_three(control, 2), ControlAction(AskRound{2}));
    EXPECT_TRUE(control.waits_for(0) && !control.waits_for(1) && control.waits_for(2));
    EXPECT_EQ(receive(control, ActorId::bot(2), answer_to_m), ControlAction(KeepAnswer{.from = 2}));
    EXPECT_FALSE(end_round(control));
    EXPECT_EQ(step(control, CallExpired{.bot = 0}),
              ControlAction(KeepAnswer{.from = 0, .is_answered = false}));
    EXPECT_TRUE(end_round(control));
    EXPECT_TRUE(std::holds_alternative<WaitForEngine>(control.state));
    EXPECT_EQ(control.overdue, (std::vector{1, 0, 0}));
}

TEST(Control, ARoundIsOfDifferentBotsThatAreThere) {
    auto control = three_in(WaitForEngine{});
    (void)receive(control, engine, protocol::Simultaneous{4});
    EXPECT_EQ(fault_of(control).what, "wanted to make 4 calls at once, and there are 3 bots");
    control = three_in(WaitForEngine{});
    (void)receive(control, engine, protocol::Simultaneous{0});
    EXPECT_EQ(fault_of(control).whose, Fault::Whose::engine);
    control = three_in(WaitForEngine{});
    (void)receive(control, engine, protocol::Simultaneous{2});
    (void)call_of_three(control, 1);
    (void)call_of_three(control, 1);
    EXPECT_EQ(fault_of(control).what, "called bot 1 twice at once");
    control = three_in(WaitForEngine{});
    (void)receive(control, engine, protocol::Simultaneous{2});
    (void)receive(control, engine, protocol::RankingResult{.scores = {1, 2, 3}});
    EXPECT_EQ(fault_of(control).what, "an unexpected RankingResult after 0 of 2 calls at once");
}

TEST(Control, OneAnswersOncePerRound) {
    auto control = in_round();
    (void)receive(control, bot_a, answer_to_m);
    EXPECT_TRUE(std::holds_alternative<DropBot>(*receive(control, bot_a, answer_to_m)));
    EXPECT_EQ(control.failed, std::vector<rules::Seat>{0});
}

TEST(Control, ABotThatFailsWhereSeveralAreAskedAnswersNothingAnyMore) {
    auto control = in_round();
    auto const dropped = step(control, ActorFailed{bot_a, Failure::crashed, "signal 11"});
    EXPECT_EQ(std::get<DropBot>(*dropped).fault.seat, 0);
    EXPECT_FALSE(std::get<DropBot>(*dropped).was_asked) << "not alone";
    EXPECT_FALSE(control.waits_for(0));
    (void)receive(control, ActorId::bot(2), answer_to_m);
    EXPECT_TRUE(end_round(control));
    EXPECT_EQ(call_of_three(control, 0), ControlAction(SendTimeout{0})) << "alone, and not any more";
    (void)receive(control, engine, protocol::Simultaneous{2});
    (void)call_of_three(control, 0);
    (void)call_of_three(control, 1);
    EXPECT_FALSE(control.waits_for(0));
    EXPECT_TRUE(control.waits_for(1));
    EXPECT_EQ(receive(control, bot_a, answer_to_m), std::nullopt) << "was on its way";
    EXPECT_EQ(step(control, ActorFailed{bot_a, Failure::exited, ""}), std::nullopt);
}

TEST(Control, ABotThatFailsAloneIsATimeoutOnceSeveralWereAsked) {
    auto control = in_round();
    (void)receive(control, bot_a, answer_to_m);
    (void)receive(control, ActorId::bot(2), answer_to_m);
    ASSERT_TRUE(end_round(control));
    (void)call_of_three(control, 1);
    auto const dropped = step(control, ActorFailed{bot_b, Failure::exited, ""});
    EXPECT_TRUE(std::get<DropBot>(*dropped).was_asked);
    EXPECT_TRUE(std::holds_alternative<WaitForEngine>(control.state));
}

TEST(Control, WhereTheRecordEndsTheGameDoes) {
    auto control = in_round();
    EXPECT_EQ(step(control, ActorFailed{bot_a, Failure::record_ended, ""}), ControlAction(SendShutdown{}));
    EXPECT_TRUE(control.is_over());
}

TEST(Control, AnEliminatedBotIsSentOffAndNotCalledAgain) {
    auto control = three_in(WaitForEngine{});
    EXPECT_EQ(receive(control, engine, protocol::Elimination{BotName::of(1, 3)}), ControlAction(SendOff{1}));
    EXPECT_EQ(step(control, ActorFailed{bot_b, Failure::exited, ""}), std::nullopt) << "as it should";
    EXPECT_EQ(receive(control, bot_b, answer_to_m), std::nullopt);
    EXPECT_FALSE(control.is_over());
    (void)call_of_three(control, 1);
    EXPECT_EQ(fault_of(control).what, "called BOT_1, which it has eliminated");
}

TEST(Control, OnlyTheEngineEliminatesAndOnlyOnce) {
    auto control = three_in(WaitForEngine{});
    (void)receive(control, bot_a, protocol::Elimination{BotName::of(1, 3)});
    EXPECT_EQ(fault_of(control).seat, 0);
    control = three_in(WaitForEngine{});
    (void)receive(control, engine, protocol::Elimination{BotName::of(1, 3)});
    (void)receive(control, engine, protocol::Elimination{BotName::of(1, 3)});
    EXPECT_EQ(fault_of(control).what, "eliminated BOT_1, which is not in the game");
}

TEST(Control, ResultsMustFitTheNumberOfSeats) {
    protocol::ChallengeResult const challenge{.points = 37, .maximum = 80};
    protocol::MatchResult const match{MatchEnd::draw};
    protocol::RankingResult const ranking{.scores = {10, 4, 7}};
    for (int seats = 1; seats <= 4; ++seats) {
        for (int kind = 0; kind < 3; ++kind) {
            Control control{.state = WaitForEngine{},
                            .overdue = std::vector<int>(static_cast<std::size_t>(seats))};
            Message const message = kind == 0   ? Message(challenge)
                                    : kind == 1 ? Message(match)
                                                : Message(ranking);
            EXPECT_EQ(receive(control, engine, message), ControlAction(SendShutdown{}));
            EXPECT_EQ(std::holds_alternative<Finished>(control.state), kind + 1 == seats)
                << seats << ' ' << kind;
            if (kind + 1 != seats) {
                EXPECT_EQ(fault_of(control).whose, Fault::Whose::engine);
                EXPECT_EQ(std::get<Crash>(control.state).result, std::nullopt);
            }
        }
    }
}

TEST(Control, AGameOfTwoMayEndWithScores) {
    auto control = match_in(WaitForEngine{});
    receive(control, engine, protocol::RankingResult{.scores = {-20, 20}});
    ASSERT_TRUE(std::holds_alternative<Finished>(control.state));
    auto const outcome = outcome_of(std::get<Finished>(control.state).result);
    EXPECT_EQ(outcome.winner, 1);
    EXPECT_EQ(outcome.scores, (std::vector<int>{-20, 20}));
    EXPECT_EQ(bot_in_error(std::get<Finished>(control.state).result), std::nullopt);
}

TEST(Control, ABotsFailureIsItsLoss) {
    std::map<int, GameResult> const losses{
        {1, protocol::ChallengeResult{.points = 0, .maximum = std::nullopt}},
        {2, protocol::MatchResult{MatchEnd::bot_a_error}},
        {4, protocol::RankingResult{.scores = {0, 1, 1, 1}}},
    };
    for (auto const& [seats, loss] : losses) {
        Control control{.state = WaitForBot{.bot = 0, .method = "m"},
                        .overdue = std::vector<int>(static_cast<std::size_t>(seats))};
        EXPECT_EQ(
            step(control, ActorFailed{.actor = bot_a, .failure = Failure::crashed, .what = "signal 11"}),
            ControlAction(SendShutdown{}));
        EXPECT_EQ(std::get<Crash>(control.state).result, loss);
    }
    auto control = match_in(WaitForEngine{});
    (void)receive(control, bot_b, protocol::ErrorReport{"ValueError: no move"});
    EXPECT_EQ(std::get<Crash>(control.state).result,
              GameResult(protocol::MatchResult{MatchEnd::bot_b_error}));
    EXPECT_EQ(fault_of(control).failure, Failure::reported);
}

TEST(Control, TheEnginesFailureIsNobodysLoss) {
    auto control = match_in(WaitForBot{.bot = 0, .method = "m"});
    (void)step(control, ActorFailed{.actor = engine, .failure = Failure::exited, .what = "exit status 1"});
    EXPECT_EQ(fault_of(control).whose, Fault::Whose::engine);
    EXPECT_EQ(std::get<Crash>(control.state).result, std::nullopt);
}

TEST(Control, OurOwnFailureIsNobodysLoss) {
    auto control = match_in(WaitForBot{.bot = 0, .method = "m"});
    EXPECT_EQ(step(control, HouseFailed{"no memory"}), ControlAction(SendShutdown{}));
    EXPECT_EQ(fault_of(control).whose, Fault::Whose::house);
    EXPECT_EQ(std::get<Crash>(control.state).result, std::nullopt);
}

TEST(Control, LogsGoWhereTheyMay) {
    auto const bot_1 = LogTarget{.kind = LogTarget::Kind::bot, .bot = BotName::of(1, 2)};
    auto control = match_in(WaitForEngine{});
    auto const log = [&](ActorId from, LogTarget target) {
        return receive(control, from, protocol::LogEntry{.target = target, .text = "x"});
    };
    EXPECT_EQ(log(engine, {.kind = LogTarget::Kind::self}), ControlAction(KeepLog{.engine = true}));
    EXPECT_EQ(log(engine, {.kind = LogTarget::Kind::bots}), ControlAction(KeepLog{.bots = {0, 1}}));
    EXPECT_EQ(log(engine, {.kind = LogTarget::Kind::all}),
              ControlAction(KeepLog{.engine = true, .bots = {0, 1}}));
    EXPECT_EQ(log(engine, bot_1), ControlAction(KeepLog{.bots = {1}}));
    EXPECT_EQ(log(bot_a, {.kind = LogTarget::Kind::self}), ControlAction(KeepLog{.bots = {0}}));
    EXPECT_EQ(control, match_in(WaitForEngine{}));

    EXPECT_EQ(log(bot_a, bot_1), ControlAction(SendShutdown{}));
    EXPECT_EQ(fault_of(control).what, "wrote to the log of BOT_B");
}

TEST(Control, TheEngineCannotNameBotsThatAreNotHere) {
    auto control = match_in(WaitForEngine{});
    (void)receive(control, engine, protocol::ProxyCall{.target = BotName::of(3, 4), .data = "e30="}, "m");
    EXPECT_EQ(fault_of(control).what, "called BOT_3, and there are 2 bots");

    control = match_in(WaitForEngine{});
    LogTarget const nobody{.kind = LogTarget::Kind::bot, .bot = BotName::of(3, 4)};
    (void)receive(control, engine, protocol::LogEntry{.target = nobody, .text = "x"});
    EXPECT_EQ(fault_of(control).whose, Fault::Whose::engine);
}

// Every state with every message from everybody: only what is in the list is accepted, all the rest ends the
// game with its sender blamed, and nothing changes a game that is over.
TEST(Control, EveryOtherMessageIsBlamedOnItsSender) {
    std::vector<std::pair<std::string, Control>> const states{
        {"await", awaiting(binary_set(BinaryKind::actor))},
        {"engine", match_in(WaitForEngine{})},
        {"bot", match_in(WaitForBot{.bot = 1, .method = "m"})},
        {"calls", match_in(WaitForCalls{.awaited = 2})},
        {"round", match_in(WaitForRound{{{.bot = 1, .method = "m"}}})},
    };
    std::vector<Message> const messages{
        protocol::StartNotice{},
        protocol::ShutdownNotice{},
        protocol::LogEntry{.target = {}, .text = "x"},
        protocol::ErrorReport{"x"},
        protocol::ChallengeResult{.points = 1, .maximum = std::nullopt},
        protocol::MatchResult{MatchEnd::draw},
        protocol::RankingResult{.scores = {1, 2}},
        protocol::GameView{.data = "e30="},
        protocol::Simultaneous{2},
        protocol::Elimination{BotName::of(1, 2)},
        protocol::ActorBinary{BinaryKind::actor},
        protocol::ActorBinary{.kind = BinaryKind::actor, .data = "AAAA"},
        protocol::ProxyCall{.target = BotName::of(1, 2), .data = "e30="},
        protocol::CallResult{.method = "m", .data = "MQ=="},
        protocol::BotTimeout{},
    };
    std::vector<std::string> accepted;
    for (auto const& [name, before] : states) {
        for (auto const sender : {engine, bot_a, bot_b}) {
            for (auto const& message : messages) {
                auto control = before;
                (void)receive(control, sender, message, "m");
                if (auto const* crash = std::get_if<Crash>(&control.state)) {
                    bool const blames_sender = sender.is_engine() ? crash->fault.whose == Fault::Whose::engine
                                                                  : crash->fault.whose == Fault::Whose::bot &&
                                                                        crash->fault.seat == sender.seat();
                    EXPECT_TRUE(blames_sender) << name << ' ' << protocol::type_of(message).name;
                    continue;
                }
                accepted.push_back(name + ' ' + to_text(sender) + ' ' +
                                   std::string(protocol::type_of(message).name));
            }
        }
    }
    EXPECT_EQ(accepted, (std::vector<std::string>{
                            "await the engine LogEntry",
                            "await bot 0 LogEntry",
                            "await bot 1 LogEntry",
                            "await bot 1 ActorBinary",
                            "engine the engine LogEntry",
                            "engine the engine MatchResult",
                            "engine the engine RankingResult",
                            "engine the engine GameView",
                            "engine the engine Simultaneous",
                            "engine the engine Elimination",
                            "engine the engine ProxyCall",
                            "engine bot 0 LogEntry",
                            "engine bot 1 LogEntry",
                            "bot the engine LogEntry",
                            "bot bot 0 LogEntry",
                            "bot bot 1 LogEntry",
                            "bot bot 1 CallResult",
                            "calls the engine LogEntry",
                            "calls the engine ProxyCall",
                            "calls bot 0 LogEntry",
                            "calls bot 1 LogEntry",
                            "round the engine LogEntry",
                            "round bot 0 LogEntry",
                            "round bot 1 LogEntry",
                            "round bot 1 CallResult",
                        }));
    Control const finished = match_in(Finished{protocol::MatchResult{MatchEnd::draw}});
    Control const crashed = match_in(Crash{.fault = {}, .result = std::nullopt});
    for (auto const& over : {finished, crashed}) {
        for (auto const sender : {engine, bot_a, bot_b}) {
            for (auto const& message : messages) {
                auto control = over;
                auto const action = receive(control, sender, message, "m");
                EXPECT_EQ(control, over);
                EXPECT_TRUE(!action || std::holds_alternative<KeepLog>(*action));
            }
            auto control = over;
            EXPECT_EQ(step(control, ActorFailed{.actor = sender, .failure = Failure::exited, .what = ""}),
                      std::nullopt);
            EXPECT_EQ(step(control, Connected{sender}), std::nullopt);
            EXPECT_EQ(step(control, HouseFailed{""}), std::nullopt);
            EXPECT_EQ(control, over);
        }
    }
}

} // namespace
} // namespace runtime
