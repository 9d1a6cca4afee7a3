// Who may log in with a password: everybody, administrators only (who need a way in when an institution's
// login does not work), or nobody.
#pragma once

#include "people/role.hpp"

#include <cstdint>
#include <optional>
#include <string_view>

namespace people {

enum class PasswordUse : std::uint8_t { everybody, administrators, nobody };

[[nodiscard]] std::string_view to_text(PasswordUse use);
[[nodiscard]] std::optional<PasswordUse> password_use_from_text(std::string_view text);

[[nodiscard]] constexpr bool may_use(PasswordUse use, Role role) {
    return use == PasswordUse::everybody ||
           (use == PasswordUse::administrators && role == Role::administrator);
}

} // namespace people
