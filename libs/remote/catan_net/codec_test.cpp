#include "catan_net/codec.hpp"
#include "catan_net/wire.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace catan_net {
namespace {

using ::testing::HasSubstr;

std::string bytes_of(std::string_view hex) {
    std::string bytes;
    unsigned half = 0;
    bool is_second = false;
    for (char const digit : hex) {
        if (digit == ' ') {
            continue;
        }
        half = half << 4U | static_cast<unsigned>(digit <= '9' ? digit - '0' : digit - 'a' + 10);
        if (is_second) {
            bytes += static_cast<char>(half & 0xFFU);
        }
        is_second = !is_second;
    }
    return bytes;
}

Message request(auto body) {
    return {.content = Request{std::move(body)}};
}

Message told(auto type, std::optional<Player> instigator = std::nullopt) {
    return {.content = Event{.instigator = instigator, .type = std::move(type)}};
}

template <typename T>
T at(std::int32_t x, std::int32_t y) {
    T made;
    made.x = x;
    made.y = y;
    return made;
}

template <typename T>
T between(Point a, Point b) {
    T made;
    made.a = a;
    made.b = b;
    return made;
}

struct Vector {
    std::string_view name;
    Message message;
    std::string_view hex;
};

// Worked out by hand from the table of fields.
std::vector<Vector> vectors() {
    event::MonopolyResolution const monopoly{
        {{.victim = Player{2}, .resource = ResourceKind::ore, .quantity = 3}}};
    return {
        {"a game's number of two bytes", request(request::JoinLobby{.username = "bo", .game_id = 300}),
         "0b 0a 09 72 07 0a 02 62 6f 10 ac 02"},
        {"nothing is left of a message in which all is standard", request(request::JoinLobby{}),
         "04 0a 02 72 00"},
        {"an answer that is its type's first", request(request::ChooseResource{ResourceKind::generic}),
         "04 0a 02 60 00"},
        {"field 16 has a tag of two bytes", request(request::GetResources{}), "05 0a 03 82 01 00"},
        {"a road from the middle of the board", request(between<request::BuildRoad>({0, 1}, {0, -1})),
         "15 0a 13 1a 11 0a 02 10 01 12 0b 10 ff ff ff ff ff ff ff ff ff 01"},
        {"the first player is written as an empty message", told(event::TurnEnded{}, Player{0}),
         "07 12 05 0a 00 82 01 00"},
        {"a negative number takes ten bytes", told(at<event::SettlementBuilt>(-1, 0)),
         "0f 12 0d 2a 0b 08 ff ff ff ff ff ff ff ff ff 01"},
        {"a roll and what it brought",
         told(event::Rolled{.a = 3,
                            .b = 4,
                            .resource_allocation = {{.player = Player{1}, .resources = Counts{.brick = 1}}}},
              Player{0}),
         "14 12 12 0a 00 1a 0e 08 03 10 04 1a 08 0a 02 08 01 12 02 08 01"},
        {"a card that is not told", told(event::DevCardBought{Empty{}}), "06 12 04 3a 02 0a 00"},
        {"a card of the first kind", told(event::DevCardBought{PlayableCard::knight}),
         "06 12 04 3a 02 10 00"},
        {"a victory point", told(event::DevCardBought{VictoryPoint::chapel}), "06 12 04 3a 02 18 00"},
        {"a theft of something unknown",
         told(event::ResourceStolen{.victim = Player{3}, .quantity = 1}, Player{1}),
         "0e 12 0c 0a 02 08 01 52 06 0a 02 08 03 18 01"},
        {"a monopoly", told(monopoly), "0f 12 0d a2 01 0a 0a 08 0a 02 08 02 10 05 18 03"},
        {"cards at the end stand packed in one field",
         told(event::GameWon{
             .winner = Player{1},
             .hidden_cards = {{.player = Player{1}, .cards = {VictoryPoint::chapel, VictoryPoint::palace}}}}),
         "13 12 11 8a 01 0e 0a 02 08 01 12 08 0a 02 08 01 12 02 00 03"},
        {"names, one of them empty", told(event::LobbyUpdate{{"al", ""}}),
         "0b 12 09 9a 01 06 0a 02 61 6c 0a 00"},
        {"a text in two languages", told(event::ChatMessage{"\u00E9"}), "07 12 05 aa 01 02 c3 a9"},
        {"nobody agreed", told(event::PlayerTradeRejected{}), "05 12 03 b2 01 00"},
        {"what the set-up brought nobody", told(event::InitialAllocation{}), "05 12 03 ba 01 00"},
    };
}

TEST(Codec, WritesEveryByteAsTheProtocolHasIt) {
    for (auto const& vector : vectors()) {
        EXPECT_EQ(encode_delimited(vector.message), bytes_of(vector.hex)) << vector.name;
    }
}

TEST(Codec, ReadsWhatItWrote) {
    for (auto const& vector : vectors()) {
        auto const read = decode(encode(vector.message));
        ASSERT_TRUE(read.has_value()) << vector.name << ": " << read.error().message;
        EXPECT_EQ(*read, vector.message) << vector.name;
    }
}

TEST(Codec, ReadsFieldsInAnyOrderAndTakesTheLast) {
    // y before x, x twice
    auto const read = decode(bytes_of("0a 0a 22 08 10 03 08 07 08 02 10 03"));
    ASSERT_TRUE(read.has_value()) << read.error().message;
    EXPECT_EQ(*read, request(at<request::BuildSettlement>(2, 3)));
}

TEST(Codec, PutsAMessageTogetherThatComesInTwoParts) {
    auto const read = decode(bytes_of("0a 04 22 02 08 02 0a 04 22 02 10 03"));
    ASSERT_TRUE(read.has_value()) << read.error().message;
    EXPECT_EQ(*read, request(at<request::BuildSettlement>(2, 3)));
}

TEST(Codec, TheLastOfSeveralChoicesCounts) {
    auto const read = decode(bytes_of("0a 04 0a 00 6a 00"));
    ASSERT_TRUE(read.has_value()) << read.error().message;
    EXPECT_EQ(*read, request(request::EndTurn{}));
}

TEST(Codec, LeavesOutFieldsItDoesNotKnow) {
    // 100 as a number, as bytes, as four and as eight bytes, then a known one
    auto const read =
        decode(bytes_of("0a 19 a0 06 05 a2 06 01 78 a5 06 00 00 00 00 a1 06 00 00 00 00 00 00 00 00 6a 00"));
    ASSERT_TRUE(read.has_value()) << read.error().message;
    EXPECT_EQ(*read, request(request::EndTurn{}));
}

TEST(Codec, LeavesOutAnEventOfAnothersOwn) {
    auto const read = decode(bytes_of("12 05 0a 00 c2 01 00")); // 24
    ASSERT_TRUE(read.has_value()) << read.error().message;
    EXPECT_EQ(std::get<Event>(read->content).type.index(), 0U);
}

TEST(Codec, LeavesOutAFieldOfTheWrongKind) {
    auto const read = decode(bytes_of("0a 02 08 05")); // rollDice as a number
    ASSERT_TRUE(read.has_value()) << read.error().message;
    EXPECT_EQ(*read, Message{.content = Request{}});
}

TEST(Codec, ReadsListsThatAreNotPacked) {
    auto const read = decode(bytes_of("12 0b 8a 01 08 12 06 10 00 10 03 10 04"));
    ASSERT_TRUE(read.has_value()) << read.error().message;
    auto const& won = std::get<event::GameWon>(std::get<Event>(read->content).type);
    EXPECT_EQ(won.hidden_cards[0].cards,
              (std::vector{VictoryPoint::chapel, VictoryPoint::palace, VictoryPoint::university}));
}

struct Bad {
    std::string_view name;
    std::string_view hex;
    std::string_view complaint;
};

TEST(Codec, RefusesWhatIsNoMessage) {
    for (Bad const& bad :
         {Bad{"a field longer than its message", "0a 05 6a 00", "longer than its message"},
          Bad{"a length that fills the memory", "0a ff ff ff ff ff ff ff ff 7f", "longer than its message"},
          Bad{"a length that does not end", "0a ff", "longer than its message"},
          Bad{"field 0", "0a 02 00 00", "bad number"}, Bad{"a tag that does not end", "80", "bad number"},
          Bad{"a number that does not end", "0a 04 22 02 08 80", "cut short or too long"},
          Bad{"a number of eleven bytes", "0a 0f 22 0d 08 80 80 80 80 80 80 80 80 80 80 80 01", "too long"},
          Bad{"a group", "0b 0c", "not used"},
          Bad{"four bytes that are three", "0a 04 a5 06 00 00", "longer than its message"},
          Bad{"a text that is no text", "0a 03 7a 01 ff", "not UTF-8"},
          Bad{"a packed number cut short", "12 08 8a 01 05 12 03 12 01 80", "cut short"}}) {
        auto const read = decode(bytes_of(bad.hex));
        ASSERT_FALSE(read.has_value()) << bad.name;
        EXPECT_THAT(read.error().message, HasSubstr(bad.complaint)) << bad.name;
    }
}

TEST(Codec, AnEmptyMessageSaysNothing) {
    EXPECT_EQ(decode(""), Message{});
    EXPECT_EQ(encode({}), "");
}

} // namespace
} // namespace catan_net
