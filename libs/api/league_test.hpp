// For tests: the league over the interface, without the network, and its work done by hand.
#pragma once

#include "api/client_test.hpp"
#include "api/ladder_operations.hpp"
#include "api/people_operations.hpp"
#include "api/tournament_operations.hpp"
#include "games/all_games.hpp"
#include "league/ladder_keeper.hpp"
#include "matches/house_bot.hpp"
#include "temporary/directory.hpp"

#include <gtest/gtest.h>

#include <iterator>
#include <map>

namespace api {

using tests::Client;
using tests::JsonObject;
using tests::Method;

class LeagueTest : public testing::Test {
protected:
    // With more operations than the league's.
    void serve(std::vector<Operation> more = {}) {
        auto all = operations();
        std::ranges::move(more, std::back_inserter(all));
        m_interface = std::make_unique<Interface>(std::move(all), m_entrance, [this] { return m_now; });
    }

    Client client() { return {*m_interface, ++m_peers}; }

    Client person(std::string const& name, char const* role) {
        auto client = this->client();
        auto const credentials = R"("name": ")" + name + R"(", "password": "a long password"})";
        if (auto const link = m_registry.first_link(m_now).value()) {
            EXPECT_EQ(client.status(Method::post, "/first-administrator",
                                    R"({"link": ")" + *link + R"(", )" + credentials),
                      201U);
        } else {
            EXPECT_EQ(client.status(Method::post, "/people", "{" + credentials), 201U);
        }
        storage::Accounts accounts(*m_database);
        EXPECT_TRUE(accounts.set_role(accounts.find_by_name(name).value().value().id, role));
        return client;
    }

    // Does all the work that waits.
    void work() {
        using arena::Priority;
        std::map<std::string, works::Handler> const handlers{
            {league::tournament_work, m_tournaments.handler()}, {league::ladder_work, m_keeper.handler()}};
        std::atomic<bool> stop = false;
        while (auto const piece = m_queue
                                      ->take({league::tournament_work, league::ladder_work},
                                             {Priority::judging, Priority::tournament, Priority::ladder})
                                      .value()) {
            works::Task const task{piece->id, piece->author, piece->what, 1, stop};
            auto const completion = handlers.at(piece->kind).run(task);
            ASSERT_TRUE(completion) << completion.error().message;
            ASSERT_TRUE(m_queue->finish(*piece, *completion));
        }
    }

    std::vector<Operation> operations() {
        auto all = m_people.all();
        std::ranges::move(m_ladder_operations.all(), std::back_inserter(all));
        std::ranges::move(m_tournament_operations.all(), std::back_inserter(all));
        return all;
    }

    temporary::Directory m_directory;
    std::unique_ptr<storage::Database> m_database =
        storage::Database::open({storage::Backend::sqlite, m_directory.path() / "arena.db"}).value();
    storage::Moment m_now{std::chrono::seconds(1'700'000'000)}; // 2023-11-14T22:13:20Z
    people::Passwords m_passwords{people::PasswordCost::least()};
    people::Registry m_registry{*m_database, m_passwords};
    people::Entrance m_entrance{*m_database, m_passwords};
    PeopleOperations m_people{*m_database, m_registry, m_entrance};
    rules::Registry m_games = games::all_games();
    std::unique_ptr<works::Queue> m_queue = works::Queue::open(*m_database, [this] { return m_now; }).value();
    // Of uploaded bots the house bots of the same name play.
    league::FindBot m_find_bot = [](league::Entrant const& entrant, rules::Game const&) {
        return support::Result<std::shared_ptr<matches::Bot const>>(matches::make_house_bot(entrant.name));
    };
    league::Tournaments m_tournaments{*m_database, *m_queue, {.games = m_games, .find_bot = m_find_bot}};
    league::LadderKeeper m_keeper{
        *m_database, *m_queue, {.games = m_games, .find_bot = {}}, {.most_waiting = 4}};
    LadderOperations m_ladder_operations{*m_database, m_games};
    TournamentOperations m_tournament_operations{*m_database, m_games, m_tournaments, {}};
    std::unique_ptr<Interface> m_interface;
    int m_peers = 0;
};

} // namespace api
