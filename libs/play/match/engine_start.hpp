// What an engine is told at the start: the seed, the number of seats, the options, and a map.
//
// Engines that do not ask for it get an empty notice, so older engines work unchanged.
#pragma once

#include "rules/game.hpp"
#include "rules/options.hpp"

#include <string>
#include <utility>
#include <vector>

namespace match {

struct EngineStart {
    bool is_told = false;
    std::vector<rules::OptionInfo> options = {}; // the one below is among them, if there are maps
    std::vector<std::pair<std::string, std::string>> maps = {}; // names and texts

    // The option with which one of the maps is chosen; "any", the standard, leaves that to the seed.
    static constexpr char const* map_option = "map";
    static constexpr char const* any_map = "any";
};

// The data of the StartNotice, in JSON; nothing for an engine that is told nothing. The options of the set-up
// are those of the engine.
[[nodiscard]] std::string start_data(EngineStart const& start, rules::Setup const& setup);

} // namespace match
