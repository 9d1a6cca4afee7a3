// `tulkas debug`: a bot under its language's debugger, at a call of a game that it played.
#include "http/address.hpp"
#include "http/client.hpp"
#include "languages/home.hpp"
#include "languages/languages.hpp"
#include "languages/manifest.hpp"
#include "languages/submission.hpp"
#include "match/seat_calls.hpp"
#include "record/text.hpp"
#include "support/text.hpp"
#include "tulkas/arena_arguments.hpp"
#include "tulkas/bot_finder.hpp"
#include "tulkas/commands.hpp"
#include "tulkas/debugged_bot.hpp"
#include "tulkas/output.hpp"
#include "tulkas/recorded_games.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <memory>
#include <unistd.h>
#include <utility>

namespace tulkas {

using record::GameRecord;
using support::ErrorKind;
using support::fail;
using support::in_quotes;
using support::Result;

namespace {

struct DebugArguments {
    std::string record;
    std::string bot;
    std::optional<std::uint64_t> game;
    std::optional<std::uint64_t> seat;
    std::optional<std::uint64_t> ply;
    std::optional<std::string> engine;
    bool check = false;
    ArenaArguments arena;
    BotArguments workshop;
};

bool is_address(std::string const& text) {
    return text.starts_with("http://") || text.starts_with("https://");
}

// "https://arena.example/ladder/ploy/games/7?ply=12" is a page; its record is below /api/v1.
struct GamePage {
    std::string server;
    std::string path;
    std::optional<std::uint64_t> ply;
};

Result<GamePage> page_in(std::string const& text) {
    auto const scheme = text.find("://") + 3;
    auto const slash = text.find('/', scheme);
    std::string_view rest =
        slash == std::string::npos ? std::string_view() : std::string_view(text).substr(slash);
    std::string const path(support::cut_front(rest, '?'));
    for (auto const& [page, interface] :
         {std::pair<std::string_view, std::string_view>{"/ladder/", "/ladders/"},
          {"/tournaments/", "/tournaments/"},
          {"/submissions/", "/submissions/"},
          {"/tables/", "/tables/"}}) {
        if (!path.starts_with(page)) {
            continue;
        }
        constexpr std::string_view ply = "ply=";
        return GamePage{.server = text.substr(0, slash),
                        .path = fmt::format("{}{}/record", interface, path.substr(page.size())),
                        .ply = rest.starts_with(ply)
                                   ? support::whole_number<std::uint64_t>(rest.substr(ply.size()))
                                   : std::nullopt};
    }
    return fail(ErrorKind::invalid,
                "{} is no address of a game's page, such as https://arena.example/ladder/GAME/games/7",
                in_quotes(text));
}

// Most games are for everybody; those of a qualification need the author's token. The address may be of
// anybody's server, which gets no token of another one.
Result<std::string> fetch_record(GamePage const& page, ArenaArguments const& arguments) {
    auto const address = TULKAS_TRY(http::parse_address(page.server));
    http::Asked asked{.path = "/api/v1" + page.path};
    auto const token = TULKAS_TRY(find_token_for(arguments, address));
    if (token) {
        asked.headers.emplace_back("authorization", "Bearer " + *token);
    }
    auto told = TULKAS_TRY(http::ask(address, asked));
    if (told.status != 200) {
        return fail(ErrorKind::not_found,
                    "the server has no such game, or does not show it to you (status {}{})", told.status,
                    token ? "" : "; to send your token there, add --server " + page.server);
    }
    return std::move(told.body);
}

struct Subject {
    GameRecord record;
    std::optional<std::uint64_t> ply; // that the address names
};

Result<Subject> read_subject(DebugArguments const& arguments) {
    if (is_address(arguments.record)) {
        auto const page = TULKAS_TRY(page_in(arguments.record));
        auto const text = TULKAS_TRY(fetch_record(page, arguments.arena));
        auto record = TULKAS_TRY(record::from_text(text));
        return Subject{.record = std::move(record), .ply = page.ply};
    }
    auto const recorded = TULKAS_TRY(RecordedGames::open(arguments.record));
    auto const number = static_cast<int>(arguments.game.value_or(0));
    if (!recorded.contains(number)) {
        return fail(ErrorKind::invalid, "--game: no game {} in {}", number, in_quotes(arguments.record));
    }
    auto record = TULKAS_TRY(recorded.read(number));
    return Subject{.record = std::move(record), .ply = std::nullopt};
}

// The seat that was named, or the only one where a program sat.
Result<rules::Seat> seat_in(GameRecord const& record, DebugArguments const& arguments) {
    auto const seats = record.seats.size();
    if (arguments.seat) {
        return *arguments.seat < seats ? Result<rules::Seat>(static_cast<rules::Seat>(*arguments.seat))
                                       : fail(ErrorKind::invalid, "--seat must be from 0 to {} (got {})",
                                              seats - 1, *arguments.seat);
    }
    auto const is_program = [](std::string const& hash) { return !hash.empty(); };
    if (std::ranges::count_if(record.hashes, is_program) != 1) {
        return fail(ErrorKind::invalid, "add --seat N: the players are {}", fmt::join(record.seats, ", "));
    }
    return static_cast<rules::Seat>(std::ranges::find_if(record.hashes, is_program) - record.hashes.begin());
}

// The directory that the program is built in.
class Scratch {
public:
    [[nodiscard]] static Result<Scratch> create() {
        auto path = (std::filesystem::temp_directory_path() / "tulkas-debug-XXXXXX").string();
        if (mkdtemp(path.data()) == nullptr) {
            return fail(ErrorKind::unavailable, "cannot create a directory in {}",
                        std::filesystem::temp_directory_path().string());
        }
        return Scratch(path);
    }
    ~Scratch() {
        if (!m_path.empty()) {
            std::error_code ignored;
            std::filesystem::remove_all(m_path, ignored);
        }
    }
    Scratch(Scratch&& other) noexcept : m_path(std::exchange(other.m_path, {})) {}
    Scratch& operator=(Scratch&&) = delete;
    Scratch(Scratch const&) = delete;
    Scratch& operator=(Scratch const&) = delete;

    [[nodiscard]] std::filesystem::path const& path() const { return m_path; }

private:
    explicit Scratch(std::filesystem::path path) : m_path(std::move(path)) {}
    std::filesystem::path m_path;
};

// The bot's files are used where they are, so that the debugger shows the author's own.
Result<DebuggedProgram> program_of(DebugArguments const& arguments, GameRecord const& record,
                                   rules::Seat seat, std::filesystem::path const& output) {
    auto const home = TULKAS_TRY(languages::find_home());
    auto const all = TULKAS_TRY(languages::Languages::load(home.descriptions()));
    auto const bot = TULKAS_TRY(languages::read_submission(all, arguments.bot));
    auto const place = static_cast<std::size_t>(seat);
    if (bot.digest() != record.hashes[place]) {
        print_note(fmt::format("note: {} is not the same as what played this game as {}",
                               in_quotes(arguments.bot), in_quotes(record.seats[place])));
    }
    auto const script = home.sdk(bot.language->name) / "debug.sh";
    std::error_code error;
    if (!std::filesystem::is_regular_file(script, error)) {
        return fail(ErrorKind::invalid, "{} bots cannot be debugged: run them in a debugger of your own",
                    bot.language->title);
    }
    std::filesystem::path const given = std::filesystem::absolute(arguments.bot);
    bool const is_folder = std::filesystem::is_directory(given, error);
    if (!is_folder && given.extension() != std::filesystem::path(bot.main).extension()) {
        return fail(ErrorKind::invalid, "{} is an archive: unpack it first, a debugger needs the files",
                    in_quotes(arguments.bot));
    }
    return DebuggedProgram{
        .script = script, .source = is_folder ? given / bot.main : given, .output = output, .method = {}};
}

struct AnswerDifferences {
    std::size_t count = 0;
    std::string first;
};

void compare_answer(match::SeatCall const& call, support::Json const& answer,
                    AnswerDifferences& differences) {
    if (!call.answer) {
        return;
    }
    auto const now = call.in_record(answer);
    if (now != *call.answer && differences.count++ == 0) {
        differences.first = fmt::format("ply {}: {} instead of {}", call.ply, now, *call.answer);
    }
}

std::string verdict_on(AnswerDifferences const& differences, std::size_t calls) {
    if (calls == 0) {
        return "there is no call before it";
    }
    return differences.count == 0
               ? fmt::format("the bot answered {} earlier call{} as it did then", calls,
                             calls == 1 ? "" : "s")
               : fmt::format(
                     "the bot is not deterministic, or not the same: {} of {} answers differ, first at {}",
                     differences.count, calls, differences.first);
}

// The first call at that ply or later; the last one without a ply.
Result<std::size_t> asked_call(std::vector<match::SeatCall> const& calls, std::optional<std::uint64_t> ply) {
    if (calls.empty()) {
        return fail(ErrorKind::invalid, "the seat was never asked");
    }
    if (!ply) {
        return calls.size() - 1;
    }
    auto const found =
        std::ranges::find_if(calls, [&](match::SeatCall const& call) { return call.ply >= *ply; });
    return found == calls.end()
               ? fail(ErrorKind::invalid, "--ply must be at most {}, the last call of the seat (got {})",
                      calls.back().ply, *ply)
               : Result<std::size_t>(static_cast<std::size_t>(found - calls.begin()));
}

Result<AnswerDifferences> feed_calls(DebuggedBot& bot, std::vector<match::SeatCall> const& calls,
                                     std::size_t count, protocol::BotName name) {
    AnswerDifferences differences;
    for (std::size_t i = 0; i < count; ++i) {
        auto const answer = bot.ask(calls[i], name);
        if (!answer) {
            return fail(answer.error().kind, "ply {}: {}", calls[i].ply, answer.error().message);
        }
        compare_answer(calls[i], *answer, differences);
    }
    return differences;
}

// Whether all answers are as they were, without a debugger. A refused answer is one as well.
Result<void> check_answers(DebuggedBot& bot, std::vector<match::SeatCall> const& calls,
                           protocol::BotName name) {
    auto const count = static_cast<std::size_t>(
        std::ranges::count_if(calls, [](match::SeatCall const& call) { return call.answer.has_value(); }));
    auto const differences = TULKAS_TRY(feed_calls(bot, calls, count, name));
    auto const words = verdict_on(differences, count);
    return differences.count == 0 ? print(words + "\n") : fail(ErrorKind::refused, "{}", words);
}

Result<void> stop_at(DebuggedBot& bot, std::vector<match::SeatCall> const& calls, std::size_t asked,
                     protocol::BotName name) {
    auto const differences = TULKAS_TRY(feed_calls(bot, calls, asked, name));
    print_note(verdict_on(differences, asked));
    auto const& call = calls[asked];
    print_note(fmt::format("ply {}: {} is asked next; then the answer was {}", call.ply, call.method,
                           call.answer.value_or("none")));
    auto const outcome = TULKAS_TRY(bot.debug(call, name));
    if (!outcome.answer) {
        print_note("the debugger has ended before the bot answered");
        return {};
    }
    auto const now = call.in_record(*outcome.answer);
    return print(fmt::format("ply {}: answered {}{}\n", call.ply, now,
                             call.answer == now ? ", as then"
                             : call.answer      ? fmt::format("; then it was {}", *call.answer)
                                                : ""));
}

Result<void> run_debug(DebugArguments const& arguments, rules::Registry const& games) {
    auto const subject = TULKAS_TRY(read_subject(arguments));
    auto const& record = subject.record;
    auto const seat = TULKAS_TRY(seat_in(record, arguments));
    BotFinder finder(arguments.workshop, games);
    if (!games.find(record.game) && !arguments.engine) {
        return fail(ErrorKind::invalid, "{} is not a built-in game: add --engine DIR",
                    in_quotes(record.game));
    }
    auto const game =
        TULKAS_TRY(arguments.engine ? finder.find_game(*arguments.engine) : games.find(record.game));
    auto const calls = TULKAS_TRY(match::calls_of(*game, record, seat));
    auto const asked = TULKAS_TRY(asked_call(calls, arguments.ply ? arguments.ply : subject.ply));
    auto const scratch = TULKAS_TRY(Scratch::create());
    auto program = TULKAS_TRY(program_of(arguments, record, seat, scratch.path()));
    program.method = calls[asked].method;
    auto bot = TULKAS_TRY(DebuggedBot::start(std::move(program)));
    auto const name = protocol::BotName::of(seat, static_cast<int>(record.seats.size()));
    return arguments.check ? check_answers(bot, calls, name) : stop_at(bot, calls, asked, name);
}

} // namespace

void add_debug(CommandLine& program, rules::Registry const& games) {
    constexpr std::uint64_t most = 1'000'000'000;
    auto command = program.add("debug", "stop a bot in its debugger at a move of a recorded game");
    auto const arguments = std::make_shared<DebugArguments>();
    command.word("RECORD", arguments->record,
                 "a record that `tulkas play --record` wrote, a directory of `tulkas tournament --out`, or "
                 "the address "
                 "of a game's page in an arena");
    command.word("BOT", arguments->bot, "the bot's source file, or its directory");
    command.number_option("--game", arguments->game, {0, most},
                          "the number of the game, counting from 0 (default: 0)");
    command.number_option("--seat", arguments->seat, {0, 1000},
                          "the seat of the bot (default: the only one that is a program)");
    command.number_option("--ply", arguments->ply, {0, most},
                          "stop at the first call after this many moves (default: the last call)");
    command.flag("--check", arguments->check,
                 "no debugger: ask all calls again, and say whether the answers are the same");
    command.text_option("--engine", "DIR", arguments->engine,
                        "the game, if it is not built in, as for `tulkas play`");
    add_arena_arguments(command, arguments->arena);
    add_workshop_arguments(command, arguments->workshop.workshop);
    command.footer(
        "The bot is asked everything that it was asked in the game, outside of the sandbox and without a "
        "clock, "
        "and says whether its answers are the same. At the ply, the debugger gets the terminal: gdb for "
        "C++, Rust and Haskell, dlv or gdb for Go, pdb for Python, jdb for Java, node inspect for "
        "JavaScript.");
    command.action([arguments, &games] { return run_debug(*arguments, games); });
}

} // namespace tulkas
