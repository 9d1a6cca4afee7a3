#include "people/registration.hpp"

#include "support/enum_names.hpp"

namespace people {

namespace {

constexpr auto registrations = support::enum_names<Registration>("open", "code", "closed");

} // namespace

std::string_view to_text(Registration registration) {
    return registrations.name_of(registration);
}

std::optional<Registration> registration_from_text(std::string_view text) {
    return registrations.find(text);
}

} // namespace people
