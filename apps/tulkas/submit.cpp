// `tulkas submit`: hands a bot in at an arena, and shows how it is judged.
#include "support/json.hpp"
#include "support/text.hpp"
#include "tulkas/arena_arguments.hpp"
#include "tulkas/arena_client.hpp"
#include "tulkas/commands.hpp"
#include "tulkas/interrupt.hpp"
#include "tulkas/output.hpp"
#include "tulkas/progress.hpp"
#include "tulkas/upload.hpp"

#include <fmt/format.h>

#include <thread>

namespace tulkas {

using support::ErrorKind;
using support::fail;
using support::Json;
using support::pass_on;
using support::Result;

namespace {

struct SubmitArguments {
    std::string game;
    std::string file;
    ArenaArguments arena;
    std::optional<std::uint64_t> contest;
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
Result<Json> watch_judging(ArenaClient const& arena, std::string const& path) {
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
            return fail(ErrorKind::unavailable, "interrupted; the server continues judging the submission");
        }
        std::this_thread::sleep_for(between);
    }
}

Result<void> submit(SubmitArguments const& arguments) {
    auto const arena = TULKAS_TRY(ArenaClient::create(arguments.arena));
    auto bot = TULKAS_TRY(read_upload(arguments.file));
    Interrupt const interrupt;
    auto const contest = arguments.contest ? fmt::format("&contest={}", *arguments.contest) : "";
    auto const made =
        TULKAS_TRY(arena.upload(fmt::format("/submissions?game={}&file={}{}", http::escaped(arguments.game),
                                            http::escaped(bot.file_name), contest),
                                std::move(bot.content)));
    auto const path = fmt::format("/submissions/{}", made.at("id").to_number<std::int64_t>());
    auto const verdict = TULKAS_TRY(watch_judging(arena, path));
    auto const& state = verdict.at("state").as_string();
    if (state == "accepted" || state == "rejected" || state == "refused") {
        auto const report = arena.ask({.path = path + "/report"});
        if (auto const said = report ? print(*report) : Result<void>(pass_on(report)); !said) {
            return said;
        }
    }
    return state == "accepted" ? Result<void>()
                               : fail(ErrorKind::refused, "{} is {}: {}", support::in_quotes(arguments.file),
                                      state == "rejected" ? "not accepted" : std::string_view(state),
                                      std::string_view(verdict.at("why").as_string()));
}

} // namespace

void add_submit(CommandLine& program, rules::Registry const& /*games*/) {
    auto const arguments = std::make_shared<SubmitArguments>();
    auto command = program.add("submit", "submit a bot to an arena and watch it being judged");
    command.word("GAME", arguments->game, "the game the bot plays");
    command.word("FILE", arguments->file,
                 "its source: a file, an archive (zip, tar), or a folder with a manifest");
    add_arena_arguments(command, arguments->arena);
    command.number_option("--contest", arguments->contest, {.least = 1},
                          "submit to the contest with this id");
    command.footer("Exit status: 0 if accepted, 1 if not.");
    command.action([arguments] { return submit(*arguments); });
}

} // namespace tulkas
