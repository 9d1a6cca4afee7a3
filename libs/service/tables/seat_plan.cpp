#include "tables/seat_plan.hpp"

#include "support/enum_names.hpp"

namespace tables {

namespace {

constexpr auto names = support::enum_names<SeatKind>("open", "invited", "house", "upload", "remote");

} // namespace

std::string_view to_text(SeatKind kind) {
    return names.name_of(kind);
}

std::optional<SeatKind> seat_kind_from_text(std::string_view text) {
    return names.find(text);
}

} // namespace tables
