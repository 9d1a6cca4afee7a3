#include "martian_chess/game.hpp"
#include "martian_chess/state.hpp"
#include "martian_chess/testing.hpp"

#include <gtest/gtest.h>

namespace martian_chess {
namespace {

using rules::make_house_bot;

rules::Setup setup(std::map<std::string, std::string> const& options = {}) {
    return {.options = *rules::Options::create(make_game()->info().options, options), .seed = 42};
}

TEST(Game, IntroducesItself) {
    auto const game = make_game();
    auto const& info = game->info();
    EXPECT_EQ(info.name, "martian-chess");
    EXPECT_EQ(info.kind, rules::Kind::match);
    EXPECT_EQ(info.time.per_game, std::chrono::milliseconds(5000));
    EXPECT_EQ(info.time.per_call, rules::TimeControl::forever);
    EXPECT_EQ(info.memory, 1'073'741'824U);
    EXPECT_EQ(info.baseline, "greedy");
    EXPECT_EQ(info.bots.size(), 3U);
}

TEST(Game, KnowsNamesThatPretendToBeItsBots) {
    auto const game = make_game();
    for (auto const* const name :
         {"greedy", "Greedy", "GREEDY", "gre-edy", "Gr eedy", "Smart (strong)", "smart:nodes=400", "smart!",
          "game.mc.players.GreedyPlayer", "GreedyPlayer", "Greedy Player", "grееdy" /* Cyrillic е */}) {
        EXPECT_TRUE(rules::looks_like_house_bot(*game, name)) << name;
    }
    for (auto const* const name : {"greedier", "Smarty", "not so smart", "(smart)", "Nick", "жук"}) {
        EXPECT_FALSE(rules::looks_like_house_bot(*game, name)) << name;
    }
}

TEST(Game, StartsAsUsualOrFromAPosition) {
    auto const game = make_game();
    EXPECT_EQ((*game->start(setup()))->position(), "qqd./qdp./dpp./..../..../.ppd/.pdq/.dqq 0 0-0 - 0");
    auto from_position = setup();
    from_position.position = "..../.p../..../..../..../..../..../p... 1 9-5 - 7";
    EXPECT_EQ((*game->start(from_position))->position(), from_position.position);
    from_position.position = "nonsense";
    EXPECT_FALSE(game->start(from_position));
}

TEST(Game, TheLimitOfQuietPliesIsAnOption) {
    auto const state = make_game()->start(setup({{"quiet-limit", "2"}}));
    ASSERT_TRUE((*state)->play("c6-d5"));
    EXPECT_EQ((*state)->outcome(), std::nullopt);
    ASSERT_TRUE((*state)->play("b3-a4"));
    EXPECT_EQ(to_text(*(*state)->outcome()), "draw 0-0");
}

TEST(Game, EverySeatGetsTheMatchsSeed) {
    EXPECT_EQ(make_game()->bot_seed(42, 0), 42U);
    EXPECT_EQ(make_game()->bot_seed(42, 1), 42U);
}

// Through either door the same player gives the same answers.
TEST(Bots, BothDoorsLeadToTheSamePlayer) {
    auto const game = make_game();
    for (auto const* spec : {"random", "greedy", "smart:nodes=200", "smart:depth=3"}) {
        auto const shown = *make_house_bot(*game, spec, 7);
        auto const asked = *make_house_bot(*game, spec, 7);
        auto const state = *game->start(setup());
        for (int ply = 0; ply < 10; ++ply) {
            auto const move = shown->decide(*state, {});
            auto const answer = asked->answer("get_action", state->question(), {});
            ASSERT_TRUE(answer) << answer.error().message;
            EXPECT_EQ(state->move_from_answer(*answer), move) << spec;
            ASSERT_TRUE(state->play(move)) << spec;
        }
    }
}

TEST(Bots, BadQuestionsAreExplained) {
    auto const game = make_game();
    auto const bot = *make_house_bot(*game, "greedy", 7);
    auto const error = [&](std::string_view method, support::JsonObject const& params) {
        auto const answer = bot->answer(method, params, {});
        return answer ? "no error" : answer.error().message;
    };
    std::string const start = to_text(Position::start());
    EXPECT_EQ(error("get_move", {}), "no method 'get_move'; there is: get_action");
    EXPECT_EQ(error("get_action", {}), "\"position\" is missing");
    EXPECT_EQ(error("get_action", {{"position", start}}), "\"quiet_limit\" is missing");
    EXPECT_EQ(error("get_action", {{"position", "x"}, {"quiet_limit", 200}}),
              "a position has 5 fields (board, side to move, scores, last move, plies), not 1: 'x'");
    EXPECT_EQ(error("get_action", {{"position", start}, {"quiet_limit", 0}}),
              "the game is over: there is no move to choose");
    EXPECT_EQ(error("get_action", {{"position", start}, {"quiet_limit", 1}}), "no error");
}

TEST(Bots, ParametersAreChecked) {
    auto const game = make_game();
    EXPECT_EQ(make_house_bot(*game, "smart:depth=65", 7).error().message,
              "bot smart: option depth is a whole number from 0 to 64, not '65'");
    EXPECT_FALSE(make_house_bot(*game, "clever", 7));
}

} // namespace
} // namespace martian_chess
