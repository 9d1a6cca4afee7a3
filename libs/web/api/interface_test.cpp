// The interface as programs and browsers use it.
#include "api/browser_test.hpp"
#include "api/openapi.hpp"
#include "api/schema.hpp"

#include <gmock/gmock.h>

#include <map>

namespace api {
namespace {

using http::Method;
using testing::AllOf;
using testing::HasSubstr;
using testing::Not;
using tests::Browser;
using tests::Interfaces;

TEST_F(Interfaces, MakeTheFirstAdministratorAndThenOthers) {
    auto early = client();
    EXPECT_EQ(early.send(Method::post, "/people", credentials("early")).status, 422U);
    auto root = administrator();
    EXPECT_EQ(json(root.send(Method::get, "/session")).at("role"), "administrator");
    auto otter = user("otter");
    EXPECT_EQ(json(otter.send(Method::get, "/session")).at("name"), "otter");
    EXPECT_EQ(client().send(Method::post, "/people", credentials("OTTER")).status, 409U);
}

TEST_F(Interfaces, LogInAndOut) {
    administrator();
    user("otter");
    auto otter = client();
    auto const wrong =
        otter.send(Method::post, "/session", R"({"name": "otter", "password": "wrong password"})");
    EXPECT_EQ(wrong.status, 401U);
    auto const response = otter.send(Method::post, "/session", credentials("otter"));
    EXPECT_EQ(response.status, 201U);
    EXPECT_THAT(std::string(response.headers.find("set-cookie").value()),
                AllOf(HasSubstr("HttpOnly"), HasSubstr("SameSite=Lax"), HasSubstr("Path=/"),
                      Not(HasSubstr("Secure"))));
    auto const session = otter.session();
    EXPECT_EQ(otter.send(Method::get, "/session").status, 200U);
    EXPECT_EQ(otter.send(Method::remove, "/session").status, 204U);
    EXPECT_EQ(otter.send(Method::get, "/session").status, 401U);
    otter.headers = {{"cookie", "tulkas_session=" + session}};
    EXPECT_EQ(otter.send(Method::get, "/session").status, 401U) << "the session is over, not only forgotten";
}

TEST_F(Interfaces, HandOutSecureCookiesOverTls) {
    auto root = client();
    root.is_secure = true;
    auto const link = m_account_manager.first_link(m_now).value().value();
    auto const response =
        root.send(Method::post, "/first-administrator",
                  R"({"link": ")" + link + R"(", "name": "root", "password": "a long password"})");
    EXPECT_THAT(std::string(response.headers.find("set-cookie").value()),
                AllOf(testing::StartsWith("__Host-tulkas_session="), HasSubstr("; Secure"),
                      HasSubstr("; Path=/;"), Not(HasSubstr("Domain"))));
    EXPECT_EQ(root.send(Method::get, "/session").status, 200U);
    auto planted = client(); // by another host of the domain, which cannot set a cookie of the other name
    planted.is_secure = true;
    planted.headers = {{"cookie", "tulkas_session=" + root.session()}};
    EXPECT_EQ(planted.send(Method::get, "/session").status, 401U);
}

TEST_F(Interfaces, BelieveNoRequestThatAnotherSiteSent) {
    auto root = administrator();
    for (auto const& header :
         {std::pair("sec-fetch-site", "cross-site"), std::pair("sec-fetch-site", "same-site"),
          std::pair("origin", "https://evil.example"), std::pair("origin", "null")}) {
        root.headers = {{header.first, header.second}};
        EXPECT_EQ(root.send(Method::post, "/tokens", R"({"label": "x"})").status, 403U) << header.second;
    }
    root.headers = {{"sec-fetch-site", "same-origin"}, {"origin", "https://arena.example"}};
    EXPECT_EQ(root.send(Method::post, "/tokens", R"({"label": "x"})").status, 201U);
}

TEST_F(Interfaces, LetProgramsInWithATokenOfTheirOwner) {
    administrator();
    auto otter = user("otter");
    auto const token =
        std::string(json(otter.send(Method::post, "/tokens", R"({"label": "ci"})")).at("token").as_string());
    auto program = client();
    program.headers = {{"authorization", "Bearer " + token}};
    EXPECT_EQ(json(program.send(Method::get, "/session")).at("name"), "otter");
    auto const id = json(otter.send(Method::get, "/tokens")).at("items").at(0).at("id").as_int64();
    auto other = user("other");
    EXPECT_EQ(other.send(Method::remove, "/tokens/" + std::to_string(id)).status, 404U);
    EXPECT_EQ(other.send(Method::remove, "/tokens/x").status, 400U);
    EXPECT_EQ(otter.send(Method::remove, "/tokens/" + std::to_string(id)).status, 204U);
    EXPECT_EQ(program.send(Method::get, "/session").status, 401U);
}

TEST_F(Interfaces, LetAdministratorsLookAfterPeople) {
    auto root = administrator();
    auto otter = user("otter");
    auto const people = json(root.send(Method::get, "/people?limit=1&after=1"));
    auto const path = "/people/" + std::to_string(people.at("items").at(0).at("id").as_int64());
    EXPECT_EQ(people.at("items").at(0).at("name"), "otter");
    EXPECT_EQ(json(root.send(Method::patch, path, R"({"role": "organiser"})")).at("role"), "organiser");
    EXPECT_EQ(root.send(Method::patch, path, R"({"role": "king"})").status, 400U);
    EXPECT_EQ(root.send(Method::patch, "/people/1", R"({"role": "user"})").status, 422U) << "oneself";
    EXPECT_EQ(root.send(Method::patch, "/people/99", R"({"role": "user"})").status, 404U);
    auto const link =
        std::string(json(root.send(Method::post, path + "/new-password-link")).at("link").as_string());
    EXPECT_EQ(client()
                  .send(Method::post, "/new-password",
                        R"({"link": ")" + link + R"(", "password": "a newer password"})")
                  .status,
              204U);
    EXPECT_EQ(otter.send(Method::get, "/session").status, 401U);
    EXPECT_EQ(
        otter.send(Method::post, "/session", R"({"name": "otter", "password": "a newer password"})").status,
        201U);
    EXPECT_EQ(json(root.send(Method::patch, path, R"({"disabled": true})")).at("disabled"),
              "2023-11-14T22:13:20.000Z");
    EXPECT_EQ(otter.send(Method::get, "/session").status, 401U);
}

TEST_F(Interfaces, LetPeopleChangeTheirPasswords) {
    administrator();
    auto otter = user("otter");
    EXPECT_EQ(
        otter.send(Method::put, "/password", R"({"old": "wrong", "password": "a newer password"})").status,
        403U);
    EXPECT_EQ(
        otter.send(Method::put, "/password", R"({"old": "a long password", "password": "a newer password"})")
            .status,
        204U);
}

TEST_F(Interfaces, SayWhatIsWrongWithABody) {
    auto guest = client();
    auto const error = [&](std::string const& body) {
        auto const response = guest.send(Method::post, "/session", body);
        EXPECT_EQ(response.status, 400U);
        return std::string(json(response).at("error").at("message").as_string());
    };
    EXPECT_THAT(error("{"), HasSubstr("byte"));
    EXPECT_EQ(error("[]"), "the body must be an object (got [])");
    EXPECT_EQ(error(R"({"name": "a"})"), "the field password is missing");
    EXPECT_EQ(error(R"({"name": 1, "password": "x"})"), "the field name must be a string (got 1)");
    EXPECT_EQ(error(R"({"name": "a", "password": "x", "role": "administrator"})"), "there is no field role");
    EXPECT_EQ(error(""), "this request needs a body of type application/json");
}

TEST_F(Interfaces, SlowDownWhoeverGuesses) {
    administrator();
    user("otter");
    auto guesser = client();
    auto const guess = [&](Browser& from) {
        return from.send(Method::post, "/session", R"({"name": "Otter", "password": "wrong password"})")
            .status;
    };
    for (int i = 0; i < 10; ++i) {
        EXPECT_EQ(guess(guesser), 401U);
    }
    EXPECT_EQ(guess(guesser), 429U);
    EXPECT_EQ(guesser.send(Method::post, "/session", credentials("otter")).status, 429U)
        << "whoever guesses right at last is not told";
    EXPECT_EQ(client().send(Method::post, "/session", credentials("otter")).status, 201U)
        << "strangers lock nobody out";
    m_now += std::chrono::minutes(1);
    EXPECT_EQ(guesser.send(Method::post, "/session", credentials("otter")).status, 201U);
}

TEST_F(Interfaces, LockNobodyOutWhoHasLoggedInWithThisBrowser) {
    administrator();
    auto otter = user("otter");
    for (int i = 0; i < 11; ++i) { // from the same address
        std::ignore = otter.another().send(Method::post, "/session",
                                           R"({"name": "otter", "password": "wrong password"})");
    }
    EXPECT_EQ(otter.another().send(Method::post, "/session", credentials("otter")).status, 429U);
    EXPECT_EQ(otter.send(Method::post, "/session", credentials("otter")).status, 201U);
}

TEST_F(Interfaces, LetAClassLogInBehindOneAddress) {
    administrator();
    auto first = user("student0");
    for (int i = 1; i < 300; ++i) {
        auto const name = "student" + std::to_string(i);
        ASSERT_EQ(first.another().send(Method::post, "/people", credentials(name)).status, 201U) << name;
        ASSERT_EQ(first.another().send(Method::post, "/session", credentials(name)).status, 201U) << name;
    }
}

TEST_F(Interfaces, HaveTheirOwnThreadsForEverythingThatHashes) {
    for (auto const& operation : m_interface.operations()) {
        bool const has_password = operation.body == "NewPerson" || operation.body == "Login" ||
                                  operation.body == "SecondFactorWish" ||
                                  operation.body.contains("Password") ||
                                  operation.body == "FirstAdministrator";
        EXPECT_EQ(lane_of(operation) == Lane::passwords, has_password) << operation.id;
    }
}

TEST_F(Interfaces, SlowDownFloodsOfOneAddress) {
    auto guest = client();
    unsigned last = 0;
    for (int i = 0; i < 1201; ++i) {
        last = guest.send(Method::post, "/session", "{").status;
    }
    EXPECT_EQ(last, 429U);
    EXPECT_EQ(guest.send(Method::get, "/session").status, 401U) << "looking is free";
}

TEST_F(Interfaces, KnowWhatIsNotThere) {
    EXPECT_EQ(client().send(Method::get, "/nothing").status, 404U);
    auto const response = client().send(Method::put, "/session");
    EXPECT_EQ(response.status, 405U);
    EXPECT_THAT(std::string(response.headers.find("allow").value()),
                AllOf(HasSubstr("GET"), HasSubstr("POST"), HasSubstr("DELETE")));
}

class DeafListener : public http::SocketListener {
public:
    void opened(std::shared_ptr<http::Socket> /*socket*/) override {}
    void received(std::string_view /*text*/) override {}
    void closed() override {}
};

class OpenStreams : public Interfaces {
protected:
    static Operation stream(Access access) {
        return {.method = Method::get,
                .path = "/streams/{id}",
                .id = "watch",
                .summary = "Watches",
                .access = access,
                .outcomes = {{101, "goes on as a WebSocket", ""}},
                .open = [](Call const& call) -> support::Result<std::shared_ptr<http::SocketListener>> {
                    if (call.values.at(0) != "1") {
                        return support::fail(support::ErrorKind::not_found, "there is no such stream");
                    }
                    return std::make_shared<DeafListener>();
                }};
    }
    static http::Request request(std::string const& path) {
        http::Request request;
        request.target = http::parse_target("/api/v1" + path).value();
        request.headers.add("host", "arena.example");
        return request;
    }
};

TEST_F(OpenStreams, AreOpenedForWhoeverMay) {
    Interface open_to_all({stream(Access::anybody)}, m_entrance, [this] { return m_now; });
    EXPECT_TRUE(open_to_all.open(request("/streams/1")));
    EXPECT_EQ(open_to_all.open(request("/streams/2")).error().status, 404U);
    EXPECT_EQ(open_to_all.open(request("/nothing")).error().status, 404U);
    EXPECT_EQ(open_to_all.answer(request("/streams/1")).status, 426U);
    EXPECT_EQ(open_to_all.route_of(request("/streams/1")), "/api/v1/streams/{id}");
    EXPECT_EQ(open_to_all.route_of(request("/nothing")), std::nullopt);
    Interface for_users({stream(Access::user)}, m_entrance, [this] { return m_now; });
    EXPECT_EQ(for_users.open(request("/streams/1")).error().status, 401U);
}

TEST_F(OpenStreams, AreNotOpenedByPagesOfOtherSitesInTheNameOfTheirVisitor) {
    auto const root = administrator();
    Interface interface({stream(Access::anybody)}, m_entrance, [this] { return m_now; });
    auto sent = request("/streams/1");
    sent.headers.add("cookie", "tulkas_session=" + root.session());
    EXPECT_TRUE(interface.open(sent));
    sent.headers.add("origin", "https://evil.example");
    EXPECT_EQ(interface.open(sent).error().status, 403U);
}

// Whoever adds an operation says here who may ask for it.
TEST_F(Interfaces, AskForTheRoleThatTheTableOfPermissionsSays) {
    std::map<std::string, Access> const permissions{
        {"register", Access::anybody},
        {"showRegistration", Access::anybody},
        {"becomeFirstAdministrator", Access::anybody},
        {"logIn", Access::anybody},
        {"resetPassword", Access::anybody},
        {"whoAmI", Access::user},
        {"logOut", Access::user},
        {"changePassword", Access::user},
        {"changeDisplayName", Access::user},
        {"listSessions", Access::user},
        {"logOutEverywhere", Access::user},
        {"endSession", Access::user},
        {"showSecondFactor", Access::user},
        {"beginSecondFactor", Access::user},
        {"confirmSecondFactor", Access::user},
        {"removeSecondFactor", Access::user},
        {"removeSecondFactorOf", Access::administrator},
        {"listTokens", Access::user},
        {"addToken", Access::user},
        {"removeToken", Access::user},
        {"listPeople", Access::administrator},
        {"changePerson", Access::administrator},
        {"makeResetLink", Access::administrator},
    };
    administrator();
    auto otter = user("otter");
    for (auto const& operation : m_interface.operations()) {
        ASSERT_TRUE(permissions.contains(operation.id)) << operation.id;
        EXPECT_EQ(operation.access, permissions.at(operation.id)) << operation.id;
        auto path = operation.path;
        if (auto const open = path.find("{id}"); open != std::string::npos) {
            path.replace(open, 4, "1");
        }
        if (operation.access != Access::anybody) {
            EXPECT_EQ(client().send(operation.method, path, "{}").status, 401U) << operation.id;
        }
        if (operation.access == Access::administrator) {
            EXPECT_EQ(otter.send(operation.method, path, "{}").status, 403U) << operation.id;
        }
    }
    EXPECT_EQ(m_interface.operations().size(), permissions.size());
}

TEST_F(Interfaces, DescribeThemselves) {
    auto const document = openapi_document(m_interface.operations());
    EXPECT_EQ(document.at("openapi"), "3.1.0");
    for (auto const& operation : m_interface.operations()) {
        ASSERT_TRUE(document.at("paths").as_object().contains("/api/v1" + operation.path));
        EXPECT_FALSE(operation.outcomes.empty()) << operation.id;
        for (auto const& outcome : operation.outcomes) {
            EXPECT_TRUE(outcome.schema.empty() || schemas().contains(outcome.schema)) << outcome.schema;
        }
    }
    EXPECT_EQ(document.at("paths").at("/api/v1/tokens/{id}").at("delete").at("parameters").at(0).at("name"),
              "id");
}

} // namespace
} // namespace api
