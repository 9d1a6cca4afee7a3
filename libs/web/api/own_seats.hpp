// Which of a game's seats are the asker's: those whose bots are the asker's, or the asker's team's. All are
// an administrator's.
#pragma once

#include "api/operation.hpp"
#include "league/entrant.hpp"
#include "rules/outcome.hpp"
#include "storage/submissions.hpp"

#include <vector>

namespace api {

[[nodiscard]] support::Result<std::vector<rules::Seat>>
own_seats(Call const& call, storage::Submissions& bots, std::vector<league::Entrant> const& seats);

} // namespace api
