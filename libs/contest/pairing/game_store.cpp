#include "pairing/game_store.hpp"

#include "pairing/game_line.hpp"
#include "record/text.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <cstdint>
#include <span>
#include <system_error>
#include <utility>

namespace pairing {

using support::ErrorKind;
using support::fail;
using support::JsonObject;
using support::Result;

GameResult result_of(record::GameRecord const& record) {
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
        return fail(ErrorKind::refused, "its first line is not a plan");
    }
    auto const& old = stored->get_object();
    for (auto const& [key, value] : plan) {
        auto const* const before = old.if_contains(key);
        if (before == nullptr || *before != value) {
            return fail(ErrorKind::conflict, "it was started with {} {}, not {}", std::string_view(key),
                        before == nullptr ? "nothing" : support::to_text(*before), support::to_text(value));
        }
    }
    return {};
}

using FinishedGames = std::map<int, FinishedGame>;

Result<FinishedGames> finished_games(std::span<std::string const> lines, JsonObject const& plan) {
    TULKAS_TRY(check_same_plan(lines.front(), plan));
    return games_from_lines(lines.subspan(1));
}

// Makes both files tell of the same games. A process that was killed leaves a record without a line, or a
// part of one, behind the others. Where the machine itself ended, the last lines may have come to the disk
// before their records did; those games have to be played again.
Result<void> make_agree(Journal& journal, std::span<std::string const> lines, RecordLog& records,
                        FinishedGames& games) {
    auto const lost =
        std::erase_if(games, [&](auto const& game) { return game.second.record.end() > records.size(); });
    if (lost > 0) {
        if (auto const cut = journal.cut_to(lines.first(lines.size() - lost)); !cut) {
            return cut;
        }
    }
    std::uint64_t end = 0;
    for (auto const& [number, game] : games) {
        end = std::max(end, game.record.end());
    }
    return end == records.size() ? Result<void>() : records.cut_to(end);
}

std::map<int, GameResult> results_of(FinishedGames games) {
    std::map<int, GameResult> results;
    for (auto& [number, game] : games) {
        results.emplace_hint(results.end(), number, std::move(game.result));
    }
    return results;
}

} // namespace

std::filesystem::path journal_file(std::filesystem::path const& directory) {
    return directory / "journal";
}

std::filesystem::path records_file(std::filesystem::path const& directory) {
    return directory / "games.records";
}

Result<GameStore::Opened> GameStore::open(std::filesystem::path const& directory, JsonObject const& plan,
                                          bool resume) {
    std::error_code error;
    std::filesystem::create_directories(directory, error);
    auto const name = support::in_quotes(directory.string());
    if (error) {
        return fail(ErrorKind::unavailable, "cannot create {}: {}", name, error.message());
    }
    auto opened = TULKAS_TRY(Journal::open(journal_file(directory)));
    auto& [journal, lines] = opened;
    auto records = TULKAS_TRY(RecordLog::open(records_file(directory)));
    if (!resume && (!lines.empty() || records.size() > 0)) {
        return fail(ErrorKind::conflict, "{} already contains games; use --resume to continue", name);
    }
    if (lines.empty()) {
        lines.push_back(support::to_text(plan));
        TULKAS_TRY(journal.append(lines.front()));
    }
    auto games = finished_games(lines, plan);
    if (!games) {
        return fail(games.error().kind, "cannot resume {}: {}", name, games.error().message);
    }
    TULKAS_TRY(make_agree(journal, lines, records, *games));
    return Opened{.store = GameStore(std::move(records), std::move(journal)),
                  .finished = results_of(*std::move(games))};
}

Result<void> GameStore::add(int game, record::GameRecord const& record) {
    auto const text = record::to_text(record);
    FinishedGame finished{.number = game, .result = result_of(record), .record = {}};
    std::unique_lock lock(*m_mutex);
    auto const place = TULKAS_TRY(m_records.append(text));
    finished.record = place;
    if (auto const written = m_journal.append(game_line(finished)); !written) {
        return written;
    }
    constexpr std::chrono::seconds between_syncs{1};
    auto const now = std::chrono::steady_clock::now();
    if (now - m_last_sync < between_syncs) {
        return {};
    }
    m_last_sync = now;
    lock.unlock(); // the other threads go on meanwhile
    return sync();
}

Result<void> GameStore::sync() const {
    auto const synced = m_records.sync();
    return synced ? m_journal.sync() : synced;
}

} // namespace pairing
