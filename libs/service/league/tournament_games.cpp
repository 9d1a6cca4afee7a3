#include "league/tournament_games.hpp"

#include "league/game_piece.hpp"
#include "league/match_note.hpp"
#include "league/remote_game.hpp"
#include "league/running_games.hpp"
#include "league/tournaments.hpp"
#include "record/text.hpp"
#include "storage/contents.hpp"

namespace league {

using support::Result;

queue::Handler TournamentGames::handler() {
    return {.run = [this](queue::Task const& task) { return run(task); },
            .ended =
                [this](queue::Task const& task) {
                    if (auto const piece = tournament_piece_from_text(task.what);
                        piece && m_dependencies.running != nullptr) {
                        m_dependencies.running->end(address_of(*piece));
                    }
                },
            .order = [this](queue::Task const& task) -> Result<queue::Order> {
                auto const piece = TULKAS_TRY(tournament_piece_from_text(task.what));
                return remote_order(m_database, piece.plan);
            },
            .accept = [this](queue::Task const& task,
                             support::JsonObject const& report) -> Result<queue::Completion> {
                auto const piece = TULKAS_TRY(tournament_piece_from_text(task.what));
                auto const record = TULKAS_TRY(accepted_record(report, piece.plan, m_dependencies.games,
                                                               {.core = task.core, .stop = &task.stop}));
                if (m_dependencies.running != nullptr) {
                    m_dependencies.running->complete(address_of(piece), record);
                }
                return complete(piece, record);
            },
            .engine_of_check = [](queue::Task const& task) -> Result<std::string> {
                auto const piece = TULKAS_TRY(tournament_piece_from_text(task.what));
                return uploaded_game(piece.plan);
            },
            .repeat = [](queue::Task const& task,
                         support::JsonObject const& report) -> std::optional<support::JsonObject> {
                auto const piece = tournament_piece_from_text(task.what);
                return piece ? repeat_of(report, piece->plan) : std::nullopt;
            },
            .progress = [this](queue::Task const& task,
                               support::JsonObject const& said) -> Result<support::JsonObject> {
                auto const piece = TULKAS_TRY(tournament_piece_from_text(task.what));
                return note_progress(address_of(piece), piece.plan, m_dependencies, said);
            }};
}

Result<queue::Completion> TournamentGames::run(queue::Task const& task) {
    auto const piece = TULKAS_TRY(tournament_piece_from_text(task.what));
    auto const row = TULKAS_TRY(m_stored.find(piece.tournament));
    if (!row || row->state != storage::TournamentState::playing) { // nobody waits for it any more
        return queue::Completion([](storage::Transaction&) {});
    }
    auto const record = TULKAS_TRY(play_watched(address_of(piece), piece.plan, m_dependencies, task));
    m_dependencies.count("tournament", record);
    return complete(piece, record);
}

queue::Completion TournamentGames::complete(TournamentPiece const& piece, record::GameRecord const& record) {
    return [this, id = piece.tournament, number = piece.number, text = record::to_text(record),
            note = note_of(record), now = m_queue.now()](storage::Transaction& transaction) {
        auto const key = storage::Contents::put(transaction, text);
        auto const after = storage::Tournaments::add_game(
            transaction, id, {.number = number, .result = note, .record = key, .ended = now});
        if (after) {
            Tournaments::advance(transaction, m_queue, *after);
        }
    };
}

} // namespace league
