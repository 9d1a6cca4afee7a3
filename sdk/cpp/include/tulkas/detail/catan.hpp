// The inner workings of ../catan.hpp.
#pragma once

#include "../catan.hpp"
#include "words.hpp"

#include <algorithm>
#include <cstdlib>
#include <functional>

namespace tulkas::catan {

inline bool Point::is_on_board() const {
    constexpr int most = 5;
    constexpr int sides = 8;
    return std::abs(x) <= most && std::abs(y) <= most && std::abs(y - 2 * x) <= sides &&
           std::abs(2 * y - x) <= sides && std::abs(x + y) <= sides;
}

inline std::vector<Point> Point::around() const {
    std::vector<Point> points{{x + 1, y + 1}, {x + 1, y}, {x, y - 1}, {x - 1, y - 1}, {x - 1, y}, {x, y + 1}};
    std::erase_if(points, std::not_fn(&Point::is_on_board));
    return points;
}

inline std::vector<Point> Point::hexes() const {
    auto points = around();
    std::erase_if(points, std::not_fn(&Point::is_hex));
    return points;
}

inline std::vector<Point> Point::nodes() const {
    auto points = around();
    std::erase_if(points, &Point::is_hex);
    return points;
}

inline std::string to_text(Point point) {
    return std::to_string(point.x) + ',' + std::to_string(point.y);
}

inline Point parse_point(std::string_view text) {
    std::string_view rest = text;
    auto const x = tulkas::detail::number_in(tulkas::detail::take_until(rest, ','));
    auto const y = tulkas::detail::number_in(rest);
    if (!x || !y) {
        throw std::invalid_argument("no place: " + std::string(text.substr(0, 60)));
    }
    return {*x, *y};
}

namespace detail {

inline constexpr std::array<std::string_view, 5> resource_names{"brick", "lumber", "wool", "grain", "ore"};
inline constexpr std::array<std::string_view, 5> terrain_names{"hills", "forest", "pasture", "fields",
                                                               "mountains"};
inline constexpr std::array<std::string_view, 5> card_names{"knight", "road-building", "monopoly",
                                                            "year-of-plenty", "victory-point"};

inline std::string cards_text(Resources const& cards) {
    std::string text;
    for (auto const resource : all_resources) {
        if (cards[resource] > 0) {
            text += std::to_string(cards[resource]) + resource_names[static_cast<std::size_t>(resource)][0];
        }
    }
    return text.empty() ? "-" : text;
}

// The number of a name in a list; nothing if it is not there.
inline std::optional<Resource> kind_named(std::string_view name,
                                          std::array<std::string_view, 5> const& names) {
    auto const* const found = std::ranges::find(names, name);
    return found == names.end() ? std::nullopt : std::optional(static_cast<Resource>(found - names.begin()));
}

template <typename Kind>
Counts<Kind> counts_in(Json const& object, std::array<std::string_view, 5> const& names) {
    Counts<Kind> counts;
    for (std::size_t kind = 0; kind < names.size(); ++kind) {
        counts[static_cast<Kind>(kind)] = object[names[kind]].as<int>();
    }
    return counts;
}

inline Resources resources_in(Json const& object) {
    return counts_in<Resource>(object, resource_names);
}

// Of cards that may be hidden.
template <typename Kind>
std::optional<Counts<Kind>> known_in(Json const& value, std::array<std::string_view, 5> const& names) {
    return value.is_null() ? std::nullopt : std::optional(counts_in<Kind>(value, names));
}

inline std::vector<Point> points_in(Json const& list) {
    std::vector<Point> points;
    for (auto const& item : list.items()) {
        points.push_back(parse_point(item.text()));
    }
    return points;
}

inline Road road_in(std::string_view text) {
    auto const one = tulkas::detail::take_until(text, ':');
    return {parse_point(one), parse_point(text)};
}

inline Hex hex_in(Json const& hex) {
    auto const& number = hex["number"];
    return {.at = parse_point(hex["at"].text()),
            .terrain = hex["terrain"].text(),
            .resource = kind_named(hex["terrain"].text(), terrain_names),
            .number = number.is_null() ? std::nullopt : std::optional(number.as<int>())};
}

inline Player player_in(Json const& player) {
    Player known{.points = player["points"].as<int>(),
                 .hand = known_in<Resource>(player["hand"], resource_names),
                 .hand_size = player["hand_size"].as<int>(),
                 .cards = known_in<Card>(player["cards"], card_names),
                 .new_cards = known_in<Card>(player["new_cards"], card_names),
                 .card_count = player["card_count"].as<int>(),
                 .knights = player["knights"].as<int>(),
                 .settlements = points_in(player["settlements"]),
                 .cities = points_in(player["cities"]),
                 .roads = {},
                 .road_length = player["road_length"].as<int>(),
                 .has_longest_road = player["longest_road"].boolean(),
                 .has_largest_army = player["largest_army"].boolean(),
                 .rates = resources_in(player["rates"])};
    for (auto const& road : player["roads"].items()) {
        known.roads.push_back(road_in(road.text()));
    }
    return known;
}

inline std::optional<Offer> offer_in(Json const& offer) {
    if (offer.is_null()) {
        return std::nullopt;
    }
    return Offer{.player = offer["from"].as<int>(),
                 .partner = offer["to"].as<int>(),
                 .give = resources_in(offer["give"]),
                 .take = resources_in(offer["take"])};
}

} // namespace detail

inline std::string_view Move::kind() const {
    std::string_view rest = text;
    return tulkas::detail::take_until(rest, ':');
}

inline std::vector<std::string> Move::arguments() const {
    std::vector<std::string> arguments;
    std::string_view rest = text;
    static_cast<void>(tulkas::detail::take_until(rest, ':'));
    while (!rest.empty()) {
        arguments.emplace_back(tulkas::detail::take_until(rest, ':'));
    }
    return arguments;
}

inline std::vector<Point> Move::places() const {
    std::vector<Point> places;
    for (auto const& argument : arguments()) {
        places.push_back(parse_point(argument));
    }
    return places;
}

inline Move discard(Resources const& cards) {
    return {"discard:" + detail::cards_text(cards)};
}

inline Move choose(Resource resource) {
    return {"choose:" + std::string(detail::resource_names[static_cast<std::size_t>(resource)])};
}

inline Move offer(int partner, Resources const& give, Resources const& take) {
    return {"offer:" + std::to_string(partner) + ':' + detail::cards_text(give) + ':' +
            detail::cards_text(take)};
}

inline View View::parse(Json const& view) {
    View known{.seat = view["decides"].as<int>(),
               .turn = view["turn"].as<int>(),
               .turn_number = view["turn_number"].as<int>(),
               .expected = view["expected"].text(),
               .dice = {},
               .robber = parse_point(view["robber"].text()),
               .hexes = {},
               .harbours = {},
               .bank = detail::resources_in(view["bank"]),
               .deck = view["deck"].as<int>(),
               .players = {},
               .offer = detail::offer_in(view["offer"]),
               .happened = view["happened"]};
    if (!view["dice"].is_null()) {
        auto const dice = view["dice"].as<std::vector<int>>();
        known.dice = {dice.at(0), dice.at(1)};
    }
    for (auto const& hex : view["hexes"].items()) {
        known.hexes.push_back(detail::hex_in(hex));
    }
    for (auto const& harbour : view["harbours"].items()) {
        known.harbours.push_back(
            {.at = detail::road_in(harbour["at"].text()),
             .resource = detail::kind_named(harbour["resource"].text(), detail::resource_names)});
    }
    for (auto const& player : view["players"].items()) {
        known.players.push_back(detail::player_in(player));
    }
    return known;
}

inline Hex const& View::hex_at(Point point) const {
    auto const hex = std::ranges::find(hexes, point, &Hex::at);
    if (hex == hexes.end()) {
        throw std::invalid_argument(to_text(point) + " is no hex");
    }
    return *hex;
}

inline int View::pips(Point node) const {
    int sum = 0;
    for (auto const hex : node.hexes()) {
        sum += catan::pips(hex_at(hex).number);
    }
    return sum;
}

inline Json Bot::call(std::string_view method, Json const& params) {
    auto const view = View::parse(params["view"]);
    if (method == "discard") {
        return discard(view, params["count"].as<int>()).text;
    }
    Moves moves;
    for (auto const& move : params["legal_moves"].items()) {
        moves.push_back({move.text()});
    }
    if (method == "take_turn") {
        auto const* const offers = params.find("offers_left");
        return take_turn(view, moves, offers == nullptr ? 0 : offers->as<int>()).text;
    }
    using Method = Move (Bot::*)(View const&, Moves const&);
    struct Named {
        std::string_view name;
        Method method;
    };
    for (auto const& [name, answer] :
         {Named{"initial_placement", &Bot::initial_placement}, Named{"move_robber", &Bot::move_robber},
          Named{"steal", &Bot::steal}, Named{"choose_resource", &Bot::choose_resource},
          Named{"answer_trade", &Bot::answer_trade}}) {
        if (name == method) {
            return (this->*answer)(view, moves).text;
        }
    }
    throw std::invalid_argument("Catan has no method " + std::string(method));
}

} // namespace tulkas::catan
