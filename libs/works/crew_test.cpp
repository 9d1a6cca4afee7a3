#include "storage/both_databases_test.hpp"
#include "works/crew.hpp"

#include <gmock/gmock.h>

#include <latch>
#include <semaphore>
#include <soci/soci.h>

namespace works {
namespace {

using arena::Priority;
using support::ErrorKind;
using support::fail;
using support::Result;
using testing::ElementsAre;

storage::Moment system_now() {
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

TULKAS_ON_BOTH_DATABASES(ACrew);

} // namespace
} // namespace works
