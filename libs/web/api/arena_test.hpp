// For tests: an arena with everything of people and tables behind its interface, and no network.
#pragma once

#include "api/people_test.hpp"
#include "api/table_operations.hpp"

#include <condition_variable>
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

class ArenaTest : public PeopleTest {
protected:
    ArenaTest() {
        m_people.on_admission(
            [this](Call const& call, people::Person const& person) { m_tables.admitted(call, person); });
    }

    static std::string path_of(JsonObject const& made) {
        return "/tables/" + std::to_string(made.at("table").at("id").as_int64());
    }

    // Any legal move of the client, whose turn it is.
    static std::string any_move(Client& client, std::string const& path) {
        auto const moves = client.json(Method::get, path + "/legal-moves");
        return support::to_text(JsonObject{{"move", moves.at("moves").at(0)}});
    }

    std::unique_ptr<tables::Hall> m_hall = tables::Hall::start(*m_database, m_games, {}).value();
    TableOperations m_tables{*m_database, *m_hall};
    Interface& m_interface = serve(joined({m_people.all(), m_tables.all()}));
};

} // namespace api::tests
