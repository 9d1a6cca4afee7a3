// What an engine thinks of a position, for people who look at it.
//
// A game of the house offers it as one function in its own folder, `analyse` in analysis.hpp. It takes and
// gives plain values and uses neither JSON nor files nor a clock, because apps/analysis compiles it to
// WebAssembly: it runs in the browser of the person who asks. The same wish gives the same answer everywhere.
#pragma once

#include "support/text.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace rules {

struct AnalysisWish {
    std::string_view position = {}; // in the game's notation, or what one player knows of it
    std::string_view options = {};  // those that are not standard: "quiet-limit=50 turns=100"
    std::uint64_t nodes = 20'000;

    // An option that is a whole number; the standard value if it is left out or makes no sense.
    [[nodiscard]] int number(std::string_view name, int standard) const {
        for (std::string_view left = options; !left.empty();) {
            std::string_view value = support::cut_front(left, ' ');
            if (support::cut_front(value, '=') == name) {
                return support::whole_number<int>(value).value_or(standard);
            }
        }
        return standard;
    }
};

struct Analysis {
    // For each seat the chance of winning, from 0 to 1; a draw is half a win. Empty where it means nothing.
    std::vector<double> chances = {};
    // What the search found for seat 0, in units of the game's evaluation.
    std::optional<int> score = {};
    // In how many plies the game ends, if that is certain.
    std::optional<int> plies_to_end = {};
    // The moves that the engine expects from here, the best one first.
    std::vector<std::string> line = {};
    // For each square the chance that something hidden is there.
    std::vector<double> squares = {};
    int depth = 0;
    std::uint64_t nodes = 0;
};

} // namespace rules
