// Games from a given position, of every game of the arena, played to their end over the interface.
#include "api/arena_test.hpp"
#include "tables/desk_test.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace api {
namespace {

using http::Method;
using support::JsonArray;
using support::JsonObject;
using testing::HasSubstr;

// So many seats, the first for whoever makes the table.
JsonArray seats(int count) {
    JsonArray seats;
    for (int seat = 0; seat < count; ++seat) {
        seats.emplace_back(JsonObject{{"kind", seat == 0 ? "me" : "open"}});
    }
    return seats;
}

class StartPositions : public tests::ArenaTest {
protected:
    // As many people as the game needs sit down; the first makes the table.
    std::string begin(rules::GameInfo const& info, std::optional<std::string> const& position) {
        JsonObject body{{"game", info.name}, {"seats", seats(info.least_seats)}};
        if (info.name == "catan") { // long enough, and not too long
            body["options"] = {{"turns", 12}};
        } else if (info.name == "ploy") {
            body["options"] = {{"plies", 60}};
        }
        if (position) {
            body["position"] = *position;
        }
        auto const path = path_of(m_people_at[0].json(Method::post, "/tables", support::to_text(body)));
        for (int seat = 1; seat < info.least_seats; ++seat) {
            m_people_at[static_cast<std::size_t>(seat)].json(Method::post, path + "/seat", "{}");
        }
        return path;
    }
    tables::Table table(std::string const& path) { return m_hall->find(std::stoll(path.substr(8))).value(); }

    // Whoever's turn it is plays, until it is over or so many moves were played.
    void play(std::string const& path, int most) {
        auto now = table(path);
        tables::tests::Moves moves(now, 5);
        for (int count = 0; now.turn() && count < most; ++count) {
            auto& who = m_people_at[static_cast<std::size_t>(*now.turn())];
            m_now += std::chrono::seconds(1); // nobody plays as fast as a test
            who.json(Method::post, path + "/moves", support::to_text(JsonObject{{"move", moves.next(now)}}));
            now = table(path);
        }
    }

    std::vector<tests::Client> m_people_at{user("otter"), user("beaver")};
};

TEST_F(StartPositions, AreWhereAGameOfAnyKindGoesOn) {
    for (auto const& game : m_games.games()) {
        SCOPED_TRACE(game->info().name);
        auto const first = begin(game->info(), std::nullopt);
        play(first, 6);
        auto const position = table(first).position->position();
        auto const path = begin(game->info(), position);
        EXPECT_EQ(table(path).position->position(), position);
        EXPECT_EQ(table(path).turn(), table(first).turn());
        EXPECT_FALSE(client().json(Method::get, first).at("from_position").as_bool());
        EXPECT_TRUE(client().json(Method::get, path).at("from_position").as_bool()) << "everybody is told";
        play(path, 100'000);
        EXPECT_EQ(table(path).phase, tables::Phase::over);
        auto const record = client().send(Method::get, path + "/record");
        EXPECT_EQ(record.status, 200U);
        EXPECT_THAT(std::string(record.text()), HasSubstr(game->info().name));
    }
}

TEST_F(StartPositions, ThatAreNoneGetAClearError) {
    for (auto const& game : m_games.games()) {
        for (auto const& bad : {std::string(), std::string("x"), std::string("0 0 0 0"),
                                std::string("\x01\x02"), std::string(5000, '-'), std::string("\xC3\xA9")}) {
            JsonObject const body{
                {"game", game->info().name}, {"seats", seats(game->info().least_seats)}, {"position", bad}};
            auto const answer = m_people_at[0].send(Method::post, "/tables", support::to_text(body));
            EXPECT_EQ(answer.status, 400U) << game->info().name << bad;
            auto const message =
                support::parse_json(answer.text()).value().at("error").at("message").as_string();
            EXPECT_GT(message.size(), 20U) << message;
        }
        m_now += std::chrono::minutes(1);
    }
}

TEST_F(StartPositions, AreForCasualGames) {
    auto const position = rules::start_standard(*m_games.find("ploy").value(), 1).value()->position();
    JsonObject const body{{"game", "ploy"}, {"seats", seats(2)}, {"position", position}, {"casual", false}};
    EXPECT_THAT(std::string(m_people_at[0].send(Method::post, "/tables", support::to_text(body)).text()),
                HasSubstr("games from a position must be casual"));
}

} // namespace
} // namespace api
