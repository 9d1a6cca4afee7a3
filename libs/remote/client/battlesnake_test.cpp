#include "client/battlesnake.hpp"

#include <gtest/gtest.h>

namespace client {
namespace {

using support::Json;
using support::JsonArray;
using support::JsonObject;

JsonObject snake(JsonArray body) {
    return {{"you", JsonObject{{"id", "0"}, {"body", std::move(body)}}}};
}

JsonObject at(int x, int y) {
    return {{"x", x}, {"y", y}};
}

TEST(Battlesnake, IsToldItsGameAndNotWhatIsForOthers) {
    JsonObject const params{
        {"game", JsonObject{{"id", "any"}, {"timeout", 500}}}, {"turn", 3}, {"moves", JsonArray{"up"}}};
    EXPECT_EQ(support::to_text(Json(battlesnake_request(params, "table-7"))),
              R"({"game":{"id":"table-7","timeout":500},"turn":3})");
    EXPECT_EQ(support::to_text(Json(battlesnake_request({{"game", 4}}, "table-7"))), R"({"game":4})");
}

TEST(Battlesnake, AnswersAMove) {
    EXPECT_EQ(battlesnake_move({.status = 200, .body = R"({"move":"left","shout":"hey"})"}), "left");
    for (auto const* const body : {"", "up", "[]", "{}", R"({"move":"sideways"})", R"({"move":3})"}) {
        EXPECT_FALSE(battlesnake_move({.status = 200, .body = body})) << body;
    }
    EXPECT_EQ(battlesnake_move({.status = 500, .body = R"({"move":"left"})"}).error().message,
              "it answers with status 500");
}

TEST(Battlesnake, GoesStraightOnWithoutAMove) {
    EXPECT_EQ(battlesnake_default_move(snake({at(3, 3), at(2, 3)})), "right");
    EXPECT_EQ(battlesnake_default_move(snake({at(3, 3), at(4, 3)})), "left");
    EXPECT_EQ(battlesnake_default_move(snake({at(3, 3), at(3, 4)})), "down");
    EXPECT_EQ(battlesnake_default_move(snake({at(3, 3), at(3, 3)})), "up");
    EXPECT_EQ(battlesnake_default_move({}), "up");
    EXPECT_EQ(battlesnake_default_move({{"you", 3}}), "up");
    EXPECT_EQ(battlesnake_default_move(snake({3, "x"})), "up");
}

} // namespace
} // namespace client
