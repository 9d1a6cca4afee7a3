// Who is told what, over random games of every game.
#include "record/replay.hpp"
#include "record/text.hpp"
#include "tables/desk_test.hpp"
#include "tables/game_record.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace tables {
namespace {

using rules::Seat;
using rules::Viewer;
using testing::HasSubstr;
using testing::Not;
using tests::Desk;
using tests::guest;
using tests::person;
using tests::portrait;

constexpr int longest = 400; // moves of a random game

std::string text(Table const& before, Event const& event, Viewer viewer) {
    return support::to_text(told(before, event, {.viewer = viewer}));
}

// All that a viewer's stream holds: every event, and the table after it.
std::string stream(std::vector<Event> const& events, Viewer viewer) {
    auto table = new_table(1, events.front(), tests::all_games()).value();
    auto all = text(table, events.front(), viewer);
    for (std::size_t i = 1; i < events.size(); ++i) {
        all += text(table, events[i], viewer);
        EXPECT_TRUE(apply(table, events[i]));
        all += support::to_text(seen(table, {.viewer = viewer}));
    }
    return all;
}

Desk full_table(std::string const& game, std::uint64_t seed) {
    auto const seats = static_cast<std::size_t>(tests::all_games().find(game).value()->info().least_seats);
    Desk desk({.game = game, .seats = std::vector<SeatPlan>(seats), .mine = {0}}, person(1), seed);
    for (std::size_t seat = 1; seat < seats; ++seat) {
        EXPECT_TRUE(desk.ask(SitDown{}, person(static_cast<int>(seat) + 1)));
    }
    return desk;
}

class EveryGame : public testing::TestWithParam<std::string> {};

std::vector<std::string> names() {
    std::vector<std::string> names;
    for (auto const& game : tests::all_games().games()) {
        names.push_back(game->info().name);
    }
    return names;
}

INSTANTIATE_TEST_SUITE_P(, EveryGame, testing::ValuesIn(names()), [](auto const& game) {
    auto name = game.param;
    std::ranges::replace(name, '-', '_');
    return name;
});

TEST_P(EveryGame, IsWhatItsStoredEventsSay) {
    for (std::uint64_t seed = 0; seed < 3; ++seed) {
        auto desk = full_table(GetParam(), seed);
        tests::Moves moves(desk.table, seed);
        for (int count = 0; desk.table.turn() && count < longest; ++count) {
            auto const turn = *desk.table.turn();
            auto const move = moves.next(desk.table);
            auto const other = person(turn == 0 ? 2 : 1);
            auto const before = count % 50 == 0 ? portrait(desk.table) : "";
            EXPECT_FALSE(desk.ask(Move{move + "?"}, person(turn + 1)));
            EXPECT_FALSE(desk.ask(Move{move}, other));
            if (!before.empty()) {
                EXPECT_EQ(portrait(desk.table), before);
            }
            desk.now += std::chrono::milliseconds(1);
            ASSERT_TRUE(desk.ask(Move{move}, person(turn + 1)));
        }
        std::vector<Event> stored;
        for (auto const& event : desk.events) {
            stored.push_back(
                event_from_json(support::parse_json(support::to_text(to_json(event))).value()).value());
        }
        EXPECT_EQ(stored, desk.events);
        EXPECT_EQ(portrait(fold(1, stored, tests::all_games()).value()), portrait(desk.table));
    }
}

TEST_P(EveryGame, TellsHiddenMovesToNobodyElse) {
    auto desk = full_table(GetParam(), 5);
    tests::Moves moves(desk.table, 5);
    for (int count = 0; desk.table.turn() && count < longest; ++count) {
        auto const turn = *desk.table.turn();
        auto const move = moves.next(desk.table);
        Event const event{.number = 1, .moment = {}, .what = Moved{.seat = turn, .move = move, .used = {}}};
        auto const said = "\"move\":" + support::to_text(support::Json(move));
        EXPECT_THAT(text(desk.table, event, Viewer::seat(turn)), HasSubstr(said));
        EXPECT_THAT(text(desk.table, event, Viewer::referee()), HasSubstr(said));
        bool const is_shown = desk.table.position->shows_move_to(Viewer::spectator());
        EXPECT_THAT(text(desk.table, event, Viewer::spectator()),
                    HasSubstr(is_shown ? said : "\"move\":null"));
        ASSERT_TRUE(desk.ask(Move{move}, person(turn + 1)));
    }
}

TEST_P(EveryGame, LeavesARecordThatVerifies) {
    auto desk = full_table(GetParam(), 6);
    tests::Moves moves(desk.table, 6);
    for (int count = 0; desk.table.turn() && count < longest; ++count) {
        ASSERT_TRUE(desk.ask(Move{moves.next(desk.table)}, person(*desk.table.turn() + 1)));
    }
    if (desk.table.turn()) {
        ASSERT_TRUE(desk.ask(Resign{}, person(1)));
    }
    auto const record = game_record(desk.table).value();
    auto const read = record::from_text(record::to_text(record)).value();
    auto const verified = record::verify(*desk.table.game, read);
    EXPECT_TRUE(verified) << verified.error().message;
}

TEST(Records, OfAnAgreedDrawVerify) {
    auto desk = Desk::of_two("ploy");
    EXPECT_FALSE(game_record(desk.table)) << "it is not over";
    ASSERT_TRUE(desk.ask(OfferDraw{}, person(1)));
    ASSERT_TRUE(desk.ask(AcceptDraw{}, person(2)));
    EXPECT_TRUE(record::verify(*desk.table.game, game_record(desk.table).value()));
}

TEST(Records, OfAVoidGameThereAreNone) {
    auto desk = Desk::of_two("ploy");
    desk.tell(Abandon{"the rules have changed"});
    EXPECT_FALSE(game_record(desk.table));
}

// The same shots at different fleets, for as long as they hit and miss alike: nobody could tell the games
// apart, neither by the fleets that were placed nor by the seed.
TEST(Streams, OfGamesThatDifferInWhatIsHiddenAreTheSame) {
    int compared = 0;
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        auto one = full_table("battleship-solo", seed);
        auto two = full_table("battleship-solo", seed + 1000);
        EXPECT_NE(one.table.position->position(), two.table.position->position());
        tests::Moves moves(one.table, seed);
        auto const spectators = [&] { return stream(one.events, Viewer::spectator()); };
        while (one.table.turn()) {
            auto const shot = moves.next(one.table);
            auto const next_one = [&](Desk const& desk) {
                auto const after = desk.table.position->clone();
                EXPECT_TRUE(after->play(shot));
                return support::to_text(after->view(Viewer::spectator()));
            };
            if (next_one(one) != next_one(two)) {
                break;
            }
            ASSERT_TRUE(one.ask(Move{shot}, person(1)));
            ASSERT_TRUE(two.ask(Move{shot}, person(1)));
            ++compared;
        }
        EXPECT_EQ(spectators(), stream(two.events, Viewer::spectator()));
        EXPECT_EQ(stream(one.events, Viewer::seat(0)), stream(two.events, Viewer::seat(0)));
    }
    EXPECT_GT(compared, 20);
}

TEST(Streams, ShowAFleetToItsOwnerAlone) {
    auto one = Desk::of_two("battleship");
    auto two = Desk::of_two("battleship");
    tests::Moves first(one.table, 1);
    tests::Moves second(two.table, 99);
    auto const fleet = first.next(one.table);
    ASSERT_NE(fleet, second.next(two.table));
    ASSERT_TRUE(one.ask(Move{fleet}, person(1)));
    ASSERT_TRUE(two.ask(Move{second.next(two.table)}, person(1)));
    for (auto const viewer : {Viewer::spectator(), Viewer::seat(1)}) {
        EXPECT_EQ(stream(one.events, viewer), stream(two.events, viewer));
        EXPECT_THAT(stream(one.events, viewer), Not(HasSubstr(fleet)));
    }
    EXPECT_THAT(stream(one.events, Viewer::seat(0)), HasSubstr(fleet));
    EXPECT_THAT(stream(one.events, Viewer::referee()), HasSubstr(fleet));
}

TEST(Streams, TellNobodysSecrets) {
    SeatPlan const invited{.kind = SeatKind::invited, .bot = {}, .invitation = "secret of a link"};
    Desk desk({.game = "ploy", .seats = {{}, invited}, .mine = {0}}, guest("a"), 123456789);
    ASSERT_TRUE(desk.ask(SitDown{.invitation = "secret of a link"}, guest("b")));
    for (auto const viewer : {Viewer::spectator(), Viewer::seat(0), Viewer::seat(1), Viewer::referee()}) {
        auto const all = stream(desk.events, viewer);
        EXPECT_THAT(all, Not(HasSubstr("hash of")));
        EXPECT_THAT(all, Not(HasSubstr("secret of a link")));
        EXPECT_EQ(all.contains("123456789"), viewer.is_referee());
    }
}

TEST(Viewers, AreWhoTheySitAs) {
    auto desk = Desk::of_two("ploy");
    EXPECT_EQ(viewer_of(desk.table, person(2)), Viewer::seat(1));
    EXPECT_EQ(viewer_of(desk.table, person(3)), Viewer::spectator());
    EXPECT_EQ(viewer_of(desk.table, {}), Viewer::spectator());
    ASSERT_TRUE(desk.ask(Resign{}, person(1)));
    EXPECT_EQ(viewer_of(desk.table, {}), Viewer::referee());
}

} // namespace
} // namespace tables
