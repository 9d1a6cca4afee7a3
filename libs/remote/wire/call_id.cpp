#include "wire/call_id.hpp"

#include "support/text.hpp"

#include <fmt/format.h>

namespace wire {

std::string to_text(CallId const& id) {
    return fmt::format("{}-{}-{}", id.table, id.seat, id.moves);
}

std::optional<CallId> call_id_from_text(std::string_view text) {
    auto rest = text;
    auto const table = support::whole_number<support::TableId>(support::cut_front(rest, '-'));
    auto const seat = support::whole_number<rules::Seat>(support::cut_front(rest, '-'));
    auto const moves = support::whole_number<std::size_t>(rest);
    if (!table || !seat || !moves) {
        return std::nullopt;
    }
    CallId const id{.table = *table, .seat = *seat, .moves = *moves};
    return to_text(id) == text ? std::optional(id) : std::nullopt;
}

} // namespace wire
