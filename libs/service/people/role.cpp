#include "people/role.hpp"

#include "support/enum_names.hpp"

namespace people {

namespace {

constexpr auto names = support::enum_names<Role>("guest", "user", "author", "organiser", "administrator");

} // namespace

std::string_view to_text(Role role) {
    return names.name_of(role);
}

std::optional<Role> role_from_text(std::string_view text) {
    return names.find(text);
}

} // namespace people
