// A game's result as lines of text, one for each seat, in the form that they have always had.
//
//     0 h241696 0 6.0 109          seat, player, colour, score, milliseconds left ("-" without a limit)
//     1 greedy 1 14.0 5000
#pragma once

#include "record/game_record.hpp"

#include <string>

namespace pairing {

[[nodiscard]] std::string result_lines(record::GameRecord const& record);

} // namespace pairing
