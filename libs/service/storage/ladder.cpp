#include "storage/ladder.hpp"

#include "storage/query.hpp"
#include "support/ids.hpp"
#include "support/moment.hpp"

#include <fmt/format.h>

#include <utility>

namespace storage {

using support::Result;

namespace {

struct ContenderRow {
    long long id = 0;
    std::string game;
    std::string player;
    std::string name;
    long long mean = 0;
    long long deviation = 0;
    long long games = 0;
    int is_active = 0;

    static constexpr char const* selection =
        "SELECT id, game, player, name, c.mean, c.deviation, c.games, is_active FROM ladder_contenders c";

    void bind(soci::statement& statement) {
        bind_columns(statement, id, game, player, name, mean, deviation, games, is_active);
    }

    [[nodiscard]] Contender value() const {
        return {id, game, player, name, {mean, deviation}, games, is_active != 0};
    }
};

struct LadderGameRow {
    std::string game;
    long long number = 0;
    std::string plan;
    long long entered = 0;
    Nullable<long long> counted;
    Nullable<std::string> result;
    Nullable<std::string> record;
    Nullable<long long> ended;

    static constexpr char const* selection =
        "SELECT g.game, g.number, g.plan, g.entered, g.counted, g.result, g.record, g.ended FROM "
        "ladder_games g";

    void bind(soci::statement& statement) {
        bind_columns(statement, game, number, plan, entered, counted, result, record, ended);
    }

    [[nodiscard]] LadderGame value() const {
        return {game,
                number,
                plan,
                support::to_moment(entered),
                counted.value(),
                result.value(),
                record.value(),
                ended.value().transform(support::to_moment)};
    }
};

struct StepRow {
    static constexpr char const* selection =
        "SELECT s.games, s.number, s.mean, s.deviation, g.ended FROM ladder_seats s JOIN ladder_games g ON "
        "g.game = s.ladder AND g.number = s.number";

    long long games = 0;
    long long number = 0;
    long long mean = 0;
    long long deviation = 0;
    long long ended = 0;

    void bind(soci::statement& statement) { bind_columns(statement, games, number, mean, deviation, ended); }

    [[nodiscard]] LadderStep value() const {
        return {games, number, {mean, deviation}, support::to_moment(ended)};
    }
};

struct SeatRow {
    static constexpr char const* selection = "SELECT number, contender FROM ladder_seats";

    long long number = 0;
    long long contender = 0;

    void bind(soci::statement& statement) { bind_columns(statement, number, contender); }

    [[nodiscard]] SeatRow value() const { return *this; }
};

struct LadderTallyRow {
    static constexpr char const* selection =
        "SELECT id, game, player, name, c.mean, c.deviation, c.games, is_active, wins, draws, losses FROM "
        "ladder_tallies JOIN ladder_contenders c ON c.id = opponent";

    ContenderRow opponent;
    long long wins = 0;
    long long draws = 0;
    long long losses = 0;

    void bind(soci::statement& statement) {
        opponent.bind(statement);
        bind_columns(statement, wins, draws, losses);
    }

    [[nodiscard]] LadderTally value() const { return {opponent.value(), wins, draws, losses}; }
};

struct VersionRow {
    static constexpr char const* selection = "SELECT counted, changed FROM ladders";

    long long counted = 0;
    long long changed = 0;

    void bind(soci::statement& statement) { bind_columns(statement, counted, changed); }

    [[nodiscard]] LadderVersion value() const { return {counted, changed}; }
};

struct NumberRow {
    static constexpr char const* selection = "SELECT number FROM ladder_games";

    long long number = 0;

    void bind(soci::statement& statement) { bind_columns(statement, number); }

    [[nodiscard]] std::int64_t value() const { return number; }
};

// The next number of a ladder; nobody else has one before this transaction is over.
long long next(Transaction& transaction, char const* counter, std::string const& game) {
    transaction << fmt::format("UPDATE ladders SET {0} = {0} + 1 WHERE game = :game", counter),
        soci::use(game);
    long long number = 0;
    transaction << fmt::format("SELECT {} FROM ladders WHERE game = :game", counter), soci::use(game),
        soci::into(number);
    return number;
}

std::vector<Contender> contenders_of(Transaction& transaction, std::string const& game, long long number) {
    return query<ContenderRow>(
        transaction,
        "JOIN ladder_seats ON id = contender WHERE ladder = :game AND number = :number ORDER BY seat",
        [&](soci::statement& statement) {
            statement.exchange(soci::use(game, "game"));
            statement.exchange(soci::use(number, "number"));
        });
}

void write_step(Transaction& transaction, std::string const& game, long long number, Contender const& after,
                int rank) {
    long long const id = after.id;
    long long const mean = after.skill.mean;
    long long const deviation = after.skill.deviation;
    long long const games = after.games;
    transaction
        << "UPDATE ladder_contenders SET mean = :mean, deviation = :deviation, games = :games WHERE id = "
           ":id",
        soci::use(mean, "mean"), soci::use(deviation, "deviation"), soci::use(games, "games"),
        soci::use(id, "id");
    transaction
        << "UPDATE ladder_seats SET place = :place, mean = :mean, deviation = :deviation, games = :games "
           "WHERE ladder = "
           ":ladder AND number = :number AND contender = :contender",
        soci::use(rank, "place"), soci::use(mean, "mean"), soci::use(deviation, "deviation"),
        soci::use(games, "games"), soci::use(game, "ladder"), soci::use(number, "number"),
        soci::use(id, "contender");
}

// What this game did between two of its contenders, seen from the first.
void count_meeting(Transaction& transaction, std::pair<long long, int> const& own,
                   std::pair<long long, int> const& other) {
    int const wins = own.second < other.second ? 1 : 0;
    int const draws = own.second == other.second ? 1 : 0;
    int const losses = own.second > other.second ? 1 : 0;
    transaction
        << "INSERT INTO ladder_tallies (contender, opponent, wins, draws, losses) VALUES (:contender, "
           ":opponent, :wins, :draws, :losses) ON CONFLICT (contender, opponent) DO UPDATE SET wins = "
           "ladder_tallies.wins + excluded.wins, draws = ladder_tallies.draws + excluded.draws, losses "
           "= ladder_tallies.losses + excluded.losses",
        soci::use(own.first, "contender"), soci::use(other.first, "opponent"), soci::use(wins, "wins"),
        soci::use(draws, "draws"), soci::use(losses, "losses");
}

} // namespace

Result<void> Ladder::set_players(std::string const& game, std::vector<LadderPlayer> const& players,
                                 LadderSkill first) {
    long long const mean = first.mean;
    long long const deviation = first.deviation;
    return m_database.write([&](Transaction& transaction) {
        transaction
            << "INSERT INTO ladders (game, entered, counted) VALUES (:game, 0, 0) ON CONFLICT DO NOTHING",
            soci::use(game, "game");
        transaction << "UPDATE ladders SET changed = changed + 1 WHERE game = :game", soci::use(game, "game");
        transaction << "UPDATE ladder_contenders SET is_active = 0 WHERE game = :game",
            soci::use(game, "game");
        for (auto const& [player, name] : players) {
            transaction
                << "INSERT INTO ladder_contenders (game, player, name, mean, deviation, games, is_active) "
                   "VALUES (:game, :player, :name, :mean, :deviation, 0, 1) ON CONFLICT (game, player) DO "
                   "UPDATE SET is_active = 1, name = excluded.name",
                soci::use(game, "game"), soci::use(player, "player"), soci::use(name, "name"),
                soci::use(mean, "mean"), soci::use(deviation, "deviation");
        }
    });
}

Result<std::vector<Contender>> Ladder::contenders(std::string const& game) {
    return read_rows<ContenderRow>(
        m_database, "WHERE game = :game ORDER BY id",
        [&](soci::statement& statement) { statement.exchange(soci::use(game, "game")); });
}

Result<std::optional<Contender>> Ladder::find(support::ContenderId id) {
    long long const number = id;
    return first_of(read_rows<ContenderRow>(m_database, "WHERE id = :id", [&](soci::statement& statement) {
        statement.exchange(soci::use(number, "id"));
    }));
}

Result<std::vector<Contender>> Ladder::ranking(std::string const& game, support::ContenderId after,
                                               int limit) {
    // By the index; where the last page ended is looked up, because ratings change between two pages.
    std::string where = "WHERE c.game = :game";
    if (after > 0) {
        where += " AND (is_active, c.mean - 3 * c.deviation, -id) < (SELECT is_active, mean - 3 * deviation, "
                 "-id FROM ladder_contenders WHERE id = :after)";
    }
    long long const behind = after;
    return read_rows<ContenderRow>(
        m_database, where + " ORDER BY is_active DESC, (c.mean - 3 * c.deviation) DESC, id LIMIT :most",
        [&](soci::statement& statement) {
            statement.exchange(soci::use(game, "game"));
            if (after > 0) {
                statement.exchange(soci::use(behind, "after"));
            }
            statement.exchange(soci::use(limit, "most"));
        });
}

Result<std::vector<Contender>> Ladder::of_player(std::string const& game, std::string const& player) {
    return read_rows<ContenderRow>(m_database, "WHERE game = :game AND player = :player",
                                   [&](soci::statement& statement) {
                                       statement.exchange(soci::use(game, "game"));
                                       statement.exchange(soci::use(player, "player"));
                                   });
}

Result<std::optional<LadderVersion>> Ladder::version(std::string const& game) {
    return first_of(read_rows<VersionRow>(m_database, "WHERE game = :game", [&](soci::statement& statement) {
        statement.exchange(soci::use(game, "game"));
    }));
}

Result<std::vector<std::vector<support::ContenderId>>> Ladder::last_seatings(std::string const& game,
                                                                             int games) {
    auto const rows = read_rows<SeatRow>(m_database,
                                         "WHERE ladder = :game AND number > (SELECT entered FROM ladders "
                                         "WHERE game = :same_game) - :games ORDER BY number DESC, seat",
                                         [&](soci::statement& statement) {
                                             statement.exchange(soci::use(game, "game"));
                                             statement.exchange(soci::use(game, "same_game"));
                                             statement.exchange(soci::use(games, "games"));
                                         });
    if (!rows) {
        return pass_on(rows);
    }
    std::vector<std::vector<support::ContenderId>> seatings;
    long long last = 0;
    for (auto const& [number, contender] : *rows) {
        if (number != last) {
            seatings.emplace_back();
        }
        last = number;
        seatings.back().push_back(contender);
    }
    return seatings;
}

Result<std::vector<std::int64_t>> Ladder::unfinished(std::string const& game) {
    return read_rows<NumberRow>(
        m_database, "WHERE game = :game AND counted IS NULL ORDER BY number",
        [&](soci::statement& statement) { statement.exchange(soci::use(game, "game")); });
}

Result<std::optional<LadderGame>> Ladder::find(std::string const& game, std::int64_t number) {
    long long const wanted = number;
    return first_of(read_rows<LadderGameRow>(m_database, "WHERE g.game = :game AND g.number = :number",
                                             [&](soci::statement& statement) {
                                                 statement.exchange(soci::use(game, "game"));
                                                 statement.exchange(soci::use(wanted, "number"));
                                             }));
}

Result<std::vector<LadderGame>> Ladder::games(std::string const& game,
                                              std::optional<support::ContenderId> contender,
                                              std::int64_t before, int limit) {
    long long const bound = before;
    long long const whose = contender.value_or(0);
    // From the contender's seats to their games: the other way all games of the ladder would be read.
    std::string where = contender ? "JOIN ladder_seats s ON s.ladder = g.game AND s.number = g.number WHERE "
                                    "s.contender = :contender AND g.game = :game AND g.counted IS NOT NULL"
                                  : "WHERE g.game = :game AND g.counted IS NOT NULL";
    std::string const number = contender ? "s.number" : "g.number";
    where += before > 0 ? fmt::format(" AND {} < :before", number) : "";
    return read_rows<LadderGameRow>(m_database, where + fmt::format(" ORDER BY {} DESC LIMIT :most", number),
                                    [&](soci::statement& statement) {
                                        if (contender) {
                                            statement.exchange(soci::use(whose, "contender"));
                                        }
                                        statement.exchange(soci::use(game, "game"));
                                        if (before > 0) {
                                            statement.exchange(soci::use(bound, "before"));
                                        }
                                        statement.exchange(soci::use(limit, "most"));
                                    });
}

Result<std::vector<LadderStep>> Ladder::history(support::ContenderId id, std::int64_t after, int limit) {
    long long const whose = id;
    long long const bound = after;
    return read_rows<StepRow>(
        m_database, "WHERE s.contender = :contender AND s.games > :after ORDER BY s.games LIMIT :most",
        [&](soci::statement& statement) {
            statement.exchange(soci::use(whose, "contender"));
            statement.exchange(soci::use(bound, "after"));
            statement.exchange(soci::use(limit, "most"));
        });
}

Result<std::vector<LadderTally>> Ladder::tallies(support::ContenderId id, support::ContenderId after,
                                                 int limit) {
    long long const whose = id;
    long long const bound = after;
    return read_rows<LadderTallyRow>(
        m_database, "WHERE contender = :contender AND opponent > :after ORDER BY opponent LIMIT :most",
        [&](soci::statement& statement) {
            statement.exchange(soci::use(whose, "contender"));
            statement.exchange(soci::use(bound, "after"));
            statement.exchange(soci::use(limit, "most"));
        });
}

std::int64_t Ladder::enter(Transaction& transaction, NewLadderGame const& game) {
    long long const number = next(transaction, "entered", game.game);
    long long const now = support::to_number(game.now);
    transaction
        << "INSERT INTO ladder_games (game, number, plan, entered) VALUES (:game, :number, :plan, :entered)",
        soci::use(game.game, "game"), soci::use(number, "number"), soci::use(game.plan, "plan"),
        soci::use(now, "entered");
    for (std::size_t seat = 0; seat < game.contenders.size(); ++seat) {
        long long const contender = game.contenders[seat];
        int const its_seat = static_cast<int>(seat);
        transaction
            << "INSERT INTO ladder_seats (ladder, number, seat, contender) VALUES (:ladder, :number, :seat, "
               ":contender)",
            soci::use(game.game, "ladder"), soci::use(number, "number"), soci::use(its_seat, "seat"),
            soci::use(contender, "contender");
    }
    return number;
}

bool Ladder::end(Transaction& transaction, EndedLadderGame const& game, Rate const& rate) {
    long long const number = game.number;
    long long const now = support::to_number(game.now);
    long long const counted = next(transaction, "counted", game.game);
    auto const bind = [&](soci::statement& statement) {
        statement.exchange(soci::use(counted, "counted"));
        statement.exchange(soci::use(game.result, "result"));
        statement.exchange(soci::use(game.record, "record"));
        statement.exchange(soci::use(now, "ended"));
        statement.exchange(soci::use(game.game, "game"));
        statement.exchange(soci::use(number, "number"));
    };
    if (change(
            transaction,
            "UPDATE ladder_games SET counted = :counted, result = :result, record = :record, ended = :ended "
            "WHERE game = :game AND number = :number AND counted IS NULL",
            bind) == 0) {
        transaction << "UPDATE ladders SET counted = counted - 1 WHERE game = :game",
            soci::use(game.game, "game");
        return false;
    }
    auto players = contenders_of(transaction, game.game, number);
    std::vector<LadderSkill> before;
    for (auto const& player : players) {
        before.push_back(player.skill);
    }
    auto const after = rate(before);
    for (std::size_t seat = 0; seat < players.size(); ++seat) {
        players[seat].skill = after.at(seat);
        ++players[seat].games;
        write_step(transaction, game.game, number, players[seat], game.ranks.at(seat));
        for (std::size_t other = 0; other < players.size(); ++other) {
            if (other != seat) {
                count_meeting(transaction, {players[seat].id, game.ranks.at(seat)},
                              {players[other].id, game.ranks.at(other)});
            }
        }
    }
    return true;
}

void Ladder::give_up(Transaction& transaction, std::string const& game, std::int64_t number) {
    long long const which = number;
    transaction << "DELETE FROM ladder_games WHERE game = :game AND number = :number AND counted IS NULL",
        soci::use(game, "game"), soci::use(which, "number");
}

} // namespace storage
