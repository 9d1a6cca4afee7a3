// Tables of games whose rules are a program, without the program: what is asked, by whom it is seen, and what
// follows.
#include "bids/game.hpp"
#include "match/engine_state.hpp"
#include "support/moment.hpp"
#include "tables/audience.hpp"
#include "tables/desk_test.hpp"
#include "tables/game_record.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace tables {
namespace {

using rules::Viewer;
using std::chrono::seconds;
using support::ErrorKind;
using support::Json;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::VariantWith;
using tests::person;

// Whatever is asked in it.
class AskingGame final : public rules::Game {
public:
    AskingGame(std::uint64_t version, bool is_open) : m_is_open(is_open) { m_info.version = version; }
    [[nodiscard]] rules::GameInfo const& info() const override { return m_info; }
    [[nodiscard]] support::Result<std::unique_ptr<rules::State>>
    start(rules::Setup const& setup) const override {
        return std::make_unique<match::EngineState>(setup.seats, m_is_open);
    }
    [[nodiscard]] std::unique_ptr<rules::Bot> make_bot(std::string_view /*name*/,
                                                       rules::Options const& /*parameters*/,
                                                       std::uint64_t /*seed*/) const override {
        return nullptr;
    }

private:
    rules::GameInfo m_info{.name = "asking",
                           .title = "Asking",
                           .summary = "",
                           .kind = rules::Kind::match,
                           .least_seats = 2,
                           .most_seats = 2,
                           .bots = {{"first", "is first"}},
                           .baseline = "first"};
    bool m_is_open;
};

Asked secret(rules::Seat seat) {
    return {.seat = seat, .method = "choose", .params = {{"secret", 4711}}};
}

class TablesOfPrograms : public testing::Test {
protected:
    explicit TablesOfPrograms(bool is_open = false) {
        m_games.add(std::make_shared<AskingGame const>(1, is_open));
        begin({.game = "asking", .seats = {{}, {}}, .mine = {0}});
    }

    // Two people.
    void begin(Wish const& wish) {
        auto made = open_table(wish, person(1), 7, m_games, tests::knows_no_bot).value();
        m_events = as_events(0, std::move(made), m_now);
        m_table = fold(1, m_events, m_games).value();
        take(decide(m_table, SitDown{}, person(2), m_now).value());
    }
    Happenings tell(HouseCommand const& command) {
        auto happenings = decide(m_table, command, m_now);
        take(happenings);
        return happenings;
    }
    support::Result<Happenings> ask(Command const& command, Participant const& who) {
        auto happenings = decide(m_table, command, who, m_now);
        if (happenings) {
            take(*happenings);
        }
        return happenings;
    }
    void take(Happenings const& happenings) {
        for (auto& event : as_events(m_table.last, happenings, m_now)) {
            ASSERT_TRUE(apply(m_table, event));
            m_events.push_back(std::move(event));
        }
    }
    // All that a viewer is told of what happened, and sees now.
    std::string heard_by(Viewer viewer) {
        return support::to_text(told_after(m_events, m_games, {.viewer = viewer}, 0)) +
               support::to_text(views_from(m_events, m_games, viewer, 0, 100)) +
               support::to_text(seen(m_table, {.viewer = viewer}));
    }

    rules::Registry m_games;
    support::Moment m_now = tests::start_of_tests;
    std::vector<Event> m_events;
    Table m_table;
};

class OpenTablesOfPrograms : public TablesOfPrograms {
protected:
    OpenTablesOfPrograms() : TablesOfPrograms(true) {}
};

TEST_F(TablesOfPrograms, WaitForTheEngineAndThenForWhoIsAsked) {
    EXPECT_FALSE(m_table.turn());
    EXPECT_EQ(ask(Move{"1"}, person(1)).error().message, "wait a moment: the game's engine is thinking");
    EXPECT_THAT(tell(EngineAsks{{secret(1)}}), ElementsAre(VariantWith<Asked>(secret(1))));
    EXPECT_EQ(m_table.turn(), 1);
    EXPECT_TRUE(tell(EngineAsks{{secret(0)}}).empty()) << "one at a time";
    EXPECT_FALSE(ask(Move{"1"}, person(1)));
    EXPECT_FALSE(ask(Move{"no json"}, person(2)));
    ASSERT_TRUE(ask(Move{"1"}, person(2)));
    EXPECT_FALSE(m_table.turn());
}

// Both are asked at once, the second first.
EngineAsks both() {
    auto first = secret(1);
    auto second = secret(0);
    first.is_round = second.is_round = second.is_together = true;
    return {{first, second}};
}

TEST_F(TablesOfPrograms, LetPeopleAnswerAtOnceAndInSecret) {
    EXPECT_EQ(tell(both()).size(), 2U);
    EXPECT_TRUE(m_table.has_turn(0) && m_table.has_turn(1));
    EXPECT_EQ(seen(m_table, {.viewer = Viewer::seat(0), .seat = 0}).at("turn"), Json(0));
    EXPECT_EQ(seen(m_table, {.viewer = Viewer::seat(1), .seat = 1}).at("turn"), Json(1));
    ASSERT_TRUE(ask(Move{"4712"}, person(1)));
    EXPECT_FALSE(m_table.has_turn(0));
    EXPECT_FALSE(ask(Move{"4713"}, person(1))) << "once";
    EXPECT_TRUE(m_table.moves.empty()) << "it does not count yet";
    EXPECT_THAT(heard_by(Viewer::seat(0)), HasSubstr("4712"));
    EXPECT_THAT(heard_by(Viewer::seat(1)), Not(HasSubstr("4712")));
    EXPECT_THAT(heard_by(Viewer::spectator()), Not(HasSubstr("4712")));
    ASSERT_TRUE(ask(Move{"8"}, person(2)));
    ASSERT_EQ(m_table.moves.size(), 2U);
    EXPECT_EQ(m_table.moves[0].seat, 1) << "in the order of the questions";
    EXPECT_FALSE(m_table.moves[0].is_together);
    EXPECT_EQ(m_table.moves[1].move, "4712");
    EXPECT_TRUE(m_table.moves[1].is_together);
    EXPECT_EQ(views_from(m_events, m_games, Viewer::referee(), 0, 100).size(), 3U);
    EXPECT_TRUE(m_table.turns().empty());
    EXPECT_THAT(heard_by(Viewer::seat(1)), Not(HasSubstr("4712"))) << "this game hides answers";
    auto const again = fold(1, m_events, m_games);
    ASSERT_TRUE(again);
    EXPECT_EQ(again->moves, m_table.moves);
}

TEST_F(OpenTablesOfPrograms, TellTheAnswersWhenAllAreThere) {
    tell(both());
    ASSERT_TRUE(ask(Move{"4712"}, person(1)));
    EXPECT_THAT(heard_by(Viewer::seat(1)), Not(HasSubstr("4712")));
    EXPECT_THAT(heard_by(Viewer::spectator()), Not(HasSubstr("4712")));
    ASSERT_TRUE(ask(Move{"8"}, person(2)));
    EXPECT_THAT(heard_by(Viewer::seat(1)), HasSubstr("4712"));
    EXPECT_THAT(heard_by(Viewer::spectator()), HasSubstr("4712"));
}

TEST_F(TablesOfPrograms, GoOnWithoutTheAnswerOfOneWhoDecidesAtOnceWithOthers) {
    begin({.game = "asking", .seats = {{}, {}}, .mine = {0}, .time = {.per_game = seconds(10)}});
    tell(both());
    m_now += seconds(4);
    ASSERT_TRUE(ask(Move{"1"}, person(1)));
    EXPECT_EQ(deadline(m_table), m_now + seconds(6)) << "the other's clock runs on";
    m_now += seconds(7);
    EXPECT_THAT(tell(LookAtClock{}), ElementsAre(VariantWith<Moved>(testing::_)));
    EXPECT_EQ(m_table.phase, Phase::playing);
    EXPECT_EQ(m_table.moves.front().move, record::no_answer);
    EXPECT_EQ(m_table.at(0).clock.left(), seconds(6));
    EXPECT_EQ(m_table.at(1).clock.left(), seconds(0));
}

TEST_F(TablesOfPrograms, ChargeEachOfThoseWhoDecideAtOnceForATurnWithAPause) {
    begin({.game = "asking", .seats = {{}, {}}, .mine = {0}, .time = {.per_game = seconds(10)}});
    tell(both());
    m_now += seconds(2);
    ASSERT_TRUE(ask(Move{"1"}, person(1)));
    m_now += seconds(1);
    tell(Pause{});
    m_now += seconds(100);
    tell(Resume{});
    m_now += seconds(2);
    ASSERT_TRUE(ask(Move{"1"}, person(2)));
    EXPECT_EQ(m_table.at(0).clock.left(), seconds(8));
    EXPECT_EQ(m_table.at(1).clock.left(), seconds(5));
    EXPECT_EQ(m_table.at(1).used, seconds(5));
}

TEST_F(TablesOfPrograms, KnowWhoIsOut) {
    EXPECT_EQ(tell(EngineEliminates{1}).size(), 1U);
    EXPECT_TRUE(tell(EngineEliminates{1}).empty()) << "an engine that is started again says it again";
    EXPECT_EQ(seen(m_table, {.viewer = Viewer::spectator()}).at("seats").at(1).at("out"), Json(true));
    EXPECT_EQ(ask(Resign{}, person(2)).error().message, "you are out of the game");
    EXPECT_EQ(ask(Move{"1"}, person(2)).error().message, "you are out of the game");
    EXPECT_EQ(fold(1, m_events, m_games)->at(1).is_out, true);
}

TEST_F(TablesOfPrograms, ChargeNobodyWhileTheEngineThinks) {
    begin({.game = "asking", .seats = {{}, {}}, .mine = {0}, .time = {.per_game = seconds(10)}});
    m_now += seconds(100);
    EXPECT_FALSE(deadline(m_table));
    EXPECT_TRUE(tell(LookAtClock{}).empty());
    tell(EngineAsks{{secret(0)}});
    EXPECT_EQ(deadline(m_table), m_now + seconds(10));
    m_now += seconds(4);
    ASSERT_TRUE(ask(Move{"1"}, person(1)));
    EXPECT_EQ(m_table.at(0).clock.left(), seconds(6));
    m_now += seconds(100);
    tell(EngineAsks{{secret(0)}});
    m_now += seconds(6);
    EXPECT_THAT(tell(LookAtClock{}), ElementsAre(VariantWith<FlagFell>(FlagFell{0}), testing::_));
    EXPECT_EQ(m_table.end->outcome->winner, 1);
}

TEST_F(TablesOfPrograms, ChargeNobodyForAPauseInWhichTheEngineThought) {
    begin({.game = "asking", .seats = {{}, {}}, .mine = {0}, .time = {.per_game = seconds(10)}});
    tell(Pause{});
    m_now += seconds(100);
    tell(Resume{});
    tell(EngineAsks{{secret(0)}});
    m_now += seconds(3);
    tell(Pause{});
    m_now += seconds(100);
    tell(Resume{});
    m_now += seconds(2);
    ASSERT_TRUE(ask(Move{"1"}, person(1)));
    EXPECT_EQ(m_table.at(0).clock.left(), seconds(5));
    EXPECT_EQ(m_table.at(0).used, seconds(5));
}

TEST_F(TablesOfPrograms, LetAPersonAnswerAgainWhileTheClockGoesOn) {
    begin({.game = "asking",
           .seats = {{}, {}},
           .mine = {0},
           .time = {.per_game = seconds(10), .increment = seconds(5)}});
    tell(EngineAsks{{secret(0)}});
    m_now += seconds(2);
    ASSERT_TRUE(ask(Move{"1"}, person(1)));
    m_now += seconds(100); // the engine's
    EXPECT_THAT(tell(RefuseAnswer{.seat = 0, .why = "not 1", .blame = "bad answer: not 1"}),
                ElementsAre(VariantWith<Refused>(Refused{.seat = 0, .why = "not 1"})));
    EXPECT_EQ(m_table.turn(), 0);
    EXPECT_TRUE(m_table.moves.empty());
    EXPECT_TRUE(m_table.position->view(Viewer::referee()).at("answered").is_null());
    EXPECT_EQ(m_table.at(0).clock.left(), seconds(8)) << "nothing is added for an answer that is none";
    EXPECT_EQ(deadline(m_table), m_now + seconds(8));
    m_now += seconds(3);
    ASSERT_TRUE(ask(Move{"2"}, person(1)));
    EXPECT_EQ(m_table.at(0).clock.left(), seconds(10));
    EXPECT_EQ(m_table.at(0).used, seconds(5));
    EXPECT_EQ(m_table.moves.back().cpu, seconds(5));
}

TEST_F(TablesOfPrograms, RefuseTheLastAnswerOfAPersonOnly) {
    RefuseAnswer const first{.seat = 0, .why = "no", .blame = "bad answer: no"};
    Event const refused{.number = m_table.last + 1, .moment = m_now, .what = Refused{.seat = 0, .why = "no"}};
    EXPECT_FALSE(apply(m_table, refused)) << "nobody has answered";
    tell(EngineAsks{{secret(0)}});
    ASSERT_TRUE(ask(Move{"1"}, person(1)));
    tell(EngineAsks{{secret(1)}});
    tell(first); // the engine has gone on with it
    EXPECT_EQ(m_table.end->outcome->winner, 1);
    EXPECT_EQ(m_table.blame->why, "bad answer: no");
    EXPECT_TRUE(tell(first).empty()) << "once";
}

TEST_F(TablesOfPrograms, TryAFewAnswersAMinute) {
    tell(EngineAsks{{secret(0)}});
    for (std::size_t times = 0; times < RefusalLimit::most; ++times) {
        ASSERT_TRUE(ask(Move{"1"}, person(1)));
        tell(RefuseAnswer{.seat = 0, .why = "no", .blame = "no"});
        m_now += seconds(1);
    }
    EXPECT_EQ(ask(Move{"1"}, person(1)).error().message,
              "the game refused 10 of your answers within a minute; wait a little");
    m_now += RefusalLimit::within;
    EXPECT_TRUE(ask(Move{"1"}, person(1)));
}

TEST_F(TablesOfPrograms, TellTheReasonToWhoIsAskedOnly) {
    tell(EngineAsks{{secret(0)}});
    ASSERT_TRUE(ask(Move{"1"}, person(1)));
    tell(RefuseAnswer{.seat = 0, .why = "you hold no 4713", .blame = "no"});
    EXPECT_THAT(heard_by(Viewer::seat(0)), HasSubstr("4713"));
    EXPECT_THAT(heard_by(Viewer::seat(1)), Not(HasSubstr("4713")));
}

TEST_F(TablesOfPrograms, EndAsTheEngineSays) {
    rules::Outcome const outcome{.winner = 1, .scores = {0, 1}, .reason = "bot B wins"};
    tell(EngineAsks{{secret(0)}});
    ASSERT_TRUE(ask(Move{"1"}, person(1)));
    tell(EngineEnds{outcome});
    EXPECT_EQ(m_table.end->outcome, outcome);
    EXPECT_TRUE(tell(EngineEnds{outcome}).empty()) << "once";
    auto const record = game_record(m_table).value();
    EXPECT_EQ(record.game_version, 1U);
    EXPECT_EQ(record.moves.size(), 1U);
}

TEST_F(TablesOfPrograms, ShowEachViewerWhatTheEngineShowsThem) {
    auto question = secret(0);
    question.shown = R"({"=":{"all":"an open card","seats":["the ace","the king"]}})";
    tell(EngineAsks{{question}});
    EXPECT_THAT(heard_by(Viewer::seat(0)), HasSubstr("the ace"));
    EXPECT_THAT(heard_by(Viewer::seat(0)), testing::Not(HasSubstr("the king")));
    EXPECT_THAT(heard_by(Viewer::spectator()), HasSubstr("an open card"));
    EXPECT_THAT(heard_by(Viewer::spectator()), testing::Not(HasSubstr("the ")));
    ASSERT_TRUE(ask(Move{"1"}, person(1)));
    tell(EngineEnds{.outcome = {.winner = 1, .scores = {0, 1}, .reason = "B wins"},
                    .shown = R"({"~":{"all":{"=":"all cards"}}})"});
    EXPECT_THAT(heard_by(Viewer::referee()), HasSubstr("all cards"));
    auto const record = game_record(m_table).value();
    ASSERT_EQ(record.shown.size(), 2U);
    EXPECT_EQ(record.shown[0], (record::Shown{.ply = 0, .change = *question.shown}));
    EXPECT_EQ(record.shown[1].ply, 1U);
    EXPECT_EQ(views_from(m_events, m_games, Viewer::referee(), 1, 1).front().at("view").at("shown"),
              "all cards");
    EXPECT_EQ(copy_of(m_table).shown, m_table.shown);
}

TEST_F(TablesOfPrograms, KnowResignationsAndDrawsAtAnyTime) {
    ASSERT_TRUE(ask(OfferDraw{}, person(1))) << "while the engine thinks";
    tell(EngineAsks{{secret(1)}});
    ASSERT_TRUE(ask(AcceptDraw{}, person(2)));
    EXPECT_EQ(m_table.end->outcome->winner, std::nullopt);
    begin({.game = "asking", .seats = {{}, {}}, .mine = {0}});
    ASSERT_TRUE(ask(Resign{}, person(1)));
    EXPECT_EQ(m_table.end->outcome->winner, 1);
}

TEST_F(TablesOfPrograms, AreLostByABotThatPlaysWhatWasNotOffered) {
    SeatPlan const bot{.kind = SeatKind::house_bot, .bot = "first"};
    auto made =
        open_table({.game = "asking", .seats = {bot, bot}}, person(1), 7, m_games, tests::knows_no_bot);
    m_events = as_events(0, *made, m_now);
    m_table = fold(1, m_events, m_games).value();
    tell(EngineAsks{{Asked{.seat = 0, .method = "choose", .params = {{"moves", support::JsonArray{1, 2}}}}}});
    tell(BotMove{.seat = 0, .move = "3", .cpu = {}});
    EXPECT_EQ(m_table.end->outcome->winner, 1);
    EXPECT_EQ(m_table.blame->why, "illegal move: '3' is not one of the legal moves");
}

TEST_F(TablesOfPrograms, HideWhatIsAskedAndAnsweredUntilTheyAreOver) {
    tell(EngineAsks{{secret(0)}});
    for (auto const& answer : {"", "4712"}) {
        EXPECT_THAT(heard_by(Viewer::seat(0)), HasSubstr("4711"));
        for (auto const other : {Viewer::seat(1), Viewer::spectator()}) {
            EXPECT_THAT(heard_by(other), Not(HasSubstr("471")));
            EXPECT_THAT(heard_by(other), Not(HasSubstr("choose")));
        }
        if (*answer != '\0') {
            break;
        }
        ASSERT_TRUE(ask(Move{"4712"}, person(1)));
    }
    ASSERT_TRUE(ask(Resign{}, person(1)));
    EXPECT_THAT(heard_by(viewer_of(m_table, person(2))), HasSubstr("4712"));
}

TEST_F(OpenTablesOfPrograms, TellEverybodyEverything) {
    tell(EngineAsks{{secret(0)}});
    ASSERT_TRUE(ask(Move{"4712"}, person(1)));
    EXPECT_THAT(heard_by(Viewer::spectator()), HasSubstr("4711"));
    EXPECT_THAT(heard_by(Viewer::spectator()), HasSubstr("4712"));
}

TEST_F(OpenTablesOfPrograms, HaveAViewOfEachPlyWithItsQuestion) {
    tell(EngineAsks{{secret(0)}});
    ASSERT_TRUE(ask(Move{"1"}, person(1)));
    tell(EngineAsks{{secret(1)}});
    ASSERT_TRUE(ask(Move{"2"}, person(2)));
    auto const views = views_from(m_events, m_games, Viewer::spectator(), 0, 2);
    ASSERT_EQ(views.size(), 2U);
    EXPECT_EQ(views[0].at("view").at("asked").at("seat"), Json(0));
    EXPECT_TRUE(views[0].at("view").at("answered").is_null());
    EXPECT_EQ(views[1].at("view").at("asked").at("seat"), Json(1));
    EXPECT_EQ(views[1].at("view").at("answered").at("answer"), Json(1));
    auto const rest = views_from(m_events, m_games, Viewer::spectator(), 2, 2);
    ASSERT_EQ(rest.size(), 1U);
    EXPECT_TRUE(rest[0].at("view").at("asked").is_null());
    EXPECT_EQ(rest[0].at("view").at("answered").at("answer"), Json(2));
}

TEST_F(TablesOfPrograms, GoOnInTheirVersion) {
    tell(EngineAsks{{secret(0)}});
    m_games.add(std::make_shared<AskingGame const>(2, true));
    auto const again = fold(1, m_events, m_games).value();
    EXPECT_EQ(again.game->info().version, 1U);
    EXPECT_EQ(tests::portrait(again), tests::portrait(m_table));
    begin({.game = "asking", .seats = {{}, {}}, .mine = {0}});
    EXPECT_EQ(m_table.game->info().version, 2U);
    m_games.remove("asking");
    EXPECT_TRUE(fold(1, m_events, m_games)) << "withdrawn, and played to its end";
}

TEST_F(TablesOfPrograms, AreWhatTheirEventsSay) {
    tell(EngineAsks{{secret(0)}});
    ASSERT_TRUE(ask(Move{R"({"a":[1,2]})"}, person(1)));
    tell(EngineAsks{{secret(1)}});
    for (auto const& event : m_events) {
        auto const text = support::to_text(to_json(event));
        EXPECT_EQ(event_from_json(support::parse_json(text).value()).value(), event) << text;
    }
    auto json = to_json(m_events.front()).as_object();
    json["version"] = 0;
    EXPECT_EQ(event_from_json(json).error().message, "\"version\" must be a number from 1 on");
    json.erase("version");
    EXPECT_EQ(std::get<Created>(event_from_json(json).value().what).version, 0U) << "of a game of our own";
    auto asked = to_json(m_events[4]).as_object();
    asked["params"] = 3;
    EXPECT_EQ(event_from_json(asked).error().message, "\"params\" must be an object");
    EXPECT_FALSE(apply(m_table, {.number = m_table.last + 1, .moment = m_now, .what = secret(2)}));
    EXPECT_FALSE(apply(m_table, {.number = m_table.last + 1, .moment = m_now, .what = secret(0)}));
}

TEST(TablesOfOurOwnGames, AreAskedNothing) {
    auto desk = tests::Desk::of_two("ploy");
    EXPECT_TRUE(desk.tell(EngineAsks{{secret(0)}}).empty());
    EXPECT_FALSE(apply(desk.table, {.number = desk.table.last + 1, .moment = desk.now, .what = secret(0)}));
}

// Three people; each bids in secret.
class TablesWhereAllDecideAtOnce : public TablesOfPrograms {
protected:
    TablesWhereAllDecideAtOnce() {
        m_games.add(bids::make_game());
        begin({.game = "bids", .seats = {{}, {}, {}}, .mine = {0}});
        take(decide(m_table, SitDown{}, person(3), m_now).value());
    }
};

TEST_F(TablesWhereAllDecideAtOnce, CountTheMovesWhenAllAreThere) {
    EXPECT_EQ(m_table.turns().size(), 3U);
    ASSERT_TRUE(ask(Move{"4"}, person(3)));
    EXPECT_FALSE(m_table.has_turn(2));
    EXPECT_FALSE(ask(Move{"3"}, person(3))) << "once";
    EXPECT_TRUE(m_table.moves.empty()) << "it does not count yet";
    EXPECT_THAT(heard_by(Viewer::seat(2)), HasSubstr(R"("move":"4")"));
    EXPECT_THAT(heard_by(Viewer::seat(0)), Not(HasSubstr(R"("move":"4")")));
    EXPECT_THAT(heard_by(Viewer::spectator()), Not(HasSubstr(R"("move":"4")")));
    ASSERT_TRUE(ask(Move{"5"}, person(1)));
    ASSERT_TRUE(ask(Move{"5"}, person(2)));
    ASSERT_EQ(m_table.moves.size(), 3U);
    EXPECT_EQ(m_table.moves[0].move, "5") << "in the order of the seats";
    EXPECT_FALSE(m_table.moves[0].is_together);
    EXPECT_TRUE(m_table.moves[2].is_together);
    EXPECT_EQ(m_table.position->position(), "1 0-0-4 0-0-0");
    EXPECT_EQ(m_table.turns().size(), 3U) << "the next round";
    EXPECT_EQ(fold(1, m_events, m_games).value().moves, m_table.moves);
}

TEST_F(TablesWhereAllDecideAtOnce, AreLostByWhoIsOutOfTime) {
    begin({.game = "bids", .seats = {{}, {}, {}}, .mine = {0}, .time = {.per_game = seconds(10)}});
    take(decide(m_table, SitDown{}, person(3), m_now).value());
    m_now += seconds(4);
    ASSERT_TRUE(ask(Move{"1"}, person(1)));
    EXPECT_EQ(deadline(m_table), m_now + seconds(6)) << "the others' clocks run on";
    m_now += seconds(7);
    tell(LookAtClock{});
    EXPECT_EQ(m_table.phase, Phase::over);
    EXPECT_EQ(m_table.end->outcome->scores, (std::vector{1, 0, 1}));
}

} // namespace
} // namespace tables
