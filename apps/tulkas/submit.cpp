// `tulkas submit`: hands a bot in at an arena, and shows how it is judged.
#include "archives/pack.hpp"
#include "http/client.hpp"
#include "languages/source_tree.hpp"
#include "support/file_io.hpp"
#include "support/json.hpp"
#include "support/text.hpp"
#include "tulkas/arena_arguments.hpp"
#include "tulkas/commands.hpp"
#include "tulkas/interrupt.hpp"
#include "tulkas/output.hpp"
#include "tulkas/progress.hpp"

#include <fmt/format.h>

#include <filesystem>
#include <thread>

namespace tulkas {

using support::ErrorKind;
using support::fail;
using support::Json;
using support::pass_on;
using support::Result;

namespace {

namespace fs = std::filesystem;

struct SubmitArguments {
    std::string game;
    std::string file;
    ArenaArguments arena;
    std::optional<std::uint64_t> contest;
};

ErrorKind kind_of(unsigned status) {
    switch (status) {
    case 400:
        return ErrorKind::invalid;
    case 401:
    case 403:
        return ErrorKind::denied;
    case 404:
        return ErrorKind::not_found;
    case 413:
    case 422:
        return ErrorKind::refused;
    default:
        return ErrorKind::unavailable;
    }
}

// The arena, for whoever has the token.
class Arena {
public:
    Arena(http::Address address, std::string const& token)
        : m_address(std::move(address)), m_authorization("Bearer " + token) {}

    [[nodiscard]] Result<std::string> ask(http::Asked asked) const {
        asked.path = "/api/v1" + asked.path;
        asked.headers.emplace_back("authorization", m_authorization);
        auto told = http::ask(m_address, asked);
        if (!told) {
            return pass_on(told);
        }
        if (told->status >= 300) {
            auto const json = support::parse_json(told->body);
            auto const* const error =
                json && json->is_object() ? json->get_object().if_contains("error") : nullptr;
            return fail(kind_of(told->status), "the arena says: {}",
                        error != nullptr ? std::string(error->at("message").as_string())
                                         : fmt::format("status {}", told->status));
        }
        return std::move(told->body);
    }

    [[nodiscard]] Result<Json> ask_json(http::Asked asked) const {
        auto const body = ask(std::move(asked));
        return body ? support::parse_json(*body) : pass_on(body);
    }

private:
    http::Address m_address;
    std::string m_authorization;
};

// What is known of how it goes, for the line at the bottom of the terminal.
class JudgingLine {
public:
    void hear(Json const& event) {
        auto const held = m_line.lock();
        auto const& kind = event.at("kind").as_string();
        if (kind == "stage") {
            m_stage = event.at("stage").as_string();
            m_played = 0;
        } else if (kind == "game") {
            m_played = event.at("game").to_number<std::size_t>();
            m_games = event.at("games").to_number<std::size_t>();
            m_wins = event.at("wins").to_number<int>();
            m_needed = event.at("wins_needed").to_number<int>();
        }
    }

private:
    [[nodiscard]] std::string text() const {
        return m_played == 0 ? m_stage
                             : fmt::format("{} games  {} won, {} needed", progress_bar(m_played, m_games),
                                           m_wins, m_needed);
    }

    std::string m_stage = "waiting";
    std::size_t m_played = 0;
    std::size_t m_games = 0;
    int m_wins = 0;
    int m_needed = 0;
    Progress m_line{[this] { return text(); }}; // last: it reads the others
};

// The verdict.
Result<Json> watch(Arena const& arena, std::string const& path) {
    constexpr std::chrono::milliseconds between{300};
    JudgingLine line;
    for (std::int64_t after = 0;;) {
        auto const events = arena.ask_json({.path = fmt::format("{}/events?after={}", path, after)});
        if (!events) {
            return events;
        }
        for (auto const& event : events->at("items").as_array()) {
            after = event.at("number").to_number<std::int64_t>();
            line.hear(event);
            if (event.at("kind").as_string() == "verdict") {
                return event;
            }
        }
        if (Interrupt::wanted()) {
            return fail(ErrorKind::unavailable, "interrupted; the arena goes on judging it");
        }
        std::this_thread::sleep_for(between);
    }
}

struct Bot {
    std::string file_name;
    std::string content;
};

// A file goes as it is, a folder as an archive.
Result<Bot> read_bot(fs::path const& path) {
    constexpr std::uint64_t most_bytes = 100U << 20U;
    std::error_code error;
    if (!fs::is_directory(path, error)) {
        auto content = support::read_file(path, most_bytes);
        return content ? Result<Bot>(Bot{path.filename().string(), *std::move(content)}) : pass_on(content);
    }
    auto files = languages::read_tree(path, most_bytes);
    if (!files) {
        return pass_on(files);
    }
    std::vector<archives::File> packed;
    for (auto& [name, content, executable] : *files) {
        packed.push_back({.name = std::move(name), .content = std::move(content), .executable = executable});
    }
    auto archive = archives::pack(packed);
    auto const name = fs::weakly_canonical(path, error).filename().string() + ".zip";
    return archive ? Result<Bot>(Bot{name, *std::move(archive)}) : pass_on(archive);
}

Result<void> submit(SubmitArguments const& arguments) {
    auto const server = find_server(arguments.arena);
    if (!server) {
        return pass_on(server);
    }
    auto address = http::parse_address(*server);
    auto const token = find_token(arguments.arena);
    auto bot = read_bot(arguments.file);
    if (!address) {
        return pass_on(address);
    }
    if (!token || !bot) {
        return token ? pass_on(bot) : pass_on(token);
    }
    Interrupt const interrupt;
    Arena const arena(*std::move(address), *token);
    auto const contest = arguments.contest ? fmt::format("&contest={}", *arguments.contest) : "";
    auto const made =
        arena.ask_json({.method = "POST",
                        .path = fmt::format("/submissions?game={}&file={}{}", http::escaped(arguments.game),
                                            http::escaped(bot->file_name), contest),
                        .headers = {{"content-type", "application/octet-stream"}},
                        .body = std::move(bot->content)});
    if (!made) {
        return pass_on(made);
    }
    auto const path = fmt::format("/submissions/{}", made->at("id").to_number<std::int64_t>());
    auto const verdict = watch(arena, path);
    if (!verdict) {
        return pass_on(verdict);
    }
    auto const& state = verdict->at("state").as_string();
    if (state == "accepted" || state == "rejected") {
        auto const report = arena.ask({.path = path + "/report"});
        if (auto const said = report ? print(*report) : Result<void>(pass_on(report)); !said) {
            return said;
        }
    }
    return state == "accepted" ? Result<void>()
                               : fail(ErrorKind::refused, "{} is {}: {}", support::in_quotes(arguments.file),
                                      state == "rejected" ? "not accepted" : std::string_view(state),
                                      std::string_view(verdict->at("why").as_string()));
}

} // namespace

void add_submit(CommandLine& program, rules::Registry const& /*games*/) {
    auto const arguments = std::make_shared<SubmitArguments>();
    auto command = program.add("submit", "hand a bot in at an arena, and see how it is judged");
    command.word("GAME", arguments->game, "the game it plays");
    command.word("FILE", arguments->file,
                 "its source: a file, an archive (zip, tar), or a folder with a manifest");
    add_arena_arguments(command, arguments->arena);
    command.number_option("--contest", arguments->contest, {.least = 1}, "for the contest of this number");
    command.footer("Exit status: 0 if it is accepted, 1 if not.");
    command.action([arguments] { return submit(*arguments); });
}

} // namespace tulkas
