// A hall that is killed in the middle of games has lost nothing that it acknowledged, and every game goes on.
#include "support/assert.hpp"
#include "tables/desk_test.hpp"
#include "tables/hall.hpp"
#include "temporary/directory.hpp"

#include <gtest/gtest.h>

#include <csignal>
#include <cstdlib>
#include <map>
#include <sys/wait.h>
#include <unistd.h>

namespace tables {
namespace {

using tests::person;

constexpr int games_at_once = 4;
constexpr int kills = 5;

struct Acknowledgement {
    TableId table;
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
[[noreturn]] void play_until_killed(storage::Place const& place, int acknowledgements) {
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
std::map<TableId, std::int64_t> play_and_kill(storage::Place const& place, int enough) {
    int pipe_ends[2] = {};
    TULKAS_ASSERT(pipe(pipe_ends) == 0);
    pid_t const player = fork();
    if (player == 0) {
        close(pipe_ends[0]);
        play_until_killed(place, pipe_ends[1]);
    }
    close(pipe_ends[1]);
    std::map<TableId, std::int64_t> last;
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

TEST(AHallThatIsKilled, LosesNothingAndGoesOn) {
    temporary::Directory const directory;
    storage::Place const place{storage::Backend::sqlite, directory.path() / "arena.db"};
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
