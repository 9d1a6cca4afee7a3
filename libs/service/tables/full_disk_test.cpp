// A disk that is full in the middle of a game: what was acknowledged is kept, what was not does not count,
// and when there is room again the game goes on. Nobody pays with time for what the server could not do.
#include "storage/contents.hpp"
#include "support/moment.hpp"
#include "tables/desk_test.hpp"
#include "tables/hall.hpp"
#include "tables/notebook_test.hpp"
#include "temporary/directory.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <atomic>
#include <csignal>
#include <filesystem>
#include <sys/resource.h>
#include <tuple>

namespace tables {
namespace {

using std::chrono::seconds;
using support::ErrorKind;
using testing::HasSubstr;
using tests::guest;

class FullDisk : public testing::Test {
protected:
    FullDisk() { std::ignore = std::signal(SIGXFSZ, SIG_IGN); }
    ~FullDisk() override { set_room(true); }

    // No file of this process may become longer than the database's log is; with `more`, as long as it likes.
    void set_room(bool more) {
        rlimit limit{};
        ASSERT_EQ(getrlimit(RLIMIT_FSIZE, &limit), 0);
        limit.rlim_cur =
            more ? limit.rlim_max : std::filesystem::file_size(m_directory.path() / "arena.db-wal");
        ASSERT_EQ(setrlimit(RLIMIT_FSIZE, &limit), 0);
    }
    void pass(seconds time) { m_now += std::chrono::microseconds(time).count(); }

    Table of_two(SeatPlan const& second) {
        return m_hall
            ->open({.game = "ploy", .seats = {{}, second}, .mine = {0}, .time = {.per_game = seconds(100)}},
                   guest("a"))
            .value();
    }
    // Talks until it does not get through: the last event that was acknowledged, and why not.
    std::pair<std::int64_t, support::Error> talk(Table const& table) {
        auto last = table.last;
        while (true) {
            auto const said = m_hall->ask(table.id, Chat{std::string(400, 'x')}, guest("a"));
            if (!said) {
                return {last, said.error()};
            }
            last = said->last;
        }
    }

    temporary::Directory m_directory;
    std::unique_ptr<storage::Database> m_database =
        storage::Database::open({storage::Backend::sqlite, m_directory.path() / "arena.db"}).value();
    std::atomic<std::int64_t> m_now = support::to_number(tests::start_of_tests);
    std::mutex m_mutex;
    std::string m_log;
    std::unique_ptr<Hall> m_hall =
        Hall::start(*m_database, tests::all_games(),
                    {.now = [this] { return support::Moment(std::chrono::microseconds(m_now)); },
                     .log =
                         [this](std::string const& line) {
                             std::lock_guard const lock(m_mutex);
                             m_log += line + "\n";
                         }})
            .value();
};

TEST_F(FullDisk, LosesNothingAndTakesNobodysTime) {
    auto table = of_two({});
    table = m_hall->ask(table.id, SitDown{}, guest("b")).value();
    auto const notebook = std::make_shared<tests::Notebook>();
    m_hall->watch(table.id, {}, 0, notebook);
    pass(seconds(10));
    set_room(false);
    auto const [last, error] = talk(table);
    EXPECT_EQ(error.kind, ErrorKind::unavailable);
    EXPECT_THAT(error.message, HasSubstr("disk"));
    auto const stored = storage::Tables(*m_database).events(table.id).value();
    EXPECT_EQ(std::ssize(stored), last) << "what was acknowledged, and nothing else";
    EXPECT_EQ(m_hall->find(table.id)->last, last);

    pass(seconds(5000));
    m_hall->look_at_clocks();
    tests::Moves moves(table, 1);
    auto const move = moves.next(table);
    EXPECT_EQ(m_hall->ask(table.id, Move{move}, guest("a")).error().kind, ErrorKind::unavailable);
    EXPECT_EQ(m_hall->find(table.id)->phase, Phase::playing) << "no flag falls meanwhile";

    set_room(true);
    notebook->wait_for("resumed");
    pass(seconds(5));
    table = m_hall->ask(table.id, Move{move}, guest("a")).value();
    EXPECT_EQ(table.at(0).used, seconds(15));
    EXPECT_EQ(table.at(0).clock.left(), seconds(85));
    EXPECT_TRUE(notebook->is_whole());
    std::lock_guard const lock(m_mutex);
    EXPECT_THAT(m_log, HasSubstr("table 1: the database: "));
}

TEST_F(FullDisk, StopsNoBotForGood) {
    auto table = of_two({.kind = SeatKind::house_bot, .bot = "random"});
    auto const notebook = std::make_shared<tests::Notebook>();
    m_hall->watch(table.id, {}, 0, notebook);
    set_room(false);
    std::ignore = talk(table);
    set_room(true);
    notebook->wait_for("resumed");
    tests::Moves moves(table, 1);
    auto const moved = m_hall->ask(table.id, Move{moves.next(table)}, guest("a")).value();
    notebook->wait_for_number(moved.last + 1); // the bot's
    EXPECT_EQ(m_hall->find(table.id)->turn(), 0);
}

TEST_F(FullDisk, MakesNoTableThatIsNotKept) {
    auto const table = of_two({});
    set_room(false);
    auto const [last, error] = talk(table);
    EXPECT_EQ(m_hall->open({.game = "ploy", .seats = {{}, {}}, .mine = {0}}, guest("c")).error().kind,
              ErrorKind::unavailable);
    EXPECT_EQ(m_hall->counts().tables, 1U);
    set_room(true);
    EXPECT_TRUE(m_hall->open({.game = "ploy", .seats = {{}, {}}, .mine = {0}}, guest("c")));
}

} // namespace
} // namespace tables
