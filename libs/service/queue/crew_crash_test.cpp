// A crew that is killed in the middle of work: every piece is done once, and what came of it is written once.
#include "postgresql/server.hpp"
#include "queue/crew.hpp"
#include "queue/queue.hpp"
#include "storage/tournaments.hpp"
#include "support/assert.hpp"
#include "support/random.hpp"
#include "temporary/directory.hpp"

#include <gmock/gmock.h>

#include <algorithm>
#include <csignal>
#include <iterator>
#include <set>
#include <sys/wait.h>
#include <unistd.h>

namespace queue {
namespace {

using support::Result;

constexpr int pieces = 90;
constexpr int kills = 12;

// Each process lives an hour after the one before, whose leases are over.
support::Moment moment_of(int run) {
    return support::Moment(std::chrono::hours(470'000 + run));
}

bool is_all_done(Queue& queue) {
    return std::ranges::none_of(queue.stored().counts().value(), [](storage::WorkCount const& count) {
        return count.state == storage::WorkState::waiting || count.state == storage::WorkState::running;
    });
}

// Every piece adds a tournament of its own, and every third adds another piece.
Handler handler(Queue& queue, int begun) {
    return {.run = [&queue, begun](Task const& task) -> Result<Completion> {
        char const byte = 1;
        TULKAS_ASSERT(write(begun, &byte, 1) == 1);
        return [&queue, id = task.id, what = task.what](storage::Transaction& transaction) {
            std::ignore = storage::Tournaments::add(
                transaction, {.title = what, .game = "ploy", .plan = "{}", .created = queue.now()}, {});
            if (id % 3 == 0 && !what.ends_with('+')) {
                queue.add(transaction,
                          {.kind = "test", .author = what, .what = what + "+", .key = what + "+"});
            }
        };
    }};
}

// Works until it is killed, or until nothing is left; tells of everything it begins.
[[noreturn]] void work_until_killed(storage::DatabaseAddress const& place, int run, int begun) {
    auto const database = storage::Database::open(place).value();
    auto const queue = Queue::open(*database, [run] { return moment_of(run); }).value();
    Crew crew(*queue, {.share = {.threads = 4, .ladder = 3}});
    crew.handle("test", handler(*queue, begun));
    crew.start();
    while (!is_all_done(*queue)) {
        std::this_thread::yield();
    }
    crew.stop();
    _exit(0);
}

// True if it came to the end.
bool work_and_kill(storage::DatabaseAddress const& place, int run, int enough) {
    int pipe_ends[2] = {};
    TULKAS_ASSERT(pipe(pipe_ends) == 0);
    pid_t const worker = fork();
    if (worker == 0) {
        close(pipe_ends[0]);
        work_until_killed(place, run, pipe_ends[1]);
    }
    close(pipe_ends[1]);
    char byte = 0;
    for (int begun = 1; read(pipe_ends[0], &byte, 1) == 1; ++begun) {
        if (begun == enough) {
            kill(worker, SIGKILL);
        }
    }
    close(pipe_ends[0]);
    int status = 0;
    waitpid(worker, &status, 0);
    return WIFEXITED(status);
}

void bring_work(storage::DatabaseAddress const& place) {
    auto const database = storage::Database::open(place).value();
    auto const queue = Queue::open(*database, [] { return moment_of(0); }).value();
    for (int i = 0; i < pieces; ++i) {
        ASSERT_TRUE(queue->add({.kind = "test",
                                .priority = static_cast<Priority>(i % 3),
                                .author = "author " + std::to_string(i % 7),
                                .what = std::to_string(i)}));
    }
}

void expect_all_done_once(storage::DatabaseAddress const& place) {
    auto const database = storage::Database::open(place).value();
    auto const all = storage::Works(*database).list({}, 0, 1000).value();
    EXPECT_EQ(all.size(), pieces + pieces / 3);
    std::multiset<std::string> done;
    for (auto const& piece : all) {
        EXPECT_EQ(piece.state, storage::WorkState::done);
        EXPECT_EQ(piece.tries, 0) << "nothing was completed twice, and refused";
        done.insert(piece.what);
    }
    std::multiset<std::string> completed;
    auto const tournaments = storage::Tournaments(*database).list({}, 0, 1000).value();
    for (auto const& tournament : tournaments) {
        completed.insert(tournament.title);
    }
    std::vector<std::string> wrong;
    std::ranges::set_symmetric_difference(completed, done, std::back_inserter(wrong));
    EXPECT_THAT(wrong, testing::IsEmpty()) << "each completion once";
}

void kill_many_times(storage::DatabaseAddress const& place) {
    bring_work(place);
    support::Random random(1);
    int run = 1;
    for (int killed = 0; killed < kills; ++run) {
        if (work_and_kill(place, run, static_cast<int>(1 + random.below(9)))) {
            break;
        }
        ++killed;
    }
    EXPECT_GT(run, kills / 2) << "hardly anything was killed";
    EXPECT_TRUE(work_and_kill(place, run + 1, -1));
    expect_all_done_once(place);
}

TEST(ACrewThatIsKilled, DoesEveryPieceOnceWithSQLite) {
    temporary::Directory const directory;
    kill_many_times({storage::Backend::sqlite, directory.path() / "arena.db"});
}

TEST(ACrewThatIsKilled, DoesEveryPieceOnceWithPostgreSQL) {
    kill_many_times(storage::parse_connection_string(postgresql::Server::shared().new_database()).value());
}

} // namespace
} // namespace queue
