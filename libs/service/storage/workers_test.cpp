#include "storage/both_databases_test.hpp"
#include "storage/workers.hpp"

#include <gmock/gmock.h>

namespace storage {
namespace {

using support::Moment;
using testing::ElementsAre;

Moment at(int second) {
    return Moment(std::chrono::seconds(second));
}

KnownWorker worker(std::string name, int heard) {
    return {.name = std::move(name), .program = "worker", .threads = 2, .started = at(1), .heard = at(heard)};
}

using WorkerNotes = DatabaseTest;

TEST_P(WorkerNotes, HaveEachWorkerOnceAsItWasLastHeardOf) {
    Workers workers(database());
    ASSERT_TRUE(workers.note(worker("b", 1), at(0)));
    ASSERT_TRUE(workers.note(worker("a", 2), at(0)));
    ASSERT_TRUE(workers.note(worker("b", 3), at(0)));
    EXPECT_THAT(workers.all().value(), ElementsAre(worker("a", 2), worker("b", 3)));
}

TEST_P(WorkerNotes, ForgetWorkersThatStoppedOrWereNotHeardOfForLong) {
    Workers workers(database());
    ASSERT_TRUE(workers.note(worker("stopped", 1), at(0)));
    ASSERT_TRUE(workers.note(worker("killed", 1), at(0)));
    ASSERT_TRUE(workers.remove("stopped"));
    EXPECT_THAT(workers.all().value(), ElementsAre(worker("killed", 1)));
    ASSERT_TRUE(workers.note(worker("alive", 9), at(5)));
    EXPECT_THAT(workers.all().value(), ElementsAre(worker("alive", 9)));
}

TEST_P(WorkerNotes, AreNotMoreThanAreAllowed) {
    Workers workers(database());
    WorkerCap const cap{.ending = " #7", .most = 2};
    ASSERT_TRUE(workers.note(worker("of another #17", 1), at(0), cap));
    ASSERT_TRUE(workers.note(worker("a #7", 1), at(0), cap));
    ASSERT_TRUE(workers.note(worker("b #7", 2), at(0), cap));
    EXPECT_EQ(workers.note(worker("c #7", 3), at(0), cap).error().kind, support::ErrorKind::refused);
    EXPECT_TRUE(workers.note(worker("a #7", 4), at(0), cap)) << "it is known";
    EXPECT_EQ(workers.all()->size(), 3U);
    EXPECT_TRUE(workers.note(worker("c #7", 5), at(4), cap)) << "b was not heard of for long";
}

TULKAS_ON_BOTH_DATABASES(WorkerNotes);

} // namespace
} // namespace storage
