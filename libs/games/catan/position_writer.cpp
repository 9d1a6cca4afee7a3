#include "catan/notation.hpp"
#include "catan/position_notation.hpp"
#include "catan/position_words.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <vector>

namespace catan {

using namespace words;

namespace {

std::string layout_text(Layout const& layout) {
    std::string text;
    std::size_t hex = 0;
    for (std::size_t const length : row_lengths) {
        for (std::size_t const end = hex + length; hex < end; ++hex) {
            text += terrain_letters[static_cast<std::size_t>(layout.terrain[hex])];
            text += layout.numbers[hex] == Layout::no_number ? "," : fmt::format("{},", layout.numbers[hex]);
        }
        text.back() = '/';
    }
    text.back() = ' ';
    for (Harbour const harbour : layout.harbours) {
        text += harbour_letters[static_cast<std::size_t>(harbour)];
    }
    return text;
}

std::string holder_text(Seat seat) {
    return seat == Position::nobody ? "-" : fmt::format("{}", seat);
}

std::string phase_text(Position const& position) {
    std::string_view const word = phase_words[static_cast<std::size_t>(position.phase)];
    switch (position.phase) {
    case Phase::discard: {
        auto text = fmt::format("{}:", word);
        for (Seat seat = 0; seat < most_players; ++seat) {
            text += (position.discarding >> seat & 1U) != 0 ? fmt::format("{}", seat) : "";
        }
        return text;
    }
    case Phase::free_road:
    case Phase::year_of_plenty:
        return fmt::format("{}:{}", word, position.left_to_do);
    case Phase::answer:
        return fmt::format("{}:{}:{}:{}", word, position.offer.partner, to_text(position.offer.give),
                           to_text(position.offer.take));
    default:
        return std::string(word);
    }
}

std::string done_text(Position const& position) {
    auto const dice =
        position.has_rolled() ? fmt::format("{}+{}", position.dice.one, position.dice.other) : "-";
    return fmt::format("{}:{}:{}", dice, position.has_played_card ? "card" : "-", position.offers);
}

template <typename Set, typename Write>
std::string list_text(Set const& set, Write write) {
    std::vector<std::string> texts;
    for (std::uint8_t const item : set) {
        texts.push_back(write(item));
    }
    return texts.empty() ? "-" : fmt::format("{}", fmt::join(texts, ";"));
}

template <typename Kind>
std::string counted(Counts<Kind> const& known, int hidden) {
    auto const text = to_text(known);
    return hidden == 0 ? text : fmt::format("{}{}?", known.empty() ? "" : text, hidden);
}

} // namespace

std::string hand_text(Player const& player) {
    return counted(player.hand, player.hidden_resources);
}

std::string cards_text(Player const& player) {
    return counted(player.cards, player.hidden_cards);
}

namespace {

std::string player_text(Player const& player) {
    auto const node = [](Node at) { return to_text(topology.nodes[at]); };
    return fmt::format("{}/{}/{}/{}/{}/{}/{}", list_text(player.settlements, node),
                       list_text(player.cities, node), list_text(player.roads, edge_text), hand_text(player),
                       cards_text(player), to_text(player.new_cards), player.knights);
}

} // namespace

std::string to_text(Position const& position) {
    auto text = fmt::format("{} {} {} {} {},{} {}:{} {} {}", layout_text(position.layout),
                            to_text(topology.hexes[position.robber]), to_text(position.bank),
                            to_text(position.played), holder_text(position.longest_road),
                            holder_text(position.largest_army), position.turn_number, position.turn,
                            phase_text(position), done_text(position));
    for (Player const& player : position.seats()) {
        text += ' ' + player_text(player);
    }
    return text;
}

} // namespace catan
