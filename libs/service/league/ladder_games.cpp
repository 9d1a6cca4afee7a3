#include "league/ladder_games.hpp"

#include "league/game_piece.hpp"
#include "league/ladder.hpp"
#include "league/match_note.hpp"
#include "league/remote_game.hpp"
#include "league/running_games.hpp"
#include "record/text.hpp"
#include "storage/contents.hpp"
#include "storage/ladder.hpp"

namespace league {

using support::Result;

queue::Handler LadderGames::handler() {
    return {.run = [this](queue::Task const& task) { return run(task); },
            .give_up =
                [](storage::Transaction& transaction, queue::Task const& task, support::Error const&) {
                    if (auto const piece = ladder_piece_from_text(task.what)) {
                        storage::Ladder::give_up(transaction, piece->ladder, piece->number);
                    }
                },
            .ended =
                [this](queue::Task const& task) {
                    if (auto const piece = ladder_piece_from_text(task.what);
                        piece && m_dependencies.running != nullptr) {
                        m_dependencies.running->end(address_of(*piece));
                    }
                },
            .order = [this](queue::Task const& task) -> Result<queue::Order> {
                auto const piece = TULKAS_TRY(ladder_piece_from_text(task.what));
                return remote_order(m_database, piece.plan);
            },
            .accept = [this](queue::Task const& task,
                             support::JsonObject const& report) -> Result<queue::Completion> {
                auto piece = TULKAS_TRY(ladder_piece_from_text(task.what));
                auto const record = TULKAS_TRY(accepted_record(report, piece.plan, m_dependencies.games,
                                                               {.core = task.core, .stop = &task.stop}));
                if (m_dependencies.running != nullptr) {
                    m_dependencies.running->complete(address_of(piece), record);
                }
                return complete(std::move(piece), record);
            },
            .engine_of_check = [](queue::Task const& task) -> Result<std::string> {
                auto const piece = TULKAS_TRY(ladder_piece_from_text(task.what));
                return uploaded_game(piece.plan);
            },
            .repeat = [](queue::Task const& task,
                         support::JsonObject const& report) -> std::optional<support::JsonObject> {
                auto const piece = ladder_piece_from_text(task.what);
                return piece ? repeat_of(report, piece->plan) : std::nullopt;
            },
            .progress = [this](queue::Task const& task,
                               support::JsonObject const& said) -> Result<support::JsonObject> {
                auto const piece = TULKAS_TRY(ladder_piece_from_text(task.what));
                return note_progress(address_of(piece), piece.plan, m_dependencies, said);
            }};
}

Result<queue::Completion> LadderGames::run(queue::Task const& task) {
    auto piece = TULKAS_TRY(ladder_piece_from_text(task.what));
    auto const record = TULKAS_TRY(play_watched(address_of(piece), piece.plan, m_dependencies, task));
    m_dependencies.count("ladder", record);
    return complete(std::move(piece), record);
}

queue::Completion LadderGames::complete(LadderPiece piece, record::GameRecord const& record) {
    return [piece = std::move(piece), text = record::to_text(record), note = note_of(record),
            ranks = result_of(record).ranks, now = m_queue.now()](storage::Transaction& transaction) {
        auto const key = storage::Contents::put(transaction, text);
        storage::Ladder::end(
            transaction,
            {.game = piece.ladder,
             .number = piece.number,
             .result = note,
             .ranks = ranks,
             .record = key,
             .now = now},
            [&](std::vector<storage::LadderSkill> const& before) { return rate(before, ranks); });
    };
}

} // namespace league
