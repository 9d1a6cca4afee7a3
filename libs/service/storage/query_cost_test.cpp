// What the questions of visitors cost must not grow with the number of games.
//
// Not measured in time, which differs from machine to machine, but in what the database does: the steps of
// SQLite's virtual machine, and the rows that PostgreSQL reads. A question that reads a whole table, or sorts
// it, does ten times as much when there is ten times as much.
#include "storage/both_databases_test.hpp"
#include "storage/contents.hpp"
#include "storage/ladder.hpp"
#include "storage/query.hpp"
#include "storage/retention.hpp"
#include "storage/submissions.hpp"
#include "storage/tables.hpp"
#include "storage/tournaments.hpp"
#include "storage/works.hpp"

#include <fmt/format.h>

#include <atomic>
#include <functional>
#include <sqlite3.h>

namespace storage {
namespace {

constexpr int contenders = 100;

// The steps of all statements that have ended, on every connection that this program opens.
std::atomic<std::int64_t> steps_of_sqlite = 0;

int count_steps(unsigned /*event*/, void* /*context*/, void* statement, void* /*duration*/) {
    steps_of_sqlite +=
        sqlite3_stmt_status(static_cast<sqlite3_stmt*>(statement), SQLITE_STMTSTATUS_VM_STEP, 1);
    return 0;
}

int watch_connection(sqlite3* connection, char** /*error*/, void const* /*functions*/) {
    return sqlite3_trace_v2(connection, SQLITE_TRACE_PROFILE, count_steps, nullptr);
}

// Before the first connection is opened, until the last is closed.
class WatchedConnections {
public:
    WatchedConnections() { sqlite3_auto_extension(entry()); }
    ~WatchedConnections() { sqlite3_cancel_auto_extension(entry()); }
    WatchedConnections(WatchedConnections const&) = delete;
    WatchedConnections& operator=(WatchedConnections const&) = delete;

private:
    static void (*entry())() {
        return reinterpret_cast<void (*)()>(&watch_connection); // NOLINT: what SQLite asks for
    }
};

class QuestionsCost : private WatchedConnections, public DatabaseTest {
protected:
    QuestionsCost() {
        std::vector<LadderPlayer> players;
        for (int number = 0; number < contenders; ++number) {
            players.push_back({fmt::format("bot {}", number), "a bot"});
        }
        EXPECT_TRUE(Ladder(database()).set_players("ploy", players, {.mean = 1000, .deviation = 300}));
        EXPECT_TRUE(
            m_tournaments.add({.title = "Large", .game = "ploy", .plan = "{}", .created = at(0)}, {}));
        m_record = Contents(database()).put("a record").value();
    }

    // One row for each number from the last one filled to this.
    [[nodiscard]] std::string numbers_to(int last) const {
        return GetParam() == Backend::sqlite
                   ? fmt::format(
                         "(WITH RECURSIVE r (n) AS (SELECT {} UNION ALL SELECT n + 1 FROM r WHERE n < "
                         "{}) SELECT n FROM r)",
                         m_filled + 1, last)
                   : fmt::format("(SELECT generate_series({}, {}) AS n)", m_filled + 1, last);
    }

    // So much of everything.
    void fill(int last) {
        auto const range = numbers_to(last);
        ASSERT_TRUE(database().write([&](Transaction& transaction) {
            transaction << fmt::format("INSERT INTO ladder_games (game, number, plan, entered, counted, "
                                       "result, record, ended) SELECT 'ploy', n, '{{}}', n, n, '{{}}', '{}', "
                                       "n FROM {} numbers",
                                       m_record, range);
            for (int const seat : {0, 1}) {
                transaction << fmt::format(
                    "INSERT INTO ladder_seats (ladder, number, seat, contender, place, mean, deviation, "
                    "games) SELECT 'ploy', n, {0}, 1 + (n * {1} + {0}) % {2}, {0}, 1000, 300, {0} + 2 * n "
                    "FROM {3} numbers",
                    seat, seat == 0 ? 1 : 7, contenders, range);
            }
            transaction << fmt::format("UPDATE ladders SET entered = {0}, counted = {0}", last);
            transaction << fmt::format("UPDATE ladder_contenders SET games = 2 * {}", last);
            transaction << fmt::format("INSERT INTO tournament_games (tournament, number, result, record, "
                                       "ended) SELECT 1, n, '{{}}', '{}', n FROM {} numbers",
                                       m_record, range);
            transaction << fmt::format(
                "INSERT INTO tournaments (title, game, plan, state, is_hidden, entered, played, created) "
                "SELECT 'x', 'ploy', '{{}}', 'over', 0, 0, 0, n FROM {} numbers",
                range);
            transaction << fmt::format(
                "INSERT INTO tables (id, game, status, is_private, created, changed, summary, record) SELECT "
                "n, 'ploy', 'over', 0, n, n, '{{}}', '{}' FROM {} numbers",
                m_record, range);
            transaction << fmt::format(
                "INSERT INTO works (kind, priority, author, what, state, is_cancelled, takes, tries, losses, "
                "taker, created, ended, error) SELECT 'game', 2, 'a', '', 'done', 0, 1, 0, 0, 'me', n, n, '' "
                "FROM {} numbers",
                range);
        }));
        if (GetParam() == Backend::postgresql) { // which does it by itself, now and then
            EXPECT_TRUE(database().write([](Transaction& transaction) { transaction << "ANALYZE"; }));
        }
        m_filled = last;
    }

    // What the database has done so far.
    std::int64_t effort() {
        if (GetParam() == Backend::sqlite) {
            return steps_of_sqlite;
        }
        long long rows = 0;
        EXPECT_TRUE(database().read(
            [&](Transaction& transaction) { transaction << "SELECT pg_stat_force_next_flush()"; }));
        EXPECT_TRUE(database().read([&](Transaction& transaction) {
            transaction << "SELECT CAST((SELECT SUM(seq_tup_read) FROM pg_stat_user_tables) + (SELECT "
                           "SUM(idx_tup_read) FROM pg_stat_user_indexes) AS BIGINT)",
                soci::into(rows);
        }));
        return rows;
    }

    std::int64_t cost_of(std::function<bool()> const& ask) {
        EXPECT_TRUE(ask()); // statements are prepared, plans are made
        auto const before = effort();
        EXPECT_TRUE(ask());
        return effort() - before;
    }

    Ladder m_ladder{database()};
    Tournaments m_tournaments{database()};
    Tables m_tables{database()};
    Works m_works{database()};
    Retention m_retention{database()};
    std::string m_record;
    int m_filled = 0;
};

TEST_P(QuestionsCost, TheSameHoweverManyGamesThereAre) {
    std::vector<std::pair<char const*, std::function<bool()>>> const questions{
        {"games of a contender", [&] { return m_ladder.games("ploy", 50, 0, 20).has_value(); }},
        {"older games of a contender", [&] { return m_ladder.games("ploy", 50, 1500, 20).has_value(); }},
        {"games of a ladder", [&] { return m_ladder.games("ploy", {}, 1500, 20).has_value(); }},
        {"rating history", [&] { return m_ladder.history(50, 10, 20).has_value(); }},
        {"ranking", [&] { return m_ladder.ranking("ploy", 0, 20).has_value(); }},
        {"the next page of the ranking", [&] { return m_ladder.ranking("ploy", 50, 20).has_value(); }},
        {"version of a ladder", [&] { return m_ladder.version("ploy").has_value(); }},
        {"opponents", [&] { return m_ladder.tallies(50, 0, 20).has_value(); }},
        {"unfinished games", [&] { return m_ladder.unfinished("ploy").has_value(); }},
        {"last seatings", [&] { return m_ladder.last_seatings("ploy", 50).has_value(); }},
        {"games of a tournament", [&] { return m_tournaments.games(1, 1000, 20).has_value(); }},
        {"tournaments", [&] { return m_tournaments.list({}, 0, 20).has_value(); }},
        {"tournaments of a game", [&] { return m_tournaments.list({.game = "ploy"}, 1000, 20).has_value(); }},
        {"tournaments that are played", [&] { return m_tournaments.playing().has_value(); }},
        {"tables", [&] { return m_tables.list({}, 0, 20).has_value(); }},
        {"tables of a game", [&] { return m_tables.list({.game = "ploy"}, 1000, 20).has_value(); }},
        {"tables that wait",
         [&] { return m_tables.list({.status = TableStatus::waiting}, 0, 20).has_value(); }},
        {"tables of a guest", [&] { return m_tables.list({.guest = "a guest"}, 0, 20).has_value(); }},
        {"unfinished tables", [&] { return m_tables.unfinished().has_value(); }},
        {"work of a worker", [&] { return m_works.wanted("me").has_value(); }},
        {"work that waits", [&] { return m_works.depths().has_value(); }},
        {"failed work", [&] { return m_works.failed("tournament/1/", 20).has_value(); }},
        {"the newest work", [&] { return m_works.list({}, 0, 20).has_value(); }},
        {"next work",
         [&] {
             return m_works.take({.taker = "me", .kinds = {"game"}, .priorities = {0, 1, 2}, .now = at(0)})
                 .has_value();
         }},
        {"a step over a ladder",
         [&] { return m_retention.sweep_ladder("ploy", 500, {.of_contender = 1'000'000}).has_value(); }},
        {"a step over the tables", [&] { return m_retention.sweep_tables(500, {}).has_value(); }},
        {"old work", [&] { return m_retention.remove_work(support::Moment()).has_value(); }},
    };
    fill(2000);
    std::vector<std::int64_t> few;
    for (auto const& [name, ask] : questions) {
        few.push_back(cost_of(ask));
    }
    fill(20'000);
    for (std::size_t i = 0; i < questions.size(); ++i) {
        auto const& [name, ask] = questions[i];
        auto const many = cost_of(ask);
        EXPECT_LE(many, 2 * few[i] + 500) << name << " cost " << few[i] << " with a tenth of the games";
    }
}

TEST_P(QuestionsCost, TheSameHoweverMuchWorkWaits) {
    // Taken, brought and given back; twenty authors take turns.
    auto const bring = [&] {
        return m_works.add({.kind = "game", .priority = 1, .author = "author 7", .what = ""}, at(0))
            .has_value();
    };
    auto const take = [&] {
        auto const pieces = m_works.take({.taker = "me",
                                          .kinds = {"game"},
                                          .priorities = {0, 1},
                                          .now = at(0),
                                          .until = at(9),
                                          .most = 8});
        std::vector<Completed> completed;
        for (auto const& piece : pieces.value()) {
            completed.push_back({.hold = {piece.id, "me", piece.takes}, .completion = [](Transaction&) {}});
        }
        return completed.size() == 8 && m_works.finish_all(completed, at(1)).has_value();
    };
    auto const look = [&] { return m_works.release_ended(at(1)).has_value(); };
    std::vector<std::int64_t> few;
    int waiting = 0;
    for (int const last : {2000, 20'000}) {
        ASSERT_TRUE(database().write([&](Transaction& transaction) {
            transaction << fmt::format(
                "INSERT INTO works (kind, priority, author, what, state, is_cancelled, takes, tries, losses, "
                "taker, created, error, turn) SELECT 'game', 1, 'author ' || (n % 20), '', 'waiting', 0, 0, "
                "0, "
                "0, '', 0, '', n / 20 FROM {} numbers",
                numbers_to(last - waiting));
        }));
        waiting = last;
        if (GetParam() == Backend::postgresql) {
            EXPECT_TRUE(database().write([](Transaction& transaction) { transaction << "ANALYZE"; }));
        }
        std::vector<std::int64_t> costs{cost_of(bring), cost_of(take), cost_of(look)};
        for (std::size_t i = 0; i < few.size(); ++i) {
            EXPECT_LE(costs[i], 2 * few[i] + 500) << i << " cost " << few[i] << " with a tenth of the work";
        }
        few = costs;
    }
}

TULKAS_ON_BOTH_DATABASES(QuestionsCost);

} // namespace
} // namespace storage
