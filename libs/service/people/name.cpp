#include "people/name.hpp"

#include <algorithm>

namespace people {

using support::ErrorKind;
using support::fail;

namespace {

constexpr std::size_t least_name_length = 2;
constexpr std::size_t most_name_length = 30;

bool is_letter_or_digit(char character) {
    return (character >= 'a' && character <= 'z') || (character >= 'A' && character <= 'Z') ||
           (character >= '0' && character <= '9');
}

bool is_allowed(char character) {
    return is_letter_or_digit(character) || character == '.' || character == '-' || character == '_';
}

} // namespace

support::Result<void> check_name(std::string_view name) {
    if (name.size() < least_name_length || name.size() > most_name_length) {
        return fail(ErrorKind::invalid, "a name must have {} to {} characters", least_name_length,
                    most_name_length);
    }
    if (!std::ranges::all_of(name, is_allowed)) {
        return fail(ErrorKind::invalid,
                    "a name may contain only letters (a–z), digits, dots, dashes and underscores");
    }
    if (!is_letter_or_digit(name.front())) {
        return fail(ErrorKind::invalid, "a name must begin with a letter or a digit");
    }
    return {};
}

} // namespace people
