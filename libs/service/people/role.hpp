// The roles of people. Each role may do everything that the roles before it may.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace people {

enum class Role : std::uint8_t {
    guest, // has no account: watches, plays casual games
    user,
    author,    // uploads games
    organiser, // runs contests
    administrator,
};

[[nodiscard]] std::string_view to_text(Role role);
[[nodiscard]] std::optional<Role> role_from_text(std::string_view text);

} // namespace people
