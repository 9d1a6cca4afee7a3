// What an engine is told at the start: the seed, the number of seats, the options, a map, a start position.
//
// Engines that do not ask for it get an empty notice, so older engines work unchanged.
#pragma once

#include "rules/game.hpp"
#include "rules/options.hpp"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace match {

// Texts of which the engine is told one: the maps of a game, or its start positions.
struct Pool {
    std::string option; // with which one is chosen, and under which it is told
    std::vector<std::pair<std::string, std::string>> texts = {}; // by name

    static constexpr char const* maps = "map";
    static constexpr char const* positions = "position";
    // The standard of the option: the seed chooses.
    static constexpr char const* any = "any";
};

struct EngineStart {
    bool is_told = false;
    std::vector<rules::OptionInfo> options = {}; // those of the pools are among them
    rules::Teams teams = {};
    std::vector<Pool> pools = {}; // none is empty
    // It asks several bots at once: they run on any core, and not all on the one of their game's thread.
    bool is_simultaneous = false;

    [[nodiscard]] std::optional<unsigned> core_for_bots(std::optional<unsigned> core) const {
        return is_simultaneous ? std::nullopt : core;
    }
};

// The data of the StartNotice, in JSON; nothing for an engine that is told nothing. The options of the set-up
// are those of the engine.
[[nodiscard]] std::string start_data(EngineStart const& start, rules::Setup const& setup);

} // namespace match
