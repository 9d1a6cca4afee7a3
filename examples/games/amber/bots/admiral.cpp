// A strong bot: it sends every ship where it gathers most in a turn, the way home included, and lets none of
// them run into each other. It builds as long as a ship pays for itself, founds depots at rich banks that are
// far away, keeps away from lighter strangers and boards heavier ones.
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdlib>
#include <map>
#include <optional>
#include <set>
#include <stdexcept>
#include <string>
#include <string_view>
#include <tulkas/bot.hpp>
#include <tuple>
#include <utility>
#include <vector>

namespace {

using tulkas::Json;

struct Place {
    int x = 0;
    int y = 0;

    auto operator<=>(Place const&) const = default;
};

Place place(Json const& json) {
    return {json["x"].as<int>(), json["y"].as<int>()};
}

constexpr std::array<std::pair<std::string_view, Place>, 4> steps{
    {{"north", {0, -1}}, {"east", {1, 0}}, {"south", {0, 1}}, {"west", {-1, 0}}}};

struct Ship {
    int id = 0;
    Place at;
    int amber = 0;
};

struct Fleet {
    int store = 0;
    std::vector<Place> harbours;
    std::vector<Ship> ships;
};

// What the bot is told, and the geometry of the sea.
struct World {
    explicit World(Json const& params)
        : turns_left(params["rules"]["turns"].as<int>() - params["turn"].as<int>()),
          turns(params["rules"]["turns"].as<int>()),
          ship_cost(params["rules"]["ship"].as<int>()),
          depot_cost(params["rules"]["depot"].as<int>()),
          hold(params["rules"]["hold"].as<int>()),
          me(params["you"].as<std::size_t>()) {
        for (auto const& row : params["sea"].items()) {
            sea.push_back(row.as<std::vector<int>>());
        }
        for (auto const& told : params["fleets"].items()) {
            Fleet fleet{.store = told["store"].as<int>(), .harbours = {}, .ships = {}};
            for (auto const& harbour : told["harbours"].items()) {
                fleet.harbours.push_back(place(harbour));
            }
            for (auto const& ship : told["ships"].items()) {
                fleet.ships.push_back({ship["id"].as<int>(), place(ship), ship["amber"].as<int>()});
            }
            fleets.push_back(std::move(fleet));
        }
    }

    [[nodiscard]] int width() const { return static_cast<int>(sea.front().size()); }
    [[nodiscard]] int height() const { return static_cast<int>(sea.size()); }
    [[nodiscard]] Fleet const& mine() const { return fleets[me]; }
    [[nodiscard]] int amber(Place at) const {
        return sea[static_cast<std::size_t>(at.y)][static_cast<std::size_t>(at.x)];
    }
    [[nodiscard]] Place beside(Place at, Place step) const {
        return {(at.x + step.x + width()) % width(), (at.y + step.y + height()) % height()};
    }
    [[nodiscard]] int distance(Place from, Place to) const {
        int const right = std::abs(from.x - to.x);
        int const down = std::abs(from.y - to.y);
        return std::min(right, width() - right) + std::min(down, height() - down);
    }
    [[nodiscard]] Place home_of(Place from) const {
        return *std::ranges::min_element(mine().harbours, {},
                                         [&](Place harbour) { return distance(from, harbour); });
    }
    [[nodiscard]] int way_home(Place from) const { return distance(from, home_of(from)); }
    [[nodiscard]] bool is_my_harbour(Place at) const {
        return std::ranges::find(mine().harbours, at) != mine().harbours.end();
    }
    [[nodiscard]] bool is_strange_harbour(Place at) const {
        return !is_my_harbour(at) && std::ranges::any_of(fleets, [at](Fleet const& fleet) {
            return std::ranges::find(fleet.harbours, at) != fleet.harbours.end();
        });
    }
    [[nodiscard]] int all_amber() const {
        int sum = 0;
        for (auto const& row : sea) {
            for (int const amber : row) {
                sum += amber;
            }
        }
        return sum;
    }
    [[nodiscard]] int amber_around(Place middle, int radius) const {
        int sum = 0;
        for (int y = 0; y < height(); ++y) {
            for (int x = 0; x < width(); ++x) {
                sum += distance(middle, {x, y}) <= radius ? amber({x, y}) : 0;
            }
        }
        return sum;
    }
    // The stranger that is or could be there after the next turn, and carries least.
    [[nodiscard]] std::optional<Ship> lightest_stranger_near(Place at) const {
        std::optional<Ship> lightest;
        for (std::size_t seat = 0; seat < fleets.size(); ++seat) {
            for (auto const& ship : fleets[seat].ships) {
                bool const is_near = seat != me && distance(ship.at, at) <= 1;
                if (is_near && (!lightest || ship.amber < lightest->amber)) {
                    lightest = ship;
                }
            }
        }
        return lightest;
    }

    int turns_left;
    int turns;
    int ship_cost;
    int depot_cost;
    int hold;
    std::size_t me;
    std::vector<std::vector<int>> sea;
    std::vector<Fleet> fleets;
};

class Plan {
public:
    Plan(World const& world, std::set<int>& homeward) : m_world(world), m_homeward(homeward) {}

    Json::Object orders() {
        found_depot();
        choose_goals();
        move_all();
        if (build_pays()) {
            m_orders.emplace_back("base", "build");
        }
        return std::move(m_orders);
    }

private:
    void order(Ship const& ship, std::string_view word) {
        m_orders.emplace_back(std::to_string(ship.id), word);
    }

    void found_depot() {
        auto const& fleet = m_world.mine();
        if (m_world.turns_left * 2 < m_world.turns || fleet.harbours.size() >= 3 || fleet.ships.size() < 5) {
            return;
        }
        for (auto const& ship : fleet.ships) {
            int const budget = fleet.store + ship.amber + m_world.amber(ship.at);
            bool const is_good = m_world.way_home(ship.at) >= 5 &&
                                 m_world.amber_around(ship.at, 3) >= 3 * m_world.depot_cost &&
                                 !m_world.is_strange_harbour(ship.at);
            if (is_good && budget >= m_world.depot_cost) {
                order(ship, "depot");
                m_settler = ship.id;
                return;
            }
        }
    }

    // A ship pays for itself if it still has the time, and there is enough for all ships.
    [[nodiscard]] bool build_pays() const {
        int ships = 1;
        for (auto const& fleet : m_world.fleets) {
            ships += static_cast<int>(fleet.ships.size());
        }
        int const store = m_world.mine().store - (m_settler != 0 ? m_world.depot_cost : 0);
        return store >= m_world.ship_cost && m_world.turns_left > 40 &&
               m_world.all_amber() / ships > m_world.ship_cost * 5 / 4;
    }

    [[nodiscard]] bool goes_home(Ship const& ship) {
        bool const is_late = m_world.turns_left <= m_world.way_home(ship.at) + 3;
        if (m_world.is_my_harbour(ship.at)) {
            m_homeward.erase(ship.id);
        } else if (ship.amber * 10 >= m_world.hold * 9) {
            m_homeward.insert(ship.id);
        }
        return is_late || m_homeward.contains(ship.id);
    }

    // What a ship gets there for each turn that it takes: the way, three turns of gathering, a part of the
    // way home.
    [[nodiscard]] double value(Ship const& ship, Place at) const {
        double const gain = std::min(m_world.amber(at) * 0.6, static_cast<double>(m_world.hold - ship.amber));
        return gain / (m_world.distance(ship.at, at) + 3 + m_world.way_home(at) * 0.4);
    }

    void choose_goals() {
        std::vector<std::tuple<double, int, Place>> wishes;
        for (auto const& ship : m_world.mine().ships) {
            if (ship.id == m_settler) {
                continue;
            }
            if (goes_home(ship)) {
                m_goals[ship.id] = m_world.home_of(ship.at);
                continue;
            }
            for (int y = 0; y < m_world.height(); ++y) {
                for (int x = 0; x < m_world.width(); ++x) {
                    Place const at{x, y};
                    if (m_world.amber(at) > 0 && !is_dangerous(ship, at)) {
                        wishes.emplace_back(value(ship, at), ship.id, at);
                    }
                }
            }
        }
        std::ranges::sort(wishes, std::ranges::greater());
        std::set<Place> taken;
        for (auto const& [value, id, at] : wishes) {
            if (!m_goals.contains(id) && taken.insert(at).second) {
                m_goals[id] = at;
            }
        }
    }

    [[nodiscard]] bool is_dangerous(Ship const& ship, Place at) const {
        if (m_world.is_my_harbour(at)) {
            return false;
        }
        auto const stranger = m_world.lightest_stranger_near(at);
        return m_world.is_strange_harbour(at) ||
               (stranger && stranger->amber <= ship.amber && ship.amber > 15);
    }

    // A heavy ship beside this one, which gathers and so will hardly move.
    [[nodiscard]] std::optional<Place> prey_of(Ship const& ship) const {
        for (std::size_t seat = 0; seat < m_world.fleets.size(); ++seat) {
            for (auto const& other : m_world.fleets[seat].ships) {
                bool const is_prey = seat != m_world.me && m_world.distance(ship.at, other.at) == 1 &&
                                     other.amber >= ship.amber + 20 && other.amber * 2 < m_world.hold &&
                                     m_world.amber(other.at) >= 8 && !m_world.is_strange_harbour(other.at);
                if (is_prey) {
                    return other.at;
                }
            }
        }
        return {};
    }

    // Those that stay first, because others must go around them; then the heaviest.
    void move_all() {
        auto ships = m_world.mine().ships;
        std::erase_if(ships, [this](Ship const& ship) { return ship.id == m_settler; });
        auto const stays = [this](Ship const& ship) {
            auto const goal = m_goals.find(ship.id);
            return (goal == m_goals.end() || goal->second == ship.at) && !is_dangerous(ship, ship.at);
        };
        std::ranges::sort(ships, std::ranges::greater(),
                          [&](Ship const& ship) { return std::pair(stays(ship), ship.amber); });
        for (auto const& ship : ships) {
            m_undecided.insert(ship.at);
        }
        for (auto const& ship : ships) {
            move(ship);
        }
    }

    void move(Ship const& ship) {
        auto const found = m_goals.find(ship.id);
        auto goal = found == m_goals.end() ? ship.at : found->second;
        if (auto const prey = prey_of(ship)) {
            goal = *prey;
        }
        m_undecided.erase(m_undecided.find(ship.at));
        auto best = std::pair(cost(ship, ship.at, goal), std::string_view("stay"));
        Place to = ship.at;
        for (auto const& [word, step] : steps) {
            auto const next = m_world.beside(ship.at, step);
            if (auto const price = cost(ship, next, goal); price < best.first) {
                best = {price, word};
                to = next;
            }
        }
        m_taken.insert(to);
        order(ship, best.second);
    }

    [[nodiscard]] int cost(Ship const& ship, Place at, Place goal) const {
        int const way = m_world.distance(at, goal) * 10;
        if (m_world.is_my_harbour(at)) {
            return way;
        }
        bool const is_crowded = m_taken.contains(at) || (at != ship.at && m_undecided.contains(at));
        return way + (is_crowded ? 10'000 : 0) + (is_dangerous(ship, at) ? ship.amber * 2 : 0) +
               (m_world.is_strange_harbour(at) ? 20'000 : 0);
    }

    World const& m_world;
    std::set<int>& m_homeward;
    std::map<int, Place> m_goals;
    std::multiset<Place> m_undecided;
    std::set<Place> m_taken;
    Json::Object m_orders;
    int m_settler = 0;
};

class Admiral : public tulkas::Bot {
    Json call(std::string_view method, Json const& params) override {
        if (method != "orders") {
            throw std::invalid_argument("Amber has no method " + std::string(method));
        }
        return Plan(World(params), m_homeward).orders();
    }

    std::set<int> m_homeward; // the ships that were full and are not home yet
};

} // namespace

int main() {
    return tulkas::run<Admiral>();
}
