#include "pairing/game_line.hpp"

#include <gtest/gtest.h>

namespace pairing {
namespace {

using namespace std::chrono_literals;

TEST(GameLine, IsReadAsItWasWritten) {
    FinishedGame const game{.number = 12,
                            .result = {.ranks = {1, 0}, .error = {}, .cpu = {1200ns, 3s}},
                            .record = {.offset = 70, .size = 9}};
    EXPECT_EQ(game_line(game),
              R"({"game":12,"ranks":[1,0],"error":null,"cpu_ns":[1200,3000000000],"record":[70,9]})");
    EXPECT_EQ(game_from_line(game_line(game)), game);
    FinishedGame const other{
        .number = 0, .result = {.ranks = {2, 0, 0}, .error = 0, .cpu = {0ns, 1ns, 2ns}}, .record = {}};
    EXPECT_EQ(game_from_line(game_line(other)), other);
}

TEST(GameLine, OfAnotherFormIsRefused) {
    EXPECT_TRUE(game_from_line(R"({"game":1,"ranks":[0,1],"error":null,"cpu_ns":[0,0],"record":[0,1]})"));
    for (std::string_view const line :
         {"", "{}", "[]", "7", R"({"game":-1,"ranks":[0,1],"error":null,"cpu_ns":[0,0],"record":[0,1]})",
          R"({"game":1,"ranks":[0],"error":null,"cpu_ns":[0,0],"record":[0,1]})",
          R"({"game":1,"ranks":[],"error":null,"cpu_ns":[],"record":[0,1]})",
          R"({"game":1,"ranks":[0,"1"],"error":null,"cpu_ns":[0,0],"record":[0,1]})",
          R"({"game":1,"ranks":[0,1],"error":2,"cpu_ns":[0,0],"record":[0,1]})",
          R"({"game":1,"ranks":[0,1],"cpu_ns":[0,0],"record":[0,1]})",
          R"({"game":1,"ranks":[0,1],"error":null,"cpu_ns":[0,-5],"record":[0,1]})",
          R"({"game":1,"ranks":3,"error":null,"cpu_ns":[0],"record":[0,1]})",
          R"({"game":1,"ranks":[0,1],"error":null,"cpu_ns":[0,0]})",
          R"({"game":1,"ranks":[0,1],"error":null,"cpu_ns":[0,0],"record":[0]})",
          R"({"game":1,"ranks":[0,1],"error":null,"cpu_ns":[0,0],"record":[-1,1]})",
          R"({"game":99999999999,"ranks":[0,1],"error":null,"cpu_ns":[0,0],"record":[0,1]})"}) {
        EXPECT_FALSE(game_from_line(line)) << line;
    }
}

TEST(GameLine, StandsThereOncePerGame) {
    FinishedGame const game{.number = 3, .result = {.ranks = {0}, .error = {}, .cpu = {1ns}}, .record = {}};
    std::vector<std::string> lines{game_line(game)};
    EXPECT_EQ(games_from_lines(lines)->at(3), game);
    lines.push_back(lines.front());
    EXPECT_EQ(games_from_lines(lines).error().message, "game 3 is listed twice");
    lines.back() = "{}";
    EXPECT_EQ(games_from_lines(lines).error().message, "'{}' is not a finished game");
}

} // namespace
} // namespace pairing
