#include "http/target.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace http {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

TEST(Target, IsAPathAndAQuery) {
    auto const target = parse_target("/api/v1/games/a%20b?next=%C3%BC+1&page=2&page=3&flag").value();
    EXPECT_THAT(target.segments, ElementsAre("api", "v1", "games", "a b"));
    EXPECT_EQ(target.path(), "/api/v1/games/a b");
    EXPECT_EQ(target.query.find("next"), "ü 1");
    EXPECT_EQ(target.query.find("page"), "2");
    EXPECT_EQ(target.query.find("flag"), "");
    EXPECT_EQ(target.query.find("nothing"), std::nullopt);
    EXPECT_EQ(target.query.all().size(), 4U);
}

TEST(Target, OfTheRootHasNoSegments) {
    EXPECT_THAT(parse_target("/").value().segments, IsEmpty());
    EXPECT_EQ(parse_target("/?a=1").value().path(), "/");
}

TEST(Target, KeepsAnEmptySegmentWithinThePath) {
    EXPECT_THAT(parse_target("/a//b").value().segments, ElementsAre("a", "", "b"));
    EXPECT_THAT(parse_target("/a/").value().segments, ElementsAre("a"));
}

TEST(Target, IsRefusedWhereItCouldBeReadInTwoWays) {
    for (auto const* text :
         {"",     "a",      "http://host/a", "*",     "/..",   "/a/../b",      "/a/%2e%2e/b",
          "/a/.", "/a%2fb", "/a%5Cb",        "/a\\b", "/a%00", "/a%0d%0aX: 1", "/a%7f",
          "/a%",  "/a%4",   "/a%zz",         "/%ff",  "/?a=%", "/?%c0%af=1"}) {
        EXPECT_FALSE(parse_target(text)) << text;
    }
}

TEST(Form, IsNamesAndValues) {
    auto const form = parse_form("name=A+B&&empty=&=x").value();
    EXPECT_THAT(form.all(),
                ElementsAre(std::pair("name", "A B"), std::pair("empty", ""), std::pair("", "x")));
}

} // namespace
} // namespace http
