#include "games/catan/notation.hpp"
#include "games/catan/svg_parts.hpp"

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
    return fmt::format(R"(<text class="words left" x="{}" y="{}">{} in the hand</text>)", x, y + 14,
                       counted(player.hidden_resources, "card"));
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

std::string draw_player(Position const& position, Seat seat) {
    int const top = 8 + seat * (card_height + 8);
    Player const& player = position.players[seat];
    return fmt::format(R"(<rect class="card{0}" x="{1}" y="{2}" width="{3}" height="{4}" rx="10"/>)"
                       R"(<circle class="building p{5}" cx="{6}" cy="{7}" r="9"/>)"
                       R"(<text class="left number" x="{8}" y="{9}">Player {5}</text>)"
                       R"(<text class="right points" x="{10}" y="{9}">{11}</text>)",
                       position.turn == seat ? " turn" : "", left, top, card_width, card_height, seat,
                       left + 20, top + 21, left + 38, top + 27, left + card_width - 14,
                       position.points(seat)) +
           draw_hand(player, left + 14, top + 42) +
           fmt::format(R"(<text class="words left" x="{0}" y="{1}">{2}</text>)"
                       R"(<text class="words left" x="{0}" y="{3}">{4}</text>)"
                       "\n",
                       left + 14, top + 84, development_text(player), top + 104, honours_of(position, seat));
}

} // namespace

std::string draw_panel(Position const& position) {
    std::string text = R"(<g class="panel">)";
    for (Seat seat = 0; seat < position.player_count; ++seat) {
        text += draw_player(position, seat);
    }
    int const bottom = picture_height - 60;
    return text +
           fmt::format(R"(<text class="words left number" x="{}" y="{}">The bank</text>)", left, bottom) +
           draw_resources(position.bank, left, bottom + 10) +
           fmt::format(R"(<text class="words left" x="{}" y="{}">{}</text></g>)"
                       "\n",
                       left, bottom + 48, counted(position.deck_size(), "development card"));
}

} // namespace catan::svg
