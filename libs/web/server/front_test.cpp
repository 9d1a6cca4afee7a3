// The way of a request through the house, without the network.
#include "api/description.hpp"
#include "api/uploaded.hpp"
#include "server/front.hpp"
#include "temporary/directory.hpp"

#include <boost/algorithm/string/predicate.hpp>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <latch>

namespace server {
namespace {

using api::Access;
using api::Operation;
using http::Method;
using support::ErrorKind;
using support::fail;
using support::Result;

class Deaf : public http::SocketListener {
public:
    void opened(std::shared_ptr<http::Socket> /*socket*/) override {}
    void received(std::string_view /*text*/) override {}
    void closed() override {}
};

struct Sink : http::ReplySink {
    void send(http::Response response) override { sent = std::move(response); }
    void accept(std::shared_ptr<http::SocketListener> /*listener*/) override { accepted = true; }

    http::Response sent{.status = 0, .headers = {}, .body = {}};
    bool accepted = false;
};

http::Request request_for(std::string_view path, Method method = Method::get) {
    http::Request request;
    request.method = method;
    request.target = http::parse_target(path).value();
    request.peer = "192.0.2.7";
    request.headers.add("host", "arena.example");
    return request;
}

class Fronts : public testing::Test {
protected:
    std::vector<Operation> operations() {
        return {{.method = Method::get,
                 .path = "/large",
                 .id = "large",
                 .summary = "",
                 .access = Access::anybody,
                 .outcomes = {{200, "", ""}},
                 .run = [](api::Call const&) -> Result<http::Response> {
                     return http::make_response(200, "text/plain", std::string(5000, 'x'));
                 }},
                {.method = Method::get,
                 .path = "/games/{id}",
                 .id = "shown",
                 .summary = "",
                 .access = Access::anybody,
                 .outcomes = {{200, "", ""}},
                 .run = [](api::Call const& call) -> Result<http::Response> {
                     return http::make_json(
                         200,
                         support::JsonObject{{"game", "ploy"},
                                             {"ply", call.request.target.query.find("ply").value_or("")}});
                 }},
                {.method = Method::post,
                 .path = "/hashes",
                 .id = "hashes",
                 .summary = "",
                 .access = Access::anybody,
                 .outcomes = {{200, "", ""}},
                 .hashes_password = true,
                 .run = [](api::Call const&) -> Result<http::Response> {
                     return http::make_response(200, "text/plain", "");
                 }},
                {.method = Method::get,
                 .path = "/broken",
                 .id = "broken",
                 .summary = "",
                 .access = Access::anybody,
                 .outcomes = {{200, "", ""}},
                 .run = [](api::Call const&) -> Result<http::Response> {
                     return fail(ErrorKind::unavailable, "the disk is on fire");
                 }},
                {.method = Method::get,
                 .path = "/viewer",
                 .id = "viewer",
                 .summary = "",
                 .access = Access::anybody,
                 .outcomes = {{200, "", ""}},
                 .run = [](api::Call const& call) -> Result<http::Response> {
                     return api::show_uploaded(call.request,
                                               {.type = "text/html", .hash = "abc", .bytes = "<p>"});
                 }},
                {.method = Method::get,
                 .path = "/throws",
                 .id = "throws",
                 .summary = "",
                 .access = Access::anybody,
                 .outcomes = {{200, "", ""}},
                 .run = [](api::Call const&) -> Result<http::Response> { throw std::runtime_error("oh"); }},
                {.method = Method::get,
                 .path = "/stream",
                 .id = "stream",
                 .summary = "",
                 .access = Access::anybody,
                 .outcomes = {{101, "", ""}},
                 .open = [](api::Call const&) -> Result<std::shared_ptr<http::SocketListener>> {
                     return std::make_shared<Deaf>();
                 }}};
    }

    Front front_with(Lanes& lanes) {
        return Front({.interface = m_interface,
                      .pages = m_pages,
                      .proxies = m_proxies,
                      .hosts = m_hosts,
                      .lanes = lanes,
                      .requests = m_requests,
                      .log = m_log,
                      .health = [this] { return m_health; },
                      .metrics = [] { return "tulkas_things 3\n"; }});
    }
    Sink ask(http::Request request, Lanes& lanes) {
        auto const sink = std::make_shared<Sink>();
        auto front = front_with(lanes);
        front.handle(std::move(request), http::Reply(sink));
        lanes.stop();
        return *sink;
    }
    Sink ask(http::Request request) {
        Lanes lanes({.workers = 1});
        return ask(std::move(request), lanes);
    }

    temporary::Directory m_directory;
    std::unique_ptr<storage::Database> m_database =
        storage::Database::open({storage::Backend::sqlite, m_directory.path() / "arena.db"}).value();
    people::Passwords m_passwords{people::PasswordCost::least()};
    people::Entrance m_entrance{*m_database, m_passwords};
    api::Interface m_interface{api::with_description(operations()), m_entrance,
                               [] { return support::Moment(); }};
    Pages m_pages{{{"index.html", "start<head></head>"}},
                  SiteMap::parse(R"({"pages": [{"path": "/"}, {"path": "/shown/:id", "first": ["/games/:id"]},
                                               {"path": "/lost/:id", "first": ["/games/:id", "/broken"]}],
                                     "boards": {"ploy": ["ploy.js"]}})")
                      .value()};
    Proxies m_proxies = Proxies::parse("10.0.0.1").value();
    Hosts m_hosts = Hosts::parse("https://arena.example", "").value();
    RequestMetrics m_requests;
    std::string m_said;
    Log m_log{{.level = LogLevel::info, .format = LogFormat::json},
              [this](std::string_view line) { m_said += line; }};
    Result<void> m_health;
};

TEST_F(Fronts, AnswerWithPagesAndData) {
    EXPECT_EQ(ask(request_for("/")).sent.text(), "start<head></head>");
    EXPECT_EQ(ask(request_for("/", Method::post)).sent.status, 405U);
    EXPECT_EQ(ask(request_for("/api/v1/nothing")).sent.status, 404U);
    EXPECT_THAT(std::string(ask(request_for("/metrics")).sent.text()),
                testing::HasSubstr("tulkas_things 3\n"));
    auto request = request_for("/api/v1/large");
    request.headers.add("accept-encoding", "gzip");
    auto const large = ask(std::move(request)).sent;
    EXPECT_EQ(large.headers.find("content-encoding"), "gzip");
    EXPECT_THAT(std::string(large.headers.find("content-security-policy").value()),
                testing::HasSubstr("sandbox"));
}

TEST_F(Fronts, BringAlongWhatAPageShowsFirst) {
    auto const shown = ask(request_for("/shown/7?ply=3")).sent;
    EXPECT_EQ(shown.status, 200U);
    EXPECT_THAT(std::string(shown.text()), testing::HasSubstr(R"([{"game":"ploy","ply":"3"}]</script>)"));
    EXPECT_THAT(std::string(shown.headers.find("content-security-policy").value()),
                testing::HasSubstr("script-src 'self'"));
    for (auto const* const path : {"/lost/7", "/shown/a%20b"}) {
        EXPECT_EQ(ask(request_for(path)).sent.status, 200U) << path;
    }
    EXPECT_EQ(ask(request_for("/lost/7")).sent.text(), "start<head></head>") << "it could not be had";
    Lanes lanes({.workers = 1});
    lanes.stop(); // they take nothing any more
    EXPECT_EQ(ask(request_for("/shown/7"), lanes).sent.text(), "start<head></head>") << "nobody waits for it";
}

TEST_F(Fronts, AnswerToTheirOwnNameOnly) {
    auto const status = [&](std::string_view path, std::string_view host) {
        auto request = request_for(path);
        request.headers.set("host", host);
        return ask(std::move(request)).sent.status;
    };
    for (auto const* path : {"/", "/api/v1/large", "/metrics", "/healthz"}) {
        EXPECT_EQ(status(path, "arena.example"), 200U) << path;
        EXPECT_EQ(status(path, "evil.example"), 421U) << path;
    }
    EXPECT_EQ(status("/", "127.0.0.1:8080"), 421U);
    EXPECT_EQ(status("/metrics", "127.0.0.1:8080"), 200U) << "Prometheus on the same machine";
    auto without = request_for("/healthz");
    without.headers = {};
    EXPECT_EQ(ask(std::move(without)).sent.status, 200U) << "a load balancer with HTTP/1.0";
}

TEST_F(Fronts, LeaveWhatWasUploadedInItsSandbox) {
    auto const answer = ask(request_for("/api/v1/viewer")).sent;
    auto const is_policy = [](auto const& header) {
        return boost::iequals(header.first, "content-security-policy");
    };
    EXPECT_EQ(std::ranges::count_if(answer.headers.all(), is_policy), 1);
    EXPECT_THAT(std::string(answer.headers.find("content-security-policy").value()),
                testing::StartsWith("sandbox allow-scripts;"));
    EXPECT_EQ(answer.headers.find("x-content-type-options"), "nosniff");
    EXPECT_EQ(answer.headers.find("set-cookie"), std::nullopt);
}

TEST_F(Fronts, WriteDownWhatCameOfARequest) {
    auto request = request_for("/api/v1/large?secret=1");
    request.peer = "10.0.0.1";
    request.headers.add("x-forwarded-for", "203.0.113.9");
    auto const id = std::string(ask(std::move(request)).sent.headers.find("x-request-id").value());
    auto const line = support::parse_json(std::string_view(m_said).substr(0, m_said.size() - 1)).value();
    EXPECT_EQ(std::string(line.at("id").as_string()), id);
    EXPECT_EQ(line.at("route"), "/api/v1/large");
    EXPECT_EQ(line.at("peer"), "203.0.113.9");
    EXPECT_THAT(m_said, testing::Not(testing::HasSubstr("secret")));
    metrics::Page page;
    m_requests.write(page);
    EXPECT_THAT(page.text(), testing::HasSubstr("{route=\"/api/v1/large\",method=\"GET\",status=\"200\"} 1"));
}

TEST_F(Fronts, TellTheOperatorWhatTheAskerIsNotTold) {
    m_interface.on_failure([this](Operation const& operation, support::Error const& error) {
        m_log.say(LogLevel::error, "failed", {{"operation", operation.id}, {"why", error.message}});
    });
    auto const broken = ask(request_for("/api/v1/broken")).sent;
    EXPECT_EQ(broken.status, 503U);
    EXPECT_THAT(std::string(broken.text()), testing::Not(testing::HasSubstr("fire")));
    EXPECT_THAT(m_said, testing::HasSubstr("the disk is on fire"));
}

TEST_F(Fronts, SurviveWhatIsThrown) {
    EXPECT_EQ(ask(request_for("/api/v1/throws")).sent.status, 500U);
    EXPECT_THAT(m_said, testing::HasSubstr("oh"));
}

TEST_F(Fronts, SayHowTheServerIs) {
    EXPECT_EQ(ask(request_for("/healthz")).sent.status, 200U);
    m_health = fail(ErrorKind::unavailable, "gone");
    EXPECT_EQ(ask(request_for("/healthz")).sent.status, 503U);
}

TEST_F(Fronts, GoOnAsStreams) {
    auto request = request_for("/api/v1/stream");
    request.wants_socket = true;
    EXPECT_TRUE(ask(std::move(request)).accepted);
    EXPECT_EQ(ask(request_for("/api/v1/stream")).sent.status, 426U);
    auto other = request_for("/api/v1/large");
    other.wants_socket = true;
    EXPECT_EQ(ask(std::move(other)).sent.status, 200U) << "what is no stream answers as ever";
}

// Keeps a thread of a pool busy until it may go on.
class BusyThread {
public:
    explicit BusyThread(ThreadPool& pool) {
        EXPECT_TRUE(pool.add("a", [this] {
            m_begun.count_down();
            m_go_on.wait();
        }));
        m_begun.wait();
    }
    void go_on() { m_go_on.count_down(); }

private:
    std::latch m_begun{1};
    std::latch m_go_on{1};
};

TEST_F(Fronts, SayThatTheyAreBusy) {
    Lanes lanes({.workers = 1});
    BusyThread busy(lanes.of(api::Lane::database));
    lanes.close(); // nothing may wait in them, and the only thread is busy
    auto const sink = std::make_shared<Sink>();
    auto front = front_with(lanes);
    front.handle(request_for("/api/v1/large"), http::Reply(sink));
    EXPECT_EQ(sink->sent.status, 503U);
    EXPECT_EQ(sink->sent.headers.find("retry-after"), "1");
    busy.go_on();
    lanes.stop();
}

TEST_F(Fronts, HaveNobodyWaitForPasswordsOfOthers) {
    Lanes lanes({.workers = 1, .password_threads = 1, .most_passwords = 1});
    BusyThread busy(lanes.of(api::Lane::passwords));
    ASSERT_TRUE(lanes.of(api::Lane::passwords).add("a", [] {})); // it waits, and now the lane is full
    auto const sink = std::make_shared<Sink>();
    auto const full = std::make_shared<Sink>();
    {
        auto front = front_with(lanes);
        front.handle(request_for("/api/v1/hashes", Method::post), http::Reply(full));
        EXPECT_EQ(full->sent.status, 503U) << "at once";
        EXPECT_EQ(full->sent.headers.find("retry-after"), "5");
        front.handle(request_for("/api/v1/large"), http::Reply(sink));
        lanes.of(api::Lane::database).stop(); // it is done, while the password is not
        EXPECT_EQ(sink->sent.status, 200U);
        busy.go_on();
        lanes.stop();
    }
}

TEST_F(Fronts, RefuseWhatWaitsWhenTheServerStops) {
    Lanes lanes({.workers = 1});
    BusyThread busy(lanes.of(api::Lane::database));
    auto const sink = std::make_shared<Sink>();
    auto front = front_with(lanes);
    front.handle(request_for("/api/v1/large"), http::Reply(sink));
    lanes.close();
    EXPECT_EQ(sink->sent.status, 503U);
    busy.go_on();
    lanes.stop();
}

} // namespace
} // namespace server
