#include "catan_net/codec.hpp"
#include "catan_net/testing.hpp"

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

using testing::edge;
using testing::player;
using testing::point;

// A message whose request or event is filled in by a function.
Message request(void (*fill)(Request&)) {
    Message message;
    fill(*message.mutable_request());
    return message;
}

Message event(void (*fill)(Event&)) {
    Message message;
    fill(*message.mutable_event());
    return message;
}

Message settlement(int x, int y) {
    Message message;
    *message.mutable_request()->mutable_buildsettlement() = point(x, y);
    return message;
}

struct Vector {
    std::string_view name;
    Message message;
    std::string_view hex;
};

// Worked out by hand from the table of fields.
std::vector<Vector> vectors() {
    return {
        {"a game id of two bytes", request([](Request& request) {
             request.mutable_joinlobby()->set_username("bo");
             request.mutable_joinlobby()->set_gameid(300);
         }),
         "0b 0a 09 72 07 0a 02 62 6f 10 ac 02"},
        {"default values are left out", request([](Request& request) { request.mutable_joinlobby(); }),
         "04 0a 02 72 00"},
        {"except in a oneof", request([](Request& request) { request.set_chooseresource(GENERIC); }),
         "04 0a 02 60 00"},
        {"field 16 has a tag of two bytes", request([](Request& request) { request.mutable_getresources(); }),
         "05 0a 03 82 01 00"},
        {"a road from the middle of the board",
         request([](Request& request) { *request.mutable_buildroad() = edge(point(0, 1), point(0, -1)); }),
         "15 0a 13 1a 11 0a 02 10 01 12 0b 10 ff ff ff ff ff ff ff ff ff 01"},
        {"the first player is an empty message", event([](Event& event) {
             *event.mutable_instigator() = player(0);
             event.mutable_turnended();
         }),
         "07 12 05 0a 00 82 01 00"},
        {"a negative number takes ten bytes",
         event([](Event& event) { *event.mutable_settlementbuilt() = point(-1, 0); }),
         "0f 12 0d 2a 0b 08 ff ff ff ff ff ff ff ff ff 01"},
        {"a roll and what it brought", event([](Event& event) {
             *event.mutable_instigator() = player(0);
             event.mutable_rolled()->set_a(3);
             event.mutable_rolled()->set_b(4);
             auto& allocation = *event.mutable_rolled()->add_resourceallocation();
             *allocation.mutable_player() = player(1);
             allocation.mutable_resources()->set_brick(1);
         }),
         "14 12 12 0a 00 1a 0e 08 03 10 04 1a 08 0a 02 08 01 12 02 08 01"},
        {"a secret card", event([](Event& event) { event.mutable_devcardbought()->mutable_unknown(); }),
         "06 12 04 3a 02 0a 00"},
        {"a card of the first kind",
         event([](Event& event) { event.mutable_devcardbought()->set_playabledevcard(KNIGHT); }),
         "06 12 04 3a 02 10 00"},
        {"a victory point",
         event([](Event& event) { event.mutable_devcardbought()->set_victorypoint(CHAPEL); }),
         "06 12 04 3a 02 18 00"},
        {"a theft of an unknown resource", event([](Event& event) {
             *event.mutable_instigator() = player(1);
             *event.mutable_resourcestolen()->mutable_victim() = player(3);
             event.mutable_resourcestolen()->set_quantity(1);
         }),
         "0e 12 0c 0a 02 08 01 52 06 0a 02 08 03 18 01"},
        {"a monopoly", event([](Event& event) {
             auto& theft = *event.mutable_monopolyresolution()->add_thefts();
             *theft.mutable_victim() = player(2);
             theft.set_resource(ORE);
             theft.set_quantity(3);
         }),
         "0f 12 0d a2 01 0a 0a 08 0a 02 08 02 10 05 18 03"},
        {"the cards at the end are packed", event([](Event& event) {
             *event.mutable_gamewon()->mutable_winner() = player(1);
             auto& reveal = *event.mutable_gamewon()->add_hiddencards();
             *reveal.mutable_player() = player(1);
             reveal.add_vpcards(CHAPEL);
             reveal.add_vpcards(PALACE);
         }),
         "13 12 11 8a 01 0e 0a 02 08 01 12 08 0a 02 08 01 12 02 00 03"},
        {"names, one of them empty", event([](Event& event) {
             event.mutable_lobbyupdate()->add_username("al");
             event.mutable_lobbyupdate()->add_username("");
         }),
         "0b 12 09 9a 01 06 0a 02 61 6c 0a 00"},
        {"text that is not ASCII", event([](Event& event) { event.set_chatmessage("\u00E9"); }),
         "07 12 05 aa 01 02 c3 a9"},
        {"a rejected trade", event([](Event& event) { event.mutable_playertraderejected(); }),
         "05 12 03 b2 01 00"},
        {"a set-up that brought nothing", event([](Event& event) { event.mutable_initialallocation(); }),
         "05 12 03 ba 01 00"},
    };
}

TEST(Codec, WritesEveryByteAsTheProtocolHasIt) {
    for (auto const& vector : vectors()) {
        EXPECT_EQ(encode_delimited(vector.message), bytes_of(vector.hex)) << vector.name;
    }
}

TEST(Codec, ReadsWhatItWrote) {
    for (auto const& vector : vectors()) {
        auto const read = decode(vector.message.SerializeAsString());
        ASSERT_TRUE(read.has_value()) << vector.name << ": " << read.error().message;
        EXPECT_EQ(*read, vector.message) << vector.name;
    }
}

TEST(Codec, ReadsFieldsInAnyOrderAndTakesTheLast) {
    // y before x, x twice
    auto const read = decode(bytes_of("0a 0a 22 08 10 03 08 07 08 02 10 03"));
    ASSERT_TRUE(read.has_value()) << read.error().message;
    EXPECT_EQ(*read, settlement(2, 3));
}

TEST(Codec, PutsAMessageTogetherThatComesInTwoParts) {
    auto const read = decode(bytes_of("0a 04 22 02 08 02 0a 04 22 02 10 03"));
    ASSERT_TRUE(read.has_value()) << read.error().message;
    EXPECT_EQ(*read, settlement(2, 3));
}

TEST(Codec, TheLastOfSeveralChoicesCounts) {
    auto const read = decode(bytes_of("0a 04 0a 00 6a 00"));
    ASSERT_TRUE(read.has_value()) << read.error().message;
    EXPECT_EQ(*read, testing::ask(testing::end_turn()));
}

TEST(Codec, IgnoresUnknownFields) {
    // 100 as a number, as bytes, as four bytes, as eight bytes and as a group, then a known one
    auto const read = decode(bytes_of(
        "0a 1d a0 06 05 a2 06 01 78 a5 06 00 00 00 00 a1 06 00 00 00 00 00 00 00 00 a3 06 a4 06 6a 00"));
    ASSERT_TRUE(read.has_value()) << read.error().message;
    EXPECT_TRUE(read->request().has_endturn());
}

TEST(Codec, IgnoresAnEventOfAnotherGroup) {
    auto const read = decode(bytes_of("12 05 0a 00 c2 01 00")); // 24
    ASSERT_TRUE(read.has_value()) << read.error().message;
    EXPECT_EQ(read->event().type_case(), Event::TYPE_NOT_SET);
}

TEST(Codec, IgnoresAFieldOfTheWrongType) {
    auto const read = decode(bytes_of("0a 02 08 05")); // rollDice as a number
    ASSERT_TRUE(read.has_value()) << read.error().message;
    ASSERT_TRUE(read->has_request());
    EXPECT_EQ(read->request().body_case(), Request::BODY_NOT_SET);
}

TEST(Codec, ReadsListsThatAreNotPacked) {
    auto const read = decode(bytes_of("12 0b 8a 01 08 12 06 10 00 10 03 10 04"));
    ASSERT_TRUE(read.has_value()) << read.error().message;
    EXPECT_THAT(read->event().gamewon().hiddencards(0).vpcards(),
                ::testing::ElementsAre(CHAPEL, PALACE, UNIVERSITY));
}

TEST(Codec, KeepsEnumValuesItDoesNotKnow) {
    auto const read = decode(bytes_of("0a 02 60 63")); // translate refuses it later
    ASSERT_TRUE(read.has_value()) << read.error().message;
    ASSERT_TRUE(read->request().has_chooseresource());
    EXPECT_EQ(static_cast<int>(read->request().chooseresource()), 99);
}

// More than Protocol Buffers allow, which is 100.
std::string const deep_groups = [] {
    std::string hex;
    for (int depth = 0; depth < 200; ++depth) {
        hex += "0b";
    }
    for (int depth = 0; depth < 200; ++depth) {
        hex += "0c";
    }
    return hex;
}();

struct Bad {
    std::string_view name;
    std::string_view hex;
    std::string_view complaint;
};

TEST(Codec, SaysWhatIsWrongAndWhere) {
    for (Bad const& bad : {
             Bad{"a field longer than its message", "0a 05 6a 00",
                 "byte 0: field 1 is longer than its message"},
             Bad{"a length that fills the memory", "0a ff ff ff ff ff ff ff ff 7f",
                 "byte 0: field 1 is longer than its message"},
             Bad{"a length that does not end", "0a ff", "byte 0: field 1 is longer than its message"},
             Bad{"field 0", "0a 02 00 00", "byte 2: invalid field number"},
             Bad{"a tag that does not end", "80", "byte 0: invalid field number"},
             Bad{"a number that does not end", "0a 04 22 02 08 80",
                 "byte 4: field 1.4.1 has a number that is cut short or too long"},
             Bad{"a number of eleven bytes", "0a 0f 22 0d 08 80 80 80 80 80 80 80 80 80 80 80 01",
                 "byte 4: field 1.4.1 has a number that is cut short or too long"},
             Bad{"a group without an end", "0b", "byte 0: field 1 has an invalid wire type"},
             Bad{"the end of no group", "0a 02 6a 00 0c", "byte 4: field 1 has an invalid wire type"},
             Bad{"groups in groups", std::string_view(deep_groups), "byte 0: field 1 "},
             Bad{"four bytes that are three", "0a 04 a5 06 00 00", "byte 2: field 1.100 is longer"},
             Bad{"text that is not UTF-8", "0a 03 7a 01 ff", "byte 2: field 1.15 is neither valid UTF-8"},
             Bad{"text deep inside, after good fields", "12 0a 0a 00 9a 01 05 0a 00 0a 01 ff",
                 "byte 9: field 2.19.1 is neither valid UTF-8"},
             Bad{"a packed number cut short", "12 08 8a 01 05 12 03 12 01 80",
                 "byte 7: field 2.17.2.2 is neither valid UTF-8 nor a complete list"},
         }) {
        auto const read = decode(bytes_of(bad.hex));
        ASSERT_FALSE(read.has_value()) << bad.name;
        EXPECT_THAT(read.error().message, HasSubstr(bad.complaint)) << bad.name;
    }
}

TEST(Codec, AnEmptyMessageSaysNothing) {
    EXPECT_EQ(decode("")->content_case(), Message::CONTENT_NOT_SET);
    EXPECT_EQ(encode_delimited({}), std::string(1, '\0'));
}

} // namespace
} // namespace catan_net
