// The id of one call to a remote bot: "17-0-4" means table 17, seat 0, after four moves.
//
// It depends on the table alone. A call that is sent again, after a lost connection or a restart of the
// server, has the same id, so a bot recognises a call that it has already answered.
#pragma once

#include "rules/outcome.hpp"
#include "support/ids.hpp"

#include <compare>
#include <optional>
#include <string>
#include <string_view>

namespace wire {

struct CallId {
    support::TableId table = 0;
    rules::Seat seat = 0;
    std::size_t moves = 0;

    auto operator<=>(CallId const&) const = default;
};

[[nodiscard]] std::string to_text(CallId const& id);
// Nothing where it is none: what to_text writes, and no other way of writing it.
[[nodiscard]] std::optional<CallId> call_id_from_text(std::string_view text);

} // namespace wire
