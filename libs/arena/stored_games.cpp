#include "arena/stored_games.hpp"

#include "arena/game_store.hpp"
#include "arena/journal.hpp"
#include "support/text.hpp"

#include <span>

namespace arena {

using support::fail;
using support::pass_on;
using support::Result;

// The journal first: what it tells of is then in the records.
Result<StoredGames> StoredGames::open(std::filesystem::path const& directory) {
    auto const lines = Journal::read(journal_file(directory));
    if (!lines) {
        return pass_on(lines);
    }
    auto games = games_from_lines(std::span(*lines).subspan(lines->empty() ? 0 : 1)); // the first is the plan
    if (!games) {
        return fail(games.error().kind, "{}: {}", support::in_quotes(journal_file(directory).string()),
                    games.error().message);
    }
    auto records = RecordLog::open_to_read(records_file(directory));
    if (!records) {
        return pass_on(records);
    }
    return StoredGames(*std::move(games), *std::move(records));
}

} // namespace arena
