// Who may see what of a submission, route by route.
#include "api/answers_test.hpp"
#include "api/people_test.hpp"
#include "api/submission_operations.hpp"
#include "submissions/clerk.hpp"

#include <map>

namespace api {
namespace {

using http::Method;

class SubmissionRoutes : public tests::PeopleTest {
protected:
    SubmissionRoutes() {
        for (auto const* const name : {"root", "otter", "spy", "organiser"}) {
            m_clients.emplace(name, person(name, std::string(name) == "root" ? "administrator" : "user"));
        }
        auto const version = m_desk
                                 .hand_in({.author = 2,
                                           .author_name = "otter",
                                           .game = "ploy",
                                           .contest = 7,
                                           .file_name = "bot.py",
                                           .content = "a secret"})
                                 .value();
        m_id = std::to_string(version.id);
        storage::Contents contents(*m_database);
        auto const report = contents
                                .put(R"({"game": "ploy", "player": "bot.py", "valid": true, "matches": [],
                                         "accepted": true, "why": ""})")
                                .value();
        EXPECT_TRUE(m_database->write([&](storage::Transaction& transaction) {
            storage::Submissions::finish(transaction, version.id,
                                         {.state = storage::SubmissionState::rejected,
                                          .why = "a secret",
                                          .text = "a secret",
                                          .report = report,
                                          .build_output = "a secret"},
                                         m_now);
        }));
    }

    http::Response ask(std::string const& who, Operation const& operation) {
        auto path = operation.path;
        for (auto const& [name, value] : {std::pair("{id}", m_id), std::pair("{game}", std::string("1"))}) {
            if (auto const at = path.find(name); at != std::string::npos) {
                path.replace(at, std::string_view(name).size(), value);
            }
        }
        path += path == "/submissions" ? "?bot=1" : "";
        auto const client = who.empty() ? this->client() : m_clients.at(who);
        auto const request = client.request(operation.method, path, "");
        if (operation.open) {
            auto const opened = m_interface.open(request);
            return opened ? http::Response{.status = 101} : opened.error();
        }
        auto response = m_interface.answer(request);
        tests::expect_documented(m_interface, request, response);
        return response;
    }

    http::Response hand_in(std::string const& who, std::string const& content, std::string const& more = "") {
        auto request =
            m_clients.at(who).request(Method::post, "/submissions?game=ploy&file=bot.py" + more, content);
        request.headers.set("content-type", "application/octet-stream");
        auto response = m_interface.answer(request);
        tests::expect_documented(m_interface, request, response);
        return response;
    }
    http::Response ask(std::string const& who, Method method, std::string const& path) {
        auto const request = m_clients.at(who).request(method, path, "");
        auto response = m_interface.answer(request);
        tests::expect_documented(m_interface, request, response);
        return response;
    }
    unsigned remove(std::string const& who) {
        return ask(who, Method::post, "/submissions/" + m_id + "/deletion").status;
    }

    submissions::ContestHooks m_hooks{
        .may_submit =
            [](auto...) { return support::Result<submissions::Admission>(submissions::Admission()); },
        .is_organiser = [](support::ContestId contest,
                           support::AccountId who) { return contest == 7 && who == 4; }};
    std::unique_ptr<queue::Queue> m_queue = queue::Queue::open(*m_database, [this] { return m_now; }).value();
    live::Feed m_feed{submissions::read_events(*m_database)};
    submissions::Desk m_desk{
        {.database = *m_database, .queue = *m_queue, .games = m_games, .feed = m_feed, .hooks = m_hooks}};
    SubmissionOperations m_operations{{.database = *m_database,
                                       .desk = m_desk,
                                       .feed = m_feed,
                                       .games = m_games,
                                       .limits = {.stored = 20}}};
    Interface& m_interface = serve(m_operations.all());
    std::map<std::string, tests::Client> m_clients;
    std::string m_id;
};

TEST_F(SubmissionRoutes, AskForTheRoleThatTheTableOfPermissionsSays) {
    std::map<std::string, Access> const permissions{
        {"listBots", Access::anybody},
        {"showBot", Access::anybody},
        {"handIn", Access::user},
        {"listSubmissions", Access::user},
        {"showSubmission", Access::user},
        {"cancelSubmission", Access::user},
        {"deleteSubmission", Access::user},
        {"showStorage", Access::user},
        {"listSubmissionEvents", Access::user},
        {"showSource", Access::user},
        {"showBuildOutput", Access::user},
        {"showReport", Access::user},
        {"showReportAsJson", Access::user},
        {"showQualificationGame", Access::user},
        {"showQualificationLog", Access::user},
        {"listQualificationLogs", Access::user},
        {"showQualificationView", Access::user},
        {"listQualificationViews", Access::user},
        {"watchSubmission", Access::user},
    };
    EXPECT_EQ(m_interface.operations().size(), permissions.size());
    for (auto const& operation : m_interface.operations()) {
        ASSERT_TRUE(permissions.contains(operation.id)) << operation.id;
        EXPECT_EQ(operation.access, permissions.at(operation.id)) << operation.id;
    }
}

TEST_F(SubmissionRoutes, TakeANameForTheBot) {
    auto const hand_in = [&](std::string const& name) {
        return this->hand_in("otter", "a bot", "&name=" + name);
    };
    EXPECT_EQ(hand_in("Miser%20II").status, 201U);
    auto const newest = storage::Submissions(*m_database).find(std::stoll(m_id) + 1).value();
    EXPECT_EQ(newest->name, "Miser II");
    EXPECT_EQ(hand_in(std::string(40, 'x')).status, 422U);
    EXPECT_EQ(hand_in("two%20%20spaces").status, 422U);
}

TEST_F(SubmissionRoutes, ShowNobodyElseWhatIsAnAuthors) {
    for (auto const& operation : m_interface.operations()) {
        if (operation.access == Access::anybody) {
            EXPECT_FALSE(ask("spy", operation).text().contains("a secret")) << operation.id;
            continue;
        }
        EXPECT_EQ(ask("", operation).status, 401U) << operation.id;
        if (operation.id == "handIn" || operation.id == "deleteSubmission") {
            continue;
        }
        if (operation.id == "showStorage") {
            EXPECT_TRUE(ask("spy", operation).text().contains(R"("used":0)")) << "one's own";
            continue;
        }
        EXPECT_EQ(ask("spy", operation).status, 404U) << operation.id;
        for (auto const* const who : {"otter", "organiser", "root"}) {
            auto const status = ask(who, operation).status;
            bool const is_of_a_game = operation.path.contains("/games/");  // none was played
            bool const is_cancelling = operation.method == Method::remove; // it has been judged
            EXPECT_TRUE(status < 300U || is_of_a_game || is_cancelling) << operation.id << " for " << who;
        }
    }
}

TEST_F(SubmissionRoutes, TakeNoMoreOfAPersonThanMayBeStored) {
    ASSERT_EQ(hand_in("otter", std::string(12, 'x')).status, 201U) << "8 and 12 bytes of 20";
    EXPECT_TRUE(ask("otter", Method::get, "/storage").text().contains(R"({"used":20,"allowed":20})"));
    auto const refused = hand_in("otter", "x");
    EXPECT_EQ(refused.status, 422U);
    EXPECT_TRUE(refused.text().contains("not enough storage")) << refused.text();
    EXPECT_TRUE(refused.text().contains("delete submissions that were not accepted")) << refused.text();
    EXPECT_EQ(hand_in("spy", "x").status, 201U) << "each person has a limit of their own";
    EXPECT_EQ(hand_in("root", std::string(100, 'x')).status, 201U) << "administrators have none";
    EXPECT_TRUE(ask("root", Method::get, "/storage").text().contains(R"("allowed":null)"));

    ASSERT_EQ(remove("otter"), 204U);
    EXPECT_TRUE(ask("otter", Method::get, "/storage").text().contains(R"("used":12,)"));
    EXPECT_EQ(hand_in("otter", "x").status, 201U);
}

TEST_F(SubmissionRoutes, DeleteWhatWasNotAcceptedForItsAuthor) {
    auto const path = "/submissions/" + m_id;
    EXPECT_EQ(remove("spy"), 404U);
    EXPECT_EQ(remove("organiser"), 403U);
    EXPECT_EQ(remove("otter"), 204U);
    EXPECT_EQ(remove("otter"), 404U);
    for (auto const* const part : {"", "/source", "/report", "/build-output", "/events"}) {
        EXPECT_EQ(ask("otter", Method::get, path + part).status, 404U) << part;
    }
    EXPECT_TRUE(ask("otter", Method::get, "/submissions?bot=1").text().contains(R"("items":[])"));
    auto const waiting =
        support::parse_json(hand_in("otter", "new", "&contest=7").text())->at("id").to_number<std::int64_t>();
    m_id = std::to_string(waiting);
    EXPECT_EQ(remove("otter"), 422U) << "it is not judged yet";
    EXPECT_EQ(ask("organiser", Method::remove, "/submissions/" + m_id).status, 403U) << "who only sees it";
    EXPECT_EQ(ask("otter", Method::remove, "/submissions/" + m_id).status, 200U);
    EXPECT_EQ(remove("root"), 204U) << "it was cancelled";
}

TEST_F(SubmissionRoutes, SayWhatIsNoLongerKept) {
    auto const path = "/submissions/" + m_id;
    EXPECT_TRUE(ask("otter", Method::get, path).text().contains(R"("has_file":true,"has_games":true)"));
    storage::Uploads uploads(*m_database);
    auto const later = m_now + std::chrono::hours(1);
    ASSERT_EQ(uploads.sweep_submissions(0, {.files = later, .games = later}).value().files, 1);
    EXPECT_TRUE(ask("otter", Method::get, path).text().contains(R"("has_file":false,"has_games":false)"));
    auto const source = ask("otter", Method::get, path + "/source");
    EXPECT_EQ(source.status, 404U);
    EXPECT_TRUE(source.text().contains("is no longer kept")) << source.text();
    auto const game = ask("otter", Method::get, path + "/games/1/record");
    EXPECT_EQ(game.status, 404U);
    EXPECT_TRUE(game.text().contains("are no longer kept")) << game.text();
    for (auto const* const part : {"/report", "/report.json", "/build-output", "/events"}) {
        EXPECT_EQ(ask("otter", Method::get, path + part).status, 200U) << part;
    }
}

TEST_F(SubmissionRoutes, TellNobodyElseWhoTakesPartInAContest) {
    for (auto const& operation : m_interface.operations()) {
        if (operation.id == "listBots") {
            EXPECT_FALSE(ask("spy", operation).text().contains("otter"));
            EXPECT_FALSE(ask("", operation).text().contains("otter"));
            EXPECT_TRUE(ask("root", operation).text().contains("otter"));
        } else if (operation.id == "showBot") {
            EXPECT_EQ(ask("spy", operation).status, 404U);
            EXPECT_EQ(ask("", operation).status, 404U);
            for (auto const* const who : {"otter", "organiser", "root"}) {
                EXPECT_EQ(ask(who, operation).status, 200U) << who;
            }
        }
    }
}

} // namespace
} // namespace api
