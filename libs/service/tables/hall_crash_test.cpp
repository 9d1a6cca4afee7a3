// A hall that is killed in the middle of games has lost nothing that it acknowledged, and every game goes on.
#include "support/assert.hpp"
#include "support/ids.hpp"
#include "support/moment.hpp"
#include "tables/desk_test.hpp"
#include "tables/hall.hpp"
#include "temporary/directory.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <csignal>
#include <cstdlib>
#include <functional>
#include <map>
#include <sys/wait.h>
#include <unistd.h>

namespace tables {
namespace {

using tests::person;

constexpr int games_at_once = 4;
constexpr int kills = 5;

struct Acknowledgement {
    support::TableId table;
    std::int64_t event;
};

// Two people's games, as they stand in the database, or new ones.
std::vector<Table> games_of(Hall& hall, storage::Database& database) {
    std::vector<Table> games;
    auto const unfinished = storage::Tables(database).unfinished().value();
    for (auto const id : unfinished) {
        games.push_back(hall.find(id).value());
    }
    while (games.size() < games_at_once) {
        auto const game = games.size() % 2 == 0 ? "ploy" : "catan";
        auto const made =
            hall.open({.game = game, .seats = {{}, {}}, .mine = {0}}, tests::guest("1")).value();
        games.push_back(hall.ask(made.id, SitDown{}, tests::guest("2")).value());
    }
    return games;
}

// Plays until it is killed, and tells every event that was acknowledged.
[[noreturn]] void play_until_killed(storage::DatabaseAddress const& place, int acknowledgements) {
    auto const database = storage::Database::open(place).value();
    auto const hall = Hall::start(*database, tests::all_games(), {}).value();
    while (true) {
        for (auto const& game : games_of(*hall, *database)) {
            auto const move = tests::Moves(game, 1).next(game);
            auto const after = hall->ask(game.id, Move{move}, tests::guest(std::to_string(*game.turn() + 1)));
            TULKAS_ASSERT(after.has_value());
            Acknowledgement const told{.table = game.id, .event = after->last};
            TULKAS_ASSERT(write(acknowledgements, &told, sizeof told) == sizeof told);
        }
    }
}

// The last acknowledged event of each table.
std::map<support::TableId, std::int64_t> play_and_kill(storage::DatabaseAddress const& place, int enough) {
    int pipe_ends[2] = {};
    TULKAS_ASSERT(pipe(pipe_ends) == 0);
    pid_t const player = fork();
    if (player == 0) {
        close(pipe_ends[0]);
        play_until_killed(place, pipe_ends[1]);
    }
    close(pipe_ends[1]);
    std::map<support::TableId, std::int64_t> last;
    Acknowledgement told{};
    for (int count = 1; read(pipe_ends[0], &told, sizeof told) == sizeof told; ++count) {
        last[told.table] = told.event;
        if (count == enough) {
            kill(player, SIGKILL);
        }
    }
    close(pipe_ends[0]);
    waitpid(player, nullptr, 0);
    return last;
}

// Runs in a process of its own, which is killed when it is through.
void do_and_be_killed(std::function<void()> const& work) {
    pid_t const child = fork();
    if (child == 0) {
        work();
        kill(getpid(), SIGKILL);
    }
    int status = 0;
    ASSERT_EQ(waitpid(child, &status, 0), child);
    ASSERT_TRUE(WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL);
}

class AHallThatIsKilled : public testing::Test {
protected:
    [[nodiscard]] std::unique_ptr<storage::Database> open() const {
        return storage::Database::open({storage::Backend::sqlite, m_directory.path() / "arena.db"}).value();
    }
    // Two guests at a table, and the time that passes.
    struct Evening {
        explicit Evening(std::unique_ptr<storage::Database> opened, support::Moment begin)
            : now(support::to_number(begin)), database(std::move(opened)) {}

        void pass(std::chrono::microseconds time) { now += time.count(); }

        std::atomic<std::int64_t> now;
        std::unique_ptr<storage::Database> database;
        std::unique_ptr<Hall> hall = Hall::start(*database, tests::all_games(), {.now = [this] {
                                         return support::Moment(std::chrono::microseconds(now));
                                     }}).value();
    };

    temporary::Directory m_directory;
};

TEST_F(AHallThatIsKilled, ChargesNobodyForTheTimeItWasDead) {
    using std::chrono::seconds;
    do_and_be_killed([this] {
        Evening evening(open(), tests::start_of_tests);
        Wish const wish{.game = "ploy", .seats = {{}, {}}, .mine = {0}, .time = {.per_game = seconds(100)}};
        auto table = evening.hall->open(wish, tests::guest("1")).value();
        table = evening.hall->ask(table.id, SitDown{}, tests::guest("2")).value();
        evening.pass(seconds(10));
        table =
            evening.hall->ask(table.id, Move{tests::Moves(table, 1).next(table)}, tests::guest("1")).value();
        evening.pass(seconds(30));
        TULKAS_ASSERT(evening.hall->ask(table.id, Chat{"I am thinking"}, tests::guest("2")).has_value());
    });
    Evening evening(open(), tests::start_of_tests + std::chrono::hours(5));
    evening.hall->look_at_clocks();
    auto table = evening.hall->find(1).value();
    ASSERT_EQ(table.phase, Phase::playing);
    EXPECT_EQ(table.at(0).clock.left(), seconds(90));
    EXPECT_EQ(table.at(1).clock.left(), seconds(70)) << "until it was last known to be alive";
    evening.pass(seconds(20));
    table = evening.hall->ask(1, Move{tests::Moves(table, 2).next(table)}, tests::guest("2")).value();
    EXPECT_EQ(table.at(1).clock.left(), seconds(50));
    EXPECT_EQ(table.at(1).used, seconds(50));
}

TEST_F(AHallThatIsKilled, HasPlayedNoTimeThatWasLeft) {
    using std::chrono::seconds;
    do_and_be_killed([this] {
        Evening evening(open(), tests::start_of_tests);
        Wish const wish{.game = "ploy", .seats = {{}, {}}, .mine = {0}, .time = {.per_move = seconds(10)}};
        auto const table = evening.hall->open(wish, tests::guest("1")).value();
        TULKAS_ASSERT(evening.hall->ask(table.id, SitDown{}, tests::guest("2")).has_value());
        evening.pass(seconds(9));
        TULKAS_ASSERT(evening.hall->ask(table.id, Chat{"soon"}, tests::guest("1")).has_value());
    });
    Evening evening(open(), tests::start_of_tests + std::chrono::hours(5));
    evening.hall->look_at_clocks();
    ASSERT_EQ(evening.hall->find(1)->phase, Phase::playing);
    evening.pass(seconds(1));
    evening.hall->look_at_clocks();
    EXPECT_EQ(evening.hall->find(1)->phase, Phase::over) << "the clock has not begun anew";
}

TEST_F(AHallThatIsKilled, HasARematchWhereAllHaveAgreedOnOne) {
    do_and_be_killed([this] {
        Evening evening(open(), tests::start_of_tests);
        auto& hall = *evening.hall;
        auto const table =
            hall.open({.game = "ploy", .seats = {{}, {}}, .mine = {0}}, tests::guest("1")).value();
        TULKAS_ASSERT(hall.ask(table.id, SitDown{}, tests::guest("2")).has_value());
        TULKAS_ASSERT(hall.ask(table.id, Resign{}, tests::guest("2")).has_value());
        TULKAS_ASSERT(hall.ask(table.id, OfferRematch{}, tests::guest("1")).has_value());
        TULKAS_ASSERT(hall.ask(table.id, OfferRematch{}, tests::guest("2")).has_value());
    });
    Evening evening(open(), tests::start_of_tests);
    auto const next = evening.hall->find(evening.hall->find(1)->next.value()).value();
    EXPECT_EQ(next.phase, Phase::playing);
    EXPECT_TRUE(evening.hall->ask(next.id, Move{tests::Moves(next, 2).next(next)}, tests::guest("2")));
}

TEST_F(AHallThatIsKilled, LosesNothingAndGoesOn) {
    storage::DatabaseAddress const place{storage::Backend::sqlite, m_directory.path() / "arena.db"};
    for (int round = 0; round < kills; ++round) {
        auto const last = play_and_kill(place, 10 + 7 * round);
        auto const database = storage::Database::open(place).value();
        storage::Tables stored(*database);
        for (auto const& [table, event] : last) {
            EXPECT_GE(std::ssize(stored.events(table).value()), event) << "table " << table;
        }
        auto const hall = Hall::start(*database, tests::all_games(), {}).value();
        for (auto const& game : games_of(*hall, *database)) {
            auto const who = tests::guest(std::to_string(game.turn().value() + 1));
            EXPECT_TRUE(hall->ask(game.id, Move{tests::Moves(game, 2).next(game)}, who));
        }
    }
}

} // namespace
} // namespace tables
