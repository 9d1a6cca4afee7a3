#include "server/site_map.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace server {
namespace {

SiteMap site() {
    return SiteMap::parse(R"({"languages": ["de", "en"],
        "pages": [{"path": "/", "files": ["a.js"]},
                  {"path": "/board/:game", "files": [], "board": true},
                  {"path": "/ladder/:id/games/:number", "first": ["/ladders/:id/games/:number/view"]}],
        "boards": {"ploy": ["assets/*/ploy.js"]}})")
        .value();
}

TEST(SiteMap, SaysWhichPathsHaveAPage) {
    auto const map = site();
    EXPECT_THAT(map.find({})->files, testing::ElementsAre("a.js"));
    EXPECT_TRUE(map.find({"board", "ploy"})->has_board);
    EXPECT_EQ(map.find({"board", "ploy"})->value_of("game", {"board", "ploy"}), "ploy");
    EXPECT_EQ(map.find({"board", "ploy"})->value_of("id", {"board", "ploy"}), "");
    EXPECT_EQ(map.find({"board"}), nullptr);
    EXPECT_EQ(map.find({"ladder", "ploy", "matches", "3"}), nullptr);
    EXPECT_THAT(map.boards.at("ploy"), testing::ElementsAre("assets/*/ploy.js"));
    EXPECT_THAT(map.languages, testing::ElementsAre("de", "en"));
}

TEST(SiteMap, SaysWhatAPageShowsFirst) {
    auto const map = site();
    Segments const asked{"ladder", "ploy", "games", "3"};
    EXPECT_THAT(first_of(*map.find(asked), asked), testing::ElementsAre("/ladders/ploy/games/3/view"));
    EXPECT_THAT(first_of(*map.find({}), {}), testing::IsEmpty());
}

TEST(SiteMap, ThatIsWrongIsRefused) {
    for (auto const* const text :
         {"", "[", R"({"languages": "de"})", R"({"languages": [7]})", R"({"pages": [{"files": []}]})",
          R"({"pages": [{"path": "/", "files": "a.js"}]})", R"({"boards": {"ploy": 7}})"}) {
        EXPECT_FALSE(SiteMap::parse(text)) << text;
    }
    EXPECT_TRUE(SiteMap::parse("{}").value().pages.empty());
}

} // namespace
} // namespace server
