#include "load/figures.hpp"
#include "load/guest.hpp"
#include "load/measurements.hpp"
#include "load/stream.hpp"

#include <fmt/core.h>

#include <map>
#include <memory>
#include <optional>
#include <random>

namespace load {

namespace {

using support::Json;
using support::JsonArray;
using support::JsonObject;

constexpr int seconds_for_a_move = 3;
constexpr auto shortest_thought = std::chrono::milliseconds(100);
constexpr auto longest_thought = std::chrono::milliseconds(2500);

struct Opponent {
    std::string game;
    std::string bot;
    std::size_t seats;
};

// What all games together came to.
struct Sums {
    Figures acknowledged; // a move, from being sent
    Figures answered;     // by the bots, from then on until it is the person's turn again
    Figures charged;      // for a move, beyond what the person thought
    std::map<std::string, int> endings;
    int late = 0; // moves of people that the client itself sent too late
};

// A person who plays game after game against the same bot.
class Person {
public:
    Person(Loop& loop, Route const& route, Opponent const& opponent, Sums& sums)
        : m_loop(loop),
          m_opponent(opponent),
          m_sums(sums),
          m_guest(route),
          m_chance(std::hash<std::string>()(route.address)) {
        JsonArray seats{JsonObject{{"kind", "me"}}};
        for (std::size_t seat = 1; seat < m_opponent.seats; ++seat) {
            seats.emplace_back(JsonObject{{"kind", "house"}, {"bot", m_opponent.bot}});
        }
        m_wish = support::to_text(JsonObject{{"game", m_opponent.game},
                                             {"seats", std::move(seats)},
                                             {"clock", JsonObject{{"per_move", seconds_for_a_move}}}});
        sit_down(m_guest.ask("POST", "/tables", m_wish));
        m_guest.join(m_loop);
    }

private:
    void sit_down(Json const& made) {
        m_table = made.at("table").at("id").as_int64();
        m_charged = {};
        m_last_seen = 0;
        m_acknowledged.reset();
        m_thought.reset();
        m_stream = std::make_unique<Stream>(m_guest.route(), m_guest.cookie(), m_table,
                                            [this](std::string_view text) { hear(text); });
        m_stream->join(m_loop);
    }

    // The old stream goes when it is not being heard.
    void begin_again() {
        m_guest.ask_later("POST", "/tables", m_wish,
                          [this](Json const& made) { m_loop.later({}, [this, made] { sit_down(made); }); });
    }

    void hear(std::string_view text) {
        auto const message = support::parse_json(text).value().as_object();
        if (auto const* const error = message.if_contains("error")) {
            give_up(fmt::format("table {}: {}", m_table, support::to_text(*error)));
        } else if (message.contains("done")) {
            m_acknowledged = Clock::now();
            m_sums.acknowledged.add(*m_acknowledged - m_sent);
        } else {
            see(message.at("table").as_object());
        }
    }

    void see(JsonObject const& table) {
        if (table.at("status").as_string() == "over") {
            ++m_sums.endings[fmt::format("{} {}: {}", m_opponent.game, m_opponent.bot,
                                         table.at("why").as_string())];
            return begin_again();
        }
        auto const moves = table.at("moves").to_number<std::int64_t>();
        bool const is_mine = table.at("turn").is_int64() && table.at("turn").as_int64() == 0;
        if (!is_mine || moves < m_last_seen) {
            return;
        }
        m_last_seen = moves + 1;
        note_turn(table.at("seats").at(0).at("used").to_number<std::int64_t>());
        think();
    }

    void note_turn(std::int64_t used_microseconds) {
        m_turn = Clock::now();
        std::chrono::microseconds const used(used_microseconds);
        if (m_acknowledged) { // else it was the person's turn again, at once
            m_sums.answered.add(m_turn - *std::exchange(m_acknowledged, std::nullopt));
        }
        if (m_thought) {
            m_sums.charged.add(used - m_charged - *m_thought);
        }
        m_charged = used;
    }

    // Plays when the legal moves are known and the time is over, whichever is later.
    void think() {
        std::uniform_int_distribution<std::int64_t> milliseconds(shortest_thought.count(),
                                                                 longest_thought.count());
        m_legal.reset();
        m_has_decided = false;
        m_guest.ask_later("GET", fmt::format("/tables/{}/legal-moves", m_table), "",
                          [this, table = m_table](Json const& legal) {
                              m_legal = legal.at("moves");
                              move(table);
                          });
        m_loop.later(std::chrono::milliseconds(milliseconds(m_chance)), [this, table = m_table] {
            m_has_decided = true;
            move(table);
        });
    }

    void move(std::int64_t table) {
        if (table != m_table || !m_legal || !m_has_decided) {
            return;
        }
        m_sent = Clock::now();
        m_thought = std::chrono::floor<std::chrono::microseconds>(m_sent - m_turn);
        m_sums.late += *m_thought >= std::chrono::seconds(seconds_for_a_move) ? 1 : 0;
        auto const* const moves = m_legal->if_array();
        m_stream->send(
            moves == nullptr || moves->empty() // too many to be named
                ? R"({"resign": true, "tag": 1})"
                : support::to_text(JsonObject{{"move", moves->at(m_chance() % moves->size())}, {"tag", 1}}));
        m_has_decided = false;
    }

    Loop& m_loop;
    Opponent const& m_opponent;
    Sums& m_sums;
    Guest m_guest;
    std::minstd_rand m_chance;
    std::string m_wish;
    std::int64_t m_table = 0;
    std::int64_t m_last_seen = 0; // turns at or before this one are known
    std::unique_ptr<Stream> m_stream;
    std::optional<Json> m_legal;
    bool m_has_decided = false;
    Clock::time_point m_turn;
    Clock::time_point m_sent;
    std::optional<Clock::time_point> m_acknowledged;
    std::optional<std::chrono::microseconds> m_thought;
    std::chrono::microseconds m_charged{};
};

// Of Battleship the first move, a whole fleet, is one of too many to be listed, and nobody here can make one
// up.
bool can_be_played(Opponent const& opponent) {
    return opponent.seats > 1 && opponent.game != "battleship";
}

std::vector<Opponent> opponents_at(Server const& server, std::vector<std::string> const& wanted) {
    std::vector<Opponent> opponents;
    auto const games = Guest({server.port, "127.0.0.2"}).ask("GET", "/games");
    for (auto const& game : games.at("items").as_array()) {
        for (auto const& bot : game.at("bots").as_array()) {
            Opponent opponent{std::string(game.at("name").as_string()),
                              std::string(bot.at("name").as_string()),
                              game.at("least_seats").to_number<std::size_t>()};
            bool const is_wanted =
                wanted.empty() ||
                std::ranges::find(wanted, opponent.game + ":" + opponent.bot) != wanted.end();
            if (is_wanted && can_be_played(opponent)) {
                opponents.push_back(std::move(opponent));
            }
        }
    }
    if (opponents.empty()) {
        give_up("there is no such house bot");
    }
    return opponents;
}

void print(Sums& sums) {
    fmt::print("a person's move is acknowledged: {}\n", sums.acknowledged.text());
    fmt::print("charged beyond the person's thought: {}\n", sums.charged.text());
    fmt::print("it is the person's turn again: {}\n", sums.answered.text());
    int missed = 0;
    for (auto const& [why, count] : sums.endings) {
        fmt::print("  {:4} {}\n", count, why);
        missed += why.contains("ran out of time") ? count : 0;
    }
    fmt::print("games lost on time: {}; moves that the client sent too late: {}\n", missed, sums.late);
}

} // namespace

void play(Server const& server, Playing const& playing) {
    auto const opponents = opponents_at(server, playing.opponents);
    Loop loop;
    Sums sums;
    std::vector<std::unique_ptr<Person>> people;
    for (int number = 0; number < playing.games; ++number) {
        Route const route{server.port, fmt::format("127.1.{}.{}", number / 200, 1 + number % 200)};
        auto const& opponent = opponents[static_cast<std::size_t>(number) % opponents.size()];
        people.push_back(std::make_unique<Person>(loop, route, opponent, sums));
        loop.run_for({}); // those who sit play meanwhile
    }
    fmt::print("{} games are played, against {} bots; the server has {:.0f} MB in memory\n", playing.games,
               opponents.size(), server.megabytes());
    sums = {};
    loop.run_for(std::chrono::seconds(playing.seconds));
    print(sums);
}

} // namespace load
