// Courses, as browsers and programs see them.
#include "api/contest_operations.hpp"
#include "api/course_operations.hpp"
#include "api/league_test.hpp"

#include <gmock/gmock.h>

namespace api {
namespace {

using testing::HasSubstr;

std::string assignment(std::string const& slug, std::string const& course) {
    return R"({"slug": ")" + slug + R"(", "title": "First", "game": "ploy", "opens": "2023-11-14T22:00:00Z",
        "closes": "2023-11-15T00:00:00Z", "course": ")" +
           course + R"("})";
}

class ServesCourses : public LeagueTest {
protected:
    ServesCourses() { serve(joined({m_contest_operations.all(), m_course_operations.all()})); }

    league::Contests m_contests{*m_database, m_games, m_tournaments, {}};
    ContestOperations m_contest_operations{*m_database, m_games, m_contests};
    CourseOperations m_course_operations{*m_database};
};

class CoursesOverTheInterface : public ServesCourses {
protected:
    CoursesOverTheInterface() {
        EXPECT_EQ(m_owner.status(Method::post, "/courses", R"({"slug": "ai", "title": "AI"})"), 201U);
    }

    JsonObject import(Client& client, std::string const& text, std::string const& how = "") {
        return client.json(Method::post, "/courses/ai/roster" + how, text);
    }

    void join(Client& client, std::string const& number) {
        auto const code = m_owner.json(Method::post, "/courses/ai/join-code").at("code").as_string();
        EXPECT_EQ(client.status(Method::post, "/courses/ai/membership",
                                R"({"code": ")" + std::string(code) + R"(", "student_number": ")" + number +
                                    R"("})"),
                  200U);
    }

    Client m_owner = person("otter", "organiser");
};

TEST_F(CoursesOverTheInterface, AreNotThereForOthers) {
    auto heron = person("heron", "organiser");
    auto root = person("root", "administrator");
    auto user = person("vole");
    EXPECT_EQ(user.status(Method::post, "/courses", R"({"slug": "mine", "title": "Mine"})"), 403U);
    EXPECT_EQ(heron.status(Method::get, "/courses/ai"), 404U);
    EXPECT_TRUE(heron.json(Method::get, "/courses").at("items").as_array().empty());
    EXPECT_EQ(heron.status(Method::get, "/courses/ai/members"), 404U);
    EXPECT_EQ(heron.status(Method::post, "/contests", assignment("first", "ai")), 404U);
    EXPECT_EQ(root.json(Method::get, "/courses/ai").at("role"), "owner");
    EXPECT_EQ(root.json(Method::get, "/courses").at("items").as_array().size(), 1U);
    EXPECT_EQ(client().status(Method::get, "/courses/ai"), 401U);
}

TEST_F(CoursesOverTheInterface, GiveRightsByTheRoleInThem) {
    auto assistant = person("heron");
    auto grader = person("vole");
    for (auto const* const wish :
         {R"({"name": "heron", "role": "assistant"})", R"({"name": "vole", "role": "grader"})"}) {
        EXPECT_EQ(m_owner.status(Method::post, "/courses/ai/staff", wish), 200U);
    }
    EXPECT_EQ(m_owner.status(Method::post, "/courses/ai/staff", R"({"name": "vole", "role": "king"})"), 400U);
    EXPECT_EQ(assistant.status(Method::post, "/courses/ai/staff", R"({"name": "vole", "role": "owner"})"),
              403U);
    EXPECT_EQ(assistant.status(Method::patch, "/courses/ai", R"({"title": "Mine"})"), 403U);
    EXPECT_EQ(grader.status(Method::get, "/courses/ai/members"), 200U);
    EXPECT_EQ(grader.status(Method::post, "/courses/ai/join-code"), 403U);
    EXPECT_EQ(grader.send(Method::post, "/courses/ai/roster", "student_number,name\n").status, 403U);
    // Assignments of the course are all staff's, whoever made them; a contest of no course is an organiser's.
    EXPECT_EQ(assistant.status(Method::post, "/contests", R"({"slug": "own", "title": "T", "game": "ploy",
        "opens": "2023-11-14T22:00:00Z", "closes": "2023-11-15T00:00:00Z"})"),
              403U);
    EXPECT_EQ(grader.status(Method::post, "/contests", assignment("first", "ai")), 403U);
    auto const made = assistant.json(Method::post, "/contests", assignment("first", "ai"));
    EXPECT_EQ(made.at("course").at("title"), "AI");
    EXPECT_EQ(made.at("own"), true);
    EXPECT_EQ(m_owner.json(Method::patch, "/contests/first", R"({"title": "1st"})").at("own"), true);
    auto const seen = grader.json(Method::get, "/contests/first");
    EXPECT_EQ(seen.at("own"), false);
    EXPECT_EQ(seen.at("grading"), true);
    EXPECT_EQ(grader.status(Method::post, "/contests/first/announcement"), 403U);
    EXPECT_EQ(grader.status(Method::get, "/contests/first/grades.csv"), 200U);
    // Who leaves the staff sees nothing any more, also of what they made; and what they watch ends.
    std::vector<support::AccountId> changed;
    m_course_operations.on_lost_rights([&](support::AccountId account) { changed.push_back(account); });
    auto const number =
        m_owner.json(Method::get, "/courses/ai").at("staff").as_array().at(0).at("account").as_int64();
    EXPECT_EQ(m_owner.status(Method::remove, "/courses/ai/staff/" + std::to_string(number)), 204U);
    EXPECT_EQ(changed, std::vector{number});
    m_course_operations.on_lost_rights([](support::AccountId) {});
    EXPECT_EQ(assistant.status(Method::get, "/contests/first"), 404U);
    EXPECT_EQ(assistant.status(Method::get, "/courses/ai"), 404U);
    EXPECT_THAT(support::to_text(grader.json(Method::get, "/courses/ai/log")), HasSubstr("heron: assistant"));
}

TEST_F(CoursesOverTheInterface, GiveMoreTimeAndCloseAtOnce) {
    auto member = person("heron");
    import(m_owner, "student_number,name\n1,Heron\n2,Vole\n");
    join(member, "1");
    EXPECT_EQ(m_owner.json(Method::patch, "/courses/ai", R"({"late_days": 2})").at("late_days"), 2);
    EXPECT_EQ(m_owner.status(Method::patch, "/courses/ai", R"({"late_days": 101})"), 400U);
    m_owner.json(Method::post, "/contests", assignment("first", "ai"));
    m_owner.json(Method::patch, "/contests/first", R"({"terms": {"late_days": 1, "unofficial": true,
        "late": {"unit": "hour", "most_units": 3, "percent": 5, "grace_minutes": 10}}})");
    m_owner.json(Method::post, "/contests/first/announcement");
    auto const id =
        m_owner.json(Method::get, "/courses/ai/members").at("items").as_array().at(0).at("id").as_int64();
    auto const wish = [&](std::string const& closes) {
        return R"({"member": )" + std::to_string(id) + R"(, "reason": "ill", "closes": )" + closes + "}";
    };
    auto const time = [&] { return member.json(Method::get, "/contests/first").at("your_time").as_object(); };
    EXPECT_EQ(time().at("timing"), "on_time");
    EXPECT_EQ(time().at("late_days_left"), 2);
    EXPECT_EQ(member.status(Method::post, "/contests/first/extensions", wish(R"("2023-11-16T00:00:00Z")")),
              403U);
    EXPECT_EQ(m_owner.status(Method::post, "/contests/first/extensions", wish(R"("2023-11-14T00:00:00Z")")),
              400U);
    auto const listed =
        m_owner.json(Method::post, "/contests/first/extensions", wish(R"("2023-11-16T00:00:00Z")"))
            .at("items");
    EXPECT_EQ(listed.as_array().at(0).at("name"), "Heron");
    EXPECT_EQ(member.status(Method::get, "/contests/first/extensions"), 403U);
    EXPECT_EQ(time().at("extended"), true);
    EXPECT_EQ(time().at("deadline"), "2023-11-16T00:00:00.000Z");
    EXPECT_EQ(time().at("last"), "2023-11-17T03:00:00.000Z");
    m_now += std::chrono::hours(27); // 2023-11-16T01:13:20Z
    EXPECT_EQ(time().at("timing"), "late");
    EXPECT_EQ(time().at("late_days"), 1);
    EXPECT_EQ(m_owner.json(Method::get, "/contests/first").at("state"), "late");
    EXPECT_EQ(member.status(Method::post, "/contests/first/closing"), 403U);
    auto const closed = m_owner.json(Method::post, "/contests/first/closing");
    EXPECT_EQ(closed.at("state"), "closed");
    EXPECT_FALSE(closed.at("closed").is_null());
    EXPECT_EQ(time().at("timing"), "unofficial");
    EXPECT_EQ(m_owner.status(Method::post, "/contests/first/closing"), 422U);
    EXPECT_TRUE(client().status(Method::get, "/contests/first") == 404U);
    EXPECT_TRUE(m_owner.json(Method::post, "/contests/first/extensions", wish("null"))
                    .at("items")
                    .as_array()
                    .empty());
}

TEST_F(CoursesOverTheInterface, ShowTheirAssignmentsToMembers) {
    auto member = person("heron");
    auto other = person("vole");
    auto const preview = import(m_owner, "student_number;name;section\n1;Heron;A\n", "?preview=true");
    EXPECT_EQ(preview.at("applied"), false);
    EXPECT_EQ(preview.at("added").as_array().size(), 1U);
    EXPECT_EQ(import(m_owner, "student_number,name,section\n1,Heron,A\n2,,\n")
                  .at("faults")
                  .as_array()
                  .at(0)
                  .at("line"),
              3);
    EXPECT_EQ(import(m_owner, "student_number;name;section\n1;Heron;A\n").at("applied"), true);
    EXPECT_EQ(m_owner.send(Method::post, "/courses/ai/roster", "nonsense").status, 400U);
    EXPECT_EQ(member.status(Method::get, "/courses/ai"), 404U);
    join(member, "1");
    auto const seen = member.json(Method::get, "/courses/ai");
    EXPECT_EQ(seen.at("role"), "member");
    EXPECT_EQ(seen.at("you").at("section"), "A");
    EXPECT_FALSE(seen.contains("staff"));
    EXPECT_EQ(member.status(Method::get, "/courses/ai/members"), 403U);
    m_owner.json(Method::post, "/contests", assignment("first", "ai"));
    EXPECT_EQ(member.status(Method::get, "/contests/first"), 404U) << "a draft";
    m_owner.json(Method::post, "/contests/first/announcement");
    EXPECT_EQ(member.json(Method::get, "/contests/first").at("state"), "open");
    EXPECT_EQ(other.status(Method::get, "/contests/first"), 404U);
    EXPECT_EQ(client().status(Method::get, "/contests/first"), 404U);
    auto const listed = [](Client& client, std::string const& path) {
        return client.json(Method::get, path).at("items").as_array().size();
    };
    EXPECT_EQ(listed(member, "/contests?course=ai"), 1U);
    EXPECT_EQ(listed(member, "/contests?course=none"), 0U);
    EXPECT_EQ(listed(other, "/contests"), 0U);
    auto const shown = m_owner.json(Method::get, "/courses/ai");
    EXPECT_EQ(shown.at("joined"), 1);
    EXPECT_EQ(shown.at("can_be_joined"), true);
    auto const id =
        m_owner.json(Method::get, "/courses/ai/members").at("items").as_array().at(0).at("id").as_int64();
    auto const path = "/courses/ai/members/" + std::to_string(id);
    std::vector<support::AccountId> left; // who must not go on watching
    m_course_operations.on_lost_rights([&](support::AccountId account) { left.push_back(account); });
    auto const heron = storage::Accounts(*m_database).find_by_name("heron").value().value().id;
    m_owner.json(Method::patch, path, R"({"section": "B"})");
    EXPECT_THAT(left, testing::IsEmpty());
    EXPECT_TRUE(m_owner.json(Method::patch, path, R"({"release_account": true})").at("account").is_null());
    EXPECT_EQ(left, std::vector{heron});
    EXPECT_EQ(member.status(Method::get, "/contests/first"), 404U);
    join(member, "1");
    import(m_owner, "student_number,name\n2,Vole\n", "?preview=true&remove_missing=true");
    EXPECT_EQ(left, std::vector{heron});
    import(m_owner, "student_number,name\n2,Vole\n", "?remove_missing=true");
    EXPECT_EQ(left, (std::vector{heron, heron}));
    EXPECT_EQ(m_owner.json(Method::patch, path, R"({"removed": false})").at("removed"), support::Json());
    EXPECT_FALSE(m_owner.json(Method::patch, path, R"({"removed": true})").at("removed").is_null());
    EXPECT_EQ(left, (std::vector{heron, heron, heron}));
    m_course_operations.on_lost_rights([](support::AccountId) {});
    EXPECT_EQ(m_owner.status(Method::remove, "/courses/ai/join-code"), 204U);
}

TEST_F(CoursesOverTheInterface, KeepTheirFinalsToThemselves) {
    auto member = person("heron");
    auto other = person("vole", "organiser");
    import(m_owner, "student_number,name\n1,Heron\n");
    join(member, "1");
    m_owner.json(Method::post, "/contests", assignment("first", "ai"));
    auto const contest = storage::Contests(*m_database).find_by_slug("first").value().value();
    auto const id =
        m_tournaments
            .create({.title = "First",
                     .game = "ploy",
                     .plan = {},
                     .entrants = {league::house_entrant("random"), league::house_entrant("greedy")},
                     .organiser = contest.organiser,
                     .contest = contest.id,
                     .is_hidden = true})
            .value();
    auto const path = "/tournaments/" + std::to_string(id);
    auto const seen_by = [&](Client& who) {
        auto const listed = who.json(Method::get, "/tournaments").at("items").as_array().size();
        auto const status = who.status(Method::get, path);
        EXPECT_EQ(listed == 1, status == 200U);
        return status == 200U;
    };
    auto guest = client();
    auto root = person("root", "administrator");
    EXPECT_TRUE(seen_by(m_owner));
    EXPECT_TRUE(seen_by(root));
    EXPECT_FALSE(seen_by(member));
    ASSERT_TRUE(m_tournaments.stored().show(id)); // it is published
    EXPECT_TRUE(seen_by(m_owner));
    EXPECT_TRUE(seen_by(member));
    EXPECT_FALSE(seen_by(other));
    EXPECT_FALSE(seen_by(guest));
}

} // namespace
} // namespace api
