#include "support/json_delta.hpp"
#include "support/random.hpp"

#include <gtest/gtest.h>

namespace support {
namespace {

Json json(std::string_view text) {
    return parse_json(text).value();
}

std::string change(std::string_view before, std::string_view after) {
    auto const made = json_change(json(before), json(after));
    return made ? to_text(*made) : "";
}

TEST(JsonChange, IsNothingBetweenEqualValues) {
    EXPECT_EQ(change(R"({"a":[1,2]})", R"({"a":[1,2]})"), "");
}

TEST(JsonChange, NamesWhatIsOtherwise) {
    EXPECT_EQ(change("null", "3"), R"({"=":3})");
    EXPECT_EQ(change(R"({"a":"long enough","b":2})", R"({"a":"long enough","b":3})"),
              R"({"~":{"b":{"=":3}}})");
    EXPECT_EQ(change(R"({"a":"long enough","b":2})", R"({"a":"long enough"})"), R"({"-":["b"]})");
    EXPECT_EQ(change(R"(["long enough as it is",0,0])", R"(["long enough as it is",1,0])"),
              R"({"@":{"1":{"=":1}}})");
    EXPECT_EQ(change(R"(["long enough as it is",0])", R"(["long enough as it is",0,7])"),
              R"({"@":{},"+":[7]})");
    EXPECT_EQ(change(R"(["long enough as it is",0,7])", R"(["long enough as it is",0])"),
              R"({"@":{},"-":1})");
    EXPECT_EQ(change("[1,2,3]", "[4,5,6]"), R"({"=":[4,5,6]})") << "the shorter one";
}

// Few values and keys, so that much is often equal.
Json any_value(Random& random, int depth) {
    auto const kind = random.below(depth > 0 ? 4 : 2);
    if (kind < 2) {
        return kind == 0 ? Json(nullptr) : Json(static_cast<std::int64_t>(random.below(3)));
    }
    JsonArray list;
    JsonObject object;
    for (auto count = random.below(6); count > 0; --count) {
        list.push_back(any_value(random, depth - 1));
        object[std::string(1, static_cast<char>('a' + random.below(4)))] = list.back();
    }
    return kind == 2 ? Json(std::move(list)) : Json(std::move(object));
}

TEST(JsonChange, MakesOneValueOfAnother) {
    Random random(1);
    Json value;
    for (int round = 0; round < 20'000; ++round) {
        auto const next = any_value(random, 4);
        auto const made = json_change(value, next);
        ASSERT_EQ(made.has_value(), value != next);
        if (made) {
            auto const read = json(to_text(*made));
            ASSERT_LE(to_text(read).size(), to_text(next).size() + 6);
            ASSERT_TRUE(apply_json_change(value, read)) << to_text(*made);
        }
        ASSERT_EQ(value, next) << to_text(*made);
    }
}

TEST(JsonChange, ThatDoesNotFitIsAnError) {
    for (auto const* const text :
         {"3", "{}", R"({"~":3})", R"({"-":["none"]})", R"({"-":[1]})", R"({"-":1})", R"({"@":{}})",
          R"({"~":{"list":{"@":3}}})", R"({"~":{"list":{"@":{"9":{"=":1}}}}})",
          R"({"~":{"list":{"@":{"x":{"=":1}}}}})", R"({"~":{"list":{"@":{},"-":4}}})",
          R"({"~":{"list":{"@":{},"+":4}}})", R"({"~":{"list":{"~":{}}}})", R"({"~":{"list":4}})"}) {
        auto value = json(R"({"list":[1,2,3]})");
        EXPECT_FALSE(apply_json_change(value, json(text))) << text;
    }
}

} // namespace
} // namespace support
