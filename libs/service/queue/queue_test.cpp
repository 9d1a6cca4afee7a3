#include "queue/levels.hpp"
#include "queue/queue.hpp"
#include "storage/both_databases_test.hpp"
#include "storage/contents.hpp"
#include "storage/game_packages.hpp"
#include "support/digest.hpp"

#include <gmock/gmock.h>

#include <algorithm>
#include <ranges>
#include <set>
#include <thread>

namespace queue {
namespace {

using storage::Backend;
using storage::Cancelling;
using storage::WorkState;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::UnorderedElementsAre;

std::vector<Priority> const all{Priority::judging, Priority::tournament, Priority::ladder};

class AQueue : public storage::DatabaseTest {
protected:
    // As a process that starts.
    std::unique_ptr<Queue> open() {
        return Queue::open(database(), [this] { return m_now; }).value();
    }

    WorkId add(std::string const& author, std::string const& what, Priority priority = Priority::judging) {
        return m_queue->add({.kind = "test", .priority = priority, .author = author, .what = what}).value();
    }

    static std::optional<storage::Piece> take(Queue& queue) { return queue.take({"test"}, all).value(); }

    // What is taken next, all of it held.
    std::vector<std::string> order() {
        std::vector<std::string> taken;
        while (auto const piece = take(*m_queue)) {
            taken.push_back(piece->what);
        }
        return taken;
    }

    std::string_view state(WorkId id) { return storage::to_text(m_queue->stored().find(id).value()->state); }
    [[nodiscard]] bool is_shared() const { return GetParam() == Backend::postgresql; }

    support::Moment m_now{std::chrono::seconds(1'700'000'000)};
    std::unique_ptr<Queue> m_queue = open();
};

storage::TransactionBody const nothing = [](storage::Transaction&) {};

TEST_P(AQueue, GivesJudgingBeforeTournamentsBeforeTheLadder) {
    add("a", "ladder", Priority::ladder);
    add("a", "tournament", Priority::tournament);
    add("a", "judging", Priority::judging);
    EXPECT_THAT(order(), ElementsAre("judging", "tournament", "ladder"));
}

TEST_P(AQueue, IsFairToAuthorsAndKeepsTheOrderOfEach) {
    for (auto const* const what : {"a1", "a2", "a3", "a4"}) {
        add("a", what);
    }
    add("b", "b1");
    add("b", "b2");
    add("c", "c1");
    EXPECT_THAT(order(), ElementsAre("a1", "b1", "c1", "a2", "b2", "a3", "a4"));
}

TEST_P(AQueue, ServesWhoWasServedLongestAgo) {
    for (int i = 0; i < 3; ++i) {
        add("a", "a");
        add("b", "b");
    }
    std::string order;
    while (auto const piece = take(*m_queue)) {
        order += piece->what;
        ASSERT_TRUE(m_queue->finish(*piece, nothing).value());
    }
    EXPECT_EQ(order, "ababab");
}

TEST_P(AQueue, LetsWhoComesLaterTakeTurnsWithWhoWaits) {
    for (auto const* const what : {"a1", "a2", "a3", "a4"}) {
        add("a", what);
    }
    ASSERT_EQ(take(*m_queue)->what, "a1");
    ASSERT_EQ(take(*m_queue)->what, "a2");
    add("b", "b1");
    add("b", "b2");
    EXPECT_THAT(order(), ElementsAre("a3", "b1", "a4", "b2"));
}

TEST_P(AQueue, GivesNobodyTheTurnsOfATimeWithoutWork) {
    for (int i = 0; i < 5; ++i) {
        add("a", "earlier");
    }
    while (auto const piece = take(*m_queue)) {
        ASSERT_TRUE(m_queue->finish(*piece, nothing).value());
    }
    for (auto const* const author : {"b", "b", "b", "a", "a"}) {
        add(author, author);
    }
    EXPECT_THAT(order(), ElementsAre("b", "a", "b", "a", "b"));
}

TEST_P(AQueue, GivesWhatItsWorkerLeftFirstAndNobodyTurnsForThat) {
    for (int i = 0; i < 4; ++i) {
        add("a", fmt::format("a{}", i));
    }
    auto const left = take(*m_queue).value();
    auto const other = take(*m_queue).value();
    ASSERT_TRUE(m_queue->give_back(left));
    add("b", "b0");
    add("b", "b1");
    EXPECT_EQ(take(*m_queue)->what, "a0");
    EXPECT_THAT(order(), ElementsAre("b0", "a2", "b1", "a3"));
}

TEST_P(AQueue, GivesManyAtOnceInTheirOrder) {
    for (auto const* const what : {"a1", "a2", "a3"}) {
        add("a", what, Priority::ladder);
    }
    add("b", "b1", Priority::ladder);
    add("b", "judging");
    std::vector<std::string> taken;
    auto const pieces = m_queue->take_for("a worker", {"test"}, all, {}, 4);
    for (auto const& piece : pieces.value()) {
        EXPECT_EQ(piece.state, WorkState::running);
        EXPECT_EQ(piece.takes, 1);
        taken.push_back(piece.what);
    }
    EXPECT_THAT(taken, ElementsAre("judging", "a1", "b1", "a2"));
    EXPECT_THAT(order(), ElementsAre("a3"));
}

TEST_P(AQueue, EndsManyAtOnceAndLeavesOutWhatIsNotHeld) {
    add("a", "done");
    add("a", "cancelled");
    add("a", "lost");
    auto const pieces = m_queue->take_for("a worker", {"test"}, all, {}, 3).value();
    ASSERT_EQ(pieces.size(), 3U);
    ASSERT_TRUE(m_queue->cancel(pieces[1].id));
    ASSERT_TRUE(m_queue->give_back(pieces[2]));
    std::vector<std::string> written;
    std::vector<storage::Completed> completed;
    for (auto const& piece : pieces) {
        completed.push_back({.hold = Queue::hold(piece),
                             .completion = [&](storage::Transaction&) { written.push_back(piece.what); }});
    }
    EXPECT_THAT(m_queue->finish_all(completed).value(),
                ElementsAre(storage::Outcome::done, storage::Outcome::cancelled, storage::Outcome::lost));
    EXPECT_THAT(written, ElementsAre("done"));
    EXPECT_EQ(state(pieces[2].id), "waiting");
}

// SQLite has one writer at a time.
class AQueueOfManyWriters : public AQueue {};
INSTANTIATE_TEST_SUITE_P(On, AQueueOfManyWriters, testing::Values(storage::Backend::postgresql),
                         storage::backend_name);

TEST_P(AQueueOfManyWriters, LetsNoTakerWaitForAnother) {
    add("a", "a1");
    add("b", "b1");
    auto const taken = database().write([&](storage::Transaction& transaction) {
        // Held until this transaction ends.
        ASSERT_EQ(storage::Works::cancel(transaction, 1, m_now), Cancelling::at_once);
        EXPECT_EQ(take(*m_queue)->what, "b1");
    });
    EXPECT_TRUE(taken);
}

TEST_P(AQueue, GivesOnlyWhatTheTakerCanDo) {
    add("a", "ladder", Priority::ladder);
    EXPECT_FALSE(m_queue->take({"test"}, {Priority::judging}).value());
    EXPECT_FALSE(m_queue->take({"other"}, all).value());
    EXPECT_FALSE(m_queue->take({}, all).value());
    EXPECT_TRUE(m_queue->take({"other", "test"}, all).value());
}

TEST_P(AQueue, GivesWhatNeedsALevelToThoseWhoHaveIt) {
    auto const kind = kind_at("test", "gvisor");
    EXPECT_EQ(kind_at("test", ""), "test");
    EXPECT_EQ(level_of(kind), "gvisor");
    EXPECT_EQ(level_of("test"), "");
    ASSERT_TRUE(m_queue->add({.kind = kind, .author = "a", .what = "strong"}));
    EXPECT_FALSE(take(*m_queue));
    std::vector<std::string> kinds;
    for (auto const& [name, handler] : with_level({{"test", {}}, {"other", {}}}, "gvisor")) {
        kinds.push_back(name);
    }
    EXPECT_THAT(kinds, ElementsAre("other", "other@gvisor", "test", "test@gvisor"));
    EXPECT_EQ(m_queue->take(kinds, all).value()->what, "strong");
}

TEST_P(AQueue, GivesNothingOfAuthorsWhoHaveToWait) {
    add("a", "a's");
    EXPECT_FALSE(m_queue->take({"test"}, all, {"b", "a"}).value());
    add("b", "b's");
    EXPECT_EQ(m_queue->take({"test"}, all, {"a"}).value()->what, "b's");
    EXPECT_EQ(take(*m_queue)->what, "a's");
}

TEST_P(AQueue, EntersTheSamePieceOnce) {
    NewWork const work{.kind = "test", .author = "a", .what = "game 7", .key = "tournament 1 game 7"};
    auto const id = m_queue->add(work).value();
    EXPECT_EQ(m_queue->add(work).value(), id);
    ASSERT_TRUE(m_queue->finish(*take(*m_queue), nothing).value());
    EXPECT_EQ(m_queue->add(work).value(), id);
    EXPECT_FALSE(take(*m_queue)) << "what is done is not done again";
}

TEST_P(AQueue, WritesWhatCameOfAPieceWithItsEnd) {
    auto const id = add("a", "x");
    auto const piece = take(*m_queue).value();
    auto const broken = m_queue->finish(piece, [](storage::Transaction& transaction) {
        storage::Contents::put(transaction, "lost");
        storage::GamePackages::add(transaction,
                                   {.owner = 999, .game = "x", .title = "", .summary = "", .archive = ""},
                                   {}); // there is no such account
    });
    EXPECT_FALSE(broken);
    EXPECT_EQ(state(id), "running");
    auto const complete = [](storage::Transaction& transaction) {
        storage::Contents::put(transaction, "kept");
    };
    EXPECT_TRUE(m_queue->finish(piece, complete).value());
    EXPECT_EQ(state(id), "done");
    storage::Contents contents(database());
    EXPECT_EQ(contents.get(support::sha256("lost")).error().kind, support::ErrorKind::not_found);
    EXPECT_EQ(contents.get(support::sha256("kept")), "kept");
    EXPECT_FALSE(m_queue->finish(piece, nothing)) << "it is not held any more";
}

TEST_P(AQueue, TriesThreeTimesAndThenShowsTheAdministrator) {
    auto const id = add("a", "x");
    int given_up = 0;
    auto const give_up = [&](storage::Transaction&) { ++given_up; };
    for (auto const expected : {WorkState::waiting, WorkState::waiting, WorkState::failed}) {
        EXPECT_EQ(m_queue->fail(take(*m_queue).value(), "the disk is full", give_up).value(), expected);
    }
    EXPECT_EQ(given_up, 1);
    EXPECT_FALSE(take(*m_queue));
    auto const failed = m_queue->stored().list(WorkState::failed, 0, 10).value();
    ASSERT_EQ(failed.size(), 1U);
    EXPECT_EQ(failed[0].error, "the disk is full");
    EXPECT_EQ(failed[0].tries, 3);
    ASSERT_TRUE(m_queue->retry(id));
    EXPECT_EQ(m_queue->fail(take(*m_queue).value(), "still", give_up).value(), WorkState::waiting);
    EXPECT_THAT(m_queue->retry(id).error().message, HasSubstr("has not failed"));
    EXPECT_FALSE(m_queue->retry(999));
}

TEST_P(AQueue, GivesBackToItsPlaceInTheLine) {
    add("a", "a1");
    add("a", "a2");
    auto const piece = take(*m_queue).value();
    ASSERT_TRUE(m_queue->give_back(piece));
    EXPECT_EQ(take(*m_queue)->what, "a1");
    EXPECT_FALSE(m_queue->finish(piece, nothing)) << "it was taken again";
    EXPECT_EQ(m_queue->stored().find(piece.id).value()->tries, 0);
}

TEST_P(AQueue, CancelsWhatWaitsAtOnce) {
    auto const id = add("a", "x");
    EXPECT_EQ(m_queue->cancel(id).value(), Cancelling::at_once);
    EXPECT_EQ(state(id), "cancelled");
    EXPECT_FALSE(take(*m_queue));
    EXPECT_EQ(m_queue->cancel(id).value(), Cancelling::too_late);
    EXPECT_FALSE(m_queue->cancel(999));
}

TEST_P(AQueue, CancelsWhatRunsAndWritesNothingOfIt) {
    for (bool const succeeds : {true, false}) {
        auto const id = add("a", "x");
        auto const piece = take(*m_queue).value();
        EXPECT_THAT(m_queue->wanted().value(), ElementsAre(id));
        EXPECT_EQ(m_queue->cancel(id).value(), Cancelling::when_seen);
        EXPECT_THAT(m_queue->wanted().value(), ElementsAre());
        auto const never = [](storage::Transaction&) { FAIL() << "it is cancelled"; };
        if (succeeds) {
            EXPECT_FALSE(m_queue->finish(piece, never).value());
        } else {
            EXPECT_EQ(m_queue->fail(piece, "stopped", never).value(), WorkState::cancelled);
        }
        EXPECT_EQ(state(id), "cancelled");
    }
}

TEST_P(AQueue, TakesOverWhatItsPredecessorLeft) {
    add("a", "x");
    add("b", "y");
    auto const left = take(*m_queue).value();
    auto const unwanted = take(*m_queue).value();
    ASSERT_TRUE(m_queue->cancel(unwanted.id));
    auto const next = open();
    EXPECT_EQ(take(*next).has_value(), !is_shared()) << "another process may live, with a lease";
    if (is_shared()) {
        m_now += std::chrono::seconds(61);
        EXPECT_EQ(take(*next)->losses, 1);
        EXPECT_THAT(next->wanted().value(), ElementsAre(left.id));
    }
    EXPECT_THAT(m_queue->wanted().value(), ElementsAre()) << "they are another's";
    EXPECT_FALSE(m_queue->finish(left, nothing)) << "too late";
    EXPECT_EQ(state(unwanted.id), "cancelled");
}

TEST_P(AQueue, KeepsWhatIsProlonged) {
    add("a", "x");
    auto const piece = take(*m_queue).value();
    m_now += std::chrono::seconds(40);
    ASSERT_TRUE(m_queue->prolong());
    m_now += std::chrono::seconds(40);
    EXPECT_FALSE(take(*m_queue));
    EXPECT_TRUE(m_queue->finish(piece, nothing).value());
}

TEST_P(AQueue, GivesEachPieceToOneOfManyTakers) {
    constexpr int pieces = 60;
    for (int i = 0; i < pieces; ++i) {
        add("author " + std::to_string(i % 7), std::to_string(i));
    }
    std::mutex mutex;
    std::multiset<WorkId> taken;
    {
        std::vector<std::jthread> threads;
        for (int i = 0; i < 4; ++i) {
            threads.emplace_back([&] {
                auto const queue = is_shared() ? open() : nullptr; // SQLite belongs to one
                auto& mine = queue ? *queue : *m_queue;
                while (auto const piece = take(mine)) {
                    EXPECT_TRUE(mine.finish(*piece, nothing).value());
                    std::lock_guard const lock(mutex);
                    taken.insert(piece->id);
                }
            });
        }
    }
    EXPECT_EQ(taken.size(), pieces);
    EXPECT_EQ(std::set(taken.begin(), taken.end()).size(), pieces);
}

TEST_P(AQueue, KnowsHowMuchOfEachKindWaitsAndSinceWhen) {
    auto const began = m_now;
    add("a", "x");
    m_now += std::chrono::seconds(5);
    add("a", "y");
    auto const before = m_queue->stored().depths().value();
    ASSERT_EQ(before.size(), 1);
    EXPECT_EQ(before[0].state, storage::WorkState::waiting);
    EXPECT_EQ(before[0].pieces, 2);
    EXPECT_EQ(before[0].oldest, began);
    ASSERT_TRUE(take(*m_queue));
    auto const after = m_queue->stored().depths().value();
    ASSERT_EQ(after.size(), 2);
    EXPECT_EQ(after[0].state, storage::WorkState::running);
    EXPECT_EQ(after[1].oldest, began + std::chrono::seconds(5));
}

TEST_P(AQueue, CountsWhatIsNotDone) {
    add("a", "x", Priority::ladder);
    add("a", "y", Priority::ladder);
    add("b", "z");
    ASSERT_TRUE(m_queue->finish(*take(*m_queue), nothing).value());
    ASSERT_TRUE(take(*m_queue));
    std::vector<std::string> counts;
    auto const counted = m_queue->stored().counts();
    for (auto const& count : counted.value()) {
        counts.push_back(
            fmt::format("{} {} {}", storage::to_text(count.state), count.priority, count.pieces));
    }
    EXPECT_THAT(counts, ElementsAre("running 2 1", "waiting 2 1"));
}

TULKAS_ON_BOTH_DATABASES(AQueue);

} // namespace
} // namespace queue
