// What an arena has in it before anybody has done anything: a contest to look at and to take part in.
#pragma once

#include "league/contests.hpp"
#include "support/moment.hpp"

namespace league {

// The game that is shown first.
[[nodiscard]] std::string sample_game(rules::Registry const& games);

// Where there are neither people nor contests yet; nowhere else, and so once.
[[nodiscard]] support::Result<void> make_sample(storage::Database& database, rules::Registry const& games,
                                                Contests& contests, support::Moment now);

} // namespace league
