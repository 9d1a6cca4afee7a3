// What bots wrote during a game is for their authors, whatever the game was played for.
#include "all_games/all_games.hpp"
#include "api/own_seats.hpp"
#include "api/record_answer.hpp"
#include "record/text.hpp"
#include "runtime/play.hpp"
#include "storage/accounts_test.hpp"
#include "temporary/directory.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace api {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

class RecordedGame : public testing::Test {
protected:
    RecordedGame() {
        for (auto const* const name : {"root", "otter", "beaver"}) {
            storage::add_account(*m_database, name);
        }
        auto const source = storage::Contents(*m_database).put("x").value();
        EXPECT_TRUE(m_database->write([&](storage::Transaction& transaction) {
            storage::NewSubmission const by_otter{
                .author = 2, .game = "ploy", .file_name = "bot.py", .source = source};
            storage::Submissions::add(transaction, by_otter, {});
        }));
        auto const game = m_games.find("martian-chess").value();
        std::vector<runtime::Player> players;
        for (rules::Seat const seat : {0, 1}) {
            auto bot = rules::make_house_bot(*game, "random", game->bot_seed(5, seat)).value();
            players.push_back(runtime::house_player("random", std::move(bot)));
        }
        m_record = runtime::play(*game, {.options = rules::Options::create(game->info().options, {}).value()},
                                 std::move(players), {})
                       .value();
        m_record.logs.assign(3, record::Log(100));
        m_record.logs[1].add(4, "a secret");
        m_record.logs[1].cut(7);
    }

    // The seats of a house bot, of otter's bot, and of a bot that has gone.
    std::vector<rules::Seat> seats_of(std::optional<people::Person> const& person) {
        http::Request const request;
        support::JsonObject const body;
        std::optional<people::Recognised> const nobody;
        Call const call{.request = request,
                        .values = m_none,
                        .person = person,
                        .session = m_no_session,
                        .body = body,
                        .now = {},
                        .who = nobody};
        storage::Submissions bots(*m_database);
        return own_seats(call, bots,
                         {league::house_entrant("random"), league::bot_entrant(1, "otter's", 1),
                          league::bot_entrant(99, "gone", 1)})
            .value();
    }

    temporary::Directory m_directory;
    std::unique_ptr<storage::Database> m_database =
        storage::Database::open({storage::Backend::sqlite, m_directory.path() / "arena.db"}).value();
    rules::Registry m_games = all_games::all_games();
    record::GameRecord m_record;
    std::vector<std::string> m_none;
    std::string m_no_session;
};

TEST_F(RecordedGame, IsForEverybodyWithoutWhatTheBotsWrote) {
    storage::Contents contents(*m_database);
    auto const text = record::to_text(m_record);
    auto const key = contents.put(text).value();
    auto const answer = record_answer({}, contents, key).value();
    EXPECT_THAT(text, HasSubstr("a secret"));
    EXPECT_THAT(std::string(answer.text()), Not(HasSubstr("a secret")));
    auto const shown = record::from_text(answer.text());
    ASSERT_TRUE(shown) << shown.error().message;
    EXPECT_EQ(shown->moves.size(), m_record.moves.size());
    EXPECT_EQ(answer.headers.find("etag").value_or(""), '"' + key + '"');
}

TEST_F(RecordedGame, HasItsLogsBySeat) {
    auto const text = record::to_text(m_record);
    auto const logs = support::parse_json(logs_answer(text, {0}).value().text()).value();
    auto const expected = support::parse_json(
        R"({"items": [{"seat": 0, "cut": 7, "lines": [{"moves": 4, "text": "a secret"}]}]})");
    EXPECT_EQ(logs, *expected);
    EXPECT_EQ(support::parse_json(logs_answer(text, {}).value().text()).value().at("items"),
              support::JsonArray());
    EXPECT_FALSE(logs_answer("no record", {0}));
}

TEST_F(RecordedGame, HasSeatsThatAreTheAskers) {
    EXPECT_THAT(seats_of({}), IsEmpty());
    EXPECT_THAT(seats_of(people::Person{.id = 3, .name = "beaver", .role = people::Role::user}), IsEmpty());
    EXPECT_THAT(seats_of(people::Person{.id = 2, .name = "otter", .role = people::Role::user}),
                ElementsAre(1));
    EXPECT_THAT(seats_of(people::Person{.id = 1, .name = "root", .role = people::Role::administrator}),
                ElementsAre(0, 1, 2));
}

} // namespace
} // namespace api
