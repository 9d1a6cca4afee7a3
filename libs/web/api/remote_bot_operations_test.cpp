// Remote bots over the interface, without the network.
#include "api/people_test.hpp"
#include "api/remote_bot_operations.hpp"
#include "api/remote_bot_stream.hpp"

#include <gmock/gmock.h>

#include <map>

namespace api {
namespace {

using http::Method;
using testing::HasSubstr;
using tests::Client;

// The other end of a connection.
class BotsWire final : public http::Socket {
public:
    void send(std::shared_ptr<std::string const> text) override { texts.push_back(*text); }
    void close(http::CloseReason /*reason*/) override { is_closed = true; }

    std::vector<std::string> texts;
    bool is_closed = false;
};

class RemoteBotsOverTheInterface : public tests::PeopleTest {
protected:
    Interface::Opened open(Client const& who, std::string const& path) {
        return m_interface.open(who.request(Method::get, path, ""));
    }
    unsigned refusal(Client const& who, std::string const& path) {
        auto const opened = open(who, path);
        return opened ? 101 : opened.error().status;
    }
    static std::string list(Client who) { return std::string(who.send(Method::get, "/remote-bots").text()); }

    tables::Roster m_roster{[this] { return m_now; }};
    RemoteBotOperations m_bots{m_roster, m_games};
    Interface& m_interface = serve(m_bots.all());
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
    EXPECT_EQ(refusal(client(), "/remote-bots/bot/connection?games=ploy"), 401U);
}

TEST_F(RemoteBotsOverTheInterface, AreSeenByTheirOwnerAndByOthersIfTheyArePublic) {
    auto const otter = person("otter");
    auto const beaver = person("beaver");
    auto const connect = [&](std::string const& query) {
        auto listener = open(otter, "/remote-bots/bot/connection" + query).value();
        listener->opened(std::make_shared<BotsWire>());
        return listener;
    };
    auto const first = connect("?games=ploy,martian-chess,ploy");
    EXPECT_THAT(list(otter), HasSubstr(R"("games":["ploy","martian-chess"])"));
    EXPECT_EQ(list(beaver), R"({"items":[]})");
    auto const second = connect("?games=ploy&public=true");
    first->closed();
    EXPECT_THAT(list(client()), HasSubstr(R"("bot":"otter/bot")"));
    second->closed();
    EXPECT_EQ(list(otter), R"({"items":[]})");
}

TEST_F(RemoteBotsOverTheInterface, SayWhatIsWrong) {
    auto const otter = person("otter");
    EXPECT_EQ(refusal(otter, "/remote-bots/bot/connection"), 400U);
    EXPECT_EQ(refusal(otter, "/remote-bots/bot/connection?games=go"), 404U);
    EXPECT_EQ(refusal(otter, "/remote-bots/bot/connection?games=ploy&public=1"), 400U);
    EXPECT_EQ(refusal(otter, "/remote-bots/-/connection?games=ploy"), 400U);
    for (int i = 0; i < 10; ++i) {
        auto const path = "/remote-bots/bot" + std::to_string(i) + "/connection?games=ploy";
        open(otter, path).value()->opened(std::make_shared<BotsWire>());
    }
    EXPECT_EQ(refusal(otter, "/remote-bots/eleventh/connection?games=ploy"), 403U);
}

TEST_F(RemoteBotsOverTheInterface, SendAwayWhoTalksNonsense) {
    auto const otter = person("otter");
    auto const wire = std::make_shared<BotsWire>();
    auto const listener = open(otter, "/remote-bots/bot/connection?games=ploy").value();
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
