#include "catan/notation.hpp"
#include "catan/testing.hpp"

#include <gtest/gtest.h>

namespace catan {
namespace {

std::string error_of(std::string_view text) {
    auto const move = parse_move(text);
    return move ? "" : move.error().message;
}

TEST(Notation, EveryKindOfMoveIsReadAndWritten) {
    for (auto const* const text : {"settlement:-1,3",
                                   "road:0,1:-1,0",
                                   "city:5,3",
                                   "roll",
                                   "end",
                                   "buy",
                                   "play:knight",
                                   "play:road-building",
                                   "play:monopoly",
                                   "play:year-of-plenty",
                                   "robber:-4,-2",
                                   "steal:3",
                                   "choose:ore",
                                   "discard:2b1o",
                                   "discard:1b2l3w4g5o",
                                   "discard:-",
                                   "bank:4b:1o",
                                   "offer:2:1b1g:1o",
                                   "accept",
                                   "reject"}) {
        auto const move = parse_move(text);
        ASSERT_TRUE(move) << text << ": " << move.error().message;
        EXPECT_EQ(to_text(*move), text);
    }
}

TEST(Notation, EveryPlaceIsReadAndWritten) {
    for (Node node = 0; node < node_count; ++node) {
        EXPECT_EQ(parse_move(to_text(Move::settlement(node))).value(), Move::settlement(node));
    }
    for (Edge edge = 0; edge < edge_count; ++edge) {
        EXPECT_EQ(parse_edge(edge_text(edge)).value(), edge);
    }
    for (Hex hex = 0; hex < hex_count; ++hex) {
        EXPECT_EQ(parse_hex(to_text(topology.hexes[hex])).value(), hex);
    }
}

TEST(Notation, WordsThatBeginNoMoveAreExplained) {
    EXPECT_EQ(error_of(""), "a move begins with a word such as settlement, road or roll, not ''");
    EXPECT_EQ(error_of("Roll"), "a move begins with a word such as settlement, road or roll, not 'Roll'");
    EXPECT_EQ(error_of("roll:"), "roll is written without a colon");
    EXPECT_EQ(error_of("city"), "city is written with something after a colon");
}

TEST(Notation, PlacesThatAreNoneAreExplained) {
    EXPECT_EQ(error_of("city:"), "a place is written like -1,3, not ''");
    EXPECT_EQ(error_of("city:1"), "a place is written like -1,3, not '1'");
    EXPECT_EQ(error_of("city:1,+3"), "a place is written like -1,3, not '1,+3'");
    EXPECT_EQ(error_of("city:1,3,4"), "a place is written like -1,3, not '1,3,4'");
    EXPECT_EQ(error_of("city:9,9"), "9,9 is off the board");
    EXPECT_EQ(error_of("city:0,0"), "0,0 is a hex, not a node: x + y is a multiple of 3");
    EXPECT_EQ(error_of("robber:0,1"), "0,1 is a node, not a hex: x + y is no multiple of 3");
    EXPECT_EQ(error_of("robber:x"), "a place is written like -1,3, not 'x'");
    EXPECT_EQ(error_of("road:0,1"), "a place is written like -1,3, not ''");
    EXPECT_EQ(error_of("road:x:0,1"), "a place is written like -1,3, not 'x'");
    EXPECT_EQ(error_of("road:0,1:3,5"), "0,1 and 3,5 are not neighbours");
    EXPECT_EQ(error_of("road:0,1:0,1"), "0,1 and 0,1 are not neighbours");
    EXPECT_EQ(error_of("road:-1,0:0,1"), "the edge -1,0:0,1 is written 0,1:-1,0");
}

TEST(Notation, CardsThatAreNoneAreExplained) {
    std::string const start = "cards are numbers and letters of blwgo in this order, such as 2b1o, not ";
    for (auto const* const cards :
         {"", "b", "2", "0b", "02b", "20b", "2x", "1o1b", "1b1b", "2b-", "--", "9999999999b"}) {
        EXPECT_EQ(error_of(std::string("discard:") + cards), start + "'" + cards + "'");
    }
    EXPECT_EQ(error_of("bank:4b"), start + "''");
    EXPECT_EQ(error_of("bank:4x:1o"), start + "'4x'");
    EXPECT_EQ(error_of("offer:1:4b"), start + "''");
    EXPECT_FALSE(parse_cards("1b"));
    EXPECT_EQ(to_text(parse_cards("14k1v").value()), "14k1v");
}

TEST(Notation, SeatsAndNamesThatAreNoneAreExplained) {
    EXPECT_EQ(error_of("steal:4"), "a seat is a number from 0 to 3, not '4'");
    EXPECT_EQ(error_of("steal:-1"), "a seat is a number from 0 to 3, not '-1'");
    EXPECT_EQ(error_of("steal:x"), "a seat is a number from 0 to 3, not 'x'");
    EXPECT_EQ(error_of("offer:x:1b:1o"), "a seat is a number from 0 to 3, not 'x'");
    EXPECT_EQ(error_of("choose:gold"), "'gold' is none of brick, …, ore");
    EXPECT_EQ(error_of("play:victory-point"), "'victory-point' is none of knight, …, year-of-plenty");
}

} // namespace
} // namespace catan
