// Who may sit on a seat, as whoever made the table chose.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace tables {

enum class SeatKind : std::uint8_t {
    open,       // anybody
    invited,    // whoever has the link
    house_bot,  // a bot of the game's
    upload,     // a bot that somebody uploaded
    remote_bot, // a bot on its author's machine
};

[[nodiscard]] std::string_view to_text(SeatKind kind);
[[nodiscard]] std::optional<SeatKind> seat_kind_from_text(std::string_view text);

struct SeatPlan {
    SeatKind kind = SeatKind::open;
    std::string bot = {};        // its name; with parameters for one of the house: "smart:nodes=5000"
    std::string invitation = {}; // the hash of the link's secret

    [[nodiscard]] bool is_for_people() const { return kind == SeatKind::open || kind == SeatKind::invited; }

    bool operator==(SeatPlan const&) const = default;
};

} // namespace tables
