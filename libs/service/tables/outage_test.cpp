// A database that falls silent while people play, or has what it did not acknowledge.
#include "postgresql/server.hpp"
#include "support/moment.hpp"
#include "tables/desk_test.hpp"
#include "tables/hall.hpp"
#include "tables/notebook_test.hpp"
#include "temporary/directory.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <atomic>

namespace tables {
namespace {

using std::chrono::seconds;
using support::ErrorKind;
using tests::guest;

class Outages : public testing::TestWithParam<storage::Backend> {
protected:
    Outages() {
        auto const place =
            GetParam() == storage::Backend::sqlite
                ? storage::DatabaseAddress{storage::Backend::sqlite, m_directory.path() / "arena.db"}
                : storage::parse_connection_string(postgresql::Server::shared().new_database()).value();
        m_database = storage::Database::open(place).value();
        m_hall = Hall::start(*m_database, tests::all_games(), {.now = [this] {
                     return support::Moment(std::chrono::microseconds(m_now));
                 }}).value();
    }
    void pass(seconds time) { m_now += std::chrono::microseconds(time).count(); }

    Table of_two() {
        auto const table =
            m_hall
                ->open({.game = "ploy", .seats = {{}, {}}, .mine = {0}, .time = {.per_game = seconds(100)}},
                       guest("a"))
                .value();
        return m_hall->ask(table.id, SitDown{}, guest("b")).value();
    }
    std::shared_ptr<tests::Notebook> watch(Table const& table) {
        auto notebook = std::make_shared<tests::Notebook>();
        m_hall->watch(table.id, {}, 0, notebook);
        return notebook;
    }
    // As soon as it is taken.
    Table move_soon(Table const& table, std::string const& move) {
        while (true) {
            auto moved = m_hall->ask(table.id, Move{move}, guest("a"));
            if (moved || moved.error().kind != ErrorKind::unavailable) {
                return std::move(moved).value();
            }
        }
    }
    // Somebody else, or this server in an answer that got lost, has written an event of this table.
    void store_behind_its_back(Table const& table, std::int64_t number, std::string const& text) {
        Event const event{.number = number,
                          .moment = support::Moment(std::chrono::microseconds(m_now)),
                          .what = Chatted{.seat = 1, .text = text}};
        storage::TableChange change;
        change.row = storage::Tables(*m_database).find(table.id).value().value();
        change.events.emplace_back(number, support::to_text(to_json(event)));
        ASSERT_TRUE(storage::Tables(*m_database).write(std::span(&change, 1), event.moment));
    }

    temporary::Directory m_directory;
    std::unique_ptr<storage::Database> m_database;
    std::atomic<std::int64_t> m_now = support::to_number(tests::start_of_tests);
    std::unique_ptr<Hall> m_hall;
};

TEST_P(Outages, OfOneTableAreNoOthers) {
    auto const first = of_two();
    auto const second = of_two();
    auto const notebook = watch(first);
    store_behind_its_back(first, first.last + 1, "you did not hear this");
    tests::Moves moves(first, 1);
    auto const move = moves.next(first);
    EXPECT_EQ(m_hall->ask(first.id, Move{move}, guest("a")).error().kind, ErrorKind::unavailable);
    EXPECT_TRUE(m_hall->ask(second.id, Chat{"all is well here"}, guest("a")));
    notebook->wait_for("resumed");
    EXPECT_TRUE(notebook->is_whole());
    EXPECT_THAT(notebook->all(), testing::HasSubstr("you did not hear this"));
    EXPECT_EQ(move_soon(first, move).moves.size(), 1U) << "and not 'duplicate key' for ever";
    EXPECT_EQ(m_hall->counts().in_trouble, 0U);
}

TEST_P(Outages, AreNoEndOfAGameThatWasMade) {
    auto const table = of_two();
    tests::Moves moves(table, 1);
    for (int i = 0; i < 3; ++i) { // one lost answer after the other
        auto const last = m_hall->find(table.id)->last;
        store_behind_its_back(table, last + 1, "again");
        EXPECT_FALSE(m_hall->ask(table.id, Chat{"x"}, guest("a")));
        while (!m_hall->ask(table.id, Chat{"y"}, guest("a"))) {
        }
    }
    EXPECT_EQ(move_soon(table, moves.next(table)).moves.size(), 1U);
}

INSTANTIATE_TEST_SUITE_P(On, Outages, testing::Values(storage::Backend::sqlite, storage::Backend::postgresql),
                         [](auto const& info) {
                             return info.param == storage::Backend::sqlite ? "SQLite" : "PostgreSQL";
                         });

class Silences : public Outages {};

TEST_P(Silences, StopTheClocksWhenTheyBegin) {
    auto const table = of_two();
    auto const idle = of_two(); // where nobody does anything meanwhile
    auto const notebook = watch(idle);
    auto const other_notebook = watch(table);
    pass(seconds(10));
    {
        auto const silence = postgresql::Server::shared().silence();
        EXPECT_EQ(m_hall->ask(table.id, Chat{"hello?"}, guest("a")).error().kind, ErrorKind::unavailable);
        pass(seconds(5000));
        m_hall->look_at_clocks();
        for (auto const* const one : {&table, &idle}) {
            EXPECT_EQ(m_hall->ask(one->id, Chat{"?"}, guest("a")).error().kind, ErrorKind::unavailable);
            EXPECT_EQ(m_hall->find(one->id)->phase, Phase::playing) << "no flag falls meanwhile";
        }
    }
    notebook->wait_for("resumed");
    other_notebook->wait_for("resumed");
    pass(seconds(5));
    for (auto const* const one : {&idle, &table}) {
        tests::Moves moves(*one, 1);
        auto const moved = move_soon(*one, moves.next(*one));
        EXPECT_EQ(moved.at(0).used, seconds(15));
        EXPECT_EQ(moved.at(0).clock.left(), seconds(85));
    }
    EXPECT_TRUE(notebook->is_whole());
}

TEST_P(Silences, DoNotKeepTheHallFromStopping) {
    auto const table = of_two();
    auto const silence = postgresql::Server::shared().silence();
    std::ignore = m_hall->ask(table.id, Chat{"hello?"}, guest("a"));
    m_hall->stop(); // comes back
}

INSTANTIATE_TEST_SUITE_P(On, Silences, testing::Values(storage::Backend::postgresql),
                         [](auto const&) { return "PostgreSQL"; });

} // namespace
} // namespace tables
