#include "load/figures.hpp"
#include "load/guest.hpp"
#include "load/measurements.hpp"
#include "load/stream.hpp"

#include <fmt/core.h>

#include <array>
#include <memory>
#include <optional>
#include <random>
#include <tuple>

namespace load {

namespace {

constexpr int watchers_of_one_address = 5000;

// Two people at a table of Ploy, and everybody who watches them.
class Scene {
public:
    explicit Scene(Server const& server) : m_server(server) {
        auto const made = white().ask("POST", "/tables",
                                      R"({"game": "ploy", "seats": [{"kind": "me"}, {"kind": "open"}]})");
        m_table = made.at("table").at("id").as_int64();
        std::ignore = black().ask("POST", fmt::format("/tables/{}/seat", m_table), "{}");
        white().join(m_loop);
        black().join(m_loop);
    }

    void seat_watchers(int count) {
        for (int number = 0; number < count; ++number) {
            Route const route{m_server.port, fmt::format("127.0.1.{}", 1 + number / watchers_of_one_address)};
            m_watchers.push_back(
                std::make_unique<Stream>(route, "", m_table, [this](std::string_view) { hear(); }));
            m_watchers.back()->join(m_loop);
        }
        m_loop.run_until([&] { return m_heard == count; }); // everybody was told the table as it is
    }

    // False when the game is over.
    bool move(int number) {
        auto& player = *m_players.at(static_cast<std::size_t>(number % 2));
        auto const legal = ask(player, "GET", fmt::format("/tables/{}/legal-moves", m_table), "");
        auto const& moves = legal.at("moves").as_array();
        support::JsonObject const choice{{"move", moves.at(m_chance() % moves.size())}};
        m_heard = 0;
        m_sent = Clock::now();
        auto const table =
            ask(player, "POST", fmt::format("/tables/{}/moves", m_table), support::to_text(choice));
        m_acknowledged.add(Clock::now() - m_sent);
        m_loop.run_until([&] { return m_heard >= static_cast<int>(m_watchers.size()); });
        return table.at("status").as_string() == "playing";
    }

    [[nodiscard]] Figures& arrivals() { return m_arrivals; }
    [[nodiscard]] Figures& acknowledged() { return m_acknowledged; }

private:
    [[nodiscard]] Guest& white() { return *m_players[0]; }
    [[nodiscard]] Guest& black() { return *m_players[1]; }

    // Those who watch are heard meanwhile.
    support::Json ask(Guest& player, std::string const& method, std::string const& path,
                      std::string const& body) {
        std::optional<support::Json> answer;
        player.ask_later(method, path, body, [&](support::Json const& json) { answer = json; });
        m_loop.run_until([&] { return answer.has_value(); });
        return *answer;
    }

    void hear() {
        ++m_heard;
        if (m_sent != Clock::time_point()) {
            m_arrivals.add(Clock::now() - m_sent);
        }
    }

    Server m_server;
    std::array<std::unique_ptr<Guest>, 2> m_players{
        std::make_unique<Guest>(Route{m_server.port, "127.0.0.2"}),
        std::make_unique<Guest>(Route{m_server.port, "127.0.0.3"})};
    std::int64_t m_table = 0;
    Loop m_loop;
    std::vector<std::unique_ptr<Stream>> m_watchers;
    int m_heard = 0;
    Clock::time_point m_sent;
    Figures m_arrivals;
    Figures m_acknowledged;
    std::minstd_rand m_chance; // the same moves each time
};

} // namespace

void watch(Server const& server, Watching const& watching) {
    Scene scene(server);
    auto const before = server.megabytes();
    scene.seat_watchers(watching.watchers);
    auto const after = server.megabytes();
    fmt::print(
        "{} watchers: the server has {:.0f} MB in memory, {:.0f} MB more than before, {:.1f} KB for each\n",
        watching.watchers, after, after - before, (after - before) * 1024 / watching.watchers);
    for (int number = 0; number < watching.moves && scene.move(number); ++number) {
    }
    if (watching.moves > 0) {
        fmt::print("a move is acknowledged: {}\n", scene.acknowledged().text());
        fmt::print("a move has come to a watcher: {}\n", scene.arrivals().text());
    }
}

} // namespace load
