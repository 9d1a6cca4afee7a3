// Teams, as browsers and programs see them.
#include "api/contest_operations.hpp"
#include "api/course_operations.hpp"
#include "api/league_test.hpp"
#include "api/team_operations.hpp"

#include <gmock/gmock.h>

namespace api {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

class TeamsOverTheInterface : public LeagueTest {
protected:
    TeamsOverTheInterface() {
        EXPECT_EQ(m_owner.status(Method::post, "/courses", R"({"slug": "ai", "title": "AI"})"), 201U);
        m_owner.json(Method::post, "/courses/ai/roster",
                     "student_number,name,account\n1,Heron,heron\n2,Vole,vole\n3,Stork,\n");
        m_owner.json(Method::post, "/contests", R"({"slug": "first", "title": "First", "game": "ploy",
            "opens": "2023-11-14T22:00:00Z", "closes": "2023-11-15T00:00:00Z", "course": "ai",
            "terms": {"teams": {"least": 2, "most": 2, "by_students": true}}})");
        m_owner.json(Method::post, "/contests/first/announcement");
    }

    JsonObject import(std::string const& text, std::string const& how = "") {
        return m_owner.json(Method::post, "/contests/first/teams" + how, text);
    }

    support::AccountId account_of(std::string const& name) {
        return storage::Accounts(*m_database).find_by_name(name).value().value().id;
    }

    league::Contests m_contests{*m_database, m_games, m_tournaments, {}};
    ContestOperations m_contest_operations{*m_database, m_games, m_contests};
    CourseOperations m_course_operations{*m_database};
    TeamOperations m_team_operations{*m_database, m_contests};
    Interface& m_interface =
        serve(joined({m_contest_operations.all(), m_course_operations.all(), m_team_operations.all()}));
    Client m_owner = person("otter", "organiser");
    Client m_heron = person("heron");
    Client m_vole = person("vole");
};

TEST_F(TeamsOverTheInterface, AreMadeByStudents) {
    std::string const mine = "/contests/first/team";
    auto const alone = m_heron.json(Method::get, mine);
    EXPECT_TRUE(alone.at("team").is_null());
    EXPECT_EQ(alone.at("may_change"), true);
    EXPECT_EQ(alone.at("until"), "2023-11-15T00:00:00.000Z");
    EXPECT_EQ(m_heron.json(Method::get, "/contests/first").at("member"), true);
    EXPECT_EQ(m_owner.json(Method::get, "/contests/first").at("member"), false);
    EXPECT_EQ(m_owner.status(Method::get, mine), 403U) << "no student";
    EXPECT_EQ(person("stranger").status(Method::get, mine), 404U);
    auto const made = m_heron.json(Method::post, mine, R"({"name": "Rats"})").at("team").as_object();
    EXPECT_EQ(made.at("name"), "Rats");
    EXPECT_FALSE(made.at("members").as_array().at(0).as_object().contains("student_number"));
    auto const team = std::to_string(made.at("id").as_int64());
    EXPECT_EQ(m_vole.status(Method::post, mine, R"({"name": "rats"})"), 409U);
    auto const invited = m_heron.json(Method::post, mine + "/invitations", R"({"student": "2"})");
    auto const vole = invited.at("team").at("invited").as_array().at(0).at("member").as_int64();
    auto const invitation = mine + "/invitations/" + std::to_string(vole);
    EXPECT_EQ(m_heron.status(Method::remove, invitation), 200U);
    EXPECT_EQ(m_heron.status(Method::remove, invitation), 404U);
    m_heron.json(Method::post, mine + "/invitations", R"({"student": "vole"})");
    EXPECT_EQ(m_vole.json(Method::get, mine).at("invitations").as_array().at(0).at("name"), "Rats");
    auto const membership = "/contests/first/teams/" + team + "/membership";
    EXPECT_EQ(m_vole.status(Method::remove, membership), 200U);
    EXPECT_EQ(m_vole.status(Method::post, membership), 404U);
    m_heron.json(Method::post, mine + "/invitations", R"({"student": "vole"})");
    EXPECT_EQ(m_vole.json(Method::post, membership).at("team").at("members").as_array().size(), 2U);
    EXPECT_EQ(m_vole.json(Method::remove, mine).at("team"), Json());
    EXPECT_EQ(m_vole.status(Method::remove, mine), 422U);
}

TEST_F(TeamsOverTheInterface, AreMadeByStaff) {
    EXPECT_EQ(m_heron.status(Method::get, "/contests/first/teams"), 403U);
    auto const preview = import("student_number;team\n1;Rats\n2;Rats\n", "?preview=true");
    EXPECT_EQ(preview.at("applied"), false);
    EXPECT_EQ(preview.at("moves").as_array().at(0).at("to"), "Rats");
    EXPECT_EQ(import("student_number;team\n9;Rats\n").at("faults").as_array().at(0).at("line"), 2);
    EXPECT_EQ(import("student_number;team\n1;Rats\n2;Rats\n").at("applied"), true);
    auto const listed = m_owner.json(Method::get, "/contests/first/teams");
    auto const rats = listed.at("items").as_array().at(0).as_object();
    EXPECT_EQ(rats.at("members").as_array().at(1).at("student_number"), "2");
    EXPECT_EQ(listed.at("alone").as_array().at(0).at("name"), "Stork");
    auto const stork = listed.at("alone").as_array().at(0).at("member").as_int64();
    auto const wish = [&](std::string const& team) {
        return R"({"member": )" + std::to_string(stork) + R"(, "team": )" + team + "}";
    };
    EXPECT_EQ(m_owner.status(Method::post, "/contests/first/teams/members", wish(R"("Rats")")), 422U);
    EXPECT_EQ(m_heron.status(Method::post, "/contests/first/teams/members", wish(R"("Mice")")), 403U);
    EXPECT_EQ(m_owner.json(Method::post, "/contests/first/teams/members", wish(R"("Mice")"))
                  .at("items")
                  .as_array()
                  .size(),
              2U);
    m_owner.json(Method::post, "/contests/first/teams/members", wish("null"));
    // Whoever is not in a team any more does not go on watching what it has submitted.
    std::vector<support::AccountId> left;
    m_team_operations.on_lost_rights([&](support::AccountId account) { left.push_back(account); });
    import("student_number;team\n2;\n", "?preview=true");
    EXPECT_THAT(left, IsEmpty());
    import("student_number;team\n2;\n");
    EXPECT_THAT(left, ElementsAre(account_of("vole")));
    import("student_number;team\n2;Rats\n");
    m_owner.json(Method::post, "/contests/first/teams/members",
                 R"({"team": null, "member": )" +
                     support::to_text(rats.at("members").as_array().at(1).at("member")) + "}");
    EXPECT_THAT(left, ElementsAre(account_of("vole"), account_of("vole")));
    import("student_number;team\n2;Rats\n");
    m_team_operations.on_lost_rights([](support::AccountId) {});
    auto const path = "/contests/first/teams/" + std::to_string(rats.at("id").as_int64());
    EXPECT_EQ(
        m_owner.json(Method::patch, path, R"({"name": "Voles"})").at("items").as_array().at(0).at("name"),
        "Voles");
    // More time for one is for both, and a team gets it as a whole.
    auto const more = [&](std::string const& whom, std::string const& until) {
        return m_owner.status(Method::post, "/contests/first/extensions",
                              "{" + whom + R"("reason": "ill", "closes": )" + until + "}");
    };
    auto const id = R"("team": )" + std::to_string(rats.at("id").as_int64()) + ", ";
    EXPECT_EQ(more("", "null"), 400U);
    EXPECT_EQ(more(R"("team": 999, )", "null"), 404U);
    EXPECT_EQ(more(id, R"("2023-11-16T00:00:00Z")"), 200U);
    EXPECT_EQ(m_vole.json(Method::get, "/contests/first").at("your_time").at("extended"), true);
    EXPECT_EQ(more(id, "null"), 200U);
    auto const heron = rats.at("members").as_array().at(0).at("member").as_int64();
    EXPECT_EQ(more(R"("member": )" + std::to_string(heron) + ", ", R"("2023-11-16T00:00:00Z")"), 200U);
    EXPECT_EQ(m_vole.json(Method::get, "/contests/first").at("your_time").at("extended"), true);
    auto const book = m_owner.json(Method::get, "/courses/ai/grades");
    EXPECT_EQ(book.at("items").as_array().at(0).at("parts").as_array().at(0).at("team"), "Voles");
    EXPECT_THAT(std::string(m_owner.send(Method::get, "/courses/ai/grades.csv").text()),
                HasSubstr("heron,Voles,"));
    EXPECT_EQ(m_owner.status(Method::post, "/contests", R"({"slug": "own", "title": "T", "game": "ploy",
        "opens": "2023-11-14T22:00:00Z", "closes": "2023-11-15T00:00:00Z",
        "terms": {"teams": {"most": 2}}})"),
              400U)
        << "a contest of no course";
    for (auto const* const rules : {R"({"least": 3, "most": 2})", R"({"most": 0})", R"({"until": "soon"})"}) {
        EXPECT_EQ(m_owner.status(Method::patch, "/contests/first",
                                 std::string(R"({"terms": {"teams": )") + rules + "}}"),
                  400U);
    }
}

} // namespace
} // namespace api
