// How a table comes into being: what somebody wishes for, checked, as its first events.
#pragma once

#include "rules/registry.hpp"
#include "support/result.hpp"
#include "tables/decide.hpp"

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace tables {

struct Wish {
    std::string game;
    std::map<std::string, std::string> options = {};
    std::optional<std::string> position = {};
    std::vector<SeatPlan> seats = {};
    std::vector<rules::Seat> mine = {}; // where who wishes sits down at once; at most one
    PersonTime time = {};
    bool is_casual = true;
    bool is_private = false;
    // Rather sits down at a table that waits with the same wish, the oldest first, than makes another.
    bool joins = false;
};

// Whether there is such a bot for that game: of the kinds that are not the house's.
using KnowsBot = std::function<support::Result<void>(SeatPlan const& plan, rules::Game const& game)>;

// The error says what cannot be.
[[nodiscard]] support::Result<Happenings> open_table(Wish const& wish, Participant const& who,
                                                     std::uint64_t seed, rules::Registry const& games,
                                                     KnowsBot const& knows_bot);

// The same people and bots again, each one seat further.
[[nodiscard]] Happenings rematch_of(Table const& table, std::uint64_t seed);

} // namespace tables
