// `tulkas mcp`: the author's operations for coding agents, by the Model Context Protocol.
#include "http/server.hpp"
#include "mcp/server.hpp"
#include "relay/token.hpp"
#include "server/security_headers.hpp"
#include "support/version.hpp"
#include "tulkas/commands.hpp"
#include "tulkas/interrupt.hpp"
#include "tulkas/mcp_tools.hpp"
#include "tulkas/output.hpp"

#include <fmt/format.h>

#include <condition_variable>
#include <cstdlib>
#include <filesystem>
#include <iostream>
#include <memory>
#include <mutex>
#include <thread>

namespace tulkas {

using support::ErrorKind;
using support::fail;
using support::Result;

namespace {

struct McpArguments {
    bool http = false;
    std::optional<std::uint64_t> port;
    ArenaArguments arena;
};

constexpr char const* mcp_instructions =
    "Tulkas is an arena for programs that play games. To write a bot: read `rules` of a game and `docs` of a "
    "language, take the "
    "`starter`, write it to a file and edit it. `check` builds it and says what is wrong; `play` lets it "
    "play, `replay`, "
    "`picture` and `logs` show what happened. `submit` sends it to the arena; `arena` reads results there.";

// Calls that run, each in a thread of its own.
class CallThreads {
public:
    static constexpr int most = 8;

    // False if there are too many.
    [[nodiscard]] bool start(std::function<void()> work) {
        {
            std::scoped_lock const lock(m_mutex);
            if (m_running == most) {
                return false;
            }
            ++m_running;
        }
        std::thread([this, work = std::move(work)] {
            work();
            std::scoped_lock const lock(m_mutex);
            --m_running;
            m_ended.notify_all(); // within the lock: who waits may destroy this right after
        }).detach();
        return true;
    }
    void wait() {
        std::unique_lock lock(m_mutex);
        m_ended.wait(lock, [this] { return m_running == 0; });
    }

private:
    std::mutex m_mutex;
    std::condition_variable m_ended;
    int m_running = 0;
};

// Messages are lines. Nothing else may be printed.
Result<void> serve_standard_input(mcp::Server& server) {
    std::mutex writing;
    CallThreads threads;
    auto const handle = [&](std::string const& message) {
        auto const answer = server.answer(message);
        if (answer) {
            std::scoped_lock const lock(writing);
            std::cout << *answer << '\n' << std::flush;
        }
    };
    for (std::string line; std::getline(std::cin, line);) {
        if (line.empty()) {
            continue;
        }
        if (!mcp::Server::takes_long(line) || !threads.start([&handle, line] { handle(line); })) {
            handle(line);
        }
    }
    server.stop();
    threads.wait();
    return {};
}

bool is_own_origin(http::Request const& request) {
    auto const origin = request.headers.find("origin");
    return !origin || origin->starts_with("http://127.0.0.1:") || origin->starts_with("http://localhost:");
}

http::Response refused_request(unsigned status, std::string_view code, std::string_view message) {
    return http::make_error(status, code, message);
}

http::Response answer_http(mcp::Server& server, http::Request const& request) {
    auto const answer = server.answer(request.body);
    return answer ? http::make_response(200, "application/json", *answer)
                  : http::make_response(202, http::plain_text, "");
}

// Nothing if the request may go on.
std::optional<http::Response> refusal(http::Request const& request, std::string const& key) {
    constexpr std::string_view scheme = "Bearer ";
    auto const given = request.headers.find("authorization").value_or("");
    if (!is_own_origin(request)) {
        return refused_request(403, "forbidden", "requests of web pages elsewhere are not answered");
    }
    if (request.target.path() != "/mcp") {
        return refused_request(404, "not_found", "the address ends in /mcp");
    }
    if (!given.starts_with(scheme) || !relay::is_same_token(given.substr(scheme.size()), key)) {
        return refused_request(401, "unauthenticated", "send the key as Authorization: Bearer KEY");
    }
    if (request.method != http::Method::post) {
        auto response = refused_request(405, "method_not_allowed", "only POST is allowed here");
        response.headers.add("Allow", "POST");
        return response;
    }
    return std::nullopt;
}

Result<void> serve_http(mcp::Server& server, std::uint16_t port) {
    auto const key = relay::new_token();
    CallThreads threads;
    auto const handle = [&](http::Request request, http::Reply reply) {
        auto send = [](http::Reply to, http::Response response) {
            server::secure_data(response.headers);
            std::move(to).send(std::move(response));
        };
        if (auto response = refusal(request, key)) {
            return send(std::move(reply), *std::move(response));
        }
        if (!mcp::Server::takes_long(request.body)) {
            return send(std::move(reply), answer_http(server, request));
        }
        auto const held = std::make_shared<http::Reply>(std::move(reply));
        bool const is_started = threads.start([&server, send, held, request = std::move(request)] {
            send(std::move(*held), answer_http(server, request));
        });
        if (!is_started) {
            send(std::move(*held),
                 refused_request(503, "busy", "too many calls at a time; try again in a moment"));
        }
    };
    Interrupt const interrupt;
    auto const listening =
        TULKAS_TRY(http::Server::start({.address = "127.0.0.1", .port = port, .threads = 1}, handle));
    print_note(fmt::format("listening on http://127.0.0.1:{}/mcp\nAuthorization: Bearer {}",
                           listening->port(), key));
    Interrupt::wait();
    server.stop();
    threads.wait();
    listening->stop();
    return {};
}

// Where records go that agents look at later; for this user alone.
class RecordsDirectory {
public:
    [[nodiscard]] static Result<RecordsDirectory> create() {
        auto path = (std::filesystem::temp_directory_path() / "tulkas-mcp-XXXXXX").string();
        return mkdtemp(path.data()) == nullptr
                   ? fail(ErrorKind::unavailable, "cannot create a directory for records")
                   : Result<RecordsDirectory>(RecordsDirectory(path));
    }
    explicit RecordsDirectory(std::filesystem::path path) : m_path(std::move(path)) {}
    ~RecordsDirectory() {
        std::error_code ignored;
        if (!m_path.empty()) {
            std::filesystem::remove_all(m_path, ignored);
        }
    }
    RecordsDirectory(RecordsDirectory&& other) noexcept : m_path(std::exchange(other.m_path, {})) {}
    RecordsDirectory& operator=(RecordsDirectory&&) = delete;
    RecordsDirectory(RecordsDirectory const&) = delete;
    RecordsDirectory& operator=(RecordsDirectory const&) = delete;

    [[nodiscard]] std::filesystem::path const& path() const { return m_path; }

private:
    std::filesystem::path m_path;
};

Result<void> run_mcp(McpArguments const& arguments, rules::Registry const& games) {
    if (arguments.port && !arguments.http) {
        return fail(ErrorKind::invalid, "--port needs --http");
    }
    // `submit` runs as a program of its own, and finds it there.
    if (auto const token = TULKAS_TRY(given_token(arguments.arena.token))) {
        setenv("TULKAS_TOKEN", token->c_str(), 1); // NOLINT(concurrency-mt-unsafe) before any thread
    }
    auto const records = TULKAS_TRY(RecordsDirectory::create());
    mcp::Server server(
        {.name = "tulkas", .version = std::string(support::version), .instructions = mcp_instructions},
        mcp_tools({.records = records.path(), .arena = arguments.arena}, games));
    return arguments.http ? serve_http(server, static_cast<std::uint16_t>(arguments.port.value_or(0)))
                          : serve_standard_input(server);
}

} // namespace

void add_mcp(CommandLine& program, rules::Registry const& games) {
    auto command = program.add("mcp", "let coding agents write and try bots (Model Context Protocol)");
    auto const arguments = std::make_shared<McpArguments>();
    command.flag("--http", arguments->http,
                 "listen on the loopback interface instead of talking over standard input and output");
    command.number_option("--port", arguments->port, {0, 65535},
                          "with --http: this port (default: any that is free)");
    add_arena_arguments(command, arguments->arena);
    command.footer("In the agent's configuration the command is `tulkas mcp`. Tools: list_games, rules, "
                   "starter, docs, check, "
                   "play, replay, picture, logs, submit, arena.");
    command.action([arguments, &games] { return run_mcp(*arguments, games); });
}

} // namespace tulkas
