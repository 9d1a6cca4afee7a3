// The judge's report of a submission, in the form that it has always had and as JSON.
//
//     Player: h241696
//     Valid upload!
//     Enemy: greedy
//     MatchID: 1, Seed: 32681
//     0 h241696 0 6.0 109          seat, player, colour, score, milliseconds left
//     1 greedy 1 14.0 5000
//     …
//     1                            the judge's point: 1 accepted, 0 not
//
// Of a submission that is not accepted it says why, in lines that the above does not have.
#pragma once

#include "arena/qualification.hpp"
#include "support/json.hpp"

#include <string>
#include <string_view>

namespace arena {

// A submission that never came to play.
struct Rejection {
    std::string why;      // one line: "does not compile"
    std::string messages; // of the compiler, perhaps none
};

// Piece by piece, for those who watch.
[[nodiscard]] std::string head_text(std::string_view player, std::string_view enemy);
// `number` is the game's among those of the qualification, from 0 on.
[[nodiscard]] std::string match_text(Qualification const& qualification, int number);
[[nodiscard]] std::string tail_text(Qualification const& qualification);
// The whole report of a submission that was rejected.
[[nodiscard]] std::string to_text(Rejection const& rejection, std::string_view player);

// {"player", "valid", "messages", "enemy", "matches": […], "wins", "wins_needed", "games", "accepted", "why"}
[[nodiscard]] support::JsonObject to_json(Qualification const& qualification, std::string_view player,
                                          std::string_view enemy);
[[nodiscard]] support::JsonObject to_json(Rejection const& rejection, std::string_view player);

} // namespace arena
