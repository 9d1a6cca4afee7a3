// `tulkas watch`: shows recorded games in the arena's own pages, without an arena.
#include "tulkas/commands.hpp"
#include "tulkas/interrupt.hpp"
#include "tulkas/output.hpp"
#include "tulkas/recorded_games.hpp"
#include "tulkas/saved_files.hpp"
#include "tulkas/watching.hpp"

#include <chrono>
#include <memory>
#include <mutex>
#include <optional>
#include <utility>

namespace tulkas {

using support::Result;

namespace {

struct WatchCommandArguments {
    std::string file;
    std::optional<std::string> engine;
    WatchArguments pages;
};

// Each is read when somebody looks at it.
class FileGames final : public watch::Games {
public:
    explicit FileGames(RecordedGames games) : m_games(std::move(games)) {}

    [[nodiscard]] std::vector<int> numbers() const override { return m_games.numbers(); }
    [[nodiscard]] Result<watch::Game> read(int number) const override {
        if (!m_games.contains(number)) {
            return support::fail(support::ErrorKind::not_found, "there is no game {}", number);
        }
        std::scoped_lock const lock(m_mutex); // they share a file
        auto record = TULKAS_TRY(m_games.read(number));
        return watch::Game{.record = std::move(record), .is_over = true};
    }

private:
    mutable std::mutex m_mutex;
    RecordedGames m_games;
};

Result<void> run_watch(WatchCommandArguments const& arguments, rules::Registry const& games) {
    constexpr std::chrono::milliseconds look_interval{500};
    auto recorded = TULKAS_TRY(RecordedGames::open(arguments.file));
    auto const watching = TULKAS_TRY(Watching::start(arguments.pages, games, arguments.engine));
    int const run = watching->runs().begin(arguments.file, std::make_shared<FileGames>(std::move(recorded)),
                                           watch::RunState::over);
    SavedFiles files({arguments.file});
    Interrupt const interrupt;
    print_note("shows them until Ctrl-C");
    while (Interrupt::wait_for(look_interval)) {
        if (!files.have_changed()) {
            continue;
        }
        if (auto again = RecordedGames::open(arguments.file)) {
            watching->runs().renew(run, std::make_shared<FileGames>(*std::move(again)));
        } else {
            print_note(again.error().message);
        }
    }
    return {};
}

} // namespace

void add_watch(CommandLine& program, rules::Registry const& games) {
    auto command = program.add("watch", "show recorded games in a browser: board, moves, logs, times");
    auto const arguments = std::make_shared<WatchCommandArguments>();
    command.word("FILE", arguments->file,
                 "a record that `tulkas play --record` wrote, a report of `tulkas judge --json`, or a "
                 "directory of `tulkas tournament --out`; it is read again when it changes");
    command.text_option("--engine", "DIR", arguments->engine,
                        "of games that are not built in: the game, whose viewer shows them");
    add_watch_arguments(command, arguments->pages);
    command.footer(
        "The pages need no server and no account. Only who knows the printed address can see the games. "
        "Games that are being played: `tulkas play … --watch`.");
    command.action([arguments, &games] { return run_watch(*arguments, games); });
}

} // namespace tulkas
