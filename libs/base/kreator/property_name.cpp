#include "kreator/property_name.hpp"

#include <cstddef>

namespace kreator {

namespace {

// Of ASCII alone, whatever the locale says.
bool is_capital(char letter) {
    return letter >= 'A' && letter <= 'Z';
}
bool is_small(char letter) {
    return letter >= 'a' && letter <= 'z';
}
bool is_digit(char letter) {
    return letter >= '0' && letter <= '9';
}
char to_capital(char letter) {
    return is_small(letter) ? static_cast<char>(letter - 'a' + 'A') : letter;
}

bool begins_word(std::string_view name, std::size_t index) {
    if (index == 0 || !is_capital(name[index]) || name[index - 1] == '.') {
        return false;
    }
    bool const is_before_small = index + 1 < name.size() && is_small(name[index + 1]);
    return !is_capital(name[index - 1]) || is_before_small;
}

} // namespace

bool is_property_name(std::string_view name) {
    bool begins = true;
    for (char const letter : name) {
        if (begins ? !is_capital(letter)
                   : !is_capital(letter) && !is_small(letter) && !is_digit(letter) && letter != '.') {
            return false;
        }
        begins = letter == '.';
    }
    return !begins;
}

std::string variable_name(std::string_view prefix, std::string_view name) {
    std::string variable(prefix);
    variable += '_';
    for (std::size_t index = 0; index < name.size(); ++index) {
        if (begins_word(name, index)) {
            variable += '_';
        }
        variable += name[index] == '.' ? '_' : to_capital(name[index]);
    }
    return variable;
}

} // namespace kreator
