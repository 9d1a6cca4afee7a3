#include "pairing/stored_games.hpp"

#include "pairing/game_store.hpp"
#include "pairing/journal.hpp"
#include "support/text.hpp"

#include <span>

namespace pairing {

using support::fail;
using support::Result;

// The journal first: what it tells of is then in the records.
Result<StoredGames> StoredGames::open(std::filesystem::path const& directory) {
    auto const lines = TULKAS_TRY(Journal::read(journal_file(directory)));
    auto games = games_from_lines(std::span(lines).subspan(lines.empty() ? 0 : 1)); // the first is the plan
    if (!games) {
        return fail(games.error().kind, "{}: {}", support::in_quotes(journal_file(directory).string()),
                    games.error().message);
    }
    auto records = TULKAS_TRY(RecordLog::open_to_read(records_file(directory)));
    return StoredGames(*std::move(games), std::move(records));
}

} // namespace pairing
