// Ladders and tournaments, as browsers and programs see them.
#include "api/league_test.hpp"

#include <gmock/gmock.h>

namespace api {
namespace {

using testing::HasSubstr;

constexpr char const* small = R"({"title": "Friday's", "game": "martian-chess", "seed": 7, "games": 2,
    "entrants": [{"house": "random"}, {"house": "greedy"}, {"house": "random"}]})";

class TheLeagueOverTheInterface : public LeagueTest {
protected:
    TheLeagueOverTheInterface() { serve(); }
};

TEST_F(TheLeagueOverTheInterface, ShowsALadderAndItsGames) {
    auto guest = client();
    EXPECT_TRUE(guest.json(Method::get, "/ladders/ploy").at("items").as_array().empty());
    EXPECT_EQ(guest.status(Method::get, "/ladders/go"), 404U);
    ASSERT_TRUE(m_ladder.fill(std::chrono::steady_clock::now() + std::chrono::hours(1)));
    work();
    auto const ladder = guest.json(Method::get, "/ladders/catan").at("items").as_array();
    ASSERT_EQ(ladder.size(), 4U);
    auto const id = support::to_text(ladder.at(0).at("id"));
    EXPECT_EQ(ladder.at(0).at("games"), 1);
    auto const games = guest.json(Method::get, "/ladders/catan/games").at("items").as_array();
    ASSERT_EQ(games.size(), 1U);
    EXPECT_EQ(games.at(0).at("seats").as_array().size(), 4U) << "four play Catan";
    EXPECT_THAT(std::string(guest.send(Method::get, "/ladders/catan/games/1/record").text()),
                HasSubstr("tulkas-record 1"));
    EXPECT_EQ(guest.status(Method::get, "/ladders/catan/games/2/record"), 404U);
    EXPECT_EQ(guest.json(Method::get, "/ladders/catan/games/1"), games.at(0).as_object());
    EXPECT_EQ(guest.status(Method::get, "/ladders/catan/games/2"), 404U);
    auto const views = guest.json(Method::get, "/ladders/catan/games/1/views?from=1&limit=2");
    EXPECT_EQ(views.at("items").at(1).at("ply"), 2);
    EXPECT_EQ(views.at("next"), 3);
    EXPECT_EQ(guest.status(Method::get, "/ladders/catan/games/1/views?from=x"), 400U);
    EXPECT_EQ(guest.status(Method::get, "/ladders/catan/games/2/views"), 404U);
    auto const shown = guest.json(Method::get, "/ladders/catan/games/1/view?ply=2");
    EXPECT_EQ(shown.at("view"), views.at("items").at(1).at("view"));
    EXPECT_EQ(shown.at("game"), "catan");
    auto const last = guest.json(Method::get, "/ladders/catan/games/1/view");
    EXPECT_GT(last.at("ply").to_number<int>(), 2);
    EXPECT_EQ(guest.json(Method::get, "/ladders/catan/games/1/view?ply=1000000"), last);
    EXPECT_EQ(guest.status(Method::get, "/ladders/catan/games/1/view?ply=x"), 400U);
    EXPECT_EQ(guest.status(Method::get, "/ladders/catan/games/2/view"), 404U);
    EXPECT_EQ(guest.json(Method::get, "/ladders/catan/contenders/" + id), ladder.at(0).as_object());
    auto const opponents = guest.json(Method::get, "/ladders/catan/contenders/" + id + "/opponents?limit=2");
    EXPECT_EQ(opponents.at("items").as_array().size(), 2U);
    EXPECT_EQ(guest
                  .json(Method::get, "/ladders/catan/contenders/" + id +
                                         "/opponents?after=" + support::to_text(opponents.at("next")))
                  .at("items")
                  .as_array()
                  .size(),
              1U);
    auto const first = guest.send(Method::get, "/ladders/catan?limit=3");
    std::string const tag(first.headers.find("etag").value());
    EXPECT_EQ(guest.send(Method::get, "/ladders/catan?limit=3", "", tag).status, 304U);
    auto const second =
        guest.json(Method::get, "/ladders/catan?after=" + support::to_text(ladder.at(2).at("id")));
    EXPECT_EQ(second.at("items").as_array().size(), 1U);
    EXPECT_EQ(second.at("items").at(0), ladder.at(3));
    EXPECT_TRUE(second.at("next").is_null());
    EXPECT_TRUE(guest.json(Method::get, "/ladders/catan?bot=1").at("items").as_array().empty());
    EXPECT_EQ(guest.status(Method::get, "/ladders/ploy/contenders/" + id), 404U);
    auto const history = guest.json(Method::get, "/ladders/catan/contenders/" + id + "/history");
    ASSERT_EQ(history.at("items").as_array().size(), 1U);
    EXPECT_EQ(history.at("items").at(0).at("rating"), ladder.at(0).at("rating"));
}

TEST_F(TheLeagueOverTheInterface, ShowsTheBracketOfAKnockOut) {
    person("root", "administrator");
    auto otter = person("otter", "organiser");
    auto guest = client();
    otter.json(Method::post, "/tournaments", small);
    EXPECT_EQ(guest.status(Method::get, "/tournaments/1/bracket"), 404U) << "a round robin has none";
    EXPECT_EQ(guest.status(Method::get, "/tournaments/9/bracket"), 404U);
    otter.json(Method::post, "/tournaments",
               R"({"title": "Cup", "game": "martian-chess", "format": "double-elimination",
                   "entrants": [{"house": "random"}, {"house": "greedy"}, {"house": "random"}]})");
    auto const before = guest.json(Method::get, "/tournaments/2/bracket");
    EXPECT_EQ(before.at("seeds").at(1).at("name"), "greedy");
    EXPECT_EQ(before.at("matches").at(1).at("state"), "playing");
    std::string const tag(guest.send(Method::get, "/tournaments/2/bracket").headers.find("etag").value());
    EXPECT_EQ(guest.send(Method::get, "/tournaments/2/bracket", "", tag).status, 304U);
    work();
    auto const after = guest.json(Method::get, "/tournaments/2/bracket");
    EXPECT_EQ(after.at("matches").at(1).at("state"), "over");
    EXPECT_EQ(after.at("matches").at(1).at("games").as_array().size(), 2U);
    EXPECT_EQ(guest.json(Method::get, "/tournaments/2").at("state"), "over");
}

TEST_F(TheLeagueOverTheInterface, HoldsATournament) {
    person("root", "administrator");
    auto otter = person("otter", "organiser");
    auto guest = client();
    auto const made = otter.json(Method::post, "/tournaments", small);
    EXPECT_EQ(made.at("state"), "playing");
    EXPECT_EQ(made.at("entrants"), 3);
    EXPECT_TRUE(made.at("failed_games").as_array().empty());
    auto const first = guest.send(Method::get, "/tournaments/1");
    std::string const tag(first.headers.find("etag").value());
    EXPECT_EQ(guest.send(Method::get, "/tournaments/1", "", tag).status, 304U);
    work();
    EXPECT_EQ(guest.send(Method::get, "/tournaments/1", "", tag).status, 200U) << "it went on";
    auto const over = guest.json(Method::get, "/tournaments/1");
    EXPECT_EQ(over.at("state"), "over");
    EXPECT_EQ(over.at("played"), 6);
    auto const standings = guest.json(Method::get, "/tournaments/1/standings?limit=2");
    EXPECT_EQ(standings.at("items").as_array().size(), 2U);
    EXPECT_EQ(standings.at("next"), 2);
    EXPECT_TRUE(standings.at("items").at(0).as_object().contains("elo"));
    auto const last = guest.json(Method::get, "/tournaments/1/standings?limit=2&after=2");
    EXPECT_EQ(last.at("items").at(0).at("rank"), 3);
    EXPECT_EQ(last.at("items").at(0).at("entrant").at("name"), last.at("items").at(0).at("bot"));
    EXPECT_TRUE(last.at("next").is_null());
    auto const cross = guest.json(Method::get, "/tournaments/1/cross-table?limit=2&column=2");
    EXPECT_EQ(cross.at("items").as_array().size(), 2U);
    EXPECT_EQ(cross.at("items").at(0).at("scores").as_array().size(), 2U);
    EXPECT_EQ(cross.at("column"), 2);
    std::string const standings_tag(
        guest.send(Method::get, "/tournaments/1/standings").headers.find("etag").value());
    EXPECT_EQ(guest.send(Method::get, "/tournaments/1/standings", "", standings_tag).status, 304U);
    auto const page = guest.json(Method::get, "/tournaments/1/games?limit=4");
    EXPECT_EQ(page.at("items").as_array().size(), 4U);
    EXPECT_EQ(page.at("next"), 3);
    EXPECT_EQ(guest.json(Method::get, "/tournaments/1/games?limit=4&after=3").at("items").as_array().size(),
              2U);
    EXPECT_THAT(std::string(guest.send(Method::get, "/tournaments/1/games/0/record").text()),
                HasSubstr("martian-chess"));
    EXPECT_EQ(guest.json(Method::get, "/tournaments/1/games/0"), page.at("items").at(0).as_object());
    EXPECT_EQ(guest.json(Method::get, "/tournaments/1/games/0/views?limit=3").at("items").as_array().size(),
              3U);
    EXPECT_EQ(guest.status(Method::get, "/tournaments/1/games/6"), 404U);
    EXPECT_THAT(std::string(guest.send(Method::get, "/tournaments/1/standings.csv").text()),
                HasSubstr("greedy"));
    EXPECT_THAT(std::string(guest.send(Method::get, "/tournaments/1/cross-table.csv").text()),
                HasSubstr("random (1)"));
    EXPECT_EQ(
        guest.json(Method::get, "/tournaments?game=martian-chess&state=over").at("items").as_array().size(),
        1U);
    EXPECT_EQ(guest.status(Method::get, "/tournaments?state=finished"), 400U);
    EXPECT_THAT(otter.why(Method::post, "/tournaments/1/cancellation"), HasSubstr("over"));
}

TEST_F(TheLeagueOverTheInterface, LetsOrganisersMakeTournamentsAndCancelTheirOwn) {
    auto root = person("root", "administrator");
    auto otter = person("otter", "organiser");
    auto heron = person("heron", "organiser");
    auto beaver = person("beaver", "author");
    EXPECT_EQ(client().status(Method::post, "/tournaments", small), 401U);
    EXPECT_EQ(beaver.status(Method::post, "/tournaments", small), 403U);
    otter.json(Method::post, "/tournaments", small);
    otter.json(Method::post, "/tournaments", small);
    EXPECT_EQ(beaver.status(Method::post, "/tournaments/1/cancellation"), 403U);
    EXPECT_EQ(heron.status(Method::post, "/tournaments/1/cancellation"), 403U);
    EXPECT_EQ(otter.json(Method::post, "/tournaments/1/cancellation").at("state"), "cancelled");
    EXPECT_EQ(root.json(Method::post, "/tournaments/2/cancellation").at("state"), "cancelled");
}

TEST_F(TheLeagueOverTheInterface, SaysWhyThereIsNoTournament) {
    auto root = person("root", "administrator");
    auto const why = [&](char const* entrants, std::string const& more = "") {
        return root.why(Method::post, "/tournaments",
                        R"({"title": "x", "game": "ploy", "entrants": )" + std::string(entrants) + more +
                            "}");
    };
    EXPECT_THAT(why("[]"), HasSubstr("at least 2 bots"));
    EXPECT_THAT(why("[1]"), HasSubstr("entrants[0] must be an object with"));
    EXPECT_THAT(why(R"([{"bot": 3}])"), HasSubstr("there is no bot 3"));
    EXPECT_THAT(why(R"([{"house": "x"}, {"house": "random"}])"), HasSubstr("random"));
    EXPECT_THAT(why("[]", R"(, "format": "knockout")"), HasSubstr("the field format must be"));
    EXPECT_THAT(why("[]", R"(, "time": {"per_call_ms": "x"})"), HasSubstr("per_call_ms"));
    EXPECT_THAT(root.why(Method::post, "/tournaments", R"({"title": "x", "game": "go", "entrants": []})"),
                HasSubstr("go"));
}

} // namespace
} // namespace api
