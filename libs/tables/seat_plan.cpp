#include "tables/seat_plan.hpp"

#include <algorithm>
#include <array>

namespace tables {

namespace {

constexpr std::array<std::string_view, 5> names{"open", "invited", "house", "upload", "remote"};

} // namespace

std::string_view to_text(SeatKind kind) {
    return names.at(static_cast<std::size_t>(kind));
}

std::optional<SeatKind> seat_kind_from_text(std::string_view text) {
    auto const found = std::ranges::find(names, text);
    if (found == names.end()) {
        return std::nullopt;
    }
    return static_cast<SeatKind>(found - names.begin());
}

} // namespace tables
