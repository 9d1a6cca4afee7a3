// How the house bots trade with other players, and why.
#pragma once

#include "catan/plan.hpp"
#include "catan/position.hpp"

#include <cstdint>
#include <string>
#include <string_view>

namespace catan {

inline constexpr int most_sensible_offers = 4; // in a turn; more would only take time
inline constexpr int dangerous_points = 8;     // do not trade with a player who has this many

// Why an offer is taken or not.
enum class Reason : std::uint8_t {
    brings_nearer,
    brings_more_cards,
    offerer_is_dangerous,
    cannot_be_paid,
    sets_back,
    is_of_no_use,
};

struct Judgement {
    bool is_good;
    Reason reason;
};

// What the player who is asked thinks of the offer at hand.
[[nodiscard]] Judgement judge_offer(Position const& position, Plan const& plan);

// The offer that the player whose turn it is should make next, if any: one card that is to spare for one that
// is missing, to one player after the other. Which are next is known from the number of offers already made.
void propose_offer(Position const& position, Plan const& plan, MoveList& moves);

// For the bot's log: "offered 1b for 1o to player 2: ore is missing for a city",
// "rejected 1b for 1o of player 0: it is of no use for a settlement".
[[nodiscard]] std::string offer_note(Move const& offer, Plan const& plan);
[[nodiscard]] std::string answer_note(Position const& position, Move const& answer, Plan const& plan);

} // namespace catan
