#include "storage/tournaments.hpp"

#include "storage/query.hpp"
#include "support/ids.hpp"
#include "support/moment.hpp"

#include <fmt/format.h>

#include <limits>

namespace storage {

using support::Result;

namespace {

struct TournamentColumns {
    long long id = 0;
    std::string title;
    std::string game;
    std::string plan;
    TournamentState state{};
    Nullable<long long> organiser;
    Nullable<long long> contest;
    int is_hidden = 0;
    long long entered = 0;
    long long played = 0;
    long long created = 0;
    Nullable<long long> ended;

    static constexpr char const* selection =
        "SELECT id, title, game, plan, state, organiser, contest, is_hidden, entered, played, created, ended "
        "FROM tournaments";

    void bind(soci::statement& statement) {
        bind_columns(statement, id, title, game, plan, state, organiser, contest, is_hidden, entered, played,
                     created, ended);
    }

    [[nodiscard]] TournamentRow value() const {
        TournamentRow row{.id = id, .title = title, .game = game, .plan = plan, .state = state};
        row.organiser = organiser.value();
        row.contest = contest.value();
        row.is_hidden = is_hidden != 0;
        row.entered = entered;
        row.played = played;
        row.created = support::to_moment(created);
        row.ended = ended.value().transform(support::to_moment);
        return row;
    }
};

struct EntrantRow {
    static constexpr char const* selection = "SELECT name, player, version FROM tournament_entrants";

    std::string name;
    std::string player;
    Nullable<long long> version;

    void bind(soci::statement& statement) { bind_columns(statement, name, player, version); }

    [[nodiscard]] TournamentEntrant value() const { return {name, player, version.value()}; }
};

struct TournamentGameRow {
    long long number = 0;
    std::string result;
    std::string record;
    long long ended = 0;

    static constexpr char const* selection = "SELECT number, result, record, ended FROM tournament_games";

    void bind(soci::statement& statement) { bind_columns(statement, number, result, record, ended); }

    [[nodiscard]] TournamentGame value() const { return {number, result, record, support::to_moment(ended)}; }
};

struct TournamentIdRow {
    static constexpr char const* selection = "SELECT id FROM tournaments";

    long long id = 0;

    void bind(soci::statement& statement) { bind_columns(statement, id); }

    [[nodiscard]] support::TournamentId value() const { return id; }
};

std::vector<TournamentGame> read_games(Transaction& transaction, support::TournamentId id, std::int64_t from,
                                       int limit) {
    long long const number = id;
    long long const first = from;
    return query<TournamentGameRow>(transaction,
                                    "WHERE tournament = :id AND number >= :first ORDER BY number LIMIT :most",
                                    [&](soci::statement& statement) {
                                        statement.exchange(soci::use(number, "id"));
                                        statement.exchange(soci::use(first, "first"));
                                        statement.exchange(soci::use(limit, "most"));
                                    });
}

void add_entrants(Transaction& transaction, long long id, std::vector<TournamentEntrant> const& entrants) {
    for (std::size_t player = 0; player < entrants.size(); ++player) {
        auto const& entrant = entrants[player];
        int const number = static_cast<int>(player);
        long long const version = entrant.version.value_or(0);
        auto version_is = entrant.version ? soci::i_ok : soci::i_null;
        transaction
            << "INSERT INTO tournament_entrants (tournament, number, name, player, version) VALUES (:id, "
               ":number, :name, :player, :version)",
            soci::use(id, "id"), soci::use(number, "number"), soci::use(entrant.name, "name"),
            soci::use(entrant.player, "player"), soci::use(version, version_is, "version");
    }
}

} // namespace

support::TournamentId Tournaments::add(Transaction& transaction, TournamentRow const& row,
                                       std::vector<TournamentEntrant> const& entrants) {
    long long const organiser = row.organiser.value_or(0);
    long long const contest = row.contest.value_or(0);
    long long const created = support::to_number(row.created);
    int const is_hidden = row.is_hidden ? 1 : 0;
    auto organiser_is = row.organiser ? soci::i_ok : soci::i_null;
    auto contest_is = row.contest ? soci::i_ok : soci::i_null;
    long long id = 0;
    transaction
        << "INSERT INTO tournaments (title, game, plan, state, organiser, contest, is_hidden, entered, "
           "played, created) "
           "VALUES (:title, :game, :plan, :state, :organiser, :contest, :is_hidden, 0, 0, :created) "
           "RETURNING id",
        soci::use(row.title, "title"), soci::use(row.game, "game"), soci::use(row.plan, "plan"),
        soci::use(row.state, "state"), soci::use(organiser, organiser_is, "organiser"),
        soci::use(contest, contest_is, "contest"), soci::use(is_hidden, "is_hidden"),
        soci::use(created, "created"), soci::into(id);
    add_entrants(transaction, id, entrants);
    return id;
}

Result<support::TournamentId> Tournaments::add(TournamentRow const& row,
                                               std::vector<TournamentEntrant> const& entrants) {
    support::TournamentId id = 0;
    auto const written =
        m_database.write([&](Transaction& transaction) { id = add(transaction, row, entrants); });
    return written ? Result<support::TournamentId>(id) : pass_on(written);
}

std::optional<TournamentRow> Tournaments::find(Transaction& transaction, support::TournamentId id) {
    long long const number = id;
    return first_of(query<TournamentColumns>(transaction, "WHERE id = :id", [&](soci::statement& statement) {
        statement.exchange(soci::use(number, "id"));
    }));
}

Result<std::optional<TournamentRow>> Tournaments::find(support::TournamentId id) {
    std::optional<TournamentRow> row;
    auto const read = m_database.read([&](Transaction& transaction) { row = find(transaction, id); });
    return read ? Result<std::optional<TournamentRow>>(std::move(row)) : pass_on(read);
}

std::vector<TournamentEntrant> Tournaments::entrants(Transaction& transaction, support::TournamentId id) {
    long long const number = id;
    return query<EntrantRow>(
        transaction, "WHERE tournament = :id ORDER BY number",
        [&](soci::statement& statement) { statement.exchange(soci::use(number, "id")); });
}

Result<std::vector<TournamentEntrant>> Tournaments::entrants(support::TournamentId id) {
    std::vector<TournamentEntrant> found;
    auto const read = m_database.read([&](Transaction& transaction) { found = entrants(transaction, id); });
    return read ? Result<std::vector<TournamentEntrant>>(std::move(found)) : pass_on(read);
}

namespace {

// Of a course as its staff, or its members; others as everybody, or their organiser.
char const* is_seen(bool has_viewer) {
    return has_viewer
               ? " AND (contest IN (SELECT id FROM contests WHERE course IN (SELECT course FROM course_staff "
                 "WHERE account = :staff)) OR is_hidden = 0 AND contest IN (SELECT id FROM contests WHERE "
                 "course IN (SELECT course FROM course_members WHERE account = :member AND removed IS NULL)) "
                 "OR (is_hidden = 0 OR organiser = :of) AND (contest IS NULL OR contest NOT IN (SELECT id "
                 "FROM contests WHERE course IS NOT NULL)))"
               : " AND is_hidden = 0 AND (contest IS NULL OR contest NOT IN (SELECT id FROM contests WHERE "
                 "course IS NOT NULL))";
}

} // namespace

Result<std::vector<TournamentRow>> Tournaments::list(TournamentFilter const& filter,
                                                     support::TournamentId before, int limit) {
    long long const bound = before;
    long long const contest = filter.contest.value_or(0);
    long long const of = filter.of.value_or(0);
    std::string where = "WHERE 1 = 1";
    where += before > 0 ? " AND id < :before" : "";
    where += filter.game ? " AND game = :game" : "";
    where += filter.state ? " AND state = :state" : "";
    where += filter.contest ? " AND contest = :contest" : "";
    where += filter.with_hidden ? "" : is_seen(filter.of.has_value());
    auto const bind = [&](soci::statement& statement) {
        if (before > 0) {
            statement.exchange(soci::use(bound, "before"));
        }
        if (filter.game) {
            statement.exchange(soci::use(*filter.game, "game"));
        }
        if (filter.state) {
            statement.exchange(soci::use(*filter.state, "state"));
        }
        if (filter.contest) {
            statement.exchange(soci::use(contest, "contest"));
        }
        if (!filter.with_hidden && filter.of) {
            statement.exchange(soci::use(of, "staff"));
            statement.exchange(soci::use(of, "member"));
            statement.exchange(soci::use(of, "of"));
        }
        statement.exchange(soci::use(limit, "most"));
    };
    return read_rows<TournamentColumns>(m_database, where + " ORDER BY id DESC LIMIT :most", bind);
}

Result<std::vector<support::TournamentId>> Tournaments::playing() {
    return read_rows<TournamentIdRow>(m_database, "WHERE state = 'playing' ORDER BY id",
                                      [](soci::statement&) {});
}

Result<std::vector<TournamentGame>> Tournaments::games(support::TournamentId id, std::int64_t from,
                                                       int limit) {
    std::vector<TournamentGame> games;
    auto const read =
        m_database.read([&](Transaction& transaction) { games = read_games(transaction, id, from, limit); });
    return read ? Result<std::vector<TournamentGame>>(std::move(games)) : pass_on(read);
}

std::vector<TournamentGame> Tournaments::games(Transaction& transaction, support::TournamentId id) {
    return read_games(transaction, id, 0, std::numeric_limits<int>::max());
}

std::vector<TournamentGame> Tournaments::games_since(Transaction& transaction, support::TournamentId id,
                                                     support::Moment moment) {
    long long const number = id;
    long long const ended = support::to_number(moment);
    return query<TournamentGameRow>(transaction, "WHERE tournament = :id AND ended >= :ended ORDER BY number",
                                    [&](soci::statement& statement) {
                                        statement.exchange(soci::use(number, "id"));
                                        statement.exchange(soci::use(ended, "ended"));
                                    });
}

Result<std::optional<TournamentGame>> Tournaments::game(support::TournamentId id, std::int64_t number) {
    auto const games = TULKAS_TRY(this->games(id, number, 1));
    return games.empty() || games.front().number != number ? std::nullopt : std::optional(games.front());
}

std::optional<TournamentRow> Tournaments::add_game(Transaction& transaction, support::TournamentId id,
                                                   TournamentGame const& game) {
    long long const tournament = id;
    long long const number = game.number;
    long long const ended = support::to_number(game.ended);
    auto const count = [&](char const* by) { // the row is this transaction's alone from here on
        return change(
            transaction,
            fmt::format("UPDATE tournaments SET played = played {} WHERE id = :id AND state = 'playing'", by),
            [&](soci::statement& statement) { statement.exchange(soci::use(tournament, "id")); });
    };
    if (count("+ 1") == 0) {
        return std::nullopt;
    }
    auto const bind = [&](soci::statement& statement) {
        statement.exchange(soci::use(tournament, "tournament"));
        statement.exchange(soci::use(number, "number"));
        statement.exchange(soci::use(game.result, "result"));
        statement.exchange(soci::use(game.record, "record"));
        statement.exchange(soci::use(ended, "ended"));
    };
    if (change(
            transaction,
            "INSERT INTO tournament_games (tournament, number, result, record, ended) VALUES (:tournament, "
            ":number, :result, :record, :ended) ON CONFLICT DO NOTHING",
            bind) == 0) {
        count("- 1");
        return std::nullopt;
    }
    return find(transaction, id);
}

void Tournaments::set_entered(Transaction& transaction, support::TournamentId id, std::int64_t entered) {
    long long const number = id;
    long long const count = entered;
    transaction << "UPDATE tournaments SET entered = :entered WHERE id = :id", soci::use(count, "entered"),
        soci::use(number, "id");
}

bool Tournaments::end(Transaction& transaction, support::TournamentId id, TournamentState state,
                      support::Moment now) {
    long long const number = id;
    long long const ended = support::to_number(now);
    auto const bind = [&](soci::statement& statement) {
        statement.exchange(soci::use(state, "state"));
        statement.exchange(soci::use(ended, "ended"));
        statement.exchange(soci::use(number, "id"));
    };
    return change(
               transaction,
               "UPDATE tournaments SET state = :state, ended = :ended WHERE id = :id AND state = 'playing'",
               bind) > 0;
}

Result<bool> Tournaments::end(support::TournamentId id, TournamentState state, support::Moment now) {
    bool changed = false;
    auto const written =
        m_database.write([&](Transaction& transaction) { changed = end(transaction, id, state, now); });
    return written ? Result<bool>(changed) : pass_on(written);
}

Result<void> Tournaments::show(support::TournamentId id) {
    long long const number = id;
    return m_database.write([&](Transaction& transaction) {
        transaction << "UPDATE tournaments SET is_hidden = 0 WHERE id = :id", soci::use(number, "id");
    });
}

} // namespace storage
