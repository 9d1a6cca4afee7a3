#include "http/router.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace http {
namespace {

using testing::ElementsAre;

class RoutesTest : public testing::Test {
protected:
    std::optional<Routes::Match> match(Method method, std::string_view path) {
        auto const found = routes.find(method, parse_target(path).value().segments);
        auto const* const match = std::get_if<Routes::Match>(&found);
        return match == nullptr ? std::nullopt : std::optional(*match);
    }

    Routes routes;
    int home = routes.add(Method::get, "/");
    int games = routes.add(Method::get, "/games");
    int create = routes.add(Method::post, "/games");
    int game = routes.add(Method::get, "/games/{game}");
    int moves = routes.add(Method::get, "/games/{game}/moves/{move}");
    int newest = routes.add(Method::get, "/games/new");
    int files = routes.add(Method::get, "/static/{file...}");
};

TEST_F(RoutesTest, AreFoundBySegments) {
    EXPECT_EQ(match(Method::get, "/")->route, home);
    EXPECT_EQ(match(Method::get, "/games")->route, games);
    EXPECT_EQ(match(Method::post, "/games")->route, create);
    EXPECT_THAT(match(Method::get, "/games/7/moves/3")->values, ElementsAre("7", "3"));
    EXPECT_EQ(match(Method::get, "/games/7/moves/3")->route, moves);
}

TEST_F(RoutesTest, AWrittenSegmentWins) {
    EXPECT_EQ(match(Method::get, "/games/new")->route, newest);
    EXPECT_EQ(match(Method::get, "/games/newer")->route, game);
    EXPECT_EQ(match(Method::get, "/games/new/moves/1")->route, moves); // and gives way where it leads nowhere
}

TEST_F(RoutesTest, ARestIsAnyNumberOfSegments) {
    EXPECT_THAT(match(Method::get, "/static/a/b/c.js")->values, ElementsAre("a/b/c.js"));
    EXPECT_EQ(match(Method::get, "/static/c.js")->route, files);
    EXPECT_EQ(match(Method::get, "/static"), std::nullopt);
}

TEST_F(RoutesTest, HeadGoesWhereGetGoes) {
    EXPECT_EQ(match(Method::head, "/games")->route, games);
}

TEST_F(RoutesTest, TellWhatIsMissingFromWhatIsNotAllowed) {
    EXPECT_TRUE(std::holds_alternative<Routes::NotFound>(routes.find(Method::get, {"nothing"})));
    EXPECT_TRUE(std::holds_alternative<Routes::NotFound>(routes.find(Method::get, {"games", ""})));
    auto const refused = routes.find(Method::remove, {"games"});
    EXPECT_THAT(std::get<Routes::NotAllowed>(refused).allowed, ElementsAre(Method::get, Method::post));
}

TEST(Routes, WithoutAnyFindNothing) {
    EXPECT_TRUE(std::holds_alternative<Routes::NotFound>(Routes().find(Method::get, {})));
}

} // namespace
} // namespace http
