#include "tables/desk_test.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace tables {
namespace {

using rules::Seat;
using std::chrono::seconds;
using support::ErrorKind;
using testing::HasSubstr;
using tests::Desk;
using tests::guest;
using tests::person;
using tests::portrait;

PersonTime five_minutes() {
    return {.per_game = seconds(300), .increment = seconds(2)};
}

TEST(Tables, BeginWhenTheLastSeatIsTaken) {
    Desk desk({.game = "ploy", .seats = {{}, {}}, .mine = {0}});
    EXPECT_EQ(desk.table.phase, Phase::waiting);
    EXPECT_EQ(desk.ask(SitDown{}, person(2)).value(),
              (Happenings{Seated{.seat = 1, .who = person(2)}, Started{}}));
    EXPECT_EQ(desk.table.phase, Phase::playing);
}

TEST(Tables, OfBotsAloneBeginAtOnce) {
    SeatPlan const bot{.kind = SeatKind::house_bot, .bot = "greedy"};
    Desk const desk({.game = "ploy", .seats = {bot, bot}});
    EXPECT_EQ(desk.table.phase, Phase::playing);
    EXPECT_EQ(desk.table.name_of(0), "the bot greedy");
}

TEST(Tables, AreNotMadeOfNonsense) {
    SeatPlan const unknown{.kind = SeatKind::house_bot, .bot = "grandmaster"};
    SeatPlan const upload{.kind = SeatKind::upload, .bot = "mine"};
    auto const error = [](Wish const& wish, Participant const& by = person(1)) {
        return open_table(wish, by, 1, tests::all_games(), tests::knows_no_bot).error().message;
    };
    EXPECT_THAT(error({.game = "go", .seats = {{}, {}}}), HasSubstr("ploy"));
    EXPECT_THAT(error({.game = "ploy", .seats = {{}}}), HasSubstr("2 to 2 seats"));
    EXPECT_THAT(error({.game = "ploy", .seats = {{}, unknown}}), HasSubstr("greedy"));
    EXPECT_EQ(error({.game = "ploy", .seats = {{}, upload}}), "there is no bot mine");
    EXPECT_THAT(error({.game = "ploy", .options = {{"size", "9"}}, .seats = {{}, {}}}), HasSubstr("size"));
    EXPECT_FALSE(error({.game = "ploy", .position = "nonsense", .seats = {{}, {}}}).empty());
    EXPECT_EQ(error({.game = "ploy", .position = "x", .seats = {{}, {}}, .is_casual = false}),
              "games from a position must be casual");
    EXPECT_EQ(error({.game = "ploy", .seats = {{}, {}}, .mine = {0, 1}}),
              "each person can take one seat only");
    EXPECT_THAT(error({.game = "ploy", .seats = {{}, {}}, .mine = {2}}), HasSubstr("no seat 2"));
    EXPECT_THAT(error({.game = "ploy", .seats = {{}, {}}, .time = {.per_move = seconds(-1)}}),
                HasSubstr("clock"));
    EXPECT_EQ(error({.game = "ploy", .seats = {{}, {}}}, {}), "log in, or come as a guest");
    EXPECT_EQ(error({.game = "ploy", .seats = {{}, {}}, .is_casual = false}, guest("a")),
              "guests play casual games only");
}

TEST(Tables, LetGuestsChooseABotAndNotHowItSearches) {
    SeatPlan const tuned{.kind = SeatKind::house_bot, .bot = "smart:nodes=1000000000"};
    SeatPlan const smart{.kind = SeatKind::house_bot, .bot = "smart"};
    auto const open = [](SeatPlan const& bot, Participant const& by) {
        return open_table({.game = "ploy", .seats = {{}, bot}}, by, 1, tests::all_games(),
                          tests::knows_no_bot);
    };
    EXPECT_TRUE(open(smart, guest("a")));
    EXPECT_TRUE(open(tuned, person(1)));
    EXPECT_EQ(open(tuned, guest("a")).error().kind, ErrorKind::denied);
}

TEST(Seats, AreTakenByWhoMay) {
    SeatPlan const invited{.kind = SeatKind::invited, .bot = {}, .invitation = "hash"};
    Desk desk({.game = "catan", .seats = {{}, {}, invited}, .mine = {0}, .is_casual = false});
    EXPECT_EQ(desk.ask(SitDown{}, {}).error().kind, ErrorKind::denied) << "nobody";
    EXPECT_EQ(desk.ask(SitDown{}, guest("a")).error().message, "guests play casual games only");
    EXPECT_EQ(desk.ask(SitDown{}, person(1)).error().kind, ErrorKind::conflict) << "twice";
    EXPECT_EQ(desk.ask(SitDown{.seat = 0}, person(2)).error().kind, ErrorKind::conflict) << "taken";
    EXPECT_EQ(desk.ask(SitDown{.seat = 2}, person(2)).error().kind, ErrorKind::denied);
    EXPECT_EQ(desk.ask(SitDown{.seat = 2, .invitation = "guess"}, person(2)).error().kind, ErrorKind::denied);
    EXPECT_EQ(desk.ask(SitDown{.seat = 3}, person(2)).error().kind, ErrorKind::invalid);
    EXPECT_TRUE(desk.ask(SitDown{.invitation = "hash"}, person(3)));
    EXPECT_EQ(desk.table.seat_of(person(3)), 1) << "any seat that is free";
    EXPECT_EQ(desk.ask(SitDown{}, person(4)).error().kind, ErrorKind::denied);
    EXPECT_TRUE(desk.ask(SitDown{.invitation = "hash"}, person(4)));
    EXPECT_EQ(desk.ask(SitDown{}, person(5)).error().message, "the game has begun");
}

TEST(Seats, OfAPrivateTableAreForTheInvited) {
    SeatPlan const invited{.kind = SeatKind::invited, .bot = {}, .invitation = "hash"};
    Desk desk({.game = "ploy", .seats = {{}, invited}, .mine = {0}, .is_private = true});
    EXPECT_FALSE(may_see(desk.table, person(2), ""));
    EXPECT_FALSE(may_see(desk.table, {}, "guess"));
    EXPECT_TRUE(may_see(desk.table, {}, "hash"));
    EXPECT_TRUE(may_see(desk.table, person(1), ""));
    EXPECT_EQ(desk.ask(SitDown{.invitation = "guess"}, guest("a")).error().kind, ErrorKind::not_found);
    EXPECT_EQ(desk.ask(Leave{}, guest("a")).error().kind, ErrorKind::not_found) << "as if it were not there";
    EXPECT_TRUE(desk.ask(SitDown{.invitation = "hash"}, guest("a")));
    EXPECT_TRUE(may_see(desk.table, guest("a"), ""));
    EXPECT_FALSE(may_see(desk.table, guest("b"), ""));
}

TEST(Seats, AreLeftBeforeTheGameOnly) {
    Desk desk({.game = "catan", .seats = {{}, {}, {}}, .mine = {0}});
    ASSERT_TRUE(desk.ask(SitDown{}, person(2)));
    EXPECT_TRUE(desk.ask(Leave{}, person(1)));
    EXPECT_EQ(desk.ask(Leave{}, person(1)).error().kind, ErrorKind::denied);
    EXPECT_EQ(desk.ask(Leave{}, person(2)).value().size(), 2U) << "the last one ends it";
    EXPECT_EQ(desk.table.phase, Phase::over);
    EXPECT_EQ(desk.table.end->outcome, std::nullopt);
    auto other = Desk::of_two("ploy");
    EXPECT_EQ(other.ask(Leave{}, person(1)).error().message, "the game is being played");
}

TEST(Moves, AreCheckedForWhoMakesThemWhenAndWhich) {
    auto desk = Desk::of_two("martian-chess");
    auto const legal = desk.table.position->legal_moves()->front();
    EXPECT_EQ(desk.ask(Move{legal}, person(2)).error().message, "it is the turn of person 1");
    EXPECT_EQ(desk.ask(Move{legal}, person(3)).error().kind, ErrorKind::denied);
    EXPECT_EQ(desk.ask(Move{legal}, {}).error().kind, ErrorKind::denied);
    EXPECT_EQ(desk.ask(Move{"a1"}, person(1)).error().kind, ErrorKind::refused);
    EXPECT_TRUE(desk.ask(Move{legal}, person(1)));
    EXPECT_EQ(desk.table.turn(), 1);
    EXPECT_EQ(desk.ask(Move{legal}, person(1)).error().kind, ErrorKind::refused);
}

TEST(Resigning, LosesTheGame) {
    auto desk = Desk::of_two("ploy");
    EXPECT_EQ(desk.ask(Resign{}, person(3)).error().kind, ErrorKind::denied);
    EXPECT_TRUE(desk.ask(Resign{}, person(2)));
    EXPECT_EQ(desk.table.end->outcome->winner, 0);
    EXPECT_EQ(desk.table.end->why, "person 2 resigned");
    EXPECT_EQ(desk.ask(Resign{}, person(1)).error().message, "the game is over");
}

TEST(Draws, AreAgreedByBoth) {
    auto desk = Desk::of_two("ploy");
    EXPECT_EQ(desk.ask(AcceptDraw{}, person(1)).error().message, "nobody offers you a draw");
    EXPECT_EQ(desk.ask(DeclineDraw{}, person(1)).error().message, "nobody offers a draw");
    EXPECT_TRUE(desk.ask(OfferDraw{}, person(1)));
    EXPECT_EQ(desk.ask(OfferDraw{}, person(1)).error().kind, ErrorKind::refused);
    EXPECT_EQ(desk.ask(AcceptDraw{}, person(1)).error().kind, ErrorKind::refused) << "with oneself";
    EXPECT_EQ(desk.ask(AcceptDraw{}, person(3)).error().kind, ErrorKind::denied);
    EXPECT_TRUE(desk.ask(DeclineDraw{}, person(2)));
    EXPECT_TRUE(desk.ask(OfferDraw{}, person(2)));
    EXPECT_TRUE(desk.ask(AcceptDraw{}, person(1)));
    EXPECT_EQ(desk.table.end->outcome->winner, std::nullopt);
    EXPECT_EQ(desk.table.end->why, "a draw is agreed");
}

TEST(Draws, LapseWithTheNextMove) {
    auto desk = Desk::of_two("ploy");
    ASSERT_TRUE(desk.ask(OfferDraw{}, person(2)));
    ASSERT_TRUE(desk.ask(Move{desk.table.position->legal_moves()->front()}, person(1)));
    EXPECT_EQ(desk.ask(AcceptDraw{}, person(1)).error().kind, ErrorKind::refused);
}

TEST(Draws, AreNotForEveryGameNorForBots) {
    auto const are_told = [](Desk const& desk) {
        return seen(desk.table, {.viewer = rules::Viewer::spectator()}).at("draws");
    };
    EXPECT_EQ(are_told(Desk::of_two("ploy")), true);
    auto chess = Desk::of_two("martian-chess");
    EXPECT_EQ(are_told(chess), false);
    EXPECT_EQ(chess.ask(OfferDraw{}, person(1)).error().message, "Martian Chess knows no draw by agreement");
    SeatPlan const bot{.kind = SeatKind::house_bot, .bot = "greedy"};
    Desk ploy({.game = "ploy", .seats = {{}, bot}, .mine = {0}});
    EXPECT_EQ(are_told(ploy), false);
    EXPECT_EQ(ploy.ask(OfferDraw{}, person(1)).error().message, "bots take no offers");
}

TEST(Hints, AreForCasualGamesAgainstBotsAlone) {
    auto const are_told = [](Desk const& desk, std::optional<rules::Seat> seat) {
        auto const viewer = seat ? rules::Viewer::seat(*seat) : rules::Viewer::spectator();
        return seen(desk.table, {.viewer = viewer, .seat = seat}).at("hints");
    };
    SeatPlan const bot{.kind = SeatKind::house_bot, .bot = "greedy"};
    Desk casual({.game = "ploy", .seats = {{}, bot}, .mine = {0}});
    EXPECT_EQ(are_told(casual, 0), true);
    EXPECT_EQ(are_told(casual, std::nullopt), false) << "a spectator could tell";
    Desk const rated({.game = "ploy", .seats = {{}, bot}, .mine = {0}, .is_casual = false});
    EXPECT_EQ(are_told(rated, 0), false);
    EXPECT_EQ(are_told(Desk::of_two("ploy"), 0), false) << "the other one is a person";
    ASSERT_TRUE(casual.ask(Resign{}, person(1)));
    EXPECT_EQ(are_told(casual, 0), false) << "it is over, and everybody may analyse it";
}

TEST(Clocks, ChargeTheTurnAndGiveTheIncrement) {
    auto desk = Desk::of_two("ploy", five_minutes());
    desk.now += seconds(10);
    ASSERT_TRUE(desk.ask(Move{desk.table.position->legal_moves()->front()}, person(1)));
    EXPECT_EQ(desk.table.at(0).clock.left(), seconds(292));
    EXPECT_EQ(desk.table.at(0).used, seconds(10));
    EXPECT_EQ(deadline(desk.table), desk.now + seconds(300));
}

TEST(Clocks, EndTheGameOfWhoIsLate) {
    auto desk = Desk::of_two("ploy", five_minutes());
    desk.now += seconds(300) - std::chrono::microseconds(1);
    EXPECT_TRUE(desk.tell(LookAtClock{}).empty());
    desk.now += std::chrono::microseconds(1);
    EXPECT_EQ(desk.tell(LookAtClock{}).front(), Happening(FlagFell{0}));
    EXPECT_EQ(desk.table.end->outcome->winner, 1);
    EXPECT_EQ(desk.table.end->why, "person 1 ran out of time");
}

TEST(Clocks, TakeNoMoveThatComesTooLate) {
    auto desk = Desk::of_two("ploy", {.per_move = seconds(30)});
    desk.now += seconds(30);
    auto const moves = *desk.table.position->legal_moves();
    EXPECT_EQ(desk.ask(Move{moves.front()}, person(1)).value().front(), Happening(FlagFell{0}));
    EXPECT_EQ(desk.table.phase, Phase::over);
}

TEST(Clocks, GiveEachMoveItsTime) {
    auto desk = Desk::of_two("ploy", {.per_move = seconds(30)});
    for (int move = 0; move < 4; ++move) {
        desk.now += seconds(29);
        ASSERT_TRUE(desk.ask(Move{desk.table.position->legal_moves()->front()}, person(1 + move % 2)));
    }
    EXPECT_EQ(desk.table.at(0).clock.left(), seconds(30));
    EXPECT_EQ(desk.table.at(0).used, seconds(58));
}

TEST(Clocks, StandStillWhileTheServerIsDown) {
    auto desk = Desk::of_two("ploy", five_minutes());
    desk.now += seconds(100);
    EXPECT_EQ(desk.tell(Pause{}).size(), 1U);
    EXPECT_TRUE(desk.tell(Pause{}).empty());
    desk.now += std::chrono::hours(1);
    EXPECT_TRUE(desk.tell(LookAtClock{}).empty());
    EXPECT_EQ(deadline(desk.table), std::nullopt);
    EXPECT_EQ(desk.tell(Resume{}).size(), 1U);
    EXPECT_TRUE(desk.tell(Resume{}).empty());
    EXPECT_EQ(deadline(desk.table), desk.now + seconds(200));
    desk.now += seconds(50);
    ASSERT_TRUE(desk.ask(Move{desk.table.position->legal_moves()->front()}, person(1)));
    EXPECT_EQ(desk.table.at(0).clock.left(), seconds(152));
    EXPECT_EQ(desk.table.at(0).used, seconds(150));
    EXPECT_EQ(desk.table.moves.back().cpu, seconds(150));
}

TEST(Clocks, OfATableThatNobodyComesToEnd) {
    Desk desk({.game = "ploy", .seats = {{}, {}}, .mine = {0}});
    desk.now += std::chrono::hours(24);
    EXPECT_TRUE(desk.tell(LookAtClock{}).empty());
    desk.now += seconds(1);
    EXPECT_EQ(desk.tell(LookAtClock{}).size(), 1U);
    EXPECT_EQ(desk.table.end->why, "nobody came");
}

TEST(Bots, MoveWhenItIsTheirTurn) {
    SeatPlan const bot{.kind = SeatKind::house_bot, .bot = "greedy"};
    Desk desk({.game = "ploy", .seats = {bot, {}}, .mine = {1}, .time = five_minutes()});
    auto const move = desk.table.position->legal_moves()->front();
    EXPECT_TRUE(desk.tell(BotMove{.seat = 1, .move = move, .cpu = {}}).empty());
    EXPECT_EQ(desk.tell(BotMove{.seat = 0, .move = move, .cpu = seconds(1)}).size(), 1U);
    EXPECT_EQ(desk.table.at(0).used, seconds(1));
    EXPECT_EQ(desk.tell(FailBot{.seat = 0, .why = "over memory"}).size(), 2U);
    EXPECT_EQ(desk.table.end->outcome->winner, 1);
    EXPECT_EQ(desk.table.blame->why, "over memory");
    EXPECT_TRUE(desk.tell(Abandon{"x"}).empty());
}

TEST(Chatting, IsForThoseWhoPlay) {
    auto desk = Desk::of_two("ploy");
    EXPECT_TRUE(desk.ask(Chat{"dobrý den"}, person(2)));
    EXPECT_EQ(desk.ask(Chat{"hello"}, person(3)).error().kind, ErrorKind::denied);
    for (auto const& text :
         {std::string(), std::string(501, 'a'), std::string("a\nb"), std::string("\xff")}) {
        EXPECT_EQ(desk.ask(Chat{text}, person(1)).error().kind, ErrorKind::invalid);
    }
}

TEST(Rematches, AreAgreedByThePeople) {
    SeatPlan const bot{.kind = SeatKind::house_bot, .bot = "random"};
    Desk desk({.game = "catan", .seats = {{}, {}, bot}, .mine = {0}});
    ASSERT_TRUE(desk.ask(SitDown{}, person(2)));
    EXPECT_EQ(desk.ask(OfferRematch{}, person(1)).error().kind, ErrorKind::refused);
    ASSERT_TRUE(desk.ask(Resign{}, person(1)));
    EXPECT_TRUE(desk.ask(OfferRematch{}, person(1)));
    EXPECT_EQ(desk.ask(OfferRematch{}, person(1)).error().kind, ErrorKind::conflict);
    EXPECT_FALSE(wants_rematch(desk.table));
    EXPECT_TRUE(desk.ask(OfferRematch{}, person(2)));
    EXPECT_TRUE(wants_rematch(desk.table));
    auto const again = fold(2, as_events(0, rematch_of(desk.table, 8), desk.now), tests::all_games()).value();
    EXPECT_EQ(again.phase, Phase::playing);
    EXPECT_EQ(again.seat_of(person(1)), 1);
    EXPECT_EQ(again.seat_of(person(2)), 2);
    EXPECT_EQ(again.seats[0].plan.kind, SeatKind::house_bot);
    ASSERT_TRUE(apply(desk.table, as_events(desk.table.last, {Rematched{2}}, desk.now).front()));
    EXPECT_EQ(desk.ask(OfferRematch{}, person(1)).error().message, "the rematch is at table 2");
}

TEST(Chat, IsNoFlood) {
    auto desk = Desk::of_two("ploy");
    for (int count = 0; count < 20; ++count) {
        ASSERT_TRUE(desk.ask(Chat{"buy"}, person(1)));
        desk.now += std::chrono::seconds(1);
    }
    EXPECT_EQ(desk.ask(Chat{"buy"}, person(1)).error().kind, ErrorKind::refused);
    EXPECT_TRUE(desk.ask(Chat{"please stop"}, person(2)));
    desk.now += std::chrono::seconds(40);
    EXPECT_TRUE(desk.ask(Chat{"buy"}, person(1))) << "a minute after the first";
    desk.now += std::chrono::milliseconds(500);
    EXPECT_FALSE(desk.ask(Chat{"buy"}, person(1)));
}

TEST(Guests, KeepTheirSeatWhenTheyLogIn) {
    Desk desk({.game = "ploy", .seats = {{}, {}}, .mine = {0}}, guest("a"));
    ASSERT_TRUE(desk.ask(SitDown{}, person(2)));
    EXPECT_TRUE(desk.tell(TakeOver{.guest = guest("b"), .who = person(3)}).empty()) << "another guest's";
    EXPECT_TRUE(desk.tell(TakeOver{.guest = guest("a"), .who = person(2)}).empty()) << "sits there already";
    EXPECT_EQ(desk.tell(TakeOver{.guest = guest("a"), .who = person(3)}).size(), 1U);
    EXPECT_EQ(desk.table.seat_of(person(3)), 0);
    EXPECT_EQ(desk.table.seat_of(guest("a")), std::nullopt);
    EXPECT_TRUE(desk.table.created.by.is(person(3)));
    EXPECT_EQ(desk.ask(Resign{}, guest("a")).error().kind, ErrorKind::denied);
    EXPECT_TRUE(desk.ask(Resign{}, person(3)));
    EXPECT_TRUE(desk.tell(TakeOver{.guest = guest("a"), .who = person(3)}).empty()) << "it is over";
    EXPECT_EQ(portrait(desk.table), portrait(fold(1, desk.events, tests::all_games()).value()));
}

// Every command in every phase by everybody: who may not changes nothing, and is told why.
TEST(Commands, OfStrangersAndOutOfTheirPhaseChangeNothing) {
    std::vector<Command> const commands{SitDown{},     Leave{},       Move{"a"},
                                        Resign{},      OfferDraw{},   AcceptDraw{},
                                        DeclineDraw{}, Chat{"hello"}, OfferRematch{}};
    // Of the player in a game that waits, is played, and is over: what is possible then.
    std::array<std::set<std::size_t>, 3> const possible{{{1, 7}, {3, 4, 7}, {7, 8}}};
    for (std::size_t phase = 0; phase < 3; ++phase) {
        for (std::size_t i = 0; i < commands.size(); ++i) {
            auto desk =
                phase == 0 ? Desk({.game = "ploy", .seats = {{}, {}}, .mine = {0}}) : Desk::of_two("ploy");
            if (phase == 2) {
                ASSERT_TRUE(desk.ask(Resign{}, person(2)));
            }
            auto const before = portrait(desk.table);
            for (auto const& stranger : {person(9), guest("a"), Participant()}) {
                if (phase > 0 || i > 0) {
                    auto const answer = desk.ask(commands[i], stranger);
                    ASSERT_FALSE(answer) << phase << ' ' << i;
                    EXPECT_FALSE(answer.error().message.empty());
                }
            }
            EXPECT_EQ(portrait(desk.table), before);
            EXPECT_EQ(desk.ask(commands[i], person(1)).has_value(), possible.at(phase).contains(i))
                << phase << ' ' << i;
            if (!possible.at(phase).contains(i)) {
                EXPECT_EQ(portrait(desk.table), before);
            }
        }
    }
}

} // namespace
} // namespace tables
