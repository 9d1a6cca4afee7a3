// Games between anyone, as browsers and programs play them, without the network.
#include "api/arena_test.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>

namespace api {
namespace {

using http::Method;
using testing::AllOf;
using testing::HasSubstr;
using testing::Not;
using tests::Client;
using tests::ploy_for_two;
using tests::Wire;
using TablesOverTheInterface = tests::ArenaTest;

TEST_F(TablesOverTheInterface, LetTwoPeoplePlay) {
    auto otter = user("otter");
    auto beaver = user("beaver");
    auto const path = path_of(otter.json(Method::post, "/tables", ploy_for_two));
    auto const table = beaver.json(Method::post, path + "/seat", "{}");
    EXPECT_EQ(table.at("status"), "playing");
    EXPECT_EQ(table.at("you"), 1);
    EXPECT_EQ(beaver.status(Method::get, path + "/legal-moves"), 422U);
    EXPECT_EQ(beaver.status(Method::post, path + "/moves", any_move(otter, path)), 422U) << "not its turn";
    EXPECT_EQ(otter.status(Method::post, path + "/moves", R"({"move": "nonsense"})"), 422U);
    EXPECT_EQ(otter.status(Method::post, path + "/moves", any_move(otter, path)), 200U);
    EXPECT_EQ(beaver.status(Method::post, path + "/draw", R"({"answer": "perhaps"})"), 400U);
    EXPECT_EQ(beaver.status(Method::post, path + "/draw", R"({"answer": "offer"})"), 200U);
    EXPECT_EQ(otter.status(Method::post, path + "/draw", R"({"answer": "decline"})"), 200U);
    EXPECT_EQ(otter.status(Method::post, path + "/takeback", R"({"answer": "perhaps"})"), 400U);
    EXPECT_EQ(beaver.status(Method::post, path + "/takeback", R"({"answer": "offer"})"), 422U) << "no move";
    EXPECT_EQ(otter.json(Method::post, path + "/takeback", R"({"answer": "offer"})").at("takeback_offer"), 0);
    EXPECT_EQ(beaver.json(Method::post, path + "/takeback", R"({"answer": "accept"})").at("moves"), 0);
    EXPECT_EQ(otter.status(Method::post, path + "/moves", any_move(otter, path)), 200U);
    EXPECT_EQ(otter.status(Method::post, path + "/chat", R"({"text": "good luck"})"), 200U);
    EXPECT_EQ(otter.status(Method::get, path + "/record"), 422U);
    EXPECT_EQ(otter.json(Method::post, path + "/resignation").at("status"), "over");
    auto const record = client().send(Method::get, path + "/record");
    EXPECT_THAT(std::string(record.text()), HasSubstr("tulkas-record 1"));
    auto again = client().request(Method::get, path + "/record", "");
    again.headers.add("if-none-match", *record.headers.find("etag"));
    EXPECT_EQ(m_interface.answer(again).status, 304U);
    EXPECT_EQ(otter.status(Method::post, path + "/rematch"), 200U);
    EXPECT_EQ(otter.status(Method::post, path + "/rematch"), 409U);
    EXPECT_EQ(beaver.status(Method::post, path + "/rematch"), 200U);
    EXPECT_EQ(beaver.json(Method::get, path).at("you"), 1) << "a player keeps the seat when the game is over";
    EXPECT_TRUE(client().json(Method::get, path).at("you").is_null());
    auto const picture = client().send(Method::get, path + "/picture");
    EXPECT_THAT(std::string(picture.text()), HasSubstr("<svg"));
    EXPECT_THAT(picture.headers.find("content-security-policy").value(),
                HasSubstr("sandbox; script-src 'none'"));
}

TEST_F(TablesOverTheInterface, ShowEarlierPositionsAsTheAskerMaySeeThem) {
    auto otter = user("otter");
    auto beaver = user("beaver");
    auto const made = otter.json(Method::post, "/tables",
                                 R"({"game": "battleship", "seats": [{"kind": "me"}, {"kind": "open"}]})");
    auto const path = path_of(made);
    beaver.json(Method::post, path + "/seat", "{}");
    auto const fleet =
        R"({"move": "A-1-h-4,A-3-h-3,A-5-h-3,A-7-h-2,A-9-h-2,F-1-h-2,F-3-h-1,F-5-h-1,F-7-h-1,F-9-h-1"})";
    ASSERT_EQ(otter.status(Method::post, path + "/moves", fleet), 200U);
    ASSERT_EQ(beaver.status(Method::post, path + "/moves", fleet), 200U);
    auto const views = [&](Client who) {
        auto const all = who.json(Method::get, path + "/views");
        EXPECT_EQ(all.at("items").as_array().size(), 3U);
        return all;
    };
    EXPECT_EQ(views(otter).at("items").at(2).at("view"), otter.json(Method::get, path).at("view"));
    EXPECT_EQ(views(beaver).at("items").at(2).at("view"), beaver.json(Method::get, path).at("view"));
    EXPECT_EQ(views(client()).at("items").at(2).at("view"), client().json(Method::get, path).at("view"));
    EXPECT_NE(views(otter).at("items").at(1).at("view"), views(beaver).at("items").at(1).at("view"));
    EXPECT_TRUE(views(otter).at("items").at(2).at("position").is_null()) << "the fleets stand in it";
    ASSERT_EQ(otter.status(Method::post, path + "/resignation", "{}"), 200U);
    EXPECT_TRUE(views(client()).at("items").at(2).at("position").is_string());
    auto const page = otter.json(Method::get, path + "/views?from=1&limit=1");
    EXPECT_EQ(page.at("items").at(0).at("ply"), 1);
    EXPECT_EQ(page.at("next"), 2);
    EXPECT_TRUE(otter.json(Method::get, path + "/views?from=9").at("items").as_array().empty());
    EXPECT_EQ(otter.status(Method::get, path + "/views?from=first"), 400U);
}

TEST_F(TablesOverTheInterface, LetGuestsPlayCasualGames) {
    auto guest = client();
    auto const made = guest.json(Method::post, "/tables",
                                 R"({"game": "ploy", "seats": [{"kind": "me"}, {"kind": "open"}],
                                     "clock": {"per_game": 300, "increment": 2}})");
    EXPECT_THAT(guest.whole_cookie(),
                AllOf(HasSubstr("tulkas_guest="), HasSubstr("HttpOnly"), HasSubstr("SameSite=Lax")));
    auto const path = path_of(made);
    EXPECT_EQ(guest.json(Method::get, path).at("you"), 0);
    auto other = client();
    EXPECT_EQ(other.json(Method::post, path + "/seat", "{}").at("you"), 1);
    EXPECT_EQ(guest.status(Method::post, path + "/moves", any_move(guest, path)), 200U);
    EXPECT_EQ(guest.json(Method::get, "/tables?mine=1").at("items").as_array().size(), 1U);
    EXPECT_EQ(client().json(Method::get, "/tables?mine=1").at("items").as_array().size(), 0U);
    EXPECT_EQ(
        guest.status(Method::post, "/tables",
                     R"({"game": "ploy", "seats": [{"kind": "me"}, {"kind": "open"}], "casual": false})"),
        403U);
}

TEST_F(TablesOverTheInterface, LetAGuestWhoRegistersKeepTheSeat) {
    user("root");
    auto guest = client();
    auto const path = path_of(guest.json(Method::post, "/tables", ploy_for_two));
    auto other = client();
    ASSERT_EQ(other.status(Method::post, path + "/seat", "{}"), 200U);
    auto const credentials = R"({"name": "otter", "password": "a long password"})";
    ASSERT_EQ(guest.status(Method::post, "/people", credentials), 201U);
    auto const table = guest.json(Method::get, path);
    EXPECT_EQ(table.at("you"), 0);
    EXPECT_EQ(table.at("seats").at(0).at("name"), "otter");
    EXPECT_EQ(guest.status(Method::post, path + "/moves", any_move(guest, path)), 200U);
    // So does one who logs in.
    auto again = client();
    auto const next = path_of(again.json(Method::post, "/tables", ploy_for_two));
    ASSERT_EQ(again.status(Method::post, "/session", credentials), 201U);
    EXPECT_EQ(again.json(Method::get, next).at("you"), 0);
    EXPECT_EQ(again.json(Method::get, "/tables?mine=1").at("items").as_array().size(), 2U);
}

TEST_F(TablesOverTheInterface, AreNotMadeWithoutEnd) {
    auto otter = user("otter");
    auto const program = R"({"label": "x"})";
    auto const token = std::string(otter.json(Method::post, "/tokens", program).at("token").as_string());
    http::Response last;
    for (int count = 0; count <= 50; ++count) {
        auto request = client().request(Method::post, "/tables", ploy_for_two);
        request.headers.add("authorization", "Bearer " + token);
        last = m_interface.answer(request);
        m_now += std::chrono::minutes(1); // they are not made too fast, but too many
    }
    EXPECT_EQ(last.status, 422U);
    EXPECT_THAT(std::string(last.text()), HasSubstr("you have 50 games that are not over"));
}

TEST_F(TablesOverTheInterface, InviteByLink) {
    auto otter = user("otter");
    auto const made = otter.json(Method::post, "/tables",
                                 R"({"game": "ploy", "seats": [{"kind": "me"}, {"kind": "invited"}],
                                     "private": true})");
    auto const path = path_of(made);
    auto const secret = std::string(made.at("invitations").at(0).at("secret").as_string());
    auto guest = client();
    EXPECT_EQ(guest.status(Method::get, path), 404U);
    EXPECT_EQ(guest.status(Method::get, path + "?invitation=guess"), 404U);
    EXPECT_EQ(guest.status(Method::get, path + "?invitation=" + secret), 200U);
    EXPECT_EQ(guest.status(Method::post, path + "/seat", R"({"invitation": "guess"})"), 404U);
    EXPECT_EQ(guest.json(Method::post, path + "/seat", R"({"invitation": ")" + secret + R"("})").at("status"),
              "playing");
    EXPECT_EQ(guest.status(Method::get, path), 200U) << "one sees where one sits";
    EXPECT_EQ(client().json(Method::get, "/tables").at("items").as_array().size(), 0U);
    EXPECT_EQ(otter.json(Method::get, "/tables?mine=1").at("items").as_array().size(), 1U);
}

TEST_F(TablesOverTheInterface, AreListedPageByPage) {
    auto otter = user("otter");
    for (int i = 0; i < 3; ++i) {
        otter.json(Method::post, "/tables", ploy_for_two);
    }
    auto const page = otter.json(Method::get, "/tables?limit=2&status=waiting&game=ploy&player=1");
    EXPECT_EQ(page.at("items").as_array().size(), 2U);
    auto const next = "/tables?limit=2&after=" + std::to_string(page.at("next").as_int64());
    EXPECT_EQ(otter.json(Method::get, next).at("items").as_array().size(), 1U);
    EXPECT_EQ(otter.status(Method::get, "/tables?player=x"), 400U);
    EXPECT_EQ(otter.status(Method::get, "/tables?status=idle"), 400U);
}

TEST_F(TablesOverTheInterface, SayWhatIsWrongWithAWish) {
    auto otter = user("otter");
    auto const error = [&](std::string const& body) {
        auto const response = otter.send(Method::post, "/tables", body);
        EXPECT_THAT(response.status, testing::AnyOf(400U, 404U));
        auto const json = support::parse_json(response.text()).value();
        return std::string(json.at("error").at("message").as_string());
    };
    EXPECT_EQ(error(R"({"game": "ploy"})"), "the field seats is missing");
    EXPECT_EQ(error(R"({"game": "ploy", "seats": {}})"), "the field seats must be a list (got {})");
    EXPECT_THAT(error(R"({"game": "ploy", "seats": [1]})"), HasSubstr("seats[0]"));
    EXPECT_THAT(error(R"({"game": "ploy", "seats": [{"kind": "king"}, {"kind": "me"}]})"),
                HasSubstr("house"));
    EXPECT_THAT(error(R"({"game": "ploy", "seats": [{"kind": "house"}, {"kind": "me"}]})"), HasSubstr("bot"));
    EXPECT_THAT(error(R"({"game": "ploy", "seats": [{"kind": "upload", "bot": "x"}, {"kind": "me"}]})"),
                HasSubstr("no bot x"));
    EXPECT_THAT(error(R"({"game": "ploy", "seats": [{"kind": "me"}, {"kind": "open"}], "clock": {"x": 1}})"),
                HasSubstr("clock"));
    EXPECT_THAT(
        error(R"({"game": "ploy", "seats": [{"kind": "me"}, {"kind": "open"}], "options": {"x": []}})"),
        HasSubstr("options.x"));
    EXPECT_THAT(error(R"({"game": "ploy", "seats": [{"kind": "me"}, {"kind": "open"}], "position": "x"})"),
                Not(HasSubstr("server")));
}

// Whoever adds an operation says here what somebody gets who has nothing to do with a game that others play.
TEST_F(TablesOverTheInterface, GiveStrangersWhatTheTableOfPermissionsSays) {
    struct Permission {
        unsigned status;
        std::string body = {};
    };
    std::map<std::string, Permission> const permissions{
        {"listTables", {200}},
        {"showTable", {200}},
        {"listEvents", {200}},
        {"showRecord", {422}}, // it is not over
        {"listLegalMoves", {403}},
        {"showPicture", {200}},
        {"listViews", {200}},
        {"makeTable", {201, ploy_for_two}},
        {"sitDown", {422, "{}"}}, // it has begun
        {"leaveTable", {403}},
        {"playMove", {403, R"({"move": "nonsense"})"}},
        {"resign", {403}},
        {"agreeOnDraw", {403, R"({"answer": "offer"})"}},
        {"takeMoveBack", {403, R"({"answer": "offer"})"}},
        {"offerRematch", {403}},
        {"chat", {403, R"({"text": "boo"})"}},
        {"watchTable", {426}},
        {"claimGame", {403}},
    };
    auto otter = user("otter");
    auto beaver = user("beaver");
    auto const path = path_of(otter.json(Method::post, "/tables", ploy_for_two));
    ASSERT_EQ(beaver.status(Method::post, path + "/seat", "{}"), 200U);
    auto const before = std::string(client().send(Method::get, path).text());
    auto const operations = m_tables.all();
    EXPECT_EQ(operations.size(), permissions.size());
    for (auto const& operation : operations) {
        ASSERT_TRUE(permissions.contains(operation.id)) << operation.id;
        auto const& [status, body] = permissions.at(operation.id);
        auto address = operation.path;
        if (auto const open = address.find("{game}"); open != std::string::npos) {
            address.replace(open, 6, "ploy");
        }
        if (auto const open = address.find("/tables/{id}"); open != std::string::npos) {
            address.replace(open, 12, path);
        }
        EXPECT_EQ(operation.access, Access::anybody) << operation.id;
        EXPECT_EQ(client().status(operation.method, address, body), status) << operation.id;
    }
    EXPECT_EQ(client().send(Method::get, path).text(), before);
}

// Nobody does anything with another's seat.
TEST_F(TablesOverTheInterface, AreSafeFromOthers) {
    auto otter = user("otter");
    auto beaver = user("beaver");
    auto const path = path_of(otter.json(Method::post, "/tables", ploy_for_two));
    auto stranger = user("stranger");
    auto guest = client();
    EXPECT_EQ(stranger.status(Method::remove, path + "/seat"), 403U);
    ASSERT_EQ(beaver.status(Method::post, path + "/seat", "{}"), 200U);
    auto const before = std::string(client().send(Method::get, path).text());
    auto const move = any_move(otter, path);
    for (auto* other : {&stranger, &guest}) {
        EXPECT_EQ(other->status(Method::post, path + "/moves", move), 403U);
        EXPECT_EQ(other->status(Method::post, path + "/resignation"), 403U);
        EXPECT_EQ(other->status(Method::post, path + "/draw", R"({"answer": "offer"})"), 403U);
        EXPECT_EQ(other->status(Method::post, path + "/chat", R"({"text": "boo"})"), 403U);
        EXPECT_EQ(other->status(Method::post, path + "/rematch"), 403U);
        EXPECT_EQ(other->status(Method::remove, path + "/seat"), 403U);
        EXPECT_EQ(other->status(Method::post, path + "/seat", "{}"), 422U) << "the game has begun";
        EXPECT_EQ(other->status(Method::get, path + "/legal-moves"), 403U);
    }
    EXPECT_EQ(client().send(Method::get, path).text(), before);
    EXPECT_EQ(stranger.status(Method::post, "/tables/x/moves", move), 400U);
    EXPECT_EQ(stranger.status(Method::post, "/tables/99/moves", move), 404U);
}

TEST_F(TablesOverTheInterface, ShowHiddenThingsToTheirOwnerAlone) {
    auto otter = user("otter");
    auto beaver = user("beaver");
    auto const path = path_of(otter.json(
        Method::post, "/tables", R"({"game": "battleship", "seats": [{"kind": "me"}, {"kind": "open"}]})"));
    ASSERT_EQ(beaver.status(Method::post, path + "/seat", "{}"), 200U);
    auto const table = m_hall->find(std::stoll(path.substr(8))).value();
    auto const fleet = rules::make_house_bot(*table.game, "random", 1).value()->decide(*table.position, {});
    ASSERT_EQ(otter.status(Method::post, path + "/moves", R"({"move": ")" + fleet + R"("})"), 200U);
    auto const told = [&](Client& client) {
        return std::string(client.send(Method::get, path + "/events").text()) +
               std::string(client.send(Method::get, path).text()) +
               std::string(client.send(Method::get, path + "/picture").text());
    };
    auto spectator = client();
    EXPECT_THAT(told(otter), HasSubstr(fleet));
    EXPECT_THAT(told(beaver), Not(HasSubstr(fleet)));
    EXPECT_THAT(told(spectator), AllOf(Not(HasSubstr(fleet)), Not(HasSubstr("seed"))));
    ASSERT_EQ(beaver.status(Method::post, path + "/resignation"), 200U);
    EXPECT_THAT(told(spectator), AllOf(HasSubstr(fleet), HasSubstr("seed")));
}

TEST_F(TablesOverTheInterface, StreamWhatHappensAndTakeMoves) {
    auto otter = user("otter");
    auto beaver = user("beaver");
    auto const path = path_of(otter.json(Method::post, "/tables", ploy_for_two));
    auto const open = [&](Client& client, std::string const& query) {
        auto listener = m_interface.open(client.request(Method::get, path + "/stream" + query, "")).value();
        auto wire = std::make_shared<Wire>();
        listener->opened(wire);
        return std::pair(listener, wire);
    };
    auto spectator = client();
    auto const [watching, watched] = open(spectator, "");
    EXPECT_THAT(watched->wait_for("created"), Not(HasSubstr("seated\",\"seat\":1")));
    ASSERT_EQ(beaver.status(Method::post, path + "/seat", "{}"), 200U);
    watched->wait_for("started");
    auto const [playing, played] = open(otter, "?after=4");
    auto const move = any_move(otter, path);
    watching->received(move);
    EXPECT_THAT(watched->wait_for("error"), HasSubstr("denied"));
    playing->received(R"({"move": "nonsense", "tag": 7})");
    EXPECT_THAT(played->wait_for("error"), HasSubstr("\"tag\":7"));
    playing->received("nonsense");
    playing->received(move.substr(0, move.size() - 1) + R"(, "tag": "a"})");
    EXPECT_THAT(played->wait_for("done"), HasSubstr("\"a\""));
    EXPECT_THAT(watched->wait_for("moved"), HasSubstr("view"));
    playing->received(R"({"resign": true})");
    watched->wait_for("ended");
    watching->closed();
    playing->closed();
    EXPECT_EQ(m_hall->counts().watchers, 0U);
    EXPECT_EQ(m_interface.open(spectator.request(Method::get, "/tables/99/stream", "")).error().status, 404U);
    EXPECT_EQ(m_interface.open(spectator.request(Method::get, path + "/stream?after=x", "")).error().status,
              400U);
}

TEST_F(TablesOverTheInterface, LeaveBeforeTheGameBegins) {
    auto otter = user("otter");
    auto const path = path_of(otter.json(Method::post, "/tables", ploy_for_two));
    EXPECT_EQ(otter.json(Method::remove, path + "/seat").at("status"), "over");
}

} // namespace
} // namespace api
