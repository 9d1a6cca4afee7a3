#include "storage/retention.hpp"

#include "storage/contents.hpp"
#include "storage/query.hpp"

namespace storage {

using support::Result;

namespace {

struct LadderNameRow {
    static constexpr char const* selection = "SELECT game FROM ladders";

    std::string game;

    void bind(soci::statement& statement) { bind_columns(statement, game); }

    [[nodiscard]] std::string value() const { return game; }
};

// A game of a ladder, and whether it is among the newest of somebody who played it. PostgreSQL would answer
// EXISTS from all seats of all games.
struct SweptGameRow {
    static constexpr char const* selection =
        "SELECT g.number, g.record, (SELECT MAX(CASE WHEN s.games > c.games - :of_contender THEN 1 ELSE 0 "
        "END) FROM ladder_seats s JOIN ladder_contenders c ON c.id = s.contender WHERE s.ladder = g.game AND "
        "s.number = g.number) FROM ladder_games g";

    long long number = 0;
    std::string record;
    int is_new = 0;

    void bind(soci::statement& statement) { bind_columns(statement, number, record, is_new); }

    [[nodiscard]] SweptGameRow value() const { return *this; }
};

struct SweptTableRow {
    static constexpr char const* selection =
        "SELECT t.id, t.status, t.changed, t.record, (SELECT COUNT(s.account) FROM table_seats s WHERE "
        "s.table_id = t.id) FROM tables t";

    long long id = 0;
    TableStatus status{};
    long long changed = 0;
    Nullable<std::string> record;
    long long people = 0; // with an account

    void bind(soci::statement& statement) { bind_columns(statement, id, status, changed, record, people); }

    [[nodiscard]] SweptTableRow value() const { return *this; }
};

struct OldTournamentRow {
    static constexpr char const* selection = "SELECT t.id FROM tournaments t";

    long long id = 0;

    void bind(soci::statement& statement) { bind_columns(statement, id); }

    [[nodiscard]] support::TournamentId value() const { return id; }
};

struct SweptRecordRow {
    static constexpr char const* selection = "SELECT number, record FROM tournament_games";

    long long number = 0;
    std::string record;

    void bind(soci::statement& statement) { bind_columns(statement, number, record); }

    [[nodiscard]] SweptRecordRow value() const { return *this; }
};

template <typename Row, typename Key>
std::optional<std::int64_t> last_of(std::vector<Row> const& rows, Key key) {
    return rows.size() < static_cast<std::size_t>(Retention::batch)
               ? std::nullopt
               : std::optional<std::int64_t>(rows.back().*key);
}

// Until when a table must have been left alone.
std::optional<support::Moment> limit_of(SweptTableRow const& table, TableLimits const& limits) {
    auto const limit = table.people > 0 ? limits.of_people : limits.of_guests;
    bool const is_old =
        limit && table.status == TableStatus::over && support::to_moment(table.changed) < *limit;
    return is_old ? limit : std::nullopt;
}

// False if something has happened there meanwhile.
bool remove_table(Transaction& transaction, SweptTableRow const& table, support::Moment limit) {
    long long const before = support::to_number(limit);
    bool const is_removed =
        change(transaction, "DELETE FROM tables WHERE id = :id AND status = 'over' AND changed < :before",
               [&](soci::statement& statement) {
                   statement.exchange(soci::use(table.id, "id"));
                   statement.exchange(soci::use(before, "before"));
               }) > 0;
    if (auto const record = table.record.value(); is_removed && record) {
        Contents::remove_unused(transaction, *record);
    }
    return is_removed;
}

void remove_record(Transaction& transaction, long long tournament, SweptRecordRow const& game) {
    transaction << "UPDATE tournament_games SET record = 'removed' WHERE tournament = :tournament AND number "
                   "= :number",
        soci::use(tournament, "tournament"), soci::use(game.number, "number");
    Contents::remove_unused(transaction, game.record);
}

} // namespace

Result<std::vector<std::string>> Retention::ladders() {
    return read_rows<LadderNameRow>(m_database, "ORDER BY game", [](soci::statement&) {});
}

Result<Swept> Retention::sweep_ladder(std::string const& game, std::int64_t after,
                                      KeptLadderGames const& kept) {
    long long const of_contender = kept.of_contender;
    long long const of_ladder = kept.of_ladder;
    long long const behind = after;
    int const most = batch;
    auto games = TULKAS_TRY(read_rows<SweptGameRow>(
        m_database,
        "WHERE g.game = :game AND g.number > :after AND g.number <= (SELECT entered FROM ladders WHERE game "
        "= :same_game) - :of_ladder AND g.counted IS NOT NULL ORDER BY g.number LIMIT :most",
        [&](soci::statement& statement) {
            statement.exchange(soci::use(of_contender, "of_contender"));
            statement.exchange(soci::use(game, "game"));
            statement.exchange(soci::use(behind, "after"));
            statement.exchange(soci::use(game, "same_game"));
            statement.exchange(soci::use(of_ladder, "of_ladder"));
            statement.exchange(soci::use(most, "most"));
        }));
    Swept swept{.last = last_of(games, &SweptGameRow::number)};
    std::erase_if(games, [](SweptGameRow const& row) { return row.is_new != 0; });
    if (games.empty()) {
        return swept;
    }
    TULKAS_TRY(m_database.write([&](Transaction& transaction) {
        for (auto const& row : games) {
            transaction << "DELETE FROM ladder_games WHERE game = :game AND number = :number",
                soci::use(game, "game"), soci::use(row.number, "number");
            Contents::remove_unused(transaction, row.record);
        }
    }));
    swept.removed = std::ssize(games);
    return swept;
}

Result<Swept> Retention::sweep_tables(support::TableId after, TableLimits const& limits) {
    long long const behind = after;
    int const most = batch;
    auto const tables = TULKAS_TRY(read_rows<SweptTableRow>(
        m_database, "WHERE t.id > :after AND t.id < (SELECT MAX(id) FROM tables) ORDER BY t.id LIMIT :most",
        [&](soci::statement& statement) {
            statement.exchange(soci::use(behind, "after"));
            statement.exchange(soci::use(most, "most"));
        }));
    Swept swept{.last = last_of(tables, &SweptTableRow::id)};
    for (auto const& table : tables) { // each alone: a long game has thousands of events
        if (auto const limit = limit_of(table, limits)) {
            bool is_removed = false;
            TULKAS_TRY(m_database.write(
                [&](Transaction& transaction) { is_removed = remove_table(transaction, table, *limit); }));
            swept.removed += is_removed ? 1 : 0;
        }
    }
    return swept;
}

Result<std::optional<support::TournamentId>> Retention::tournament_before(support::Moment before) {
    long long const ended = support::to_number(before);
    return first_of(read_rows<OldTournamentRow>(
        m_database,
        "WHERE t.has_records = 1 AND t.ended < :ended AND NOT EXISTS (SELECT 1 FROM contests c WHERE "
        "c.final_tournament = t.id) ORDER BY t.id LIMIT 1",
        [&](soci::statement& statement) { statement.exchange(soci::use(ended, "ended")); }));
}

Result<Swept> Retention::sweep_tournament(support::TournamentId id, std::optional<std::int64_t> after) {
    long long const tournament = id;
    long long const behind = after.value_or(-1);
    int const most = batch;
    auto const games = TULKAS_TRY(
        read_rows<SweptRecordRow>(m_database,
                                  "WHERE tournament = :tournament AND number > :after AND record <> "
                                  "'removed' ORDER BY number LIMIT :most",
                                  [&](soci::statement& statement) {
                                      statement.exchange(soci::use(tournament, "tournament"));
                                      statement.exchange(soci::use(behind, "after"));
                                      statement.exchange(soci::use(most, "most"));
                                  }));
    Swept const swept{.removed = std::ssize(games), .last = last_of(games, &SweptRecordRow::number)};
    TULKAS_TRY(m_database.write([&](Transaction& transaction) {
        Contents::put_removed(transaction);
        for (auto const& game : games) {
            remove_record(transaction, tournament, game);
        }
        if (!swept.last) {
            transaction << "UPDATE tournaments SET has_records = 0 WHERE id = :id",
                soci::use(tournament, "id");
        }
    }));
    return swept;
}

Result<std::int64_t> Retention::remove_work(support::Moment before) {
    long long const moment = support::to_number(before);
    int const most = batch;
    std::int64_t removed = 0;
    auto const bind = [&](soci::statement& statement) {
        statement.exchange(soci::use(moment, "before"));
        statement.exchange(soci::use(most, "most"));
    };
    // By the index of ends, not by that of states: nothing is sorted.
    TULKAS_TRY(m_database.write([&](Transaction& transaction) {
        removed =
            change(transaction,
                   "DELETE FROM works WHERE id IN (SELECT id FROM works WHERE ended < :before AND state "
                   "NOT IN ('waiting', 'running', 'failed') ORDER BY ended LIMIT :most)",
                   bind);
    }));
    return removed;
}

} // namespace storage
