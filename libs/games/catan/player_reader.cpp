#include "catan/player_reader.hpp"

#include "catan/building.hpp"
#include "catan/notation.hpp"
#include "support/text.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace catan {

using support::cut_front;
using support::ErrorKind;
using support::fail;
using support::in_quotes;
using support::Result;

namespace {

using Read = Result<void>;

constexpr std::ptrdiff_t part_count = 7;

// Calls `put` with every place of a list; false from it means that there is something already.
template <typename Parse, typename Put>
Read read_places(std::string_view list, Parse parse, Put put) {
    if (list == "-") {
        return {};
    }
    do {
        std::string_view const item = cut_front(list, ';');
        auto const place = TULKAS_TRY(parse(item));
        if (!put(place)) {
            return fail(ErrorKind::invalid, "{} is taken twice", item);
        }
    } while (!list.empty());
    return {};
}

Read read_buildings(std::string_view list, Position& position, Seat seat, bool are_cities) {
    return read_places(list, parse_node, [&](Node node) {
        if (position.buildings().contains(node)) {
            return false;
        }
        put_settlement(position, seat, node);
        if (are_cities) {
            put_city(position, seat, node);
        }
        return true;
    });
}

Read read_roads(std::string_view list, Position& position, Seat seat) {
    return read_places(list, parse_edge, [&](Edge edge) {
        // More than any player has would take long to measure.
        if (position.roads.contains(edge) || !position.has_road_left(seat)) {
            return false;
        }
        put_road(position, seat, edge);
        return true;
    });
}

// Cards whose kinds are known, and a number of hidden ones: "2b1o", "7?", "1v2?".
template <typename Kind>
Read read_cards(std::string_view text, Result<Counts<Kind>> (*parse)(std::string_view), Counts<Kind>& known,
                std::uint8_t& hidden) {
    if (text.ends_with('?')) {
        auto const end = text.find_last_not_of("0123456789", text.size() - 2);
        std::size_t const begin = end == text.npos ? 0 : end + 1;
        auto const number = support::whole_number<int>(text.substr(begin, text.size() - 1 - begin));
        constexpr int most = 95;
        if (!number || *number < 1 || *number > most) {
            return fail(ErrorKind::invalid, "hidden cards are written like 7?, not {}", in_quotes(text));
        }
        hidden = static_cast<std::uint8_t>(*number);
        text = begin == 0 ? "-" : text.substr(0, begin);
    }
    auto const cards = TULKAS_TRY(parse(text));
    known = cards;
    return {};
}

Read read_hand(std::string_view text, Player& player) {
    return read_cards(text, parse_resources, player.hand, player.hidden_resources);
}

Read read_development(std::string_view text, Player& player) {
    return read_cards(text, parse_cards, player.cards, player.hidden_cards);
}

Read read_new_cards(std::string_view text, Player& player) {
    auto const cards = TULKAS_TRY(parse_cards(text));
    player.new_cards = cards;
    return {};
}

Read read_knights(std::string_view text, Player& player) {
    auto const knights = support::whole_number<int>(text);
    if (!knights || *knights < 0 || *knights > whole_deck[Card::knight]) {
        return fail(ErrorKind::invalid, "knights are a number from 0 to {}, not {}", whole_deck[Card::knight],
                    in_quotes(text));
    }
    player.knights = static_cast<std::uint8_t>(*knights);
    return {};
}

// What a player holds: the last four parts.
Read read_holdings(std::string_view text, Player& player) {
    for (auto* const read : {read_hand, read_development, read_new_cards, read_knights}) {
        if (auto const done = read(cut_front(text, '/'), player); !done) {
            return done;
        }
    }
    return {};
}

struct Parts {
    std::string_view settlements;
    std::string_view cities;
    std::string_view roads;
    std::string_view holdings;
};

Result<Parts> split(std::string_view text) {
    if (std::ranges::count(text, '/') + 1 != part_count) {
        return fail(ErrorKind::invalid, "{} parts are needed, not {}", part_count, in_quotes(text));
    }
    auto const settlements = cut_front(text, '/');
    auto const cities = cut_front(text, '/');
    auto const roads = cut_front(text, '/');
    return Parts{settlements, cities, roads, text};
}

// All but the roads, which are measured when all buildings stand.
Read read_player(std::string_view text, Position& position, Seat seat) {
    auto const parts = TULKAS_TRY(split(text));
    if (auto const read = read_buildings(parts.settlements, position, seat, false); !read) {
        return read;
    }
    if (auto const read = read_buildings(parts.cities, position, seat, true); !read) {
        return read;
    }
    return read_holdings(parts.holdings, position.players[seat]);
}

Read read_players_roads(std::string_view text, Position& position, Seat seat) {
    return read_roads(split(text)->roads, position, seat);
}

} // namespace

Result<void> read_players(std::string_view text, Position& position) {
    for (auto* const read : {read_player, read_players_roads}) {
        std::string_view rest = text;
        for (Seat seat = 0; seat < position.player_count; ++seat) {
            if (auto const done = read(cut_front(rest, ' '), position, seat); !done) {
                return fail(ErrorKind::invalid, "player {}: {}", seat, done.error().message);
            }
        }
    }
    return {};
}

} // namespace catan
