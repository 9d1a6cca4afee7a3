// The server over real connections: what is sent is written by hand, byte by byte.
#include "http/line_test.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <future>
#include <thread>

namespace http {
namespace {

using testing::HasSubstr;
using testing::StartsWith;
using tests::ask;
using tests::echo;
using tests::start;
using tests::TestClient;

TEST(Server, AnswersRequestsOneAfterTheOther) {
    auto const server = start(echo);
    TestClient client(server->port());
    client.send("GET /a HTTP/1.1\r\nHost: x\r\n\r\n");
    EXPECT_THAT(client.receive(), testing::EndsWith("\r\n\r\nGET /a "));
    client.send("POST /b HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\n\r\nbo");
    client.send("dy");
    EXPECT_THAT(client.receive(), testing::EndsWith("POST /b body"));
    // Two at once, the second in pieces.
    client.send("GET /1 HTTP/1.1\r\nHost: x\r\n\r\nGET /2 HT");
    EXPECT_THAT(client.receive(), testing::EndsWith("GET /1 "));
    client.send("TP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
    EXPECT_THAT(client.receive_all(), testing::EndsWith("GET /2 "));
    EXPECT_EQ(server->counts().requests, 4U);
}

TEST(Server, SendsNoBodyForHead) {
    auto const server = start(echo);
    TestClient client(server->port());
    client.send("HEAD /a HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
    auto const answer = client.receive_all();
    EXPECT_THAT(answer, HasSubstr("Content-Length: 8\r\n"));
    EXPECT_THAT(answer, testing::EndsWith("\r\n\r\n"));
}

TEST(Server, RefusesWhatIsNoRequest) {
    auto const server = start(echo, {.header_bytes = 1024, .body_bytes = 100});
    EXPECT_THAT(ask(*server, "nonsense\r\n\r\n"), StartsWith("HTTP/1.1 400"));
    EXPECT_THAT(ask(*server, "GET /a%2f.. HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"),
                StartsWith("HTTP/1.1 400"));
    EXPECT_THAT(ask(*server, "BREW /pot HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"),
                StartsWith("HTTP/1.1 501"));
    EXPECT_THAT(ask(*server, "GET / HTTP/1.1\r\nX: " + std::string(2000, 'x') + "\r\n\r\n"),
                StartsWith("HTTP/1.1 431"));
    EXPECT_THAT(
        ask(*server, "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 101\r\n\r\n" + std::string(101, 'x')),
        testing::AllOf(StartsWith("HTTP/1.1 413"), HasSubstr("larger than 100 bytes")));
    EXPECT_THAT(ask(*server, "POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n65\r\n" +
                                 std::string(101, 'x') + "\r\n0\r\n\r\n"),
                StartsWith("HTTP/1.1 413"));
    // A length given twice is how requests are smuggled past a proxy.
    EXPECT_THAT(
        ask(*server, "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab"),
        StartsWith("HTTP/1.1 400"));
    EXPECT_THAT(
        ask(*server,
            "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n"),
        StartsWith("HTTP/1.1 400"));
}

TEST(Server, RefusesWhatCouldBeReadInTwoWays) {
    auto const server = start(echo);
    auto const post = [&](std::string const& rest) { return ask(*server, "POST / HTTP/1.1\r\n" + rest); };
    EXPECT_THAT(post("Content-Length: 0\r\n\r\n"),
                testing::AllOf(StartsWith("HTTP/1.1 400"), HasSubstr("exactly one Host")));
    EXPECT_THAT(post("Host: x\r\nHost: y\r\n\r\n"), StartsWith("HTTP/1.1 400"));
    EXPECT_THAT(post("Host: x\r\nA: b\r\n c\r\n\r\n"),
                testing::AllOf(StartsWith("HTTP/1.1 400"), HasSubstr("one line")));
    EXPECT_THAT(post("Host: x\r\nTransfer-Encoding: gzip\r\n\r\nGET /hidden HTTP/1.1\r\nHost: x\r\n\r\n"),
                testing::AllOf(StartsWith("HTTP/1.1 501"), HasSubstr("Connection: close"),
                               testing::Not(HasSubstr("hidden"))));
    EXPECT_THAT(post("Host: x\r\nTransfer-Encoding: chunked\r\n\r\n1\r\na\r\n0\r\nHost: y\r\n\r\n"),
                testing::AllOf(StartsWith("HTTP/1.1 400"), HasSubstr("after the body")));
    EXPECT_THAT(post("Host: x\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n1\r\na\r\n0\r\n\r\n"),
                testing::AllOf(StartsWith("HTTP/1.1 200"), HasSubstr("POST / a")));
}

TEST(Server, ReadsAHeadThatComesInPieces) {
    auto const server = start(echo, {.header_bytes = 1024});
    TestClient client(server->port());
    std::string const request = "GET /pieces HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n";
    for (char const letter : request) {
        client.send({&letter, 1});
    }
    EXPECT_THAT(client.receive_all(), testing::EndsWith("GET /pieces "));
}

TEST(Server, TakesMoreOfAFile) {
    auto const server = Server::start({.address = "127.0.0.1",
                                       .port = 0,
                                       .limits = {.body_bytes = 10, .upload_bytes = 100},
                                       .is_upload =
                                           [](Method method, Target const& target) {
                                               return method == Method::post && target.path() == "/files";
                                           }},
                                      echo)
                            .value();
    auto const send = [&](std::string const& path, std::size_t bytes) {
        return ask(*server, "POST " + path + " HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: " +
                                std::to_string(bytes) + "\r\n\r\n" + std::string(bytes, 'x'));
    };
    EXPECT_THAT(send("/files", 100), StartsWith("HTTP/1.1 200"));
    EXPECT_THAT(send("/files", 101), HasSubstr("larger than 100 bytes"));
    EXPECT_THAT(send("/words", 10), StartsWith("HTTP/1.1 200"));
    EXPECT_THAT(send("/words", 11), HasSubstr("larger than 10 bytes"));
    EXPECT_THAT(send("/%2f..", 11), HasSubstr("larger than 10 bytes")) << "no target at all";
}

TEST(Server, AsksForABodyThatWaitsForIt) {
    auto const server = start(echo);
    TestClient client(server->port());
    client.send("POST /a HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\nContent-Length: 2\r\n\r\n");
    EXPECT_EQ(client.receive(), "HTTP/1.1 100 Continue\r\n\r\n");
    client.send("hi");
    EXPECT_THAT(client.receive(), testing::EndsWith("POST /a hi"));
}

TEST(Server, TakesAnAnswerFromAnotherThread) {
    std::vector<std::jthread> threads;
    auto const server = start([&](Request const& request, Reply reply) {
        threads.emplace_back([path = request.target.path(), reply = std::move(reply)]() mutable {
            std::move(reply).send(make_response(200, "text/plain", "later " + path));
        });
    });
    EXPECT_THAT(ask(*server, "GET /a HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"),
                testing::EndsWith("later /a"));
}

TEST(Server, AnswersForAHandlerThatDoesNot) {
    auto const server = start([](Request const& /*request*/, Reply const& /*reply*/) {});
    EXPECT_THAT(ask(*server, "GET /a HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"),
                StartsWith("HTTP/1.1 500"));
}

TEST(Server, NeverSendsAHeaderThatWasSmuggledIn) {
    auto const server = start([](Request const& request, Reply reply) {
        auto response = make_response(200, "text/plain", "x");
        response.headers.add("X-Echo", *request.target.query.find("echo"));
        std::move(reply).send(std::move(response));
    });
    auto const answer =
        ask(*server, "GET /?echo=a%0d%0aSet-Cookie:%20b HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
    EXPECT_THAT(answer, StartsWith("HTTP/1.1 500"));
    EXPECT_THAT(answer, testing::Not(HasSubstr("Set-Cookie")));
}

TEST(Server, CutsOffWhoIsTooSlow) {
    Limits limits;
    limits.idle_time = std::chrono::seconds(0);
    limits.header_time = std::chrono::seconds(0);
    auto const server = start(echo, limits);
    // The rest never comes; the server closes at its next look.
    EXPECT_EQ(ask(*server, "GET / HTTP/1.1\r\nHost: "), "");
}

TEST(Server, TurnsAwayMoreClientsThanItMayHave) {
    auto const server = start(echo, {.connections = 1});
    TestClient first(server->port());
    first.send("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
    EXPECT_THAT(first.receive(), StartsWith("HTTP/1.1 200"));
    EXPECT_EQ(TestClient(server->port()).receive_all(), "");
}

TEST(Server, TurnsAwayMoreClientsThanAnAddressMayHave) {
    auto const server = start(echo, {.connections_of_an_address = 1});
    {
        TestClient first(server->port());
        first.send("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
        EXPECT_THAT(first.receive(), StartsWith("HTTP/1.1 200"));
        EXPECT_EQ(TestClient(server->port()).receive_all(), "");
    }
    while (server->counts().connections > 0) {
        std::this_thread::yield(); // until the server has seen it go
    }
    EXPECT_THAT(ask(*server, "GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"),
                StartsWith("HTTP/1.1 200"));
}

TEST(Server, CountsNoConnectionsOfAnAddressThatManyShare) {
    auto const server = Server::start({.port = 0,
                                       .limits = {.connections_of_an_address = 1},
                                       .is_shared = [](std::string const&) { return true; }},
                                      echo)
                            .value();
    TestClient const first(server->port());
    EXPECT_THAT(ask(*server, "GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"),
                StartsWith("HTTP/1.1 200"));
}

TEST(Server, LetsARequestFinishBeforeItStops) {
    std::promise<Reply> held;
    auto server = start([&](Request const& /*request*/, Reply reply) { held.set_value(std::move(reply)); });
    TestClient idle(server->port());
    TestClient busy(server->port());
    busy.send("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
    auto reply = held.get_future().get();
    std::jthread stopping([&] { server->stop(); });
    EXPECT_EQ(idle.receive_all(), ""); // closed at once
    std::move(reply).send(make_response(200, "text/plain", "done"));
    EXPECT_THAT(busy.receive_all(), testing::EndsWith("done"));
}

TEST(Server, SaysWhyItCannotStart) {
    auto const first = start(echo);
    EXPECT_FALSE(Server::start({.address = "nowhere", .port = 0}, echo));
    auto const tls =
        Server::start({.port = 0, .tls = TlsFiles{"/nowhere/chain.pem", "/nowhere/key.pem"}}, echo);
    ASSERT_FALSE(tls);
    EXPECT_THAT(tls.error().message, HasSubstr("/nowhere/chain.pem"));
}

} // namespace
} // namespace http
