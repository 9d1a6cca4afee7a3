#include "people/password_use.hpp"

#include "support/enum_names.hpp"

namespace people {

namespace {

constexpr auto password_uses = support::enum_names<PasswordUse>("everybody", "administrators", "nobody");

} // namespace

std::string_view to_text(PasswordUse use) {
    return password_uses.name_of(use);
}

std::optional<PasswordUse> password_use_from_text(std::string_view text) {
    return password_uses.find(text);
}

} // namespace people
