// The name of one question to a remote bot: "17-0-4" is asked at table 17, of seat 0, after four moves.
//
// It follows from the table alone. So a question that is sent again has the same name, whether the line was
// cut or the server was started again, and a bot that has answered it knows.
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
