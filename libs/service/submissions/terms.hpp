// What a submission is judged by: against whom, how often, within which limits.
//
// Outside of contests they are the game's own; a contest may set its own.
#pragma once

#include "rules/game.hpp"
#include "runtime/time_account.hpp"
#include "source_rules/rules.hpp"
#include "support/result.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace submissions {

struct Terms {
    rules::Setup setup; // but for the seed
    std::string baseline;
    int games = 10;
    int wins = 8; // needed
    record::TimeLimits time;
    std::optional<std::uint64_t> memory = {};     // of the bot, in bytes; the workshop's limit without it
    std::optional<std::uint64_t> most_bytes = {}; // of the source; the language's own limit without it
    std::vector<std::string> languages = {};      // all without any
    bool converts_encodings = false;              // of sources that are not UTF-8
    source_rules::Rules source = {};              // how it must be written
};

// What the operator sets for all games.
struct Standards {
    int games = 10;
    int wins = 8;
    std::optional<std::uint64_t> most_bytes = {};
};

// The game's own. refused: it is a game for one, where there is nobody to be won against.
[[nodiscard]] support::Result<Terms> standard_terms(rules::Game const& game, Standards const& standards);

} // namespace submissions
