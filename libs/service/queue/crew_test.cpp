#include "queue/crew.hpp"
#include "storage/both_databases_test.hpp"

#include <gmock/gmock.h>

#include <latch>
#include <semaphore>
#include <soci/soci.h>

namespace queue {
namespace {

using support::ErrorKind;
using support::fail;
using support::Result;
using testing::ElementsAre;

support::Moment system_now() {
    return std::chrono::floor<std::chrono::microseconds>(std::chrono::system_clock::now());
}

class ACrew : public storage::DatabaseTest {
protected:
    WorkId add(std::string const& kind, Priority priority = Priority::judging) {
        return m_queue->add({.kind = kind, .priority = priority, .author = "a", .what = "{}"}).value();
    }
    std::string state(WorkId id) { return m_queue->stored().find(id).value()->state; }

    // Returns when the last piece has gone through the crew.
    void stop() { m_crew.stop(); }

    std::unique_ptr<Queue> m_queue = Queue::open(database(), system_now).value();
    Crew m_crew{*m_queue, {.share = {.threads = 2, .ladder = 1}}};
};

TEST_P(ACrew, DoesWhatIsBroughtAndWritesWhatCameOfIt) {
    std::latch done(2);
    m_crew.handle("test", {.run = [&](Task const& task) -> Result<Completion> {
                      done.count_down();
                      return [id = task.id](soci::session& session) {
                          long long const number = id;
                          session << "INSERT INTO beats (name, moment) VALUES ('x' || :id, 1)",
                              soci::use(number, "id");
                      };
                  }});
    auto const before = add("test");
    m_crew.start();
    auto const after = add("test", Priority::ladder);
    done.wait();
    stop();
    EXPECT_EQ(state(before), "done");
    EXPECT_EQ(state(after), "done");
    int rows = 0;
    ASSERT_TRUE(database().read(
        [&](soci::session& session) { session << "SELECT COUNT(*) FROM beats", soci::into(rows); }));
    EXPECT_EQ(rows, 2);
}

TEST_P(ACrew, TriesAgainAndGivesUp) {
    std::latch given_up(1);
    std::atomic<int> runs = 0;
    m_crew.handle("test", {.run = [&](Task const& task) -> Result<Completion> {
                               EXPECT_EQ(task.attempt, ++runs);
                               if (runs == 2) {
                                   throw std::runtime_error("a library's");
                               }
                               return fail(ErrorKind::unavailable, "no sandbox");
                           },
                           .give_up =
                               [&](soci::session&, Task const&, support::Error const& error) {
                                   EXPECT_EQ(error.message, "no sandbox");
                                   given_up.count_down();
                               }});
    auto const id = add("test");
    m_crew.start();
    given_up.wait();
    stop();
    EXPECT_EQ(runs, 3);
    EXPECT_EQ(state(id), "failed");
}

TEST_P(ACrew, JudgesWhileATournamentFillsTheMachine) {
    std::binary_semaphore judged(0);
    m_crew.handle("long", {.run = [&](Task const& task) -> Result<Completion> {
                      while (!task.stop) {
                          std::this_thread::yield();
                      }
                      return fail(ErrorKind::unavailable, "stopped");
                  }});
    m_crew.handle("judge", {.run = [&](Task const&) -> Result<Completion> {
                      judged.release();
                      return [](soci::session&) {};
                  }});
    auto const first = add("long", Priority::tournament);
    auto const second = add("long", Priority::tournament);
    m_crew.start();
    auto const submission = add("judge");
    judged.acquire();
    stop();
    EXPECT_EQ(state(submission), "done");
    EXPECT_EQ(state(first), "waiting") << "given back";
    EXPECT_EQ(state(second), "waiting");
    EXPECT_EQ(m_queue->stored().find(first).value()->tries, 0);
    EXPECT_EQ(m_queue->stored().find(second).value()->takes, 0) << "its thread is judging's";
}

TEST_P(ACrew, StopsWhatIsCancelled) {
    std::latch begun(1);
    std::latch seen(1);
    m_crew.handle("test", {.run = [&](Task const& task) -> Result<Completion> {
                      begun.count_down();
                      while (!task.stop) {
                          std::this_thread::yield();
                      }
                      seen.count_down();
                      return [](soci::session&) { FAIL() << "it is cancelled"; };
                  }});
    auto const id = add("test");
    m_crew.start();
    begun.wait();
    EXPECT_EQ(m_queue->cancel(id).value(), storage::Cancelling::when_seen);
    seen.wait();
    stop();
    EXPECT_EQ(state(id), "cancelled");
}

TEST_P(ACrew, StopsWhatAnotherHasTakenOver) {
    std::latch begun(1);
    std::latch seen(1);
    m_crew.handle("test", {.run = [&](Task const& task) -> Result<Completion> {
                      begun.count_down();
                      while (!task.stop) {
                          std::this_thread::yield();
                      }
                      seen.count_down();
                      return [](soci::session&) { FAIL() << "it is another's"; };
                  }});
    auto const id = add("test");
    m_crew.start();
    begun.wait();
    ASSERT_TRUE(database().write(
        [](soci::session& session) { session << "UPDATE works SET taker = 'another', takes = takes + 1"; }));
    seen.wait();
    stop();
    EXPECT_EQ(state(id), "running") << "the other's";
}

TEST_P(ACrew, WithoutThreadsLeavesAllWorkToOthers) {
    Crew idle(*m_queue, {.share = {.threads = 0}, .beat = std::chrono::milliseconds(1)});
    idle.handle("test", {.run = [&](Task const&) -> Result<Completion> {
                    ADD_FAILURE() << "somebody else does it";
                    return fail(ErrorKind::unavailable, "no");
                }});
    idle.start();
    auto const id = add("test");
    while (idle.recent_counts().empty()) { // it still counts what there is
        std::this_thread::yield();
    }
    idle.stop();
    EXPECT_EQ(state(id), "waiting");
}

TEST_P(ACrew, PaysForTheGamesOfTheLadderThatItPlays) {
    std::atomic<std::chrono::seconds> passed{};
    Crew crew(*m_queue, {.share = {.threads = 2, .ladder = 1, .ladder_cores = 0.5},
                         .clock = [&] { return Allowance::Moment(passed.load()); },
                         .beat = std::chrono::milliseconds(1)});
    std::counting_semaphore done(0);
    crew.handle("short", {.run = [&](Task const&) -> Result<Completion> { return [](soci::session&) {}; },
                          .ended = [&](Task const&) { done.release(); }});
    crew.handle("game", {.run = [&](Task const&) -> Result<Completion> {
                             passed = passed.load() + std::chrono::hours(1); // of one core
                             return [](soci::session&) {};
                         },
                         .ended = [&](Task const&) { done.release(); }});
    auto const first = add("game", Priority::ladder);
    auto const second = add("game", Priority::ladder);
    crew.start();
    done.acquire();
    for (int i = 0; i < 10; ++i) { // it goes on with everything else
        add("short", Priority::tournament);
        done.acquire();
    }
    EXPECT_EQ(state(first), "done");
    EXPECT_EQ(state(second), "waiting") << "half a core was used for an hour to come";
    passed = passed.load() + std::chrono::hours(2);
    done.acquire();
    EXPECT_EQ(state(second), "done");
}

TULKAS_ON_BOTH_DATABASES(ACrew);

} // namespace
} // namespace queue
