// Games from their first message to their last, without a network and over one.
#include "catan_net/codec.hpp"
#include "catan_net/framer.hpp"
#include "catan_net/local_server.hpp"
#include "catan_net/remote_server.hpp"
#include "catan_net/tcp_server.hpp"
#include "catan_net/testing.hpp"
#include "catan_net/visit.hpp"
#include "support/tcp.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>
#include <fcntl.h>
#include <sys/socket.h>
#include <thread>

namespace catan_net {
namespace {

using support::Result;
using ::testing::Contains;
using ::testing::HasSubstr;
using ::testing::SizeIs;

std::unique_ptr<rules::Bot> house_bot(std::string_view name) {
    static auto const game = catan::make_game();
    return *rules::make_house_bot(*game, name, 5);
}

Visit visit_as(std::string name, int game = 0) {
    return {.client = GameClient(std::move(name), game)};
}

// ---- without a network

TEST(Visit, ALocalGameIsPlayedThroughTheSameServer) {
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
        runtime::Loop loop;
        auto const connection = connect_to_local_server(testing::settings(4), seed, loop);
        auto const report = play_visit(
            visit_as("ann"), runtime::house_player("settler", house_bot("settler")), connection, loop);
        ASSERT_TRUE(report.has_value()) << report.error().message;
        EXPECT_THAT(report->names, SizeIs(4));
        EXPECT_EQ(report->names[report->own], "ann");
        EXPECT_LT(report->winner, 4);
    }
}

// Answers with something that is no move.
class Fool final : public rules::Bot {
public:
    [[nodiscard]] std::string decide(rules::State const& /*state*/,
                                     rules::TimeLeft const& /*left*/) override {
        return "end";
    }
    [[nodiscard]] Result<support::Json> answer(std::string_view /*method*/,
                                               support::JsonObject const& /*params*/,
                                               rules::TimeLeft const& /*left*/) override {
        return "end";
    }
};

TEST(Visit, AnIllegalMoveIsTheBotsFault) {
    runtime::Loop loop;
    auto const connection = connect_to_local_server(testing::settings(2), 1, loop);
    auto const report = play_visit(visit_as("ann"), runtime::house_player("fool", std::make_unique<Fool>()),
                                   connection, loop);
    ASSERT_FALSE(report.has_value());
    EXPECT_EQ(report.error().kind, support::ErrorKind::refused);
    EXPECT_THAT(report.error().message, HasSubstr("not a legal move"));
}

TEST(Visit, WhoIsNotLetInIsToldWhy) {
    runtime::Loop loop;
    auto const connection = connect_to_local_server(testing::settings(2), 1, loop);
    std::vector<std::string> log;
    auto visit = visit_as(std::string(50, 'x'));
    visit.log = [&](std::string const& words) { log.push_back(words); };
    auto const report = play_visit(std::move(visit), runtime::house_player("settler", house_bot("settler")),
                                   connection, loop);
    ASSERT_FALSE(report.has_value());
    EXPECT_THAT(report.error().message, HasSubstr("a name must have 1 to 40 bytes"));
}

TEST(Visit, EndsWhenSomebodyWantsIt) {
    runtime::Loop loop;
    auto settings = testing::settings(2);
    auto const connection = connect_to_local_server(std::move(settings), 1, loop);
    std::atomic<bool> const stop = true;
    auto visit = visit_as("ann");
    visit.stop = &stop;
    // A bot so slow that the wish is older than the game.
    auto const report = play_visit(
        std::move(visit), runtime::house_player("smart", house_bot("smart:nodes=20000")), connection, loop);
    ASSERT_FALSE(report.has_value());
    EXPECT_EQ(report.error().message, "the game was stopped");
}

// ---- over a network

class Server {
public:
    explicit Server(ServerSettings settings) {
        settings.address = "127.0.0.1";
        settings.port = 0;
        settings.stop = &m_stop;
        auto server = TcpServer::create(std::move(settings), 3);
        EXPECT_TRUE(server.has_value());
        m_server = *std::move(server);
        m_thread = std::jthread([this] { m_server->run(); });
    }
    ~Server() {
        m_stop = true;
        m_thread.join();
    }
    Server(Server const&) = delete;
    Server& operator=(Server const&) = delete;

    [[nodiscard]] std::uint16_t port() const { return m_server->port(); }
    [[nodiscard]] Result<VisitReport> play(std::string name, int game = 0) const {
        runtime::Loop loop;
        auto const connection = connect_to_server({.host = "127.0.0.1", .port = port()}, loop);
        EXPECT_TRUE(connection.has_value());
        return play_visit(visit_as(std::move(name), game),
                          runtime::house_player("settler", house_bot("settler")), *connection, loop);
    }

private:
    std::atomic<bool> m_stop = false;
    std::unique_ptr<TcpServer> m_server;
    std::jthread m_thread;
};

ServerSettings server_settings(int seats, int wait = 0) {
    return {.lobby = testing::settings(seats), .patience = {.with_lobbies = std::chrono::seconds(wait)}};
}

// A client that sends bytes, and may or may not read.
class Socket {
public:
    explicit Socket(Server const& server)
        : m_socket(
              *support::connect_to({.host = "127.0.0.1", .port = server.port()}, std::chrono::seconds(10))) {
        fcntl(m_socket.get(), F_SETFL, 0); // from here on it blocks
    }

    void send(std::string_view bytes) {
        while (!bytes.empty()) {
            auto const sent = ::send(m_socket.get(), bytes.data(), bytes.size(), MSG_NOSIGNAL);
            if (sent < 0) {
                return; // the server may have closed the connection
            }
            bytes.remove_prefix(static_cast<std::size_t>(sent));
        }
    }
    void send(Message const& message) { send(encode_delimited(message)); }
    // Waits for an event; nothing when the server has closed the connection.
    [[nodiscard]] std::optional<Event> read() {
        for (;;) {
            auto const message = m_framer.next();
            if (!message || *message) {
                return message ? std::optional(decode(**message)->event()) : std::nullopt;
            }
            std::array<char, 4096> buffer; // NOLINT(*-member-init): filled before it is read
            auto const size = recv(m_socket.get(), buffer.data(), buffer.size(), 0);
            if (size <= 0) {
                return std::nullopt;
            }
            m_framer.add({buffer.data(), static_cast<std::size_t>(size)});
        }
    }
    // The next event of a type, whatever comes before it.
    [[nodiscard]] std::optional<Event> read_until(Event::TypeCase type) {
        while (auto event = read()) {
            if (event->type_case() == type) {
                return event;
            }
        }
        return std::nullopt;
    }
    [[nodiscard]] bool is_hung_up() {
        while (read()) {
        }
        return true;
    }
    void hang_up() { m_socket.close(); }

private:
    support::FileDescriptor m_socket;
    Framer m_framer{std::size_t{1} << 20U};
};

TEST(TcpServer, BotsAndSeveralClientsPlaySeveralGamesAtOnce) {
    Server const server(server_settings(3, 1));
    std::vector<Result<VisitReport>> reports(4, VisitReport{});
    {
        std::vector<std::jthread> clients;
        for (std::size_t client = 0; client < reports.size(); ++client) {
            clients.emplace_back([&, client] {
                reports[client] =
                    server.play("client " + std::to_string(client), static_cast<int>(client / 2));
            });
        }
    }
    for (std::size_t client = 0; client < reports.size(); ++client) {
        ASSERT_TRUE(reports[client].has_value()) << reports[client].error().message;
        EXPECT_EQ(reports[client]->winner, reports[client ^ 1U]->winner);
        EXPECT_THAT(reports[client]->names, Contains("client " + std::to_string(client ^ 1U)));
        EXPECT_THAT(reports[client]->names, Contains(::testing::StartsWith("bot ")));
    }
}

TEST(TcpServer, HangsUpOnWhoSendsWhatIsNoMessage) {
    Server const server(server_settings(2, 100));
    for (std::string const& bytes : {std::string("\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\x7F"), // a giant
                                     std::string(20, '\xFF'), std::string("\x02\x0A\x7F")}) {
        Socket socket(server);
        socket.send(bytes);
        EXPECT_TRUE(socket.is_hung_up());
    }
}

TEST(TcpServer, MessagesMayComeInPieces) {
    Server const server(server_settings(2, 100));
    Socket socket(server);
    for (char const byte : encode_delimited(testing::join("ann"))) {
        socket.send(std::string_view(&byte, 1));
    }
    EXPECT_TRUE(socket.read_until(Event::kLobbyUpdate));
}

TEST(TcpServer, TooManyChatMessagesAreRefused) {
    Server const server(server_settings(2, 100));
    Socket ann(server);
    ann.send(testing::join("ann"));
    for (int line = 0; line < 20; ++line) {
        ann.send(testing::ask(testing::say("la la la")));
    }
    EXPECT_THAT(ann.read_until(Event::kError)->error().description(), HasSubstr("too many chat messages"));
}

TEST(TcpServer, SendsAwayWhoJoinsNoGame) {
    auto settings = server_settings(2, 100);
    settings.longest_idleness = std::chrono::seconds(0);
    Server const server(std::move(settings));
    Socket socket(server);
    socket.send("\x20"); // and no more
    EXPECT_TRUE(socket.is_hung_up());
}

TEST(TcpServer, LetsInNoMoreThanItMay) {
    auto settings = server_settings(2, 100);
    settings.door.from_one_address = 2;
    Server const server(std::move(settings));
    Socket ann(server);
    ann.send(testing::join("ann", 1));
    ASSERT_TRUE(ann.read_until(Event::kLobbyUpdate));
    Socket bob(server);
    bob.send(testing::join("bob", 2));
    ASSERT_TRUE(bob.read_until(Event::kLobbyUpdate));
    Socket cid(server);
    EXPECT_TRUE(cid.is_hung_up());
    ann.send(testing::ask(testing::say("still here")));
    EXPECT_EQ(ann.read_until(Event::kChatMessage)->chatmessage(), "still here");
}

TEST(TcpServer, WhoWasCutOffTakesTheSeatBack) {
    Server const server(server_settings(2, 100));
    Socket ann(server);
    Socket bob(server);
    ann.send(testing::join("ann"));
    ASSERT_TRUE(ann.read_until(Event::kLobbyUpdate));
    bob.send(testing::join("bob"));
    ASSERT_TRUE(ann.read_until(Event::kBeginGame));
    ann.hang_up(); // it was her turn: a bot places a settlement and a road
    ASSERT_TRUE(bob.read_until(Event::kRoadBuilt));
    Socket again(server);
    again.send(testing::join("ann"));
    auto const begin = again.read_until(Event::kBeginGame);
    ASSERT_TRUE(begin.has_value());
    EXPECT_EQ(begin->begingame().ownplayer(), testing::player(0));
    EXPECT_TRUE(again.read_until(Event::kSettlementBuilt));
    EXPECT_TRUE(again.read_until(Event::kRoadBuilt));
    EXPECT_TRUE(again.read_until(Event::kLobbyUpdate));
}

// Everything at once, and two who only want to play.
TEST(TcpServer, MischiefCostsTheOthersNothing) {
    Server const server(server_settings(3, 1));
    std::vector<std::unique_ptr<Socket>> mischief;
    auto const trouble = [&](std::string_view bytes) {
        mischief.push_back(std::make_unique<Socket>(server));
        mischief.back()->send(bytes);
    };
    std::string flood = encode_delimited(testing::join("eve", 9)); // in a game of her own
    for (int message = 0; message < 3000; ++message) {
        flood += encode_delimited(testing::ask(testing::end_turn()));
        flood += encode_delimited(testing::ask(testing::say(std::string(400, 'x'))));
    }
    std::jthread const flooder([&] {
        Socket socket(server); // never reads
        socket.send(std::string_view(flood).substr(0, 100'000));
    });
    trouble("\x20");                                               // half a message
    trouble("\xFF\xFF\xFF\xFF\x0F");                               // four gigabytes announced
    trouble(std::string(1000, '\0'));                              // empty messages
    trouble(encode_delimited(testing::join("mute", 8)));           // joins and is silent
    trouble(encode_delimited(testing::ask(testing::roll_dice()))); // is in no game
    for (int idle = 0; idle < 50; ++idle) {
        trouble("");
    }
    // In the same game as the others: she asks for what is not hers to ask, again and again, and then she is
    // gone.
    Socket pest(server);
    pest.send(testing::join("pest", 5));
    std::jthread const pesterer([&] {
        ASSERT_TRUE(pest.read_until(Event::kBeginGame));
        for (int request = 0; request < 200; ++request) {
            pest.send(testing::ask(testing::answer(ACCEPT)));
            ASSERT_TRUE(pest.read_until(Event::kError));
        }
        pest.hang_up();
    });
    Result<VisitReport> ann = VisitReport{};
    std::jthread other([&] { ann = server.play("ann", 5); });
    auto const bob = server.play("bob", 5);
    other.join();
    ASSERT_TRUE(ann.has_value()) << ann.error().message;
    ASSERT_TRUE(bob.has_value()) << bob.error().message;
    EXPECT_EQ(ann->winner, bob->winner);
}

} // namespace
} // namespace catan_net
