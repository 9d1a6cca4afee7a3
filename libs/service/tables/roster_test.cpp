// Remote bots in a real hall, over connections that are none: connections come, are cut, and come again.
#include "all_games/all_games.hpp"
#include "storage/accounts_test.hpp"
#include "tables/roster.hpp"
#include "temporary/directory.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <atomic>
#include <condition_variable>
#include <deque>

namespace tables {
namespace {

using std::chrono::seconds;
using support::ErrorKind;
using support::Json;
using testing::HasSubstr;

// Remembers what is sent to the bot.
class PaperConnection final : public wire::BotConnection {
public:
    void send(std::string text) override {
        std::lock_guard const lock(m_mutex);
        m_messages.push_back(support::parse_json(text).value());
        m_news.notify_all();
    }
    void close() override {
        std::lock_guard const lock(m_mutex);
        m_is_closed = true;
    }

    Json next() {
        std::unique_lock lock(m_mutex);
        m_news.wait(lock, [&] { return !m_messages.empty(); });
        auto message = std::move(m_messages.front());
        m_messages.pop_front();
        return message;
    }
    Json next(std::string_view type) {
        for (;;) {
            if (auto message = next(); message.at("type").as_string() == type) {
                return message;
            }
        }
    }
    [[nodiscard]] bool is_closed() {
        std::lock_guard const lock(m_mutex);
        return m_is_closed;
    }
    [[nodiscard]] bool is_empty() {
        std::lock_guard const lock(m_mutex);
        return m_messages.empty();
    }

private:
    std::mutex m_mutex;
    std::condition_variable m_news;
    std::deque<Json> m_messages;
    bool m_is_closed = false;
};

Participant account_holder(std::int64_t id) {
    return {.account = id, .guest = {}, .name = "person " + std::to_string(id)};
}

class RosterTest : public testing::Test {
protected:
    RosterTest() {
        for (auto const* const name : {"otter", "beaver"}) {
            storage::add_account(*m_database, name);
        }
        start();
    }

    void start() {
        m_hall.reset();
        Now const now = [this] { return support::Moment(std::chrono::microseconds(m_now)); };
        m_roster = std::make_shared<Roster>(now);
        m_hall =
            Hall::start(*m_database, m_games, {.remote_bots = m_roster, .now = now, .caps = {.of_one = 1000}})
                .value();
    }
    void pass(seconds time) { m_now += std::chrono::microseconds(time).count(); }

    std::shared_ptr<PaperConnection> connect(bool is_public = false) {
        auto connection = std::make_shared<PaperConnection>();
        m_roster->arrive(arrival("bot", is_public), connection);
        return connection;
    }
    static Arrival arrival(std::string name, bool is_public = false) {
        return {.account = 1,
                .owner = "otter",
                .name = std::move(name),
                .games = {"ploy", "martian-chess"},
                .is_public = is_public};
    }
    support::Result<Table> open(Participant const& who, SeatPlan const& other = {},
                                std::string const& game = "martian-chess") {
        SeatPlan const remote{.kind = SeatKind::remote_bot, .bot = "otter/bot"};
        Wish wish{.game = game, .seats = {remote, other}, .time = {.per_game = seconds(100)}};
        if (other.is_for_people()) {
            wish.mine = {1};
        }
        return m_hall->open(wish, who);
    }
    // What the game's random bot says to a call.
    wire::Answer think(Json const& call, std::string const& game = "martian-chess") {
        auto const bot = rules::make_house_bot(**m_games.find(game), "random", 1).value();
        auto value = bot->answer(call.at("method").as_string(), call.at("arguments").as_object(), {}).value();
        return {.id = std::string(call.at("id").as_string()), .value = std::move(value)};
    }

    temporary::Directory m_directory;
    std::unique_ptr<storage::Database> m_database =
        storage::Database::open({storage::Backend::sqlite, m_directory.path() / "arena.db"}).value();
    rules::Registry m_games = all_games::all_games();
    std::atomic<std::int64_t> m_now = 1'700'000'000'000'000;
    std::shared_ptr<Roster> m_roster;
    std::unique_ptr<Hall> m_hall;
};

TEST_F(RosterTest, LetsARemoteBotPlayAGameToItsEnd) {
    auto const connection = connect();
    auto const hello = connection->next();
    EXPECT_EQ(hello.at("bot"), "otter/bot");
    EXPECT_EQ(hello.at("playing").as_array().size(), 0U);
    auto const table = open(account_holder(1), {.kind = SeatKind::house_bot, .bot = "random"}).value();
    auto const start = connection->next();
    EXPECT_EQ(start.at("type"), "start");
    EXPECT_EQ(start.at("clock").at("per_game"), 100);
    EXPECT_EQ(start.at("players").at(1), "random");
    for (auto message = connection->next(); message.at("type") != "over"; message = connection->next()) {
        ASSERT_EQ(message.at("type"), "call");
        EXPECT_EQ(message.at("time_ms"), 100'000);
        ASSERT_TRUE(m_roster->take("otter/bot", *connection, think(message)));
    }
    EXPECT_EQ(m_hall->find(table.id)->phase, Phase::over);
    EXPECT_EQ(m_hall->find(table.id)->blame, std::nullopt);
}

TEST_F(RosterTest, AsksAgainAfterTheLineWasCutAndTakesOneAnswer) {
    auto const first = connect();
    auto const table = open(account_holder(1)).value();
    auto const call = first->next("call");
    m_roster->leave("otter/bot", *first);
    EXPECT_FALSE(m_roster->take("otter/bot", *first, think(call))) << "it is not there";
    pass(seconds(30));
    auto const second = connect();
    EXPECT_EQ(second->next("hello").at("playing").at(0).at("table"), table.id);
    second->next("start");
    auto const again = second->next("call");
    EXPECT_EQ(again.at("id"), call.at("id"));
    EXPECT_EQ(again.at("time_ms"), 70'000) << "the clock goes on";
    EXPECT_TRUE(m_roster->take("otter/bot", *second, think(again)));
    EXPECT_THAT(m_roster->take("otter/bot", *second, think(again)).error().message, HasSubstr("not open"));
    auto moved = m_hall->find(table.id).value();
    ASSERT_EQ(moved.moves.size(), 1U);
    EXPECT_EQ(moved.at(0).clock.left(), seconds(70));
}

TEST_F(RosterTest, LosesOnTimeWhileItIsAway) {
    auto const connection = connect();
    auto const table = open(account_holder(1)).value();
    auto const call = connection->next("call");
    m_roster->leave("otter/bot", *connection);
    pass(seconds(100));
    m_hall->look_at_clocks();
    EXPECT_THAT(m_hall->find(table.id)->end->why, HasSubstr("ran out of time"));
    auto const again = connect();
    EXPECT_EQ(again->next("hello").at("playing").as_array().size(), 0U);
    EXPECT_TRUE(again->is_empty());
    EXPECT_FALSE(m_roster->take("otter/bot", *again, think(call)));
}

TEST_F(RosterTest, LosesItsSeatsWhenItsAccessIsRevoked) {
    auto const connection = connect();
    auto const table = open(account_holder(1)).value();
    connection->next("call");
    m_roster->dismiss([](Arrival const& bot) { return bot.account == 2; });
    EXPECT_FALSE(connection->is_closed()) << "somebody else's";
    m_roster->dismiss([](Arrival const& bot) { return bot.account == 1; });
    EXPECT_TRUE(connection->is_closed());
    EXPECT_EQ(m_roster->present().size(), 0U);
    auto const ended = m_hall->find(table.id).value(); // what was said before is done by now
    EXPECT_EQ(ended.phase, Phase::over);
    EXPECT_THAT(ended.blame->why, HasSubstr("revoked"));
    EXPECT_EQ(connect()->next("hello").at("playing").as_array().size(), 0U);
}

TEST_F(RosterTest, LosesASeatWhereItIsNotItsTurn) {
    auto const connection = connect(true);
    auto const table = open(account_holder(2), {.kind = SeatKind::open}).value();
    ASSERT_TRUE(m_roster->take("otter/bot", *connection, think(connection->next("call"))));
    ASSERT_EQ(m_hall->find(table.id)->turn(), 1);
    m_roster->leave("otter/bot", *connection);
    m_roster->dismiss([](Arrival const& bot) { return bot.account == 1; });
    EXPECT_EQ(m_hall->find(table.id)->phase, Phase::playing);
    auto const back = connect(true);
    EXPECT_EQ(back->next("hello").at("playing").as_array().size(), 0U) << "the seat is lost";
    auto const now = m_hall->find(table.id).value();
    auto const move = now.position->legal_moves()->front();
    ASSERT_TRUE(m_hall->ask(table.id, Move{move}, account_holder(2)));
    EXPECT_THAT(m_hall->find(table.id)->blame->why, HasSubstr("revoked"));
}

TEST_F(RosterTest, GoesOnWithItsGamesWhenTheServerIsBack) {
    auto const connection = connect();
    auto const table = open(account_holder(1)).value();
    auto const call = connection->next("call");
    pass(seconds(40));
    m_hall->stop();
    EXPECT_FALSE(m_roster->take("otter/bot", *connection, think(call))) << "nobody would hear it";
    pass(seconds(5000));
    start();
    std::ignore = m_hall->find(table.id); // what was loaded goes on by now
    auto const again = connect();
    auto const asked = again->next("call");
    EXPECT_EQ(asked.at("id"), call.at("id"));
    EXPECT_EQ(asked.at("time_ms"), 60'000);
    EXPECT_TRUE(m_roster->take("otter/bot", *again, think(asked)));
    EXPECT_EQ(m_hall->find(table.id)->moves.size(), 1U);
}

TEST_F(RosterTest, GivesTheNameToTheNewerConnection) {
    auto const older = connect();
    open(account_holder(1)).value();
    auto const call = older->next("call");
    auto const newer = connect();
    EXPECT_EQ(older->next().at("type"), "replaced");
    EXPECT_TRUE(older->is_closed());
    EXPECT_FALSE(m_roster->take("otter/bot", *older, think(call)));
    m_roster->leave("otter/bot", *older);
    EXPECT_EQ(m_roster->present().size(), 1U) << "the older one has nothing to leave";
    EXPECT_TRUE(m_roster->take("otter/bot", *newer, think(newer->next("call"))));
}

TEST_F(RosterTest, SeatsABotForItsOwnerAndOthersOnlyIfItIsPublic) {
    EXPECT_EQ(open(account_holder(1)).error().kind, ErrorKind::not_found) << "it is not connected";
    auto const connection = connect();
    auto const error = open(account_holder(2)).error();
    EXPECT_THAT(error.message, HasSubstr("not connected")) << "others are not told more";
    EXPECT_THAT(open(account_holder(1), {}, "battleship").error().message, HasSubstr("does not play"));
    EXPECT_TRUE(open(account_holder(1)));
    auto const open_line = connect(true);
    EXPECT_TRUE(open(account_holder(2)));
    EXPECT_EQ(m_roster->present().front().playing, 2U);
    for (std::size_t count = 2; count < Roster::most_seats; ++count) {
        ASSERT_TRUE(open(account_holder(1)));
    }
    EXPECT_EQ(open(account_holder(1)).error().kind, ErrorKind::denied);
}

TEST_F(RosterTest, PlaysSeveralGamesAtOnceAndBothSeatsOfOne) {
    auto const connection = connect();
    auto const other = open(account_holder(1)).value();
    auto const call = connection->next("call");
    auto const table = open(account_holder(1), {.kind = SeatKind::remote_bot, .bot = "otter/bot"}).value();
    EXPECT_EQ(connection->next("call").at("table"), table.id);
    EXPECT_TRUE(m_roster->take("otter/bot", *connection, think(call)));
    EXPECT_TRUE(m_roster->take("otter/bot", *connection,
                               wire::Failed{.id = std::to_string(table.id) + "-0-0", .why = ""}));
    EXPECT_EQ(connection->next("over").at("why"), "the bot otter/bot failed");
    EXPECT_EQ(connection->next("over").at("outcome").at("winner"), 1);
    EXPECT_EQ(m_hall->find(other.id)->phase, Phase::playing);
}

TEST_F(RosterTest, HasRoomForSomeBotsOfOneOwner) {
    std::vector<std::shared_ptr<PaperConnection>> connections;
    for (std::size_t count = 0; count < Roster::most_of_one_owner; ++count) {
        auto const bot = arrival("bot" + std::to_string(count));
        EXPECT_TRUE(m_roster->check_room(bot));
        m_roster->arrive(bot, connections.emplace_back(std::make_shared<PaperConnection>()));
    }
    EXPECT_EQ(m_roster->check_room(arrival("more")).error().kind, ErrorKind::denied);
    EXPECT_TRUE(m_roster->check_room(arrival("bot1"))) << "it would be the same";
    m_roster->leave("otter/bot3", *connections[3]);
    EXPECT_TRUE(m_roster->check_room(arrival("more")));
}

TEST_F(RosterTest, LetsNobodyHaveARematchWithABotThatIsGone) {
    auto const connection = connect();
    auto const table = open(account_holder(1)).value();
    ASSERT_TRUE(m_hall->ask(table.id, Resign{}, account_holder(1)));
    m_roster->leave("otter/bot", *connection);
    EXPECT_EQ(m_hall->ask(table.id, OfferRematch{}, account_holder(1)).error().kind, ErrorKind::not_found);
    auto const again = connect();
    EXPECT_TRUE(m_hall->ask(table.id, OfferRematch{}, account_holder(1)));
    EXPECT_EQ(again->next("start").at("seat"), 1);
}

} // namespace
} // namespace tables
