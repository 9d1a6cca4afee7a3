#include "league/tournament_games.hpp"

#include "league/game_piece.hpp"
#include "league/match_note.hpp"
#include "league/tournaments.hpp"
#include "record/text.hpp"
#include "storage/contents.hpp"

namespace league {

using support::Result;

queue::Handler TournamentGames::handler() {
    return {.run = [this](queue::Task const& task) { return run(task); }};
}

Result<queue::Completion> TournamentGames::run(queue::Task const& task) {
    auto const piece = TULKAS_TRY(tournament_piece_from_text(task.what));
    auto const row = TULKAS_TRY(m_stored.find(piece.tournament));
    if (!row || row->state != storage::TournamentState::playing) { // nobody waits for it any more
        return queue::Completion([](storage::Transaction&) {});
    }
    auto const record = TULKAS_TRY(play(piece.plan, m_dependencies, task.stop, task.core));
    m_dependencies.count("tournament", record);
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
