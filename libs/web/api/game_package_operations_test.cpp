// Games that people hand in, through the interface: who may do and see what, and what everybody may read.
#include "api/game_operations.hpp"
#include "api/game_package_operations.hpp"
#include "api/people_test.hpp"
#include "archives/pack.hpp"
#include "archives/unpack.hpp"

#include <gmock/gmock.h>

#include <map>

namespace api {
namespace {

using http::Method;
using testing::HasSubstr;

class GamePackageRoutes : public tests::PeopleTest {
protected:
    GamePackageRoutes() {
        serve(joined({m_package_operations.all(), m_game_operations.all()}));
        for (auto const& [name, role] : {std::pair("root", "administrator"), std::pair("otter", "author"),
                                         std::pair("spy", "author"), std::pair("player", "user")}) {
            m_clients.emplace(name, person(name, role));
        }
    }

    static std::string archive(int version) {
        auto const manifest =
            fmt::format("name = 'nim'\ntitle = 'Nim'\nsummary = 'Stones'\nversion = {}\nplayers = 2\n"
                        "engine = 'engine.py'\nrules = 'rules.md'\nbaseline = 'bots/one.py'\n"
                        "viewer = 'page.html'\nstarters = ['bots', 'bots/one.py']\n",
                        version);
        std::vector<archives::File> const files{{.name = "game.toml", .content = manifest},
                                                {.name = "engine.py", .content = "pass"},
                                                {.name = "bots/one.py", .content = "answer(1)"},
                                                {.name = "rules.md", .content = "Take stones."},
                                                {.name = "page.html", .content = "<p>Stones"}};
        return archives::pack(files).value();
    }

    http::Response ask(std::string const& who, Method method, std::string const& path,
                       std::string const& body = "", std::string const& tag = "") {
        return who.empty() ? client().send(method, path, body, tag)
                           : m_clients.at(who).send(method, path, body, tag);
    }

    // As its author hands it in.
    std::string hand_in(int version = 1) {
        auto const made = ask("otter", Method::post, "/game-packages", archive(version));
        EXPECT_EQ(made.status, 201U) << made.text();
        return fmt::format("/game-packages/{}",
                           support::parse_json(made.text())->at("id").to_number<std::int64_t>());
    }

    // Its trial is over, and went well.
    std::string try_out(int version = 1) {
        auto path = hand_in(version);
        auto const id = m_packages.list({}, 0, 1)->front().id;
        EXPECT_TRUE(m_database->write([&](storage::Transaction& transaction) {
            storage::GamePackages::finish_check(
                transaction, id, {.state = storage::PackageState::waiting, .report = "a secret"}, m_now);
        }));
        return path;
    }

    // By somebody with a sandbox, which there is none of here.
    void approve(int version = 1) {
        try_out(version);
        EXPECT_TRUE(m_packages.approve(m_packages.list({}, 0, 1)->front(), 1, m_now));
    }

    std::unique_ptr<queue::Queue> m_queue = queue::Queue::open(*m_database, [this] { return m_now; }).value();
    storage::GamePackages m_packages{*m_database};
    packages::Desk m_desk{*m_database, *m_queue, m_games};
    packages::Shelf m_shelf{{.database = *m_database, .games = m_games, .why_not = "it is raining"}};
    GamePackageOperations m_package_operations{{.database = *m_database,
                                                .desk = m_desk,
                                                .shelf = m_shelf,
                                                .limits = {.stored = 7 * std::ssize(archive(1)) / 2}}};
    GameOperations m_game_operations{m_games, m_shelf};
    std::map<std::string, tests::Client> m_clients;
};

TEST_F(GamePackageRoutes, TakeNoMoreOfAPersonThanMayBeStored) {
    auto const path = hand_in(1);
    hand_in(2);
    hand_in(3);
    auto const refused = ask("otter", Method::post, "/game-packages", archive(4));
    EXPECT_EQ(refused.status, 422U);
    EXPECT_THAT(refused.text(), HasSubstr("not enough storage"));
    EXPECT_EQ(ask("root", Method::post, "/game-packages", archive(4)).status, 201U);

    EXPECT_EQ(ask("otter", Method::post, path + "/deletion").status, 422U) << "it is being tried out";
    EXPECT_EQ(ask("otter", Method::remove, path).status, 200U);
    EXPECT_EQ(ask("spy", Method::post, path + "/deletion").status, 404U);
    EXPECT_EQ(ask("otter", Method::post, path + "/deletion").status, 204U);
    EXPECT_EQ(ask("otter", Method::get, path).status, 404U);
    EXPECT_EQ(ask("otter", Method::post, "/game-packages", archive(4)).status, 201U);
}

TEST_F(GamePackageRoutes, SayThatTheArchiveOfARefusedGameIsGone) {
    auto const path = try_out();
    EXPECT_EQ(ask("root", Method::post, path + "/refusal", R"({"why": "dull"})").status, 200U);
    EXPECT_THAT(ask("otter", Method::get, path).text(), HasSubstr(R"("has_archive":true)"));
    ASSERT_EQ(storage::Uploads(*m_database).sweep_packages(0, m_now + std::chrono::hours(1)).value().removed,
              1);
    EXPECT_THAT(ask("otter", Method::get, path).text(), HasSubstr(R"("has_archive":false)"));
    auto const archive = ask("otter", Method::get, path + "/archive");
    EXPECT_EQ(archive.status, 404U);
    EXPECT_THAT(archive.text(), HasSubstr("is no longer kept"));
    EXPECT_EQ(ask("otter", Method::get, path + "/report").status, 200U);
}

TEST_F(GamePackageRoutes, TakeGamesOfAuthorsAlone) {
    EXPECT_EQ(ask("", Method::post, "/game-packages", archive(1)).status, 401U);
    EXPECT_EQ(ask("player", Method::post, "/game-packages", archive(1)).status, 403U);
    EXPECT_EQ(ask("otter", Method::post, "/game-packages", "no archive").status, 422U);
    hand_in();
    EXPECT_EQ(ask("root", Method::post, "/game-packages", archive(1)).status, 201U)
        << "a name is nobody's before somebody approves";
}

TEST_F(GamePackageRoutes, ShowAPackageToItsAuthorAndAdministratorsAlone) {
    auto const path = try_out();
    for (auto const* const what : {"", "/report", "/archive"}) {
        EXPECT_EQ(ask("otter", Method::get, path + what).status, 200U) << what;
        EXPECT_EQ(ask("root", Method::get, path + what).status, 200U) << what;
        EXPECT_EQ(ask("spy", Method::get, path + what).status, 404U) << what;
        EXPECT_EQ(ask("", Method::get, path + what).status, 401U) << what;
    }
    EXPECT_EQ(ask("otter", Method::get, path + "/archive").text(), archive(1));
    EXPECT_EQ(ask("spy", Method::get, "/game-packages").text(), R"({"items":[],"next":null})");
    EXPECT_THAT(std::string(ask("root", Method::get, "/game-packages?state=waiting").text()),
                HasSubstr("\"nim\""));
    EXPECT_EQ(ask("root", Method::get, "/game-packages?state=new").status, 400U);
    EXPECT_EQ(ask("spy", Method::remove, path).status, 404U);
}

TEST_F(GamePackageRoutes, TakeBackWhatNobodyHasDecidedOn) {
    auto const path = hand_in();
    EXPECT_EQ(ask("otter", Method::get, path + "/report").status, 422U) << "nobody has tried it out";
    EXPECT_THAT(std::string(ask("otter", Method::remove, path).text()), HasSubstr("\"cancelled\""));
    EXPECT_EQ(ask("otter", Method::remove, path).status, 422U);
}

TEST_F(GamePackageRoutes, LetAdministratorsDecide) {
    auto const path = try_out();
    EXPECT_EQ(ask("otter", Method::post, path + "/approval").status, 403U);
    EXPECT_EQ(ask("otter", Method::post, path + "/refusal", R"({"why": "x"})").status, 403U);
    auto const approval = ask("root", Method::post, path + "/approval");
    EXPECT_EQ(approval.status, 422U) << "nothing is approved that cannot be played";
    EXPECT_THAT(std::string(approval.text()), HasSubstr("it is raining"));
    EXPECT_EQ(ask("root", Method::post, path + "/refusal", R"({"why": ""})").status, 400U);
    EXPECT_THAT(std::string(ask("root", Method::post, path + "/refusal", R"({"why": "dull"})").text()),
                HasSubstr("\"dull\""));
    EXPECT_EQ(ask("root", Method::post, path + "/refusal", R"({"why": "dull"})").status, 422U);
}

TEST_F(GamePackageRoutes, HaveTheirOwnThreadsForEverythingThatBuilds) {
    for (auto const& operation : m_package_operations.all()) {
        EXPECT_EQ(lane_of(operation) == Lane::builds, operation.id == "approveGame") << operation.id;
    }
}

TEST_F(GamePackageRoutes, LetAuthorsWithdrawTheirOwnGames) {
    approve();
    EXPECT_EQ(ask("spy", Method::post, "/games/nim/withdrawal").status, 403U);
    EXPECT_EQ(ask("otter", Method::post, "/games/ploy/withdrawal").status, 404U);
    EXPECT_THAT(std::string(ask("otter", Method::post, "/games/nim/withdrawal").text()),
                HasSubstr("\"withdrawn\""));
    EXPECT_EQ(ask("otter", Method::post, "/games/nim/withdrawal").status, 422U);
}

TEST_F(GamePackageRoutes, LetEverybodyReadTheRulesOfTheHousesGames) {
    auto const rules = ask("", Method::get, "/games/ploy/rules");
    EXPECT_EQ(rules.status, 200U);
    EXPECT_THAT(std::string(rules.text()), HasSubstr("black begins"));
    EXPECT_THAT(std::string(rules.text()), HasSubstr("`e3-e4-0`"));
    EXPECT_EQ(ask("", Method::get, "/games/chess/rules").status, 404U);
}

TEST_F(GamePackageRoutes, LetEverybodyReadWhatWasApproved) {
    try_out();
    EXPECT_EQ(ask("", Method::get, "/games/nim/rules?version=1").status, 404U) << "it is not approved";
    approve();
    EXPECT_EQ(ask("", Method::get, "/games/nim/rules?version=1").text(), "Take stones.");
    EXPECT_EQ(ask("", Method::get, "/games/nim/rules?version=2").status, 404U);
    EXPECT_EQ(ask("", Method::get, "/games/nim/rules?version=x").status, 400U);
    EXPECT_EQ(ask("", Method::get, "/games/ploy/rules?version=1").status, 404U) << "nobody has handed it in";
    EXPECT_EQ(ask("", Method::get, "/games/ploy/starters").status, 404U) << "nobody has handed it in";
    EXPECT_EQ(ask("", Method::get, "/games/nim/starters?version=1").text(),
              R"({"items":[{"name":"bots","file":"bots.zip"},{"name":"one.py","file":"one.py"}]})");
    EXPECT_EQ(ask("", Method::get, "/games/nim/starters/one.py?version=1").text(), "answer(1)");
    auto const folder = ask("", Method::get, "/games/nim/starters/bots?version=1");
    EXPECT_EQ(archives::unpack(folder.text())->front().name, "one.py");
    EXPECT_EQ(ask("", Method::get, "/games/nim/starters/engine.py?version=1").status, 404U);
}

TEST_F(GamePackageRoutes, ShowTheViewerInASandbox) {
    approve();
    auto const viewer = ask("", Method::get, "/games/nim/viewer?version=1");
    EXPECT_TRUE(viewer.text().ends_with("<p>Stones"));
    EXPECT_THAT(std::string(viewer.headers.find("content-security-policy").value()),
                HasSubstr("sandbox allow-scripts;"));
    EXPECT_THAT(std::string(viewer.headers.find("cache-control").value()), HasSubstr("immutable"))
        << "a version is one thing for ever";
    auto const tag = std::string(viewer.headers.find("etag").value());
    EXPECT_EQ(ask("", Method::get, "/games/nim/viewer?version=1", "", tag).status, 304U);
}

TEST_F(GamePackageRoutes, SayOfBuiltInGamesThatNobodyHasHandedThemIn) {
    auto const games = support::parse_json(ask("", Method::get, "/games").text())->at("items").as_array();
    EXPECT_EQ(games.size(), m_games.games().size());
    for (auto const& game : games) {
        EXPECT_EQ(game.at("uploaded"), false);
        EXPECT_EQ(game.at("version").to_number<int>(), 0);
        EXPECT_TRUE(game.at("author").is_null());
        EXPECT_EQ(game.at("has_viewer"), false);
    }
    auto const start = [&](std::string const& game) {
        return support::parse_json(ask("", Method::get, "/games/" + game).text())->at("start");
    };
    EXPECT_EQ(start("ploy").as_string(), rules::fixed_start(*m_games.find("ploy").value()).value());
    EXPECT_TRUE(start("battleship-solo").is_null()) << "the fleet is placed by chance, and secret";
    EXPECT_THAT(std::string(ask("", Method::get, "/games/ploy").text()), HasSubstr(R"("title":"Ploy")"));
    EXPECT_EQ(ask("", Method::get, "/games/go").status, 404U);
}

TEST_F(GamePackageRoutes, AreClosedWithAReasonWhereThereIsNoSandbox) {
    GamePackageOperations closed(
        {.database = *m_database, .desk = m_desk, .shelf = m_shelf, .why_closed = "no games today"});
    serve(closed.all());
    auto const answer = person("heron", "author").send(Method::post, "/game-packages");
    EXPECT_EQ(answer.status, 422U);
    EXPECT_THAT(std::string(answer.text()), HasSubstr("no games today"));
}

} // namespace
} // namespace api
