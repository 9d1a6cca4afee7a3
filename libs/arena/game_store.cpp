#include "arena/game_store.hpp"

#include "arena/game_line.hpp"
#include "record/text.hpp"
#include "support/text.hpp"

#include <fmt/format.h>

#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <span>
#include <system_error>
#include <unistd.h>
#include <utility>

namespace arena {

using support::ErrorKind;
using support::fail;
using support::FileDescriptor;
using support::JsonObject;
using support::pass_on;
using support::Result;

GameResult result_of(runtime::GameRecord const& record) {
    std::optional<rules::Seat> error;
    if (record.blame) {
        error = record.blame->seat;
    }
    return result_of(record.outcome, error, record.cpu);
}

namespace {

Result<void> check_same_plan(std::string_view line, JsonObject const& plan) {
    auto const stored = support::parse_json(line);
    if (!stored || !stored->is_object()) {
        return fail(ErrorKind::refused, "its first line is no plan");
    }
    auto const& old = stored->get_object();
    for (auto const& [key, value] : plan) {
        auto const* const before = old.if_contains(key);
        if (before == nullptr || *before != value) {
            return fail(ErrorKind::conflict, "it was begun with {} {}, not {}", std::string_view(key),
                        before == nullptr ? "nothing" : support::to_text(*before), support::to_text(value));
        }
    }
    return {};
}

Result<std::map<int, GameResult>> finished_games(std::span<std::string const> lines, JsonObject const& plan) {
    if (auto const same = check_same_plan(lines.front(), plan); !same) {
        return pass_on(same);
    }
    std::map<int, GameResult> games;
    for (auto const& line : lines.subspan(1)) {
        auto game = game_from_line(line);
        if (!game) {
            return pass_on(game);
        }
        if (!games.emplace(game->number, std::move(game->result)).second) {
            return fail(ErrorKind::refused, "game {} stands in it twice", game->number);
        }
    }
    return games;
}

} // namespace

GameStore::GameStore(std::filesystem::path games, FileDescriptor games_directory, Journal journal)
    : m_games(std::move(games)),
      m_games_directory(std::move(games_directory)),
      m_journal(std::move(journal)) {}

Result<GameStore> GameStore::create(std::filesystem::path const& directory, Journal journal) {
    auto games = directory / "games";
    FileDescriptor games_directory(::open(games.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (!games_directory) {
        return fail(ErrorKind::unavailable, "cannot open {}: {}", support::in_quotes(games.string()),
                    std::strerror(errno));
    }
    return GameStore(std::move(games), std::move(games_directory), std::move(journal));
}

Result<GameStore::Opened> GameStore::open(std::filesystem::path const& directory, JsonObject const& plan,
                                          bool resume) {
    std::error_code error;
    std::filesystem::create_directories(directory / "games", error);
    if (error) {
        return fail(ErrorKind::unavailable, "cannot make {}: {}",
                    support::in_quotes((directory / "games").string()), error.message());
    }
    auto opened = Journal::open(directory / "journal");
    if (!opened) {
        return pass_on(opened);
    }
    auto& [journal, lines] = *opened;
    auto const name = support::in_quotes(directory.string());
    std::map<int, GameResult> finished;
    if (lines.empty()) {
        if (auto const written = journal.append(support::to_text(plan)); !written) {
            return pass_on(written);
        }
    } else if (!resume) {
        return fail(ErrorKind::conflict, "{} holds games already; --resume goes on with them", name);
    } else {
        auto games = finished_games(lines, plan);
        if (!games) {
            return fail(games.error().kind, "{} cannot be resumed: {}", name, games.error().message);
        }
        finished = *std::move(games);
    }
    auto store = create(directory, std::move(journal));
    if (!store) {
        return pass_on(store);
    }
    return Opened{.store = *std::move(store), .finished = std::move(finished)};
}

// Relative to its directory, and without cutting what is seldom there: of all that is done for a game, making
// this file takes longest.
Result<void> GameStore::write_record(int game, std::string_view text) const {
    std::string const name = fmt::format("{:06}.txt", game);
    constexpr int flags = O_WRONLY | O_CREAT | O_CLOEXEC;
    FileDescriptor file(openat(m_games_directory.get(), name.c_str(), flags | O_EXCL, 0644));
    if (!file && errno == EEXIST) { // left by a process that was killed
        file = FileDescriptor(openat(m_games_directory.get(), name.c_str(), flags | O_TRUNC, 0644));
    }
    while (file && !text.empty()) {
        ssize_t const size = write(file.get(), text.data(), text.size());
        if (size < 0 && errno != EINTR) {
            file.close();
        }
        text.remove_prefix(size < 0 ? 0 : static_cast<std::size_t>(size));
    }
    if (!file) {
        return fail(ErrorKind::unavailable, "cannot write {}: {}",
                    support::in_quotes((m_games / name).string()), std::strerror(errno));
    }
    return {};
}

Result<void> GameStore::add(int game, runtime::GameRecord const& record) {
    if (auto const written = write_record(game, record::to_text(record)); !written) {
        return written;
    }
    auto const line = game_line({.number = game, .result = result_of(record)});
    std::scoped_lock const lock(*m_mutex);
    if (auto const written = m_journal.append(line); !written) {
        return written;
    }
    constexpr std::chrono::seconds between_syncs{1};
    auto const now = std::chrono::steady_clock::now();
    if (now - m_last_sync < between_syncs) {
        return {};
    }
    m_last_sync = now;
    return m_journal.sync();
}

Result<void> GameStore::sync() {
    std::scoped_lock const lock(*m_mutex);
    return m_journal.sync();
}

} // namespace arena
