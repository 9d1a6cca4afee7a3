#include "catan/notation.hpp"
#include "catan/svg_parts.hpp"

#include <fmt/format.h>

namespace catan::svg {

namespace {

constexpr int card_height = 118;
constexpr int left = board_width + 4;
constexpr int card_width = panel_width - 16;

// A row of little squares, in each a number and the letter that the notation has for the resource.
std::string draw_resources(Resources const& resources, int x, int y) {
    std::string text;
    for (Resource const resource : all_resources) {
        text += fmt::format(R"(<rect class="harbour {0}" x="{1}" y="{2}" width="32" height="20" rx="4"/>)"
                            R"(<text class="words number" x="{3}" y="{4}" style="fill:#222">{5}{6}</text>)",
                            name_of(resource), x, y, x + 16, y + 14, resources[resource],
                            name_of(resource).front());
        x += 40;
    }
    return text;
}

std::string counted(int count, std::string_view what) {
    return fmt::format("{} {}{}", count, what, count == 1 ? "" : "s");
}

// Those that are hidden are only counted.
std::string draw_hand(Player const& player, int x, int y) {
    if (player.hidden_resources == 0) {
        return draw_resources(player.hand, x, y);
    }
    auto const cards = counted(player.hidden_resources, "card");
    return fmt::format(R"(<text class="words left" x="{}" y="{}">{} in the hand</text>)", x, y + 14, cards);
}

std::string development_text(Player const& player) {
    if (player.cards.empty()) {
        return counted(player.hidden_cards, "development card");
    }
    std::string text;
    for (Card const card : all_cards) {
        if (int const count = player.cards[card]; count > 0) {
            text += fmt::format("{}{} {}", text.empty() ? "" : ", ", count, name_of(card));
        }
    }
    return player.hidden_cards > 0 ? fmt::format("{}, {} more", text, player.hidden_cards) : text;
}

std::string honours_of(Position const& position, Seat seat) {
    Player const& player = position.players[seat];
    return fmt::format("road {}{}, knights {}{}", player.road_length,
                       position.longest_road == seat ? " (longest)" : "", player.knights,
                       position.largest_army == seat ? " (largest army)" : "");
}

// The card that the player's data stand on; a frame shows whose turn it is.
std::string draw_card(Position const& position, Seat seat, int top) {
    std::string_view const frame = position.turn == seat ? " turn" : "";
    return fmt::format(R"(<rect class="card{}" x="{}" y="{}" width="{}" height="{}" rx="10"/>)", frame, left,
                       top, card_width, card_height);
}

std::string draw_name(Position const& position, Seat seat, int top) {
    int const right = left + card_width - 14;
    return fmt::format(R"(<circle class="building p{0}" cx="{1}" cy="{2}" r="9"/>)"
                       R"(<text class="left number" x="{3}" y="{4}">Player {0}</text>)"
                       R"(<text class="right points" x="{5}" y="{4}">{6}</text>)",
                       seat, left + 20, top + 21, left + 38, top + 27, right, position.points(seat));
}

std::string draw_line(int y, std::string_view words) {
    return fmt::format(R"(<text class="words left" x="{}" y="{}">{}</text>)", left + 14, y, words);
}

std::string draw_player(Position const& position, Seat seat) {
    int const top = 8 + seat * (card_height + 8);
    Player const& player = position.players[seat];
    return draw_card(position, seat, top) + draw_name(position, seat, top) +
           draw_hand(player, left + 14, top + 42) + draw_line(top + 84, development_text(player)) +
           draw_line(top + 104, honours_of(position, seat)) + "\n";
}

} // namespace

std::string draw_panel(Position const& position) {
    std::string text = R"(<g class="panel">)";
    for (Seat seat = 0; seat < position.player_count; ++seat) {
        text += draw_player(position, seat);
    }
    int const bottom = picture_height - 60;
    return text + draw_line(bottom, "The bank") + draw_resources(position.bank, left + 14, bottom + 10) +
           draw_line(bottom + 48, counted(position.deck_size(), "development card")) + "</g>\n";
}

} // namespace catan::svg
