#include "league/ladder_games.hpp"

#include "league/game_piece.hpp"
#include "league/ladder.hpp"
#include "league/match_note.hpp"
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
                }};
}

Result<queue::Completion> LadderGames::run(queue::Task const& task) {
    auto piece = TULKAS_TRY(ladder_piece_from_text(task.what));
    auto const record = TULKAS_TRY(play(piece.plan, m_dependencies, task.stop, task.core));
    m_dependencies.count("ladder", record);
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
