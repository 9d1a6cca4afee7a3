// The hall with everything around it: a database, bots that think, people, watchers. Time is the test's.
#include "storage/contents.hpp"
#include "storage/retention.hpp"
#include "support/ids.hpp"
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
using testing::HasSubstr;
using testing::Not;
using tests::Notebook;
using tests::person;

class Halls : public testing::Test {
protected:
    Halls() {
        for (int i = 1; i <= 3; ++i) {
            storage::Accounts(*m_database)
                .add({.id = 0,
                      .name = person(i).name,
                      .password_hash = "$",
                      .role = "user",
                      .created = {},
                      .disabled = {}})
                .value();
        }
        start();
    }

    void start() {
        auto const now = [this] { return support::Moment(std::chrono::microseconds(m_now)); };
        m_hall = Hall::start(*m_database, tests::all_games(), {.now = now, .caps = m_caps}).value();
    }
    void pass(seconds time) { m_now += std::chrono::microseconds(time).count(); }

    std::shared_ptr<Notebook> watch(support::TableId id, Participant const& who, std::int64_t after = 0) {
        auto notebook = std::make_shared<Notebook>();
        notebook->begin_after(after);
        m_hall->watch(id, {.who = who}, after, notebook);
        return notebook;
    }

    Table of_two(std::string const& game, PersonTime const& time = {}) {
        auto const table =
            m_hall->open({.game = game, .seats = {{}, {}}, .mine = {0}, .time = time}, person(1)).value();
        return m_hall->ask(table.id, SitDown{}, person(2)).value();
    }

    // One legal move of whoever's turn it is.
    Table move(Table const& table, tests::Moves& moves) {
        return m_hall->ask(table.id, Move{moves.next(table)}, person(*table.turn() + 1)).value();
    }

    temporary::Directory m_directory;
    std::unique_ptr<storage::Database> m_database =
        storage::Database::open({storage::Backend::sqlite, m_directory.path() / "arena.db"}).value();
    std::atomic<std::int64_t> m_now = support::to_number(tests::start_of_tests);
    TableCaps m_caps;
    std::unique_ptr<Hall> m_hall;
};

TEST_F(Halls, LetBotsPlayByThemselves) {
    SeatPlan const bot{.kind = SeatKind::house_bot, .bot = "random"};
    auto const table = m_hall->open({.game = "martian-chess", .seats = {bot, bot}}, person(1)).value();
    auto const notebook = watch(table.id, {});
    notebook->wait_for("ended");
    EXPECT_TRUE(notebook->is_whole());
    EXPECT_EQ(m_hall->find(table.id)->phase, Phase::over);
}

TEST_F(Halls, LetPeoplePlayEveryGameAndKeepItsRecord) {
    for (auto const& game : tests::all_games().games()) {
        auto const seats = static_cast<std::size_t>(game->info().least_seats);
        auto table =
            m_hall
                ->open({.game = game->info().name, .seats = std::vector<SeatPlan>(seats), .mine = {0}},
                       person(1))
                .value();
        auto const notebook = watch(table.id, {});
        if (seats > 1) {
            table = m_hall->ask(table.id, SitDown{}, person(2)).value();
        }
        tests::Moves moves(table, 3);
        for (int count = 0; table.turn() && count < 40; ++count) {
            table = move(table, moves);
        }
        if (table.turn()) {
            table = m_hall->ask(table.id, Resign{}, person(1)).value();
        }
        notebook->wait_for("ended");
        EXPECT_TRUE(notebook->is_whole());
        auto const row = storage::Tables(*m_database).find(table.id).value().value();
        EXPECT_EQ(row.status, storage::TableStatus::over);
        EXPECT_THAT(storage::Contents(*m_database).get(row.record.value()).value(),
                    HasSubstr(game->info().name));
    }
}

TEST_F(Halls, LetAPersonPlayAgainstABot) {
    SeatPlan const bot{.kind = SeatKind::house_bot, .bot = "random"};
    auto table = m_hall->open({.game = "ploy", .seats = {bot, {}}, .mine = {1}}, person(1)).value();
    auto const notebook = watch(table.id, person(1));
    notebook->wait_for("moved");
    table = m_hall->find(table.id).value();
    ASSERT_EQ(table.turn(), 1);
    EXPECT_FALSE(m_hall->ask(table.id, Move{"nonsense"}, person(1)));
    EXPECT_TRUE(m_hall->ask(table.id, Move{table.position->legal_moves()->front()}, person(1)));
    EXPECT_TRUE(m_hall->ask(table.id, Resign{}, person(1)));
    notebook->wait_for("ended");
    EXPECT_TRUE(notebook->is_whole());
}

TEST_F(Halls, TellEverybodyWhatTheyMaySee) {
    auto table = of_two("battleship");
    auto const owner = watch(table.id, person(1));
    auto const other = watch(table.id, person(2));
    auto const spectator = watch(table.id, {});
    tests::Moves moves(table, 1);
    auto const fleet = moves.next(table);
    table = m_hall->ask(table.id, Move{fleet}, person(1)).value();
    for (auto const& notebook : {owner, other, spectator}) {
        notebook->wait_for("moved");
    }
    EXPECT_THAT(owner->all(), HasSubstr(fleet));
    EXPECT_THAT(other->all(), Not(HasSubstr(fleet)));
    EXPECT_THAT(spectator->all(), Not(HasSubstr(fleet)));
    ASSERT_TRUE(m_hall->ask(table.id, Resign{}, person(1)));
    spectator->wait_for("ended");
    auto const late = watch(table.id, {});
    late->wait_for("ended");
    EXPECT_THAT(late->all(), HasSubstr(fleet)) << "when it is over everybody sees everything";
}

TEST_F(Halls, TellWhoComesBackTheRest) {
    auto table = of_two("ploy");
    tests::Moves moves(table, 1);
    table = move(move(table, moves), moves);
    auto const notebook = watch(table.id, {}, 4);
    table = move(table, moves);
    ASSERT_TRUE(m_hall->ask(table.id, Resign{}, person(1)));
    notebook->wait_for("ended");
    EXPECT_TRUE(notebook->is_whole()) << notebook->all();
    EXPECT_EQ(m_hall->counts().watchers, 1U);
    m_hall->leave(table.id, notebook);
    EXPECT_EQ(m_hall->counts().watchers, 0U);
}

TEST_F(Halls, EndTheGameOfWhoIsLate) {
    auto const table = of_two("ploy", {.per_move = seconds(10)});
    auto const notebook = watch(table.id, {});
    pass(seconds(9));
    m_hall->look_at_clocks();
    EXPECT_EQ(m_hall->find(table.id)->phase, Phase::playing);
    pass(seconds(1));
    m_hall->look_at_clocks();
    notebook->wait_for("flag_fell");
    EXPECT_EQ(m_hall->find(table.id)->phase, Phase::over);
}

TEST_F(Halls, LetClocksStandStillWhileTheyAreClosed) {
    auto table = of_two("ploy", {.per_game = seconds(100)});
    tests::Moves moves(table, 1);
    table = move(table, moves);
    auto const notebook = watch(table.id, {});
    notebook->wait_for("moved");
    pass(seconds(30));
    m_hall->stop();
    notebook->wait_until_lost();
    EXPECT_EQ(m_hall->find(table.id).error().kind, ErrorKind::unavailable);
    pass(seconds(5000));
    start();
    auto const again = watch(table.id, {});
    again->wait_for("resumed");
    m_hall->look_at_clocks();
    table = m_hall->find(table.id).value();
    ASSERT_EQ(table.phase, Phase::playing);
    EXPECT_EQ(table.at(1).clock.left(), seconds(70));
    table = move(table, moves);
    EXPECT_EQ(table.at(1).used, seconds(30));
    EXPECT_TRUE(again->is_whole());
}

TEST_F(Halls, PlayARematch) {
    auto const table = of_two("ploy");
    auto const notebook = watch(table.id, {});
    ASSERT_TRUE(m_hall->ask(table.id, Resign{}, person(1)));
    ASSERT_TRUE(m_hall->ask(table.id, OfferRematch{}, person(1)));
    auto const agreed = m_hall->ask(table.id, OfferRematch{}, person(2)).value();
    notebook->wait_for("rematch");
    auto const next = m_hall->find(agreed.next.value()).value();
    EXPECT_EQ(next.phase, Phase::playing);
    EXPECT_EQ(next.seat_of(person(1)), 1);
}

TEST_F(Halls, ForgetATableThatWasRemovedWhileSomebodyLookedAtIt) {
    auto const table =
        m_hall->open({.game = "ploy", .seats = {{}, {}}, .mine = {0}}, tests::guest("a")).value();
    ASSERT_TRUE(m_hall->ask(table.id, SitDown{}, tests::guest("b")));
    auto const notebook = watch(table.id, {});
    ASSERT_TRUE(m_hall->ask(table.id, Resign{}, tests::guest("a")));
    auto const other = of_two("ploy"); // the newest is never removed
    ASSERT_TRUE(m_hall->ask(table.id, OfferRematch{}, tests::guest("a")));
    pass(seconds(31 * 24 * 3600));
    support::Moment const now{std::chrono::microseconds(m_now)};
    ASSERT_EQ(storage::Retention(*m_database).sweep_tables(0, {.of_guests = now}).value().removed, 1);

    auto const refused = m_hall->ask(table.id, OfferRematch{}, tests::guest("b"));
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().kind, ErrorKind::not_found);
    EXPECT_EQ(refused.error().message, "table 1 is no longer kept");
    notebook->wait_until_lost();
    EXPECT_EQ(m_hall->find(table.id).error().kind, ErrorKind::not_found);
    EXPECT_EQ(m_hall->ask(table.id, Chat{"hello"}, tests::guest("b")).error().kind, ErrorKind::not_found);
    EXPECT_EQ(storage::Tables(*m_database).find(table.id).value(), std::nullopt);
    auto const later = of_two("ploy");
    EXPECT_GT(later.id, other.id) << "others play on";
    EXPECT_EQ(m_hall->find(other.id).value().phase, Phase::playing);
}

TEST_F(Halls, LetAGuestWhoLogsInKeepTheSeats) {
    auto const guest = tests::guest("a");
    auto table = m_hall->open({.game = "ploy", .seats = {{}, {}}, .mine = {0}}, guest).value();
    table = m_hall->ask(table.id, SitDown{}, person(2)).value();
    auto const stream = watch(table.id, guest);
    auto const other = watch(table.id, person(2));
    ASSERT_TRUE(m_hall->take_over(guest, person(1)));
    stream->wait_until_lost(); // and comes back as the account's
    other->wait_for("taken_over");
    EXPECT_THAT(other->all(), Not(HasSubstr(guest.guest)));
    tests::Moves moves(table, 1);
    EXPECT_EQ(m_hall->ask(table.id, Move{moves.next(table)}, guest).error().kind, ErrorKind::denied);
    table = move(table, moves);
    EXPECT_EQ(storage::Tables(*m_database).list({.player = 1}, 0, 10)->size(), 1U);
    m_hall->stop();
    start();
    EXPECT_EQ(m_hall->find(table.id)->seat_of(person(1)), 0);
}

TEST_F(Halls, LetNobodyHaveTablesWithoutEnd) {
    m_caps = {.of_one = 2, .of_guests = 2};
    m_hall->stop();
    start();
    Wish const wish{.game = "ploy", .seats = {{}, {}}, .mine = {0}};
    auto const first = m_hall->open(wish, person(1)).value();
    ASSERT_TRUE(m_hall->open(wish, person(1)));
    EXPECT_EQ(m_hall->open(wish, person(1)).error().message,
              "you have 2 games that are not over: end or leave some of them first");
    auto const of_guest = m_hall->open(wish, tests::guest("a")).value();
    EXPECT_EQ(m_hall->ask(of_guest.id, SitDown{}, person(1)).error().kind, ErrorKind::refused);
    ASSERT_TRUE(m_hall->open(wish, tests::guest("b")));
    EXPECT_THAT(m_hall->open(wish, tests::guest("c")).error().message, HasSubstr("log in"));
    EXPECT_TRUE(m_hall->open(wish, person(2)));
    ASSERT_TRUE(m_hall->ask(first.id, Leave{}, person(1)));
    EXPECT_TRUE(m_hall->ask(of_guest.id, SitDown{}, person(1)));
}

TEST_F(Halls, BringTogetherWhoWishForTheSame) {
    Wish const wish{.game = "ploy", .seats = {{}, {}}, .mine = {0}, .joins = true};
    auto clocked = wish;
    clocked.time = {.per_game = std::chrono::minutes(5)};
    auto const first = m_hall->open(wish, person(1)).value();
    EXPECT_EQ(first.phase, Phase::waiting);
    EXPECT_NE(m_hall->open(clocked, person(2)).value().id, first.id) << "another clock";
    auto const again = m_hall->open(wish, person(1)).value();
    EXPECT_NE(again.id, first.id) << "nobody plays against oneself";
    auto const met = m_hall->open(wish, person(2)).value();
    EXPECT_EQ(met.id, first.id) << "the oldest";
    EXPECT_EQ(met.phase, Phase::playing);
    // Whoever made the other one has gone since.
    pass(seconds(60));
    EXPECT_NE(m_hall->open(wish, person(3)).value().id, again.id);
    auto const notebook = watch(again.id, person(1));
    EXPECT_EQ(m_hall->open(wish, tests::guest("a")).value().id, again.id);
}

TEST_F(Halls, LetAGameBeClaimedWhoseOtherPlayerHasLeft) {
    auto const table = of_two("ploy");
    auto const notebook = watch(table.id, person(2));
    m_hall->look_at_clocks();
    EXPECT_EQ(m_hall->ask(table.id, Claim{}, person(2)).error().kind, ErrorKind::refused);
    pass(seconds(11));
    m_hall->look_at_clocks();
    notebook->wait_for("away");
    EXPECT_EQ(m_hall->ask(table.id, Claim{}, person(2)).error().kind, ErrorKind::refused) << "too early";
    pass(seconds(120));
    EXPECT_EQ(m_hall->ask(table.id, Claim{}, person(1)).error().kind, ErrorKind::refused)
        << "by who has left";
    auto const won = m_hall->ask(table.id, Claim{}, person(2)).value();
    EXPECT_EQ(won.phase, Phase::over);
    EXPECT_EQ(won.end->outcome->winner, 1);
    EXPECT_EQ(won.end->why, "person 1 left the game");
}

TEST_F(Halls, EndWhatGuestsHaveAbandoned) {
    SeatPlan const bot{.kind = SeatKind::house_bot, .bot = "random"};
    Wish const wish{.game = "ploy", .seats = {{}, bot}, .mine = {0}};
    auto const of_guest = m_hall->open(wish, tests::guest("a")).value();
    auto const of_watched = m_hall->open(wish, tests::guest("b")).value();
    auto const of_person = m_hall->open(wish, person(1)).value();
    auto const notebook = watch(of_watched.id, tests::guest("b"));
    notebook->wait_for("started");
    pass(seconds(16 * 60));
    m_hall->look_at_clocks();
    auto const over = m_hall->find(of_guest.id).value();
    EXPECT_EQ(over.phase, Phase::over);
    EXPECT_FALSE(over.end->outcome);
    EXPECT_EQ(m_hall->find(of_watched.id)->phase, Phase::playing);
    EXPECT_EQ(m_hall->find(of_person.id)->phase, Phase::playing);
}

TEST_F(Halls, MakeNoMoveTwice) {
    auto const table = of_two("ploy");
    tests::Moves moves(table, 3);
    auto const move = moves.next(table);
    ASSERT_TRUE(m_hall->ask(table.id, Move{.move = move, .after = 0}, person(1)));
    EXPECT_EQ(m_hall->ask(table.id, Move{.move = move, .after = 0}, person(1)).error().kind,
              ErrorKind::conflict);
}

TEST_F(Halls, KnowWhatIsNotThere) {
    EXPECT_EQ(m_hall->find(77).error().kind, ErrorKind::not_found);
    EXPECT_EQ(m_hall->events(77).error().kind, ErrorKind::not_found);
    EXPECT_EQ(m_hall->ask(77, Resign{}, person(1)).error().kind, ErrorKind::not_found);
    SeatPlan const upload{.kind = SeatKind::upload, .bot = "mine"};
    EXPECT_EQ(m_hall->open({.game = "ploy", .seats = {upload, {}}}, person(1)).error().kind,
              ErrorKind::not_found);
    auto const notebook = watch(77, {});
    notebook->wait_until_lost();
}

TEST_F(Halls, TakeBackWhatHadLongBeenOver) {
    auto const table = of_two("ploy");
    ASSERT_TRUE(m_hall->ask(table.id, Resign{}, person(1)));
    m_hall->stop();
    start();
    EXPECT_EQ(m_hall->counts().tables, 0U);
    EXPECT_EQ(m_hall->find(table.id)->phase, Phase::over);
    EXPECT_TRUE(m_hall->ask(table.id, Chat{"well played"}, person(2)));
    EXPECT_EQ(m_hall->counts().tables, 1U);
}

} // namespace
} // namespace tables
