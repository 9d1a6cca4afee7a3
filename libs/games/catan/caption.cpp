#include "catan/drawing.hpp"
#include "catan/notation.hpp"

#include <fmt/format.h>

namespace catan {

namespace {

// What the player who decides does, in the order of Phase.
constexpr std::array<std::string_view, 12> actions{"places a settlement",
                                                   "places a road",
                                                   "rolls the dice",
                                                   "discards half the cards",
                                                   "moves the robber",
                                                   "steals a card",
                                                   "builds, trades or ends the turn",
                                                   "builds a road for nothing",
                                                   "takes a resource from the bank",
                                                   "takes all of a resource from everybody",
                                                   "answers an offer",
                                                   ""};

} // namespace

std::string caption_of(Position const& position) {
    if (position.is_over()) {
        return position.winner() == Position::nobody ? "The turns ran out"
                                                     : fmt::format("Player {} has won", position.winner());
    }
    auto text =
        fmt::format("Player {} {}", position.decider(), actions[static_cast<std::size_t>(position.phase)]);
    if (position.phase == Phase::answer) {
        text += fmt::format(" of {} for {} by player {}", to_text(position.offer.give),
                            to_text(position.offer.take), position.turn);
    }
    return position.has_rolled()
               ? fmt::format("{} (dice {}+{})", text, position.dice.one, position.dice.other)
               : text;
}

} // namespace catan
