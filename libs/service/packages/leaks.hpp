// Finds in what an engine shows that what only one seat may see can be seen by others as well.
//
// Nobody but the author knows what is secret. But what the engine shows to one seat and not to everybody is:
// if the same value stands elsewhere in what another seat is shown or asked at that moment, it was told by
// mistake, or by a coincidence that is rare where the value is long.
#pragma once

#include "support/json.hpp"

#include <optional>
#include <string>
#include <vector>

namespace packages {

// A question as a seat gets it.
struct SeatQuestion {
    int seat;
    support::Json params;
};

// In one view, {"all", "seats"}, and the question that follows it, if one does: which value, as a path, of
// whom, and where it can be seen. The first that is found.
[[nodiscard]] std::optional<std::string> leak_in(support::Json const& view,
                                                 std::optional<SeatQuestion> const& asked);

} // namespace packages
