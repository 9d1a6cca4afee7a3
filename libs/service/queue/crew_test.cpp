#include "queue/crew.hpp"
#include "queue/queue.hpp"
#include "storage/both_databases_test.hpp"
#include "storage/contents.hpp"
#include "support/digest.hpp"

#include <fmt/format.h>
#include <gmock/gmock.h>

#include <latch>
#include <semaphore>

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
    std::string_view state(WorkId id) { return storage::to_text(m_queue->stored().find(id).value()->state); }

    // Returns when the last piece has gone through the crew.
    void stop() { m_crew.stop(); }

    std::unique_ptr<Queue> m_queue = Queue::open(database(), system_now).value();
    Crew m_crew{*m_queue, {.share = {.threads = 2, .ladder = 1}}};
};

TEST_P(ACrew, DoesWhatIsBroughtAndWritesWhatCameOfIt) {
    std::latch done(2);
    m_crew.handle("test", {.run = [&](Task const& task) -> Result<Completion> {
                      done.count_down();
                      return [id = task.id](storage::Transaction& transaction) {
                          storage::Contents::put(transaction, fmt::format("result of {}", id));
                      };
                  }});
    auto const before = add("test");
    m_crew.start();
    auto const after = add("test", Priority::ladder);
    done.wait();
    stop();
    EXPECT_EQ(state(before), "done");
    EXPECT_EQ(state(after), "done");
    storage::Contents contents(database());
    for (auto const id : {before, after}) {
        EXPECT_TRUE(contents.get(support::sha256(fmt::format("result of {}", id))));
    }
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
                               [&](storage::Transaction&, Task const&, support::Error const& error) {
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
                      return [](storage::Transaction&) {};
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

TEST_P(ACrew, GoesOnWhileProgramsSleep) {
    constexpr int sleepers = 4;
    std::latch asleep(sleepers);
    std::latch go_on(1);
    std::latch awake(sleepers);
    std::latch judged(1);
    std::atomic<int> computing = 0;
    Crew crew(*m_queue, {.share = {.threads = 2, .resting = 32}});
    crew.handle("sleep", {.run = [&](Task const& task) -> Result<Completion> {
                    task.core->rest();
                    asleep.count_down();
                    go_on.wait();
                    task.core->resume();
                    EXPECT_LE(++computing, 2) << "no more than there are cores";
                    --computing;
                    awake.count_down();
                    return [](storage::Transaction&) {};
                }});
    crew.handle("judge", {.run = [&](Task const&) -> Result<Completion> {
                    judged.count_down();
                    return [](storage::Transaction&) {};
                }});
    std::vector<WorkId> ids;
    for (int i = 0; i < sleepers; ++i) {
        ids.push_back(add("sleep"));
    }
    crew.start();
    asleep.wait();
    ids.push_back(add("judge"));
    judged.wait();
    go_on.count_down();
    awake.wait();
    crew.stop();
    for (auto const id : ids) {
        EXPECT_EQ(state(id), "done");
    }
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
                      return [](storage::Transaction&) { FAIL() << "it is cancelled"; };
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
    std::latch begun(2);
    std::latch taken_over(1);
    std::latch seen(2);
    m_crew.handle("test", {.run = [&](Task const& task) -> Result<Completion> {
                      begun.count_down();
                      taken_over.wait();
                      while (!task.stop) {
                          std::this_thread::yield();
                      }
                      seen.count_down();
                      return [](storage::Transaction&) { FAIL() << "it is another's"; };
                  }});
    auto const ids = {add("test"), add("test")}; // one for each thread: neither takes anything meanwhile
    m_crew.start();
    begun.wait();
    auto& works = m_queue->stored();
    ASSERT_TRUE(works.release_all(system_now() + std::chrono::hours(1))); // when all leases have ended
    for (auto const id : ids) {
        storage::Taking const taking{.taker = "another",
                                     .kinds = {"test"},
                                     .priorities = {0},
                                     .now = system_now(),
                                     .until = system_now() + std::chrono::hours(1)};
        EXPECT_EQ(works.take(taking).value().front().id, id);
    }
    taken_over.count_down();
    seen.wait();
    stop();
    for (auto const id : ids) {
        EXPECT_EQ(works.find(id).value()->taker, "another");
        EXPECT_EQ(state(id), "running") << "the other's";
    }
}

TEST_P(ACrew, WithoutThreadsLeavesAllWorkToOthers) {
    Crew idle(*m_queue, {.share = {.threads = 0}, .beat = std::chrono::milliseconds(1)});
    idle.handle("test", {.run = [&](Task const&) -> Result<Completion> {
                    ADD_FAILURE() << "somebody else does it";
                    return fail(ErrorKind::unavailable, "no");
                }});
    idle.start();
    auto const id = add("test");
    while (idle.recent_view().depths.empty()) { // it still counts what there is
        std::this_thread::yield();
    }
    idle.stop();
    EXPECT_EQ(state(id), "waiting");
}

TEST_P(ACrew, IsKnownWhileItWorks) {
    auto const names = [&] {
        std::vector<std::string> all;
        auto const workers = m_queue->workers().value();
        for (auto const& worker : workers) {
            all.push_back(fmt::format("{} {}", worker.program, worker.threads));
        }
        return all;
    };
    Crew idle(*m_queue, {.share = {.threads = 0}});
    idle.start();
    EXPECT_THAT(names(), ElementsAre()) << "one that does nothing";
    idle.stop();
    m_crew.start();
    EXPECT_THAT(names(), ElementsAre("server 2"));
    stop();
    EXPECT_THAT(names(), ElementsAre());
}

TEST_P(ACrew, CountsWhatBecameOfEachPiece) {
    std::counting_semaphore ended(0);
    m_crew.handle("good",
                  {.run = [](Task const&) -> Result<Completion> { return [](storage::Transaction&) {}; },
                   .ended = [&](Task const&) { ended.release(); }});
    m_crew.handle(
        "bad", {.run = [](Task const&) -> Result<Completion> { return fail(ErrorKind::unavailable, "no"); },
                .ended = [&](Task const&) { ended.release(); }});
    add("good");
    add("bad");
    m_crew.start();
    for (int i = 0; i < 4; ++i) { // the bad one is tried three times
        ended.acquire();
    }
    stop();
    metrics::Page page;
    m_crew.write_metrics(page);
    for (auto const* const line : {"tulkas_work_ended_total{kind=\"good\",result=\"done\"} 1\n",
                                   "tulkas_work_ended_total{kind=\"bad\",result=\"retried\"} 2\n",
                                   "tulkas_work_ended_total{kind=\"bad\",result=\"failed\"} 1\n",
                                   "tulkas_work_seconds_count{kind=\"bad\"} 3\n", "tulkas_work_threads 2\n",
                                   "tulkas_work_threads_busy 0\n"}) {
        EXPECT_THAT(page.text(), testing::HasSubstr(line));
    }
}

TEST_P(ACrew, PaysForTheGamesOfTheLadderThatItPlays) {
    std::atomic<std::chrono::seconds> passed{};
    Crew crew(*m_queue, {.share = {.threads = 2, .ladder = 1, .ladder_cores = 0.5},
                         .clock = [&] { return SteadyMoment(passed.load()); },
                         .beat = std::chrono::milliseconds(1)});
    std::counting_semaphore done(0);
    crew.handle("short",
                {.run = [&](Task const&) -> Result<Completion> { return [](storage::Transaction&) {}; },
                 .ended = [&](Task const&) { done.release(); }});
    crew.handle("game", {.run = [&](Task const&) -> Result<Completion> {
                             passed = passed.load() + std::chrono::hours(1); // of one core
                             return [](storage::Transaction&) {};
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
