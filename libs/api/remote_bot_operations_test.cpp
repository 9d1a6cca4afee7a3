// Remote bots over the interface, without the network.
#include "api/interface.hpp"
#include "api/people_operations.hpp"
#include "api/remote_bot_operations.hpp"
#include "api/remote_bot_stream.hpp"
#include "games/all_games.hpp"
#include "temporary/directory.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>

namespace api {
namespace {

using http::Method;
using testing::HasSubstr;

// The other end of a connection.
class Wire final : public http::Socket {
public:
    void send(std::shared_ptr<std::string const> text) override { texts.push_back(*text); }
    void close(http::CloseReason /*reason*/) override { is_closed = true; }

    std::vector<std::string> texts;
    bool is_closed = false;
};

class RemoteBotsOverTheInterface : public testing::Test {
protected:
    // A session of a new account.
    std::string user(std::string const& name) {
        auto const credentials = R"("name": ")" + name + R"(", "password": "a long password"})";
        auto const link = m_registry.first_link(m_now).value();
        auto const response =
            link ? m_interface.answer(request(Method::post, "/first-administrator", "",
                                              R"({"link": ")" + *link + R"(", )" + credentials))
                 : m_interface.answer(request(Method::post, "/people", "", "{" + credentials));
        EXPECT_EQ(response.status, 201U);
        auto const cookie = std::string(response.headers.find("set-cookie").value_or(""));
        return cookie.substr(0, cookie.find(';'));
    }
    http::Request request(Method method, std::string const& path, std::string const& cookie,
                          std::string const& body = "") {
        http::Request request;
        request.method = method;
        request.target = http::parse_target("/api/v1" + path).value();
        request.peer = "192.0.2." + std::to_string(++m_peers);
        request.body = body;
        request.headers.add("host", "arena.example");
        request.headers.add("content-type", "application/json");
        request.headers.add("cookie", cookie);
        return request;
    }
    unsigned refusal(std::string const& path, std::string const& cookie) {
        auto const opened = m_interface.open(request(Method::get, path, cookie));
        return opened ? 101 : opened.error().status;
    }
    std::string list(std::string const& cookie) {
        return std::string(m_interface.answer(request(Method::get, "/remote-bots", cookie)).text());
    }

    temporary::Directory m_directory;
    std::unique_ptr<storage::Database> m_database =
        storage::Database::open({storage::Backend::sqlite, m_directory.path() / "arena.db"}).value();
    storage::Moment m_now{std::chrono::seconds(1'700'000'000)};
    people::Passwords m_passwords{people::PasswordCost::least()};
    people::Registry m_registry{*m_database, m_passwords};
    people::Entrance m_entrance{*m_database, m_passwords};
    rules::Registry m_games = games::all_games();
    remote_bots::Roster m_roster{[this] { return m_now; }};
    PeopleOperations m_people{*m_database, m_registry, m_entrance};
    RemoteBotOperations m_bots{m_roster, m_games};
    Interface m_interface{[this] {
                              auto all = m_people.all();
                              std::ranges::move(m_bots.all(), std::back_inserter(all));
                              return all;
                          }(),
                          m_entrance, [this] { return m_now; }};
    int m_peers = 0;
};

// Whoever adds an operation says here who may ask for it.
TEST_F(RemoteBotsOverTheInterface, AreForWhomTheTableOfPermissionsSays) {
    std::map<std::string, Access> const permissions{{"listRemoteBots", Access::anybody},
                                                    {"connectRemoteBot", Access::user}};
    auto const operations = m_bots.all();
    EXPECT_EQ(operations.size(), permissions.size());
    for (auto const& operation : operations) {
        EXPECT_EQ(operation.access, permissions.at(operation.id)) << operation.id;
    }
    EXPECT_EQ(refusal("/remote-bots/bot/connection?games=ploy", ""), 401U);
}

TEST_F(RemoteBotsOverTheInterface, AreSeenByTheirOwnerAndByOthersIfTheyArePublic) {
    auto const otter = user("otter");
    auto const beaver = user("beaver");
    auto const connect = [&](std::string const& query) {
        auto listener =
            m_interface.open(request(Method::get, "/remote-bots/bot/connection" + query, otter)).value();
        listener->opened(std::make_shared<Wire>());
        return listener;
    };
    auto const first = connect("?games=ploy,martian-chess,ploy");
    EXPECT_THAT(list(otter), HasSubstr(R"("games":["ploy","martian-chess"])"));
    EXPECT_EQ(list(beaver), R"({"items":[]})");
    auto const second = connect("?games=ploy&public=true");
    first->closed();
    EXPECT_THAT(list(""), HasSubstr(R"("bot":"otter/bot")"));
    second->closed();
    EXPECT_EQ(list(otter), R"({"items":[]})");
}

TEST_F(RemoteBotsOverTheInterface, SayWhatIsWrong) {
    auto const otter = user("otter");
    EXPECT_EQ(refusal("/remote-bots/bot/connection", otter), 400U);
    EXPECT_EQ(refusal("/remote-bots/bot/connection?games=go", otter), 404U);
    EXPECT_EQ(refusal("/remote-bots/bot/connection?games=ploy&public=1", otter), 400U);
    EXPECT_EQ(refusal("/remote-bots/-/connection?games=ploy", otter), 400U);
    for (int i = 0; i < 10; ++i) {
        auto const path = "/remote-bots/bot" + std::to_string(i) + "/connection?games=ploy";
        m_interface.open(request(Method::get, path, otter)).value()->opened(std::make_shared<Wire>());
    }
    EXPECT_EQ(refusal("/remote-bots/eleventh/connection?games=ploy", otter), 403U);
}

TEST_F(RemoteBotsOverTheInterface, SendAwayWhoTalksNonsense) {
    auto const otter = user("otter");
    auto const wire = std::make_shared<Wire>();
    auto const listener =
        m_interface.open(request(Method::get, "/remote-bots/bot/connection?games=ploy", otter)).value();
    listener->opened(wire);
    listener->received(R"({"type": "ping"})");
    EXPECT_EQ(wire->texts.back(), R"({"type":"pong"})");
    listener->received(R"({"type": "answer", "id": "1-0-0", "value": 1})");
    EXPECT_THAT(wire->texts.back(), HasSubstr("not open"));
    for (int count = 1; count < RemoteBotStream::most_faults; ++count) {
        EXPECT_FALSE(wire->is_closed);
        listener->received("nonsense");
    }
    EXPECT_TRUE(wire->is_closed);
    listener->closed();
}

} // namespace
} // namespace api
