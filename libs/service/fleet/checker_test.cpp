#include "fleet/checker.hpp"
#include "temporary/directory.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <latch>

namespace fleet {
namespace {

using queue::Completion;
using queue::Priority;
using queue::Task;
using storage::WorkState;
using support::ErrorKind;
using support::JsonObject;
using support::Result;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

// How often something has happened, for those who wait for it.
class Count {
public:
    void add() {
        std::lock_guard const lock(m_mutex);
        ++m_number;
        m_changed.notify_all();
    }
    void wait_for(int number) {
        std::unique_lock lock(m_mutex);
        m_changed.wait(lock, [&] { return m_number >= number; });
    }
    [[nodiscard]] int number() {
        std::lock_guard const lock(m_mutex);
        return m_number;
    }

private:
    std::mutex m_mutex;
    std::condition_variable m_changed;
    int m_number = 0;
};

Result<Completion> nothing_to_write() {
    return Completion([](storage::Transaction&) {});
}

// Work of two kinds: "rules" is checked at once, and "engine" by the engine of the game that it names.
class AChecker : public testing::Test {
protected:
    AChecker() {
        auto const ended = [this](Task const&) { m_ended.add(); };
        m_handlers["rules"] = {.run = {}, .ended = ended, .accept = [](Task const&, JsonObject const&) {
                                   return nothing_to_write();
                               }};
        m_handlers["engine"] = {
            .run = {},
            .ended = ended,
            .accept = [this](Task const& task, JsonObject const&) { return m_engine(task); },
            .engine_of_check = [](Task const& task) { return Result<std::string>(task.what); }};
    }

    void start(CheckerSettings settings = {}) {
        settings.log = [this](std::string const& line) {
            std::lock_guard const lock(m_mutex);
            m_log.push_back(line);
        };
        m_checker.emplace(*m_database, *m_queue, std::move(settings));
        m_checker->start(m_handlers);
    }

    // A report of a new piece, which a worker has leased.
    PendingReport report(std::string const& kind, std::string const& what = "") {
        EXPECT_TRUE(
            m_queue->add({.kind = kind, .priority = Priority::ladder, .author = "otter", .what = what}));
        auto const taken =
            m_queue->take_for(storage::taker_of(m_token, "worker"), {kind}, {Priority::ladder}, {}, 1);
        return {.token = m_token, .piece = taken.value().front(), .report = {}, .bytes = 1};
    }
    bool offer(std::string const& kind, std::string const& what = "") {
        return m_checker->offer(report(kind, what));
    }

    storage::Piece stored(PendingReport const& pending) {
        return m_queue->stored().find(pending.piece.id).value().value();
    }
    storage::WorkerToken token() { return m_tokens.list().value().front(); }
    std::vector<std::string> log() {
        std::lock_guard const lock(m_mutex);
        return m_log;
    }

    temporary::Directory m_directory;
    std::unique_ptr<storage::Database> m_database =
        storage::Database::open({storage::Backend::sqlite, m_directory.path() / "arena.db"}).value();
    std::unique_ptr<queue::Queue> m_queue = queue::Queue::open(*m_database, [] {
                                                return support::Moment(std::chrono::seconds(1'800'000'000));
                                            }).value();
    storage::WorkerTokens m_tokens{*m_database};
    std::int64_t m_token = m_tokens.add("hash", "of a test", {}).value();
    std::function<Result<Completion>(Task const&)> m_engine = [](Task const&) { return nothing_to_write(); };
    Count m_ended;
    std::mutex m_mutex;
    std::vector<std::string> m_log;
    queue::Handlers m_handlers;
    std::optional<Checker> m_checker; // the first to end
};

TEST_F(AChecker, WritesWhatComesOfAReport) {
    start();
    auto const pending = report("rules");
    EXPECT_TRUE(m_checker->offer(pending));
    m_ended.wait_for(1);
    EXPECT_EQ(stored(pending).state, WorkState::done);
    EXPECT_EQ(token().results, 1);
    EXPECT_THAT(log(), IsEmpty());
}

TEST_F(AChecker, LetsNobodyWaitForTheEngineOfAnother) {
    Count begun;
    std::latch release(1);
    m_engine = [&](Task const& task) {
        if (task.what == "sleepy") {
            begun.add();
            release.wait();
        }
        return nothing_to_write();
    };
    start();
    auto const slow = report("engine", "sleepy");
    EXPECT_TRUE(m_checker->offer(slow));
    begun.wait_for(1);
    EXPECT_TRUE(offer("engine", "sleepy")) << "it waits for its own game alone";
    EXPECT_TRUE(offer("rules"));
    m_ended.wait_for(1);
    EXPECT_TRUE(offer("engine", "another game"));
    m_ended.wait_for(2);
    EXPECT_EQ(begun.number(), 1);
    EXPECT_TRUE(m_checker->has(slow.piece.id));
    EXPECT_EQ(stored(slow).state, WorkState::running);
    release.count_down();
    m_ended.wait_for(4);
    EXPECT_EQ(stored(slow).state, WorkState::done);
    EXPECT_EQ(token().results, 4);
}

// Two games sleep as long as they like, and two compute: whoever has a core, the others get one.
TEST_F(AChecker, LetsNobodyWaitForManyEnginesThatSleepOrCompute) {
    Count begun;
    std::atomic<bool> release = false;
    m_engine = [&](Task const& task) {
        begun.add();
        if (task.what.starts_with("sleepy")) {
            task.core->rest();
            release.wait(false);
            task.core->resume();
        }
        while (task.what.starts_with("slow") && !release) {
            if (task.core->is_due()) {
                task.core->rest();
                task.core->resume();
            }
        }
        return nothing_to_write();
    };
    start({.slice = {}});
    for (auto const* const game : {"sleepy 1", "sleepy 2", "slow 1", "slow 2"}) {
        EXPECT_TRUE(offer("engine", game));
    }
    begun.wait_for(4);
    EXPECT_TRUE(offer("engine", "quick"));
    m_ended.wait_for(1);
    EXPECT_TRUE(offer("engine", "quick"));
    m_ended.wait_for(2);
    EXPECT_EQ(m_ended.number(), 2);
    release = true;
    release.notify_all();
    m_ended.wait_for(6);
    EXPECT_EQ(token().results, 6);
}

TEST_F(AChecker, CountsAnEngineThatIsNotKnownAsSlow) {
    Count begun;
    std::latch release(1);
    m_handlers["engine"].engine_of_check = [](Task const&) -> Result<std::string> {
        return support::fail(ErrorKind::unavailable, "nobody knows");
    };
    m_engine = [&](Task const&) {
        begun.add();
        release.wait();
        return nothing_to_write();
    };
    start();
    EXPECT_TRUE(offer("engine"));
    begun.wait_for(1);
    EXPECT_TRUE(offer("rules"));
    m_ended.wait_for(1);
    release.count_down();
    m_ended.wait_for(2);
}

TEST_F(AChecker, RefusesWhatDoesNotFit) {
    Count begun;
    std::latch release(1);
    m_engine = [&](Task const&) {
        begun.add();
        release.wait();
        return nothing_to_write();
    };
    start({.most_reports = 2});
    auto const first = report("engine", "a");
    EXPECT_TRUE(m_checker->offer(first));
    begun.wait_for(1);
    EXPECT_TRUE(m_checker->offer(first)) << "it is known already";
    auto const second = report("engine", "a");
    EXPECT_FALSE(m_checker->offer(second)) << "a game has half of the line";
    EXPECT_FALSE(m_checker->has(second.piece.id));
    EXPECT_TRUE(offer("engine", "b"));
    EXPECT_FALSE(offer("engine", "c"));
    EXPECT_TRUE(offer("rules")) << "it has a line of its own";
    release.count_down();
    m_ended.wait_for(3);
}

TEST_F(AChecker, CutsOffAfterSoManyDoubts) {
    m_engine = [](Task const&) -> Result<Completion> {
        return support::fail(ErrorKind::conflict, "the engine says otherwise");
    };
    start();
    for (int doubts = 1; doubts < most_doubts; ++doubts) {
        EXPECT_TRUE(offer("engine", "a"));
        m_ended.wait_for(doubts);
        EXPECT_EQ(token().doubts, doubts);
        EXPECT_FALSE(token().revoked);
    }
    EXPECT_TRUE(offer("engine", "a"));
    m_ended.wait_for(most_doubts);
    EXPECT_TRUE(token().revoked);
    EXPECT_THAT(token().why, HasSubstr("the engine says otherwise"));
    EXPECT_EQ(token().results, 0);
}

TEST_F(AChecker, CutsOffALiarAtOnce) {
    m_handlers["rules"].accept = [](Task const&, JsonObject const&) -> Result<Completion> {
        return support::fail(ErrorKind::refused, "the rules say otherwise");
    };
    start();
    auto const other = report("engine", "a");
    auto const lie = report("rules");
    EXPECT_TRUE(m_checker->offer(lie));
    m_ended.wait_for(1);
    EXPECT_TRUE(token().revoked);
    EXPECT_THAT(token().why, HasSubstr("cannot be true: the rules say otherwise"));
    EXPECT_EQ(stored(lie).state, WorkState::waiting) << "for others";
    EXPECT_EQ(stored(other).state, WorkState::waiting);
}

TEST_F(AChecker, TriesAgainWhatFailedByAFaultOfOurs) {
    m_handlers["rules"].accept = [](Task const&, JsonObject const&) -> Result<Completion> {
        throw std::runtime_error("a bad day");
    };
    start();
    auto const pending = report("rules");
    EXPECT_TRUE(m_checker->offer(pending));
    m_ended.wait_for(1);
    EXPECT_EQ(stored(pending).state, WorkState::waiting);
    EXPECT_EQ(stored(pending).tries, 1);
    EXPECT_FALSE(token().revoked);
    EXPECT_THAT(log(), ElementsAre(HasSubstr("a bad day")));
}

TEST_F(AChecker, LetsNobodyWaitForACoreWhenItStops) {
    Count begun;
    m_engine = [&](Task const& task) -> Result<Completion> {
        begun.add();
        while (!task.core->is_withdrawn()) {
            std::this_thread::yield();
        }
        return support::fail(ErrorKind::unavailable, "the game was stopped");
    };
    start({.engine_cores = 1});
    auto const checked = report("engine", "a");
    auto const waiting = report("engine", "b"); // its thread waits for a core
    EXPECT_TRUE(m_checker->offer(checked));
    EXPECT_TRUE(m_checker->offer(waiting));
    begun.wait_for(1);
    m_checker->stop();
    for (auto const& pending : {checked, waiting}) {
        EXPECT_EQ(stored(pending).state, WorkState::running) << "its worker sends it again";
    }
    EXPECT_THAT(log(), IsEmpty());
}

TEST_F(AChecker, CancelsAnEngineWhenItStopsAndForgetsWhatWaits) {
    Count begun;
    m_engine = [&](Task const& task) -> Result<Completion> {
        begun.add();
        while (!task.stop) {
            std::this_thread::yield();
        }
        return support::fail(ErrorKind::unavailable, "the game was stopped");
    };
    start();
    auto const checked = report("engine", "a");
    auto const waiting = report("engine", "a");
    EXPECT_TRUE(m_checker->offer(checked));
    EXPECT_TRUE(m_checker->offer(waiting));
    begun.wait_for(1);
    m_checker->stop();
    EXPECT_EQ(begun.number(), 1) << "what waits is not begun any more";
    for (auto const& pending : {checked, waiting}) {
        EXPECT_FALSE(m_checker->has(pending.piece.id));
        EXPECT_EQ(stored(pending).state, WorkState::running) << "its worker sends it again";
        EXPECT_EQ(stored(pending).tries, 0);
    }
    EXPECT_THAT(log(), IsEmpty());

    m_engine = [](Task const&) { return nothing_to_write(); };
    m_checker->start(m_handlers);
    EXPECT_TRUE(m_checker->offer(checked));
    m_ended.wait_for(1);
    EXPECT_EQ(stored(checked).state, WorkState::done);
}

} // namespace
} // namespace fleet
