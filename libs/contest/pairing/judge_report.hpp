// The judge's report of a submission, as text in the form that it has always had, and as JSON.
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
// Programs read the text, so it has no other lines once games were played: why a submission is not accepted
// is said apart. Only a submission that never came to play has its reason in the text:
//
//     Player: h241696
//     Invalid upload: does not compile
//     h241696.java:7: error: …
//     0
#pragma once

#include "pairing/qualification.hpp"
#include "pairing/rule_breach.hpp"
#include "record/time_limits.hpp"
#include "rules/game.hpp"
#include "support/json.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace pairing {

// A submission that never came to play.
struct Rejection {
    std::string why;                       // one line: "does not compile"
    std::string messages;                  // of the compiler, perhaps none
    std::vector<RuleBreach> breaches = {}; // of its assignment's rules for sources: then it is no attempt
};

// What is judged.
struct JudgedUpload {
    rules::Game const& game;
    rules::Setup const& setup;
    record::TimeLimits time;
    std::string player;
    std::string enemy;
};

// Piece by piece, for those who watch.
[[nodiscard]] std::string head_text(JudgedUpload const& upload);
// `number` is the game's among those of the qualification, from 0 on.
[[nodiscard]] std::string match_text(Qualification const& qualification, int number);
[[nodiscard]] std::string tail_text(Qualification const& qualification);
// The whole report of a submission that was rejected.
[[nodiscard]] std::string to_text(Rejection const& rejection, JudgedUpload const& upload);

// The whole record of a game, but for what others than the submission wrote: that is not for its author.
[[nodiscard]] std::string match_record(Qualification const& qualification, int number);

// Why it is not accepted, for the author: "match 3 was lost by an error after 12 moves, at qq…: illegal move
// …".
[[nodiscard]] std::string why_not_accepted(Qualification const& qualification, rules::Game const& game);

// {"game", "options", "position", "time_ms", "player", "valid", "messages", "enemy", "matches": […], "wins",
// "wins_needed", "games", "accepted", "why"}. A match holds the whole record of the game, but for what others
// than the submission wrote: `tulkas replay` takes it from there.
[[nodiscard]] support::JsonObject to_json(Qualification const& qualification, JudgedUpload const& upload);
[[nodiscard]] support::JsonObject to_json(Rejection const& rejection, JudgedUpload const& upload);
// [{"rule", "file", "line", "what", "wanted"}, …]; a rejection that has any has them as "breaches".
[[nodiscard]] support::JsonArray to_json(std::vector<RuleBreach> const& breaches);

} // namespace pairing
