// A game's record as a file.
//
// Lines of UTF-8 text, so that people can read them, diff them and search them:
//
//     tulkas-record 1
//     {"game":"ploy","version":"0.1.0","seed":7,"options":{…},"position":null,"seats":["greedy","random"]}
//     0 e3-e4-0                  a move: the seat and the answer
//     refused 1 e9-e1-0          an answer that the rules did not take, if that ended the game
//     end {"winner":0,"scores":[1,0],"reason":"…","blame":null}
//     shown 4 {"=":{"all":…}}    what the engine, a program, showed when 4 moves had been played (shown.hpp)
//     log 1 4 "…"                what was written for a seat (or the engine, -1) when 4 moves had been played
//     cut 1 1200                 1200 bytes of a seat's log were cut
//     content 9f86d0…            SHA-256 of all bytes so far
//     times {"moves":[…],"cpu":[…],"remaining":[…]}     microseconds; null without a limit
//     times-content 4bf512…      SHA-256 of the line before
//
// What depends on the clock stands behind everything else: the same game played again gives the same bytes up
// to and including the `content` line.
#pragma once

#include "record/game_record.hpp"
#include "support/result.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace record {

[[nodiscard]] std::string to_text(GameRecord const& record);

// Strict: everything must be as to_text writes it, and both digests must fit. An error names the line.
[[nodiscard]] support::Result<GameRecord> from_text(std::string_view text);

// The records of several games stand one after the other: the text of each. At least one, whatever it is.
[[nodiscard]] std::vector<std::string_view> split(std::string_view text);

} // namespace record
