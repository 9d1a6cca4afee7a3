#include "arena/game_line.hpp"

#include <gtest/gtest.h>

namespace arena {
namespace {

using namespace std::chrono_literals;

TEST(GameLine, IsReadAsItWasWritten) {
    FinishedGame const game{.number = 12, .result = {.ranks = {1, 0}, .error = {}, .cpu = {1200ns, 3s}}};
    EXPECT_EQ(game_line(game), R"({"game":12,"ranks":[1,0],"error":null,"cpu_ns":[1200,3000000000]})");
    EXPECT_EQ(game_from_line(game_line(game)), game);
    FinishedGame const other{.number = 0, .result = {.ranks = {2, 0, 0}, .error = 0, .cpu = {0ns, 1ns, 2ns}}};
    EXPECT_EQ(game_from_line(game_line(other)), other);
}

TEST(GameLine, OfAnotherFormIsRefused) {
    for (std::string_view const line :
         {"", "{}", "[]", "7", R"({"game":-1,"ranks":[0,1],"error":null,"cpu_ns":[0,0]})",
          R"({"game":1,"ranks":[0],"error":null,"cpu_ns":[0,0]})",
          R"({"game":1,"ranks":[],"error":null,"cpu_ns":[]})",
          R"({"game":1,"ranks":[0,"1"],"error":null,"cpu_ns":[0,0]})",
          R"({"game":1,"ranks":[0,1],"error":2,"cpu_ns":[0,0]})",
          R"({"game":1,"ranks":[0,1],"cpu_ns":[0,0]})",
          R"({"game":1,"ranks":[0,1],"error":null,"cpu_ns":[0,-5]})",
          R"({"game":1,"ranks":3,"error":null,"cpu_ns":[0]})",
          R"({"game":99999999999,"ranks":[0,1],"error":null,"cpu_ns":[0,0]})"}) {
        EXPECT_FALSE(game_from_line(line)) << line;
    }
}

} // namespace
} // namespace arena
