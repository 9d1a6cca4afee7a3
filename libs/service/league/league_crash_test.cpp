// A server that is killed in the middle of a tournament and of ladder games: nothing is lost, nothing counts
// twice, and the same games are played.
#include "league/game_piece.hpp"
#include "league/ladder.hpp"
#include "league/ladder_games.hpp"
#include "league/ladder_planner.hpp"
#include "league/match_note.hpp"
#include "league/tournament_games.hpp"
#include "league/tournaments.hpp"
#include "nim/game.hpp"
#include "postgresql/server.hpp"
#include "storage/contents.hpp"
#include "support/assert.hpp"
#include "temporary/directory.hpp"

#include <gtest/gtest.h>

#include <csignal>
#include <sys/wait.h>
#include <unistd.h>

namespace league {
namespace {

using support::TournamentId;

constexpr int kills = 12;
constexpr int enough_games = 30; // of the ladder

// Each process lives an hour after the one before, whose leases are over.
support::Moment moment_of(int run) {
    return support::Moment(std::chrono::hours(470'000 + run));
}

rules::Registry one_game() {
    rules::Registry games;
    games.add(nim::make_game());
    return games;
}

TournamentWish swiss() {
    TournamentWish wish{.title = "Swiss",
                        .game = "nim",
                        .plan = {.options = {{"matches", "21"}},
                                 .pairing = {.format = pairing::Format::swiss, .games = 4, .seed = 9}},
                        .entrants = {}};
    for (int player = 0; player < 8; ++player) {
        wish.entrants.push_back(house_entrant(player % 3 == 0 ? "first" : "random"));
    }
    wish.plan.pairing.players = 8;
    return wish;
}

// The parts of a server that play.
struct Parts {
    Parts(storage::DatabaseAddress const& place, int run)
        : database(storage::Database::open(place).value()),
          queue(queue::Queue::open(*database, [run] { return moment_of(run); }).value()) {}

    rules::Registry games = one_game();
    std::unique_ptr<storage::Database> database;
    std::unique_ptr<queue::Queue> queue;
    MatchDependencies dependencies{.games = games, .find_bot = {}};
    Tournaments tournaments{*database, *queue, games};
    TournamentGames tournament_games{*database, *queue, dependencies};
    LadderPlanner planner{*database, *queue, games, {.most_waiting = 4}};
    LadderGames ladder_games{*database, *queue, dependencies};
};

// Tells of everything that is begun.
queue::Handler telling(queue::Handler handler, int begun) {
    auto const run = handler.run;
    handler.run = [run, begun](queue::Task const& task) {
        char const byte = 1;
        TULKAS_ASSERT(write(begun, &byte, 1) == 1);
        return run(task);
    };
    return handler;
}

[[noreturn]] void serve(storage::DatabaseAddress const& place, int run, TournamentId id, int begun) {
    Parts parts(place, run);
    queue::Crew crew(*parts.queue, {.share = {.threads = 4, .ladder = 2}});
    crew.handle(tournament_work, telling(parts.tournament_games.handler(), begun));
    crew.handle(ladder_work, telling(parts.ladder_games.handler(), begun));
    crew.start();
    storage::Ladder ladder(*parts.database);
    while (parts.tournaments.look(id).value()->row().state == storage::TournamentState::playing ||
           std::ssize(ladder.games("nim", {}, 0, enough_games).value()) < enough_games) {
        TULKAS_ASSERT(parts.planner.fill(std::chrono::steady_clock::now()));
        std::this_thread::yield();
    }
    crew.stop();
    _exit(0);
}

// True if it came to the end.
bool serve_and_kill(storage::DatabaseAddress const& place, int run, TournamentId id, int enough) {
    std::array<int, 2> ends{};
    TULKAS_ASSERT(pipe(ends.data()) == 0);
    pid_t const server = fork();
    if (server == 0) {
        close(ends[0]);
        serve(place, run, id, ends[1]);
    }
    close(ends[1]);
    char byte = 0;
    for (int begun = 1; read(ends[0], &byte, 1) == 1; ++begun) {
        if (begun == enough) {
            kill(server, SIGKILL);
        }
    }
    close(ends[0]);
    int status = 0;
    waitpid(server, &status, 0);
    return WIFEXITED(status);
}

// All that was played, without what depends on the clock.
std::vector<std::string> games_of(Parts& parts, TournamentId id) {
    std::vector<std::string> games;
    auto const stored = parts.tournaments.stored().games(id, 0, 100'000).value();
    for (auto const& game : stored) {
        auto const record = storage::Contents(*parts.database).get(game.record).value();
        games.push_back(record.substr(0, record.find("\ncontent ")));
    }
    return games;
}

void expect_sound_ladder(Parts& parts) {
    storage::Ladder ladder(*parts.database);
    auto games = ladder.games("nim", {}, 0, 1'000'000).value();
    std::ranges::sort(games, {}, &storage::LadderGame::counted);
    std::map<std::string, storage::LadderSkill> skills;
    std::map<std::string, int> played;
    for (std::size_t i = 0; i < games.size(); ++i) {
        EXPECT_EQ(games[i].counted, static_cast<std::int64_t>(i) + 1) << "each has its place";
        auto const plan = match_plan_from_json(support::parse_json(games[i].plan).value()).value();
        std::vector<storage::LadderSkill> before;
        for (auto const& seat : plan.seats) {
            before.push_back(skills.emplace(seat.player, first_skill()).first->second);
            ++played[seat.player];
        }
        auto const after = rate(before, result_from_note(*games[i].result).value().ranks);
        for (std::size_t seat = 0; seat < after.size(); ++seat) {
            skills.at(plan.seats[seat].player) = after[seat];
        }
    }
    auto const contenders = ladder.contenders("nim").value();
    for (auto const& contender : contenders) {
        EXPECT_EQ(contender.skill, skills.at(contender.player)) << contender.player;
        EXPECT_EQ(contender.games, played.at(contender.player));
        EXPECT_EQ(ladder.history(contender.id, 0, 1'000'000).value().size(),
                  static_cast<std::size_t>(contender.games));
    }
    EXPECT_GE(games.size(), static_cast<std::size_t>(enough_games));
    EXPECT_LE(ladder.unfinished("nim").value().size(), 4U);
}

void kill_many_times(storage::DatabaseAddress const& place) {
    TournamentId const id = Parts(place, 0).tournaments.create(swiss()).value();
    support::Random random(1);
    int run = 1;
    bool is_over = false;
    for (; run <= kills && !is_over; ++run) {
        is_over = serve_and_kill(place, run, id, static_cast<int>(1 + random.below(9)));
    }
    EXPECT_FALSE(is_over) << "it should have been killed in the middle";
    EXPECT_TRUE(serve_and_kill(place, run, id, -1));

    Parts parts(place, run + 1);
    auto const killed = parts.tournaments.look(id).value();
    EXPECT_EQ(killed->row().played, 48);
    EXPECT_EQ(killed->row().entered, 48);
    expect_sound_ladder(parts);

    TournamentId const same = parts.tournaments.create(swiss()).value();
    queue::Crew crew(*parts.queue, {.share = {.threads = 2, .ladder = 1}});
    crew.handle(tournament_work, parts.tournament_games.handler());
    crew.start();
    while (parts.tournaments.look(same).value()->row().state == storage::TournamentState::playing) {
        std::this_thread::yield();
    }
    crew.stop();
    EXPECT_EQ(games_of(parts, id), games_of(parts, same));
}

TEST(ALeagueThatIsKilled, PlaysTheSameGamesOnceWithSQLite) {
    temporary::Directory const directory;
    kill_many_times({storage::Backend::sqlite, directory.path() / "arena.db"});
}

TEST(ALeagueThatIsKilled, PlaysTheSameGamesOnceWithPostgreSQL) {
    kill_many_times(storage::parse_connection_string(postgresql::Server::shared().new_database()).value());
}

} // namespace
} // namespace league
