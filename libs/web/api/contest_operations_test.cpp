// Contests, as browsers and programs see them.
#include "api/contest_operations.hpp"
#include "api/league_test.hpp"

#include <gmock/gmock.h>

namespace api {
namespace {

using testing::HasSubstr;

std::string contest(std::string const& slug, std::string const& closes = "2023-11-15T00:00:00Z") {
    return R"({"slug": ")" + slug +
           R"(", "title": "A contest", "game": "ploy", "opens": "2023-11-14T22:00:00Z",
        "closes": ")" +
           closes + R"(", "terms": {"attempts": 3, "points": [3, 2, 1]}})";
}

class ContestsOverTheInterface : public LeagueTest {
protected:
    ContestsOverTheInterface() { serve(m_contest_operations.all()); }

    std::vector<league::Entry> m_entries;
    int m_attempts = 0;
    league::Contests m_contests{
        *m_database,
        m_games,
        m_tournaments,
        {.entries =
             [this](support::ContestId) { return support::Result<std::vector<league::Entry>>(m_entries); },
         .attempts = [this](league::Contest const&,
                            support::AccountId) { return support::Result<int>(m_attempts); }}};
    ContestOperations m_contest_operations{*m_database, m_games, m_contests};
};

TEST_F(ContestsOverTheInterface, ShowsDraftsToTheirOrganiserOnly) {
    auto root = person("root", "administrator");
    auto otter = person("otter", "organiser");
    auto heron = person("heron", "organiser");
    auto beaver = person("beaver", "user");
    EXPECT_EQ(beaver.status(Method::post, "/contests", contest("spring")), 403U);
    auto const made = otter.json(Method::post, "/contests", contest("spring"));
    EXPECT_EQ(made.at("state"), "draft");
    EXPECT_EQ(made.at("own"), true);
    EXPECT_EQ(otter.status(Method::post, "/contests", contest("spring")), 409U);
    for (auto* const other : {&heron, &beaver}) {
        EXPECT_EQ(other->status(Method::get, "/contests/spring"), 404U);
        EXPECT_TRUE(other->json(Method::get, "/contests").at("items").as_array().empty());
    }
    EXPECT_EQ(root.status(Method::get, "/contests/spring"), 200U);
    EXPECT_EQ(heron.status(Method::post, "/contests/spring/announcement"), 404U);
    EXPECT_EQ(otter.json(Method::post, "/contests/spring/announcement").at("state"), "open");
    auto const seen = beaver.json(Method::get, "/contests/spring");
    EXPECT_EQ(seen.at("attempts_left"), 3);
    EXPECT_EQ(seen.at("own"), false);
    EXPECT_TRUE(client().json(Method::get, "/contests/spring").at("attempts_left").is_null());
    for (auto const* const what : {"announcement", "dry-run", "freeze", "publication"}) {
        EXPECT_EQ(heron.status(Method::post, std::string("/contests/spring/") + what), 403U) << what;
    }
    EXPECT_EQ(heron.status(Method::get, "/contests/spring/grades.csv"), 403U);
    EXPECT_EQ(heron.status(Method::get, "/contests/spring/submissions.zip"), 403U);
    EXPECT_EQ(client().status(Method::get, "/contests/spring/submissions.zip"), 401U);
    EXPECT_EQ(otter.status(Method::get, "/contests/spring/submissions.zip?versions=all"), 200U);
    EXPECT_THAT(otter.why(Method::get, "/contests/spring/submissions.zip?versions=some"),
                HasSubstr("counting or all"));
    EXPECT_EQ(heron.status(Method::patch, "/contests/spring", R"({"title": "Mine"})"), 403U);
    EXPECT_EQ(otter.json(Method::patch, "/contests/spring", R"({"title": "May"})").at("title"), "May");
    EXPECT_THAT(otter.why(Method::patch, "/contests/spring", R"({"closes": "soon"})"),
                HasSubstr("closes must be"));
}

TEST_F(ContestsOverTheInterface, TakesAContestToItsEnd) {
    auto root = person("root", "administrator");
    auto guest = client();
    root.json(Method::post, "/contests", contest("spring"));
    root.json(Method::post, "/contests/spring/announcement");
    for (auto const* const bot : {"random", "greedy"}) {
        auto const id = std::ssize(m_entries) + 1;
        league::Entry entry{
            .author = id, .author_name = bot, .nickname = std::string("the ") + bot, .attempts = 2};
        entry.entrant = league::bot_entrant(id, bot, id);
        m_entries.push_back(entry);
    }
    m_attempts = 2;
    EXPECT_EQ(root.json(Method::get, "/contests/spring").at("attempts_left"), 1);
    auto const dry_run = root.json(Method::post, "/contests/spring/dry-run").at("tournament").as_int64();
    EXPECT_EQ(guest.status(Method::get, "/tournaments/" + std::to_string(dry_run)), 404U);
    EXPECT_EQ(root.status(Method::get, "/tournaments/" + std::to_string(dry_run)), 200U);
    EXPECT_THAT(root.why(Method::post, "/contests/spring/freeze"), HasSubstr("is open"));
    m_now += std::chrono::hours(2);
    auto const frozen = root.json(Method::post, "/contests/spring/freeze");
    EXPECT_EQ(frozen.at("state"), "frozen");
    EXPECT_TRUE(guest.json(Method::get, "/contests/spring").at("final_tournament").is_null());
    EXPECT_THAT(guest.why(Method::get, "/contests/spring/standing"), HasSubstr("not published"));
    EXPECT_EQ(root.status(Method::get, "/contests/spring/standing"), 200U);
    EXPECT_THAT(root.why(Method::post, "/contests/spring/publication"), HasSubstr("is playing"));
    work();
    EXPECT_EQ(root.json(Method::post, "/contests/spring/publication").at("state"), "published");
    auto const standing = guest.json(Method::get, "/contests/spring/standing").at("items").as_array();
    ASSERT_EQ(standing.size(), 2U);
    EXPECT_EQ(standing.at(0).at("points"), 3.0);
    EXPECT_FALSE(standing.at(0).as_object().contains("author"));
    auto const final_one = support::to_text(frozen.at("final_tournament"));
    EXPECT_EQ(guest.json(Method::get, "/tournaments/" + final_one).at("state"), "over");
    EXPECT_THAT(std::string(root.send(Method::get, "/contests/spring/grades.csv").text()),
                HasSubstr(",yes,2,1,3,0,\n"));
}

TEST_F(ContestsOverTheInterface, ShowsAuthorsWhereTheOrganiserAllowsIt) {
    auto root = person("root", "administrator");
    auto guest = client();
    root.json(Method::post, "/contests", contest("spring"));
    auto const terms =
        root.json(Method::patch, "/contests/spring", R"({"terms": {"show_authors": true}})").at("terms");
    EXPECT_EQ(terms.at("show_authors"), true);
    EXPECT_THAT(root.why(Method::patch, "/contests/spring", R"({"terms": {"show_authors": 1}})"),
                HasSubstr("show_authors"));
    root.json(Method::post, "/contests/spring/announcement");
    for (auto const* const bot : {"random", "greedy"}) {
        auto const id = std::ssize(m_entries) + 1;
        league::Entry entry{.author = id, .author_name = bot, .nickname = std::string("the ") + bot};
        entry.entrant = league::bot_entrant(id, bot, id);
        m_entries.push_back(entry);
    }
    m_now += std::chrono::hours(2);
    root.json(Method::post, "/contests/spring/freeze");
    work();
    root.json(Method::post, "/contests/spring/publication");
    auto const standing = guest.json(Method::get, "/contests/spring/standing").at("items").as_array();
    EXPECT_TRUE(standing.at(0).as_object().contains("author"));
    EXPECT_FALSE(standing.at(0).as_object().contains("attempts"));
}

} // namespace
} // namespace api
