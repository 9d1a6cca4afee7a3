#include "ploy/perft.hpp"
#include "ploy/test_boards.hpp"

#include <gtest/gtest.h>

namespace ploy {
namespace {

struct Row {
    std::string_view position;
    std::vector<std::uint64_t> leaves; // of depths 1, 2, 3
};

// Counted by a program written apart from this one.
std::vector<Row> const table{
    {start_text, {145, 21025, 3032381}},
    {",,,,w170,,,,/,,,,b1,,,,/,,,,,,,,/,,,w146,,,,,/,,,,b17,,,,/,,,,,,,,/,,,,,,,,/,,,,,,,,/,,,,b170,,,, b",
     {31, 504, 15678}}, // white has little left: many lines end before depth 3
    {"w170,w51,,,,,,,b170/,,,,,,,,/,,,,,,,,/,,,,,,,,/,,,,b85,,,,/,,,,,,,,/,,,,,,,,/,,,,,,,,b129/w1,w7,,,,,,, "
     "w",
     {44, 1056, 43542}}, // two commanders a side
    {",,w82,w112,w170,w28,w74,w42,/,w81,w48,w10,w34,w80,w96,,/,,,w128,,w8,,,/,,,,,,,,/,,,w1,,,,,/"
     ",b81,b32,,b8,,,,/,,,,b4,b129,,b138,/,,b6,b5,b34,b130,,,/,,b73,b131,b170,b131,,,b73 b",
     {136, 18084, 2460301}},
    {"w41,,,,,w85,,w69,w146/,,w112,w80,w34,w40,,,/,,,w8,,w6,,,/,,w192,b32,w128,,,,/,,,,b8,w112,,,/"
     ",,,,,,,,/,,,,,,b6,,/,,b192,b160,b14,,,b74,/,b42,b148,,b170,b224,b40,b84, b",
     {128, 15231, 1935457}},
    {"w82,w160,,w129,,,,,/,,,,,,,,/,,,,,,,,/,,,,,,,,/,,w85,,,,w6,,/,,b3,,,,,,/,b69,,,,,,,/,,,,b170,,,,/"
     ",,,,,b12,,,w224 b",
     {40, 2220, 87123}},
    {"w131,,,,,,,,/,,,,,b224,,,/,,,,,,,,w28/,,,,,,,,/,,,w170,,,,,/,,,,,,,,/,,,,,,,,/,,,,,,,,/"
     ",b170,,,w6,,,,w17 b",
     {20, 880, 17729}},
};

TEST(Perft, CountsAsTheTableSays) {
    for (auto const& row : table) {
        auto const position = parse_position(row.position);
        ASSERT_TRUE(position) << position.error().message;
        EXPECT_EQ(perft(*position, 0), 1U);
        for (std::size_t i = 0; i < row.leaves.size(); ++i) {
            EXPECT_EQ(perft(*position, static_cast<int>(i) + 1), row.leaves[i])
                << row.position << " depth " << i + 1;
        }
    }
}

} // namespace
} // namespace ploy
