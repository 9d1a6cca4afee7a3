#include "api/work_operations.hpp"
#include "temporary/directory.hpp"

#include <gtest/gtest.h>

namespace api {
namespace {

TEST(WorkOperations, AreTheAdministratorsAlone) {
    temporary::Directory const directory;
    auto const database =
        storage::Database::open({storage::Backend::sqlite, directory.path() / "arena.db"}).value();
    auto const queue = queue::Queue::open(*database, [] { return support::Moment(); }).value();
    WorkOperations operations(*queue);
    auto const all = operations.all();
    EXPECT_EQ(all.size(), 5U);
    for (auto const& operation : all) {
        EXPECT_EQ(operation.access, Access::administrator) << operation.id;
    }
}

} // namespace
} // namespace api
