#include "people/role.hpp"

#include <algorithm>
#include <array>

namespace people {

namespace {

constexpr std::array<std::string_view, 5> names{"guest", "user", "author", "organiser", "administrator"};

} // namespace

std::string_view to_text(Role role) {
    return names.at(static_cast<std::size_t>(role));
}

std::optional<Role> role_from_text(std::string_view text) {
    auto const* const found = std::ranges::find(names, text);
    if (found == names.end()) {
        return std::nullopt;
    }
    return static_cast<Role>(found - names.begin());
}

} // namespace people
