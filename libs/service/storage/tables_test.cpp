#include "storage/accounts_test.hpp"
#include "storage/both_databases_test.hpp"
#include "storage/contents.hpp"
#include "storage/retention.hpp"
#include "storage/tables.hpp"
#include "support/ids.hpp"
#include "support/moment.hpp"

#include <gmock/gmock.h>

#include <algorithm>

namespace storage {
namespace {

class StoredTables : public DatabaseTest {
protected:
    support::AccountId account(std::string const& name) { return add_account(database(), name); }

    static TableRow row(support::TableId id, std::string const& game, TableStatus status) {
        return {.id = id,
                .game = game,
                .status = status,
                .is_private = false,
                .created = at(1),
                .changed = at(2),
                .summary = "{}",
                .record = {}};
    }

    void write(TableChange const& change) { ASSERT_TRUE(m_tables.write(std::span(&change, 1), at(3))); }

    std::vector<support::TableId> list(TableFilter const& filter, support::TableId before = 0,
                                       int limit = 10) {
        std::vector<support::TableId> ids;
        std::ranges::transform(m_tables.list(filter, before, limit).value(), std::back_inserter(ids),
                               &TableRow::id);
        return ids;
    }

    Tables m_tables{database()};
};

using testing::ElementsAre;

TEST_P(StoredTables, KeepWhatHappenedInItsOrder) {
    EXPECT_EQ(m_tables.last_id().value(), 0);
    EXPECT_EQ(m_tables.last_alive().value(), std::nullopt);
    write({.row = row(7, "ploy", TableStatus::waiting), .events = {{1, "made"}}});
    write({.row = row(7, "ploy", TableStatus::playing), .events = {{2, "Žofie's; --"}, {3, "c"}}});
    EXPECT_THAT(m_tables.events(7).value(), ElementsAre("made", "Žofie's; --", "c"));
    EXPECT_TRUE(m_tables.events(8).value().empty());
    EXPECT_EQ(m_tables.find(7).value(), row(7, "ploy", TableStatus::playing));
    EXPECT_EQ(m_tables.find(8).value(), std::nullopt);
    EXPECT_EQ(m_tables.last_id().value(), 7);
    EXPECT_EQ(m_tables.last_alive().value(), at(3));
}

TEST_P(StoredTables, TakeAllOrNothing) {
    write({.row = row(1, "ploy", TableStatus::waiting), .events = {{1, "made"}}});
    std::vector<TableChange> const changes{
        {.row = row(2, "ploy", TableStatus::waiting), .events = {{1, "made"}}},
        {.row = row(1, "ploy", TableStatus::over), .events = {{1, "again"}}}};
    EXPECT_FALSE(m_tables.write(changes, at(9))) << "an event of that number is there";
    EXPECT_EQ(m_tables.find(2).value(), std::nullopt);
    EXPECT_EQ(m_tables.find(1).value()->status, TableStatus::waiting);
    EXPECT_EQ(m_tables.last_alive().value(), at(3));
}

TEST_P(StoredTables, ThatAreNoLongerKeptDoNotComeBackInPart) {
    write({.row = row(1, "ploy", TableStatus::over), .events = {{1, "made"}, {2, "over"}}});
    write({.row = row(2, "ploy", TableStatus::waiting), .events = {{1, "made"}}});
    ASSERT_EQ(Retention(database()).sweep_tables(0, {.of_guests = at(9)}).value().removed, 1);
    std::vector<TableChange> const rematch{
        {.row = row(3, "ploy", TableStatus::waiting), .events = {{1, "made"}}},
        {.row = row(1, "ploy", TableStatus::over), .events = {{3, "the rematch is at table 3"}}}};
    auto const refused = m_tables.write(rematch, at(9));
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().kind, support::ErrorKind::not_found);
    EXPECT_EQ(refused.error().message, "table 1 is no longer kept");
    EXPECT_EQ(m_tables.find(1).value(), std::nullopt);
    EXPECT_EQ(m_tables.find(3).value(), std::nullopt);
    EXPECT_TRUE(m_tables.events(1).value().empty());
    write({.row = row(2, "ploy", TableStatus::playing), .events = {{2, "others go on"}}});
}

TEST_P(StoredTables, AreFoundByWhatTheyAre) {
    auto const otter = account("otter");
    auto hidden = row(4, "ploy", TableStatus::playing);
    hidden.is_private = true;
    write({.row = row(1, "ploy", TableStatus::over), .seats = {{{.seat = 0, .account = otter}}}});
    write({.row = row(2, "catan", TableStatus::playing), .seats = {{{.seat = 1, .guest = "hash"}}}});
    write({.row = row(3, "ploy", TableStatus::waiting)});
    write({.row = hidden, .seats = {{{.seat = 1, .account = otter}}}});
    EXPECT_THAT(list({}), ElementsAre(3, 2, 1));
    EXPECT_THAT(list({.with_private = true}), ElementsAre(4, 3, 2, 1));
    EXPECT_THAT(list({.game = "ploy"}), ElementsAre(3, 1));
    EXPECT_THAT(list({.game = "ploy", .status = TableStatus::over}), ElementsAre(1));
    EXPECT_THAT(list({.player = otter, .with_private = true}), ElementsAre(4, 1));
    EXPECT_THAT(list({.guest = "hash"}), ElementsAre(2));
    EXPECT_THAT(list({.game = "' OR 1 = 1 --"}), ElementsAre());
    EXPECT_THAT(list({}, 3, 1), ElementsAre(2));
    EXPECT_THAT(m_tables.unfinished().value(), ElementsAre(2, 3, 4));
}

TEST_P(StoredTables, ForgetWhoLeft) {
    auto const otter = account("otter");
    write({.row = row(1, "ploy", TableStatus::waiting), .seats = {{{.seat = 0, .account = otter}}}});
    write({.row = row(1, "ploy", TableStatus::waiting), .seats = {std::vector<TableSeat>{}}});
    EXPECT_THAT(list({.player = otter}), ElementsAre());
}

TEST_P(StoredTables, NameTheRecordOfAGame) {
    auto over = row(1, "ploy", TableStatus::over);
    over.record = Contents(database()).put("a record").value();
    write({.row = over, .events = {{1, "made"}}});
    EXPECT_EQ(m_tables.find(1).value()->record, over.record);
}

TULKAS_ON_BOTH_DATABASES(StoredTables);

} // namespace
} // namespace storage
