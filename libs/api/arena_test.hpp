// An arena for tests, with everything of people and tables behind its interface, and clients of it; no
// network.
#pragma once

#include "api/client_test.hpp"
#include "api/people_operations.hpp"
#include "api/table_operations.hpp"
#include "games/all_games.hpp"
#include "temporary/directory.hpp"

#include <gtest/gtest.h>

#include <condition_variable>
#include <iterator>
#include <mutex>

namespace api::tests {

inline constexpr auto ploy_for_two = R"({"game": "ploy", "seats": [{"kind": "me"}, {"kind": "open"}]})";

// The other end of a stream.
class Wire final : public http::Socket {
public:
    void send(std::shared_ptr<std::string const> text) override {
        std::lock_guard const lock(m_mutex);
        m_texts.push_back(std::move(text));
        m_news.notify_all();
    }
    void close(http::CloseReason /*reason*/) override {}

    std::string wait_for(std::string const& part) {
        std::unique_lock lock(m_mutex);
        std::string found;
        m_news.wait(lock, [&] {
            for (auto const& text : m_texts) {
                found = text->contains(part) ? *text : found;
            }
            return !found.empty();
        });
        return found;
    }

private:
    std::mutex m_mutex;
    std::condition_variable m_news;
    std::vector<std::shared_ptr<std::string const>> m_texts;
};

class ArenaTest : public testing::Test {
protected:
    ArenaTest() {
        m_people.on_admission(
            [this](Call const& call, people::Person const& person) { m_tables.admitted(call, person); });
    }

    Client client() { return {m_interface, ++m_peers}; }

    Client user(std::string const& name) {
        auto client = this->client();
        auto const credentials = R"("name": ")" + name + R"(", "password": "a long password"})";
        if (auto const link = m_registry.first_link(m_now).value()) {
            EXPECT_EQ(client.status(Method::post, "/first-administrator",
                                    R"({"link": ")" + *link + R"(", )" + credentials),
                      201U);
        } else {
            EXPECT_EQ(client.status(Method::post, "/people", "{" + credentials), 201U);
        }
        return client;
    }

    static std::string path_of(JsonObject const& made) {
        return "/tables/" + std::to_string(made.at("table").at("id").as_int64());
    }

    // Any legal move of the client, whose turn it is.
    static std::string any_move(Client& client, std::string const& path) {
        auto const moves = client.json(Method::get, path + "/legal-moves");
        return support::to_text(JsonObject{{"move", moves.at("moves").at(0)}});
    }

    temporary::Directory m_directory;
    std::unique_ptr<storage::Database> m_database =
        storage::Database::open({storage::Backend::sqlite, m_directory.path() / "arena.db"}).value();
    storage::Moment m_now{std::chrono::seconds(1'700'000'000)};
    people::Passwords m_passwords{people::PasswordCost::least()};
    people::Registry m_registry{*m_database, m_passwords};
    people::Entrance m_entrance{*m_database, m_passwords};
    rules::Registry m_games = games::all_games();
    std::unique_ptr<tables::Hall> m_hall = tables::Hall::start(*m_database, m_games, {}).value();
    PeopleOperations m_people{*m_database, m_registry, m_entrance};
    TableOperations m_tables{*m_database, *m_hall};
    Interface m_interface{[this] {
                              auto all = m_people.all();
                              std::ranges::move(m_tables.all(), std::back_inserter(all));
                              return all;
                          }(),
                          m_entrance, [this] { return m_now; }};
    int m_peers = 0;
};

} // namespace api::tests
