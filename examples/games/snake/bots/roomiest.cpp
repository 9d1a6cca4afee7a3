// A strong bot: it counts the squares that it reaches before the others do, keeps away from the heads of
// longer snakes, goes for shorter ones, and eats when it must or when others are longer.
#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <tulkas/bot.hpp>
#include <utility>
#include <vector>

namespace {

using tulkas::Json;

struct Point {
    int x = 0;
    int y = 0;

    bool operator==(Point const&) const = default;
};

constexpr std::array<std::pair<std::string_view, Point>, 4> steps{
    {{"up", {0, 1}}, {"down", {0, -1}}, {"left", {-1, 0}}, {"right", {1, 0}}}};

Point point(Json const& json) {
    return {json["x"].as<int>(), json["y"].as<int>()};
}

std::vector<Point> points(Json const& list) {
    std::vector<Point> read;
    for (auto const& item : list.as<Json::Array>()) {
        read.push_back(point(item));
    }
    return read;
}

struct Snake {
    std::vector<Point> body; // the head first
    int health = 0;
    bool is_me = false;

    [[nodiscard]] Point head() const { return body.front(); }
    [[nodiscard]] int length() const { return static_cast<int>(body.size()); }
};

class Board {
public:
    explicit Board(Json const& params)
        : m_width(params["board"]["width"].as<int>()),
          m_height(params["board"]["height"].as<int>()),
          m_food(points(params["board"]["food"])),
          m_hazards(points(params["board"]["hazards"])),
          m_free_at(size()) {
        auto const me = params["you"]["id"].as<std::string>();
        for (auto const& snake : params["board"]["snakes"].as<Json::Array>()) {
            m_snakes.push_back(
                {points(snake["body"]), snake["health"].as<int>(), snake["id"].as<std::string>() == me});
        }
        for (auto const& snake : m_snakes) {
            for (int part = 0; part < snake.length(); ++part) {
                // A square is free when the tail has passed it.
                auto& free_at = m_free_at[index(snake.body[static_cast<std::size_t>(part)])];
                free_at = std::max(free_at, snake.length() - part);
            }
        }
    }

    [[nodiscard]] std::string best_move() const {
        auto best = std::pair(-1e9, std::string("up"));
        for (auto const& [move, step] : steps) {
            auto const [x, y] = me().head();
            best = std::max(best, std::pair(value_of({x + step.x, y + step.y}), std::string(move)));
        }
        return best.second;
    }

private:
    [[nodiscard]] Snake const& me() const {
        return *std::ranges::find_if(m_snakes, [](Snake const& snake) { return snake.is_me; });
    }
    [[nodiscard]] std::size_t size() const { return static_cast<std::size_t>(m_width * m_height); }
    [[nodiscard]] std::size_t index(Point at) const {
        return static_cast<std::size_t>(at.y * m_width + at.x);
    }
    [[nodiscard]] bool is_on_board(Point at) const {
        return at.x >= 0 && at.x < m_width && at.y >= 0 && at.y < m_height;
    }
    [[nodiscard]] bool is_free(Point at, int turns) const {
        return is_on_board(at) && m_free_at[index(at)] <= turns;
    }

    [[nodiscard]] double value_of(Point to) const {
        if (!is_free(to, 1)) {
            return -1e6;
        }
        double value = 0;
        for (auto const& snake : m_snakes) {
            if (!snake.is_me && std::abs(snake.head().x - to.x) + std::abs(snake.head().y - to.y) == 1) {
                value += snake.length() >= me().length() ? -500 : 40;
            }
        }
        auto const reach = reach_from(to);
        int const longest = std::ranges::max(m_snakes, {}, &Snake::length).length();
        bool const wants_food = me().health < 40 || me().length() < longest + 2 || m_snakes.size() == 1;
        value += reach.mine * 2.0;
        value -= reach.mine < me().length() ? 300.0 - reach.mine : 0.0;
        if (wants_food && reach.food) {
            value += (me().health < 25 ? 400.0 : 60.0) / (*reach.food + 1.0);
        }
        if (std::ranges::count(m_hazards, to) > 0) {
            value -= me().health < 40 ? 200 : 25;
        }
        return value;
    }

    struct Reach {
        int mine = 0;
        std::optional<int> food; // turns to the nearest that I am first at
    };

    // All snakes walk at the same time; a square belongs to who comes first, and of those to the longest.
    [[nodiscard]] Reach reach_from(Point to) const {
        struct Walker {
            Point at;
            bool is_mine;
        };
        std::vector<Walker> edge;
        auto by_length = m_snakes;
        std::ranges::sort(by_length, std::ranges::greater(), &Snake::length);
        for (auto const& snake : by_length) {
            edge.push_back({snake.is_me ? to : snake.head(), snake.is_me});
        }
        std::vector<char> seen(size());
        for (auto const& walker : edge) {
            seen[index(walker.at)] = 1;
        }
        Reach reach;
        for (int turn = 1; !edge.empty(); ++turn) {
            std::vector<Walker> next;
            for (auto const& [at, is_mine] : edge) {
                reach.mine += is_mine ? 1 : 0;
                if (is_mine && !reach.food && std::ranges::count(m_food, at) > 0) {
                    reach.food = turn - 1;
                }
                for (auto const& [move, step] : steps) {
                    Point const there{at.x + step.x, at.y + step.y};
                    // My own walk is one move ahead.
                    if (is_free(there, is_mine ? turn + 1 : turn) && seen[index(there)] == 0) {
                        seen[index(there)] = 1;
                        next.push_back({there, is_mine});
                    }
                }
            }
            edge = std::move(next);
        }
        return reach;
    }

    int m_width;
    int m_height;
    std::vector<Point> m_food;
    std::vector<Point> m_hazards;
    std::vector<Snake> m_snakes;
    std::vector<int> m_free_at; // after how many turns
};

class Roomiest : public tulkas::Bot {
    Json call(std::string_view method, Json const& params) override {
        if (method != "move") {
            throw std::invalid_argument("the snake game has no method " + std::string(method));
        }
        return Board(params).best_move();
    }
};

} // namespace

int main() {
    return tulkas::run<Roomiest>();
}
