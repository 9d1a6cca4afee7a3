// Moves that are taken back: where that is possible, and what the table is like afterwards.
//
// Only in casual games of two players in which nothing is hidden and nothing is left to chance: elsewhere
// somebody would have seen what the next attempt brings. Rules that are a program cannot go back, and bots of
// people are not asked.
#pragma once

#include "support/moment.hpp"
#include "support/result.hpp"
#include "tables/table.hpp"

#include <cstdint>
#include <optional>

namespace tables {

// Of a table at its start.
[[nodiscard]] bool allows_takebacks(Table const& table);

// How many moves stay if this seat takes its last one back; nothing if it has made none.
[[nodiscard]] std::optional<std::int64_t> moves_before_last_of(Table const& table, rules::Seat seat);

// Whether another person has to agree; house bots always do.
[[nodiscard]] bool needs_consent(Table const& table, rules::Seat seat);

// Who thought meanwhile has used that time.
[[nodiscard]] support::Result<void> take_back(Table& table, TakenBack const& taken, support::Moment moment);

} // namespace tables
