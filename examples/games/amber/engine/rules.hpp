// The rules of Amber, without bots: a sea without edges, the fleets on it, and a turn of all of them.
//
// All chance is in the sea, which is made from a seed. It is one piece of sea for each fleet, and all pieces
// are alike, so that no seat is better than another.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <map>
#include <random>
#include <set>
#include <string_view>
#include <utility>
#include <vector>

namespace amber {

struct Place {
    int x = 0; // from the left
    int y = 0; // from the top

    auto operator<=>(Place const&) const = default;
};

enum class Order { stay, north, east, south, west, depot };

constexpr std::array<std::pair<std::string_view, Order>, 6> order_names{{{"stay", Order::stay},
                                                                         {"north", Order::north},
                                                                         {"east", Order::east},
                                                                         {"south", Order::south},
                                                                         {"west", Order::west},
                                                                         {"depot", Order::depot}}};

struct Settings {
    int turns = 200;
    int ship_cost = 100;
    int depot_cost = 250;
    int hold = 100;
};

// How much amber there is on each square. What leaves it on one side comes back on the other.
class Sea {
public:
    Sea(int width, int height)
        : m_width(width), m_height(height), m_amber(static_cast<std::size_t>(width * height)) {}

    [[nodiscard]] int width() const { return m_width; }
    [[nodiscard]] int height() const { return m_height; }
    [[nodiscard]] int& operator[](Place at) { return m_amber[index(at)]; }
    [[nodiscard]] int operator[](Place at) const { return m_amber[index(at)]; }
    [[nodiscard]] bool is_bare() const {
        return std::ranges::all_of(m_amber, [](int amber) { return amber == 0; });
    }

    [[nodiscard]] Place beside(Place at, Order order) const {
        switch (order) {
        case Order::north:
            return {at.x, (at.y + m_height - 1) % m_height};
        case Order::east:
            return {(at.x + 1) % m_width, at.y};
        case Order::south:
            return {at.x, (at.y + 1) % m_height};
        case Order::west:
            return {(at.x + m_width - 1) % m_width, at.y};
        case Order::stay:
        case Order::depot:
            break;
        }
        return at;
    }

    // How many turns a ship needs.
    [[nodiscard]] int distance(Place from, Place to) const {
        int const right = std::abs(from.x - to.x);
        int const down = std::abs(from.y - to.y);
        return std::min(right, m_width - right) + std::min(down, m_height - down);
    }

private:
    [[nodiscard]] std::size_t index(Place at) const {
        return static_cast<std::size_t>(at.y * m_width + at.x);
    }

    int m_width;
    int m_height;
    std::vector<int> m_amber;
};

struct Ship {
    Place at;
    int amber = 0;
};

struct Fleet {
    int store = 0;
    std::vector<Place> harbours = {}; // the base, and the depots in the order of their foundation
    std::map<int, Ship> ships = {};   // by id
    bool is_out = false;              // it has no ship and cannot build one
};

struct World {
    Sea sea;
    std::vector<Fleet> fleets;
    int turn = 0;
    int ships_built = 0;
    std::vector<Place> wrecks = {}; // where ships sank in the last turn
};

// What a fleet does in a turn; a ship without an order stays.
struct Orders {
    bool build = false;
    std::map<int, Order> ships = {};
};

// Whole numbers below a limit; the same ones from the same seed, with every compiler.
class Chance {
public:
    explicit Chance(std::uint64_t seed) : m_source(seed) {}
    int below(int limit) { return static_cast<int>(m_source() % static_cast<std::uint64_t>(limit)); }

private:
    std::mt19937_64 m_source;
};

// One fleet's piece of sea: a little amber everywhere, and banks of it here and there.
inline Sea new_piece(int width, int height, Chance& chance) {
    constexpr int most = 90;
    Sea piece(width, height);
    for (int bank = 0; bank < std::max(2, width * height / 16); ++bank) {
        Place const middle{chance.below(width), chance.below(height)};
        int const richness = 25 + chance.below(50);
        for (Place at; at.y < height; at = at.x + 1 < width ? Place{at.x + 1, at.y} : Place{0, at.y + 1}) {
            piece[at] = std::min(most, piece[at] + std::max(0, richness - 16 * piece.distance(middle, at)));
        }
    }
    for (Place at; at.y < height; at = at.x + 1 < width ? Place{at.x + 1, at.y} : Place{0, at.y + 1}) {
        piece[at] += chance.below(8);
    }
    return piece;
}

// Before the first turn: each fleet has a base in the middle of its piece of sea, a ship in it, and amber for
// two more.
inline World new_world(int fleets, Place size, Settings const& settings, std::uint64_t seed) {
    Chance chance(seed);
    auto piece = new_piece(size.x, size.y, chance);
    Place const base{size.x / 2, size.y / 2};
    piece[base] = 0;
    int const columns = fleets == 4 ? 2 : fleets;
    World world{.sea = Sea(size.x * columns, size.y * (fleets / columns)), .fleets = {}};
    for (int y = 0; y < world.sea.height(); ++y) {
        for (int x = 0; x < world.sea.width(); ++x) {
            world.sea[{x, y}] = piece[{x % size.x, y % size.y}];
        }
    }
    for (int fleet = 0; fleet < fleets; ++fleet) {
        Place const at{base.x + size.x * (fleet % columns), base.y + size.y * (fleet / columns)};
        world.fleets.push_back({.store = 2 * settings.ship_cost,
                                .harbours = {at},
                                .ships = {{++world.ships_built, Ship{.at = at}}}});
    }
    return world;
}

// --- a turn, step by step ---

inline Fleet* owner_of(World& world, Place at) {
    auto const owner = std::ranges::find_if(world.fleets, [at](Fleet const& fleet) {
        return std::ranges::find(fleet.harbours, at) != fleet.harbours.end();
    });
    return owner == world.fleets.end() ? nullptr : &*owner;
}

// A ship becomes a depot. What it carries and what is on its square pay for it and go into the store.
inline void found_depots(World& world, Fleet& fleet, Orders const& orders, Settings const& settings) {
    for (auto const& [id, order] : orders.ships) {
        auto const ship = fleet.ships.find(id);
        if (order != Order::depot || ship == fleet.ships.end()) {
            continue;
        }
        auto const [at, amber] = ship->second;
        int const rich = fleet.store + amber + world.sea[at];
        if (rich >= settings.depot_cost && owner_of(world, at) == nullptr) {
            fleet.store = rich - settings.depot_cost;
            world.sea[at] = 0;
            fleet.harbours.push_back(at);
            fleet.ships.erase(ship);
        }
    }
}

inline void build_ship(World& world, Fleet& fleet, Settings const& settings) {
    if (fleet.store >= settings.ship_cost) {
        fleet.store -= settings.ship_cost;
        fleet.ships[++world.ships_built] = Ship{.at = fleet.harbours.front()};
    }
}

// The ids of the ships that moved.
inline std::set<int> move_ships(World& world, std::vector<Orders> const& orders) {
    std::set<int> moved;
    for (std::size_t seat = 0; seat < world.fleets.size(); ++seat) {
        for (auto& [id, ship] : world.fleets[seat].ships) {
            auto const order = orders[seat].ships.find(id);
            if (order == orders[seat].ships.end()) {
                continue;
            }
            if (auto const to = world.sea.beside(ship.at, order->second); to != ship.at) {
                ship.at = to;
                moved.insert(id);
            }
        }
    }
    return moved;
}

struct Meeting {
    Fleet* fleet;
    int id;
    int amber;
};

inline void sink(World& world, Meeting const& ship, Place at) {
    ship.fleet->ships.erase(ship.id);
    world.wrecks.push_back(at);
}

// In a harbour strangers sink, and what they carried is its owner's. The owner's ships do each other no harm
// there.
inline void meet_in_harbour(World& world, Fleet& owner, Place at, std::vector<Meeting> const& ships) {
    for (auto const& ship : ships) {
        if (ship.fleet != &owner) {
            owner.store += ship.amber;
            sink(world, ship, at);
        }
    }
}

// The lightest ship is the fastest: it boards the others and takes what it can carry. If two are the
// lightest, all sink. What nobody takes falls into the sea.
inline void meet_at_sea(World& world, Place at, std::vector<Meeting> ships, int hold) {
    if (ships.size() < 2) {
        return;
    }
    std::ranges::sort(ships, {}, &Meeting::amber);
    bool const is_won = ships[0].amber < ships[1].amber;
    int loot = 0;
    for (auto const& ship : ships) {
        loot += ship.amber;
        if (!is_won || ship.id != ships[0].id) {
            sink(world, ship, at);
        }
    }
    if (is_won) {
        auto& winner = ships[0].fleet->ships.at(ships[0].id);
        winner.amber = std::min(loot, hold);
        loot -= winner.amber;
    }
    world.sea[at] += loot;
}

inline void meet(World& world, Settings const& settings) {
    std::map<Place, std::vector<Meeting>> places;
    for (auto& fleet : world.fleets) {
        for (auto const& [id, ship] : fleet.ships) {
            places[ship.at].push_back({&fleet, id, ship.amber});
        }
    }
    for (auto const& [at, ships] : places) {
        if (auto* const owner = owner_of(world, at)) {
            meet_in_harbour(world, *owner, at, ships);
        } else {
            meet_at_sea(world, at, ships, settings.hold);
        }
    }
}

// In a harbour a ship unloads; elsewhere one that has not moved takes a quarter of what is there.
inline void unload_and_gather(World& world, Settings const& settings, std::set<int> const& moved) {
    for (auto& fleet : world.fleets) {
        for (auto& [id, ship] : fleet.ships) {
            if (owner_of(world, ship.at) != nullptr) {
                fleet.store += std::exchange(ship.amber, 0);
            } else if (!moved.contains(id)) {
                int const taken = std::min((world.sea[ship.at] + 3) / 4, settings.hold - ship.amber);
                ship.amber += taken;
                world.sea[ship.at] -= taken;
            }
        }
        fleet.is_out = fleet.is_out || (fleet.ships.empty() && fleet.store < settings.ship_cost);
    }
}

// One turn: the orders of all fleets, by seat. An order that cannot be carried out is none.
inline void play_turn(World& world, std::vector<Orders> const& orders, Settings const& settings) {
    ++world.turn;
    world.wrecks.clear();
    for (std::size_t seat = 0; seat < world.fleets.size(); ++seat) {
        found_depots(world, world.fleets[seat], orders[seat], settings);
        if (orders[seat].build) {
            build_ship(world, world.fleets[seat], settings);
        }
    }
    auto const moved = move_ships(world, orders);
    meet(world, settings);
    unload_and_gather(world, settings, moved);
}

// After the last turn, when no fleet is left, or when there is nothing left to gather or to bring home.
inline bool is_over(World const& world, Settings const& settings) {
    auto const carries_nothing = [](auto const& ship) { return ship.second.amber == 0; };
    auto const is_out = [](Fleet const& fleet) { return fleet.is_out; };
    return world.turn >= settings.turns || std::ranges::all_of(world.fleets, is_out) ||
           (world.sea.is_bare() && std::ranges::all_of(world.fleets, [&](Fleet const& fleet) {
                return std::ranges::all_of(fleet.ships, carries_nothing);
            }));
}

} // namespace amber
