#include "support/json.hpp"

#include <gtest/gtest.h>

namespace support {
namespace {

TEST(Json, ParsesAndPrintsBack) {
    auto const value = parse_json(R"({"method":"get_move","params":[1,null,"a"]})");
    ASSERT_TRUE(value);
    EXPECT_EQ(to_text(*value), R"({"method":"get_move","params":[1,null,"a"]})");
}

TEST(Json, SaysAtWhichByteItWentWrong) {
    auto const value = parse_json(R"({"a": tru})");
    ASSERT_FALSE(value);
    EXPECT_EQ(value.error().kind, ErrorKind::invalid);
    EXPECT_NE(value.error().message.find("byte 6"), std::string::npos) << value.error().message;
}

TEST(Json, RefusesTextAfterTheValueAndUnfinishedText) {
    EXPECT_FALSE(parse_json("1 2"));
    EXPECT_FALSE(parse_json("[1"));
    EXPECT_FALSE(parse_json(""));
    EXPECT_TRUE(parse_json(" 1 \n"));
}

TEST(Json, RefusesDeepNesting) {
    EXPECT_FALSE(parse_json(std::string(100000, '[')));
}

TEST(Json, MembersAreChecked) {
    auto const value = parse_json(R"({"name":"x","size":3})");
    ASSERT_TRUE(value);
    EXPECT_EQ(*string_member(*value, "name"), "x");
    EXPECT_EQ(*integer_member(*value, "size"), 3);
    EXPECT_EQ(string_member(*value, "size").error().message, "\"size\" is not a string");
    EXPECT_EQ(integer_member(*value, "name").error().message, "\"name\" is not a whole number");
    EXPECT_EQ(string_member(*value, "none").error().message, "\"none\" is missing");
    EXPECT_EQ(string_member(Json(1), "none").error().message, "expected an object with \"none\"");
    EXPECT_EQ(integer_member(Json(1), "none").error().message, "expected an object with \"none\"");
}

TEST(Json, AMemberIsThatOfTheObjectNotOfACopy) {
    JsonObject const object{{"name", "x"}, {"size", 3}};
    EXPECT_EQ(string_member(object, "name")->data(), object.at("name").get_string().data());
    EXPECT_EQ(*integer_member(object, "size"), 3);
}

} // namespace
} // namespace support
