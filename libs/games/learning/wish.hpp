// What a batch of matches is made from.
#pragma once

#include "rules/options.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace learning {

inline constexpr int most_matches = 65'536;

struct Wish {
    rules::Options options;
    int matches = 1;
    std::uint64_t seed = 0;
    // For each seat the house bot on it, "smart:nodes=200"; empty where the caller plays.
    std::vector<std::string> players;
    // Groups of actions that the caller never wants: they are illegal unless nothing else is legal.
    std::vector<std::string> without;
    // A match is cut off after so many actions of the caller; 0: never.
    int most_actions = 0;
    // An illegal action loses the match, as an illegal move does everywhere in the arena; otherwise it is an
    // error.
    bool illegal_loses = false;
    // The step after a match has ended begins the next one in its place. Without this, the caller does.
    bool restarts = true;
};

} // namespace learning
