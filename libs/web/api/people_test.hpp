// For tests: an arena with people behind its interface, and no network.
#pragma once

#include "all_games/all_games.hpp"
#include "api/client_test.hpp"
#include "api/people_operations.hpp"
#include "storage/accounts_test.hpp"
#include "support/moment.hpp"
#include "temporary/directory.hpp"

#include <gtest/gtest.h>

namespace api::tests {

class PeopleTest : public testing::Test {
protected:
    // What clients are answered from now on. The operations are of members that live as long as this.
    Interface& serve(std::vector<Operation> operations) {
        m_served = std::make_unique<Interface>(std::move(operations), m_entrance, [this] { return m_now; });
        m_served->recognise_repetitions(*m_database);
        m_entrance.on_revocation([this](auto const& revocation) { m_served->revoke(revocation); });
        return *m_served;
    }

    Client client() { return {*m_served, ++m_peers}; }

    // Somebody with an account, by a token.
    Client person(std::string const& name, std::string const& role = "user") {
        auto const id = storage::add_account(*m_database, name, role);
        auto const token =
            m_entrance.new_token({id, name, *people::role_from_text(role)}, {.label = "test"}, m_now);
        auto client = this->client();
        client.use_token(token.value());
        return client;
    }

    // Somebody who has registered; the first becomes the administrator.
    Client user(std::string const& name) {
        auto client = this->client();
        auto const credentials = R"("name": ")" + name + R"(", "password": "a long password"})";
        if (auto const link = m_account_manager.first_link(m_now).value()) {
            EXPECT_EQ(client.status(Method::post, "/first-administrator",
                                    R"({"link": ")" + *link + R"(", )" + credentials),
                      201U);
        } else {
            EXPECT_EQ(client.status(Method::post, "/people", "{" + credentials), 201U);
        }
        return client;
    }

    temporary::Directory m_directory;
    std::unique_ptr<storage::Database> m_database =
        storage::Database::open({storage::Backend::sqlite, m_directory.path() / "arena.db"}).value();
    support::Moment m_now{std::chrono::seconds(1'700'000'000)}; // 2023-11-14T22:13:20Z
    people::Passwords m_passwords{people::PasswordCost::least()};
    people::AccountManager m_account_manager{*m_database, m_passwords};
    people::Entrance m_entrance{*m_database, m_passwords};
    LoginGuard m_guard{{}, people::DeviceKey::make()};
    PeopleOperations m_people{*m_database, m_account_manager, m_entrance, m_guard};
    rules::Registry m_games = all_games::all_games();

private:
    std::unique_ptr<Interface> m_served;
    int m_peers = 0;
};

} // namespace api::tests
