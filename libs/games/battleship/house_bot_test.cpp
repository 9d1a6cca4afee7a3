#include "battleship/game.hpp"
#include "battleship/house_bot.hpp"
#include "battleship/json_forms.hpp"
#include "battleship/test_fields.hpp"

#include <gtest/gtest.h>

namespace battleship {
namespace {

using support::Json;
using support::JsonObject;
using tests::error_of;

// The moves of one game, asked through one door or the other.
std::vector<std::string> moves_of(rules::Game const& game, std::string_view bot_name, bool through_json) {
    auto const state = rules::start_standard(game, 5).value();
    std::vector<std::unique_ptr<rules::Bot>> bots;
    for (int seat = 0; seat < game.info().least_seats; ++seat) {
        bots.push_back(rules::make_house_bot(game, bot_name, game.bot_seed(5, seat)).value());
    }
    std::vector<std::string> moves;
    while (auto const decision = state->decision()) {
        auto& bot = *bots.at(static_cast<std::size_t>(decision->seat));
        moves.push_back(
            through_json
                ? state->move_from_answer(bot.answer(decision->method, state->question(), {}).value()).value()
                : bot.decide(*state, {}));
        auto const played = state->play(moves.back());
        EXPECT_TRUE(played) << error_of(played);
    }
    return moves;
}

TEST(HouseBots, PlayBothGamesToTheEndThroughEitherDoorAlike) {
    for (auto const& game : {make_game(), make_solo_game()}) {
        for (auto const& bot : game->info().bots) {
            auto const moves = moves_of(*game, bot.name, false);
            EXPECT_GE(moves.size(), 20U);
            EXPECT_EQ(moves, moves_of(*game, bot.name, true)) << bot.name;
        }
    }
}

TEST(HouseBots, AreRandomSmartAndDensity) {
    std::vector<std::string> names;
    for (auto const& bot : house_bots()) {
        names.push_back(bot.name);
    }
    EXPECT_EQ(names, (std::vector<std::string>{"random", "smart", "density"}));
}

TEST(HouseBots, RollTheirOwnDice) {
    auto const game = make_solo_game();
    auto const state = rules::start_standard(*game).value();
    auto const first = make_house_bot("random", 1)->decide(*state, {});
    EXPECT_EQ(first, make_house_bot("random", 1)->decide(*state, {}));
    EXPECT_NE(first, make_house_bot("random", 2)->decide(*state, {}));
}

// Params that no game sends: a bot in another process may get anything.
TEST(HouseBots, RefuseCallsTheyDoNotUnderstand) {
    auto const bot = make_house_bot("density", 1);
    EXPECT_EQ(error_of(bot->answer("get_move", {}, {})),
              "no method 'get_move'; there are: setup_field, next_shoot");
    EXPECT_EQ(error_of(bot->answer("setup_field", {}, {})),
              "the ship sizes are not 4, 3, 3, 2, 2, 2, 1, 1, 1, 1");
    EXPECT_EQ(error_of(bot->answer("next_shoot", {}, {})), "the map is not a list of 10 rows");
    TargetMap full;
    for (auto const position : PositionSet::all()) {
        full.mark_missed(position);
    }
    JsonObject const params{{"target_map", grid_to_json(full)}};
    EXPECT_EQ(error_of(bot->answer("next_shoot", params, {})), "the map has no free square");
}

} // namespace
} // namespace battleship
