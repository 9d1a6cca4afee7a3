// Every ship goes to the best square beside it, and home when it is full; a new ship is built in every tenth
// turn.
#include <array>
#include <cstddef>
#include <cstdlib>
#include <stdexcept>
#include <string>
#include <string_view>
#include <tulkas/bot.hpp>
#include <utility>

namespace {

using tulkas::Json;

struct Place { // (0, 0) is in the north-west
    int x;
    int y;
};

constexpr std::array<std::pair<std::string_view, Place>, 5> steps{
    {{"stay", {0, 0}}, {"north", {0, -1}}, {"east", {1, 0}}, {"south", {0, 1}}, {"west", {-1, 0}}}};

Place place(Json const& json) {
    return {json["x"].as<int>(), json["y"].as<int>()};
}

class Richest : public tulkas::Bot {
    Json call(std::string_view method, Json const& params) override {
        if (method != "orders") {
            throw std::invalid_argument("Amber has no method " + std::string(method));
        }
        auto const& fleet = params["fleets"].items()[params["you"].as<std::size_t>()];
        Json::Object orders;
        if (params["turn"].as<int>() % 10 == 0) {
            orders.emplace_back("base", "build");
        }
        for (auto const& ship : fleet["ships"].items()) {
            bool const is_full = ship["amber"].as<int>() * 4 >= params["rules"]["hold"].as<int>() * 3;
            orders.emplace_back(std::to_string(ship["id"].as<int>()),
                                is_full
                                    ? way_home(params, place(ship), place(fleet["harbours"].items().front()))
                                    : way_to_amber(params, place(ship)));
        }
        return orders;
    }

    static int width(Json const& params) { return static_cast<int>(params["sea"].items()[0].items().size()); }
    static int height(Json const& params) { return static_cast<int>(params["sea"].items().size()); }

    static std::string way_to_amber(Json const& params, Place ship) {
        std::string best;
        int most = -1;
        for (auto const& [word, step] : steps) {
            auto const x = static_cast<std::size_t>((ship.x + step.x + width(params)) % width(params));
            auto const y = static_cast<std::size_t>((ship.y + step.y + height(params)) % height(params));
            // To move costs a turn: what is here counts double.
            int const amber = params["sea"].items()[y].items()[x].as<int>() * (best.empty() ? 2 : 1);
            if (amber > most) {
                most = amber;
                best = word;
            }
        }
        return best;
    }

    static std::string way_home(Json const& params, Place ship, Place home) {
        int const right = (home.x - ship.x + width(params)) % width(params);
        int const down = (home.y - ship.y + height(params)) % height(params);
        if (right != 0) {
            return right * 2 <= width(params) ? "east" : "west";
        }
        return down * 2 <= height(params) ? "south" : "north";
    }
};

} // namespace

int main() {
    return tulkas::run<Richest>();
}
