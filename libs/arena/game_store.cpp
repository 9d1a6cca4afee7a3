#include "arena/game_store.hpp"

#include "arena/game_line.hpp"
#include "record/text.hpp"
#include "support/file_descriptor.hpp"
#include "support/text.hpp"

#include <fmt/format.h>

#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <system_error>
#include <unistd.h>
#include <utility>

namespace arena {

using support::ErrorKind;
using support::fail;
using support::Json;
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

Result<std::map<int, GameResult>> read_games(std::span<std::string const> lines) {
    std::map<int, GameResult> games;
    for (auto const& line : lines) {
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

// A file that may be there already, from a process that was killed.
bool overwrite(std::filesystem::path const& path, std::string_view content) {
    support::FileDescriptor const file(::open(path.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0644));
    while (file && !content.empty()) {
        ssize_t const size = write(file.get(), content.data(), content.size());
        if (size < 0 && errno != EINTR) {
            return false;
        }
        content.remove_prefix(size < 0 ? 0 : static_cast<std::size_t>(size));
    }
    return static_cast<bool>(file);
}

} // namespace

GameStore::GameStore(std::filesystem::path directory, Journal journal)
    : m_games(std::move(directory) / "games"), m_journal(std::move(journal)) {}

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
    if (lines.empty()) {
        if (auto const written = journal.append(support::to_text(plan)); !written) {
            return pass_on(written);
        }
        return Opened{.store = GameStore(directory, std::move(journal)), .finished = {}};
    }
    if (!resume) {
        return fail(ErrorKind::conflict, "{} holds games already; --resume goes on with them", name);
    }
    if (auto const same = check_same_plan(lines.front(), plan); !same) {
        return fail(same.error().kind, "{} cannot be resumed: {}", name, same.error().message);
    }
    auto finished = read_games(std::span(lines).subspan(1));
    if (!finished) {
        return fail(finished.error().kind, "{} cannot be resumed: {}", name, finished.error().message);
    }
    return Opened{.store = GameStore(directory, std::move(journal)), .finished = *std::move(finished)};
}

Result<void> GameStore::add(int game, runtime::GameRecord const& record) {
    auto const path = m_games / fmt::format("{:06}.txt", game);
    if (!overwrite(path, record::to_text(record))) {
        return fail(ErrorKind::unavailable, "cannot write {}: {}", support::in_quotes(path.string()),
                    std::strerror(errno));
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
