// What follows from what is asked: events, or why not. Nothing is changed here, and no clock is read: the
// present moment is a parameter.
#pragma once

#include "rules/registry.hpp"
#include "support/moment.hpp"
#include "support/result.hpp"
#include "tables/command.hpp"
#include "tables/table.hpp"

#include <vector>

namespace tables {

using Happenings = std::vector<Happening>;

// denied: who asks may not; refused: not at this moment; invalid: it makes no sense. The events are to be
// applied in their order, all at `now`.
[[nodiscard]] support::Result<Happenings> decide(Table const& table, Command const& command,
                                                 Participant const& who, support::Moment now);

// Nothing follows where there is nothing to be done.
[[nodiscard]] Happenings decide(Table const& table, HouseCommand const& command, support::Moment now);

// When the person whose turn it is runs out of time; nothing where nobody can.
[[nodiscard]] std::optional<support::Moment> deadline(Table const& table);

// Whether somebody may know of the table: of a private one only who sits there, made it, or has an
// invitation.
[[nodiscard]] bool may_see(Table const& table, Participant const& who, std::string const& invitation);

// Whether all people who played want to play again.
[[nodiscard]] bool wants_rematch(Table const& table);

// What happens at a table, numbered and dated.
[[nodiscard]] std::vector<Event> as_events(std::int64_t last, Happenings happenings, support::Moment now);

} // namespace tables
