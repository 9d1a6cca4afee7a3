#include "catan/game.hpp"
#include "catan/interface.hpp"
#include "catan/position_notation.hpp"
#include "catan/state.hpp"
#include "catan/testing.hpp"

#include <gtest/gtest.h>

namespace catan {
namespace {

using rules::Viewer;
using tests::TestTable;

State state_of(TestTable const& table) {
    return {table.position, 1};
}

TEST(State, NamesWhatIsExpected) {
    TestTable table;
    auto const method = [&](Phase phase) {
        table.position.phase = phase;
        table.position.discarding = 4;
        table.position.offer.partner = 3;
        return state_of(table).decision();
    };
    EXPECT_EQ(method(Phase::first_settlement), (rules::Decision{0, "initial_placement"}));
    EXPECT_EQ(method(Phase::first_road), (rules::Decision{0, "initial_placement"}));
    EXPECT_EQ(method(Phase::before_roll), (rules::Decision{0, "take_turn"}));
    EXPECT_EQ(method(Phase::discard), (rules::Decision{2, "discard"}));
    EXPECT_EQ(method(Phase::robber), (rules::Decision{0, "move_robber"}));
    EXPECT_EQ(method(Phase::steal), (rules::Decision{0, "steal"}));
    EXPECT_EQ(method(Phase::turn), (rules::Decision{0, "take_turn"}));
    EXPECT_EQ(method(Phase::free_road), (rules::Decision{0, "take_turn"}));
    EXPECT_EQ(method(Phase::year_of_plenty), (rules::Decision{0, "choose_resource"}));
    EXPECT_EQ(method(Phase::monopoly), (rules::Decision{0, "choose_resource"}));
    EXPECT_EQ(method(Phase::answer), (rules::Decision{3, "answer_trade"}));
    EXPECT_EQ(method(Phase::over), std::nullopt);
}

TEST(State, ChanceFlowsFromItsNumber) {
    TestTable table(2);
    table.before_roll();
    State one(table.position, 7);
    State same(table.position, 7);
    ASSERT_TRUE(one.play("roll"));
    ASSERT_TRUE(same.play("roll"));
    EXPECT_EQ(one.position(), same.position());
    EXPECT_EQ(one.last()->dice, same.last()->dice);
    EXPECT_NE(one.position().substr(one.position().rfind(' ') + 1), "0000000000000007");
}

TEST(State, DiscardsAreNotListed) {
    TestTable table(2);
    table.deal(0, "8b").before_roll();
    table.roll(7);
    auto const state = state_of(table);
    EXPECT_EQ(state.legal_moves(), std::nullopt);
    EXPECT_FALSE(state.perft(1));
    auto const question = state.question();
    EXPECT_EQ(question.at("count"), 4);
    EXPECT_FALSE(question.contains("legal_moves"));
}

TEST(State, OffersAreCountedInTheQuestion) {
    TestTable table(2);
    table.deal(0, "2b");
    auto state = state_of(table);
    EXPECT_EQ(state.question().at("offers_left"), 20);
    ASSERT_TRUE(state.play("offer:1:1b:1o"));
    EXPECT_FALSE(state.question().contains("offers_left"));
    ASSERT_TRUE(state.play("reject"));
    EXPECT_EQ(state.question().at("offers_left"), 19);
}

TEST(State, TheWinnerAndThePointsAreTheOutcome) {
    TestTable table(3);
    table.city(0, "2,5").city(0, "3,4").city(0, "4,3").city(0, "5,2").settlement(0, "4,0").settlement(1,
                                                                                                      "1,1");
    table.give_card(0, Card::victory_point);
    auto state = state_of(table);
    EXPECT_EQ(state.outcome(), std::nullopt);
    table.play("end");
    table.position.phase = Phase::over;
    table.position.turn = 0;
    EXPECT_EQ(state_of(table).outcome(), (rules::Outcome{0, {10, 1, 0}, "player 0 has 10 points"}));
    table.player(0).cards = Cards{};
    EXPECT_EQ(state_of(table).outcome(),
              (rules::Outcome{std::nullopt, {9, 1, 0}, "nobody has 10 points after 2 turns"}));
}

TEST(State, WhoForfeitsLeavesTheGameToTheBestOfTheOthers) {
    TestTable table(3);
    table.city(0, "2,5").settlement(1, "1,1");
    EXPECT_EQ(state_of(table).forfeit(1), (rules::Outcome{0, {2, 0, 1}, "player 1 forfeits"}));
    EXPECT_EQ(state_of(table).forfeit(0), (rules::Outcome{std::nullopt, {0, 1, 1}, "player 0 forfeits"}));
    EXPECT_EQ(state_of(table).agreed_draw(), std::nullopt);
}

TEST(Question, IsReadBackAsWhatThePlayerKnows) {
    TestTable table(3);
    table.settlement(1, "1,1").deal(0, "2b1o").deal(1, "3g").give_card(1, Card::knight);
    auto const question = state_of(table).question();
    auto const read = position_in("take_turn", question);
    ASSERT_TRUE(read) << read.error().message;
    EXPECT_EQ(*read, table.position.seen_by(Viewer::seat(0)));
}

TEST(Question, ThatMakesNoSenseIsRefused) {
    TestTable table(2);
    table.deal(1, "1b");
    auto const error = [&](std::string_view method, support::JsonObject const& question) {
        auto const read = position_in(method, question);
        return read ? "" : read.error().message;
    };
    auto question = state_of(table).question();
    EXPECT_EQ(error("steal", question), "'steal' does not fit the position, which expects 'take_turn'");
    EXPECT_EQ(error("take_turn", {}), "\"view\" must be an object");
    EXPECT_EQ(error("take_turn", {{"view", 7}}), "\"view\" must be an object");
    EXPECT_NE(error("take_turn", {{"view", support::JsonObject{}}}), "");
    question["view"].as_object()["position"] = "nonsense";
    EXPECT_EQ(error("take_turn", question),
              "a position has 9 fields and one for each of 2 to 4 players, not 1 in all");
    table.position.turn = 1;
    question["view"].as_object()["position"] = to_text(table.position.seen_by(Viewer::seat(0))) + " -";
    EXPECT_EQ(error("take_turn", question),
              "the game is over, or the player who decides does not see the cards");
}

TEST(Answer, IsAMoveInQuotes) {
    auto const state = state_of(TestTable(2));
    EXPECT_EQ(state.move_from_answer("roll").value(), "roll");
    EXPECT_EQ(state.move_from_answer(7).error().message,
              "the answer is a move in quotes, such as \"roll\", not '7'");
}

support::Result<std::unique_ptr<rules::State>> start(std::map<std::string, std::string> const& options,
                                                     int seats, std::optional<std::string> position = {}) {
    auto const game = make_game();
    return game->start({.options = rules::Options::create(game->info().options, options).value(),
                        .seed = 5,
                        .seats = seats,
                        .position = std::move(position)});
}

TEST(Game, IntroducesItself) {
    auto const game = make_game();
    auto const& info = game->info();
    EXPECT_EQ(info.name, "catan");
    EXPECT_EQ(info.kind, rules::Kind::ranking);
    EXPECT_EQ(info.least_seats, 2);
    EXPECT_EQ(info.most_seats, 4);
}

TEST(Game, StartsOnTheBoardOneAsksFor) {
    EXPECT_TRUE(
        start({{"board", "beginner"}}, 4).value()->position().starts_with("o10,w2,l9/g12,b6,w4,b10/"));
    EXPECT_NE(start({}, 3).value()->position(), start({{"red", "apart"}}, 3).value()->position());
    EXPECT_EQ(start({}, 2).value()->position(), start({}, 2).value()->position());
    EXPECT_EQ(start({}, 5).error().message, "Catan needs 2 to 4 players (got 5)");
    EXPECT_EQ(start({}, 1).error().message, "Catan needs 2 to 4 players (got 1)");
}

TEST(Game, StartsFromAPosition) {
    auto const position = start({}, 2).value()->position();
    EXPECT_EQ(start({}, 2, position).value()->position(), position);
    auto const board = position.substr(0, position.rfind(' '));
    EXPECT_TRUE(start({}, 2, board + " -").value()->position().starts_with(board));
    EXPECT_EQ(start({}, 3, position).error().message, "the position is for 2 players, not 3");
    EXPECT_EQ(start({}, 2, "x y").error().message,
              "a position has 9 fields and one for each of 2 to 4 players, not 1 in all");
    std::string const chance = "the last field must be the random state, 16 hexadecimal digits or - (got ";
    EXPECT_EQ(start({}, 2, board + " 12").error().message, chance + "'12')");
    EXPECT_EQ(start({}, 2, board + " 12345678901234567").error().message, chance + "'12345678901234567')");
    EXPECT_EQ(start({}, 2, board + " 000000000000000g").error().message, chance + "'000000000000000g')");
}

TEST(Game, EndsAfterTheTurnsOneAsksFor) {
    auto const state = start({{"turns", "1"}}, 2).value();
    auto const bot = rules::make_house_bot(*make_game(), "random", 1).value();
    while (state->decision()) {
        ASSERT_TRUE(state->play(bot->decide(*state, {})));
    }
    EXPECT_EQ(state->outcome()->reason, "nobody has 10 points after 1 turns");
}

} // namespace
} // namespace catan
